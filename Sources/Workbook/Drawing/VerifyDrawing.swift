import Lessons
import Terminal

/// How the proof of a course looks.
struct VerifyDrawing {
  /// Colour and width.
  let style: Style

  /// The proofs of one exercise: one line when all hold, each fault with its place otherwise.
  func proofs(_ proofs: [Proof]) -> [String] {
    guard let first = proofs.first else { return [] }
    let faults = proofs.filter { !$0.holds }
    let subject = first.exercise.isEmpty ? "course" : first.exercise
    if faults.isEmpty {
      let count = proofs.count == 1 ? "1 proof" : "\(proofs.count) proofs"
      return [style.paint("✓ ", .success) + subject + style.paint("  \(count)", .subdued)]
    }
    return [style.paint("✗ ", .error) + subject] + faults.flatMap(fault)
  }

  /// A claim that does not hold.
  private func fault(_ proof: Proof) -> [String] {
    let engine = proof.engine.map { " (\($0.rawValue))" } ?? ""
    let sentence = "\(proof.claim)\(engine): \(proof.fault ?? "")"
    let place = proof.place.map { ["      " + style.paint("\($0.file):\($0.line)", .subdued)] } ?? []
    return Wrapping.lines(of: sentence, width: style.width, first: "    ", rest: "      ") + place
      + proof.details.flatMap { Wrapping.lines(of: $0, width: style.width, first: "      ", rest: "        ") }
  }

  /// The whole in a sentence.
  func summary(_ report: VerifyReport) -> [String] {
    let engines = report.engines.map(\.rawValue).joined(separator: " and ")
    let faults = report.faults.count
    let exercises = report.exerciseCount == 1 ? "1 exercise" : "\(report.exerciseCount) exercises"
    let counts = "\(exercises), \(report.proofs.count) proofs, \(report.checkCount) checks run by \(engines)"
    let verdict =
      report.holds
      ? style.paint("The course holds.", .success)
      : style.paint(faults == 1 ? "One proof fails." : "\(faults) proofs fail.", .error)
    return ["", counts, verdict]
  }
}
