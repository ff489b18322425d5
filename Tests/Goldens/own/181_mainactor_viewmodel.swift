@MainActor
final class SearchModel {
    enum State: Equatable { case idle, loading(String), loaded([String]), failed }
    private(set) var state: State = .idle { didSet { history.append("\(oldValue) -> \(state)") } }
    private(set) var history: [String] = []
    private let service: SearchService
    private var running: Task<Void, Never>?
    init(service: SearchService) { self.service = service }
    func search(_ text: String) {
        running?.cancel()
        state = .loading(text)
        running = Task {
            do {
                let hits = try await service.find(text)
                guard !Task.isCancelled else { return }
                state = .loaded(hits)
            } catch {
                state = .failed
            }
        }
    }
    func wait() async { await running?.value }
}
protocol SearchService: Sendable { func find(_ text: String) async throws -> [String] }
struct LocalSearch: SearchService {
    struct Empty: Error {}
    let data: [String]
    func find(_ text: String) async throws -> [String] {
        await Task.yield()
        if text.isEmpty { throw Empty() }
        return data.filter { $0.lowercased().contains(text.lowercased()) }
    }
}
let model = SearchModel(service: LocalSearch(data: ["Apple", "Pineapple", "Pear"]))
model.search("app")
await model.wait()
print(model.state)
model.search("")
await model.wait()
print(model.state == .failed)
model.search("pe")
model.search("pear")
await model.wait()
for line in model.history { print(line) }
