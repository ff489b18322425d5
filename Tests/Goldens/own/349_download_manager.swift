enum DownloadError: Error, Equatable { case notFound(String), corrupted(String), tooMany }
struct Chunk: Sendable { let file: String; let index: Int; let bytes: [UInt8] }
actor Server {
    private let files: [String: Int]
    private(set) var served = 0
    private var flaky: [String: Int]
    init(files: [String: Int], flaky: [String: Int] = [:]) { self.files = files; self.flaky = flaky }
    func chunk(_ index: Int, of file: String) async throws -> Chunk {
        guard let size = files[file], index < size else { throw DownloadError.notFound("\(file)#\(index)") }
        await Task.yield()
        if let left = flaky[file], left > 0 { flaky[file] = left - 1; throw DownloadError.corrupted(file) }
        served += 1
        return Chunk(file: file, index: index, bytes: (0..<3).map { UInt8((index * 3 + $0) % 256) })
    }
    func size(of file: String) throws -> Int { guard let s = files[file] else { throw DownloadError.notFound(file) }; return s }
}
struct Downloader {
    let server: Server
    var attempts = 3
    func fetch(_ file: String) async throws -> [UInt8] {
        let n = try await server.size(of: file)
        return try await withThrowingTaskGroup(of: Chunk.self) { group in
            for i in 0..<n { group.addTask { try await retry(i, file) } }
            return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.index] = $1.bytes }
                .sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }
    private func retry(_ i: Int, _ file: String) async throws -> Chunk {
        var last: (any Error)?
        for _ in 0..<attempts {
            do { return try await server.chunk(i, of: file) } catch DownloadError.corrupted(let f) { last = DownloadError.corrupted(f) }
        }
        throw last ?? DownloadError.tooMany
    }
}
let server = Server(files: ["a": 3, "b": 2, "c": 1], flaky: ["b": 1, "c": 99])
let d = Downloader(server: server)
for f in ["a", "b", "c", "zzz"] {
    do { print(f, try await d.fetch(f)) }
    catch let e as DownloadError { print(f, "failed:", e) }
    catch { print("other", error) }
}
print(await server.served)
async let x = d.fetch("a"), y = d.fetch("a")
let (p, q) = try await (x, y)
print(p == q, await server.served)
