let s: String? = "a"
print(s.uppercased())
