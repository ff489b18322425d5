import RegexBuilder
let log = "2024-01-05 ERROR [net] timeout after 30s\n2024-01-06 INFO [ui] started\n2024-02-01 ERROR [db] locked for 5s\nnoise"
let line = Regex { Anchor.startOfLine; Capture { Repeat(.digit, count: 4); "-"; Repeat(.digit, count: 2); "-"; Repeat(.digit, count: 2) }; " "; Capture { ChoiceOf { "ERROR"; "INFO" } }; " ["; Capture { OneOrMore(.word) }; "] "; Capture { OneOrMore(.anyNonNewline) } }
for m in log.matches(of: line) { let (_, date, level, source, text) = m.output; print(date, level, source, text.count) }
let secs = Regex { TryCapture { OneOrMore(.digit) } transform: { Int($0) }; "s"; Anchor.wordBoundary }
print(log.matches(of: secs).map { $0.1 }, log.firstMatch(of: secs)!.output.1 + 1)
let kv = Regex { Capture(OneOrMore(.word)); ZeroOrMore(.whitespace); "="; ZeroOrMore(.whitespace); Capture { Optionally("-"); OneOrMore(.digit) } }
print("a = 1, bb=-22 ,c= 3".matches(of: kv).map { "\($0.1):\($0.2)" })
let name = Reference(Substring.self), num = Reference(Int.self)
let item = Regex { Capture(as: name) { OneOrMore("a"..."z") }; ":"; TryCapture(as: num) { OneOrMore(.digit) } transform: { Int($0) } }
if let m = "x apple:12 y".firstMatch(of: item) { print(m[name], m[num] * 2) }
print("AbC".wholeMatch(of: Regex { OneOrMore(.word) }.ignoresCase()) != nil, "one1two22".split(separator: Regex { OneOrMore(.digit) }), "x--y".replacing(Regex { Repeat("-", 2...) }, with: "+"))
let email = #/(?<user>[a-z.]+)@(?<host>[a-z]+\.(?:com|org))/#
let text = "mail bob.k@site.com and ann@x.org, not joe@bad.net"
print(text.matches(of: email).map { "\($0.user) at \($0.host)" }, text.replacing(email) { "<\($0.user)>" }, text.firstRange(of: email).map { text.distance(from: text.startIndex, to: $0.lowerBound) }!)
print("k1=v1;k2=v2".split(separator: ";").map { $0.split(separator: "=") }.reduce(into: [:]) { $0[String($1[0])] = String($1[1]) }.sorted { $0.key < $1.key }.map { $0.value })
func tokens(_ s: String) -> [String] { s.matches(of: #/\d+(?:\.\d+)?|[-+*/()]|[a-z]+/#).map { String($0.output) } }
print(tokens("3.14*(r+2)-x"), "The Cat".replacing(#/[A-Z]/#) { $0.output.lowercased() }, "a1b2".contains(#/\d[a-z]/#), "2024".wholeMatch(of: #/(\d\d)(\d\d)/#)!.2, "xx".prefixMatch(of: #/x/#)!.output, "tel 555-1234".firstMatch(of: #/(\d{3})-(\d{4})/#).map { $0.1 + $0.2 } ?? "")
