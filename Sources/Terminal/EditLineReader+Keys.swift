#if LIBEDIT
  import CLibedit
  import Glibc

  extension EditLineReader {
    /// Sequences that no key sends, by which our commands ask for libedit's own.
    private enum Signal: String {
      case accept = "\u{1B}[9001~"
      case lineUp = "\u{1B}[9002~"
      case lineDown = "\u{1B}[9003~"
      case entryBefore = "\u{1B}[9004~"
      case entryAfter = "\u{1B}[9005~"

      /// The command of libedit behind the signal.
      var command: String {
        switch self {
        case .accept: "ed-newline"
        case .lineUp: "ed-prev-line"
        case .lineDown: "ed-next-line"
        case .entryBefore: "ed-prev-history"
        case .entryAfter: "ed-next-history"
        }
      }

      /// All of them.
      static let all: [Signal] = [.accept, .lineUp, .lineDown, .entryBefore, .entryAfter]
    }

    /// Binds the keys that differ from libedit's Emacs mode.
    func bindKeys() {
      for signal in Signal.all { cle_bind(editor, signal.rawValue, signal.command) }
      bind(["^J", "^M"], to: "wb-enter") { editor, _ in EditLineReader.of(editor).enter() }
      bind(["\\e^J", "\\e^M"], to: "wb-new-line") { editor, _ in EditLineReader.of(editor).breakLine() }
      bind(["\\e[200~"], to: "wb-paste") { editor, _ in EditLineReader.of(editor).paste() }
      bind(["^I"], to: "wb-complete") { editor, _ in EditLineReader.of(editor).complete() }
      bind(["}"], to: "wb-brace") { editor, _ in EditLineReader.of(editor).closeBrace() }
      bind(["\\e[A", "\\eOA", "^P"], to: "wb-up") { editor, _ in EditLineReader.of(editor).up() }
      bind(["\\e[B", "\\eOB", "^N"], to: "wb-down") { editor, _ in EditLineReader.of(editor).down() }
      bindPlainKeys()
    }

    /// Binds keys to libedit's own commands.
    private func bindPlainKeys() {
      let keys = [
        "^R": "em-inc-search-prev", "^S": "em-inc-search-next", "\\e[5~": "ed-search-prev-history",
        "\\e[6~": "ed-search-next-history", "\\e[3~": "ed-delete-next-char", "\\e[H": "ed-move-to-beg",
        "\\e[F": "ed-move-to-end", "\\e[1~": "ed-move-to-beg", "\\e[4~": "ed-move-to-end",
        "\\e[1;5C": "em-next-word", "\\e[1;5D": "ed-prev-word", "\\e[1;3C": "em-next-word", "\\e[1;3D": "ed-prev-word",
      ]
      for (key, command) in keys { cle_bind(editor, key, command) }
    }

    /// Declares `command` under `name` and binds `keys` to it.
    private func bind(_ keys: [String], to name: String, _ command: @escaping cle_command) {
      cle_add_command(editor, name, name, command)
      for key in keys { cle_bind(editor, key, name) }
    }

    /// Asks for one of libedit's own commands.
    private func send(_ signal: Signal) -> UInt8 {
      el_wpush(editor, signal.rawValue.wide)
      return UInt8(CC_ARGHACK)
    }

    /// Enter: runs what is complete, wherever the cursor stands, else begins a line.
    private func enter() -> UInt8 {
      let (text, _) = buffer
      return hooks.isComplete(text) ? send(.accept) : breakLine()
    }

    /// Begins a line, indented as deep as brackets are open.
    private func breakLine() -> UInt8 {
      insert("\n" + Indentation.next(after: buffer.beforeCursor))
      return UInt8(CC_REFRESH)
    }

    /// A closing brace, taking back one step of an indentation that stands before it.
    private func closeBrace() -> UInt8 {
      let line = buffer.beforeCursor.split(separator: "\n", omittingEmptySubsequences: false)
      if line.count > 1, let last = line.last, last.count >= 4, last.allSatisfy({ $0 == " " }) {
        el_deletestr(editor, 2)
      }
      insert("}")
      return UInt8(CC_REFRESH)
    }

    /// Up: a line within the entry, or the entry before.
    private func up() -> UInt8 {
      send(buffer.beforeCursor.contains("\n") ? .lineUp : .entryBefore)
    }

    /// Down: a line within the entry, or the entry after.
    private func down() -> UInt8 {
      let (text, before) = buffer
      return send(text.dropFirst(before.count).contains("\n") ? .lineDown : .entryAfter)
    }

    /// A bracketed paste, inserted as it is: no key in it is obeyed.
    private func paste() -> UInt8 {
      let end = "\u{1B}[201~"
      var text = String.UnicodeScalarView()
      var character: wchar_t = 0
      while el_wgetc(editor, &character) == 1, let scalar = Unicode.Scalar(UInt32(bitPattern: character)) {
        text.append(scalar)
        if scalar == "~", text.reversed().starts(with: end.unicodeScalars.reversed()) {
          text.removeLast(end.unicodeScalars.count)
          break
        }
      }
      insert(Self.cleaned(String(text)))
      return UInt8(CC_REFRESH)
    }

    /// A paste with plain line ends and without the last one, so that the learner sees it before it runs.
    private static func cleaned(_ paste: String) -> String {
      var text = String(paste.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
      while text.last == "\n" { text.removeLast() }
      return text.filter { $0 == "\n" || $0 == "\t" || $0.unicodeScalars.first.map { $0.value >= 32 } ?? false }
    }

    /// Tab: indents at the start of a line, else inserts what all candidates share, else shows them.
    private func complete() -> UInt8 {
      let before = buffer.beforeCursor
      if before.reversed().prefix(while: { $0 != "\n" }).allSatisfy({ $0 == " " }) {
        insert("  ")
        return UInt8(CC_REFRESH)
      }
      let completion = hooks.complete(before)
      let common = completion.commonPrefix
      if common.count > completion.replaced || completion.candidates.count == 1 {
        el_deletestr(editor, Int32(completion.replaced))
        insert(common)
        return UInt8(CC_REFRESH)
      }
      guard !completion.candidates.isEmpty else { return UInt8(CC_REFRESH_BEEP) }
      return show(completion.candidates)
    }

    /// Lists candidates below the entry, a screen's half at most.
    private func show(_ candidates: [String]) -> UInt8 {
      let size = Console.size(of: STDOUT_FILENO) ?? (80, 24)
      let lines = Columns.lines(of: candidates, width: size.columns, limit: max(3, size.rows / 2))
      Console.write("\n" + lines.joined(separator: "\n") + "\n")
      return UInt8(CC_REDISPLAY)
    }
  }
#endif
