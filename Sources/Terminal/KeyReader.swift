import Glibc

/// Reads single keys from the terminal, without waiting for Enter and without showing them.
public enum KeyReader {
  /// The next key, as its first character; a key that sends an escape sequence counts as a space.
  ///
  /// Ctrl-C comes as the character that it is. What was typed ahead stays for whoever reads next.
  public static func read() -> Character? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    guard let first = bytes(atMost: 1, waiting: true, before).first else { return nil }
    guard first == 0x1B else { return Character(Unicode.Scalar(first)) }
    return bytes(atMost: 15, waiting: false, before).isEmpty ? "\u{1B}" : " "
  }

  /// What the terminal has, up to `limit` bytes; whether it waits for the first.
  private static func bytes(atMost limit: Int, waiting: Bool, _ mode: termios) -> ArraySlice<UInt8> {
    var raw = mode
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      keys[Int(VMIN)] = waiting ? 1 : 0
      keys[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = Glibc.read(STDIN_FILENO, &bytes, limit)
    return bytes.prefix(max(0, count))
  }
}
