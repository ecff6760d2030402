import LayEngine
import LayLanguage
import LaySwiftTree

/// What views hand outward, and the lines by which they are aligned.
enum KeyNatives {
  static let all: [String: Native] = [
    "HorizontalAlignment.init(_:)": .function { machine, call throws(Diagnostic) in
      try line(isHorizontal: true, &machine, call)
    },
    "VerticalAlignment.init(_:)": .function { machine, call throws(Diagnostic) in
      try line(isHorizontal: false, &machine, call)
    },
    "Alignment.init(horizontal:vertical:)": .function { machine, call throws(Diagnostic) in
      if let named = namedAlignment(call) { return named }
      return try call.made("alignment", call.values, &machine)
    },
    "ViewDimensions.width": .function { _, call in call[0].field("width") },
    "ViewDimensions.height": .function { _, call in call[0].field("height") },
    "ViewDimensions.position(_:)": .function { machine, call throws(Diagnostic) in
      try call.made("guide", [call[0], call.guide(call[1])], &machine)
    },
    "View.alignmentGuide(_:computeValue:)": .function { machine, call throws(Diagnostic) in
      let guide = call.guide(call[1])
      let position = try call.runtime.forgivingFunction(call[2], .ownGuide, &machine, call.span) {
        values, machine throws(Diagnostic) in
        try call.made("guide", [values[0], guide], &machine)
      }
      return try call.modified("alignment-guide", [(nil, guide), (nil, position)], &machine)
    },
    "View.onAppear(perform:)": .function { machine, call throws(Diagnostic) in
      try call.modified("on-appear", [(nil, try call.action(1, &machine))], &machine)
    },
    "View.onChange(of:initial:_:)": .function { machine, call throws(Diagnostic) in
      let action = try call.action(3, &machine)
      return try call.modified(
        "on-change", [(nil, call.runtime.carried(call[1])), (nil, action), ("initial", call[2])],
        &machine)
    },
    "View.onChange(of:perform:)": .function { machine, call throws(Diagnostic) in
      let action = try call.action(2, &machine)
      return try call.modified(
        "on-change", [(nil, call.runtime.carried(call[1])), (nil, action)], &machine)
    },
    "View.onGeometryChange(for:of:action:)": .function { machine, call throws(Diagnostic) in
      let unknown = Value.object(
        UnknownBox("geometry", .isNotFollowed("this geometry"), at: call.span))
      let known = try call.runtime.forgivingFunction(call[2], .noAction, &machine, call.span) {
        _, _ in unknown
      }
      let value = try call.runtime.carrying(known, &machine, call.span)
      let action = try call.action(ofKnown: 3, &machine)
      return try call.modified("on-geometry-change", [(nil, value), (nil, action)], &machine)
    },
    "View.preference(key:value:)": .function { machine, call throws(Diagnostic) in
      try call.modified(
        "preference",
        [(nil, try key(call[1], &machine, call)), (nil, call.runtime.carried(call[2]))], &machine)
    },
    "View.onPreferenceChange(_:perform:)": .function { machine, call throws(Diagnostic) in
      let key = try key(call[1], &machine, call)
      let action = try call.action(2, &machine)
      return try call.modified("on-preference-change", [(nil, key), (nil, action)], &machine)
    },
    "View.transformPreference(_:_:)": .function { machine, call throws(Diagnostic) in
      let key = try key(call[1], &machine, call)
      let (runtime, callback) = (call.runtime, call[2])
      let change = try runtime.function(of: 1, &machine, call.span) {
        values, machine throws(Diagnostic) in
        let cell = machine.cell(runtime.uncarried(values[0]))
        _ = try runtime.call(callback, [.object(cell)], &machine, call.span)
        return runtime.carried(cell.present ?? .nothing)
      }
      return try call.modified("transform-preference", [(nil, key), (nil, change)], &machine)
    },
    "View.overlayPreferenceValue(_:alignment:_:)": .function { machine, call throws(Diagnostic) in
      try layer("overlay-preference-value", &machine, call)
    },
    "View.backgroundPreferenceValue(_:alignment:_:)": .function {
      machine, call throws(Diagnostic) in
      try layer("background-preference-value", &machine, call)
    },
    "View.anchorPreference(key:value:transform:)": .function { machine, call throws(Diagnostic) in
      let key = try key(call[1], &machine, call)
      let transform = try call.runtime.carrying(call[3], &machine, call.span)
      return try call.modified(
        "anchor-preference", [(nil, key), (nil, call[2]), (nil, transform)], &machine)
    },
    "GeometryProxy.rect(of:)": .function { _, call in call.runtime.rectangle(of: call[1]) },
    "GeometryProxy.point(of:)": .function { _, call in call.runtime.point(of: call[1]) },
  ]

  /// An alignment whose lines have a name together: `leading` and `bottom` are `bottomLeading`; nil for
  /// others.
  private static func namedAlignment(_ call: NativeCall) -> Value? {
    guard let horizontal = call[0].caseName, let vertical = call[1].caseName else { return nil }
    let isBaseline = vertical.hasSuffix("-baseline")
    let name =
      vertical == "center"
      ? horizontal
      : isBaseline
        ? "\(horizontal)-\(vertical)"
        : horizontal == "center" ? vertical : "\(vertical)-\(horizontal)"
    let members = call.runtime.library.declaration("Alignment")?.members(
      SwiftUISpelling.camelCase(name))
    guard members?.isEmpty == false, case .symbol(let symbol) = call.symbol(name) else {
      return nil
    }
    return .object(LibraryCase(symbol, of: "Alignment"))
  }

  private static func layer(
    _ name: String, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let key = try key(call[1], &machine, call)
    let content = try call.runtime.carrying(call[3], &machine, call.span, givesViews: true)
    var arguments: [(String?, Value)] = [(nil, key), (nil, content)]
    if call[2].caseName != "center" { arguments.append(("alignment", call[2])) }
    return try call.modified(name, arguments, &machine)
  }

  /// A line of the code, whose place is what its `defaultValue(in:)` gives.
  private static func line(
    isHorizontal: Bool, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let (type, runtime, span) = (try call.content(0, Metatype.self).type, call.runtime, call.span)
    let choice = try runtime.staticChoice("defaultValue", of: type, span)
    let position = try runtime.function(of: 1, &machine, span) {
      values, machine throws(Diagnostic) in
      try choice.instance(for: nil).call(values, &machine, choice)
    }
    guard case .function(let function) = position else { return .nothing }
    return .line(
      named: SwiftUISpelling.kebabCase(type.spelling), isHorizontal: isHorizontal, function,
      machine,
      at: span)
  }

  /// The key of a type of the code: made once, with its default and its `reduce`.
  private static func key(
    _ value: Value, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard let content = value.content as? Metatype, let declaration = content.type.declaration
    else {
      throw call.unfollowed("this key")
    }
    let (runtime, span, type) = (call.runtime, call.span, content.type)
    if let known = runtime.preferenceKeys[ObjectIdentifier(declaration)] { return known }
    let reduce = try runtime.staticChoice("reduce", of: type, span)
    var first = Value.nothing
    // Values that may be nil have that as a default.
    let mayBeNil = declaration.associatedType("Value")?.wrapped != nil
    if !mayBeNil || !declaration.members("defaultValue").isEmpty {
      let initial = try runtime.staticChoice("defaultValue", of: type, span)
      first = runtime.carried(try runtime.staticValue(initial, &machine))
    }
    let reducing = try runtime.function(of: 2, &machine, span) {
      values, machine throws(Diagnostic) in
      let cell = machine.cell(runtime.uncarried(values[0]))
      let next = runtime.uncarried(values[1])
      let later = try runtime.function(of: 0, &machine, span) { _, _ in next }
      _ = try choiceCall(reduce, [.object(cell), later], &machine)
      return runtime.carried(cell.present ?? .nothing)
    }
    guard case .function(let function) = reducing else { return .nothing }
    let key = Value.preferenceKey(
      named: SwiftUISpelling.kebabCase(declaration.name), default: first, function, machine,
      at: span)
    runtime.preferenceKeys[ObjectIdentifier(declaration)] = key
    return key
  }

  private static func choiceCall(
    _ choice: InstanceChoice, _ values: [Value], _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    try choice.instance(for: nil).call(values, &machine, choice)
  }
}

extension SwiftRuntime {
  /// A static member that a type of the code has.
  func staticChoice(
    _ name: String, of type: SwiftType, _ span: SourceSpan
  ) throws(Diagnostic) -> InstanceChoice {
    guard let declaration = type.declaration,
      let member = declaration.members(name).first(where: { $0.isStatic && !$0.file.isLibrary })
    else { throw Diagnostic(.isNotFollowed("`\(type.spelling)` without `\(name)`"), at: span) }
    var types = declaration.substitution(type.arguments)
    types["Self"] = type
    return InstanceChoice(self, member, types, isDynamic: false, span)
  }

  /// The value of a static variable, kept or computed.
  func staticValue(_ choice: InstanceChoice, _ machine: inout Machine) throws(Diagnostic) -> Value {
    if choice.member.kind == .stored {
      return try variable(choice.member, choice.types, &machine).present ?? .nothing
    }
    return try choice.instance(for: nil).call([], &machine, choice)
  }
}

extension NativeCall {
  /// An argument that is an action, as the language calls it: with values that it carries.
  func action(
    _ place: Int, _ machine: inout Machine, taking change: @escaping (Value) -> Value = { $0 }
  ) throws(Diagnostic) -> Value {
    let action = try runtime.action(self[place], &machine, span)
    return try runtime.carrying(action, &machine, span, taking: change)
  }

  /// The same, not called with what is not known.
  fileprivate func action(
    ofKnown place: Int, _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    let action = try action(place, &machine)
    guard runtime.forgives, case .function(let function) = action else { return action }
    let (runtime, span) = (runtime, span)
    return try runtime.function(of: function.parameterCount, &machine, span) {
      values, machine throws(Diagnostic) in
      guard values.allSatisfy({ runtime.uncarried($0).unknown == nil }) else { return .nothing }
      return try runtime.call(action, values, &machine, span)
    }
  }

  /// A line as the language names it: of the centre also the axis.
  fileprivate func guide(_ value: Value) -> Value {
    guard let box = value.libraryCase else { return value }
    guard box.name.name == "center" else { return symbol(box.name.name) }
    return symbol(box.type == "VerticalAlignment" ? "vertical-center" : "horizontal-center")
  }

  /// A modifier of the catalogue around what the native is asked of.
  func modified(
    _ name: String, _ arguments: [(label: String?, value: Value)], _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    let views = try runtime.shown(self[0], &machine, span)
    let values = try arguments.map { argument throws(Diagnostic) in
      try runtime.argument(argument.value, &machine, span)
    }
    return try made(name, values + [views], labels: arguments.map(\.label) + [nil], &machine)
  }
}
