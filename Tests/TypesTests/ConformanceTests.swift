import Testing
import Tree
import Types

@Suite struct ConformanceTests {

  /// Whether a type written as text conforms to a protocol.
  private func conforms(_ type: String, _ proto: String, _ text: String = "") throws -> Bool {
    let w = try Workspace(text)
    let t = try #require(w.type(type))
    let p = try #require(w.nominal(proto))
    #expect(w.program.takeDiagnostics().isEmpty)
    return w.program.conformance(of: t, to: p) != nil
  }

  @Test(arguments: [
    ("Int", "Equatable", true), ("[Int]", "Equatable", true), ("[[Int?]]", "Hashable", true),
    ("[Int: String]", "Equatable", true), ("Set<Int>", "Hashable", true), ("() -> Void", "Equatable", false),
    ("[() -> Void]", "Equatable", false), ("Int?", "Hashable", true), ("any Error", "Error", true),
    ("(Int, Int)", "Equatable", false), ("Range<Int>", "Sequence", true), ("String", "Collection", true),
    ("Range<Double>", "Sequence", false), ("Any", "Equatable", false), ("[Int]", "RandomAccessCollection", true),
    ("ClosedRange<Int>", "BidirectionalCollection", true), ("String", "Sendable", true), ("Double", "Comparable", true),
  ])
  func standard(_ type: String, _ proto: String, _ expected: Bool) throws {
    #expect(try conforms(type, proto) == expected)
  }

  @Test func enumsWithoutPayloadAreHashable() throws {
    #expect(try conforms("E", "Hashable", "enum E { case a, b }"))
    #expect(try !conforms("E", "Equatable", "enum E { case a(Int), b }"))
    #expect(try conforms("E", "RawRepresentable", "enum E: Int { case a, b }"))
  }

  @Test func classesInheritConformances() throws {
    let text = """
      protocol Named { var name: String { get } }
      class A: Named { var name = "a" }
      class B: A {}
      """
    #expect(try conforms("B", "Named", text))
  }

  @Test func conditional() throws {
    let text = """
      struct Box<T> { var value: T }
      extension Box: Equatable where T: Equatable {}
      """
    #expect(try conforms("Box<Int>", "Equatable", text))
    #expect(try !conforms("Box<() -> Void>", "Equatable", text))
    #expect(try conforms("Box<Box<[String]>>", "Equatable", text))
  }

  /// The type witness of an associated type, as text.
  private func witness(_ name: String, of type: String, _ text: String = "") throws -> String {
    let w = try Workspace(text)
    let t = try #require(w.type(type))
    #expect(w.program.takeDiagnostics().isEmpty)
    let found = try #require(w.program.nestedType(name, of: t))
    return w.program.description(of: found)
  }

  @Test(arguments: [
    ("Element", "[Int]", "Int"), ("Element", "String", "Character"), ("Index", "[Int]", "Int"),
    ("Element", "[String: Int]", "(key: String, value: Int)"), ("Element", "Range<Int>", "Int"),
    ("SubSequence", "[Int]", "ArraySlice<Int>"), ("SubSequence", "String", "Substring"),
    ("Index", "String", "String.Index"),
    ("Element", "Set<Double>", "Double"), ("Stride", "Int", "Int"),
    ("Iterator", "Range<Int>", "IndexingIterator<Range<Int>>"),
    ("Element", "EnumeratedSequence<[Bool]>", "(offset: Int, element: Bool)"),
    ("Element", "Zip2Sequence<[Int], String>", "(Int, Character)"), ("Magnitude", "Int", "UInt"),
  ])
  func standardWitnesses(_ name: String, _ type: String, _ expected: String) throws {
    #expect(try witness(name, of: type) == expected)
  }

  @Test func sequenceFromItsIterator() throws {
    let text = """
      struct Countdown: Sequence, IteratorProtocol {
        var n: Int
        mutating func next() -> Int? { n -= 1; return n }
      }
      struct Twice: Sequence {
        func makeIterator() -> AnyIterator<String> { AnyIterator { nil } }
      }
      struct Own: Sequence {
        struct Steps: IteratorProtocol { mutating func next() -> Bool? { nil } }
        func makeIterator() -> Steps { Steps() }
      }
      """
    #expect(try witness("Element", of: "Countdown", text) == "Int")
    #expect(try witness("Iterator", of: "Countdown", text) == "Countdown")
    #expect(try witness("Element", of: "Twice", text) == "String")
    #expect(try witness("Element", of: "Own", text) == "Bool")
  }

  @Test func collectionFromItsSubscript() throws {
    let text = """
      struct Stack<T>: RandomAccessCollection {
        var items: [T] = []
        var startIndex: Int { 0 }
        var endIndex: Int { items.count }
        subscript(i: Int) -> T { items[i] }
      }
      """
    #expect(try witness("Element", of: "Stack<Bool>", text) == "Bool")
    #expect(try witness("Index", of: "Stack<Bool>", text) == "Int")
    #expect(try witness("SubSequence", of: "Stack<Bool>", text) == "Slice<Stack<Bool>>")
    #expect(try witness("Iterator", of: "Stack<Bool>", text) == "IndexingIterator<Stack<Bool>>")
    #expect(try witness("Indices", of: "Stack<Bool>", text) == "Range<Int>")
  }

  @Test func associatedTypesOfOwnProtocols() throws {
    let text = """
      protocol Container { associatedtype Item; var first: Item? { get }; func add(_ x: Item) -> Self }
      struct A: Container { var first: Int?; func add(_ x: Int) -> A { self } }
      struct B<T>: Container { var first: T? { nil }; func add(_ x: T) -> B<T> { self } }
      enum C: String, CaseIterable { case x, y }
      """
    #expect(try witness("Item", of: "A", text) == "Int")
    #expect(try witness("Item", of: "B<String>", text) == "String")
    #expect(try witness("RawValue", of: "C", text) == "String")
    #expect(try witness("AllCases", of: "C", text) == "[C]")
  }
}
