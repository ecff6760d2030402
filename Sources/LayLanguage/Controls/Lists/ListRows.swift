import LayEngine

/// Elements that make several rows of a list.
extension View {
  /// The rows that an element of a list makes, mostly one.
  ///
  /// A disclosure group makes rows of its label and its content, an `inline` picker of its options.
  ///
  /// Modifiers of the element apply to each row.
  func rowsInList(_ style: ControlStyle) -> [View] {
    var rows: [View] = []
    var pending = [self]
    while let view = pending.popLast() {
      guard let parts = view.partsInList(style) else {
        rows.append(view)
        continue
      }
      pending.append(contentsOf: parts.reversed())
    }
    return rows
  }

  /// The rows of a control that makes several, each inside its modifiers; nil for other views.
  private func partsInList(_ style: ControlStyle) -> [View]? {
    var around: [View] = []
    var style = style
    var view = self
    while view.content.role == .modifier, let child = view.children.first {
      if case .controls(let change)? = view.content as? EnvironmentChange {
        style.take(change)
      }
      around.append(view)
      view = child
    }
    guard let control = view.content as? Control, let rows = control.rows?(view.children, style)
    else { return nil }
    return rows.map { row in
      around.reversed().reduce(row) { inside, modifier in
        modifier.containing([inside] + modifier.children.dropFirst())
      }
    }
  }

  /// Indents the view by one level of disclosure.
  func indented() -> View {
    padded(Insets(top: 0, leading: ControlSizes.usual.disclosureIndent, bottom: 0, trailing: 0))
  }
}
