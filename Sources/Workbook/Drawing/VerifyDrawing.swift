import Terminal

/// Draws what `verify` proves.
struct VerifyDrawing {
  /// Colours and width.
  let style: Style

  /// One proof.
  func lines(_ proof: ProofCard) -> [String] {
    let sign = proof.fault == nil ? style.paint("✓", .success) : style.paint("✗", .error)
    let title = "\(sign) \(proof.exercise)  \(proof.claim)" + style.paint("  \(proof.engine)", .subdued)
    let fault = proof.fault.map { $0.split(separator: "\n").flatMap { body(String($0)) } }
    return [title] + (fault ?? [])
  }

  /// A line of a fault.
  private func body(_ text: String) -> [String] {
    Wrapping.lines(of: text, width: style.width, first: "    ", rest: "      ")
  }

  /// All proofs in a sentence.
  func summary(_ proofs: [ProofCard]) -> [String] {
    let faults = proofs.count { $0.fault != nil }
    if proofs.isEmpty { return [style.paint("There is nothing to prove here.", .error)] }
    if faults > 0 { return ["", style.paint("\(proofs.count) claims; not proved: \(faults).", .error)] }
    return ["", style.paint("\(proofs.count) claims, all proved.", .success)]
  }
}
