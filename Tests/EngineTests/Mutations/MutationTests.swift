import Foundation
import Testing

@Suite("Damaged programs", .enabled(if: Worker.executable != nil, "the worker is not built"))
struct MutationTests {

  /// How many programs are damaged; `WORKBOOK_MUTATIONS` says another number.
  static let count = ProcessInfo.processInfo.environment["WORKBOOK_MUTATIONS"].flatMap { Int($0) } ?? standardCount

  #if DEBUG
    /// A debug build takes a quarter of an hour for 2,000.
    private static let standardCount = 400
  #else
    /// What `make test` tries.
    private static let standardCount = 2000
  #endif

  /// The Swift files that the workbook ships, and the goldens about observation.
  static let sources = ["Chapters", "Solutions", "Tests/Goldens/observation"].flatMap { folder -> [URL] in
    let root = Golden.repository.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
    return found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  @Test("Each ends with an exit code from 0 to 5, none by a signal")
  func mutations() throws {
    #expect(!Self.sources.isEmpty)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-mutations-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try write(to: folder)
    let endings = try runInParallel(paths)
    #expect(endings.count == Self.count)
    let bad = endings.filter { !(0...5).contains($0.code ?? -1) }
    for ending in bad {
      Issue.record("\(ending.path): \(ending.code.map { "exit code \($0)" } ?? "ended"): \(ending.message)")
    }
    if bad.isEmpty { try FileManager.default.removeItem(at: folder) }
  }

  /// Writes the damaged programs into a folder, the same ones in every run.
  private func write(to folder: URL) throws -> [String] {
    var random = SplitMix(seed: 20_260_101)
    let sources = try Self.sources.map { ($0, Mutator(try String(contentsOf: $0, encoding: .utf8))) }
    return try (0..<Self.count).map { number in
      let (source, mutator) = sources[number % sources.count]
      let file = folder.appendingPathComponent("\(number)-\(source.lastPathComponent)")
      try mutator.mutated(using: &random).write(to: file, atomically: false, encoding: .utf8)
      return file.path
    }
  }

  /// Runs the programs in as many workers as there are processors.
  private func runInParallel(_ paths: [String]) throws -> [Worker.Ending] {
    let executable = try #require(Worker.executable)
    let workers = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))
    let endings = Endings()
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let share = stride(from: worker, to: paths.count, by: workers).map { paths[$0] }
      do { endings.add(try Worker(patience: 60).run(share, in: executable)) } catch { Issue.record(error) }
    }
    return endings.all
  }
}

/// Endings gathered from several threads.
private final class Endings: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Worker.Ending] = []

  /// Adds a worker's endings.
  func add(_ more: [Worker.Ending]) { lock.withLock { list += more } }

  /// All that were added.
  var all: [Worker.Ending] { lock.withLock { list } }
}
