import LayLanguage

/// Prints arguments that SwiftUI wants as a shape or a style, or replaces them by views.
extension ProgramPrinter {
  /// `clip-shape`, and a background or an overlay in a shape or with edges at which it ignores the
  /// safe area; nil for what follows its spelling.
  ///
  /// A view in place of a shape becomes a `mask`, and content that is no style a view that is
  /// clipped, or ignores the safe area.
  mutating func shaped(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    let name = bound.declaration.name
    if name == "clip-shape" {
      guard let node = bound["shape"] else { return nil }
      guard let shape = try shape(node) else { return mask(by: node) }
      return modifier("clipShape", [SwiftArgument(shape)] + (try fill(bound)))
    }
    let (node, edges) = (bound["in"], try ignoredEdges(bound))
    guard let content = bound["content"], node != nil || edges != nil else { return nil }
    let shape = try node.flatMap { node throws(NoCounterpart) in try self.shape(node) }
    if let style = try style(content), bound["alignment"] == nil {
      if let edges, node == nil {
        return modifier(
          name, [SwiftArgument(style), SwiftArgument("ignoresSafeAreaEdges", edges)])
      }
      if let shape, edges == nil {
        return modifier(name, [SwiftArgument(style), SwiftArgument("in", shape)])
      }
    }
    var view: PrintedView
    if let printed = try printedView(content) {
      view = printed
    } else {
      view = PrintedView(base: try viewExpression(content))
    }
    if let node {
      let cut = shape.map { SwiftModifier("clipShape", SwiftCall([SwiftArgument($0)])) }
      view.modifiers.append(cut ?? mask(by: node).modifiers[0])
    }
    if let edges {
      view.modifiers.append(
        SwiftModifier("ignoresSafeArea", SwiftCall([SwiftArgument("edges", edges)])))
    }
    var arguments: [SwiftArgument] = []
    if let alignment = bound["alignment"], let type = bound.declaration.parameter("alignment")?.type
    {
      arguments.append(.init("alignment", try value(alignment, type)))
    }
    let closure = SwiftClosure([], [.expression(view.expression)])
    return PrintedView(
      base: .atom(""), modifiers: [SwiftModifier(name, SwiftCall(arguments, [closure]))])
  }

  /// The edges at which a background or an overlay ignores the safe area; nil if none are given.
  private mutating func ignoredEdges(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    let name = "ignores-safe-area-edges"
    guard let node = bound[name], let type = bound.declaration.parameter(name)?.type else {
      return nil
    }
    if (node.quoted ?? node.symbol) == "none" { return .array([]) }
    let outer = enumeration
    enumeration = EnumerationTypes.name(of: name, in: bound.declaration.name)
    defer { enumeration = outer }
    return try value(node, type)
  }

  private mutating func fill(_ bound: BoundArguments) throws(NoCounterpart) -> [SwiftArgument] {
    guard let word = bound["style"].flatMap({ $0.quoted ?? $0.symbol }) else { return [] }
    guard let code = SwiftUINeeds.value("fill", "style", word) else {
      throw NoCounterpart("a `FillStyle` that is worked out")
    }
    return [.init("style", .atom(code))]
  }

  private mutating func mask(by node: Node) -> PrintedView {
    let closure = SwiftClosure([], block([node]))
    return PrintedView(
      base: .atom(""), modifiers: [SwiftModifier("mask", SwiftCall([], [closure]))])
  }

  /// A shape without its name for queries; nil for any other view.
  private mutating func shape(_ node: Node) throws(NoCounterpart) -> SwiftExpression? {
    guard look(node) == .view, var view = try printedView(node), let name = view.baseName,
      ModifierOwner.shapeTypes.contains(name)
    else { return nil }
    view.modifiers.removeAll { $0.name == "accessibilityIdentifier" }
    return view.modifiers.allSatisfy { ModifierOwner.keepShape.contains($0.name) }
      ? view.expression : nil
  }

  /// A color, a material or a gradient; nil for any other view.
  private mutating func style(_ node: Node) throws(NoCounterpart) -> SwiftExpression? {
    if let name = colorName(node) { return color(name) }
    if let string = node.string { return color(string) }
    if look(node) == .color { return try typed(node).code }
    if node.head == "if", node.arguments.count == 3, colorName(node.arguments[1]) != nil,
      colorName(node.arguments[2]) != nil
    {
      return try colorValue(node)
    }
    guard let view = try printedView(node), view.modifiers.isEmpty,
      view.baseName?.hasSuffix("Gradient") == true
    else { return nil }
    return view.expression
  }

  // MARK: - Texts

  /// Whether a view is still a `Text` after its modifiers, so that it can be added to another one.
  func isText(_ view: PrintedView) -> Bool {
    view.baseName == "Text" && view.modifiers.allSatisfy { Self.keepText.contains($0.name) }
  }

  private static let keepText: Set<String> = [
    "baselineOffset", "bold", "font", "fontDesign", "fontWeight", "foregroundStyle", "italic",
    "kerning", "monospaced", "monospacedDigit", "strikethrough", "tracking", "underline",
  ]

  /// A text of several parts: `Text("to ") + Text("me").font(.title)`.
  mutating func runs(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    var sum: SwiftExpression?
    for node in (bound["string"].map { [$0] } ?? []) + bound.rest {
      var run: SwiftExpression
      if look(node) == .view {
        guard let view = try printedView(node) else {
          throw NoCounterpart("a text of texts that are worked out")
        }
        switch view.base {
        case .call(.atom("Image"), _) where view.modifiers.isEmpty:
          run = .call("Text", [.init(view.expression)])
        case .binary where view.modifiers.isEmpty: run = view.base
        default:
          guard isText(view) else {
            throw NoCounterpart("a text of what is no `Text` in Swift any more")
          }
          run = view.expression
        }
      } else if let number = node.number {
        run = .call("Text", [.init(.string(NumberText.of(number)))])
      } else {
        run = .call("Text", [.init(try expression(node, as: .string))])
      }
      sum = sum.map { .binary($0, .adding, run) } ?? run
    }
    return PrintedView(base: sum ?? .call("Text", [.init(.string(""))]))
  }
}
