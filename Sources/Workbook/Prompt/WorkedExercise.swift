import Lessons

/// The exercise that the prompt is at.
struct WorkedExercise {
  /// What is known of it.
  var summary: ExerciseSummary
  /// The paths of the learner's files.
  var paths: [String]
  /// What the lesson says once its questions are answered.
  var conclusion: String
  /// The files as they were last seen, whether they compiled or not.
  var seen: [SourceText] = []
  /// The question that waits for an answer.
  var question: QuestionReport?
  /// Whether the learner put the question off.
  var isQuestionPutOff = false

  /// Whether what is typed now is an answer.
  var isAsking: Bool { question != nil && !isQuestionPutOff }
}
