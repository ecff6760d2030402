/// A view as a value: what it is, what it contains, what it was called, where it was written and
/// with which arguments.
///
/// Views are immutable and may be used in several places; a `ViewTree` lowers each of them once
/// for each environment that it stands in. A modifier's view is its first child, the content of
/// an overlay or a background the children after it.
package final class View {
  package let content: any ViewContent
  @exclusivity(unchecked) package private(set) var children: [View]
  /// The arguments that it was made with; none where nobody wrote it, as with implicit stacks.
  package let written: [WrittenArgument]
  /// A label for queries and drawings; it is not a view of its own.
  package let name: String?
  package let span: SourceSpan?
  /// How many elements the view is in the list of a container.
  let multiplicity: Multiplicity
  /// Whether something in it keeps a cache for each place that it stands in.
  let keepsCache: Bool
  /// Whether each child is one element of a list.
  let childrenAreElements: Bool
  /// What it has in common with views that are equal to it; 0 where such are not looked for.
  let fingerprint: UInt32
  /// This view and all below it, each counted as often as it is there; at most `mostCounted`.
  package let count: Int
  /// Where the last lowering put this view, so that a second use is found without a look-up.
  var lowered = LoweredMark.none

  package init<Content: ViewContent>(
    _ content: consuming Content, children: [View] = [], written: [WrittenArgument] = [],
    name: String? = nil, span: SourceSpan? = nil, fingerprint: UInt32 = 0
  ) {
    self.fingerprint = fingerprint
    multiplicity = content.role.multiplicity(of: children)
    var keepsCache = content.keepsCache
    self.content = content
    self.children = children
    self.written = written
    self.name = name
    self.span = span
    var childrenAreElements = true
    var count = 1
    for child in children {
      if child.keepsCache { keepsCache = true }
      if child.multiplicity != .one { childrenAreElements = false }
      count = min(count + child.count, Self.mostCounted)
    }
    self.keepsCache = keepsCache
    self.childrenAreElements = childrenAreElements
    self.count = count
  }

  /// Counting ends here: where each view contains the next one twice, they are soon more than an `Int` holds.
  private static var mostCounted: Int { 1 << 40 }

  /// The same view under a name.
  package func named(_ name: String) -> View {
    View(content, children: children, written: written, name: name, span: span)
  }

  /// The same view around other views.
  package func containing(_ children: [View]) -> View {
    View(content, children: children, written: written, name: name, span: span)
  }

  /// The same view under the name of the group that it stands in, unless it has one of its own.
  func underName(_ name: String?) -> View {
    guard let name, self.name == nil else { return self }
    return named(name)
  }

  // A chain of a hundred thousand views must not be freed by as many nested calls.
  deinit {
    if children.isEmpty { return }
    var pending = children
    children = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending.append(contentsOf: view.children)
      view.children = []
    }
  }
}

/// The node that a view became in one lowering and one environment.
struct LoweredMark: BitwiseCopyable {
  private let stampAndVersion: UInt64
  let environment: Int32
  let node: NodeID

  static let none = LoweredMark(stamp: 0, version: 0, environment: 0, node: 0)

  /// - Parameter version: that of the tree which used the node last. It has 16 bits; a tree with more
  ///   versions is lowered anew.
  init(stamp: UInt64, version: UInt16, environment: Int32, node: NodeID) {
    stampAndVersion = stamp << 16 | UInt64(version)
    self.environment = environment
    self.node = node
  }

  /// What the marks of one lowering have in common; 0 for none.
  @inline(__always) var stamp: UInt64 { stampAndVersion >> 16 }

  @inline(__always) var version: UInt16 { UInt16(truncatingIfNeeded: stampAndVersion) }

  /// The same, used by another version.
  func used(by version: UInt16) -> LoweredMark {
    LoweredMark(stamp: stamp, version: version, environment: environment, node: node)
  }
}
