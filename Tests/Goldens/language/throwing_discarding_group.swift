struct E: Error {}
do {
  try await withThrowingDiscardingTaskGroup { g in
    g.addTask { try await Task.sleep(nanoseconds: 1_000_000); throw E() }
    g.addTask { do { try await Task.sleep(nanoseconds: 900_000_000) } catch { print("cancelled", error is CancellationError); throw error } }
  }
} catch { print("caught", error) }
