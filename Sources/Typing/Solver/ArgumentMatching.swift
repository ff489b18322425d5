import Tree
import Types

/// What argument matching needs to know of a parameter.
struct ParameterShape {
  /// The label, `nil` for none.
  let label: String?
  /// Whether it may be left out.
  let hasDefault: Bool
  /// Whether it takes several values.
  let isVariadic: Bool
  /// Whether a closure can be passed to it.
  let takesClosure: Bool
}

/// Why arguments don't fit parameters.
enum ArgumentFault: Error, Equatable {
  /// The parameter of that index gets nothing; it was expected before the argument of the second index.
  case missing(parameter: Int, before: Int)
  /// The argument of that index has no parameter.
  case extra(argument: Int)
  /// The labels differ from the expected ones.
  case labels
  /// The first argument should stand before the second.
  case order(argument: Int, before: Int)

  /// Whether there are too many or too few arguments.
  var isAboutCount: Bool {
    switch self {
    case .missing, .extra: true
    case .labels, .order: false
    }
  }
}

/// Assigns the arguments of a call to parameters, as the compiler's `matchCallArguments` does.
struct ArgumentMatcher {
  /// The arguments.
  let arguments: [Argument]
  /// The parameters.
  let parameters: [ParameterShape]
  private var next = 0
  private var sources: [ArgumentMatch.Source] = []

  /// Creates a matcher.
  init(_ arguments: [Argument], _ parameters: [ParameterShape]) {
    self.arguments = arguments
    self.parameters = parameters
  }

  /// What each parameter gets.
  mutating func run() throws(ArgumentFault) -> [ArgumentMatch.Source] {
    next = 0
    sources = []
    for index in parameters.indices {
      let source = try claim(index)
      sources.append(source)
    }
    if next < arguments.count { throw leftover() }
    return sources
  }

  private func leftover() -> ArgumentFault {
    let a = arguments[next]
    if let label = a.label, let p = parameters.firstIndex(where: { $0.label == label }), sources[p] == .defaulted {
      return .order(argument: next, before: max(0, next - 1))
    }
    return arguments.count == parameters.count ? .labels : .extra(argument: next)
  }

  private mutating func claim(_ index: Int) throws(ArgumentFault) -> ArgumentMatch.Source {
    let p = parameters[index]
    guard next < arguments.count else {
      if p.isVariadic { return .variadic([]) }
      if p.hasDefault { return .defaulted }
      throw .missing(parameter: index, before: next)
    }
    if p.isVariadic { return .variadic(claimVariadic(p, index)) }
    if accepts(arguments[next], p, index) {
      next += 1
      return .argument(next - 1)
    }
    if p.hasDefault { return .defaulted }
    throw fault(at: index)
  }

  private func fault(at index: Int) -> ArgumentFault {
    let remaining = arguments.count - next
    let needed = parameters[index...].filter { !$0.hasDefault && !$0.isVariadic }.count
    if let label = parameters[index].label, arguments.count == parameters.count, arguments[next].label != nil,
      let late = arguments[next...].firstIndex(where: { $0.label == label }),
      parameters.contains(where: { $0.label == arguments[next].label })
    {
      return .order(argument: late, before: next)
    }
    if remaining < needed || arguments[next].isTrailing { return .missing(parameter: index, before: next) }
    if let label = arguments[next].label, parameters[..<index].contains(where: { $0.label == label }) {
      return .extra(argument: next)
    }
    return arguments.count > parameters.count ? .extra(argument: next) : .labels
  }

  private mutating func claimVariadic(_ p: ParameterShape, _ index: Int) -> [Int] {
    var taken: [Int] = []
    guard accepts(arguments[next], p, index) else { return [] }
    taken.append(next)
    next += 1
    while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
      taken.append(next)
      next += 1
    }
    return taken
  }

  /// Whether the argument goes to the parameter.
  private func accepts(_ a: Argument, _ p: ParameterShape, _ index: Int) -> Bool {
    guard a.isTrailing, a.label == nil else { return a.label == p.label }
    guard p.takesClosure else { return false }
    guard p.hasDefault else { return true }
    // SE-0286: a defaulted closure is skipped when the closures left are needed by later parameters.
    let closures = arguments[next...].filter { $0.isTrailing && $0.label == nil }.count
    let needed = parameters[(index + 1)...].filter {
      $0.takesClosure && !$0.hasDefault && !$0.isVariadic && !labelled($0)
    }
    return closures > needed.count
  }

  private func labelled(_ p: ParameterShape) -> Bool {
    guard let label = p.label else { return false }
    return arguments[next...].contains { $0.isTrailing && $0.label == label }
  }
}
