// fails: Equal jobs look the same in every part
import Observation

/// A job in the print shop.
struct PrintJob: Equatable {
  let number: Int
  var title: String
  var isPaused = false
  var pagesDone = 0
  /// Seconds since the printer was switched on, as of its last report.
  var heartbeat = 0

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }

  // MARK: Your task: this is calm, but is it true?
  static func == (a: PrintJob, b: PrintJob) -> Bool {
    a.number == b.number && a.title == b.title && a.isPaused == b.isPaused && a.pagesDone == b.pagesDone
  }
}

/// What the sign and the back office read.
@Observable final class Shop {
  var job: PrintJob
  /// Each stage that jobs went through, once.
  private(set) var log: [PrintJob] = []

  /// Seconds since the printer was switched on, as of its last report.
  var lastHeartbeat: Int {
    job.heartbeat
  }

  init(_ job: PrintJob) {
    self.job = job
  }

  /// The printer reports.
  func report(pagesDone: Int, heartbeat: Int) {
    var reported = job
    reported.pagesDone = pagesDone
    reported.heartbeat = heartbeat
    job = reported
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
