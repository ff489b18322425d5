struct Track: Hashable {
    struct Artist: Hashable { var name: String; var country: String? }
    var title: String
    var artist: Artist
    var seconds: Int
    var rating: Int?
    var isLong: Bool { seconds > 240 }
}

let tracks = [
    Track(title: "Blue Ice", artist: .init(name: "Nord", country: "NO"), seconds: 251, rating: 4),
    Track(title: "Anthem", artist: .init(name: "Quill", country: nil), seconds: 180, rating: nil),
    Track(title: "Mirror", artist: .init(name: "Nord", country: "NO"), seconds: 199, rating: 5),
    Track(title: "Cinder", artist: .init(name: "Ada", country: "CH"), seconds: 300, rating: 4),
    Track(title: "Lowlight", artist: .init(name: "Quill"), seconds: 241, rating: 2),
]

extension Sequence {
    func sorted<K: Comparable>(by key: KeyPath<Element, K>, _ order: (K, K) -> Bool = (<)) -> [Element] {
        sorted { order($0[keyPath: key], $1[keyPath: key]) }
    }
    func sum<N: AdditiveArithmetic>(_ key: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: key] } }
    func grouped<K: Hashable>(by key: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: key] } }
    func count(where flag: KeyPath<Element, Bool>) -> Int { filter { $0[keyPath: flag] }.count }
    func unique<K: Hashable>(_ key: KeyPath<Element, K>) -> [Element] {
        var seen = Set<K>()
        return filter { seen.insert($0[keyPath: key]).inserted }
    }
}

print(tracks.map(\.title), tracks.map(\.artist.name), tracks.map(\.artist.country?.count))
print(tracks.sorted(by: \.seconds).map(\.title), tracks.sorted(by: \.artist.name, >).first!.title)
print(tracks.sum(\.seconds), tracks.count(where: \.isLong), tracks.filter(\.isLong).count, tracks.unique(\.artist).map(\.artist.name))
for (artist, list) in tracks.grouped(by: \.artist.name).sorted(by: { $0.key < $1.key }) {
    print(artist, list.map(\.title), list.compactMap(\.rating))
}
print(tracks.max { ($0.rating ?? 0) < ($1.rating ?? 0) }?.title ?? "-", tracks.map(\.rating?.description).map { $0 ?? "?" })

struct Change<Root> {
    let apply: (inout Root) -> Void
    static func set<V>(_ path: WritableKeyPath<Root, V>, _ value: V) -> Change { Change { $0[keyPath: path] = value } }
    static func update<V>(_ path: WritableKeyPath<Root, V>, _ f: @escaping (inout V) -> Void) -> Change { Change { f(&$0[keyPath: path]) } }
}
func with<T>(_ value: T, _ changes: Change<T>...) -> T {
    var copy = value
    for change in changes { change.apply(&copy) }
    return copy
}
let remix = with(tracks[0], .set(\.rating, 1), .update(\.title) { $0 += " (remix)" }, .update(\.seconds, { $0 *= 2 }), .set(\.artist.country, nil))
print(remix.title, remix.seconds, remix.rating as Any, remix.artist, remix == tracks[0])

let path: WritableKeyPath<Track, Track.Artist> = \.artist
let deeper = path.appending(path: \.name)
print(tracks[3][keyPath: deeper], deeper == \Track.artist.name, \Track.title == \Track.artist.name)
var copy = tracks
copy[1][keyPath: deeper] = "Quill & Co"
copy[keyPath: \.[0].seconds] += 1
print(copy[1].artist.name, copy[0].seconds, copy[keyPath: \[Track].count], [[1, 2], [3]].map(\.count), ["x": 1][keyPath: \.["x"]] ?? 0)
let fields: [(String, PartialKeyPath<Track>)] = [("title", \.title), ("secs", \.seconds), ("rating", \.rating)]
for (name, field) in fields { print(name, "=", tracks[4][keyPath: field], terminator: "; ") }
print()
let predicates: [KeyPath<Track, Bool>] = [\.isLong, \.title.isEmpty]
print(predicates.map { p in tracks.filter { $0[keyPath: p] }.count }, [3, 1, 2].sorted(by: \.self, >), ("a", 7)[keyPath: \.1])
class Box { var value = 1; let id = "b" }
let box = Box()
let ref: ReferenceWritableKeyPath<Box, Int> = \.value
box[keyPath: ref] += 41
print(box.value, box[keyPath: \.id], type(of: \Box.id) == KeyPath<Box, String>.self)
