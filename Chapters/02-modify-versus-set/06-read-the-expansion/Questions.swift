import ExerciseSupport

/// What one line does: notifications, and runs of `didSet`.
private func effect(_ line: (Diary) -> Void) -> (heard: Int, writes: Int) {
  let diary = Diary()
  let heard = notifications(of: { (diary.pages, diary.author) }) { line(diary) }
  return (heard, diary.writes)
}

/// The accessor that a line goes through which changes nothing: it is told by what the line does.
private func accessor(_ line: (Diary) -> Void) -> String {
  let effect = effect(line)
  if effect.writes == 0 { return "get" }
  return effect.heard == 0 ? "set" : "_modify"
}

/// The six lines of the lesson.
private let lines: [(Diary) -> Void] = [
  { diary in _ = diary.pages.count },
  { diary in diary.pages = diary.pages },
  { diary in diary.pages[0] = diary.pages[0] },
  { diary in diary.pages += [] },
  { diary in diary[keyPath: \.pages] += [] },
  { diary in diary.author?.name = "Mira" },
]

/// The whole property.
func answer_line2() -> String {
  accessor(lines[1])
}

/// A place inside it.
func answer_line3() -> String {
  accessor(lines[2])
}

/// An operator with an `inout` side.
func answer_line4() -> String {
  accessor(lines[3])
}

/// The same through a key path.
func answer_line5() -> String {
  accessor(lines[4])
}

/// Into an object.
func answer_line6() -> String {
  accessor(lines[5])
}

/// The lines that notify for nothing.
func answer_heardForNothing() -> String {
  lines.indices
    .filter { effect(lines[$0]).heard > 0 }
    .map { "\($0 + 1)" }
    .joined(separator: " ")
}
