#if TRACE
  import Foundation

  /// Whether the solver tells what it does: a build with `-Xswiftc -DTRACE`, run with `WORKBOOK_TRACE` set.
  let isTracing = ProcessInfo.processInfo.environment["WORKBOOK_TRACE"] != nil
#endif
