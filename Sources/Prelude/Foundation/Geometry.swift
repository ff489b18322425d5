/// A point in a plane.
public struct CGPoint: Hashable, Codable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static let zero = CGPoint()
  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
}

/// A width and a height.
public struct CGSize: Hashable, Codable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public static let zero = CGSize()
  public init() { self.init(width: 0, height: 0) }
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
}

/// A rectangle.
public struct CGRect: Hashable, Codable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public static let zero = CGRect()
  public static let null = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: CGFloat(0), height: CGFloat(0))
  public init() { self.init(origin: .zero, size: .zero) }
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public var width: CGFloat { abs(size.width) }
  public var height: CGFloat { abs(size.height) }
  public var minX: CGFloat { Swift.min(origin.x, origin.x + size.width) }
  public var minY: CGFloat { Swift.min(origin.y, origin.y + size.height) }
  public var maxX: CGFloat { minX + width }
  public var maxY: CGFloat { minY + height }
  public var midX: CGFloat { minX + width / 2 }
  public var midY: CGFloat { minY + height / 2 }
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public func contains(_ point: CGPoint) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  public func contains(_ rect: CGRect) -> Bool { union(rect) == standardized }
  public func intersects(_ rect: CGRect) -> Bool { !intersection(rect).isNull }
  public func intersection(_ rect: CGRect) -> CGRect {
    if isNull || rect.isNull { return .null }
    let left = Swift.max(minX, rect.minX)
    let top = Swift.max(minY, rect.minY)
    let right = Swift.min(maxX, rect.maxX)
    let bottom = Swift.min(maxY, rect.maxY)
    return left > right || top > bottom ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func union(_ rect: CGRect) -> CGRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let left = Swift.min(minX, rect.minX)
    let top = Swift.min(minY, rect.minY)
    return CGRect(
      x: left, y: top, width: Swift.max(maxX, rect.maxX) - left, height: Swift.max(maxY, rect.maxY) - top)
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if width < 2 * dx || height < 2 * dy { return .null }
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
