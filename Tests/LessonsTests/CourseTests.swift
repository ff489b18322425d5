import Testing

@testable import Lessons

@Suite("Courses found by being there")
struct CourseTests {
  @Test("Chapters and exercises come in the order of their numbers")
  func order() {
    let fixture = Fixture()
    fixture.exercise("10-late", lesson: Fixture.lesson, questions: true)
    #expect(fixture.course.exercises.map(\.number) == ["1.1", "1.2", "1.10"])
    #expect(fixture.course.exercises.map(\.name) == ["first", "second", "late"])
    #expect(fixture.course.faults.isEmpty)
  }

  @Test("A chapter that is laid over takes the place of the one with its number, another one joins")
  func overlays() {
    let fixture = Fixture()
    let other = TemporaryFolder()
    other.write("# T", to: "01-mine/Chapter.md")
    other.write("x", to: "01-mine/01-own/Lesson.md")
    other.write("# T", to: "05-more/Chapter.md")
    other.write("x", to: "05-more/01-extra/Lesson.md")
    let course = Course(root: fixture.folder.path, overlays: [other.path])
    #expect(course.exercises.map { $0.number + " " + $0.name } == ["1.1 own", "5.1 extra"])
  }

  @Test("Doubled names and numbers, stray files and missing texts are faults with their place")
  func faults() {
    let fixture = Fixture()
    fixture.folder.write("x", to: "Chapters/01-one/notes.txt")
    fixture.exercise("02-third", lesson: Fixture.lesson, questions: true)
    fixture.exercise("01-first", chapter: "02-two", lesson: Fixture.lesson, questions: true)
    let kinds = fixture.course.faults.map(\.kind)
    #expect(kinds.contains(.strayFile("notes.txt")))
    #expect(kinds.contains(.duplicateNumber("1.2", other: "second")))
    #expect(kinds.contains(.duplicateExercise("first", other: "01-one/01-first")))
    #expect(kinds.contains(.missingFile("Chapter.md")))
    #expect(Course(root: "/nowhere").faults.map(\.kind) == [.noExercises])
  }

  @Test(
    "An exercise is meant by number, name, or the beginning of one name",
    arguments: [
      ("1.2", "second"), ("second", "second"), ("sec", "second"), ("FIRST", "first"), ("01-one/01-first", "first"),
      ("02-second", "second"),
    ])
  func lookup(word: String, name: String) throws {
    let fixture = Fixture()
    let course = fixture.course
    #expect(try course.exercise(word).name == name)
  }

  @Test("A misspelt name is met with the nearest, an ambiguous one with all that it may mean")
  func suggestions() {
    let fixture = Fixture()
    fixture.exercise("03-seconds-more", lesson: Fixture.lesson, questions: true)
    let course = fixture.course
    #expect(throws: LookupError.unknown("secnod", suggestions: ["second"])) { try course.exercise("secnod") }
    #expect(throws: LookupError.ambiguous("sec", candidates: ["second", "seconds-more"])) { try course.exercise("sec") }
    #expect(throws: LookupError.unknown("zzz", suggestions: [])) { try course.exercise("zzz") }
    #expect(throws: LookupError.unknown("1.9", suggestions: ["1.3"])) { try course.exercise("1.9") }
    #expect(LookupError.unknown("secnod", suggestions: ["second"]).wording.contains("did you mean 'second'?"))
    #expect(LookupError.ambiguous("s", candidates: ["a", "b", "c"]).wording.contains("'a', 'b' or 'c'"))
  }

  @Test("A course is found by variable, beside the binary, in its share folder, and above")
  func location() {
    let fixture = Fixture()
    let root = fixture.folder.path
    func find(_ environment: [String: String] = [:], executable: String? = nil, directory: String = "/") -> String? {
      CourseLocation.find(environment: environment, executable: executable, directory: directory)
    }
    #expect(find(["WORKBOOK_COURSE": root]) == root)
    #expect(find(["WORKBOOK_COURSE": "/nowhere"], directory: root) == nil)
    #expect(find(executable: root + "/workbook") == root)
    #expect(find(executable: root + "/.build/x86/release/workbook") == root)
    #expect(find(directory: root + "/Answers/01-one") == root)
    #expect(find() == nil)
    let installed = TemporaryFolder()
    installed.write("x", to: "share/workbook/Chapters/01-a/01-b/Lesson.md")
    #expect(find(executable: installed.path + "/bin/workbook") == installed.path + "/share/workbook")
  }

  @Test("The content's hash changes with what is taught, and not with the folder's name")
  func hashes() {
    let fixture = Fixture()
    let before = fixture.course.exercises[0].contentHash()
    let same = Fixture()
    #expect(before == same.course.exercises[0].contentHash())
    fixture.folder.write("// other\n", to: "Chapters/01-one/01-first/Exercise.swift")
    #expect(before != fixture.course.exercises[0].contentHash())
  }
}

@Suite("What an author wrote about checks")
struct CheckSourceTests {
  @Test("Names, points, hints, suites, hidden tests; comments and strings deceive nobody")
  func attributes() {
    let source = SourceText(
      name: "Checks.swift",
      text: #"""
        import Testing
        // @Test("no") func no() {}
        /* @Test func no2() {} /* nested */ */
        let text = "@Test func no3() {}"

        @Test("Says \"hello\"", .points(3), .hint("Look (closely)."))
        func hello() { let s = "}" }

        @Test func plain() {}

        @Suite("Group", .hidden) struct Group {
          @Test("In it", arguments: [1, 2]) func inside(_ n: Int) {}
          struct Deep { @Test func deep() { if true { } } }
        }
        @Test("After", .hidden) @MainActor func after() {}
        """#)
    let found = CheckSource(source).declarations
    #expect(found.map(\.name) == ["Says \"hello\"", "plain()", "In it", "deep()", "After"])
    #expect(found.map(\.suite) == [[], [], ["Group"], ["Group", "Deep"], []])
    #expect(found.map(\.isHidden) == [false, false, true, true, true])
    #expect(found[0].points == 3)
    #expect(found[0].hint == "Look (closely).")
    #expect(found[0].line == 6)
  }

  @Test("A hidden check shows neither its place nor its values")
  func hidden() {
    let source = CheckSource(
      SourceText(name: "C.swift", text: "@Test(\"A\") func a() {}\n@Test(\"B\", .hidden) func b() {}\n"))
    let place = Place(file: "C.swift", line: 2)
    let items = source.annotated([
      CheckItem(
        name: "B", place: place, issues: [.init(message: "Expectation failed: (secret → 1) == 2", place: place)]),
      CheckItem(name: "A", place: place),
    ])
    #expect(items.map(\.name) == ["A", "B"])
    #expect(items[1].place == nil)
    #expect(items[1].issues == [.init(message: "The check failed.")])
  }
}
