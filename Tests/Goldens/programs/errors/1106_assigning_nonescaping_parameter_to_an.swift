var saved: (() -> Void)?
func keep(_ f: () -> Void) { saved = f }
