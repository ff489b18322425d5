import ExerciseSupport

/// A telescope on the pole star.
private func onPolaris() -> Telescope {
  Telescope(Star(catalogue: 11767, brightness: 2.0, notes: ""))
}

/// Two equal writes.
func answer_runs() -> Int {
  let telescope = onPolaris()
  let before = telescope.runs
  telescope.target = telescope.target
  telescope.target = telescope.target
  return telescope.runs - before
}

/// Three measurements of one star.
func answer_turns() -> Int {
  let telescope = onPolaris()
  let before = telescope.turns
  telescope.measured(2.02)
  telescope.measured(1.98)
  telescope.measured(1.98)
  return telescope.turns - before
}
