import Testing

@testable import Workbook

@Suite struct CommandLineTests {
  @Test(arguments: [
    ([], Command.prompt(exercise: nil)),
    (["1.2"], .prompt(exercise: "1.2")),
    (["run", "a.swift"], .run(RunOptions(path: "a.swift"))),
    (["run", "-"], .run(RunOptions(path: "-"))),
    (["run", "--", "-a"], .run(RunOptions(path: "-a"))),
    (["run", "a", "--engine", "native"], .run(RunOptions(path: "a", engine: .native))),
    (["--steps=5", "run", "a", "--memory", "64"], .run(RunOptions(path: "a", steps: 5, megabytes: 64))),
    (["run", "a", "--swift", "6"], .run(RunOptions(path: "a", languageMode: 6))),
    (["trace", "a"], .trace(RunOptions(path: "a"))),
    (["expand", "a"], .expand(path: "a")),
    (["list"], .list),
    (["show", "1.1"], .show(exercise: "1.1")),
    (["start"], .start(exercise: nil)),
    (["check", "x", "--engine=native"], .check(exercise: "x", engine: .native)),
    (["hint"], .hint(exercise: nil)),
    (["reset", "x"], .reset(exercise: "x")),
    (["solution", "x"], .solution(exercise: "x")),
    (["verify"], .verify(exercise: nil, engines: [.interpreter, .native])),
    (["verify", "--engine", "interpreter"], .verify(exercise: nil, engines: [.interpreter])),
    (["version"], .version),
    (["--version"], .version),
    (["--help"], .help(nil)),
    (["check", "-h"], .help(.check)),
    (["help", "run"], .help(.run)),
    (["--worker"], .worker),
  ])
  func accepted(arguments: [String], command: Command) throws {
    #expect(try CommandLineParser.parse(arguments).command == command)
  }

  @Test func optionsForAll() throws {
    let options = try CommandLineParser.parse(["check", "--format=json", "--chapters", "/c", "--arbiter", "off"])
      .options
    #expect(options == GlobalOptions(colour: .auto, format: .json, chapters: "/c", hasArbiter: false))
  }

  @Test(arguments: [
    (["chekc"], UsageError.unknownCommand("chekc"), "there is no command 'chekc'; did you mean 'check'?"),
    (["frobnicate"], .unknownCommand("frobnicate"), "there is no command 'frobnicate'"),
    (["run"], .missingOperand(.run), "run needs a file: workbook run FILE"),
    (["run", "a", "b"], .unexpectedOperand("b", .run), "run does not take 'b'"),
    (["list", "--steps", "1"], .unknownOption("--steps", .list), "list has no option '--steps'"),
    (
      ["run", "a", "--stesp", "1"], .unknownOption("--stesp", .run),
      "run has no option '--stesp'; did you mean '--steps'?"
    ),
    (["run", "a", "--steps"], .missingValue(.steps), "--steps needs a value: --steps N"),
    (["run", "a", "--steps", "-1"], .wrongValue(.steps, "-1"), "--steps cannot be '-1'; it takes N"),
    (["--help=x"], .unexpectedValue(.help, "x"), "--help takes no value, yet was given 'x'"),
    (
      ["check", "--engine", "natvie"], .wrongValue(.engine, "natvie"),
      "--engine cannot be 'natvie'; it takes interpreter|native; did you mean 'native'?"
    ),
  ])
  func refused(arguments: [String], error: UsageError, message: String) {
    #expect(throws: error) { try CommandLineParser.parse(arguments) }
    #expect(error.message == message)
  }

  @Test(arguments: CommandName.allCases) func everyCommandHasHelp(command: CommandName) {
    for width in [30, 80] {
      let text = Help.text(on: command, style: .init(isColoured: false, width: width))
      #expect(text.hasPrefix("workbook \(command.rawValue)"))
      #expect(text.contains("--help"))
    }
  }
}
