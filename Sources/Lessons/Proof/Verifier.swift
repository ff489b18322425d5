/// Proves a course: that starters fail, right answers pass, wrong answers fail the check that they should, questions
/// have answers, and that all engines agree.
///
/// An exercise's proofs are reported together and in the order of the course, whatever the number of threads.
public struct Verifier: Sendable {
  /// The engines to prove on; with more than one, they are compared.
  private let engines: [any ExerciseEngine]
  /// How many exercises are proved at once.
  private let width: Int
  /// The folder that the author is in; names of files are shown from there.
  private let directory: String

  /// A verifier over `engines` for somebody in `directory`.
  public init(engines: [any ExerciseEngine], width: Int = 2, directory: String = "/") {
    self.engines = engines
    self.width = width
    self.directory = directory
  }

  /// Proves the exercises of `course` that `chosen` has, or all.
  ///
  /// - Parameter report: Called with the proofs of each exercise, in the order of the course; first with those about the
  ///   course as a whole, if all of it is proved.
  public func verify(
    _ course: Course, only chosen: [Exercise]? = nil, report: @Sendable ([Proof]) -> Void = { _ in }
  ) -> VerifyReport {
    let exercises = chosen ?? course.exercises
    let names = Set(course.exercises.map(\.name))
    var proofs = chosen == nil ? wholeCourse(course) : []
    if !proofs.isEmpty { report(proofs) }
    let examined = Ordered.map(exercises, width: width) { exercise in
      Examination(exercise, engines, names: names, directory: directory).examine()
    } inOrder: {
      report($0.proofs)
    }
    proofs += examined.flatMap(\.proofs)
    return VerifyReport(
      proofs: proofs, exerciseCount: exercises.count, engines: engines.map(\.name),
      checkCount: examined.reduce(0) { $0 + $1.checkCount })
  }

  /// What concerns the course as a whole: folders, names, the texts of chapters.
  private func wholeCourse(_ course: Course) -> [Proof] {
    let faults =
      course.faults + course.orphans() + course.chapters.flatMap { MarkdownFaults.faults(in: $0.path + "/Chapter.md") }
    guard !faults.isEmpty else { return [Proof("", nil, "Folders and names are in order")] }
    return faults.map { Proof("", "Folders and names are in order", $0, from: directory) }
  }
}

extension Proof {
  /// A claim that a fault of the course refutes.
  init(_ exercise: String, _ claim: String, _ fault: CourseFault, from directory: String) {
    let place = Place(file: Folder.shown(fault.file, from: directory), line: fault.line)
    self.init(exercise, nil, claim, fault: fault.kind.wording, place: place)
  }
}
