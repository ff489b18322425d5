func repeatText(_ text: String, times: Int) -> String {
    String(repeating: text, count: times)
}
print(repeatText("ab", 3))
print("done")
