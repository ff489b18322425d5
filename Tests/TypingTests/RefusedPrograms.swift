import Foundation
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

  /// Programs with actors, each with the compiler's first error or `accepted`, from `Tests/Goldens/isolation.txt`.
  static let isolation: [Case] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../Goldens/isolation.txt"
    let all = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return all.components(separatedBy: "-----\n").compactMap { entry in
      let parts = entry.components(separatedBy: "\n=> ")
      return parts.count == 2 ? Case(parts[0] + "\n", parts[1].trimmingCharacters(in: .newlines)) : nil
    }
  }()

  @Test("What belongs to an actor is used from there, or waited for", arguments: isolation)
  func isolated(_ c: Case) throws {
    let faults = try Workspace(c.text).faults()
    #expect(faults.first ?? "accepted" == c.message)
  }

  @Test func thereAreIsolatedPrograms() { #expect(Self.isolation.count > 60) }
}
