import ExerciseSupport

/// A player of episode 7, whose notes have not been fetched.
private func playing() -> Player {
  Player(Episode(number: 7, title: "Bees on the roof", notes: ""))
}

/// What a reader of the notes hears when they arrive.
func answer_heard() -> Int {
  let player = playing()
  return notifications(of: { player.current.notes }) {
    player.notesArrived("Guest: a beekeeper")
  }
}

/// Whether the notes are still missing after they arrived.
func answer_stored() -> Bool {
  let player = playing()
  player.notesArrived("Guest: a beekeeper")
  return player.current.notes.isEmpty
}

/// How often `didSet` ran.
func answer_observed() -> Int {
  let player = playing()
  player.writes = 0
  player.notesArrived("Guest: a beekeeper")
  return player.writes
}

/// What the line shows in the end; the reader writes it each time that it reads.
func answer_shown() -> String {
  let player = playing()
  var line = ""
  _ = notifications(
    of: { line = "volume \(player.volume), \(player.current.notes.isEmpty ? "no" : "with") notes" },
    during: {
      player.notesArrived("Guest: a beekeeper")
      player.volume = 6
    })
  return line
}
