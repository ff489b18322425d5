enum Status { case active, inactive(reason: String) }
let s = Status.inactive
print(s == .active)
