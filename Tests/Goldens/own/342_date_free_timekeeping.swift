struct Duration_: Comparable, CustomStringConvertible, AdditiveArithmetic {
    var seconds: Int
    static let zero = Duration_(seconds: 0)
    init(seconds: Int) { self.seconds = seconds }
    init(h: Int = 0, m: Int = 0, s: Int = 0) { seconds = h * 3600 + m * 60 + s }
    init?(_ text: String) {
        let parts = text.split(separator: ":").map { Int($0) }
        guard parts.count <= 3, !parts.isEmpty, !parts.contains(nil) else { return nil }
        seconds = parts.compactMap { $0 }.reduce(0) { $0 * 60 + $1 }
    }
    var description: String {
        let h = seconds / 3600, m = seconds % 3600 / 60, s = seconds % 60
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : String(n) }
        return h > 0 ? "\(h):\(two(m)):\(two(s))" : "\(m):\(two(s))"
    }
    static func < (l: Duration_, r: Duration_) -> Bool { l.seconds < r.seconds }
    static func + (l: Duration_, r: Duration_) -> Duration_ { Duration_(seconds: l.seconds + r.seconds) }
    static func - (l: Duration_, r: Duration_) -> Duration_ { Duration_(seconds: l.seconds - r.seconds) }
    static func / (l: Duration_, n: Int) -> Duration_ { Duration_(seconds: l.seconds / n) }
}
struct Track { let title: String, artist: String; let length: Duration_ }
class Playlist {
    let name: String
    private(set) var tracks: [Track]
    private var position = 0
    var repeats = false
    init(_ name: String, _ tracks: Track...) { self.name = name; self.tracks = tracks }
    var total: Duration_ { tracks.map { $0.length }.reduce(.zero, +) }
    var longest: Track? { tracks.max(by: { $0.length < $1.length }) }
    func next() -> Track? {
        if position >= tracks.count {
            guard repeats, !tracks.isEmpty else { return nil }
            position = 0
        }
        defer { position += 1 }
        return tracks[position]
    }
    func grouped() -> [String: [Track]] { Dictionary(grouping: tracks) { $0.artist } }
    func move(from: Int, to: Int) {
        let t = tracks.remove(at: from)
        tracks.insert(t, at: to)
    }
    func shuffled(using order: [Int]) -> [String] { order.map { tracks[$0 % tracks.count].title } }
}
let list = Playlist("Mix",
                    Track(title: "Intro", artist: "Air", length: Duration_(s: 45)),
                    Track(title: "Long One", artist: "Yes", length: Duration_(m: 18, s: 42)),
                    Track(title: "Pop", artist: "Air", length: Duration_("3:05")!))
print(list.total, list.longest!.title, list.total / list.tracks.count)
while let t = list.next() { print(t.title, t.length, terminator: "; ") }
print()
list.repeats = true
print((1...4).compactMap { _ in list.next()?.title })
list.move(from: 2, to: 0)
print(list.tracks.map(\.title), list.shuffled(using: [4, 0, 2]))
for (artist, tracks) in list.grouped().sorted(by: { $0.key < $1.key }) {
    print("\(artist): \(tracks.count) track\(tracks.count == 1 ? "" : "s"), \(tracks.map(\.length).reduce(.zero, +))")
}
print(Duration_("1:02:03")!, Duration_("x:1") as Any, Duration_("1:2:3:4") == nil, Duration_(h: 1) > Duration_(m: 59), [Duration_(s: 5), Duration_(m: 1)].max()!, Duration_(h: 2) - Duration_(m: 1))
