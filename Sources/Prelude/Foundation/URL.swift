/// An address, kept as text; nothing is opened.
public struct URL: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible
{
  public let absoluteString: String
  @_builtin("url.make")
  static func _make(_ text: String) -> String?
  @_builtin("url.relative")
  static func _make(_ text: String, _ base: String) -> String?
  @_builtin("url.file")
  static func _file(_ path: String) -> String
  @_builtin("url.part")
  static func _part(_ text: String, _ number: Int) -> String?
  @_builtin("url.lastPathComponent")
  static func _lastPathComponent(_ text: String) -> String
  @_builtin("url.pathExtension")
  static func _pathExtension(_ text: String) -> String
  @_builtin("url.pathComponents")
  static func _pathComponents(_ text: String) -> [String]
  @_builtin("url.path")
  static func _path(_ text: String) -> String
  @_builtin("url.appending")
  static func _appending(_ text: String, _ component: String, _ isExtension: Bool) -> String
  @_builtin("url.deleting")
  static func _deleting(_ text: String, _ isExtension: Bool) -> String
  init(_text: String) { absoluteString = _text }
  public init?(string: String) {
    guard let known = URL._make(string) else { return nil }
    absoluteString = known
  }
  public init?(_ description: String) { self.init(string: description) }
  public init?(string: String, relativeTo url: URL?) {
    guard let base = url else {
      self.init(string: string)
      return
    }
    guard let known = URL._make(string, base.absoluteString) else { return nil }
    absoluteString = known
  }
  public init(fileURLWithPath path: String) { absoluteString = URL._file(path) }
  public init(filePath path: String) { absoluteString = URL._file(path) }
  public var scheme: String? { URL._part(absoluteString, 0) }
  public var user: String? { URL._part(absoluteString, 1) }
  public var password: String? { URL._part(absoluteString, 2) }
  public var host: String? { URL._part(absoluteString, 3) }
  public func host(percentEncoded: Bool = true) -> String? { host }
  public var port: Int? { URL._part(absoluteString, 4).flatMap { Int($0) } }
  public var path: String { URL._path(absoluteString) }
  public func path(percentEncoded: Bool = true) -> String {
    URL._part(absoluteString, percentEncoded ? 8 : 5) ?? ""
  }
  public var query: String? { URL._part(absoluteString, 9) }
  public var fragment: String? { URL._part(absoluteString, 7) }
  public var lastPathComponent: String { URL._lastPathComponent(absoluteString) }
  public var pathExtension: String { URL._pathExtension(absoluteString) }
  public var pathComponents: [String] { URL._pathComponents(absoluteString) }
  public var isFileURL: Bool { scheme == "file" }
  public var absoluteURL: URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL {
    URL(_text: URL._appending(absoluteString, pathComponent, false))
  }
  public func appending(path: String) -> URL { appendingPathComponent(path) }
  public func appending(component: String) -> URL { appendingPathComponent(component) }
  public func appendingPathExtension(_ pathExtension: String) -> URL {
    URL(_text: URL._appending(absoluteString, pathExtension, true))
  }
  public func deletingLastPathComponent() -> URL { URL(_text: URL._deleting(absoluteString, false)) }
  public func deletingPathExtension() -> URL { URL(_text: URL._deleting(absoluteString, true)) }
  public mutating func appendPathComponent(_ pathComponent: String) { self = appendingPathComponent(pathComponent) }
  public mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
  public func appending(queryItems: [URLQueryItem]) -> URL {
    guard var components = URLComponents(string: absoluteString) else { return self }
    components.queryItems = (components.queryItems ?? []) + queryItems
    return components.url ?? self
  }
  public var description: String { absoluteString }
  public var debugDescription: String { absoluteString }
}

/// A name and a value in an address.
public struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
  public var name: String
  public var value: String?
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
  public var description: String { value.map { name + "=" + $0 } ?? name }
}

/// An address in parts.
public struct URLComponents: Hashable, Sendable, CustomStringConvertible {
  var _text: String
  @_builtin("url.setPart")
  static func _set(_ text: String, _ number: Int, _ value: String, _ isPresent: Bool) -> String
  @_builtin("url.query")
  static func _query(_ text: String) -> [String]?
  @_builtin("url.setQuery")
  static func _setQuery(_ text: String, _ items: [String]) -> String
  public init() { _text = "" }
  public init?(string: String) {
    guard let known = URL._make(string) ?? (string.isEmpty ? "" : nil) else { return nil }
    _text = known
  }
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { self.init(string: url.absoluteString) }
  mutating func _set(_ number: Int, _ value: String?) {
    _text = URLComponents._set(_text, number, value ?? "", value != nil)
  }
  public var scheme: String? {
    get { URL._part(_text, 0) }
    set { _set(0, newValue) }
  }
  public var user: String? {
    get { URL._part(_text, 1) }
    set { _set(1, newValue) }
  }
  public var password: String? {
    get { URL._part(_text, 2) }
    set { _set(2, newValue) }
  }
  public var host: String? {
    get { URL._part(_text, 3) }
    set { _set(3, newValue) }
  }
  public var port: Int? {
    get { URL._part(_text, 4).flatMap { Int($0) } }
    set { _set(4, newValue.map { String($0) }) }
  }
  public var path: String {
    get { URL._part(_text, 5) ?? "" }
    set { _set(5, newValue) }
  }
  public var query: String? {
    get { URL._part(_text, 6) }
    set { _set(6, newValue) }
  }
  public var fragment: String? {
    get { URL._part(_text, 7) }
    set { _set(7, newValue) }
  }
  public var percentEncodedQuery: String? {
    get { URL._part(_text, 9) }
    set { _set(9, newValue) }
  }
  public var queryItems: [URLQueryItem]? {
    get {
      guard let texts = URLComponents._query(_text) else { return nil }
      return stride(from: 0, to: texts.count, by: 2).map { i in
        URLQueryItem(name: texts[i], value: texts[i + 1].isEmpty ? nil : String(texts[i + 1].dropFirst()))
      }
    }
    set {
      guard let items = newValue else {
        query = nil
        return
      }
      _text = URLComponents._setQuery(
        _text, items.flatMap { item in [item.name, item.value.map { value in "=" + value } ?? ""] })
    }
  }
  public var string: String? { _text }
  public var url: URL? { URL(string: _text) }
  public var description: String { _text }
}

/// A number that is never given twice.
public struct UUID: Hashable, Comparable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  public let uuidString: String
  @_builtin("uuid.canonical")
  static func _canonical(_ text: String) -> String?
  public init() {
    var digits: [Character] = []
    for word in [_randomBits(), _randomBits()] {
      let text = String(word, radix: 16, uppercase: true)
      digits += Array(String(repeating: "0", count: 16 - text.count) + text)
    }
    digits[12] = "4"
    digits[16] = ["8", "9", "A", "B"][Int(_randomBits() & 3)]
    for position in [20, 16, 12, 8] { digits.insert("-", at: position) }
    uuidString = String(digits)
  }
  public init?(uuidString string: String) {
    guard let known = UUID._canonical(string) else { return nil }
    uuidString = known
  }
  public static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
  public var description: String { uuidString }
  public var debugDescription: String { uuidString }
}

extension StringProtocol {
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? {
    _percentEncoded(_ephemeralString, allowedCharacters._object)
  }
  public var removingPercentEncoding: String? { _percentDecoded(_ephemeralString) }
}

@_builtin("text.percentEncode")
func _percentEncoded(_ text: String, _ allowed: _CharacterSetObject) -> String
@_builtin("percent.decode")
func _percentDecoded(_ text: String) -> String?
