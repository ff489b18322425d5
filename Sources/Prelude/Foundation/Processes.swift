@_builtin("process.exit")
public func exit(_ code: Int32) -> Never
public func abort() -> Never { _trap("Fatal error: abort() called") }
public var EXIT_SUCCESS: Int32 { 0 }
public var EXIT_FAILURE: Int32 { 1 }
public var INT_MAX: Int32 { Int32.max }
public var DBL_MAX: Double { Double.greatestFiniteMagnitude }
public var DBL_MIN: Double { Double.leastNormalMagnitude }
public var DBL_EPSILON: Double { Double.ulpOfOne }
public var FLT_MAX: Float { Float.greatestFiniteMagnitude }
public var FLT_EPSILON: Float { Float.ulpOfOne }

/// A stream of C's library.
public final class FILE {
  let isOutput: Bool
  init(isOutput: Bool) { self.isOutput = isOutput }
}
public nonisolated(unsafe) let stdout = FILE(isOutput: true)
public nonisolated(unsafe) let stderr = FILE(isOutput: false)
@discardableResult
public func fputs(_ text: String, _ file: FILE) -> Int32 {
  if file.isOutput { _writeOutput(text) } else { _writeError(text) }
  return 1
}
@discardableResult
public func puts(_ text: String) -> Int32 { fputs(text + "\n", stdout) }
@discardableResult
public func putchar(_ character: Int32) -> Int32 {
  _writeOutput(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: character)))))
  return character
}
@discardableResult
public func fflush(_ file: FILE?) -> Int32 { 0 }
public func setbuf(_ file: FILE, _ buffer: UnsafeMutablePointer<Int8>?) {}
@_builtin("output.writeError")
func _writeError(_ text: String)

public func atoi(_ text: String) -> Int32 {
  Int32(text.drop { $0.isWhitespace }.prefix { $0.isNumber || $0 == "-" || $0 == "+" }) ?? 0
}
public func atof(_ text: String) -> Double { Double(text) ?? 0 }
public func strlen(_ text: String) -> Int { text.utf8.count }
public func strcmp(_ a: String, _ b: String) -> Int32 { a == b ? 0 : a < b ? -1 : 1 }
public func getenv(_ name: String) -> UnsafeMutablePointer<Int8>? { nil }
public func isatty(_ file: Int32) -> Int32 { 0 }
public func toupper(_ c: Int32) -> Int32 { c >= 97 && c <= 122 ? c - 32 : c }
public func tolower(_ c: Int32) -> Int32 { c >= 65 && c <= 90 ? c + 32 : c }
public func isdigit(_ c: Int32) -> Int32 { c >= 48 && c <= 57 ? 1 : 0 }
public func isalpha(_ c: Int32) -> Int32 { tolower(c) >= 97 && tolower(c) <= 122 ? 1 : 0 }
public func isspace(_ c: Int32) -> Int32 { c == 32 || c >= 9 && c <= 13 ? 1 : 0 }
public func labs(_ x: Int) -> Int { abs(x) }
public func clock() -> Int { Int(Date().timeIntervalSince1970 * 1_000_000) }
public var CLOCKS_PER_SEC: Int { 1_000_000 }
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.sleep(forTimeInterval: Double(microseconds) / 1_000_000)
  return 0
}
public func srand(_ seed: UInt32) {}
public func srand48(_ seed: Int) {}
public func srandom(_ seed: UInt32) {}
public func rand() -> Int32 { Int32.random(in: 0...Int32.max) }
public func random() -> Int { Int.random(in: 0...Int(Int32.max)) }
public var RAND_MAX: Int32 { Int32.max }
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The process that a program runs in; it says nothing of the learner's machine.
public final class ProcessInfo: NSObject {
  public static let processInfo = ProcessInfo()
  public var environment: [String: String] { [:] }
  public var arguments: [String] { CommandLine.arguments }
  public var processName: String { "main" }
  public var processIdentifier: Int32 { 1 }
  public var hostName: String { "localhost" }
  public var globallyUniqueString: String { UUID().uuidString }
  public var processorCount: Int { 1 }
  public var activeProcessorCount: Int { 1 }
  public var physicalMemory: UInt64 { 1 << 30 }
  public var systemUptime: TimeInterval { Date().timeIntervalSinceReferenceDate }
  public var operatingSystemVersionString: String { "unknown" }
}

/// Where a program writes bytes; there are no files.
public final class FileHandle: NSObject {
  let _file: FILE
  init(_file: FILE) { self._file = _file }
  public static let standardOutput = FileHandle(_file: stdout)
  public static let standardError = FileHandle(_file: stderr)
  public func write(_ data: Data) { fputs(String(decoding: data, as: UTF8.self), _file) }
  public func write<T: Sequence>(contentsOf data: T) throws where T.Element == UInt8 {
    fputs(String(decoding: Array(data), as: UTF8.self), _file)
  }
  public func synchronizeFile() {}
}

/// Something that happened, for whom it concerns.
public struct Notification: CustomStringConvertible {
  /// What happened.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
  public var description: String {
    "name = " + name.rawValue + ", object = " + _describe(object) + ", userInfo = " + _describe(userInfo)
  }
}
public typealias NSNotification = Notification
public protocol NSObjectProtocol: AnyObject {}
extension NSObject: NSObjectProtocol {}

/// Tells observers of notifications, in the order in which they came.
public final class NotificationCenter: NSObject {
  public static let `default` = NotificationCenter()
  final class _Observer: NSObject {
    let _name: Notification.Name?
    let _object: AnyObject?
    let _block: (Notification) -> Void
    init(_ name: Notification.Name?, _ object: AnyObject?, _ block: @escaping (Notification) -> Void) {
      _name = name
      _object = object
      _block = block
    }
  }
  var _observers: [_Observer] = []
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = _Observer(name, obj.flatMap { $0 as? AnyObject }, block)
    _observers.append(observer)
    return observer
  }
  public func removeObserver(_ observer: Any) {
    let gone = observer as? AnyObject
    _observers.removeAll { $0 === gone }
  }
  public func post(_ notification: Notification) {
    for observer in _observers where observer._name == nil || observer._name == notification.name {
      if let object = observer._object {
        guard let sender = notification.object as? AnyObject, object === sender else { continue }
      }
      observer._block(notification)
    }
  }
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
/// Where work may be done; observers get their notifications at once.
/// Settings, forgotten at the end of the program.
open class UserDefaults: NSObject {
  public static let standard = UserDefaults()
  var _values: [String: Any] = [:]
  public init?(suiteName: String?) {}
  override init() {}
  public func object(forKey key: String) -> Any? { _values[key] }
  public func value(forKey key: String) -> Any? { _values[key] }
  public func set(_ value: Any?, forKey key: String) { _values[key] = value }
  public func removeObject(forKey key: String) { _values[key] = nil }
  public func register(defaults: [String: Any]) { _values.merge(defaults) { old, _ in old } }
  public func string(forKey key: String) -> String? { _values[key] as? String }
  public func integer(forKey key: String) -> Int { _values[key] as? Int ?? Int(double(forKey: key)) }
  public func double(forKey key: String) -> Double { _values[key] as? Double ?? 0 }
  public func bool(forKey key: String) -> Bool { _values[key] as? Bool ?? false }
  public func array(forKey key: String) -> [Any]? { _values[key] as? [Any] }
  public func stringArray(forKey key: String) -> [String]? { _values[key] as? [String] }
  public func dictionary(forKey key: String) -> [String: Any]? { _values[key] as? [String: Any] }
  public func data(forKey key: String) -> Data? { _values[key] as? Data }
  @discardableResult
  public func synchronize() -> Bool { true }
}
