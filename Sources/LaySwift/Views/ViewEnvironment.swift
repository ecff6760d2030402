import LayEngine
import LayLanguage
import LaySwiftTree

// What is around a view. A view whose properties read it has its body made when it is lowered, by the
// catalogue's reader; while that runs, `SwiftRuntime.environment` is what is around.

extension SwiftRuntime {
  /// The wrappers whose values come from around the view.
  private static let readers: Set = ["Environment", "EnvironmentObject", "Query", "ScaledMetric"]

  /// Does work for a value of a type: at once, or, where its properties read what is around it, when that is
  /// known.
  func inEnvironment(
    of type: TypeDeclaration, _ machine: inout Machine, _ span: SourceSpan,
    _ work: @escaping (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard readsEnvironment(type), let reader = Catalogue.declaration(named: "environment-reader")
    else { return try work(&machine) }
    // It is made later, and inside of the same bodies.
    let around = openBodies
    let content = try function(of: 1, &machine, span) {
      [self] values, machine throws(Diagnostic) in
      let present = openBodies
      openBodies = around
      defer { openBodies = present }
      return try within(values[0], &machine, work)
    }
    return try machine.call(reader, [content], CallSite(of: nil, at: span))
  }

  private func readsEnvironment(_ type: TypeDeclaration) -> Bool {
    type.asksDevice
      || type.storedProperties.contains { property in
        let file = property.file
        return file.children(property.statement, .attribute).contains { attribute in
          let path = file.text(attribute).split(separator: ".").last?.filter(\.isLetter) ?? ""
          return Self.readers.contains(file.child(attribute, .name).map { file.name($0) } ?? "")
            && !Self.actions.contains(path)
        }
      }
  }

  /// What is around a view and only does something, whatever is around.
  private static let actions: Set = [
    "dismiss", "openURL", "openWindow", "refresh", "requestReview", "widgetFamily",
    "widgetRenderingMode", "showsWidgetContainerBackground",
  ]

  func within(
    _ around: Value?, _ machine: inout Machine,
    _ work: (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let outer = environment
    environment = around
    defer { environment = outer }
    return try work(&machine)
  }

  /// A function that finds the same around it when it is called later.
  func keepingEnvironment(
    _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .function(let function) = value, let around = environment else { return value }
    let site = CallSite(of: nil, at: span)
    return try self.function(of: function.parameterCount, &machine, span) {
      [self] values, machine throws(Diagnostic) in
      try within(around, &machine) { machine throws(Diagnostic) in
        try machine.call(function, with: values, site)
      }
    }
  }

  /// A function of the language that does some work with its values.
  func function(
    of count: Int, _ machine: inout Machine, _ span: SourceSpan,
    _ work: @escaping ([Value], inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let context = CodeContext(
      module, TypeScope(module, library.file, within: nil), in: nil)
    let slots = (0..<count).map {
      context.bind("value \($0)", .unknown, isConstant: true, isInCell: false).slot
    }
    // What may call it later needs the module.
    let run: Run = { [module] machine throws(Diagnostic) in
      defer { withExtendedLifetime(module) {} }
      let values = slots.map { machine.local($0) }
      return try work(values, &machine)
    }
    return .function(try context.finished(run, named: nil, count, &machine, span))
  }

  // MARK: Values

  /// What is around under a name of the language, as a value of a type; nil where nothing is.
  func found(_ name: String, as type: SwiftType) -> Value? {
    guard case .object(let object)? = environment, let value = object.part(name) else { return nil }
    let wanted = type.unwrapped
    let found: Value
    switch value {
    case .nothing: return nil
    case .symbol(let symbol):
      guard let declaration = wanted.declaration else { return nil }
      found = .object(LibraryCase(symbol, of: declaration.name))
    case .number(let number) where wanted.isInteger:
      found = Int(exactly: number).map { .integer($0) } ?? value
    default: found = value
    }
    return type.wrapped == nil || found.isOptionalBox ? found : OptionalBox.some(found)
  }

  /// What reads, or sets, a property of the environment: `@Entry var inset: CGFloat = 4`.
  func entry(
    _ member: Member, isSetter: Bool, _ types: Substitution
  ) throws(Diagnostic) -> Run {
    let name = SwiftUISpelling.kebabCase(member.name)
    let (span, runtime) = (member.span, self)
    if isSetter {
      let key = Value.text(name)
      return { machine throws(Diagnostic) in
        guard let cell = machine.local(0).cell else { return .nothing }
        let value = machine.local(1)
        try machine.change(cell) { whole, machine throws(Diagnostic) in
          try machine.changePart(of: &whole, at: 0, span) { changes, _ in
            guard case .list(let list) = changes else { return }
            changes = .list(of: Array(list.elements) + [key, value])
          }
        }
        return .nothing
      }
    }
    let type = try type(of: member, types)
    let first = instance(member, .initialValue, types)
    let site = CallSite(of: member.name, at: span)
    return { machine throws(Diagnostic) in
      if let found = runtime.found(name, as: type) { return found }
      return try machine.call(try first.function(&machine), 0, site)
    }
  }
}

extension Member {
  /// Whether it is a value of the environment that is declared by its default alone.
  var isEntry: Bool {
    guard let owner, owner.isOfLibrary, owner.name == "EnvironmentValues" else { return false }
    return file.attributes(statement).contains { $0 == "environment" || $0 == "Entry" }
  }
}

/// What views are given from around them, and give to those inside.
enum EnvironmentNatives {
  static let all: [String: Native] = [
    "View.environment(_:)": object,
    "View.environmentObject(_:)": object,
    "View.setting(_:)": setting,
    "EnvironmentValues.object()": .function { machine, call throws(Diagnostic) in
      let type = call.result
      guard let name = type.unwrapped.declaration?.path,
        let found = call.runtime.found("type " + name, as: type)
      else {
        if type.wrapped != nil { return .nothing }
        if let made = try call.runtime.object(standingFor: type, &machine, call.span) {
          return made
        }
        throw call.unfollowed(
          "\(SwiftWords.one(type.spelling)) that nothing around this view gives")
      }
      return found
    },
    "EnvironmentValues.found(_:)": .function { _, call throws(Diagnostic) in
      call.runtime.found(try call.text(1), as: .unknown).map { OptionalBox.some($0) } ?? .nothing
    },
    "EnvironmentValues.name(of:)": .function { _, call throws(Diagnostic) in
      .text("key " + (try call.content(1, Metatype.self)).type.spelling)
    },
    "EnvironmentValues.bridged(_:_:)": .function { machine, call throws(Diagnostic) in
      let type = try call.content(1, Metatype.self).type
      guard type.declaration?.inherits(fromLibrary: "UITraitBridgedEnvironmentKey") == true else {
        return .nothing
      }
      let read = try call.runtime.staticChoice("read", of: type, call.span)
      return OptionalBox.some(try read.instance(for: nil).call([call[2]], &machine, read))
    },
    "EnvironmentValues.scaled(_:_:)": .function { machine, call throws(Diagnostic) in
      guard let around = call.runtime.environment else { return call[1] }
      let length = try call.made(
        "scaled-metric", [call[1], around, call.symbol(try call.text(2))],
        labels: [nil, nil, "relative-to"], &machine)
      return length
    },
    "UIFontMetrics.scaledValue(for:)": .function { machine, call throws(Diagnostic) in
      guard let around = call.runtime.environment else {
        call.runtime.remark("the size of texts outside of a view that reads it", at: call.span)
        return call[1]
      }
      return try call.made(
        "scaled-metric", [call[1], around, call.symbol(style(call[0]).spelling)],
        labels: [nil, nil, "relative-to"], &machine)
    },
    "UIFontMetrics.scaledValue(for:compatibleWith:)": .function {
      machine, call throws(Diagnostic) in
      let category = call[2].unwrapped?.field("category").unwrapped
      let size = category?.field("size").caseName.flatMap(DynamicType.init(spelling:))
      guard let size else { throw call.unfollowed("the size of texts of these traits") }
      return .number(style(call[0]).scaled(try call.number(1), at: size))
    },
    "StateCell.init(_:)": .function { machine, call in
      .content(StateContent(cell: machine.variable(call[0])))
    },
    "StateCell.unfocused()": .function { machine, call in
      let isOptional = call.types["Value"]?.wrapped != nil
      return .content(StateContent(cell: machine.variable(isOptional ? .nothing : .truth(false))))
    },
    "StateCell.value": .function { _, call throws(Diagnostic) in
      try call.content(0, StateContent.self).cell.present ?? .nothing
    },
    "StateCell.set(_:)": .function { machine, call throws(Diagnostic) in
      let value = call[1]
      try machine.change(try call.content(0, StateContent.self).cell) { old, _ in old = value }
      return call.runtime.void
    },
  ]

  /// The text style of a `UIFontMetrics`.
  private static func style(_ metrics: Value) -> FontStyle {
    guard case .string(let box) = metrics.field("style") else { return .body }
    return FontStyle(spelling: box.text) ?? .body
  }

  private static let object = Native.function { machine, call throws(Diagnostic) in
    let views = try call.runtime.shown(call[0], &machine, call.span)
    guard let object = call[1].unwrapped, let type = call.runtime.declaration(of: object) else {
      return views
    }
    let title = WrittenArgument(nil, .name(SwiftUISpelling.kebabCase(type.name)))
    return views.finding(object, as: "type " + type.path, [title], at: call.span)
  }

  /// Sets what a value of the environment was given, in its order.
  private static let setting = Native.function { machine, call throws(Diagnostic) in
    var views = try call.runtime.shown(call[0], &machine, call.span)
    guard case .list(let changes) = call[1].part(at: 0) else { return views }
    let elements = Array(changes.elements)
    for place in stride(from: 0, to: elements.count - 1, by: 2) {
      guard case .string(let box) = elements[place] else { continue }
      let (name, value) = (box.text, elements[place + 1])
      if name == "font" {
        views = try call.runtime.inFont(views, value, &machine, call.span)
      } else if EnvironmentNames.ofLanguage.contains(name) {
        let given = try call.runtime.argument(value, &machine, call.span)
        views = try call.made(
          "environment", [call.symbol(name), given, views], &machine)
      } else {
        let key =
          name.hasPrefix("key ") ? SwiftUISpelling.kebabCase(String(name.dropFirst(4))) : name
        let title = [WrittenValue.name(key), WrittenValue(plain: value)].compactMap(\.self)
        views = views.finding(
          value, as: name, title.map { WrittenArgument(nil, $0) }, at: call.span)
      }
    }
    return views
  }
}

/// The cell in which a state is kept.
struct StateContent: SwiftContent {
  let cell: Cell

  var typeName: String { "StateCell" }
}

extension Value {
  /// Views that let those inside of them find a value.
  ///
  /// - Parameter title: what the view says of it.
  func finding(
    _ value: Value, as key: String, _ title: [WrittenArgument], at span: SourceSpan
  ) -> Value {
    switch self {
    case .view(let view):
      let made = view.finding(value, as: key, at: span)
      return .view(View(made.content, children: made.children, written: title, span: span))
    case .list(let list):
      return .list(of: list.elements.map { $0.finding(value, as: key, title, at: span) })
    default: return self
    }
  }
}

extension WrittenValue {
  /// A number, a text, a truth or a name; nil for values of more parts.
  init?(plain value: Value) {
    switch value.unwrapped {
    case .truth(let truth)?: self = .truth(truth)
    case .number(let number)?: self = .number(number)
    case .integer(let integer)?: self = .number(Double(integer))
    case .string(let box)?: self = .string(box.text)
    case .object(let object)?:
      if let box = object as? LibraryCase {
        self = .name(box.name.name)
      } else if let box = object as? CaseBox, box.payload.isEmpty {
        self = .name(SwiftUISpelling.kebabCase(box.declared.name))
      } else {
        return nil
      }
    default: return nil
    }
  }
}
