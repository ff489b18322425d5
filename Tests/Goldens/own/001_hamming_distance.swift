enum StrandError: Error, Equatable {
  case unequalLengths(Int, Int)
  case unknownNucleotide(Character)
}

struct Strand {
  let bases: [Character]

  init(_ text: String) throws {
    for base in text where !"ACGT".contains(base) {
      throw StrandError.unknownNucleotide(base)
    }
    bases = Array(text)
  }

  func distance(to other: Strand) throws -> Int {
    guard bases.count == other.bases.count else {
      throw StrandError.unequalLengths(bases.count, other.bases.count)
    }
    return zip(bases, other.bases).filter { $0 != $1 }.count
  }

  var complement: String {
    let pairs: [Character: Character] = ["G": "C", "C": "G", "T": "A", "A": "U"]
    return String(bases.compactMap { pairs[$0] })
  }

  var counts: [Character: Int] {
    var result: [Character: Int] = [:]
    for base in bases { result[base, default: 0] += 1 }
    return result
  }
}

var passed = 0
var failed = 0

func expect<T: Equatable>(_ name: String, _ actual: @autoclosure () throws -> T, _ wanted: T) {
  do {
    let value = try actual()
    if value == wanted {
      passed += 1
      print("ok    \(name)")
    } else {
      failed += 1
      print("FAIL  \(name): \(value) is not \(wanted)")
    }
  } catch {
    failed += 1
    print("THROW \(name): \(error)")
  }
}

func expectError(_ name: String, _ wanted: StrandError, _ body: () throws -> Void) {
  do {
    try body()
    failed += 1
    print("FAIL  \(name): nothing thrown")
  } catch let error as StrandError where error == wanted {
    passed += 1
    print("ok    \(name)")
  } catch {
    failed += 1
    print("FAIL  \(name): \(error)")
  }
}

expect("identical", try Strand("GGACTGA").distance(to: Strand("GGACTGA")), 0)
expect("empty", try Strand("").distance(to: Strand("")), 0)
expect("long different", try Strand("GGACGGATTCTG").distance(to: Strand("AGGACGGATTCT")), 9)
expect("complement", try Strand("ACGTGGTCTTAA").complement, "UGCACCAGAAUU")
expect("count of G", try Strand("GATTACA").counts["A"], 3)
expect("count of missing", try Strand("GATT").counts["C"], nil)
expectError("first longer", .unequalLengths(3, 1)) { _ = try Strand("AAT").distance(to: Strand("T")) }
expectError("bad letter", .unknownNucleotide("X")) { _ = try Strand("AXT") }
expectError("wrong expectation", .unequalLengths(1, 1)) { _ = try Strand("A").distance(to: Strand("T")) }
expect("throws where a value is wanted", try Strand("Q").complement, "")
print("\(passed) passed, \(failed) failed")
