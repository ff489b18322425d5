import Testing

/// Small wrong programs with the compiler's first complaint.
@Suite struct RefusedPrograms {

  /// A program and the first message, with line and column.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }
    var testDescription: String { message }
  }

  @Test(arguments: closures + calls + declarations + operators + mutability + types)
  func refused(_ c: Case) throws {
    let faults = try Workspace(c.text).faults()
    #expect(faults.first == c.message)
  }
}
