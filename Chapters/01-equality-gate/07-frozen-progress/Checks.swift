import ExerciseSupport
import Observation
import Testing

/// A shop that prints the programme of a theatre.
private func printing() -> Shop {
  Shop(PrintJob(number: 31, title: "Programme"))
}

@Test("Each page is heard")
func eachPage() {
  let shop = printing()
  let heard = notifications(of: { shop.job.pagesDone }) {
    for page in 1...4 { shop.report(pagesDone: page, heartbeat: page) }
  }
  #expect(heard == 4)
  #expect(shop.job.pagesDone == 4)
}

@Test("A heartbeat alone is silent", .hint("A heartbeat is no part of a job. Where could it live?"))
func heartbeatAlone() {
  let shop = printing()
  shop.report(pagesDone: 1, heartbeat: 1)
  let heard = notifications(of: { shop.job.pagesDone }) {
    for second in 2...9 { shop.report(pagesDone: 1, heartbeat: second) }
  }
  #expect(heard == 0)
}

@Test("The newest heartbeat is known")
func newestHeartbeat() {
  let shop = printing()
  shop.report(pagesDone: 1, heartbeat: 1)
  shop.report(pagesDone: 1, heartbeat: 2)
  #expect(shop.lastHeartbeat == 2)
}

@Test("A pause is heard, once")
func pause() {
  let shop = printing()
  let heard = notifications(of: { shop.job.isPaused }) {
    shop.pause()
    shop.pause()
  }
  #expect(heard == 1)
  #expect(shop.job.isPaused)
}

@Test("The log holds each stage once")
func stages() {
  let shop = printing()
  shop.report(pagesDone: 1, heartbeat: 1)
  shop.report(pagesDone: 1, heartbeat: 2)
  shop.report(pagesDone: 2, heartbeat: 3)
  shop.report(pagesDone: 2, heartbeat: 4)
  shop.report(pagesDone: 3, heartbeat: 5)
  #expect(shop.log.map { $0.pagesDone } == [1, 2, 3])
}

@Test("A job at page 3 is not the job at page 4")
func differentPages() {
  var three = PrintJob(number: 31, title: "Programme")
  three.pagesDone = 3
  var four = three
  four.pagesDone = 4
  #expect(three != four)
}

@Test("Equal jobs look the same in every part", .hint("A part that == leaves out does not belong to the job."))
func lookTheSame() {
  let shop = printing()
  shop.report(pagesDone: 1, heartbeat: 1)
  let earlier = shop.job
  shop.report(pagesDone: 1, heartbeat: 2)
  let later = shop.job
  #expect(earlier != later || "\(earlier)" == "\(later)")
}

@Test("Jobs with another number, title or state differ")
func otherParts() {
  let job = PrintJob(number: 31, title: "Programme")
  var paused = job
  paused.isPaused = true
  #expect(job != PrintJob(number: 32, title: "Programme"))
  #expect(job != PrintJob(number: 31, title: "Poster"))
  #expect(job != paused)
  #expect(job == PrintJob(number: 31, title: "Programme"))
}
