import Foundation

let dictionary = ["listen", "silent", "enlist", "google", "inlets", "banana", "tinsel", "stone", "notes", "onset", "tones"]

func key(for word: String) -> String { String(word.lowercased().sorted()) }

var groups: [String: [String]] = [:]
for word in dictionary { groups[key(for: word), default: []].append(word) }

let families = groups.values.filter { $0.count > 1 }.sorted { $0.count > $1.count }
for family in families { print(family.count, family.joined(separator: " = ")) }

struct Anagram {
    let subject: String
    func match(_ candidates: [String]) -> [String] {
        let mine = subject.lowercased()
        return candidates.filter { $0.lowercased() != mine && key(for: $0) == key(for: mine) }
    }
}
print(Anagram(subject: "Orchestra").match(["cashregister", "Carthorse", "radishes", "orchestra"]))
print(Anagram(subject: "stone").match(dictionary))

enum Scrabble {
    static let values: [Int: String] = [1: "AEIOULNRST", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"]
    static func score(_ word: String) -> Int {
        word.uppercased().reduce(0) { sum, letter in
            sum + (values.first { $0.value.contains(letter) }?.key ?? 0)
        }
    }
}
for word in ["a", "zoo", "street", "quirky", "OxyphenButazone", "pinata", ""] {
    let padded = word.padding(toLength: 16, withPad: ".", startingAt: 0)
    print(padded + String(format: "%3d", Scrabble.score(word)))
}
let sentence = "  The quick, brown fox; jumps over the lazy dog!  "
let words = sentence.trimmingCharacters(in: .whitespaces).components(separatedBy: " ")
print(words.count, words)
let clean = words.map { $0.trimmingCharacters(in: .punctuationCharacters).lowercased() }
print(clean.sorted { Scrabble.score($0) > Scrabble.score($1) }.first!)
print(sentence.replacingOccurrences(of: "o", with: "0"))
