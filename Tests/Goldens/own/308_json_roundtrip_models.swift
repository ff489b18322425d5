import Foundation
struct Order: Codable, Equatable { let id: UUID; var items: [Item]; var status: Status; var note: String?; var total: Double { items.reduce(0) { $0 + $1.price * Double($1.qty) } }
    struct Item: Codable, Equatable { let sku: String; var qty: Int; let price: Double; enum CodingKeys: String, CodingKey { case sku, qty = "quantity", price = "unit_price" } }
    enum Status: String, Codable, CaseIterable { case open, paid, shipped } }
struct Animal: Codable { var kind: String; var props: [String: Value] }
enum Value: Codable, Equatable { case int(Int), string(String), bool(Bool), list([Value])
    init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let b = try? c.decode(Bool.self) { self = .bool(b) } else if let i = try? c.decode(Int.self) { self = .int(i) } else if let s = try? c.decode(String.self) { self = .string(s) } else { self = .list(try c.decode([Value].self)) } }
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); switch self { case .int(let i): try c.encode(i); case .string(let s): try c.encode(s); case .bool(let b): try c.encode(b); case .list(let l): try c.encode(l) } } }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys, .prettyPrinted]; let dec = JSONDecoder()
let o = Order(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, items: [.init(sku: "a", qty: 2, price: 1.5), .init(sku: "b", qty: 1, price: 10)], status: .paid)
let data = try enc.encode(o); print(String(data: data, encoding: .utf8)!); let back = try dec.decode(Order.self, from: data); print(back == o, back.total, back.note as Any)
let animal = try dec.decode(Animal.self, from: Data(#"{"kind":"cat","props":{"age":3,"name":"Tom","tags":["x",1,true],"wild":false}}"#.utf8))
print(animal.kind, animal.props["age"]!, animal.props["tags"]!, animal.props["wild"] == .bool(false)); enc.outputFormatting = .sortedKeys; print(String(decoding: try enc.encode(animal), as: UTF8.self))
func why(_ s: String) -> String { do { _ = try dec.decode(Order.Item.self, from: Data(s.utf8)); return "ok" } catch let DecodingError.keyNotFound(k, c) { return "missing \(k.stringValue) in \(c.codingPath.count)" } catch let DecodingError.typeMismatch(t, c) { return "type \(t) at \(c.codingPath.map(\.stringValue))" } catch let DecodingError.valueNotFound(t, _) { return "null \(t)" } catch DecodingError.dataCorrupted { return "corrupt" } catch { return "other" } }
print(why(#"{"sku":"a","quantity":1,"unit_price":2}"#), why(#"{"sku":"a"}"#), why(#"{"sku":1,"quantity":1,"unit_price":2}"#), why(#"{"sku":null,"quantity":1,"unit_price":2}"#), why("{"), why("[]"))
struct Nest: Codable { var a: [[Int]]; var d: [String: [String]]; var t: Date?; var opt: Int??; var url: URL? }
let n = Nest(a: [[1], []], d: ["k": ["v"]], t: Date(timeIntervalSince1970: 0), url: URL(string: "https://x.y")); enc.dateEncodingStrategy = .iso8601; enc.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]; print(String(decoding: try enc.encode(n), as: UTF8.self))
struct Flat: Codable { var x: Int; var y: Int; enum K: String, CodingKey { case pos }; enum P: String, CodingKey { case x, y }; init(x: Int, y: Int) { self.x = x; self.y = y }
    init(from d: any Decoder) throws { let c = try d.container(keyedBy: K.self).nestedContainer(keyedBy: P.self, forKey: .pos); x = try c.decode(Int.self, forKey: .x); y = try c.decodeIfPresent(Int.self, forKey: .y) ?? -1 }
    func encode(to e: any Encoder) throws { var c = e.container(keyedBy: K.self); var p = c.nestedContainer(keyedBy: P.self, forKey: .pos); try p.encode(x, forKey: .x); try p.encode(y, forKey: .y) } }
print(String(decoding: try enc.encode([Flat(x: 1, y: 2)]), as: UTF8.self), try dec.decode(Flat.self, from: Data(#"{"pos":{"x":5}}"#.utf8)).y)
struct Mixed: Decodable { let first: Int; let rest: [String]; init(from d: Decoder) throws { var c = try d.unkeyedContainer(); first = try c.decode(Int.self); var r: [String] = []; while !c.isAtEnd { r.append(try c.decode(String.self)) }; rest = r } }
let mx = try dec.decode(Mixed.self, from: Data(#"[1,"a","b"]"#.utf8)); print(mx.first, mx.rest, try dec.decode([Order.Status: Int].self, from: Data(#"["paid",3]"#.utf8))[.paid] ?? 0, try dec.decode([Int: String].self, from: Data(#"{"1":"x"}"#.utf8))[1]!)
let any = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,2,{"b":null}],"s":"t"}"#.utf8)) as! [String: Any]; print((any["a"] as! [Any]).count, any["s"] as! String, any["zz"] == nil)
