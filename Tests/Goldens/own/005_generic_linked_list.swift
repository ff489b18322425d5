public final class Node<Value> {
  public var value: Value
  public var next: Node?
  public weak var previous: Node?
  public init(_ value: Value) { self.value = value }
  deinit { freed += 1 }
}

nonisolated(unsafe) var freed = 0

public struct LinkedList<Value> {
  public private(set) var head: Node<Value>?
  private var tail: Node<Value>?
  public private(set) var count = 0

  public init() {}

  public var isEmpty: Bool { return head == nil }
  public var first: Value? { return head?.value }
  public var last: Value? { return tail?.value }

  public mutating func push(_ value: Value) {
    let node = Node(value)
    if let tail = tail {
      node.previous = tail
      tail.next = node
    } else {
      head = node
    }
    tail = node
    count += 1
  }

  public mutating func unshift(_ value: Value) {
    let node = Node(value)
    node.next = head
    head?.previous = node
    head = node
    if tail == nil { tail = node }
    count += 1
  }

  @discardableResult
  public mutating func pop() -> Value? {
    guard let node = tail else { return nil }
    tail = node.previous
    tail?.next = nil
    if tail == nil { head = nil }
    count -= 1
    return node.value
  }

  @discardableResult
  public mutating func shift() -> Value? {
    guard let node = head else { return nil }
    head = node.next
    head?.previous = nil
    if head == nil { tail = nil }
    count -= 1
    return node.value
  }

  public mutating func reverse() {
    var node = head
    tail = head
    while let current = node {
      let next = current.next
      current.next = current.previous
      current.previous = next
      head = current
      node = next
    }
  }
}

extension LinkedList: Sequence {
  public func makeIterator() -> AnyIterator<Value> {
    var node = head
    return AnyIterator {
      defer { node = node?.next }
      return node?.value
    }
  }
}

extension LinkedList: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Value...) {
    self.init()
    elements.forEach { push($0) }
  }
}

extension LinkedList where Value: Equatable {
  func index(of value: Value) -> Int? {
    for (i, v) in enumerated() where v == value { return i }
    return nil
  }
}

func work() {
  var list: LinkedList<String> = ["b", "c"]
  list.push("d")
  list.unshift("a")
  print(Array(list), list.count, list.first!, list.last!)
  print(list.index(of: "c") as Any, list.index(of: "z") as Any)
  print(list.pop() ?? "-", list.shift() ?? "-", list.map { $0.uppercased() })
  list.push("x"); list.push("y")
  print(list.joined(separator: "<->"), list.sorted(by: >), list.contains("y"))
  while let value = list.shift() { print("gone:", value, "left:", list.count) }
  print(list.isEmpty, list.pop() as Any)
}
work()
print("freed", freed)
var numbers = LinkedList<Int>()
for n in 1...5 { numbers.push(n * n) }
print(numbers.reduce(0, +), numbers.dropFirst(2).map { $0 }, numbers.prefix { $0 < 10 })
