func make(_ k: String) -> [String: Int] { ["a": 1, k: 2] }
print(make("b").count)
print(make("a").count)
