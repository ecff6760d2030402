import LayLanguage

/// A printed view: the expression that it begins with, and the modifiers called on it.
struct PrintedView {
  var base: SwiftExpression
  var modifiers: [SwiftModifier] = []
  /// Comments above it.
  var comments: [String] = []

  /// Removes the frame of an image's natural size, which a resizable image does not have.
  mutating func leaveImageSize() { if hasImageSize { modifiers = [] } }

  /// Whether it is an image in a frame of its natural size.
  var hasImageSize: Bool { modifiers.map(\.name) == ["resizable", "frame"] }

  /// Whether it is a `ForEach` whose only modifiers are `onDelete` and `onMove`.
  var isLoop: Bool {
    baseName == "ForEach" && modifiers.allSatisfy { ["onDelete", "onMove"].contains($0.name) }
  }

  /// The view without the names for queries at its end; nil if it has none.
  var withoutNames: PrintedView? {
    guard modifiers.last?.name == "accessibilityIdentifier" else { return nil }
    var view = self
    while view.modifiers.last?.name == "accessibilityIdentifier" { view.modifiers.removeLast() }
    return view
  }

  var expression: SwiftExpression { modifiers.isEmpty ? base : .chain(base, modifiers) }

  /// The type that it begins with, such as `Text`.
  var baseName: String? {
    if case .call(.atom(let name), _) = base { name } else { nil }
  }
}

/// Calls of views and modifiers, by their spelling in SwiftUI.
extension ProgramPrinter {
  /// A call of a declared view or modifier, with comments about what was left out.
  mutating func call(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    if let own = try ownCall(bound) { return own }
    let choice = try choice(for: bound)
    var swiftCall = SwiftCall()
    for argument in choice.call.arguments { try add(argument, bound, to: &swiftCall) }
    var left = choice.left
    // The other parameters of an image become modifiers.
    if bound.declaration.name == "image" { left = [] }
    if left.contains(where: Self.edges.contains) {
      left.removeAll(where: Self.edges.contains)
      let label = choice.call.arguments.first { $0.parameter?.hasSuffix("insets") == true }?.label
      swiftCall.arguments = [SwiftArgument(label, try insets(bound))]
    }
    return try view(choice.call.callee, swiftCall, bound, left: left)
  }

  private mutating func view(
    _ callee: SwiftUISpelling.Callee, _ call: SwiftCall, _ bound: BoundArguments, left: [String]
  ) throws(NoCounterpart) -> PrintedView {
    switch callee {
    case .function(let name):
      note(useOf: name)
      let base = SwiftExpression.call(.atom(name), call)
      return try image(PrintedView(base: base, comments: comments(left)), bound)
    case .member(let type, let name):
      return PrintedView(base: .call(.member(.atom(type), name), call), comments: comments(left))
    case .value(let type, let parameter):
      guard let node = bound[parameter] else { throw NoCounterpart("a `\(type)` of nothing") }
      guard let name = colorName(node) ?? node.string else {
        if look(node) == .color { return PrintedView(base: try typed(node).code) }
        return PrintedView(base: .call(type, [.init(try expression(node, as: .string))]))
      }
      return PrintedView(base: color(name, isView: true))
    case .method(let name):
      var call = call
      if name == "listRowInsets", bound.given == ["length"], let length = bound["length"] {
        call.arguments = [.init(try evenInsets(length))]
      }
      if name == "listSectionMargins", bound.given == ["length"] {
        call.arguments.insert(.init(.atom(".all")), at: 0)
      }
      if name == "gridCellAnchor", call.arguments.contains(where: { $0.label != nil }) {
        call.arguments = [.init(.call("UnitPoint", call.arguments))]
      }
      note(useOf: name)
      let modifier = SwiftModifier(name, call, comment: comments(left).first)
      return PrintedView(base: .atom(""), modifiers: [modifier])
    default: throw NoCounterpart("`\(bound.declaration.name)` as a view")
    }
  }

  private static let edges = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]

  /// Comments about parameters that SwiftUI lacks.
  private mutating func comments(_ left: [String]) -> [String] {
    if left.isEmpty { return [] }
    isPartial = true
    return ["SwiftUI has no " + left.map { "`:\($0)`" }.joined(separator: ", ") + " here."]
  }

  /// An image with a given size: one that is drawn in this size or, if it has a name, one in a
  /// frame of this size.
  private mutating func image(
    _ view: PrintedView, _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    guard bound.declaration.name == "image" else { return view }
    var view = view
    var lengths: [SwiftArgument] = []
    for side in ["width", "height"] {
      guard let node = bound[side] else { continue }
      lengths.append(.init(side, try expression(node, as: .number)))
    }
    let isResizable = bound["resizable"]?.truth == true
    if lengths.count == 1, bound["system-name"] == nil {
      let usual = SwiftExpression.atom("100")
      lengths.insert(
        .init(bound["width"] == nil ? "width" : "height", usual),
        at: bound["width"] == nil ? 0 : 1)
    }
    if bound["resource"] == nil, bound["system-name"] == nil {
      let size = SwiftArgument("size", .call("CGSize", lengths))
      view.base = .call("Image", [size], [SwiftClosure(["_"], [])])
      lengths = []
    }
    if isResizable || !lengths.isEmpty { view.modifiers.append(SwiftModifier("resizable")) }
    if !lengths.isEmpty, !isResizable {
      view.modifiers.append(SwiftModifier("frame", SwiftCall(lengths)))
    }
    return view
  }
}
