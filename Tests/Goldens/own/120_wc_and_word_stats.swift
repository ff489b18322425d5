let text = """
  It was a bright cold day in April,
  and the clocks were striking thirteen.

    The hallway smelt of boiled cabbage
  and old rag mats; the day was cold.
  """

struct WordCount: Equatable {
  var lines = 0, words = 0, characters = 0, bytes = 0
  init(_ text: some StringProtocol) {
    lines = text.filter { $0 == "\n" }.count
    words = text.split { $0.isWhitespace }.count
    characters = text.count
    bytes = text.utf8.count
  }
}
print(WordCount(text), WordCount("naïve café ☕️\n"), WordCount("") == WordCount(""))

let words = text.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
let frequencies = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
let top = frequencies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
for (word, n) in top { print(word.padding(6), String(repeating: "▇", count: n), n) }
extension String {
  func padding(_ n: Int) -> String { self + String(repeating: " ", count: Swift.max(0, n - count)) }
  var vowels: Int { reduce(0) { "aeiou".contains($1) ? $0 + 1 : $0 } }
  func wrapped(_ width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      if lines[lines.endIndex - 1].count + word.count >= width { lines.append("") }
      lines[lines.endIndex - 1] += (lines.last!.isEmpty ? "" : " ") + word
    }
    return lines
  }
}
let byLength = Dictionary(grouping: Set(words), by: \.count)
for n in byLength.keys.sorted() { print(n, byLength[n]!.sorted().joined(separator: ",")) }
print(words.max { $0.vowels < $1.vowels }!, words.map(\.count).reduce(0, +), words.filter { $0.count > 6 })

var letters: [Character: Int] = [:]
for c in text where c.isLetter { letters[Character(c.lowercased()), default: 0] += 1 }
let ranking = letters.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
print(ranking.prefix(6).map { "\($0.key)\($0.value)" }.joined(separator: " "), letters["q"] ?? 0, letters.values.reduce(0, +))
let bigrams = zip(words, words.dropFirst()).map { "\($0) \($1)" }
print(bigrams.filter { $0.hasPrefix("the") }, bigrams.count, Set(bigrams).count == bigrams.count)
for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
  let trimmed = line.drop(while: \.isWhitespace)
  print("\(number + 1)", line.count - trimmed.count, trimmed.split(separator: " ").count, trimmed.last.map { String($0) } ?? "(blank)")
}
print(text.split(separator: "\n").map { $0.split(separator: " ").map { $0.first!.uppercased() }.joined() })
print("the end of the line is near the shore".wrapped(12), "The Day".lowercased() == "the day", words.firstIndex(of: "day")!, words.lastIndex(of: "day")!)
let swapped = String("Hello World".map { $0.isUppercase ? Character($0.lowercased()) : Character($0.uppercased()) })
print(swapped, "a-b-c".split(separator: "-").joined(), String("abc".unicodeScalars.reversed().map(Character.init)), "x".unicodeScalars.first!.properties.isAlphabetic)
func isAnagram(_ a: String, _ b: String) -> Bool { a.lowercased().filter(\.isLetter).sorted() == b.lowercased().filter(\.isLetter).sorted() }
func compress(_ s: String) -> String {
  var out = "", previous: Character?, n = 0
  for c in s + "\0" {
    if c == previous { n += 1; continue }
    if let p = previous { out += n > 1 ? "\(p)\(n)" : "\(p)" }
    (previous, n) = (c, 1)
  }
  return out
}
print(isAnagram("Dormitory", "dirty room"), compress("aaabccd"), compress(""), compress("zzzz"))
let csv = "name,qty\n\"Smith, J\",3\nLee,\"4\"\"x\""
func fields(_ line: Substring) -> [String] {
  var out = [""], quoted = false
  for c in line {
    switch (c, quoted) {
    case ("\"", _): quoted.toggle()
    case (",", false): out.append("")
    default: out[out.count - 1].append(c)
    }
  }
  return out
}
for line in csv.split(separator: "\n") { print(fields(line)) }
let template = "Dear {name}, you owe {sum}."
func fill(_ t: String, _ values: [String: String]) -> String { values.reduce(t) { $0.replacing("{\($1.key)}", with: $1.value) } }
print(fill(template, ["name": "Ann", "sum": "$5"]), template.contains("{sum}"), template.prefix { $0 != "{" }, template.firstRange(of: "you").map { template[$0.upperBound...] } ?? "")
