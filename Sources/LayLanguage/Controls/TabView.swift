import LayEngine

/// Screens of which a bar shows one.
extension Declaration {
  static let tabView = Declaration(
    .container, "tab-view",
    parameters: [.selection],
    summary: "One of several screens in all the room there is, above a bar 49 high; without a bar "
      + "in the style `page`. What ignores the safe area reaches below the bar.",
    swiftUI: .view("TabView", [.binding("selection"), .closure("children", label: "content")]),
    examples: [
      Example(
        "(tab-view (tab-item \"A\" (color red)) (tab-item \"B\" (color blue)))",
        proposing: "300 x 500", gives: "300 x 500")
    ]
  ) { arguments throws(Diagnostic) in
    let screens = try arguments.childViews().withoutGroups
    let chosen = try arguments.selection(among: screens)
    let control = Control(
      "tab-view",
      composition: "a tab view is the chosen screen above a bar "
        + "\(NumberText.of(ControlMetrics.tabBarHeight)) high; in the style `page` there is no bar"
    ) { parts, style throws(LayoutFailure) in
      let shown = chosen.map { [parts[$0]] } ?? []
      let screen = try View.implicitStack(shown).fillingBoth()
      if style.tabView == .page || ScreenBars(of: shown).isHidden(.tabBar) { return screen }
      return screen.with(.tabBar(parts, chosen), at: .bottom)
    }
    return arguments.makeControl(control, screens)
  }
}

extension View {
  /// Titles and symbols side by side, each with an equal part of the width.
  fileprivate static func tabBar(_ screens: [View], _ chosen: Int?) -> View {
    let items = screens.enumerated().map { index, screen in
      View.column(screen.tabLabel, spacing: 2)
        .inColor(index == chosen ? "accent-color" : "secondary").filling()
    }
    return .bar([View.row(items, spacing: 0).framed(height: ControlMetrics.tabBarHeight)])
  }

  private var tabLabel: [View] {
    var view = self
    while let child = view.children.first {
      if case .bar(.tab(let title, let symbol))? = view.content as? Effect {
        let text = View.text(title).inFontSize(ControlMetrics.tabTitleSize).inOneLine
        return (symbol.map { [View.symbol($0)] } ?? []) + [text]
      }
      guard view.content.role == .modifier else { return [] }
      view = child
    }
    return []
  }

  private func inFontSize(_ size: Double) -> View {
    View(
      EnvironmentChange.font(Font(size: size)), children: [self],
      written: [WrittenArgument("size", .number(size))])
  }
}
