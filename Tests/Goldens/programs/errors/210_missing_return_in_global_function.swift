func f() -> String {
    "a"
    "b"
}
