import Foundation
let csvText = """
name,math,physics,art
Alice,90,85,70
Bob,60,75,95
Chloe,,88,91
Dan,100,abc,50
"""
struct Record { let name: String; let marks: [String: Int?] }
func loadRecords(from text: String) -> [Record] {
    let lines = text.components(separatedBy: "\n")
    guard let header = lines.first?.components(separatedBy: ",") else { return [] }
    var records: [Record] = []
    for line in lines.dropFirst() {
        let fields = line.components(separatedBy: ",")
        guard fields.count == header.count else { continue }
        var marks: [String: Int?] = [:]
        for (subject, value) in zip(header, fields).dropFirst() {
            marks[subject] = .some(Int(value))
        }
        records.append(Record(name: fields[0], marks: marks))
    }
    return records
}
let records = loadRecords(from: csvText)
for r in records {
    let valid = r.marks.compactMapValues { $0 }
    let missing = r.marks.filter { $0.value == nil }.keys.sorted()
    let mean = Double(valid.values.reduce(0, +)) / Double(valid.count)
    print(String(format: "%@: %.1f", r.name, mean), missing.isEmpty ? "" : "missing \(missing)")
}
let subjects = ["math", "physics", "art"]
for s in subjects {
    let values = records.compactMap { $0.marks[s] ?? nil }
    let best = records.max { ($0.marks[s] ?? nil) ?? -1 < ($1.marks[s] ?? nil) ?? -1 }!
    print(s.capitalized.padding(toLength: 10, withPad: " ", startingAt: 0), values.min()!, values.max()!, best.name)
}
let histogram = Dictionary(grouping: records.flatMap { $0.marks.values.compactMap { $0 } }) { ($0 / 10) * 10 }
for bucket in histogram.keys.sorted(by: >) {
    print(String(format: "%3d", bucket), String(repeating: "#", count: histogram[bucket]!.count))
}
let scores = ["Alice": 3, "Bob": 1, "Chloe": 3]
let ranking = scores.sorted { a, b in
    if a.value != b.value { return a.value > b.value }
    return a.key < b.key
}
for (place, entry) in ranking.enumerated() { print("\(place + 1). \(entry.key) \(entry.value)") }
let text = "  The quick  brown fox  "
print(text.trimmingCharacters(in: .whitespaces).components(separatedBy: " ").filter { !$0.isEmpty }.map { $0.prefix(1) }.joined())
print(text.replacingOccurrences(of: "quick", with: "slow").contains("slow"), text.range(of: "fox") != nil, "a,b".components(separatedBy: ",").last ?? "")
