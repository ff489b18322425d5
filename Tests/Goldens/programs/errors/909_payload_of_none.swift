enum Light { case red, green(Int) }
func show(_ l: Light) { switch l { case .red(let n): print(n); case .green: break } }
