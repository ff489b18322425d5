import Observation

@Observable
final class SignUpForm {
    var email = "" { didSet { touched.insert("email") } }
    var password = "" { didSet { touched.insert("password") } }
    var acceptsTerms = false

    @ObservationIgnored private(set) var touched: Set<String> = []

    enum Problem: String, CaseIterable, Comparable {
        case badEmail = "the address needs an @"
        case shortPassword = "at least 8 characters, please"
        case noDigit = "a digit is missing"
        case terms = "the terms aren't accepted"
        static func < (a: Problem, b: Problem) -> Bool { a.rawValue < b.rawValue }
    }

    var problems: [Problem] {
        Problem.allCases.filter {
            switch $0 {
            case .badEmail: !email.contains("@")
            case .shortPassword: password.count < 8
            case .noDigit: !password.contains(where: \.isNumber)
            case .terms: !acceptsTerms
            }
        }
    }
    var canSubmit: Bool { problems.isEmpty }
}

/// Renders again after each change, as a view would do.
final class Screen {
    private let form: SignUpForm
    private var stale = true
    private(set) var renders = 0

    init(_ form: SignUpForm) { self.form = form }

    func refresh() {
        guard stale else { print("  nothing to render"); return }
        stale = false
        renders += 1
        withObservationTracking {
            if form.canSubmit {
                print("  [Submit]")
            } else {
                for problem in form.problems.sorted() { print("  - \(problem.rawValue)") }
            }
        } onChange: { [weak self] in
            self?.stale = true
        }
    }
}

let form = SignUpForm()
let screen = Screen(form)
let steps: [(String, () -> Void)] = [
    ("start", {}),
    ("again", {}),
    ("email", { form.email = "me@example.org" }),
    ("password", { form.password = "secret" }),
    ("longer", { form.password += "-word-1" }),
    ("terms", { form.acceptsTerms.toggle() }),
    ("same email", { form.email = form.email }),
    ("terms off and on", { form.acceptsTerms = false; form.acceptsTerms = true }),
]
for (name, action) in steps {
    action()
    print(name)
    screen.refresh()
}
print(screen.renders, form.touched.sorted())
