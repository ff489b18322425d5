import ExerciseSupport

/// A list of a hundred sightings with its own storage; a new bird stands at the front for each piece of news.
private func list(news: Int) -> [Sighting] {
  (0..<100).map { Sighting(bird: "swift", minute: 100 + news - $0) }
}

/// What a feed of 20 deliveries cost, with `news` among them that bring something new.
private func cost(news: Int) -> (comparisons: Int, heard: Int) {
  let book = FieldBook()
  book.receive(Delivery(revision: 1, sightings: list(news: 0)))
  Sighting.comparisons = 0
  let heard = notifications(of: { book.sightings }) {
    for tick in 1...20 {
      let revision = min(tick, news)
      book.receive(Delivery(revision: 1 + revision, sightings: list(news: revision)))
    }
  }
  return (Sighting.comparisons, heard)
}

/// The comparisons at night.
func answer_quiet() -> Int {
  cost(news: 1).comparisons
}

/// The comparisons at dawn.
func answer_busy() -> Int {
  cost(news: 19).comparisons
}

/// Which feed is cheaper with a gate than without one.
func answer_pays() -> String {
  let without = 20 * 110
  let quiet = cost(news: 1), busy = cost(news: 19)
  let quietPays = quiet.comparisons + quiet.heard * 110 < without
  let busyPays = busy.comparisons + busy.heard * 110 < without
  switch (quietPays, busyPays) {
  case (true, true): return "both"
  case (true, false): return "the quiet one"
  case (false, true): return "the busy one"
  case (false, false): return "neither"
  }
}
