import LayLanguage

/// The place of something in a program whose type is inferred.
struct TypePlace: Hashable {
  enum Role: Hashable {
    /// A name, where it is bound.
    case name
    /// The result of a function.
    case result
    /// The value of a form.
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

/// The types that were inferred when a program was printed before.
///
/// The type of a name may follow from a use that is printed later. So a program is printed in turns
/// until a turn infers nothing new; each turn begins with the types of the turns before.
final class TypeMemory {
  private var known: [TypePlace: SwiftType] = [:]
  /// The names that were bound in this turn.
  private var met: [(place: TypePlace, variable: PrintedVariable)] = []
  /// Whether something was inferred in this turn.
  private var hasChanged = false

  /// The type that is known for a place so far.
  subscript(place: TypePlace) -> SwiftType { known[place] ?? .unknown }

  /// Notes that a name is bound; its type is read at the end of the turn.
  func note(_ variable: PrintedVariable, at place: TypePlace) { met.append((place, variable)) }

  /// Joins a type with what is known for a place.
  func note(_ type: SwiftType, at place: TypePlace) {
    let before = self[place]
    guard let type = before.joined(with: type), type != before else { return }
    known[place] = type
    hasChanged = true
  }

  /// Ends a turn, and returns whether anything was inferred in it.
  func settle() -> Bool {
    for (place, variable) in met { note(variable.settledType, at: place) }
    // Weak evidence, such as the literal of a whole number, counts only when nothing else does.
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
