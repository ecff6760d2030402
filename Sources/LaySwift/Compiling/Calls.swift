import LayEngine
import LayLanguage
import LaySwiftTree

/// What an argument does when the call runs.
enum ArgumentCode {
  case value(Run)
  /// A place that the callee changes.
  case place(Place)
}

/// What a call is made of: whose function, and which of those with the name.
struct CallTarget {
  /// The value or the place that the function is asked of; nil for functions of types and files.
  var receiver: ArgumentCode?
  var receiverType = SwiftType.unknown
  /// Whether the type of the value chooses the function when the code runs.
  var isDynamic = false
  var callees: [Callee]
}

extension CodeContext {
  func compileCall(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    guard let base = file.child(node, .base) else { throw notFollowed(node) }
    let arguments = Argument.all(node, file)
    switch file.kind(base) {
    case .name, .specialized, .labelledName:
      return try compileNamedCall(node, base, arguments, expected)
    case .member: return try compileMemberCall(node, base, arguments, expected)
    case .array, .dictionary, .arrayType, .dictionaryType, .tuple:
      // `(Flow()) { … }` is a call of a value.
      guard let type = try? writtenType(base), !type.isUnknown else { break }
      return try compileInit(type, node, arguments, expected)
    case .closure where arguments.isEmpty && !expected.isUnknown:
      return try compileClosureCall(compile(base, .function([], expected)), node, arguments)
    default: break
    }
    return try compileClosureCall(compile(base), node, arguments)
  }

  /// The type that an expression writes: `[Int]` of `[Int]()`.
  func writtenType(_ node: Int) throws(Diagnostic) -> SwiftType {
    switch file.kind(node) {
    case .array:
      let elements = file.children(node, .element)
      guard elements.count == 1 else { throw notFollowed(node) }
      return library.array(try writtenType(elements[0]))
    case .dictionary:
      guard let entry = file.child(node, .element), let key = file.child(entry, .key),
        let value = file.child(entry, .value)
      else { throw notFollowed(node) }
      return library.dictionary(try writtenType(key), try writtenType(value))
    case .argument:
      guard let value = file.child(node, .value) else { throw notFollowed(node) }
      return try writtenType(value)
    case .tuple:
      let arguments = file.children(node, .argument)
      if arguments.count == 1 { return try writtenType(arguments[0]) }
      return .tuple(
        try arguments.map { argument throws(Diagnostic) in
          .init(
            label: file.child(argument, .label).map { file.name($0) },
            type: try writtenType(argument))
        })
    default: return try types.type(node)
    }
  }

  private func compileNamedCall(
    _ node: Int, _ base: Int, _ arguments: [Argument], _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    let name = file.name(file.child(base, .name) ?? file.child(base, .base) ?? base)
    if let variable = variable(name), file.kind(base) == .name {
      if let function = variable.function {
        let callee = try callee(function, types.types)
        return try call(
          CallTarget(callees: [callee]), node, arguments, expected, local: variable)
      }
      return try compileClosureCall(compileName(base, .unknown), node, arguments)
    }
    let own = try ownTarget(name, node)
    if let own, changesView(own) {
      return try orView(selfExpression(), name, node) { _ throws(Diagnostic) in
        try compileOwnCall(own, name, node, base, arguments, expected)
      }
    }
    return try compileOwnCall(own, name, node, base, arguments, expected)
  }

  /// Whether functions of `extension View` are called there on `self`, so that they are modifiers of it.
  private func changesView(_ target: CallTarget) -> Bool {
    guard !isStatic, let owner = types.owner, owner.isOfLibrary, owner.name == "View" else {
      return false
    }
    return target.callees.allSatisfy(\.result.isOfViews)
  }

  private func compileOwnCall(
    _ own: CallTarget?, _ name: String, _ node: Int, _ base: Int, _ arguments: [Argument],
    _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    if let other = own.flatMap({ withoutItself($0) }),
      !other.receiverType.isOfViews || take(other.callees, arguments)
    {
      return try call(other, node, arguments, expected)
    }
    if types.owner?.members(name).contains(where: { [.stored, .computed].contains($0.kind) })
      == true
    {
      return try compileClosureCall(compileName(base, .unknown), node, arguments)
    }
    if let type = try namedType(base) { return try compileInit(type, node, arguments, expected) }
    if let made = try compileOwnModifier(name, node, arguments) { return made }
    if let own, own.callees.contains(where: { $0.arrange(arguments) != nil }) {
      return try call(own, node, arguments, expected)
    }
    return try compileGlobalCall(name, node, base, arguments, expected)
  }

  /// `padding(8)` in a view or in an extension of views: a modifier of `self`; nil elsewhere.
  private func compileOwnModifier(
    _ name: String, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression? {
    guard let owner = types.owner, owner.inherits(fromLibrary: "View"), !isStatic,
      selfVariable != nil, try !isGlobal(name, arguments)
    else { return nil }
    return try compileModifier(name, of: selfExpression(), node, arguments)
  }

  /// Whether a function outside of types takes what the modifier of the name leaves over, as in Swift.
  private func isGlobal(_ name: String, _ arguments: [Argument]) throws(Diagnostic) -> Bool {
    let functions = module.globals(name, seenFrom: file).filter { $0.kind == .function }
    guard !functions.isEmpty,
      CatalogueMatch.best(name, isMethod: true, arguments, self)?.left.isEmpty != true
    else { return false }
    return take(
      try functions.map { function throws(Diagnostic) in try callee(function, [:]) }, arguments)
  }

  private func compileGlobalCall(
    _ name: String, _ node: Int, _ base: Int, _ arguments: [Argument], _ expected: SwiftType,
    of given: String? = nil
  ) throws(Diagnostic) -> Expression {
    if name == "type", arguments.count == 1, arguments[0].label == "of" {
      return typeOf(arguments[0].node)
    }
    // `SwiftUI.Form` is not the `Form` of the app.
    let ofLibrary = given.map { $0 != module.name } ?? false
    let members = module.globals(name, seenFrom: ofLibrary ? library.file : file)
    let functions = members.filter { $0.kind == .function }
    if let type = members.first(where: { $0.kind == .type })?.type {
      return try compileInit(
        .nominal(type, type.genericParameters.map { _ in .unknown }), node, arguments, expected)
    }
    if functions.isEmpty, !members.isEmpty {
      return try compileClosureCall(compileName(base, .unknown), node, arguments)
    }
    if functions.isEmpty, let view = try compileView(name, node, arguments) { return view }
    guard !functions.isEmpty else {
      if let call = compileScriptCall(name, node, base, arguments, expected) { return call }
      let error = unknown(name, at: base, isCalled: true)
      guard runtime.forgives, name.first?.isUppercase == true else { throw error }
      return unknownValue(name, arguments, error)
    }
    let callees = try functions.map { function throws(Diagnostic) in try callee(function, [:]) }
    return try call(CallTarget(callees: callees), node, arguments, expected)
  }

  /// The type that a name or `Name<Int>` means; nil if it means none.
  func namedType(_ node: Int) throws(Diagnostic) -> SwiftType? {
    if file.kind(node) == .specialized { return try types.type(node) }
    return types.lookUp(file.name(node))
  }

  /// `type(of: value)`.
  private func typeOf(_ node: Int) -> Expression {
    let value = compileUntyped(node)
    let (run, runtime, span, type) = (value.run, runtime, span(node), value.type)
    let kind = type.declaration?.isAny == true ? .protocol : type.declaration?.kind
    let isFixed =
      !type.isPartlyUnknown && kind != .protocol && !(kind == .class && module.hasSubclasses)
    var made = Expression(.metatype(type)) { machine throws(Diagnostic) in
      let value = try run(&machine)
      return .content(Metatype(type: isFixed ? type : try runtime.type(of: value, span)))
    }
    if isFixed { made.meaning = .type(type) }
    return made
  }

  /// Whether a member is the function around, which gives `some View`.
  ///
  /// - Rule: Swift refuses such a function whose views are made of its own, since its type would be made of
  ///   itself. So a call of its name means a modifier, if there is one.
  private func isItself(_ member: Member) -> Bool {
    var around: CodeContext? = self
    while let context = around, context.member == nil { around = context.parent }
    guard let function = around?.member, function === member,
      let result = member.file.child(member.node, .result)
    else { return false }
    return member.file.text(result) == "some View"
  }

  private func withoutItself(_ target: CallTarget) -> CallTarget? {
    var target = target
    target.callees.removeAll { $0.member.map { isItself($0) } ?? false }
    return target.callees.isEmpty ? nil : target
  }

  /// The functions of a name that `self`, or the types around, have; nil where they have none.
  private func ownTarget(_ name: String, _ node: Int) throws(Diagnostic) -> CallTarget? {
    guard let owner = types.owner else { return nil }
    let members = file.seenMembers(
      membersOfSelf(name, owner).filter { $0.kind == .function || $0.kind == .enumCase }, runtime)
    if !members.isEmpty {
      let type = selfType
      let isInstance = !isStatic && selfVariable != nil
      let fitting = members.filter { isInstance ? !$0.isStatic : $0.isStatic }
      if !fitting.isEmpty {
        if isInstance {
          return try target(
            ofProtocol(fitting, name), of: selfExpression(), type, place: selfPlace())
        }
        return CallTarget(
          callees: try fitting.map { member throws(Diagnostic) in
            try callee(member, substitution(type))
          })
      }
    }
    var outer = owner.outer
    while let type = outer {
      let members = type.members(name).filter {
        $0.isStatic && ($0.kind == .function || $0.kind == .enumCase)
      }
      if !members.isEmpty {
        return CallTarget(
          callees: try members.map { member throws(Diagnostic) in
            try callee(member, substitution(type.ownType))
          })
      }
      outer = type.outer
    }
    return nil
  }

  /// In an extension of a protocol, what the protocol requires is chosen by the value; what only its
  /// extensions have is theirs, whatever the type has.
  func ofProtocol(_ members: [Member], _ name: String) -> [Member] {
    guard let owner = types.owner, owner.kind == .protocol, !owner.isOfLibrary,
      let declaration = selfType.declaration, declaration.kind != .protocol
    else { return members }
    let isRequired = owner.lineage.contains { type in
      type.ownMembers.contains { $0.name == name && type.kind == .protocol }
    }
    guard isRequired else { return members }
    let own = declaration.members(name).filter {
      !$0.isStatic && !($0.owner?.kind == .protocol && $0.extensionNode == nil)
    }
    return own.isEmpty ? members : own
  }

  /// What the generic parameters of a type, and `Self`, stand for.
  func substitution(_ type: SwiftType) -> Substitution {
    var types = type.declaration?.substitution(type.arguments) ?? [:]
    types["Self"] = type
    return types
  }

  /// The functions of a value, with how they are chosen.
  func target(
    _ members: [Member], of value: Expression, _ type: SwiftType, place: Place?
  ) throws(Diagnostic) -> CallTarget {
    let types = substitution(type)
    let fitting = withoutRequirements(members.filter { holds($0, types) }, of: type)
    let callees = try fitting.map { member throws(Diagnostic) in try callee(member, types) }
    let isChanging = fitting.contains { $0.isMutating }
    if isChanging, place == nil, type.declaration?.kind != .class {
      throw Diagnostic(.isNotFollowed("a change of this value"), at: fitting.first?.span)
    }
    var target = CallTarget(callees: callees)
    target.receiverType = type
    target.receiver = isChanging && place != nil ? place.map { .place($0) } : .value(value.run)
    target.isDynamic = fitting.contains { runtime.isDynamic($0, of: type) }
    return target
  }

  private func compileMemberCall(
    _ node: Int, _ base: Int, _ arguments: [Argument], _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    guard let nameNode = file.child(base, .name) else { throw notFollowed(base) }
    let name = file.name(file.child(nameNode, .name) ?? nameNode)
    guard let receiver = file.child(base, .base) else {
      return try compileImplicitCall(name, node, arguments, expected)
    }
    if isModule(receiver) {
      let module = file.name(receiver)
      return try compileGlobalCall(name, node, base, arguments, expected, of: module)
    }
    if name == "init", let made = try compileDelegation(receiver, node, arguments, expected) {
      return made
    }
    if file.kind(receiver) == .name, file.name(receiver) == "super" {
      return try compileSuperCall(name, node, arguments, expected)
    }
    var value = compile(receiver, implicitName(receiver) == nil ? .unknown : expected)
    if case .type(let type) = value.meaning {
      try checkDynamicSelf(receiver, name)
      return try compileStaticCall(name, of: type, node, arguments, expected)
    }
    value = orPicture(self.receiver(value, of: name), receiver)
    let type = value.type
    if type.isPartlyUnknown, type.declaration == nil {
      if let made = try compileModifier(name, of: value, node, arguments) { return made }
      return try compileUnknownCall(name, value, node, arguments)
    }
    let made = try orView(value, name, node) { value throws(Diagnostic) in
      try compileMethod(name, of: value, type, node, base, arguments, expected)
    }
    // Of `[0.1].map { $0 * 3 }.first` the place gives the elements their type.
    guard let number = made.type.lateNumber(in: expected) else { return made }
    let wanted = value.type.withLiterals(as: number)
    let typed = compile(receiver, wanted)
    guard typed.type == wanted else { return made }
    let settled = try compileMethod(name, of: typed, wanted, node, base, arguments, expected)
    return settled.type.mayHoldLiterals ? made : settled
  }

  /// A modifier of an optional view, which is one of the view that it holds, if there is one; nil for other methods.
  ///
  /// - Source: SwiftUI's `Optional` is a `View` where what it wraps is one.
  private func compileOfOptionalView(
    _ name: String, of value: Expression, _ type: SwiftType, _ node: Int, _ base: Int,
    _ arguments: [Argument], _ expected: SwiftType
  ) throws(Diagnostic) -> Expression? {
    guard let wrapped = type.wrapped, type.declaration?.members(name).isEmpty == true,
      wrapped.isOfViews || wrapped.isGenericParameter
    else { return nil }
    let slot = makeSlot()
    let held = Expression(wrapped.isOfViews ? wrapped : library.view) { machine in
      machine.local(slot)
    }
    let made = try compileMethod(name, of: held, held.type, node, base, arguments, expected)
    let (run, shown) = (value.run, made.run)
    return Expression(library.optional(made.type)) { machine throws(Diagnostic) in
      guard let view = try run(&machine).unwrapped else { return .nothing }
      machine.setLocal(slot, view)
      return try shown(&machine)
    }
  }

  /// A method of a value whose type is known, or a modifier of a view.
  private func compileMethod(
    _ name: String, of value: Expression, _ type: SwiftType, _ node: Int, _ base: Int,
    _ arguments: [Argument], _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    if let made = try compileOfOptionalView(name, of: value, type, node, base, arguments, expected)
    {
      return made
    }
    let receiver = file.child(base, .base) ?? base
    if let declaration = type.declaration {
      let members = file.seenMembers(
        declaration.members(name).filter { !$0.isStatic || $0.kind == .enumCase }, runtime)
      let all = members.filter { $0.kind == .function }
      let others = all.filter { !isItself($0) }
      if declaration.inherits(fromLibrary: "View"), try !takes(others, arguments, type),
        let made = try compileModifier(name, of: value, node, arguments)
      {
        return made
      }
      let functions = others.isEmpty ? all : others
      if !functions.isEmpty {
        try checkGeneric(functions[0], functions, node)
        guard functions.contains(where: \.isMutating), let found = try? preparedPlace(receiver)
        else {
          let target = try target(functions, of: value, type, place: nil)
          return try call(target, node, arguments, expected)
        }
        let target = try target(functions, of: value, type, place: found.place)
        let made = try call(target, node, arguments, expected)
        return found.steps.isEmpty ? made : Expression(made.type, found.behind(made.run))
      }
    }
    let isDeclared = type.declaration?.members(name).contains { !$0.isStatic } ?? false
    if runtime.forgives, type.isOfViews, !isDeclared,
      !arguments.isEmpty || file.kind(node) == .call
    {
      return unknownModifier(name, of: value, base, arguments)
    }
    let function = try member(name, of: value, receiver, at: base)
    return try compileClosureCall(function, node, arguments)
  }

  /// Whether some function of a view takes arguments with these labels and types.
  private func takes(
    _ functions: [Member], _ arguments: [Argument], _ type: SwiftType
  ) throws(Diagnostic) -> Bool {
    try take(
      functions.map { function throws(Diagnostic) in try callee(function, substitution(type)) },
      arguments)
  }

  private func compileSuperCall(
    _ name: String, _ node: Int, _ arguments: [Argument], _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    guard let superclass = types.owner?.superclass else { throw notFollowed(node) }
    let functions = superclass.members(name).filter { $0.kind == .function && !$0.isStatic }
    guard !functions.isEmpty else { throw unknown(name, at: node, isCalled: true) }
    var target = try target(functions, of: selfExpression(), superclass.ownType, place: nil)
    target.isDynamic = false
    return try call(target, node, arguments, expected)
  }

  /// `.name(…)`, whose type the place of the value gives.
  private func compileImplicitCall(
    _ name: String, _ node: Int, _ arguments: [Argument], _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    var type = implicitType(expected, name)
    // `.init(rawValue: 1)`: an optional itself is made of one value without a label.
    while name == "init", let wrapped = type.wrapped,
      arguments.first?.label != nil || arguments.isEmpty
    {
      type = wrapped
    }
    guard type.declaration != nil else {
      throw notFollowed(
        node, "`.\(name)`, whose type is not known", hint: "write the type before the point")
    }
    return try compileStaticCall(name, of: type, node, arguments, expected)
  }

  /// The type whose member `.name` means: that of the place, or what its optional holds; of a protocol the type
  /// for which alone an extension declares the member.
  func implicitType(_ expected: SwiftType, _ name: String) -> SwiftType {
    guard let wrapped = expected.wrapped else {
      return module.conforming(to: expected, having: name) ?? expected
    }
    let ofOptional = expected.declaration?.members(name) ?? []
    return !ofOptional.contains(where: \.isStatic) ? implicitType(wrapped, name) : expected
  }

  private func compileStaticCall(
    _ name: String, of type: SwiftType, _ node: Int, _ arguments: [Argument],
    _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    if name == "init" { return try compileInit(type, node, arguments, expected) }
    guard let declaration = type.declaration else { throw notFollowed(node) }
    let types = substitution(type)
    let members = file.seenMembers(
      declaration.members(name).filter {
        $0.isStatic && ($0.kind == .function || $0.kind == .enumCase) && holds($0, types)
      }, runtime)
    if members.isEmpty, let nested = declaration.nestedType(name) {
      let inner = nested.type.map { SwiftType.nominal($0, []) } ?? module.aliased(nested)
      return try compileInit(inner ?? .unknown, node, arguments, expected)
    }
    guard !members.isEmpty else {
      let function = try staticMember(name, of: type, node, .unknown)
      return try compileClosureCall(function, node, arguments)
    }
    let callees = try members.map { member throws(Diagnostic) in try callee(member, types) }
    return try call(CallTarget(callees: callees), node, arguments, expected)
  }

  /// The arguments of a text that decide what it shows: a comment is for who translates it, and the texts of all bundles
  /// are known together.
  private func withoutComments(_ arguments: [Argument], of type: SwiftType) -> [Argument] {
    guard type.isNamed("Text"), arguments.first?.label == nil, !file.isLibrary else {
      return arguments
    }
    return arguments.filter { $0.label != "comment" && $0.label != "bundle" }
  }

  func compileInit(
    _ type: SwiftType, _ node: Int, _ arguments: [Argument], _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    if case .tuple = type, arguments.isEmpty { return Expression(.void, constant: runtime.void) }
    if let number = try compileConversion(to: type, arguments) { return number }
    if type.isNamed("Optional"), arguments.count == 1, arguments[0].label == nil {
      let wanted = type.arguments.first ?? .unknown
      let value = asWritten(
        compile(arguments[0].node, wanted.isUnknown ? expected.wrapped ?? .unknown : wanted))
      let run = converted(value, to: wanted).run
      return Expression(library.optional(wanted.isUnknown ? value.type : wanted)) {
        machine throws(Diagnostic) in OptionalBox.some(try run(&machine))
      }
    }
    if let raw = try compileRawValueInit(type, node, arguments) { return raw }
    if let declaration = type.declaration, declaration.isOpen {
      let error = Diagnostic(.unknownType(declaration.name, file), at: span(node))
      guard runtime.forgives else { throw error }
      return unknownValue(declaration.name, arguments, error)
    }
    let arguments = withoutComments(try assetNames(arguments, for: type), of: type)
    // What an initialiser makes itself of is made by another one.
    let callees = try initializers(of: type, node).filter { !isAll(node, of: $0.member) }
    if !callees.contains(where: { $0.arrange(arguments) != nil }),
      let picture = try unknownPicture(type, node, arguments)
    {
      return picture
    }
    if let declaration = type.declaration, declaration.isOfLibrary,
      !declaration.inherits(fromLibrary: "Layout"),
      !callees.contains(where: { $0.arrange(arguments) != nil }) || !fits(callees, arguments),
      let view = try compileView(declaration.name, node, arguments)
    {
      return view
    }
    if let view = try viewBeside(type, callees, node, arguments) { return view }
    guard !callees.isEmpty else {
      throw notFollowed(node, "making a `\(type.spelling)`")
    }
    if let called = try compileCallOfMade(callees, type, node, arguments) { return called }
    return try call(CallTarget(callees: callees), node, arguments, expected)
  }

  /// `List { … }` where a module of the app has a model `List`: the view, where no initialiser of the model
  /// takes what is given; nil for all else.
  private func viewBeside(
    _ type: SwiftType, _ callees: [Callee], _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression? {
    guard let declaration = type.declaration, !declaration.isOfLibrary,
      !declaration.inherits(fromLibrary: "View"),
      !callees.contains(where: { $0.arrange(arguments) != nil })
    else { return nil }
    return try compileView(declaration.name, node, arguments)
  }

  /// `Flow(spacing: 4) { … }`: where no initialiser takes the closure behind the parentheses, what is made
  /// is called with it; nil for all else.
  private func compileCallOfMade(
    _ callees: [Callee], _ type: SwiftType, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression? {
    guard let last = arguments.last, last.isTrailing, last.label == nil,
      let members = type.declaration?.members("callAsFunction").filter({ !$0.isStatic }),
      !members.isEmpty, !callees.contains(where: { $0.takesLast(of: arguments) })
    else { return nil }
    let made = try call(CallTarget(callees: callees), node, Array(arguments.dropLast()), .unknown)
    return try call(
      target(members, of: made, made.type, place: nil), node, [last], .unknown)
  }

  /// `CGFloat(7)`: a number that is written takes the type, whatever else there is.
  private func compileConversion(
    to type: SwiftType, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression? {
    guard type.declaration?.number != nil, arguments.count == 1, arguments[0].label == nil,
      [.integer, .decimal].contains(file.kind(arguments[0].node))
    else { return nil }
    let literal = compile(arguments[0].node, type)
    guard !type.isInteger || !literal.type.isDecimal else { return nil }
    return converted(literal, to: type)
  }

  /// Calls a value that is a function.
  private func compileClosureCall(
    _ function: Expression, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression {
    let members =
      function.type.declaration?.members("callAsFunction").filter {
        !$0.isStatic && !$0.isMutating
      } ?? []
    if !members.isEmpty {
      return try call(
        target(members, of: function, function.type, place: nil), node, arguments, .unknown)
    }
    var parameters: [SwiftType] = []
    var result = SwiftType.unknown
    if case .function(let types, let given) = function.type {
      (parameters, result) = (types, given)
    }
    scope.temporaries += arguments.count
    defer { scope.temporaries -= arguments.count }
    let (site, span, run) = (CallSite(of: nil, at: span(node)), span(node), function.run)
    if arguments.contains(where: { $0.inOut != nil }) {
      let codes = try arguments.enumerated().map { index, argument throws(Diagnostic) in
        guard let node = argument.inOut else {
          return ArgumentCode.value(
            index < parameters.count
              ? compile(argument.node, for: parameters[index]).run
              : compileUntyped(argument.node).run)
        }
        guard let place = try place(node) else { throw notFollowed(node) }
        return .place(place)
      }
      return Expression(result, Calling.closure(run, codes, site, span))
    }
    let runs = arguments.enumerated().map { place, argument in
      place < parameters.count
        ? compile(argument.node, for: parameters[place]).run : compileUntyped(argument.node).run
    }
    return Expression(result) { machine throws(Diagnostic) in
      let called = try run(&machine)
      guard case .function(let function) = called.unwrapped else {
        if let unknown = called.unknown { return .object(unknown.derived(unknown.name)) }
        throw Diagnostic(.isNotFollowed("calling what is no function"), at: span)
      }
      for run in runs { machine.push(try run(&machine)) }
      return try machine.call(function, runs.count, site)
    }
  }

  // MARK: Choosing and calling

  /// Compiles a call of whichever function fits.
  func call(
    _ target: CallTarget, _ node: Int, _ arguments: [Argument], _ expected: SwiftType,
    local: Variable? = nil
  ) throws(Diagnostic) -> Expression {
    var fitting = target.callees.compactMap { callee in
      callee.arrange(arguments).map { (callee: callee, filled: $0) }
    }
    guard !fitting.isEmpty else {
      throw Diagnostic(.fitsNone(target.callees, arguments), at: span(node))
    }
    if fitting.count > 1 { fitting = try chosen(fitting, arguments, expected, node) }
    let (callee, filled) = fitting[0]
    var solved = SolvedCall(self, callee, filled, arguments)
    try solved.solve(expected, node)
    let made = placed(try emit(solved, target, node, local: local), callee.member, node)
    return remarked(made, callee.member, node)
  }

  private func emit(
    _ solved: SolvedCall, _ target: CallTarget, _ node: Int, local: Variable?
  ) throws(Diagnostic) -> Expression {
    let callee = solved.callee
    let codes = try solved.codes()
    let result = solved.result
    let span = span(node)
    switch callee.kind {
    case .enumCase:
      guard let member = callee.member, let found = member.owner?.enumCase(member.name) else {
        throw notFollowed(node)
      }
      let runs = codes.compactMap(\.run)
      return Expression(result) { machine throws(Diagnostic) in
        found.value(try machine.values(runs))
      }
    case .memberwise(let properties):
      return runtime.noting(
        try makeMemberwise(callee, properties, codes, result, node), of: callee.made)
    case .initializer:
      guard let member = callee.member, let made = callee.made else { throw notFollowed(node) }
      return runtime.noting(
        try makeInstance(
          made, member, solved.instanceTypes, codes, result, node, spans: solved.spans), of: made)
    case .function:
      guard let member = callee.member else { throw notFollowed(node) }
      if let local {
        let function = try reading(local)
        return Expression(
          result, Calling.closure(function, codes, CallSite(of: member.name, at: span), span))
      }
      if isRing(member, node) {
        throw notFollowed(node, "`\(member.name)`, of which another one is meant,")
      }
      let choice = InstanceChoice(
        runtime, member, solved.instanceTypes, isDynamic: target.isDynamic, span)
      choice.resultType = result
      scope.temporaries += codes.count + 1
      defer { scope.temporaries -= codes.count + 1 }
      guard member.file.isLibrary, target.receiverType.isOfViews else {
        return Expression(result, Calling.member(choice, target.receiver, codes, span))
      }
      let run = Calling.member(choice, target.receiver, codes, span)
      return Expression(result, toldAtModifier(run, node, left: nil))
    }
  }

  /// Whether a function of a type of which only extensions are known would always call itself here: then one
  /// is meant that no file declares.
  private func isRing(_ called: Member, _ node: Int) -> Bool {
    guard called === member, called.owner?.isOpen == true,
      let body = file.child(called.node, .body)
    else { return false }
    for item in file.children(body, .item) {
      var inner = item
      while [.tryExpression, .awaitExpression, .returnStatement].contains(file.kind(inner)),
        let value = file.child(inner, .value)
      {
        inner = value
      }
      if inner == node { return true }
      if file.kind(item) != .variableDeclaration { return false }
    }
    return false
  }

  /// Makes a value of a struct, or an instance of a class, by the values of its properties.
  func makeMemberwise(
    _ callee: Callee, _ given: [Member], _ codes: [ArgumentCode], _ result: SwiftType, _ node: Int
  ) throws(Diagnostic) -> Expression {
    guard let made = callee.made else { throw notFollowed(node) }
    let types = substitution(result)
    if made.kind == .class {
      let properties = try runtime.makingProperties(of: made, below: nil, types, self)
      let names = made.partNames(result.arguments)
      let (runtime, span) = (runtime, span(node))
      return Expression(result) { machine throws(Diagnostic) in
        try runtime.kept(at: span, &machine) { machine throws(Diagnostic) in
          let empty = Array(repeating: Value.nothing, count: names.labels.count)
          let instance = Value.object(machine.instance(of: made.identity, names, empty))
          try properties(instance, &machine)
          return instance
        }
      }
    }
    let runs = codes.compactMap(\.run)
    let places = given.map(\.place)
    let fresh = try runtime.freshValues(of: made, types, except: Set(places), self)
    let (names, runtime, span) = (made.partNames(result.arguments), runtime, span(node))
    return Expression(result) { machine throws(Diagnostic) in
      let given = try machine.values(runs)
      var values = try fresh(&machine)
      for (place, value) in zip(places, given) { values[place] = value }
      return runtime.value(names, values, span)
    }
  }

  /// Calls an initialiser that is declared.
  func makeInstance(
    _ made: TypeDeclaration, _ member: Member, _ types: Substitution, _ codes: [ArgumentCode],
    _ result: SwiftType, _ node: Int, spans: [SourceSpan?] = []
  ) throws(Diagnostic) -> Expression {
    let span = span(node)
    let choice = InstanceChoice(runtime, member, types, isDynamic: false, span)
    choice.resultType = result
    choice.argumentSpans = spans
    let isFailable = member.file.child(member.node, .specifier) != nil
    scope.temporaries += codes.count + 1
    defer { scope.temporaries -= codes.count + 1 }
    guard made.kind == .class else {
      let call = Calling.member(choice, nil, codes, span)
      guard isFailable, !runtime.isNative(member, .body) else { return Expression(result, call) }
      return Expression(result) { machine throws(Diagnostic) in try call(&machine).asOptional }
    }
    let properties = try runtime.makingProperties(
      of: made, below: member.owner, substitution(result.unwrapped), self)
    let names = made.partNames(result.unwrapped.arguments)
    let slot = makeSlot()
    let call = Calling.member(choice, .value { machine in machine.local(slot) }, codes, span)
    let runtime = runtime
    return Expression(result) { machine throws(Diagnostic) in
      try runtime.kept(at: span, &machine) { machine throws(Diagnostic) in
        let empty = Array(repeating: Value.nothing, count: names.labels.count)
        let instance = Value.object(machine.instance(of: made.identity, names, empty))
        try properties(instance, &machine)
        machine.setLocal(slot, instance)
        let outcome = try call(&machine)
        machine.setLocal(slot, .nothing)
        if isFailable { return outcome.isNothing ? .nothing : OptionalBox.some(instance) }
        return instance
      }
    }
  }
}

extension Callee {
  /// Whether it takes arguments, the last of which is a closure.
  fileprivate func takesLast(of arguments: [Argument]) -> Bool {
    guard let filled = arrange(arguments),
      let place = filled.firstIndex(where: { $0.contains(arguments.count - 1) })
    else { return false }
    // A value that is not known is no function.
    return !parameters[place].type.isUnknown
  }
}

extension ArgumentCode {
  var run: Run? { if case .value(let run) = self { run } else { nil } }
}

extension Complaint {
  static func unknownName(_ name: String, hint: String? = nil) -> Complaint {
    Complaint("there is no `\(name)` in these files", hint: hint)
  }

  fileprivate static func fitsNone(_ callees: [Callee], _ arguments: [Argument]) -> Complaint {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    let names = callees.prefix(3).compactMap { callee in
      (callee.member?.calledName ?? callee.made?.name).map { name in
        name + "(" + callee.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      }
    }
    return Complaint(
      "no function here takes `(\(labels))`",
      hint: names.isEmpty ? nil : "there is " + names.map { "`\($0)`" }.joined(separator: ", "))
  }
}
