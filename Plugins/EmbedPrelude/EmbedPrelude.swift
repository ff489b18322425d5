import Foundation
import PackagePlugin

/// Parses the prelude when the package is built, so that nothing parses it at start-up.
@main
struct EmbedPrelude: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPrelude.swift")
    let inputs = preludeFiles(in: context.package.directoryURL.appending(path: "Sources/Prelude"))
    return [
      .buildCommand(
        displayName: "Parsing the prelude (\(inputs.count) files)",
        executable: try context.tool(named: "PreludeCompiler").url,
        arguments: [output.path] + inputs.map(\.path), inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// The Swift files under `folder`, in the order of their paths.
  private func preludeFiles(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (found ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
