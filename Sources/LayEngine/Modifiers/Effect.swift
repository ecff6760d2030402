/// A modifier that has no effect on layout, such as one that changes how its view is drawn.
///
/// Size, place, spacing, priority and guides are the view's. The cases are those that drawings or
/// lists read; every other effect is `inert`. A mask and a shape to clip to are children after the
/// view; they are not laid out.
///
/// - Source: layout-rules 6.7 and 6.8.
package enum Effect: ModifierContent, Hashable, Sendable {
  /// The text that a list shows at the end of the row; nil for none.
  case badge(String?)
  /// A setting for the bars around the view's screen.
  case bar(BarPart)
  case border(color: String, width: Double)
  /// The view is drawn rotated or scaled.
  case drawn(DrawnTransform)
  case fill(color: String)
  case foreground(color: String)
  case hidden
  /// The identity by which a program scrolls to the view.
  case id(String)
  case inert(InertEffect)
  /// The insets around the content of a row of a list.
  case listRowInsets(Insets)
  /// At 0, links in a row of a list are hidden.
  case opacity(Double)
  /// Whether a row of a list, or its section, has lines at its edges.
  case separator(ListSeparator)
  /// The buttons that a row of a list shows when it is swiped; they are the further children.
  case swipeActions(SwipeEdge)
  /// The value by which a control finds the view that is selected.
  case tag(String)
  /// The view is drawn in front of siblings with a lower index; views without one have 0.
  case zIndex(Double)
}

extension Effect {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    var inner = use.environment
    if case .inert(let effect) = self, let setting = effect.setting {
      var around = lowering.environment(use.environment)
      around.controlStyle.setting = setting
      inner = lowering.intern(around)
    } else if case .bar(.searchable(let prompt)) = self {
      var around = lowering.environment(use.environment)
      around.controlStyle.searchPrompt = prompt
      inner = lowering.intern(around)
    }
    if self == .bar(.toolbar), lowering.environment(use.environment).controlStyle.platform == .mac {
      lowering.warnings.append(LayoutWarning(kind: .itemsOfWindow, span: use.view.span))
    }
    if case .inert(let effect) = self, effect.presents {
      let kind = LayoutWarning.Kind.presented(.init(words: effect.words))
      lowering.warnings.append(LayoutWarning(kind: kind, span: use.view.span))
    }
    try lowering.lowerTransparent(use, in: inner)
  }
}

/// An effect that only titles, explanations and drawings read.
package struct InertEffect: Sendable {
  /// The name and other words that output shows for it.
  package let words: any ViewWords
  /// Whether it clips what is drawn outside the view.
  package let isCutting: Bool
  /// Whether something is presented over the view, which is not laid out.
  let presents: Bool
  /// A value that the program sets for the views inside.
  let setting: ProgramSetting?
  /// A setting for what presents the view.
  package let part: PresentationPart?

  package init(
    _ words: any ViewWords, isCutting: Bool = false, presents: Bool = false,
    setting: ProgramSetting? = nil, part: PresentationPart? = nil
  ) {
    self.words = words
    self.isCutting = isCutting
    self.presents = presents
    self.setting = setting
    self.part = part
  }
}

extension InertEffect: Hashable {
  package static func == (left: InertEffect, right: InertEffect) -> Bool {
    left.isCutting == right.isCutting && left.presents == right.presents
      && left.setting == right.setting && left.part == right.part
      && left.words.isSame(as: right.words)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isCutting)
    hasher.combine(setting)
  }
}

extension ControlStyle {
  /// Applies a modifier's change to the controls inside; false if it is not such a modifier.
  package mutating func takeChange(of content: any ViewContent) -> Bool {
    if case .controls(let change)? = content as? EnvironmentChange {
      change.apply(&self)
    } else if case .inert(let effect)? = content as? Effect, let setting = effect.setting {
      self.setting = setting
    } else {
      return false
    }
    return true
  }
}

/// A transform of how a view is drawn: rotated or scaled about a point of its frame.
///
/// - Source: layout-rules 6.7: size, place and guides are the view's.
package enum DrawnTransform: Hashable, Sendable {
  /// Clockwise, in degrees; the anchor is in fractions of the view's size.
  case rotationEffect(degrees: Double, anchor: UnitPoint)
  case scaleEffect(x: Double, y: Double, anchor: UnitPoint)

  package var anchor: UnitPoint {
    switch self {
    case .rotationEffect(_, let anchor), .scaleEffect(_, _, let anchor): anchor
    }
  }
}

/// A setting of a list row or a section for the separators at its edges.
///
/// - Source: SwiftUI's `listRowSeparator` and `listSectionSeparator`.
package struct ListSeparator: Hashable, Sendable {
  package let isOfSection: Bool
  /// nil for the list's default.
  package let isHidden: Bool?
  /// The top edge, the bottom edge or both.
  package let edges: EdgeSet

  package init(isOfSection: Bool, isHidden: Bool?, edges: EdgeSet) {
    self.isOfSection = isOfSection
    self.isHidden = isHidden
    self.edges = edges
  }
}
