struct Image: Sendable, Equatable { let name: String, size: Int }
enum LoadError: Error, Equatable { case missing(String), timeout }
protocol Loader: Sendable { func load(_ name: String) async throws -> Image }
struct FakeLoader: Loader {
    let sizes: [String: Int]
    func load(_ name: String) async throws -> Image {
        try await Task.sleep(for: .milliseconds(sizes[name] ?? 1))
        guard let size = sizes[name] else { throw LoadError.missing(name) }
        return Image(name: name, size: size)
    }
}
func loadAll(_ names: [String], using loader: some Loader, limit: Int) async -> [String: Result<Image, any Error>] {
    await withTaskGroup(of: (String, Result<Image, any Error>).self) { group in
        var pending = names.makeIterator()
        func startNext() -> Bool {
            guard let name = pending.next() else { return false }
            group.addTask {
                do { return (name, .success(try await loader.load(name))) } catch { return (name, .failure(error)) }
            }
            return true
        }
        for _ in 0..<limit where !startNext() { break }
        var out: [String: Result<Image, any Error>] = [:]
        while let (name, result) = await group.next() {
            out[name] = result
            _ = startNext()
        }
        return out
    }
}
let loader = FakeLoader(sizes: ["a": 3, "b": 1, "c": 2])
let results = await loadAll(["a", "b", "nope", "c"], using: loader, limit: 2)
for (name, r) in results.sorted(by: { $0.key < $1.key }) {
    switch r {
    case .success(let image): print(name, image.size)
    case .failure(LoadError.missing(let m)): print(name, "missing", m)
    case .failure(let e): print(name, e)
    }
}
func firstSuccess(_ names: [String]) async throws -> Image {
    try await withThrowingTaskGroup(of: Image.self) { group in
        for n in names { group.addTask { try await loader.load(n) } }
        var lastError: (any Error)?
        while let r = await group.nextResult() {
            switch r {
            case .success(let image): group.cancelAll(); return image
            case .failure(let e): lastError = e
            }
        }
        throw lastError ?? LoadError.timeout
    }
}
print(try await firstSuccess(["none", "b"]).name)
do { _ = try await firstSuccess(["x"]) } catch { print(error) }
do { _ = try await firstSuccess([]) } catch LoadError.timeout { print("timeout") }
