import Foundation
import Session
import Tree
let path = CommandLine.arguments[1]
let text = try String(contentsOfFile: path, encoding: .utf8)
let status = BigStack.run { () -> Int32 in
  let session = Session(output: { FileHandle.standardOutput.write($0.data(using: .utf8)!) })
  let outcome = session.run([SourceFile(name: path, text: text)])
  for d in outcome.diagnostics where d.severity == .error || CommandLine.arguments.count > 2 {
    let r = d.range.written
    FileHandle.standardError.write("\(r.file.name.split(separator: "/").last ?? ""):\(r.line):\(r.column): \(d.severity): \(d.message)\n".data(using: .utf8)!)
  }
  if outcome.status != .finished, outcome.status != .invalid { for s in outcome.stack.prefix(8) { FileHandle.standardError.write("  in \(s.function) \(s.place.map { "\($0.file.name):\($0.line)" } ?? "?")\n".data(using: .utf8)!) } }
  return outcome.status.rawValue
}
exit(status)
