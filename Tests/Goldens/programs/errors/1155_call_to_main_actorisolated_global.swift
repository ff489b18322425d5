@MainActor func ui() {}
func bg() { ui() }
