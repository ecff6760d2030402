/// Views of which functions of the program make several, in the list of a container.
extension View {
  /// The view with what functions of the program make of an environment in place of those that read it, where that is
  /// not one element of a list; a view that is one makes it when it is lowered.
  ///
  /// - Parameter keep: is told what was made of which view.
  /// - Value: a struct of the program that has an `@Environment` property and two texts as its body is a group of
  ///   both, in a stack and in a list.
  package func withReadersMade(
    in style: ControlStyle, keep: (View, View) -> Void = { _, _ in }
  ) throws(LayoutFailure) -> View {
    guard isMadeLater else { return self }
    guard !StackFloor.current.isReached else { throw .tooDeep(span) }
    if let control = content as? Control, let made = try control.made(self, style) {
      keep(self, made)
      let all = try made.withReadersMade(in: style, keep: keep)
      return all.multiplicity == .one ? self : all.underName(name)
    }
    var inner = style
    inner.takeAll(of: content)
    // Of a modifier only the first child is in the list.
    let count = content.role == .modifier ? 1 : children.count
    let made = try children.prefix(count).map { child throws(LayoutFailure) in
      try child.withReadersMade(in: inner, keep: keep)
    }
    let isSame = zip(made, children).allSatisfy { $0 === $1 }
    return isSame ? self : containing(made + children.dropFirst(count))
  }
}

extension ControlStyle {
  /// Applies what a modifier changes of what functions of the program read.
  fileprivate mutating func takeAll(of content: any ViewContent) {
    if takeChange(of: content) { return }
    switch content as? EnvironmentChange {
    case .dynamicTypeSize(let size): dynamicType = size
    case .layoutDirection(let direction): layoutDirection = direction
    default: break
    }
  }
}

extension Lowering {
  /// A view with what functions of the program make of its environment in place of those among its children that
  /// read it, where that is not one element; a control does so itself.
  mutating func withReadersMade(
    _ view: View, _ environment: EnvironmentID
  ) throws(LayoutFailure) -> View {
    if view.content is Control { return view }
    let style = style(in: environment)
    recordMadeViews()
    let first = view.content.role == .modifier ? 1 : 0
    var children = view.children
    for index in children.indices.dropFirst(first) {
      children[index] = try children[index].withReadersMade(in: style) { reader, made in
        madeOfReaders[ObjectIdentifier(reader)] = (style, made)
      }
    }
    return view.containing(children)
  }
}
