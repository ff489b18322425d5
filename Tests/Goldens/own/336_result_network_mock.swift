import Foundation
enum NetworkError: Error, LocalizedError {
    case badURL
    case status(Int)
    case decoding(String)
    var errorDescription: String? {
        switch self {
        case .badURL: return "The URL is malformed"
        case .status(let code): return "Server returned \(code)"
        case .decoding(let what): return "Cannot decode \(what)"
        }
    }
}
struct Response { let status: Int; let body: String }
protocol HTTPClient { func get(_ url: String, completion: (Result<Response, NetworkError>) -> Void) }
final class MockClient: HTTPClient {
    private var stubs: [String: Response] = [:]
    private(set) var requests: [String] = []
    func stub(_ path: String, status: Int = 200, body: String) { stubs[path] = Response(status: status, body: body) }
    func get(_ url: String, completion: (Result<Response, NetworkError>) -> Void) {
        requests.append(url)
        guard url.hasPrefix("https://") else { completion(.failure(.badURL)); return }
        let path = String(url.dropFirst("https://api.test".count))
        guard let r = stubs[path] else { completion(.failure(.status(404))); return }
        completion((200..<300).contains(r.status) ? .success(r) : .failure(.status(r.status)))
    }
}
struct User: Decodable { let id: Int; let name: String; let email: String? }
struct API {
    let client: HTTPClient
    let base = "https://api.test"
    func fetch<T: Decodable>(_ type: T.Type, _ path: String, completion: @escaping (Result<T, NetworkError>) -> Void) {
        client.get(base + path) { result in
            completion(result.flatMap { response in
                do {
                    return .success(try JSONDecoder().decode(T.self, from: Data(response.body.utf8)))
                } catch {
                    return .failure(.decoding("\(T.self)"))
                }
            })
        }
    }
}
let client = MockClient()
client.stub("/users", body: #"[{"id": 1, "name": "Ann", "email": "a@x.org"}, {"id": 2, "name": "Bob"}]"#)
client.stub("/users/1", body: #"{"id": "one"}"#)
client.stub("/down", status: 503, body: "")
let api = API(client: client)
api.fetch([User].self, "/users") { result in
    switch result {
    case .success(let users):
        for u in users { print(u.id, u.name, u.email ?? "no email") }
    case .failure(let error):
        print("error", error.localizedDescription)
    }
}
api.fetch(User.self, "/users/1") { print(($0.map { $0.name }).failureText) }
api.fetch(User.self, "/down") { print($0.failureText) }
api.fetch(User.self, "/none") { result in
    if case .failure(.status(let code)) = result { print("code", code) }
}
client.get("ftp://x") { r in
    do { _ = try r.get() } catch { print(error.localizedDescription, type(of: error)) }
}
extension Result where Failure == NetworkError {
    var failureText: String {
        if case .failure(let e) = self { return e.errorDescription ?? "?" }
        return "ok"
    }
}
print(client.requests.count, client.requests.last!)
