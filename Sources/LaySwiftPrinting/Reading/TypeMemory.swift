import LayLanguage

/// Where something stands in a program whose type is found out.
struct TypePlace: Hashable {
  enum Role: Hashable {
    /// A name, where it is bound.
    case name
    /// What a function gives.
    case result
    /// What a form gives.
    case value
  }

  private let source: Int32
  private let start: Int32
  private let role: Role

  init(_ node: Node, _ role: Role) {
    let span = node.tree.span(node.index)
    (source, start, self.role) = (span.source, span.start, role)
  }
}

/// What was found out about the types of a program when it was printed before.
///
/// What a name is may follow from a use that is printed later. So a program is printed until that
/// finds out nothing new, and what was found out by then counts from the beginning.
final class TypeMemory {
  private var known: [TypePlace: SwiftType] = [:]
  /// The names that were bound since then.
  private var met: [(place: TypePlace, variable: PrintedVariable)] = []
  /// Whether something was found out since then.
  private var hasChanged = false

  /// What is known of a place so far.
  subscript(place: TypePlace) -> SwiftType { known[place] ?? .unknown }

  /// Notes that a name is bound, whose type counts when all is printed.
  func note(_ variable: PrintedVariable, at place: TypePlace) { met.append((place, variable)) }

  /// Notes the type of what stands at a place.
  func note(_ type: SwiftType, at place: TypePlace) {
    let before = self[place]
    guard let type = before.joined(with: type), type != before else { return }
    known[place] = type
    hasChanged = true
  }

  /// Ends a turn; gives whether anything was found out.
  func settle() -> Bool {
    for (place, variable) in met { note(variable.settledType, at: place) }
    // Whole numbers that are written down may be of two types: all else counts more.
    if !hasChanged {
      for (place, variable) in met where variable.isWhole && !self[place].isKnown {
        note(self[place].joined(with: .number) ?? .number, at: place)
      }
      for (place, variable) in met where variable.isShown && self[place] == .unknown {
        note(.string, at: place)
      }
      for (place, variable) in met where variable.isMeasured && self[place] == .unknown {
        note(.size, at: place)
      }
      for (place, variable) in met where variable.isTested && self[place] == .unknown {
        note(.truth, at: place)
      }
    }
    met = []
    defer { hasChanged = false }
    return hasChanged
  }
}

extension ProgramPrinter {
  /// How often a program is printed at most; types travel one call further each time.
  private static let turns = 8

  /// Prints something as often as that tells types.
  mutating func settled<Result>(_ print: (inout ProgramPrinter) -> Result) -> Result {
    let types = TypeMemory()
    self.types = types
    for _ in 1..<Self.turns {
      var attempt = self
      let result = print(&attempt)
      if !types.settle() {
        self = attempt
        return result
      }
    }
    return print(&self)
  }

  /// Notes where a variable is bound, and what is known of it so far.
  func remember(_ variable: PrintedVariable, _ node: Node) {
    let place = TypePlace(node, .name)
    if let type = variable.type.joined(with: types[place]) { variable.type = type }
    types.note(variable, at: place)
  }
}
