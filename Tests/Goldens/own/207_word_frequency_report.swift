import Foundation
let passage = """
    It was the best of times, it was the worst of times, it was the age of wisdom,
    it was the age of foolishness... "What?" said the age; nobody -- nobody! -- answered.
    """
struct Report {
    let counts: [String: Int]
    init(_ text: String, stopWords: Set<String> = []) {
        let tokens = text.lowercased()
            .components(separatedBy: CharacterSet.alphanumerics.inverted)
            .filter { !$0.isEmpty && !stopWords.contains($0) }
        counts = tokens.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    func top(_ n: Int) -> [(word: String, count: Int)] {
        let pairs = counts.map { (word: $0.key, count: $0.value) }
        let sorted = pairs.sorted { a, b in a.count == b.count ? a.word < b.word : a.count > b.count }
        return Array(sorted.prefix(n))
    }
    var byLength: [Int: [String]] { Dictionary(grouping: counts.keys, by: \.count).mapValues { $0.sorted() } }
}
let report = Report(passage, stopWords: ["the", "of"])
for (word, count) in report.top(5) {
    print(word.padding(toLength: 10, withPad: ".", startingAt: 0), count)
}
for (length, words) in report.byLength.sorted(by: { $0.0 < $1.0 }) where words.count > 1 { print(length, words) }
let sentences = passage.split { ".?!".contains($0) }.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
print(sentences.count, sentences[1])
print(passage.components(separatedBy: "\n").map { $0.count }, passage.filter { $0 == "," }.count)
let title = "the lord of the rings".split(separator: " ").enumerated().map { i, w in
    i > 0 && ["of", "the"].contains(w) ? String(w) : w.prefix(1).uppercased() + w.dropFirst()
}.joined(separator: " ")
print(title)
func wrap(_ s: String, _ width: Int) -> [String] {
    var lines = [""]
    for w in s.split(whereSeparator: { $0.isWhitespace }) {
        if lines[lines.count - 1].isEmpty { lines[lines.count - 1] = String(w) }
        else if lines.last!.count + 1 + w.count <= width { lines[lines.count - 1] += " " + w }
        else { lines.append(String(w)) }
    }
    return lines
}
for line in wrap(passage, 30) { print("|" + line.padding(toLength: 30, withPad: " ", startingAt: 0) + "|") }
if let r = passage.range(of: "worst") { print(passage[r], passage[..<r.lowerBound].count, passage.distance(from: passage.startIndex, to: r.upperBound)) }
print(passage.contains("wisdom"), passage.range(of: "WISDOM") == nil, passage.range(of: "WISDOM", options: .caseInsensitive) != nil)
print("a-b_c d".components(separatedBy: CharacterSet(charactersIn: "-_ ")), "x=1&y=2".split(separator: "&").map { $0.split(separator: "=") })
print("  padded\t\n".trimmingCharacters(in: .whitespacesAndNewlines) + "|", "Hello".replacingOccurrences(of: "l", with: "L"), "abc".compare("abd") == .orderedAscending, "file10".localizedStandardCompare("file9") == .orderedDescending)
let vowels = CharacterSet(charactersIn: "aeiou")
print("education".unicodeScalars.filter(vowels.contains).count, String("education".unicodeScalars.filter { !vowels.contains($0) }))
