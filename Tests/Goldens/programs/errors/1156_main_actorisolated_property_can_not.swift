@MainActor class VM { var t = "" }
func f(_ v: VM) -> String { v.t }
