extension Lowering {
  /// The elements that some views are in the list of a container, in order.
  ///
  /// A group is its content, an empty view is nothing, and a modifier on several views modifies
  /// each of them.
  ///
  /// - Source: layout-rules 3.6 and 5.3.
  mutating func elements(of views: some Sequence<View>) throws(LayoutFailure) -> [View] {
    var list: [View] = []
    for view in views { try append(view, to: &list) }
    return list
  }

  private mutating func append(_ view: View, to list: inout [View]) throws(LayoutFailure) {
    try goOn(view)
    switch view.multiplicity {
    case .none: return
    case .one: list.append(view)
    case .many:
      switch view.kind {
      case .group, .gridRow: for child in view.children { try append(child, to: &list) }
      default: try appendModified(view, to: &list)
      }
    }
  }

  private mutating func appendModified(
    _ view: View, to list: inout [View]
  ) throws(LayoutFailure) {
    for element in try elements(of: view.children.prefix(1)) {
      let content = [element] + view.children.dropFirst()
      list.append(View(view.kind, children: content, name: view.name, span: view.span))
    }
  }
}
