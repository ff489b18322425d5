let log = """
2024-03-01 12:00:01 [INFO] server: started on port 8080
2024-03-01 12:00:05 [WARN] disk: usage at 91%
2024-03-02 08:15:42 [ERROR] db: connection refused (code=61)
garbage line
2024-03-02 08:16:00 [INFO] db: reconnected after 18s
"""
enum Level: String, CaseIterable { case info = "INFO", warn = "WARN", error = "ERROR" }
struct Entry {
    let date: String, level: Level, source: String, message: String
}
let pattern = #/(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2}) \[(\w+)\] (?<source>\w+): (?<message>.*)/#

var entries: [Entry] = []
for line in log.split(separator: "\n") {
    guard let match = line.wholeMatch(of: pattern), let level = Level(rawValue: String(match.5)) else {
        print("cannot parse:", line)
        continue
    }
    entries.append(Entry(date: String(match.1), level: level, source: String(match.source), message: String(match.message)))
    let seconds = [match.2, match.3, match.4].map { Int($0)! }.reduce(0) { $0 * 60 + $1 }
    print(seconds, level, match.source)
}
for level in Level.allCases {
    print(level.rawValue, entries.filter { $0.level == level }.count)
}
let numbers = log.matches(of: #/\b\d+(?=%|s\b)/#).map { String($0.output) }
print(numbers)
print(entries.compactMap { $0.message.firstMatch(of: #/code=(\d+)/#)?.1 })
let redacted = entries[0].message.replacing(#/\d+/#) { m in String(repeating: "#", count: m.output.count) }
print(redacted)
print("a1b22c333".replacing(#/[0-9]+/#, with: "-"), "one, two;three".split(separator: #/[,;]\s*/#))
print("key = value".contains(#/\w+\s*=\s*\w+/#), "2024".wholeMatch(of: #/\d{3}/#) == nil)
print("foobar".starts(with: #/fo+/#), "  trim me ".trimmingPrefix(#/\s+/#))
let word = try! Regex("[aeiou]{2,}")
print("queue of oolong tea".matches(of: word).map { String($0.0) })
let ignoring = #/hello/#.ignoresCase()
print("HeLLo world".prefixMatch(of: ignoring)?.output ?? "no")
for m in "x=1, y=20".matches(of: #/([a-z])=(\d+)/#) {
    let (whole, name, value) = m.output
    print(whole, name, Int(value)! + 1, m.range.lowerBound == "x=1, y=20".startIndex)
}
