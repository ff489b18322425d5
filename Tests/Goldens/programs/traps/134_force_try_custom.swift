struct ParseFailure: Error { let line: Int; let text: String }
func parse(_ s: String) throws -> Int { if let n = Int(s) { return n }; throw ParseFailure(line: 3, text: s) }
print(try! parse("5"))
print(try! parse("five"))
