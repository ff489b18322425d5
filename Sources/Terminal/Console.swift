import Glibc

/// When escape codes are written.
public enum ColourChoice: String, CaseIterable, Sendable {
  /// To a terminal, unless `NO_COLOR` is set.
  case auto
  /// Also into a pipe.
  case always
  /// Not at all.
  case never
}

/// What is known of the terminal around the process.
public enum Console {
  /// Whether `descriptor` is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The style for what is written to `descriptor`.
  ///
  /// - Parameter variable: looks up a variable of the environment.
  public static func style(
    for descriptor: Int32, _ choice: ColourChoice = .auto, variable: (String) -> String? = Console.variable
  ) -> Style {
    Style(
      isColoured: isColoured(choice, isTerminal: isTerminal(descriptor), variable: variable),
      width: columns(of: descriptor) ?? variable("COLUMNS").flatMap { Int($0) } ?? 80)
  }

  /// Whether `choice` comes to colours, given the place that is written to and the environment.
  ///
  /// `NO_COLOR` counts when it is not empty, as its convention says; `--color always` is stronger.
  public static func isColoured(_ choice: ColourChoice, isTerminal: Bool, variable: (String) -> String?) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
    }
  }

  /// The value of a variable of the environment.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The columns of the terminal behind `descriptor`; `nil` when it is none.
  public static func columns(of descriptor: Int32) -> Int? {
    size(of: descriptor)?.columns
  }

  /// The rows of the terminal behind `descriptor`; `nil` when it is none.
  public static func rows(of descriptor: Int32) -> Int? {
    size(of: descriptor)?.rows
  }

  /// The size of the terminal behind `descriptor`; `nil` when it is none or does not say.
  static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes the whole of `text` to `descriptor`, however many calls it takes.
  public static func write(_ text: String, to descriptor: Int32 = STDOUT_FILENO) {
    write(bytes: Array(text.utf8), to: descriptor)
  }

  /// Writes all of `bytes` to `descriptor`.
  public static func write(bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Glibc.write(descriptor, start, rest.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
