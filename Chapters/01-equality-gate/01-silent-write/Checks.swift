import ExerciseSupport
import Observation
import Testing

/// An episode as the list knows it, before its notes are fetched.
private let bees = Episode(number: 7, title: "Bees on the roof", notes: "")

@Test("Arriving notes are heard", .hint("Which properties does == look at?"))
func arrivingNotes() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.notes }) {
    player.notesArrived("Guest: a beekeeper")
  }
  #expect(heard == 1)
  #expect(player.current.notes == "Guest: a beekeeper")
}

@Test("Corrected notes are heard")
func correctedNotes() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.notes }) {
    player.notesArrived("Guest: a beekeeper")
    player.notesArrived("Guest: two beekeepers")
  }
  #expect(heard == 2)
}

@Test("A corrected title is heard")
func correctedTitle() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.title }) {
    player.refreshed(Episode(number: 7, title: "Bees on the roof, part one", notes: ""))
  }
  #expect(heard == 1)
}

@Test("Another episode is heard, even if it looks the same")
func anotherEpisode() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.number }) {
    player.refreshed(Episode(number: 8, title: "Bees on the roof", notes: ""))
  }
  #expect(heard == 1)
}

@Test("A refresh without news is silent", .hint("Without any == the setter cannot ask, and notifies each time."))
func refreshWithoutNews() {
  let player = Player(bees)
  let heard = notifications(of: { player.current.notes }) {
    player.refreshed(bees)
    player.refreshed(bees)
  }
  #expect(heard == 0)
}

@Test("Every write reaches didSet, heard or not")
func everyWrite() {
  let player = Player(bees)
  player.writes = 0
  player.refreshed(bees)
  player.notesArrived("Guest: a beekeeper")
  #expect(player.writes == 2)
}
