// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: - The toolchain's own SwiftSyntax

/// The folder of the toolchain's host libraries (SwiftParser and its kin, the macro plugins).
///
/// `WORKBOOK_SWIFT_HOST` overrides the folder found beside the `swiftc` on `PATH`.
let host = hostLibraries()

/// Finds the host libraries, or ends the build with a message that names what is missing.
func hostLibraries() -> String {
  let environment = ProcessInfo.processInfo.environment
  let found =
    environment["WORKBOOK_SWIFT_HOST"]
    ?? compiler(on: environment["PATH"] ?? "").map {
      $0.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
    }
  guard let folder = found else {
    fatalError(
      "error: no swiftc on PATH; install Swift 6.3 or set WORKBOOK_SWIFT_HOST to <toolchain>/usr/lib/swift/host")
  }
  for needed in ["SwiftParser.swiftmodule", "libSwiftParser.so", "plugins/libObservationMacros.so"]
  where !FileManager.default.fileExists(atPath: folder + "/" + needed) {
    fatalError(
      "error: the Swift toolchain lacks \(needed), looked for in \(folder); "
        + "set WORKBOOK_SWIFT_HOST to the folder that has it")
  }
  return folder
}

/// The first `swiftc` on `path`, with symbolic links resolved.
func compiler(on path: String) -> URL? {
  path.split(separator: ":").lazy
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }?
    .resolvingSymlinksInPath()
}

// MARK: - libedit, when it is there

/// Whether libedit's header is installed; without it a plain line reader takes its place.
///
/// `WORKBOOK_LIBEDIT` says so instead, with `yes` or `no`. The Makefile sets it, since SwiftPM remembers what a manifest came
/// to for as long as its text and the environment stay the same, and would not notice that libedit was installed meanwhile.
let hasLibedit =
  ProcessInfo.processInfo.environment["WORKBOOK_LIBEDIT"].map { $0 == "yes" }
  ?? ["/usr/include/histedit.h", "/usr/local/include/histedit.h"]
  .contains { FileManager.default.fileExists(atPath: $0) }

// MARK: - Settings

/// For the largest modules, on which all others wait: small code, which is built a quarter faster and runs a twentieth slower.
let small: SwiftSetting = .unsafeFlags(["-Osize"], .when(configuration: .release))

/// For modules that import the toolchain's SwiftSyntax.
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]

/// For executables and tests that link it.
let linked: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
]

/// For the modules in whose loops time is spent.
let hot: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// For the checker and its neighbours: what the optimiser would carry over from other modules costs a release build more time
/// than it saves any run.
let apart: [SwiftSetting] = [.unsafeFlags(["-disable-cmo"], .when(configuration: .release)), small]

let package = Package(
  name: "workbook",
  products: [.executable(name: "workbook", targets: ["Workbook"])],
  targets: [
    .target(name: "Tree", swiftSettings: apart),
    .target(name: "Parsing", dependencies: ["Tree"], swiftSettings: syntax, linkerSettings: linked),
    .target(name: "Types", dependencies: ["Tree"], swiftSettings: apart),
    .target(name: "Typing", dependencies: ["Tree", "Types"], swiftSettings: apart),
    .target(name: "Flow", dependencies: ["Tree", "Types", "Typing"], swiftSettings: apart),
    .target(name: "ObservationRuntime"),
    .target(name: "Machine", dependencies: ["ObservationRuntime"], swiftSettings: hot),
    .target(
      name: "Lowering", dependencies: ["ObservationRuntime", "Machine", "Typing", "Types", "Tree"], swiftSettings: apart
    ),
    .executableTarget(
      name: "PreludeCompiler", dependencies: ["Parsing", "Tree"], swiftSettings: syntax, linkerSettings: linked),
    .plugin(name: "EmbedPrelude", capability: .buildTool(), dependencies: ["PreludeCompiler"]),
    .target(
      name: "Session",
      dependencies: ["Machine", "Lowering", "Flow", "Typing", "Types", "Parsing", "Tree", "ObservationRuntime"],
      swiftSettings: syntax, linkerSettings: linked, plugins: ["EmbedPrelude"]),
    .target(name: "ExerciseSupport"),
    .target(name: "Lessons", dependencies: ["Session"], swiftSettings: syntax),
    .target(
      name: "Terminal", dependencies: hasLibedit ? ["CLibedit"] : [],
      swiftSettings: hasLibedit ? [.define("LIBEDIT")] : []),
    .executableTarget(
      name: "Workbook", dependencies: ["Lessons", "Session", "Terminal", "Parsing", "ObservationRuntime", "Tree"],
      swiftSettings: syntax, linkerSettings: linked),
    .testTarget(
      name: "LessonsTests", dependencies: ["Lessons", "Session"], swiftSettings: syntax, linkerSettings: linked),
    .testTarget(
      name: "ParsingTests", dependencies: ["Parsing", "Tree"], swiftSettings: syntax, linkerSettings: linked),
    .testTarget(
      name: "TypesTests", dependencies: ["Types", "Parsing", "Tree"], swiftSettings: syntax, linkerSettings: linked),
    .testTarget(
      name: "TypingTests", dependencies: ["Typing", "Types", "Parsing", "Tree"], swiftSettings: syntax,
      linkerSettings: linked),
    .testTarget(
      name: "FlowTests", dependencies: ["Flow", "Session", "Typing", "Parsing", "Tree"], swiftSettings: syntax,
      linkerSettings: linked),
    .testTarget(name: "ExerciseSupportTests", dependencies: ["ExerciseSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(
      name: "WorkbookTests", dependencies: ["Workbook", "Terminal", "Lessons", "ObservationRuntime"],
      swiftSettings: syntax, linkerSettings: linked),
    .testTarget(name: "MachineTests", dependencies: ["Machine"]),
    .executableTarget(
      name: "EngineWorker", dependencies: ["Session", "Tree"], path: "Tests/EngineWorker", swiftSettings: syntax,
      linkerSettings: linked),
    .testTarget(
      name: "EngineTests",
      dependencies: ["Session", "Lowering", "Typing", "Types", "Parsing", "Tree", "EngineWorker"],
      swiftSettings: syntax,
      linkerSettings: linked),
    .testTarget(
      name: "PreludeTests", dependencies: ["Machine", "Typing", "Types", "Parsing", "Tree"], swiftSettings: syntax,
      linkerSettings: linked),
    .testTarget(name: "ObservationRuntimeTests", dependencies: ["ObservationRuntime"]),
    .executableTarget(name: "MachineBenchmark", dependencies: ["Machine"], path: "Benchmarks/Machine"),
  ]
    + (hasLibedit
      ? [.systemLibrary(name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])])] : []),
  swiftLanguageModes: [.v6]
)
