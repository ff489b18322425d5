import Glibc

/// The learner's own editor, run in this terminal.
struct ExternalEditor {
  /// The command, with its options, as `$EDITOR` has it.
  let command: String

  /// Opens `paths` and waits; whether the editor could be run.
  func open(_ paths: [String]) -> Bool {
    var pid = pid_t()
    // The shell splits the command as everybody expects of $EDITOR; the paths are arguments, so nothing in them is expanded.
    let arguments = ["sh", "-c", "exec \(command) \"$@\"", "sh"] + paths
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    guard posix_spawn(&pid, "/bin/sh", nil, nil, &pointers, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let code = (status >> 8) & 0xFF
    return code != 127 && code != 126
  }
}
