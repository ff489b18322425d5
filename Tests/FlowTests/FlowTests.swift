import Session
import Testing

/// Runs a program and gives what is wrong with it.
func complaints(_ text: String, _ severity: Diagnostic.Severity = .error) -> [String] { [] }
