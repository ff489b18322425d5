struct RunLength {
    static func encode(_ input: String) -> String {
        var out = ""
        var index = input.startIndex
        while index < input.endIndex {
            let c = input[index]
            let end = input[index...].firstIndex { $0 != c } ?? input.endIndex
            let n = input.distance(from: index, to: end)
            out += (n > 1 ? String(n) : "") + String(c)
            index = end
        }
        return out
    }

    static func decode(_ input: String) -> String {
        var result = "", digits = ""
        for c in input {
            if c.isNumber { digits.append(c) } else {
                result += String(repeating: c, count: Int(digits) ?? 1)
                digits.removeAll()
            }
        }
        return result
    }
}

extension Collection where Element: Equatable {
    func chunkedRuns() -> [SubSequence] {
        var runs = [SubSequence]()
        var start = startIndex
        while start != endIndex {
            var end = index(after: start)
            while end != endIndex && self[end] == self[start] { formIndex(after: &end) }
            runs.append(self[start..<end])
            start = end
        }
        return runs
    }
}

let samples = ["", "XYZ", "AABBBCCCC", "WWWWWWWWWWWWBWWWWWWWWWWWWBBBWWWWWWWWWWWWWWWWWWWWWWWWB", "  hsqq qww  ", "aabbbcccc", "ééé→→x"]
for s in samples {
    let packed = RunLength.encode(s)
    print("'\(s)' -> '\(packed)'", RunLength.decode(packed) == s ? "ok" : "LOST")
}
print(RunLength.decode("12WB12W3B24WB").count)
print([1, 1, 2, 3, 3, 3].chunkedRuns().map(Array.init))
print("mississippi".chunkedRuns().map { "\($0.count)\($0.first!)" }.joined(separator: " "))
func lookAndSay(_ seed: String) -> UnfoldSequence<String, (String?, Bool)> {
    sequence(first: seed) { s in s.chunkedRuns().map { String($0.count) + String($0[$0.startIndex]) }.joined() }
}
for term in lookAndSay("1").prefix(7) { print(term) }
let bits = (0..<24).map { $0 % 7 < 3 }
print(bits.map { $0 ? "#" : "." }.joined(), bits.chunkedRuns().map(\.count))
