import Tree
import Types

extension ConstraintSystem {

  /// What is wrong with taking an unqualified name for a member: an instance's where there is no `self`, a type's where `self` is an
  /// instance.
  func misuse(_ choice: OverloadChoice, _ e: Expr, _ scope: Scope) -> Fix.Kind? {
    if let v = choice.declaration as? VarDecl, v.binding == nil, v.parent == nil, case .none = choice.base,
      let container = typer.typeContext(scope), program.guardCondition(binding: v) != nil
    {
      return .closesOver(v, container)
    }
    guard case .implicitType(let t, let container) = choice.base, let d = choice.declaration,
      d is VarDecl || d is FuncDecl || d is EnumElementDecl, (d as? FuncDecl)?.isOperator != true
    else { return nil }
    if program.isInstanceMember(d) { return .instanceMemberWithoutSelf(d, t, container) }
    guard typer.defaultDepth == 0, let context = scope.context, typer.typeContext(scope) === container,
      program.hasSelf(context, inside: container)
    else { return nil }
    return .staticMemberOfSelf(d, t)
  }
}

extension Typer {

  /// The message for an unqualified name that names a member which can't be reached.
  func misuse(_ kind: Fix.Kind, _ e: Expr, _ system: ConstraintSystem) -> Diagnostic? {
    switch kind {
    case .closesOver(let v, let container):
      return .closesOver((container as? NominalDecl)?.nominalKind.rawValue ?? "extension", v.name, at: e.range)
    case .staticMemberOfSelf(let d, let t):
      guard let element = d as? EnumElementDecl else {
        return .staticMemberOnInstance(memberName(d), text(t, system), at: e.range)
      }
      return .caseAsInstanceMember(element.name, at: e.range)
    case .instanceMemberWithoutSelf(let d, let t, let container):
      let name = memberName(d)
      if typeContext(system.scope) !== container,
        let own = typeContext(system.scope).flatMap({ program.selfType(of: $0) })
      {
        return .instanceMemberOfOuter(name, text(t, system), text(own, system), at: e.range)
      }
      if let member = memberContext(system.scope), member is VarDecl || member is BindingDecl {
        return .instanceMemberInInitialiser(name, at: e.range)
      }
      return .instanceMemberWithoutInstance(name, text(t, system), at: e.range)
    default: return nil
    }
  }

  private func memberName(_ d: Decl) -> String { (d as? VarDecl)?.name ?? (d as? FuncDecl)?.name ?? "" }
}
