import Glibc

/// How the C library hands out memory.
enum Allocator {
  /// What `mallopt` sets; `malloc.h`, where the numbers are from, is not among the headers of the `Glibc` module.
  private enum Option: Int32 {
    case trimThreshold = -1
    case topPad = -2
    case arenaMax = -8
  }

  /// How much more than needed is asked of the system at a time, in bytes; it gives pages only as they are touched.
  private static let step: Int32 = 32 << 20

  /// Makes all threads share one growing heap.
  ///
  /// By default each thread gets a heap of its own that grows by a system call for every few pages; the engine's thread, which
  /// does nearly all the work of a short command, spent a twentieth of its time there.
  static func useOneHeap() {
    guard let address = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(address, to: (@convention(c) (Int32, Int32) -> Int32).self)
    for (option, value) in [(Option.arenaMax, 1), (.topPad, step), (.trimThreshold, 2 * step)] {
      _ = mallopt(option.rawValue, value)
    }
  }
}
