#if LIBEDIT
  import CLibedit
  import Glibc

  /// Reads entries with libedit: one buffer for all lines of an entry, history, completion, paste.
  final class EditLineReader: LineReader {
    /// libedit's own state.
    let editor: OpaquePointer
    /// libedit's list of entries.
    private let entries: OpaquePointer
    /// Where entries outlive the session.
    private let history: History?
    /// Who knows the language.
    let hooks: EditingHooks
    /// The prompt, as libedit asks for it.
    private(set) var prompt: UnsafeMutablePointer<CChar>?
    /// The newest entry, which is not entered twice.
    private var newest = ""

    /// Sets up the terminal; `nil` when libedit cannot.
    init?(hooks: EditingHooks, history: History?) {
      Self.chooseEncoding()
      guard let editor = cle_init("workbook"), let entries = history_init() else { return nil }
      self.editor = editor
      self.entries = entries
      self.history = history
      self.hooks = hooks
      configure()
      loadHistory()
    }

    deinit {
      history_end(entries)
      el_end(editor)
      free(prompt)
    }

    /// Takes the user's encoding, or UTF-8 where that has none: under `C` libedit drops all that is not ASCII.
    private static func chooseEncoding() {
      setlocale(LC_CTYPE, "")
      if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }

    /// Connects prompt, history and keys.
    private func configure() {
      cle_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
      cle_set_prompt(editor) { editor in EditLineReader.of(editor).prompt }
      cle_history_limit(entries, Int32(history?.limit ?? 2_000))
      cle_set_history(editor, entries)
      // With these, typing at the start of a wrapped line erases the row below.
      for capability in ["ic", "IC", "im", "ei", "dc", "DC", "dm", "ed"] { cle_set_capability(editor, capability, "") }
      bindKeys()
    }

    /// Enters what earlier sessions left.
    private func loadHistory() {
      for entry in history?.load() ?? [] {
        cle_history_enter(entries, entry)
        newest = entry
      }
    }

    /// The reader behind libedit's pointer.
    static func of(_ editor: OpaquePointer?) -> EditLineReader {
      Unmanaged.fromOpaque(cle_client(editor)).takeUnretainedValue()
    }

    /// The next entry.
    func read(prompt text: String, style: Style) -> Reading {
      setPrompt(text, style: style)
      el_resize(editor)
      Console.write("\u{1B}[?2004h")
      var count: Int32 = 0
      errno = 0
      let line = el_wgets(editor, &count)
      let reading = self.reading(line, count: count)
      Console.write("\u{1B}[?2004l")
      if case .text(let entry) = reading {
        redraw(entry, prompt: text, style: style)
        remember(entry)
      }
      return reading
    }

    /// What libedit's answer means.
    private func reading(_ line: UnsafePointer<wchar_t>?, count: Int32) -> Reading {
      if let line, count > 0 {
        let text = String(wide: UnsafeBufferPointer(start: line, count: Int(count)))
        return .text(text.last == "\n" ? String(text.dropLast()) : text)
      }
      // A terminal that has gone away is an error too, but no interruption: it is the end.
      let wasInterrupted = count < 0 && errno == EINTR
      let hadText = !buffer.text.isEmpty
      Console.write("\n\u{1B}[J")
      return InterruptLatch.take() || wasInterrupted ? .interrupted(hadText: hadText) : .end
    }

    /// Keeps the prompt where libedit finds it; what stands between two `\1` is passed to the terminal unmeasured.
    private func setPrompt(_ text: String, style: Style) {
      free(prompt)
      let painted = style.paint(text, .accent)
      let parts = painted.components(around: text)
      prompt = strdup(style.isColoured ? "\u{1}\(parts.before)\u{1}\(text)\u{1}\(parts.after)\u{1} " : text + " ")
    }

    /// Adds `entry` to both histories.
    private func remember(_ entry: String) {
      guard !entry.allSatisfy(\.isWhitespace), entry != newest else { return }
      cle_history_enter(entries, entry)
      history?.append(entry)
      newest = entry
    }

    /// Draws the entry again in colours, over what was typed: libedit itself has no hook for that.
    ///
    /// Left out where the rows that it takes are not certain.
    private func redraw(_ entry: String, prompt: String, style: Style) {
      guard style.isColoured, !entry.contains("\t"), let screen = Console.size(of: STDOUT_FILENO) else { return }
      let coloured = hooks.highlight(entry)
      let widths = (prompt + " " + entry).split(separator: "\n", omittingEmptySubsequences: false)
        .map { DisplayWidth.of(String($0)) }
      let rows = widths.reduce(0) { $0 + max(1, ($1 + screen.columns - 1) / screen.columns) }
      let isCertain = !widths.contains { $0 > 0 && $0 % screen.columns == 0 }
      guard coloured != entry, isCertain, rows < screen.rows else { return }
      Console.write("\u{1B}[\(rows)A\r\u{1B}[J" + style.paint(prompt, .accent) + " " + coloured + "\n")
    }
  }

  extension EditLineReader {
    /// The text being edited and the part of it before the cursor.
    var buffer: (text: String, beforeCursor: String) {
      guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return ("", "") }
      return (
        String(wide: UnsafeBufferPointer(start: start, count: line.lastchar - start)),
        String(wide: UnsafeBufferPointer(start: start, count: line.cursor - start))
      )
    }

    /// Inserts `text` at the cursor; whether there was room.
    @discardableResult
    func insert(_ text: String) -> Bool {
      el_winsertstr(editor, text.wide) == 0
    }
  }

  extension String {
    /// The text of wide characters.
    init(wide characters: UnsafeBufferPointer<wchar_t>) {
      self.init(String.UnicodeScalarView(characters.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }))
    }

    /// The wide characters of the text, with a zero at the end.
    var wide: [wchar_t] {
      unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    }

    /// What stands before and behind the first occurrence of `core`.
    fileprivate func components(around core: String) -> (before: Substring, after: Substring) {
      guard let range = firstRange(of: core) else { return ("", "") }
      return (self[..<range.lowerBound], self[range.upperBound...])
    }
  }
#endif
