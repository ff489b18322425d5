import ExerciseSupport

/// The evening of the lesson.
func answer_evening() -> Int {
  let ladder = Ladder(["Ana": 9, "Ben": 6, "Cleo": 2])
  return notifications(of: { ladder.names }) {
    ladder.record("Ana", 2)
    ladder.record("Cleo", 3)
    ladder.record("Ben", 1)
    ladder.record("Cleo", 4)
  }
}
