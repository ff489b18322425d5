struct Note: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    static let names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
    static let flats = ["Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"]
    let index: Int
    init(index: Int) { self.index = ((index % 12) + 12) % 12 }
    init?(_ name: String) {
        let name = Note.flats[name] ?? name
        guard let i = Note.names.firstIndex(of: name) else { return nil }
        index = i
    }
    init(stringLiteral s: StaticString) { self = Note("\(s)") ?? Note(index: 0) }
    var description: String { Note.names[index] }
    static func + (n: Note, semitones: Int) -> Note { Note(index: n.index + semitones) }
    static func - (a: Note, b: Note) -> Int { ((a.index - b.index) % 12 + 12) % 12 }
}
struct Scale: Sequence {
    enum Mode: String, CaseIterable { case major = "MMmMMMm", minor = "MmMMmMM", blues = "AMmmAM", chromatic = "mmmmmmmmmmmm" }
    let root: Note, mode: Mode
    static let steps: [Character: Int] = ["m": 1, "M": 2, "A": 3]
    func makeIterator() -> some IteratorProtocol<Note> {
        let offsets = mode.rawValue.dropLast().reduce(into: [0]) { $0.append($0.last! + Scale.steps[$1]!) }
        return offsets.lazy.map { root + $0 }.makeIterator()
    }
    func chord(_ degree: Int, size: Int = 3) -> [Note] {
        let notes = Array(self)
        return (0..<size).map { notes[(degree - 1 + 2 * $0) % notes.count] }
    }
}
for mode in Scale.Mode.allCases { print(mode, Scale(root: "G", mode: mode).map(\.description).joined(separator: " ")) }
let c = Scale(root: "C", mode: .major)
print((1...7).map { c.chord($0).map { "\($0)" }.joined() }, c.chord(5, size: 4))
print(Note.init("Bb" as String)! + 3, Note("H" as String) as Any, ("E" as Note) - "C", ("C" as Note) - "E", Set(c).intersection(Scale(root: "G", mode: .major)).count)
let circle = Array(sequence(first: "C" as Note) { $0 + 7 }.prefix(12))
print(circle, Set(circle).count)
enum Quality: String { case major = "", minor = "m", diminished = "°"; init?(_ chord: [Note]) { switch (chord[1] - chord[0], chord[2] - chord[1]) { case (4, 3): self = .major; case (3, 4): self = .minor; case (3, 3): self = .diminished; default: return nil } } }
print((1...7).compactMap { d in let ch = c.chord(d); return Quality(ch).map { "\(ch[0])\($0.rawValue)" } })
