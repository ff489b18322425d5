import Foundation

struct Book: Codable, Equatable {
    enum Genre: String, Codable { case fiction, science, history }
    struct Author: Codable, Equatable { let first: String; let last: String }
    var title: String
    var authors: [Author]
    var year: Int?
    var genre: Genre
    var rating: Double
    enum CodingKeys: String, CodingKey {
        case title, authors, genre, rating
        case year = "published_year"
    }
}
let json = """
[
  {"title": "Cosmos", "authors": [{"first": "Carl", "last": "Sagan"}], "published_year": 1980, "genre": "science", "rating": 4.5},
  {"title": "Good Omens", "authors": [{"first": "Terry", "last": "Pratchett"}, {"first": "Neil", "last": "Gaiman"}], "genre": "fiction", "rating": 5}
]
"""
let decoder = JSONDecoder()
do {
    let books = try decoder.decode([Book].self, from: Data(json.utf8))
    for book in books {
        let names = book.authors.map { "\($0.first.prefix(1)). \($0.last)" }.joined(separator: " & ")
        print("\(book.title) by \(names), \(book.year.map(String.init) ?? "undated"), \(book.genre.rawValue), \(book.rating)")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(books[1])
    print(String(data: data, encoding: .utf8)!)
    let again = try decoder.decode(Book.self, from: data)
    print("round trip:", again == books[1])
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(["b": 2, "a": 1]), as: UTF8.self))
    print(String(decoding: try encoder.encode([1.5, 2, -3.25]), as: UTF8.self))
    struct Wrapper<T: Codable>: Codable { var items: [T]; var note: String? }
    print(String(decoding: try encoder.encode(Wrapper(items: [true, false], note: "a \"quoted\" / note")), as: UTF8.self))
} catch {
    print("failed", error)
}
for bad in [#"[{"title": "X"}]"#, #"[{"title": 3, "authors": [], "genre": "fiction", "rating": 1}]"#, #"[{"title": "Y", "authors": [], "genre": "poetry", "rating": 1}]"#] {
    do {
        _ = try decoder.decode([Book].self, from: bad.data(using: .utf8)!)
        print("decoded?")
    } catch DecodingError.keyNotFound(let key, let context) {
        print("missing \(key.stringValue) at \(context.codingPath.map(\.stringValue))")
    } catch DecodingError.typeMismatch(let type, let context) {
        print("wrong type, wanted \(type) at \(context.codingPath.map(\.stringValue).joined(separator: "."))")
    } catch DecodingError.dataCorrupted(let context) {
        print("corrupted:", context.debugDescription)
    } catch {
        print("other")
    }
}
