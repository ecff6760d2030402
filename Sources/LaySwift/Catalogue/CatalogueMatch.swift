import LayLanguage
import LaySwiftTree

/// How the arguments of a call match what the catalogue says of one overload of a view or a modifier.
struct CatalogueMatch {
  let declaration: Declaration
  private(set) var given: [(slot: SwiftUIArgument, argument: Argument)] = []
  /// The arguments that no parameter takes.
  private(set) var left: [Argument] = []
  /// The arguments that Swift requires and that are not given.
  private(set) var missing: [SwiftUIArgument] = []
  /// How badly it fits; the overload with the least is meant.
  private var distance = 0

  /// The overload that fits best, the first one among equals; nil if none has the name.
  static func best(
    _ name: String, isMethod: Bool, _ arguments: [Argument], _ context: CodeContext
  ) -> CatalogueMatch? {
    var best: CatalogueMatch?
    var isWhole = false
    for declaration in Catalogue.declarations(swiftUI: name)
    where declaration.kind.makesViews || declaration.kind == .track {
      for call in declaration.swiftUI?.calls ?? [] {
        switch call.callee {
        case .function(name) where !isMethod: break
        case .method(name) where isMethod: break
        default: continue
        }
        let match = CatalogueMatch(declaration, call.arguments, arguments, context)
        isWhole = isWhole || match.left.isEmpty && match.missing.isEmpty
        if match.distance < best?.distance ?? .max { best = match }
      }
    }
    if isWhole || best?.missing.isEmpty == false && context.mayFitOthers(arguments) {
      best?.missing = []
    }
    return best
  }

  private init(
    _ declaration: Declaration, _ slots: [SwiftUIArgument], _ arguments: [Argument],
    _ context: CodeContext
  ) {
    self.declaration = declaration
    var next = 0
    var places: Set<Int> = []
    for argument in arguments {
      let found =
        place(of: argument, slots, from: next, context) ?? formerPlace(of: argument, slots)
      guard let place = found else {
        left.append(argument)
        distance += 10
        continue
      }
      // A closure's place also takes a value, but an overload that wants a value fits better.
      if slots[place].isClosureShape, !argument.isClosure { distance += 1 }
      if isGivenTooMuch(argument, for: slots[place], context.file) { distance += 1 }
      given.append((slots[place], argument))
      places.insert(place)
      next = max(next, place + 1)
    }
    missing = slots.indices.filter { slots[$0].isRequired && !places.contains($0) }.map {
      slots[$0]
    }
    let taken = Set(given.compactMap(\.slot.parameter))
    for parameter in declaration.parameters where !parameter.isOptional {
      if !taken.contains(parameter.name) { distance += 3 }
    }
    for slot in slots where slot.isFixed && !given.contains(where: { $0.slot.isFixed }) {
      distance += 20
    }
  }

  /// The place of the content behind `label:`, where it stood in former versions of SwiftUI; nil for all else.
  private func formerPlace(of argument: Argument, _ slots: [SwiftUIArgument]) -> Int? {
    guard argument.isTrailing, argument.label == nil else { return nil }
    return slots.indices.first { index in
      slots[index].isClosureShape && slots[index].parameter != nil
        && !given.contains { $0.slot.parameter == slots[index].parameter }
    }
  }

  private func place(
    of argument: Argument, _ slots: [SwiftUIArgument], from next: Int, _ context: CodeContext
  ) -> Int? {
    for index in next..<max(next, slots.count) {
      let slot = slots[index]
      if argument.isTrailing, argument.label == nil {
        if slot.isClosureShape { return index }
        continue
      }
      guard slot.label == argument.label else { continue }
      if argument.isClosure { return slot.isClosureShape || isAction(slot) ? index : nil }
      if fits(argument.node, slot, context) { return index }
    }
    return nil
  }

  /// Whether a value for an argument is an action: of `sheet(isPresented:onDismiss:content:)` the second.
  private func isAction(_ slot: SwiftUIArgument) -> Bool {
    slot.parameter.map { self.type(of: $0).isAction } ?? false
  }

  /// Whether a closure names what it is given, and its place gives nothing: views of a label.
  private func isGivenTooMuch(
    _ argument: Argument, for slot: SwiftUIArgument, _ file: SourceFile
  ) -> Bool {
    guard argument.isClosure, let name = slot.parameter else { return false }
    let namesWhatItIsGiven = !file.children(argument.node, .parameter).isEmpty
    return namesWhatItIsGiven && !self.type(of: name).takes(.function)
  }

  /// Whether an argument inside of the parentheses may be meant for a place with its label.
  private func fits(_ node: Int, _ slot: SwiftUIArgument, _ context: CodeContext) -> Bool {
    let file = context.file
    let node = context.withoutParentheses(node)
    switch slot.shape {
    case .fixed(let text): return file.text(node) == text
    case .member(let name, _):
      return context.implicitName(node) == name || context.calledMember(node) == name
    case .bounds, .range: return context.isRange(node)
    case .closure, .angle, .binding, .address: return true
    case .value:
      guard slot.label == nil, let parameter = slot.parameter else { return true }
      let type = declaration.parameter(parameter)?.type ?? declaration.rest?.type ?? .any
      return context.mayBe(node, type, declaration)
    }
  }

  /// The labels of all overloads that SwiftUI still has.
  var labels: [String] {
    var seen: Set<String> = []
    let calls = (declaration.swiftUI?.calls ?? []).filter { !$0.isOnlyRead }
    return calls.flatMap(\.arguments).compactMap(\.label).filter { seen.insert($0).inserted }
  }

  /// The type of the parameter with a name, or of the rest.
  func type(of parameter: String) -> ParameterType {
    declaration.parameter(parameter)?.type ?? declaration.rest?.type ?? .any
  }
}

extension SwiftUIArgument {
  var isClosureShape: Bool { if case .closure = shape { true } else { false } }
  var isBindingShape: Bool { if case .binding = shape { true } else { false } }
  fileprivate var isFixed: Bool { if case .fixed = shape { true } else { false } }
}

extension CodeContext {
  /// Whether arguments may be those of overloads that are not known: the configuration of a style, of which a
  /// control is made, and what is not known, which packages take: `.alert(store.scope(…))`.
  fileprivate func mayFitOthers(_ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      guard argument.label == nil, !argument.isClosure, implicitName(argument.node) == nil else {
        return false
      }
      let type = compile(argument.node).type
      return type.isPartlyUnknown || type.declaration?.name.hasSuffix("Configuration") == true
    }
  }

  /// An expression without the parentheses around it.
  func withoutParentheses(_ node: Int) -> Int {
    guard file.kind(node) == .tuple, file.children(node, .argument).count == 1,
      let inner = file.children(node, .argument).first, file.child(inner, .label) == nil,
      let value = file.child(inner, .value)
    else { return node }
    return withoutParentheses(value)
  }

  /// `system` in `Font.system(size: 12)`; nil for what is no member of a type.
  func calledMember(_ node: Int) -> String? {
    let callee = file.kind(node) == .call ? file.child(node, .base) ?? node : node
    guard file.kind(callee) == .member, file.child(callee, .base) != nil else { return nil }
    return file.text(callee, .name)
  }

  /// `2...4`, `2...`, and a value that is a range.
  func isRange(_ node: Int) -> Bool {
    switch file.kind(node) {
    case .binary, .prefix, .postfix: ["...", "..<"].contains(file.text(node, .operator) ?? "")
    case .integer, .decimal: false
    default: compile(node).type.declaration?.name.hasSuffix("Range") ?? false
    }
  }

  /// Whether a parameter may take an expression, as far as its kind and its type tell.
  fileprivate func mayBe(_ node: Int, _ type: ParameterType, _ declaration: Declaration) -> Bool {
    if let name = implicitName(node) {
      // What the code adds with arguments is no name of the catalogue.
      let isOwn = file.kind(node) == .call && module.addedStatics[name] != nil
      if isOwn, added(name, for: type, declaration) == nil { return false }
      return mayBe(implicit: name, type, declaration)
    }
    switch file.kind(node) {
    case .integer, .decimal: return type.takes(.number)
    case .string: return type.takes(.text)
    case .boolean: return type.takes(.truth)
    case .nothing: return true
    case .array: return type.takes(.list) || type.takes(.names)
    case .closure: return type.takes(.function)
    case .keyPath: return type.takes(.name) || type.takes(.function)
    default: return mayBe(compile(node).type, type)
    }
  }

  /// The type of the library to which the code adds a static member of a name, where a parameter takes its values.
  ///
  /// Nil for none, or several; where a style is wanted, it is one.
  func added(
    _ name: String, for type: ParameterType, _ declaration: Declaration
  ) -> SwiftType? {
    let fitting = (module.addedStatics[name] ?? []).filter { mayBe($0, type, declaration) }
    let styles = fitting.filter { $0.declaration?.modifierOfStyle != nil }
    let meant = styles.isEmpty ? fitting : styles
    return meant.count == 1 ? meant[0] : nil
  }

  private func mayBe(
    _ added: SwiftType, _ type: ParameterType, _ declaration: Declaration
  ) -> Bool {
    guard let modifier = added.declaration?.modifierOfStyle else { return mayBe(added, type) }
    return modifier == declaration.name
  }

  private func mayBe(
    implicit name: String, _ type: ParameterType, _ declaration: Declaration
  ) -> Bool {
    if added(name, for: type, declaration) != nil { return true }
    let spelled = SwiftUISpelling.kebabCase(name)
    if type.takes(.view), shape(named: name) != nil { return true }
    switch type {
    case .oneOf(let types): return types.contains { mayBe(implicit: name, $0, declaration) }
    case .color, .colors, .viewOrColor, .layeredContent, .any, .symbol: return true
    case .object: return ["zero", "init"].contains(name)
    case .truth, .string, .nothing, .function, .builder, .action, .list, .tracks, .sized, .layout:
      return name == "init" && type.takes(.text)
    default: break
    }
    if type.bareNames.contains(spelled) { return true }
    return type.takes(.number)
      && ["infinity", "zero", "pi", "greatestFiniteMagnitude"].contains(name)
  }

  private func mayBe(_ own: SwiftType, _ type: ParameterType) -> Bool {
    let own = own.unwrapped
    switch own {
    case .literal: return type.takes(.number)
    case .function: return type.takes(.function) || type.takes(.view)
    case .nominal(let declaration, _):
      if declaration.number != nil { return type.takes(.number) }
      switch declaration.isOfLibrary ? declaration.name : "" {
      case "String", "Substring", "LocalizedStringKey", "AttributedString", "Character":
        return type.takes(.text)
      case "Bool": return type.takes(.truth)
      case "AnyShapeStyle", "Color", "ShapeStyle": return type.takes(.color) || type.takes(.view)
      case "Array": return type.takes(.list) || type.takes(.names) || type.takes(.any)
      case "Text": return type.takes(.view) || type.takes(.text)
      case "CGSize", "CGPoint", "CGRect", "EdgeInsets":
        return type.takes(.any) || type.takesObject(of: declaration.name)
      default:
        if declaration.inherits(fromLibrary: "View") { return type.takes(.view) }
        return !type.isPlain
      }
    default: return true
    }
  }
}

/// The kinds of values that parameters take.
enum ParameterKind { case number, truth, text, color, view, function, list, names, name, any }

extension ParameterType {
  /// Whether it takes some values of a kind.
  func takes(_ kind: ParameterKind) -> Bool {
    switch self {
    case .oneOf(let types): types.contains { $0.takes(kind) }
    case .any: true
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil, .count,
      .countFromOne, .integerOrNil:
      kind == .number
    case .truth: kind == .truth
    case .string: kind == .text
    case .symbol: kind == .name || kind == .text
    case .color, .colors: kind == .color || kind == .list
    case .view, .views: kind == .view
    case .viewOrColor, .layeredContent: kind == .view || kind == .color
    case .function, .builder, .action: kind == .function
    case .list, .tracks: kind == .list
    case .enumerationList, .axes: kind == .names
    default: false
    }
  }

  /// Whether only names go there.
  var isOfNamesOnly: Bool {
    switch self {
    case .enumeration, .enumerationList, .axes, .alignment, .unitPoint: true
    case .oneOf(let types): types.contains(where: \.isOfNamesOnly)
    default: false
    }
  }

  /// Whether it takes any name at all.
  var takesAnyName: Bool {
    switch self {
    case .symbol, .any: true
    case .oneOf(let types): types.contains(where: \.takesAnyName)
    default: false
    }
  }

  /// Whether only numbers, texts, truths or colors go there.
  fileprivate var isPlain: Bool {
    switch self {
    case .oneOf(let types): types.allSatisfy(\.isPlain)
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil, .count,
      .countFromOne, .integerOrNil, .truth, .string, .color, .colors:
      true
    default: false
    }
  }
}

extension TypeDeclaration {
  /// Whether it is a set of names of SwiftUI, whose values are names or lists of these: `Edge.Set`.
  var isOfNames: Bool { isOfLibrary && name == "Set" && outer != nil }
}

extension ParameterType {
  /// Whether it takes values of a type of geometry.
  fileprivate func takesObject(of name: String) -> Bool {
    switch self {
    case .object(_, let sample): CodeContext.typeOfObject(sample) == name
    case .oneOf(let types): types.contains { $0.takesObject(of: name) }
    case .sized: name == "CGSize"
    default: false
    }
  }
}
