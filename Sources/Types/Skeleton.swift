import Tree

extension Program {
  public func checkDeclarations(of file: ParsedFile) {}
}
