import LayEngine

/// Containers that show one screen of several.
extension Declaration {
  static let navigationStack = Declaration(
    .container, "navigation-stack", aliases: ["navigation-view"],
    summary: "A screen in all the room there is. Its bar is not laid out: propose the room that "
      + "is left below it.",
    swiftUI: .view(
      "NavigationStack", [.passedOver("path", "$path"), .closure("children", label: "root")]
    ).or(.view("NavigationView", [.closure("children", label: "content")])),
    examples: [
      Example(
        "(navigation-stack (navigation-title \"Start\" (text \"Hi\")))", proposing: "300 x 500",
        gives: "300 x 500")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.navigationStack, try arguments.childViews())
  }

  static let navigationTitle = inert(
    "navigation-title",
    [.positional("title", .string, "what the bar says")],
    purpose: "names the view for the navigation bar",
    summary: "Give a screen a title; the bar that shows it is not laid out.",
    example: Example(
      "(navigation-title \"Start\" (text \"Hi\"))", proposing: "ideal", gives: "16 x 20"))

  static let tabItem = inert(
    "tab-item",
    [.positional("title", .string, "what the bar calls it"), .systemImage],
    purpose: "names the view for the tab bar",
    summary: "Say how the bar of a `tab-view` calls a screen; it changes no length.",
    swiftUI: .method("tabItem", [.closure("title", label: "label")]),
    example: Example("(tab-item \"Start\" (text \"Hi\"))", proposing: "ideal", gives: "16 x 20"))

  static let tabView = Declaration(
    .container, "tab-view",
    parameters: [.selection],
    summary: "One of several screens in all the room there is, above a bar 49 high; without a bar "
      + "in the style `page`.",
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
      let screen = try View.implicitStack(chosen.map { [parts[$0]] } ?? []).fillingBoth()
      if style.tabView == .page { return screen }
      let bar = View(Shape.rectangle).framed(height: ControlMetrics.tabBarHeight)
      return .column([screen, bar], spacing: 0)
    }
    return arguments.makeControl(control, screens)
  }
}

extension Control {
  fileprivate static let navigationStack = Control(
    "navigation-stack", composition: "a navigation stack takes what is proposed for its screen"
  ) { parts, _ throws(LayoutFailure) in try View.implicitStack(parts).fillingBoth() }
}
