/// Stacks that no program writes: around several views where one is expected.
extension Lowering {
  mutating func lowerRoot(_ view: View) throws(LayoutFailure) -> NodeID {
    let elements = try elements(of: CollectionOfOne(view))
    if elements.count == 1 { return try lower(elements[0], 0) }
    if elements.isEmpty, view.children.isEmpty { return try lower(view, 0) }
    return try lower(
      View(VerticalStack(StackStyle(isDynamic: true)), children: elements), 0)
  }

  /// Lowers several views as the `vstack` that a scroll view or a root makes of them, one view as
  /// itself; nil if there is none.
  mutating func lowerImplicitStack(
    of views: ArraySlice<View>, _ environment: EnvironmentID
  ) throws(LayoutFailure) -> NodeID? {
    let elements = try elements(of: views)
    if elements.isEmpty { return nil }
    if elements.count == 1 { return try lower(elements[0], environment) }
    return try lower(View(VerticalStack(StackStyle()), children: elements), environment)
  }

  /// Lowers the content beside, over or under a view: several views as a centred ZStack, one view
  /// as itself; there is at least one.
  mutating func lowerLayer(
    of elements: [View], _ environment: EnvironmentID
  ) throws(LayoutFailure) -> NodeID {
    if elements.count == 1 { return try lower(elements[0], environment) }
    return try lower(View(DepthStack(isDynamic: true), children: elements), environment)
  }
}

extension View {
  /// Several views as the `vstack` that most containers make of them; one view as itself.
  package static func implicitStack(_ views: [View]) throws(LayoutFailure) -> View {
    let elements = try View.elements(of: views)
    return elements.count == 1
      ? elements[0] : View(VerticalStack(StackStyle(isDynamic: true)), children: elements)
  }
}
