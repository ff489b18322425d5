// The checks of lesson 1.1 as a plain program, for the comparison with the compiler: appended to the solution and to
// `notifications(of:during:)`, without the Testing library, which would take the compiler longer.

let bees = Episode(number: 7, title: "Bees on the roof", notes: "")

func expect(_ condition: Bool, _ name: String) {
  if !condition { print("failed: \(name)") }
}

func arrivingNotes() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.notes }) { player.notesArrived("Guest: a beekeeper") }
  expect(heard == 1, "arriving notes")
  expect(player.current.notes == "Guest: a beekeeper", "stored notes")
}

func correctedNotes() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.notes }) {
    player.notesArrived("Guest: a beekeeper")
    player.notesArrived("Guest: two beekeepers")
  }
  expect(heard == 2, "corrected notes")
}

func correctedTitle() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.title }) {
    player.refreshed(Episode(number: 7, title: "Bees on the roof, part one", notes: ""))
  }
  expect(heard == 1, "corrected title")
}

func anotherEpisode() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.number }) {
    player.refreshed(Episode(number: 8, title: "Bees on the roof", notes: ""))
  }
  expect(heard == 1, "another episode")
}

func refreshWithoutNews() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.notes }) {
    player.refreshed(bees)
    player.refreshed(bees)
  }
  expect(heard == 0, "refresh without news")
}

func everyWrite() {
  let player = Player(bees)
  player.writes = 0
  player.refreshed(bees)
  player.notesArrived("Guest: a beekeeper")
  expect(player.writes == 2, "every write")
}

arrivingNotes()
correctedNotes()
correctedTitle()
anotherEpisode()
refreshWithoutNews()
everyWrite()
print("done")
