import ExerciseSupport
import Observation
import Testing

/// A hundred sightings with their own storage; `news` of them are newer than the usual ones.
private func list(news: Int = 0) -> [Sighting] {
  (0..<100).map { Sighting(bird: "swift", minute: 100 + news - $0) }
}

/// A book that has taken over revision 1 of the usual list.
private func opened() -> FieldBook {
  let book = FieldBook()
  book.receive(Delivery(revision: 1, sightings: list()))
  return book
}

/// What 20 deliveries cost, `news` of which bring something new.
private func feed(news: Int) -> (comparisons: Int, heard: Int) {
  let book = opened()
  Sighting.comparisons = 0
  let heard = notifications(of: { book.sightings }) {
    for tick in 1...20 {
      let step = min(tick, news)
      book.receive(Delivery(revision: 1 + step, sightings: list(news: step)))
    }
  }
  return (Sighting.comparisons, heard)
}

@Test("The quiet feed costs ten comparisons at most", .hint("A revision tells what a hundred comparisons would."))
func quietFeed() {
  #expect(feed(news: 1).comparisons <= 10)
}

@Test("The quiet feed is heard once")
func quietFeedHeard() {
  #expect(feed(news: 1).heard == 1)
}

@Test("The busy feed is heard 19 times, and costs no more than before")
func busyFeed() {
  let feed = feed(news: 19)
  #expect(feed.heard == 19)
  #expect(feed.comparisons <= 119)
}

@Test(
  "Another revision with the same sightings is silent",
  .hint("Behind the cheap question the dear one is still worth asking."))
func sameSightings() {
  let book = opened()
  let heard = notifications(of: { book.sightings }) {
    book.receive(Delivery(revision: 2, sightings: list()))
    book.receive(Delivery(revision: 3, sightings: list()))
  }
  #expect(heard == 0)
}

@Test("A change far down in the list is heard")
func farDown() {
  let book = opened()
  var corrected = list()
  corrected[99] = Sighting(bird: "swallow", minute: 1)
  let heard = notifications(of: { book.sightings }) {
    book.receive(Delivery(revision: 2, sightings: corrected))
  }
  #expect(heard == 1)
  #expect(book.sightings[99].bird == "swallow")
}

@Test("A shorter list is heard")
func shorter() {
  let book = opened()
  let heard = notifications(of: { book.sightings }) {
    book.receive(Delivery(revision: 2, sightings: []))
  }
  #expect(heard == 1)
  #expect(book.sightings.isEmpty)
}

@Test("When the server starts anew, revision 1 is news again")
func serverStartsAnew() {
  let book = opened()
  book.receive(Delivery(revision: 40, sightings: list(news: 5)))
  let heard = notifications(of: { book.sightings }) {
    book.receive(Delivery(revision: 1, sightings: list(news: 7)))
  }
  #expect(heard == 1)
  #expect(book.sightings.first?.minute == 107)
}

@Test("The first delivery is taken over, whatever its revision", arguments: [0, 1, 7])
func firstDelivery(_ revision: Int) {
  let book = FieldBook()
  book.receive(Delivery(revision: revision, sightings: list()))
  #expect(book.sightings.count == 100)
}
