@discardableResult
public func dump<T, TargetStream: TextOutputStream>(
  _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
  maxItems: Int = .max
) -> T {
  var dumper = _Dumper(_left: maxItems)
  dumper._dump(value, name, indent, maxDepth)
  target.write(dumper._text)
  return value
}

@discardableResult
public func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T {
  var dumper = _Dumper(_left: maxItems)
  dumper._dump(value, name, indent, maxDepth)
  _writeOutput(dumper._text)
  return value
}

/// Writes values with their parts, one a line.
struct _Dumper {
  var _text: String = ""
  /// How many lines may follow.
  var _left: Int
  /// The numbers of the objects met so far.
  var _visited: [UInt: Int] = [:]
  init(_left: Int) { self._left = _left }

  mutating func _dump(_ value: Any, _ name: String?, _ indent: Int, _ maxDepth: Int) {
    if _left <= 0 { return }
    _left -= 1
    let mirror = Mirror(reflecting: value)
    let count = mirror.children.count
    _text += String(repeating: " ", count: indent)
    _text += count == 0 ? "- " : maxDepth <= 0 ? "▹ " : "▿ "
    if let name { _text += name + ": " }
    _head(value, mirror, count)
    if mirror.displayStyle == .class && _isKnown(value) { return }
    _text += "\n"
    if maxDepth <= 0 { return }
    if let parent = mirror.superclassMirror { _super(parent, indent + 2, maxDepth - 1) }
    _parts(mirror, count, indent, maxDepth)
  }

  /// Writes what a superclass declares.
  mutating func _super(_ mirror: Mirror, _ indent: Int, _ maxDepth: Int) {
    if _left <= 0 { return }
    _left -= 1
    let count = mirror.children.count
    _text += String(repeating: " ", count: indent)
    _text += count == 0 ? "- " : maxDepth <= 0 ? "▹ " : "▿ "
    _text += "super: " + _typeName(mirror.subjectType, qualified: true) + "\n"
    if maxDepth <= 0 { return }
    if let parent = mirror.superclassMirror { _super(parent, indent + 2, maxDepth - 1) }
    _parts(mirror, count, indent, maxDepth)
  }

  /// Writes an object's number; whether it was shown before.
  mutating func _isKnown(_ value: Any) -> Bool {
    let id = _identity(ofAny: value)
    if let number = _visited[id] {
      _text += " #" + String(number) + "\n"
      return true
    }
    _text += " #" + String(_visited.count)
    _visited[id] = _visited.count
    return false
  }

  mutating func _parts(_ mirror: Mirror, _ count: Int, _ indent: Int, _ maxDepth: Int) {
    var i = 0
    for child in mirror.children {
      if _left <= 0 {
        let rest = count - i
        _text += String(repeating: " ", count: indent + 4) + "(" + String(rest) + (i > 0 ? " more" : "")
        _text += rest == 1 ? " child)\n" : " children)\n"
        return
      }
      _dump(child.value, child.label, indent + 2, maxDepth - 1)
      i += 1
    }
  }

  mutating func _head(_ value: Any, _ mirror: Mirror, _ count: Int) {
    let number = String(count)
    switch mirror.displayStyle {
    case .some(.tuple): _text += count == 1 ? "(1 element)" : "(" + number + " elements)"
    case .some(.collection): _text += count == 1 ? "1 element" : number + " elements"
    case .some(.dictionary): _text += count == 1 ? "1 key/value pair" : number + " key/value pairs"
    case .some(.set): _text += count == 1 ? "1 member" : number + " members"
    default: _describeHead(value, mirror)
    }
  }

  mutating func _describeHead(_ value: Any, _ mirror: Mirror) {
    if let described = value as? any CustomDebugStringConvertible {
      _text += described.debugDescription
    } else if let described = value as? any CustomStringConvertible {
      _text += described.description
    } else if mirror.displayStyle == .enum {
      _text += _typeName(mirror.subjectType, qualified: true) + "." + (mirror.children.first?.label ?? _describe(value))
    } else {
      _text += _typeName(mirror.subjectType, qualified: true)
    }
  }
}
