/// Stacks that no program writes: around several views where one is expected.
///
/// - Rule: modifiers of several views are modifiers of the stack there, and not of each view, as where one
///   view is expected a modifier is made before what it modifies. A group and a condition are lists: modifiers in
///   them are modifiers of each.
/// - Example: of `scroll-view { (padding 10 (group a b)) }` two views of 20 by 20 are in a stack of 20 by 48
///   with a padding: 40 by 68.
/// - Source: layout-rules 5.3.
extension Lowering {
  mutating func lowerRoot(_ view: View) throws(LayoutFailure) -> NodeID {
    let content = try single(CollectionOfOne(view), in: VerticalStack(StackStyle(isDynamic: true)))
    if let content { return try lower(content, 0) }
    if view.children.isEmpty { return try lower(view, 0) }
    return try lower(View(VerticalStack(StackStyle(isDynamic: true))), 0)
  }

  /// What a scroll view or a root makes of its views: one view, or a `vstack` of several; nil for none.
  mutating func scrolledContent(of views: ArraySlice<View>) throws(LayoutFailure) -> View? {
    try single(views, in: VerticalStack(StackStyle()))
  }

  /// The content beside, over or under a view: one view, or a centred ZStack of several; nil for none.
  mutating func layer(of views: ArraySlice<View>) throws(LayoutFailure) -> View? {
    try single(views, in: DepthStack(isDynamic: true))
  }

  private mutating func single(
    _ views: some Collection<View>, in stack: some ViewContent
  ) throws(LayoutFailure) -> View? {
    try View.single(views, in: stack) { view throws(LayoutFailure) in try checkRoom(view) }
  }
}

extension View {
  /// Several views as the `vstack` that most containers make of them; one view as itself.
  package static func implicitStack(_ views: [View]) throws(LayoutFailure) -> View {
    let stack = VerticalStack(StackStyle(isDynamic: true))
    return try single(views, in: stack) ?? View(stack)
  }

  /// One view for several, which a stack holds inside of the modifiers of all of them; nil for none.
  fileprivate static func single(
    _ views: some Collection<View>, in stack: some ViewContent,
    checkRoom: (View) throws(LayoutFailure) -> Void = checkRoom
  ) throws(LayoutFailure) -> View? {
    var modifiers: [View] = []
    var inner = views.count == 1 ? views.first : nil
    while let view = inner, view.multiplicity == .many, view.content.role == .modifier {
      modifiers.append(view)
      inner = view.children[0]
    }
    let elements =
      if let inner { try self.elements(of: CollectionOfOne(inner), checkRoom: checkRoom) } else {
        try self.elements(of: views, checkRoom: checkRoom)
      }
    guard let first = elements.first else { return nil }
    let content = elements.count == 1 ? first : View(stack, children: elements)
    return content.inside(modifiers)
  }

  /// The view with the modifiers of another one, given from the outermost inward.
  package func inside(_ modifiers: [View]) -> View {
    modifiers.reversed().reduce(self) { $1.containing([$0] + $1.children.dropFirst()) }
  }

  /// The view as all that a condition or a loop gives, which are lists: its modifiers are those of each
  /// of its views where one view is expected, too.
  package var asList: View {
    multiplicity == .many && content.role == .modifier ? View(Group(), children: [self]) : self
  }
}
