/// An error that says what to tell people.
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

extension Error {
  public var localizedDescription: String {
    if let known = self as? NSError { return known._message }
    if let localized = self as? any LocalizedError {
      if let text = localized.errorDescription { return text }
      if let reason = localized.failureReason { return "The operation could not be completed. " + reason }
    }
    if let fault = self as? DecodingError {
      return "The operation could not be completed. " + fault._reason
    }
    return "The operation could not be completed. (" + _errorDomain(self) + " error " + String(_errorCode(self)) + ".)"
  }
}

func _errorDomain(_ error: any Error) -> String {
  if let known = error as? any CustomNSError { return type(of: known).errorDomain }
  return _typeName(type(of: error), qualified: true)
}

func _errorCode(_ error: any Error) -> Int {
  if let known = error as? any CustomNSError { return known.errorCode }
  return error._code
}

/// An error with a number in a domain.
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  public static var errorDomain: String { _typeName(Self.self, qualified: true) }
  public var errorCode: Int { _code }
  public var errorUserInfo: [String: Any] { [:] }
}

public let NSLocalizedDescriptionKey = "NSLocalizedDescription"
public let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
public let NSUnderlyingErrorKey = "NSUnderlyingError"

/// An error as an object.
open class NSError: NSObject, Error {
  public let domain: String
  public let code: Int
  public let userInfo: [String: Any]
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    userInfo = dict ?? [:]
  }
  var _message: String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    return "The operation could not be completed. (" + domain + " error " + String(code) + ".)"
  }
  public var localizedDescription: String { _message }
  open override var description: String {
    var text = "Error Domain=" + domain + " Code=" + String(code) + " \"(null)\""
    if !userInfo.isEmpty {
      text += "UserInfo={" + userInfo.map { $0.key + "=" + _describe($0.value) }.joined(separator: ", ") + "}"
    }
    return text
  }
}

public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
public func drand48() -> Double { Double.random(in: 0..<1) }
public func time(_ pointer: Int?) -> Int { Int(Date().timeIntervalSince1970) }

extension DecodingError {
  /// Why nothing could be read, in the words for people.
  var _reason: String {
    switch self {
    case .keyNotFound, .valueNotFound: return "The data is missing."
    case .typeMismatch, .dataCorrupted: return "The data isn’t in the correct format."
    }
  }
}
