import Observation

/// A job in the print shop.
struct PrintJob: Equatable {
  let number: Int
  var title: String
  var isPaused = false
  var pagesDone = 0

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }
}

/// What the sign and the back office read.
@Observable final class Shop {
  var job: PrintJob
  /// Each stage that jobs went through, once.
  private(set) var log: [PrintJob] = []

  /// Seconds since the printer was switched on, as of its last report.
  private(set) var lastHeartbeat = 0

  init(_ job: PrintJob) {
    self.job = job
  }

  /// The printer reports.
  func report(pagesDone: Int, heartbeat: Int) {
    if job.pagesDone != pagesDone { job.pagesDone = pagesDone }
    lastHeartbeat = heartbeat
    if !log.contains(job) {
      log.append(job)
    }
  }

  /// Somebody pressed the pause button.
  func pause() {
    var paused = job
    paused.isPaused = true
    job = paused
  }
}
