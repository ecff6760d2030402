/// What a view is: a value for each view and modifier, with what its rule needs to know.
///
/// Conformances stand in the view's own file, beside its rule. The pass never sees them: a content
/// is lowered into a node, and what a layout shows is told from it afterwards. What a view is called
/// stands in the language, by its type.
package protocol ViewContent {
  /// What the view is in the list of a container.
  var role: ListRole { get }

  /// Whether it is a modifier of one view, to those who read a tree.
  var isModifier: Bool { get }

  /// Whether it has a cache, one for each place where it stands in a tree.
  var keepsCache: Bool { get }

  /// Whether it is a container to what views carry outward, also where layout sees through it.
  var keepsValues: Bool { get }

  /// Whether it is the same as another content in all that layout and readers of a tree see; false
  /// where that cannot be told, as with functions of the program.
  func isSame(as other: any ViewContent) -> Bool

  /// What equal contents have in common; nil where a view with it is made anew each time, since it
  /// cannot be told whether it is the same, or it is large.
  var fingerprint: Fingerprint? { get }

  /// Makes the node `id` of the view, after those of what is in it.
  ///
  /// - Throws: `LayoutFailure.tooDeep` where views are nested deeper than the stack reaches; what a
  ///   function of the program throws.
  func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure)
}

extension ViewContent {
  package var role: ListRole { .element }
  package var isModifier: Bool { role == .modifier }
  package var keepsCache: Bool { false }
  package var keepsValues: Bool { false }
  package func isSame(as other: any ViewContent) -> Bool { false }
  package var fingerprint: Fingerprint? { nil }
}

extension ViewContent where Self: Equatable {
  // The arguments that a view was written with tell most contents apart.
  package var fingerprint: Fingerprint? { Fingerprint() }

  package func isSame(as other: any ViewContent) -> Bool {
    // A cast by `as?` would take longer than all else that is compared.
    func isSame<Other: ViewContent>(_ other: Other) -> Bool {
      Other.self == Self.self && self == unsafeBitCast(other, to: Self.self)
    }
    return isSame(other)
  }
}

/// A view around one view, whose first child that is; of several it modifies each.
package protocol ModifierContent: ViewContent {}

extension ModifierContent {
  package var role: ListRole { .modifier }
}

/// What a view is in the list of a container.
///
/// - Source: layout-rules 3.6 and 5.3.
package enum ListRole {
  /// One element.
  case element
  /// A modifier of each element that its first child is.
  case modifier
  /// Its children.
  case group
  /// Nothing at all.
  case nothing
}

extension ListRole {
  /// How many elements a view with this role is.
  func multiplicity(of children: [View]) -> Multiplicity {
    switch self {
    case .element: .one
    case .modifier: children.first?.multiplicity ?? .none
    case .nothing: .none
    case .group:
      switch children.count {
      case 0: .none
      case 1: children[0].multiplicity
      default: .many
      }
    }
  }
}

/// How many elements a view contributes to the list of its container; views are lists.
enum Multiplicity {
  case none, one, many
}
