import LayLanguage

/// Prints `content-unavailable-view`.
extension ProgramPrinter {
  /// `ContentUnavailableView("No Mail", systemImage: "tray")`.
  mutating func unavailable(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    let type = "ContentUnavailableView"
    guard let title = bound["title"], title.symbol != "search" else {
      let search = SwiftExpression.member(.atom(type), "search")
      guard let text = bound["text"] else { return PrintedView(base: search) }
      let argument = SwiftArgument("text", try expression(text, as: .string))
      return PrintedView(base: .call(search, SwiftCall([argument])))
    }
    var picture: SwiftArgument?
    for (label, name) in [("systemImage", "system-image"), ("image", "image")] {
      guard let node = bound[name], picture == nil else { continue }
      picture = SwiftArgument(label, try expression(node, as: .string))
    }
    let text = try look(title) == .string ? expression(title, as: .string) : nil
    let description = try bound["description"].map { node throws(NoCounterpart) in
      try textOrView(node)
    }
    if let text, let picture, bound.rest.isEmpty, description?.isText != false {
      let further = description.map { [SwiftArgument("description", $0)] } ?? []
      return PrintedView(base: .call(type, [.init(text), picture] + further))
    }
    let label: SwiftExpression
    if let text {
      label = .call(
        picture == nil ? "Text" : "Label", [.init(text)] + (picture.map { [$0] } ?? []))
    } else if let picture {
      let image = SwiftExpression.call(
        "Image", [.init(picture.label == "image" ? nil : "systemName", picture.value)])
      label = .call(
        "Label", [],
        [SwiftClosure([], block([title])), SwiftClosure([], [.expression(image)], label: "icon")])
    } else {
      label = try viewExpression(title)
    }
    var closures = [SwiftClosure([], [.expression(label)])]
    if let description {
      closures.append(SwiftClosure([], [.expression(description)], label: "description"))
    }
    if !bound.rest.isEmpty {
      closures.append(SwiftClosure([], block(bound.rest), label: "actions"))
    }
    return PrintedView(base: .call(type, [], closures))
  }

  private mutating func textOrView(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard look(node) == .string else { return try viewExpression(node) }
    return .call("Text", [.init(try expression(node, as: .string))])
  }
}

extension SwiftExpression {
  fileprivate var isText: Bool { if case .call(.atom("Text"), _) = self { true } else { false } }
}
