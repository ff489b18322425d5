extension CourseFault.Kind {
  /// The sentence for the author of the course.
  public var wording: String {
    switch self {
    case .unreadable: "cannot be read as UTF-8 text"
    case .noExercises: "holds no exercise; an exercise is a folder such as '01-first-step' with a Lesson.md"
    case .missingFile(let name): "'\(name)' is missing"
    case .strayFile(let name): "'\(name)' belongs to no exercise; the layout is described in Chapters/README.md"
    case .duplicateNumber(let number, let other): "the number \(number) is taken by '\(other)'"
    case .duplicateExercise(let name, let other):
      "the name '\(name)' is taken by '\(other)'; a name occurs once in a course"
    case .missingSolution: "has no solution"
    case .tooFewWrongAnswers(let count): "has \(count) wrong answers; five are wanted"
    case .unknownRevisit(let name): "revisits '\(name)', and there is no such exercise"
    case .unclosedFence: "this code block is never closed"
    case .brokenLink(let target): "the link to '\(target)' leads nowhere"
    case .skippedHeadingLevel(let level): "a heading of level \(level) under one of level \(level - 2) or less"
    default: lessonWording
    }
  }

  /// The sentences about the inside of a lesson.
  private var lessonWording: String {
    switch self {
    case .noTitle: "a lesson begins with a title: '# …'"
    case .noSummary: "under the title stands one sentence that sums up the lesson"
    case .noKind: "the lesson says nothing of its kind; write '<!-- kind: fix -->' under the summary"
    case .unknownKind(let word):
      "'\(word)' is no kind of exercise; there are \(Lesson.Kind.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownMetadata(let word): "'\(word)' is not known here; known are 'kind' and 'revisits'"
    case .tooFewHints(let count): "has \(count) hints under '## Hints'; at least two are wanted"
    case .emptyHint(let number): "hint \(number) is empty"
    case .textAfterHints(let title): "'\(title)' stands after the hints, which come last"
    default: questionWording
    }
  }

  /// The sentences about questions and checks.
  private var questionWording: String {
    switch self {
    case .duplicateQuestion(let name): "the question '\(name)' is there already"
    case .questionWithoutName: "a question has a name: '## Question: name'"
    case .questionWithoutText(let name): "the question '\(name)' asks nothing"
    case .singleChoice(let name): "the question '\(name)' has one choice only"
    case .duplicateChoice(let choice): "the choice '\(choice)' is there already"
    case .feedbackWithoutAnswer: "a remark begins with '> when ANSWER: '"
    case .feedbackOnNoChoice(let answer): "the remark is on '\(answer)', which is none of the choices"
    case .duplicateFeedback(let answer): "there is a remark on '\(answer)' already"
    case .kindWithoutQuestions: "the lesson is of the kind 'predict' and asks no question"
    case .questionsWithoutKind: "the lesson asks questions and is neither of the kind 'predict' nor 'audit'"
    case .nothingToJudge: "has neither Checks.swift nor Questions.swift, so nothing can be solved"
    case .missingAnswerFunction(let name): "Questions.swift has no 'answer_\(name)()' for the question '\(name)'"
    case .orphanAnswerFunction(let name): "'answer_\(name)()' answers no question of the lesson"
    case .noCheck: "holds no @Test"
    case .duplicateCheck(let name): "two checks are named '\(name)'"
    case .wrongAnswerWithoutClaim:
      "the first line of a wrong answer is '// fails: name of a check' in Swift, '# question: name' in a text file"
    case .wrongAnswerToNoCheck(let name): "there is no check '\(name)'"
    case .wrongAnswerToNoQuestion(let name): "there is no question '\(name)'"
    default: "is at fault"
    }
  }
}
