/// A view as a value: what it is, what it contains, what it was called, where it was written and
/// with which arguments.
///
/// Views are immutable and may be used in several places; a `ViewTree` lowers each of them once
/// for each environment that it is used in. The first child of a modifier is the view that it
/// wraps; the children after it are the content of an overlay or a background.
package final class View {
  package let content: any ViewContent
  package private(set) var children: [View]
  /// The arguments that it was written with; empty for views that are not written, such as implicit
  /// stacks.
  package let written: [WrittenArgument]
  /// A label for queries and drawings; it is not a view of its own.
  package let name: String?
  package let span: SourceSpan?
  /// How many elements the view contributes to the list of a container.
  let multiplicity: Multiplicity
  /// Whether it, or a view in it, keeps a cache for each place where it is used.
  let keepsCache: Bool
  /// Whether each child is one element of a list.
  let childrenAreElements: Bool
  /// Whether what it contributes to a list is known with the environment alone, and whether a view in it does.
  let isMadeLater: Bool
  let holdsMadeLater: Bool
  /// A hash that equal views have in common; 0 where a `ViewTable` does not look for equal views.
  let fingerprint: UInt32
  /// The number of views in it, itself included, each counted once per use; at most `mostCounted`.
  package let count: Int

  package init<Content: ViewContent>(
    _ content: consuming Content, children: [View] = [], written: [WrittenArgument] = [],
    name: String? = nil, span: SourceSpan? = nil, fingerprint: UInt32 = 0
  ) {
    self.fingerprint = fingerprint
    let role = content.role
    multiplicity = role.multiplicity(of: children)
    var keepsCache = content.keepsCache
    var (isMadeLater, holdsMadeLater) = (content.readsEnvironment, false)
    self.content = content
    self.children = children
    self.written = written
    self.name = name
    self.span = span
    var childrenAreElements = true
    var count = 1
    for (place, child) in children.enumerated() where child.isMadeLater {
      if role == .modifier ? place == 0 : role == .group { isMadeLater = true }
      if role != .modifier || place > 0 { holdsMadeLater = true }
    }
    for child in children {
      if child.keepsCache { keepsCache = true }
      if child.multiplicity != .one { childrenAreElements = false }
      count = min(count + child.count, Self.mostCounted)
    }
    self.keepsCache = keepsCache
    self.childrenAreElements = childrenAreElements
    (self.isMadeLater, self.holdsMadeLater) = (isMadeLater, holdsMadeLater)
    self.count = count
  }

  /// The largest count: where each view contains the next one twice, counts would overflow.
  private static var mostCounted: Int { 1 << 40 }

  /// The same view under a name.
  package func named(_ name: String) -> View {
    View(content, children: children, written: written, name: name, span: span)
  }

  /// The same view as if it were written elsewhere.
  package func located(at span: SourceSpan) -> View {
    View(content, children: children, written: written, name: name, span: span)
  }

  /// The same view with another content.
  package func with<Content: ViewContent>(_ content: Content) -> View {
    View(content, children: children, written: written, name: name, span: span)
  }

  /// The same view around other views.
  package func containing(_ children: [View]) -> View {
    View(content, children: children, written: written, name: name, span: span)
  }

  /// The same view with the name of the group around it, unless it has a name of its own.
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
