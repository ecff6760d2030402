/// A control: a name for views that are put together from other views.
///
/// - Rule: a control is what it is made of, and answers so. It is made when it is lowered, since
///   the style around it takes part. Controls that are seen through have the spacing of what they
///   are made of, the others ordinary spacing.
/// - Source: layout-rules 2.9 and 4.8; the lengths are in `ControlMetrics`.
package final class Control: Sendable {
  /// Makes a control of its parts: its title, and what else the program gave it.
  package typealias Content =
    @Sendable (_ parts: [View], _ style: ControlStyle) throws(LayoutFailure) -> View

  /// SwiftUI's name in kebab-case.
  package let name: String
  /// What it is made of, as a sentence that people read.
  package let composition: String
  /// Whether its first part is its title, which tells it from others.
  package let hasTitle: Bool
  let isSeenThrough: Bool
  /// Whether the controls inside of it stand in rows of a list.
  let holdsRows: Bool
  let content: Content

  package init(
    _ name: String, composition: String, hasTitle: Bool = true, isSeenThrough: Bool = false,
    holdsRows: Bool = false, content: @escaping Content
  ) {
    self.name = name
    self.composition = composition
    self.hasTitle = hasTitle
    self.isSeenThrough = isSeenThrough
    self.holdsRows = holdsRows
    self.content = content
  }
}

extension View {
  /// Several views as the `vstack` that most containers make of them; one view as itself.
  package static func implicitStack(_ views: [View]) throws(LayoutFailure) -> View {
    let elements = try View.elements(of: views)
    return elements.count == 1
      ? elements[0] : View(.verticalStack(StackStyle(isDynamic: true)), children: elements)
  }
}

extension Lowering {
  mutating func control(
    _ view: View, _ control: Control, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    var inner = environment
    var around = self.environment(environment)
    if control.holdsRows, !around.controlStyle.isInRow {
      around.controlStyle.isInRow = true
      inner = intern(around)
    }
    let content = try lower(control.content(view.children, around.controlStyle), inner)
    var traits = traits(of: content)
    if !control.isSeenThrough { traits.spacing = .ordinary }
    traits.gridCell = 0
    finish(id, .transparent, child: content, parameters: 0, traits)
  }
}
