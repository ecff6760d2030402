/// A modifier that changes how its view is drawn, or what it is to the program, and nothing about
/// its layout: size, place, spacing, priority and guides are the view's.
///
/// The cases are those that a picture or a list asks about; every other effect is `inert`. A mask
/// and a shape to clip to are children after the view; they are not laid out.
///
/// - Source: layout-rules 6.7 and 6.8.
package enum Effect: ModifierContent, Hashable, Sendable {
  /// What a row of a list says at its end, for the list; nil for nothing.
  case badge(String?)
  /// What the view tells the bars around its screen.
  case bar(BarPart)
  case border(color: String, width: Double)
  case fill(color: String)
  case foreground(color: String)
  case hidden
  case inert(InertEffect)
  /// What a row of a list has around it, for the list.
  case listRowInsets(Insets)
  /// At 0, links in the row of a list are not seen.
  case opacity(Double)
  /// By what a control knows the view when it is chosen.
  case tag(String)
  /// The view is drawn in front of its neighbours with a lower number; 0 where none is given.
  case zIndex(Double)

  package var name: String {
    switch self {
    case .badge: "badge"
    case .bar(let part): part.name
    case .border: "border"
    case .fill: "fill"
    case .foreground: "foreground"
    case .hidden: "hidden"
    case .inert(let effect): effect.name
    case .listRowInsets: "list-row-insets"
    case .opacity: "opacity"
    case .tag: "tag"
    case .zIndex: "z-index"
    }
  }
}

extension Effect {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    var inner = environment
    if case .inert(let effect) = self, let setting = effect.setting {
      var around = lowering.environment(environment)
      around.controlStyle.program = setting.around(around.controlStyle.program)
      inner = lowering.intern(around)
    }
    try lowering.lowerTransparent(view.children[0], id, inner)
  }
}

/// An effect of which only titles, explanations and pictures know.
package struct InertEffect: Hashable, Sendable {
  /// SwiftUI's name in kebab-case.
  package let name: String
  /// What it does instead of laying out, as a sentence goes on after "it".
  package let purpose: String
  /// Whether what reaches beyond the view is not seen.
  package let isCutting: Bool
  /// What it lets views find that the program makes.
  let setting: ProgramSetting?

  package init(
    name: String, purpose: String, isCutting: Bool = false, setting: ProgramSetting? = nil
  ) {
    self.setting = setting
    self.name = name
    self.purpose = purpose
    self.isCutting = isCutting
  }
}
