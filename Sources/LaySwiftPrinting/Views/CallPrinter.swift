import LayLanguage

/// A view as it is printed: what it begins with, and what is called on it.
struct PrintedView {
  var base: SwiftExpression
  var modifiers: [SwiftModifier] = []
  /// Sentences above it.
  var comments: [String] = []

  /// A picture that takes what it is given has no frame of its natural size.
  mutating func leaveImageSize() {
    if modifiers.map(\.name) == ["resizable", "frame"] { modifiers = [] }
  }

  var expression: SwiftExpression { modifiers.isEmpty ? base : .chain(base, modifiers) }
}

/// Calls of views and modifiers, by their spelling in SwiftUI.
extension ProgramPrinter {
  /// A view of a declaration, with what has to be said about it besides.
  mutating func call(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    guard let spelling = bound.declaration.swiftUI else {
      throw NoCounterpart("`\(bound.declaration.name)` is not of SwiftUI")
    }
    let wanted = Set(bound.given).subtracting(["name"])
    var best: (call: SwiftUISpelling.Call, left: [String], misfits: Int)?
    for call in spelling.calls where !call.callee.isForPeople {
      var covered = Set(call.arguments.flatMap(\.parameters))
      if case .value(_, let parameter) = call.callee { covered.insert(parameter) }
      var left = bound.given.filter { wanted.contains($0) && !covered.contains($0) }
      if let rest = bound.restName, !bound.rest.isEmpty, !covered.contains(rest) {
        left.append(rest)
      }
      var misfits = 0
      for argument in call.arguments where self.misfits(argument, bound) { misfits += 1 }
      if best.map({ (left.count, misfits) < ($0.left.count, $0.misfits) }) ?? true {
        best = (call, left, misfits)
      }
    }
    guard let best else { throw NoCounterpart("`\(bound.declaration.name)` is not of SwiftUI") }
    return try view(best.call, bound, left: best.left)
  }

  /// Whether an argument would have to be written otherwise than it is given here.
  private mutating func misfits(_ argument: SwiftUIArgument, _ bound: BoundArguments) -> Bool {
    guard let name = argument.parameter else {
      switch argument.shape {
      case .fixed: return false
      case .member(_, let inner):
        // A style alone has a shorter way.
        return !inner.contains { argument in argument.parameter.map { bound[$0] != nil } ?? false }
      default: return argument.isRequired
      }
    }
    if name == bound.restName { return false }
    guard let node = bound[name] else {
      return bound.declaration.parameter(name)?.isOptional == false
    }
    switch argument.shape {
    case .closure:
      if node.function != nil { return false }
      if colorName(node) != nil { return bound["alignment"] == nil }
      return look(node) == .string || bound.declaration.parameter(name)?.type.takesViews == false
    case .value:
      guard let type = bound.declaration.parameter(name)?.type, type.takesViews else {
        return node.function != nil
      }
      if type.isOfText { return look(node) != .string }
      if bound.declaration.parameter(name)?.isShape == true { return false }
      return colorName(node) == nil || bound["alignment"] != nil
    default: return false
    }
  }

  private mutating func view(
    _ call: SwiftUISpelling.Call, _ bound: BoundArguments, left: [String]
  ) throws(NoCounterpart) -> PrintedView {
    var swiftCall = SwiftCall()
    for argument in call.arguments { try add(argument, bound, to: &swiftCall) }
    var left = left
    if left.contains(where: Self.edges.contains) {
      left.removeAll(where: Self.edges.contains)
      let label = call.arguments.first { $0.parameter?.hasSuffix("insets") == true }?.label
      swiftCall.arguments = [SwiftArgument(label, try insets(bound))]
    }
    switch call.callee {
    case .function(let name):
      return try image(
        PrintedView(base: .call(.atom(name), swiftCall), comments: comments(left)), bound)
    case .member(let type, let name):
      return PrintedView(
        base: .call(.member(.atom(type), name), swiftCall), comments: comments(left))
    case .value(let type, let parameter):
      guard let node = bound[parameter], let name = colorName(node) ?? node.string else {
        throw NoCounterpart("a `\(type)` that is worked out")
      }
      return PrintedView(base: color(name, isView: true))
    case .method(let name):
      if name == "listRowInsets", bound.given == ["length"], let length = bound["length"] {
        swiftCall.arguments = [.init(try evenInsets(length))]
      }
      if name == "gridCellAnchor", swiftCall.arguments.contains(where: { $0.label != nil }) {
        swiftCall.arguments = [.init(.call("UnitPoint", swiftCall.arguments))]
      }
      let modifier = SwiftModifier(name, swiftCall, comment: comments(left).first)
      return PrintedView(base: .atom(""), modifiers: [modifier])
    default: throw NoCounterpart("`\(bound.declaration.name)` as a view")
    }
  }

  private static let edges = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]

  /// What is said of parameters that SwiftUI has not.
  private func comments(_ left: [String]) -> [String] {
    left.isEmpty
      ? []
      : ["SwiftUI has no " + left.map { "`:\($0)`" }.joined(separator: ", ") + " here."]
  }

  /// A picture of a size of its own is one that is put into a frame of that size.
  private mutating func image(
    _ view: PrintedView, _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    guard bound.declaration.name == "image" else { return view }
    var view = view
    view.comments = []
    if bound["resource"] == nil, bound["system-name"] == nil {
      view.base = .call("Image", [.init(.string("picture"))])
    }
    let isResizable = bound["resizable"]?.truth == true
    var lengths: [SwiftArgument] = []
    for side in ["width", "height"] {
      guard let node = bound[side] else { continue }
      lengths.append(.init(side, try expression(node, as: .number)))
    }
    if isResizable || !lengths.isEmpty { view.modifiers.append(SwiftModifier("resizable")) }
    if !isResizable, !lengths.isEmpty {
      view.modifiers.append(SwiftModifier("frame", SwiftCall(lengths)))
    }
    return view
  }

  // MARK: - Arguments

  private mutating func add(
    _ argument: SwiftUIArgument, _ bound: BoundArguments, to call: inout SwiftCall
  ) throws(NoCounterpart) {
    if case .closure = argument.shape { return try addClosure(argument, bound, to: &call) }
    if let value = try value(of: argument, bound) {
      call.arguments.append(SwiftArgument(argument.label, value))
    }
  }

  /// The value of an argument; nil for one that is left out.
  private mutating func value(
    of argument: SwiftUIArgument, _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    switch argument.shape {
    case .fixed(let text): return .atom(text)
    case .member(let name, let inner):
      var call = SwiftCall()
      for argument in inner { try add(argument, bound, to: &call) }
      // `.flexible()` says by itself that there is nothing to say.
      if call.arguments.isEmpty, bound.declaration.kind != .track { return nil }
      return .call(.atom("." + name), call)
    case .binding: return try binding(argument, bound)
    case .range:
      guard let node = argument.parameter.flatMap({ bound[$0] }) else { return nil }
      let ends = node.head == "list" ? node.arguments : node.children
      guard ends.count == 2 else { throw NoCounterpart("a range that is worked out") }
      return .binary(
        try expression(ends[0], as: .number), .through, try expression(ends[1], as: .number))
    case .bounds(let upper):
      guard let name = argument.parameter, let low = bound[name] else { return nil }
      let first = try expression(low, as: .integer)
      guard let high = bound[upper] else { return first }
      return .binary(first, .through, try expression(high, as: .integer))
    case .angle:
      guard let name = argument.parameter, let node = bound[name] else { return nil }
      if let head = node.head, head == "radians" || head == "degrees" {
        return .call(".\(head)", [.init(try expression(node.arguments[0], as: .number))])
      }
      return .call(".degrees", [.init(try expression(node, as: .number))])
    case .value, .closure: break
    }
    guard let name = argument.parameter else {
      // A date that is chosen; what else nothing depends on may be left out.
      let isDate = bound.declaration.name == "date-picker" && argument.label == "selection"
      return isDate ? .atom(".constant(.now)") : nil
    }
    if name == bound.restName, argument.label != nil || bound.declaration.kind == .function {
      return nil
    }
    guard let node = bound[name], let type = bound.declaration.parameter(name)?.type else {
      return Self.wanted(argument, bound).map { .atom($0) }
    }
    if name.hasSuffix("insets"), look(node) == .number { return try evenInsets(node) }
    if argument.label == "url" { return .call("URL", [.init("string", try value(node, type))]) }
    if argument.label == "destination", type.isOfText {
      return .atom("URL(string: \(SwiftLayout.inline(try value(node, type)) ?? "\"\""))!")
    }
    if type.isOfText, look(node) != .string, let text = node.number {
      return .string(NumberText.of(text))
    }
    return try value(node, type)
  }

  /// What SwiftUI wants where nothing is given here; nil for what may be left out there too.
  private static func wanted(_ argument: SwiftUIArgument, _ bound: BoundArguments) -> String? {
    switch bound.declaration.name {
    case "aspect-ratio": argument.label == "contentMode" ? ".fit" : nil
    case "fixed-size": bound.given.isEmpty ? nil : "false"
    case "disabled", "accessibility-hidden", "allows-hit-testing", "scroll-disabled": "true"
    default: nil
    }
  }

  /// What is given stands in a binding that never changes.
  private mutating func binding(
    _ argument: SwiftUIArgument, _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    guard let name = argument.parameter else { return nil }
    let parameter = bound.declaration.parameter(name)
    let value: SwiftExpression
    if let node = bound[name] {
      value = try self.value(node, parameter?.type ?? .any)
    } else {
      value = .atom(Self.absent(parameter))
    }
    return .call(".constant", [SwiftArgument(value)])
  }

  /// What a binding holds for which nothing is given.
  private static func absent(_ parameter: Parameter?) -> String {
    switch parameter?.type {
    case .truth: return parameter?.defaultText ?? "false"
    case .string: return "\"\""
    case let type? where type.isOfText: return "\"\""
    default: return "0"
    }
  }

  private mutating func addClosure(
    _ argument: SwiftUIArgument, _ bound: BoundArguments, to call: inout SwiftCall
  ) throws(NoCounterpart) {
    var closure = SwiftClosure([], [], label: argument.label)
    let name = argument.parameter ?? ""
    if name == bound.restName {
      closure.body = block(bound.rest)
    } else if let node = bound[name] {
      if let (parameters, body) = node.function {
        closure = try function(parameters, body, bound.declaration, name, label: argument.label)
      } else if bound.declaration.parameter(name)?.type.isOfText == true, look(node) == .string {
        let text = try expression(node, as: .string)
        closure.body = [.expression(.call("Text", [.init(text)]))]
      } else {
        closure.body = block(node.head == "group" ? node.arguments : [node])
      }
    } else if !argument.standsAlways(in: bound) {
      return
    }
    if bound.declaration.name == "path" { closure.parameters = ["_"] }
    call.closures.append(closure)
  }

  /// A function that SwiftUI takes too: of a geometry, of dimensions, or of a length.
  private mutating func function(
    _ parameters: [Node], _ body: [Node], _ declaration: Declaration, _ name: String,
    label: String?
  ) throws(NoCounterpart) -> SwiftClosure {
    let type = declaration.parameter(name)?.type ?? declaration.rest?.type
    if case .action? = type { return SwiftClosure([], [], label: label) }
    return try within { printer throws(NoCounterpart) in
      var names: [String] = []
      for (number, parameter) in parameters.enumerated() {
        let known = Self.parameterTypes[declaration.name] ?? []
        let variable = printer.bind(
          parameter.symbol ?? "value", number < known.count ? known[number] : .unknown)
        names.append(SwiftLayout.inline(variable.expression) ?? "_")
      }
      if case .builder? = type { return SwiftClosure(names, printer.block(body), label: label) }
      if declaration.name == "geometry-reader" || declaration.name == "async-image" {
        return SwiftClosure(names, printer.block(body), label: label)
      }
      return SwiftClosure(names, try printer.functionBody(body, .number).0, label: label)
    }
  }

  /// What functions are called with.
  private static let parameterTypes: [String: [SwiftType]] = [
    "alignment-guide": [.dimensions], "container-relative-frame": [.number, .axis],
    "geometry-reader": [.geometry], "async-image": [.view],
  ]
}

extension SwiftUISpelling.Callee {
  /// Whether it is an idiom that cannot be printed as it stands.
  var isForPeople: Bool { if case .idiom = self { true } else { false } }
}

extension Parameter {
  /// Whether it is a shape, which SwiftUI takes as a value.
  fileprivate var isShape: Bool { name == "shape" }
}

extension SwiftUIArgument {
  /// The parameters that it gives.
  var parameters: [String] {
    switch shape {
    case .bounds(let upper): [parameter, upper].compactMap(\.self)
    case .member(_, let inner): inner.flatMap(\.parameters)
    default: parameter.map { [$0] } ?? []
    }
  }

  /// What SwiftUI wants, where no parameter of ours is for it.
  fileprivate var isRequired: Bool { parameter == nil && label == "value" }

  /// Whether a closure stands there even if it holds nothing: what a container holds, what happens,
  /// and what stands for an image that has not come.
  fileprivate func standsAlways(in bound: BoundArguments) -> Bool {
    guard let parameter else { return false }
    if parameter == bound.restName { return true }
    if case .action? = bound.declaration.parameter(parameter)?.type { return true }
    return bound.declaration.name == "async-image" && bound["content"] != nil
  }
}
