enum Status { case active, inactive(reason: String) }
func f(_ s: Status) {
    if s == Status.active { print("a") }
}
