enum Note: Int, CaseIterable, CustomStringConvertible {
  case c, cSharp, d, dSharp, e, f, fSharp, g, gSharp, a, aSharp, b
  init?(_ name: String) {
    let naturals: [Character: Note] = ["C": .c, "D": .d, "E": .e, "F": .f, "G": .g, "A": .a, "B": .b]
    guard let first = name.first, let base = naturals[Character(first.uppercased())] else { return nil }
    switch name.dropFirst() {
    case "": self = base
    case "#", "♯": self = base + 1
    case "b", "♭": self = base - 1
    default: return nil
    }
  }
  var description: String { ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"][rawValue] }
  static func + (n: Note, semitones: Int) -> Note { allCases[((n.rawValue + semitones) % 12 + 12) % 12] }
  static func - (n: Note, semitones: Int) -> Note { n + -semitones }
  static func - (a: Note, b: Note) -> Int { ((a.rawValue - b.rawValue) % 12 + 12) % 12 }
}
struct Scale {
  let root: Note, steps: [Int]
  static let major = [2, 2, 1, 2, 2, 2, 1], minor = [2, 1, 2, 2, 1, 2, 2]
  var notes: [Note] { steps.dropLast().reduce(into: [root]) { $0.append($0.last! + $1) } }
  func mode(_ n: Int) -> Scale { Scale(root: notes[n], steps: Array(steps[n...] + steps[..<n])) }
  func contains(_ chord: Chord) -> Bool { chord.notes.allSatisfy(notes.contains) }
}
struct Chord: CustomStringConvertible, Hashable {
  enum Quality: String, CaseIterable { case major = "", minor = "m", diminished = "dim", augmented = "aug"
    var intervals: [Int] {
      switch self {
      case .major: [0, 4, 7]
      case .minor: [0, 3, 7]
      case .diminished: [0, 3, 6]
      case .augmented: [0, 4, 8]
      }
    }
  }
  let root: Note, quality: Quality
  init(_ root: Note, _ quality: Quality = .major) { self.root = root; self.quality = quality }
  init?(_ notes: [Note]) {
    for root in notes {
      let shape = notes.map { $0 - root }.sorted()
      if let q = Quality.allCases.first(where: { $0.intervals == shape }) { self.init(root, q); return }
    }
    return nil
  }
  var notes: [Note] { quality.intervals.map { root + $0 } }
  var description: String { "\(root)\(quality.rawValue)" }
}
let cMajor = Scale(root: .c, steps: Scale.major)
print(cMajor.notes, Scale(root: .a, steps: Scale.minor).notes, Scale(root: Note("Eb")!, steps: Scale.major).notes)
print(Set(cMajor.mode(5).notes) == Set(cMajor.notes), cMajor.mode(5).steps == Scale.minor, cMajor.mode(1).root)
let triads = cMajor.notes.indices.map { i in [0, 2, 4].map { cMajor.notes[(i + $0) % 7] } }
print(triads.map { Chord($0)?.description ?? "?" }, Chord([.c, .d, .e]) as Any, Chord([.e, .g, .c])!)
let songs = ["Pop": [Chord(.c), Chord(.g), Chord(.a, .minor), Chord(.f)], "Jazz": [Chord(.d, .minor), Chord(.g), Chord(.c), Chord(.a)]]
for (name, chords) in songs.sorted(by: { $0.key < $1.key }) {
  let keys = Note.allCases.filter { root in chords.allSatisfy(Scale(root: root, steps: Scale.major).contains) }
  print(name, chords, "fits", keys, Set(chords.flatMap(\.notes)).count)
}
print(Note("H") as Any, Note("Bb")!, Note("Cb")!, Note("B#")!, Note.g - .c, Note.c - .g, Note.b + 2, Note.c - 1, Note("F##") as Any)
func transpose(_ line: String, by n: Int) -> String { line.split(separator: " ").map { Note(String($0)).map { "\($0 + n)" } ?? "|" }.joined(separator: " ") }
print(transpose("C E G | Bb A", by: 2), transpose("F# D", by: -3))
struct Rhythm { let pulses: Int, steps: Int
  var pattern: String {
    var groups = Array(repeating: "x", count: pulses).map { [$0] }, rest = Array(repeating: ["."], count: steps - pulses)
    while rest.count > 1 {
      let n = min(groups.count, rest.count)
      let paired = (0..<n).map { groups[$0] + rest[$0] }
      let left = groups.count > n ? Array(groups[n...]) : Array(rest[n...])
      groups = paired
      rest = left
    }
    return (groups + rest).joined().joined()
  }
}
print(Rhythm(pulses: 3, steps: 8).pattern, Rhythm(pulses: 5, steps: 8).pattern, Rhythm(pulses: 4, steps: 16).pattern, Rhythm(pulses: 2, steps: 5).pattern)
let durations: KeyValuePairs<String, Double> = ["whole": 4, "half": 2, "quarter": 1, "eighth": 0.5]
func bars(_ values: [Double]) -> [[Double]] { values.reduce(into: [[]]) { b, v in if b[b.count - 1].reduce(v, +) > 4 { b.append([v]) } else { b[b.count - 1].append(v) } } }
print(bars(durations.map(\.value) + [1, 0.5]), durations.first { $0.value < 2 }!.key)
