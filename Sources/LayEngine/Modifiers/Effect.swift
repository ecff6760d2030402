/// A modifier that changes how its view is drawn, or what it is to the program, and nothing about
/// its layout: size, place, spacing, priority and guides are the view's.
///
/// The cases are those that a picture or a list asks about; every other effect is `inert`. A mask
/// and a shape to clip to are children after the view; they are not laid out.
///
/// - Source: layout-rules 6.7 and 6.8.
package enum Effect: ModifierContent, Hashable, Sendable {
  /// What a list shows at the end of the row; nil for nothing.
  case badge(String?)
  /// What the view tells the bars around its screen.
  case bar(BarPart)
  case border(color: String, width: Double)
  /// The view is drawn turned or scaled.
  case drawn(DrawnTransform)
  case fill(color: String)
  case foreground(color: String)
  case hidden
  case inert(InertEffect)
  /// What a list keeps around the content of the row.
  case listRowInsets(Insets)
  /// At 0, links in the row of a list are not seen.
  case opacity(Double)
  /// Whether a row of a list, or its section, has lines at its edges.
  case separator(ListSeparator)
  /// The buttons that a row of a list shows when it is swiped; they are the further children.
  case swipeActions(SwipeEdge)
  /// The value by which a control knows that the view is the chosen one.
  case tag(String)
  /// The view is drawn in front of its neighbours with a lower number; 0 where none is given.
  case zIndex(Double)
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
    } else if case .bar(.search(let prompt)) = self {
      var around = lowering.environment(environment)
      around.controlStyle.searchPrompt = prompt
      inner = lowering.intern(around)
    }
    try lowering.lowerTransparent(view.children[0], id, inner)
  }
}

/// An effect of which only titles, explanations and pictures know.
package struct InertEffect: Sendable {
  /// What people read of it.
  package let words: any ViewWords
  /// Whether it cuts off what is drawn outside of the view.
  package let isCutting: Bool
  /// A value of the program that views inside can read.
  let setting: ProgramSetting?

  package init(
    _ words: any ViewWords, isCutting: Bool = false, setting: ProgramSetting? = nil
  ) {
    self.words = words
    self.isCutting = isCutting
    self.setting = setting
  }
}

extension InertEffect: Hashable {
  package static func == (left: InertEffect, right: InertEffect) -> Bool {
    left.isCutting == right.isCutting && left.setting == right.setting
      && left.words.isSame(as: right.words)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isCutting)
    hasher.combine(setting)
  }
}
