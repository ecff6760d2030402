/// What a view is: each view and modifier has a type, whose values hold what its rule needs.
///
/// Conformances are in the view's own file, beside its rule. The pass never sees a content: it is
/// lowered into a node, and only read again to show a finished layout. The names of views are in
/// the language, by content type.
package protocol ViewContent {
  /// How the view counts in the list of a container.
  var role: ListRole { get }

  /// Whether code that shows a tree treats it as a modifier of one view.
  var isModifier: Bool { get }

  /// Whether it has a cache, one for each place where it is used in a tree.
  var keepsCache: Bool { get }

  /// Whether a function of the program makes of the environment what it is, which may be several views.
  var readsEnvironment: Bool { get }

  /// Whether it hides the layout values of its child, even where its own layout is transparent.
  var keepsValues: Bool { get }

  /// Whether neither layout nor code that shows a tree can tell it from another content; false if
  /// that is unknown, as with functions of the program.
  func isSame(as other: any ViewContent) -> Bool

  /// Whether a `ViewTable` looks for equal views; false where equality is unknown or the content is
  /// large. The arguments that a view was written with tell most contents apart.
  var isCompared: Bool { get }

  /// Finishes the node `id` of the view, after lowering the views in it.
  ///
  /// - Throws: `LayoutFailure.tooDeep` where views are nested deeper than the stack reaches; what a
  ///   function of the program throws.
  func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure)
}

/// A view that becomes a node, in the environment around it.
///
/// The text in `(vstack (text "Hi"))` becomes the node 1, in the environment of a vertical stack.
package struct ViewUse {
  let view: View
  let id: NodeID
  let environment: EnvironmentID
}

extension ViewContent {
  package var role: ListRole { .element }
  package var isModifier: Bool { role == .modifier }
  package var keepsCache: Bool { false }
  package var readsEnvironment: Bool { false }
  package var keepsValues: Bool { false }
  package func isSame(as other: any ViewContent) -> Bool { false }
  package var isCompared: Bool { false }
}

extension ViewContent where Self: Equatable {
  package var isCompared: Bool { true }

  package func isSame(as other: any ViewContent) -> Bool {
    // A cast by `as?` would take longer than all else that is compared.
    func isSame<Other: ViewContent>(_ other: Other) -> Bool {
      Other.self == Self.self && self == unsafeBitCast(other, to: Self.self)
    }
    return isSame(other)
  }
}

/// A modifier of the view's first child; if that is several elements, of each of them.
///
/// One that does not lower itself changes nothing about layout.
package protocol ModifierContent: ViewContent {
  /// Whether it has an action, which the caller of a layout runs.
  static var hasAction: Bool { get }
}

extension ModifierContent {
  package var role: ListRole { .modifier }
  package static var hasAction: Bool { false }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    if Self.hasAction { lowering.hasActions = true }
    try lowering.lowerTransparent(use)
  }
}

/// How a view counts in the list of a container.
///
/// - Source: layout-rules 3.6 and 5.3.
package enum ListRole {
  /// One element.
  case element
  /// A modifier of each element of its first child.
  case modifier
  /// As the elements of its children.
  case group
  /// No element.
  case nothing
}

extension ListRole {
  /// How many elements a view with this role contributes.
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
