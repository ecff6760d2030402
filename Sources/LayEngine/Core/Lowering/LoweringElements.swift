extension View {
  /// The elements that some views contribute to the list of a container, in order.
  ///
  /// A group is its content, an empty view is nothing, and a modifier or a name on several views
  /// applies to each of them.
  ///
  /// - Parameter checkRoom: called for each view that is visited; an error ends the search.
  /// - Source: layout-rules 3.6 and 5.3.
  package static func elements(
    of views: some Sequence<View>,
    checkRoom: (View) throws(LayoutFailure) -> Void = checkRoom
  ) throws(LayoutFailure) -> [View] {
    var list: [View] = []
    for view in views { try view.append(to: &list, checkRoom) }
    return list
  }

  /// Throws where the stack of calls has no room for more.
  static func checkRoom(_ view: View) throws(LayoutFailure) {
    guard !StackFloor.current.isReached else { throw .tooDeep(view.span) }
  }

  private func append(
    to list: inout [View], _ checkRoom: (View) throws(LayoutFailure) -> Void
  ) throws(LayoutFailure) {
    try checkRoom(self)
    switch multiplicity {
    case .none: return
    case .one: list.append(self)
    case .many where content.role == .group:
      for child in children { try child.underName(name).append(to: &list, checkRoom) }
    case .many: try appendModified(to: &list, checkRoom)
    }
  }

  private func appendModified(
    to list: inout [View], _ checkRoom: (View) throws(LayoutFailure) -> Void
  ) throws(LayoutFailure) {
    for element in try View.elements(of: children.prefix(1), checkRoom: checkRoom) {
      list.append(containing([element] + children.dropFirst()))
    }
  }
}

extension Lowering {
  /// The elements of a view's children; the children themselves where each is one element.
  mutating func elements(of view: View) throws(LayoutFailure) -> [View] {
    view.childrenAreElements ? view.children : try elements(of: view.children[...])
  }

  mutating func elements(of views: some Sequence<View>) throws(LayoutFailure) -> [View] {
    try View.elements(of: views) { view throws(LayoutFailure) in try checkRoom(view) }
  }
}
