import SwiftOperators
import SwiftParser
import SwiftSyntax

extension OperatorTable {

  /// The table with each `lowerThan` told from the other group's side, as its `higherThan`.
  ///
  /// SwiftOperators takes a `lowerThan` for its opposite when it comes from the right operator of two.
  var withInvertedRelations: OperatorTable {
    let tree = SwiftParser.Parser.parse(source: description)
    let groups = tree.statements.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self) }
    let lower = groups.flatMap { g in g.groups(.lowerThan).map { (above: $0, below: g.name.text) } }
    guard !lower.isEmpty else { return self }
    let text = tree.statements.map { statement -> String in
      guard let group = statement.item.as(PrecedenceGroupDeclSyntax.self) else { return statement.trimmedDescription }
      let below = lower.filter { $0.above == group.name.text }.map(\.below) + group.groups(.higherThan)
      return group.text(higherThan: below)
    }
    var table = OperatorTable(precedenceGroups: [], operators: []) { _ in }
    table.addSourceFile(SwiftParser.Parser.parse(source: text.joined(separator: "\n"))) { _ in }
    return table
  }
}

extension PrecedenceGroupDeclSyntax {

  /// The groups that this one is related to in one way.
  fileprivate func groups(_ kind: Keyword) -> [String] {
    groupAttributes.flatMap { attribute -> [String] in
      guard case .precedenceGroupRelation(let r) = attribute, r.higherThanOrLowerThanLabel.tokenKind == .keyword(kind)
      else { return [] }
      return r.precedenceGroups.map { $0.name.text }
    }
  }

  /// The group as text, with other relations than its own.
  fileprivate func text(higherThan below: [String]) -> String {
    let rest = groupAttributes.compactMap { attribute -> String? in
      if case .precedenceGroupRelation = attribute { return nil }
      return attribute.trimmedDescription
    }
    let relation = below.isEmpty ? [] : ["higherThan: " + below.joined(separator: ", ")]
    return "precedencegroup \(name.text) {\n\((rest + relation).joined(separator: "\n"))\n}"
  }
}
