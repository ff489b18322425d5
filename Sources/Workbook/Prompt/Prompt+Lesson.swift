import Terminal

extension Prompt {
  /// Goes to an exercise: shows its lesson, loads its files, asks its question.
  func open(_ name: String?) throws(CommandFailure) {
    let exercises = try self.exercises()
    let card = try ExerciseSelector(exercises: exercises).find(name)
    guard case .paths(let paths) = try ask(.start(card.number)) else { return }
    exercise = WorkedExercise(card: card, paths: paths)
    if isInteractive { try showLesson(exercises) }
    if case .files(let files?) = try ask(.files(card.number)) { try takeUp(files, isFirst: true) }
    if isInteractive { try askQuestion() }
  }

  /// All exercises as they stand now.
  func exercises() throws(CommandFailure) -> [ExerciseCard] {
    guard case .exercises(let exercises) = try ask(.exercises) else { return [] }
    return exercises
  }

  /// Shows the lesson at hand, a screen at a time.
  func showLesson(_ exercises: [ExerciseCard]) throws(CommandFailure) {
    guard let exercise, case .text(let text, _) = try ask(.lesson(exercise.card.number)) else { return }
    let drawing = CourseDrawing(style: style, highlight: highlight)
    let lines = [""] + drawing.banner(exercise.card, among: exercises) + [""] + drawing.markdown(text) + [""]
    Pager(style: style, isInteractive: isInteractive, write: write).show(lines)
  }

  /// Asks the next open question or, when there is none, says how to go on.
  func askQuestion() throws(CommandFailure) {
    guard let exercise, case .question(let question) = try ask(.question(exercise.card.number)) else { return }
    self.exercise?.question = question
    self.exercise?.isQuestionPutOff = false
    guard let question else { return suggestWork() }
    say(CourseDrawing(style: style, highlight: highlight).question(question) + [""])
    let how = question.choices.isEmpty ? "Type your answer" : "Type the number of your answer"
    suggest("\(how); Enter alone puts it off.")
  }

  /// Says how to go on with an exercise whose questions are answered.
  func suggestWork() {
    guard let exercise else { return }
    guard !exercise.card.isSolved else { return suggest("This one is solved. :next goes on; try out what you like.") }
    let path = exercise.paths.first ?? ""
    suggest("Edit \(path) (:edit), then :check. Type Swift to try things out; :help lists the rest.")
  }

  /// Judges an answer.
  func judge(_ entry: String) throws(CommandFailure) {
    guard let exercise, let question = exercise.question else { return }
    let answer = question.answer(for: entry)
    let request = WorkerRequest.answer(exercise: exercise.card.number, question: question.name, answer: answer)
    guard case .answer(let card) = try ask(request) else { return }
    say(CourseDrawing(style: style, highlight: highlight).answer(card))
    if card.isRight {
      say([""])
      try refreshCard()
      try askQuestion()
    } else {
      suggest("Try again, or press Enter to come back to it later with :ask.")
    }
  }

  /// Puts the question off, so that Swift can be typed.
  func putQuestionOff() {
    guard exercise?.isAsking == true, isInteractive else { return }
    exercise?.isQuestionPutOff = true
    suggest("Put off; :ask brings the question back. Now you can type Swift.")
  }

  /// Asks anew what is known of the exercise at hand.
  func refreshCard() throws(CommandFailure) {
    guard let number = exercise?.card.number else { return }
    if let card = try exercises().first(where: { $0.number == number }) { exercise?.card = card }
  }
}

extension QuestionCard {
  /// What `entry` answers: the choice of that number, or the text itself.
  func answer(for entry: String) -> String {
    let text = entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let number = Int(text), choices.indices.contains(number - 1), !choices.contains(text) else { return text }
    return choices[number - 1]
  }
}
