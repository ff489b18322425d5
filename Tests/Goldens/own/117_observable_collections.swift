import Observation

@Observable
final class Playlist {
    var songs: [String] = []
    var votes: [String: Int] = [:]
    var favorites: Set<String> = []
    var current: Int?
    var header: (title: String, by: String) = ("Mix", "me")
    var byLength: [Int: [String]] { Dictionary(grouping: songs, by: \.count) }
    var nowPlaying: String? {
        get { current.flatMap { songs.indices.contains($0) ? songs[$0] : nil } }
        set { current = newValue.flatMap { songs.firstIndex(of: $0) } }
    }
}

final class Probe {
    private var fired: [String] = []
    private var order: [String] = []
    func watch(_ name: String, _ read: @escaping () -> Void) {
        order.append(name)
        withObservationTracking(read) { [self] in fired.append(name) }
    }
    func report() -> String {
        defer { fired = []; order = [] }
        return order.map { fired.contains($0) ? $0.uppercased() : $0 }.joined(separator: " ")
    }
}

let list = Playlist()
let probe = Probe()
func after(_ change: () -> Void) -> String {
    probe.watch("songs") { _ = list.songs }
    probe.watch("count") { _ = list.songs.count }
    probe.watch("votes") { _ = list.votes["a"] }
    probe.watch("favorites") { _ = list.favorites.contains("a") }
    probe.watch("playing") { _ = list.nowPlaying }
    probe.watch("header") { _ = list.header.title }
    change()
    return probe.report()
}
print(after { list.songs.append("alpha") })
print(after { list.songs += ["be", "cee"] })
print(after { list.songs[0] = "alpha" })
print(after { list.songs.swapAt(0, 1) })
print(after { list.songs.sort() })
print(after { list.songs.removeAll { $0 == "missing" } })
print(after { list.votes["b", default: 0] += 1 })
print(after { list.votes["b"] = nil })
print(after { _ = list.favorites.insert("x").inserted })
print(after { list.favorites.remove("nothing") })
print(after { list.current = 2 })
print(after { list.nowPlaying = "alpha" })
print(after { list.nowPlaying = nil })
print(after { list.header.by = "you" })
print(after { list.header = ("Mix", "you") })
print(after { _ = list.songs.map { $0 + "!" } })
print(after { for song in list.songs where song.count > 99 { list.votes[song] = 1 } })
print(after { list.current = nil })
print(list.byLength.sorted { $0.key < $1.key }.map { "\($0):\($1)" }, list.songs, list.favorites, list.votes)

func edit(_ songs: inout [String]) { print("editing \(songs.count)") }
print(after { edit(&list.songs) })
print(after { withUnsafeMutablePointer(to: &list.current) { $0.pointee = 1 } })
print(list.nowPlaying ?? "silence")
let path = \Playlist.songs
print(after { list[keyPath: \.votes]["z"] = 3 }, list[keyPath: path].count)
