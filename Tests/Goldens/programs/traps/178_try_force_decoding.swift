import Foundation
struct P: Codable { let a: Int }
print(try! JSONDecoder().decode(P.self, from: Data(#"{"a": 1}"#.utf8)).a)
guard let bad = try? JSONDecoder().decode(P.self, from: Data("{}".utf8)) else { fatalError("decoding failed for \(P.self)") }
print(bad)
