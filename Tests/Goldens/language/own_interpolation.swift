struct Log: ExpressibleByStringInterpolation { var parts: [String] = []; init(stringLiteral v: String) { parts = [v] }; struct StringInterpolation: StringInterpolationProtocol { var p: [String] = []; init(literalCapacity: Int, interpolationCount: Int) { p.append("cap\(literalCapacity)/\(interpolationCount)") }; mutating func appendLiteral(_ l: String) { p.append("L(\(l))") }; mutating func appendInterpolation(_ x: Int) { p.append("I\(x)") } }; init(stringInterpolation s: StringInterpolation) { parts = s.p } }
let a: Log = "\(1)", b: Log = "\(1)\(2)x", c: Log = "é\(3)\n\(4)", d: Log = "plain", e: Log = """
  l1 \(1)
  l2\(2)
  """
print(a.parts, b.parts, c.parts, d.parts, e.parts)
