import LayEngine
import LayLanguage
import LaySwiftTree

/// A call whose arguments have found their parameters, while their types are found.
struct SolvedCall {
  let context: CodeContext
  let callee: Callee
  /// The arguments of each parameter, by their places.
  let filled: [[Int]]
  let arguments: [Argument]
  /// What generic parameters stand for.
  private var found: Substitution = [:]
  private var expressions: [Int: Expression] = [:]

  init(
    _ context: CodeContext, _ callee: Callee, _ filled: [[Int]], _ arguments: [Argument]
  ) {
    self.context = context
    self.callee = callee
    self.filled = filled
    self.arguments = arguments
  }

  private var isOfLibrary: Bool { callee.member?.file.isLibrary ?? false }

  /// Compiles the arguments: closures last, since the others tell the types of their parameters.
  mutating func solve(_ expected: SwiftType, _ node: Int) throws(Diagnostic) {
    takeResult(expected)
    context.scope.temporaries += arguments.count + 1
    defer { context.scope.temporaries -= arguments.count + 1 }
    for turn in 0..<3 {
      for (place, indices) in filled.enumerated() {
        let parameter = callee.parameters[place]
        for index in indices where self.turn(of: arguments[index], parameter) == turn {
          try compile(index, parameter)
        }
      }
    }
    try takeRequirements()
    for (name, type) in found where type.mayHoldLiterals && !isOfLibrary {
      found[name] = try settled(type, for: name)
    }
  }

  /// When an argument is compiled: closures, and key paths of a root that is not known, hang on the other
  /// arguments; a key path of a known root tells the types of others.
  private func turn(of argument: Argument, _ parameter: Callee.Parameter) -> Int {
    if argument.isClosure { return 2 }
    if argument.given != nil { return 1 }
    guard context.file.kind(argument.node) == .keyPath else { return 1 }
    return parameter.type.arguments.first?.isPartlyUnknown ?? true ? 2 : 0
  }

  /// Takes from the place of the result what generic parameters stand for.
  private mutating func takeResult(_ expected: SwiftType) {
    guard !expected.isUnknown, expected.declaration?.isAny != true else { return }
    var types: Substitution = [:]
    var wanted = expected
    if case .parameter = callee.result { wanted = expected.unwrapped }
    if callee.result.wrapped == nil { wanted = wanted.unwrapped }
    guard wanted.declaration?.kind != .protocol, wanted.matches(callee.result, &types) else {
      return
    }
    for (name, type) in types where !type.isPartlyUnknown { found[name] = type }
  }

  /// Takes from `where S.Element == Element` what generic parameters stand for.
  private mutating func takeRequirements() throws(Diagnostic) {
    guard let member = callee.member else { return }
    let nodes = member.file.children(member.node, .requirement)
    guard !nodes.isEmpty else { return }
    var scope = context.typeScope(of: member, callee.types)
    for name in member.genericParameters { scope.types[name] = .parameter(name) }
    for node in nodes where member.file.text(node, .operator) == "==" {
      guard let left = member.file.child(node, .left), let right = member.file.child(node, .right)
      else { continue }
      let (first, second) = (try scope.type(left), try scope.type(right))
      let (known, other) = (first.substituting(found), second.substituting(found))
      if !known.isPartlyUnknown { _ = known.matches(second, &found) }
      if known.isPartlyUnknown, !other.isPartlyUnknown { _ = other.matches(first, &found) }
      // Elements without a type of their own take that of the other side.
      let wanted = second.substituting(found)
      if case .member(.parameter(let name), "Element") = first, known.mayHoldLiterals,
        !wanted.isPartlyUnknown, case .nominal(let list, let own)? = found[name], own.count == 1
      {
        found[name] = .nominal(list, [wanted])
        compile(again: .nominal(list, [wanted]), for: .parameter(name))
      }
    }
  }

  /// Compiles the arguments of a generic parameter anew, since what they hold is known now.
  private mutating func compile(again type: SwiftType, for parameter: SwiftType) {
    for (place, indices) in filled.enumerated() where callee.parameters[place].type == parameter {
      for index in indices where expressions[index] != nil && arguments[index].given == nil {
        expressions[index] = context.compile(arguments[index].node, type)
      }
    }
  }

  /// What a generic parameter of the callee or of the type that it makes must be: `Shape` of `<S: Shape>`.
  private func constraint(of name: String) throws(Diagnostic) -> SwiftType? {
    let places = [
      callee.member.map { ($0.file, $0.node) }, callee.made.map { ($0.file, $0.node) },
      callee.member?.owner.map { ($0.file, $0.node) },
    ]
    for (file, node) in places.compactMap(\.self) {
      let scope = TypeScope(context.module, file, within: callee.made ?? callee.member?.owner)
      for parameter in file.children(node, .generic) where file.text(parameter, .name) == name {
        if let type = file.child(parameter, .type) { return try scope.type(type) }
      }
      for requirement in file.children(node, .requirement)
      where file.text(requirement, .left) == name && file.text(requirement, .operator) == ":" {
        if let type = file.child(requirement, .right) { return try scope.type(type) }
      }
    }
    return nil
  }

  /// What a generic parameter stands for where the numbers that are given for it have no type: as they are
  /// written, or with a fraction where `<T: FloatingPoint>` or `where S.Element: FloatingPoint` asks for it.
  private func settled(_ type: SwiftType, for name: String) throws(Diagnostic) -> SwiftType {
    let library = context.library
    func wantsFraction(_ type: SwiftType?) -> Bool {
      guard let wanted = type?.declaration, wanted.kind == .protocol,
        let (int, double) = library.int.declaration.flatMap({ int in
          library.double.declaration.map { (int, $0) }
        })
      else { return false }
      return !int.inherits(from: wanted) && double.inherits(from: wanted)
    }
    let wanted = type.isLiteral ? try constraint(of: name) : try constraint(of: name + ".Element")
    return wantsFraction(wanted) ? type.withFractions(library) : type.asWritten(library)
  }

  private mutating func compile(
    _ index: Int, _ parameter: Callee.Parameter
  ) throws(Diagnostic) {
    let argument = arguments[index]
    guard argument.inOut == nil else { return }
    let declared = parameter.type.substituting(found)
    if argument.isClosure { tellUnnamed(argument.node, declared) }
    if context.file.kind(argument.node) == .string, declared.unwrapped.isNamed("URL") {
      do throws(Diagnostic) {
        try context.requireAddress(argument.node, argument.label)
      } catch {
        context.runtime.remark(error)
      }
    }
    var expected = declared.withoutParameters
    if case .parameter(let name) = declared, let member = context.implicitName(argument.node) {
      expected = try constraint(of: name) ?? typeBeside(name, with: member) ?? expected
    }
    let expression =
      argument.given
      ?? (parameter.isAutoclosure
        ? context.autoclosure(argument.node, expected)
        : argument.isClosure
          ? context.compile(
            closure: argument.node, expected, builder: parameter.builder?.substituting(found))
          : context.compile(argument.node, expected))
    let type =
      if parameter.isAutoclosure, case .function(_, let result) = expression.type { result } else {
        expression.type
      }
    _ = type.matches(parameter.type, &found)
    expressions[index] = expression
  }

  /// The type of what a function is given beside a generic parameter, if it has a member: of
  /// `reduce(.zero, +)` the element's, since operators join values of one type.
  private func typeBeside(_ name: String, with member: String) -> SwiftType? {
    for parameter in callee.parameters {
      guard case .function(let given, _) = parameter.type.substituting(found).unwrapped,
        given.map(\.withoutInOut).contains(.parameter(name))
      else { continue }
      return given.first {
        !$0.isPartlyUnknown && $0.declaration?.members(member).contains { $0.isStatic } == true
      }
    }
    return nil
  }

  /// Tells a closure that has no name for what it is given, which Swift does not compile.
  private func tellUnnamed(_ node: Int, _ type: SwiftType) {
    let file = context.file
    guard case .function(let parameters, _) = type.unwrapped, !parameters.isEmpty, !file.isLibrary,
      parameters != [.void], file.children(node, .parameter).isEmpty,
      context.closureArity(node) == 0
    else { return }
    let isProxy = parameters[0].declaration?.name.hasSuffix("Proxy") == true
    let names = parameters.count > 1 ? "first, second" : isProxy ? "proxy" : "item"
    let span = context.span(node)
    context.runtime.remark(
      Diagnostic(
        Complaint(
          "this closure is given what it has no name for", hint: "write `{ \(names) in`"),
        at: SourceSpan(source: span.source, start: span.start, end: span.start + 1)))
  }

  /// What the callee's generic parameters and those of its type stand for.
  var instanceTypes: Substitution {
    var types = callee.types.mapValues { $0.substituting(found).withoutParameters }
    for name in callee.member?.genericParameters ?? [] {
      types[name] = (found[name] ?? .unknown).withoutParameters
    }
    return types
  }

  /// Where the argument of each parameter stands; nil for one that is left out.
  var spans: [SourceSpan?] {
    filled.map { $0.first.map { context.span(arguments[$0].node) } }
  }

  /// Numbers without a type that a function is asked about, or that are made step by step, are computed.
  var result: SwiftType {
    let type = callee.result.substituting(found).withoutParameters
    guard type.mayHoldLiterals else { return type }
    let isComputed =
      callee.member?.name == "stride" || callee.parameters.contains { $0.type.unwrapped.isFunction }
    return isComputed ? type.computed : type
  }

  /// What each parameter gets when the call runs.
  func codes() throws(Diagnostic) -> [ArgumentCode] {
    let codes = try codesInOrder()
    let isOfLists = callee.made?.isOfLists ?? false
    if context.runtime.forgives, isOfLibrary, !isOfLists, !context.file.isLibrary {
      return delayed(try withoutUnknown(codes))
    }
    guard context.runtime.forgives, !context.file.isLibrary,
      isOfLists || callee.member.map({ !context.runtime.isNative($0, .body) }) ?? true
    else { return delayed(codes) }
    let forgiving = codes.enumerated().map { place, code -> ArgumentCode in
      guard case .value(let run) = code, let index = filled[place].first else { return code }
      let node = arguments[index].node
      return .value(
        context.runtime.orUnknown(run, context.file.text(node), context.span(node)))
    }
    return delayed(forgiving)
  }

  /// The codes so that an argument of a view of the library that is not followed is left out where it can be.
  private func withoutUnknown(_ codes: [ArgumentCode]) throws(Diagnostic) -> [ArgumentCode] {
    let isView = callee.made?.inherits(fromLibrary: "View") ?? false
    let isModifier = callee.member?.owner?.inherits(fromLibrary: "View") ?? false && !isView
    let isNative = callee.member.map { context.runtime.isNative($0, .body) } ?? false
    var forgiving: [ArgumentCode] = []
    for (place, code) in codes.enumerated() {
      let parameter = callee.parameters[place]
      guard case .value(let run) = code, let index = filled[place].first,
        !arguments[index].isClosure
      else {
        forgiving.append(code)
        continue
      }
      let node = arguments[index].node
      let known = context.orUnknown(run, node)
      if isView && parameter.type.wrapped != nil && !parameter.hasDefault {
        forgiving.append(.value(leavingOut(known) { _ in .nothing }))
      } else if parameter.hasDefault, isView || isModifier && arguments.count > 1,
        case .value(let standard) = try missing(place, parameter.type.substituting(found))
      {
        forgiving.append(.value(leavingOut(known, standard)))
      } else {
        let isList = place == 0 && ["ForEach", "List", "Table"].contains(callee.made?.name)
        // Of a picture that is not known its size alone is a guess.
        let isPicture = isView && parameter.type.declaration?.name == "UIImage"
        forgiving.append(.value(isNative && !isList && !isPicture ? run : known))
      }
    }
    return forgiving
  }

  private func leavingOut(_ known: @escaping Run, _ standard: @escaping Run) -> Run {
    let runtime = context.runtime
    return { machine throws(Diagnostic) in
      let value = try known(&machine)
      guard let unknown = value.unknown else { return value }
      runtime.remark(unknown.error, .argumentLeftOut)
      return try standard(&machine)
    }
  }

  /// The codes so that what is left out is made behind what is given, as Swift does.
  ///
  /// An argument that fails is made again in its own place, which is left out then, and no other one.
  private func delayed(_ codes: [ArgumentCode]) -> [ArgumentCode] {
    let isLeftOut = callee.parameters.indices.map {
      filled[$0].isEmpty && !callee.parameters[$0].isVariadic
    }
    guard let first = isLeftOut.firstIndex(of: true), isLeftOut[first...].contains(false),
      case .value(let original) = codes[first]
    else { return codes }
    let notMade = UnknownBox(
      "argument", Complaint("it is not made yet"), at: context.span(arguments[0].node))
    var codes = codes
    var given: [(slot: Int, run: Run)] = []
    for place in codes.indices[(first + 1)...] where !isLeftOut[place] {
      guard case .value(let run) = codes[place] else { continue }
      let slot = context.makeSlot()
      given.append((slot, run))
      let read: Run = { machine throws(Diagnostic) in
        let value = machine.local(slot)
        guard case .object(let object) = value, object === notMade else { return value }
        return try run(&machine)
      }
      codes[place] = .value(read)
    }
    let early: Run = { machine throws(Diagnostic) in
      for (slot, _) in given { machine.setLocal(slot, .object(notMade)) }
      for (slot, run) in given { machine.setLocal(slot, try run(&machine)) }
      return try original(&machine)
    }
    codes[first] = .value(early)
    return codes
  }

  private func codesInOrder() throws(Diagnostic) -> [ArgumentCode] {
    try callee.parameters.enumerated().map { place, parameter throws(Diagnostic) in
      let type = parameter.type.substituting(found).withoutParameters
      if parameter.isVariadic { return variadic(filled[place], type) }
      guard let index = filled[place].first else { return try missing(place, type) }
      if let inOut = arguments[index].inOut {
        guard let found = try context.place(inOut) else { throw context.notFollowed(inOut) }
        return .place(found)
      }
      guard let expression = expressions[index] else { return .value { _ in .nothing } }
      let run =
        parameter.isAutoclosure
        ? expression.run : context.converted(expression, to: type).run
      guard case .memberwise(let properties) = callee.kind else { return .value(run) }
      if case .function(_, let result) = type,
        context.module.isGivenAsBuilder(properties[place], result),
        try !context.runtime.type(of: properties[place], instanceTypes).isFunction
      {
        return .value(calling(run, index))
      }
      guard try context.isGivenUnwrapped(properties[place]) else { return .value(run) }
      return .value(context.wrapping(run, in: properties[place], instanceTypes))
    }
  }

  /// What a closure gives that is called where the value is made.
  private func calling(_ closure: @escaping Run, _ index: Int) -> Run {
    let (runtime, span) = (context.runtime, context.span(arguments[index].node))
    return { machine throws(Diagnostic) in
      try runtime.call(try closure(&machine), [], &machine, span)
    }
  }

  private func variadic(_ indices: [Int], _ type: SwiftType) -> ArgumentCode {
    if indices.count == 1, context.isRepeated(arguments[indices[0]].node) {
      return .value(expressions[indices[0]]?.run ?? { _ in .list(of: []) })
    }
    let runs = indices.compactMap { expressions[$0] }.map { context.converted($0, to: type).run }
    return .value { machine throws(Diagnostic) in .list(of: try machine.values(runs)) }
  }

  /// The value of a parameter that is left out.
  private func missing(_ place: Int, _ type: SwiftType) throws(Diagnostic) -> ArgumentCode {
    if callee.parameters[place].canBeUnknown {
      return .value(context.unknownParameter(callee, place))
    }
    switch callee.kind {
    case .memberwise(let properties):
      return .value(try context.runtime.initialValue(of: properties[place], instanceTypes, context))
    default:
      guard let member = callee.member else { return .value { _ in .nothing } }
      if context.variable(member.name)?.function === member {
        return try missingOfInner(member, place, type)
      }
      let types = instanceTypes
      let runtime = context.runtime
      if member.file.isLibrary {
        return .value(
          try runtime.constantDefault(of: member, member.parameters[place], type, context))
      }
      let instance = runtime.instance(member, .defaultValue(place), types)
      let site = CallSite(of: nil, at: member.span)
      return .value { machine throws(Diagnostic) in
        try machine.call(try instance.function(&machine), 0, site)
      }
    }
  }
}

extension SolvedCall {
  /// The same for a function in a function, whose default is compiled where it is called.
  private func missingOfInner(
    _ member: Member, _ place: Int, _ type: SwiftType
  ) throws(Diagnostic) -> ArgumentCode {
    guard let value = member.parameters[place].defaultValue else { return .value { _ in .nothing } }
    let file = member.file
    for node in value..<file.tree.end(of: value)
    where file.kind(node) == .name && context.variable(file.name(node)) != nil {
      throw context.notFollowed(node, "a default that reads a variable of the function around")
    }
    return .value(context.compile(value, for: type).run)
  }
}

extension TypeDeclaration {
  /// Whether it shows the elements of a list; for one that is not known something stands in.
  fileprivate var isOfLists: Bool { isOfLibrary && ["ForEach", "List", "Table"].contains(name) }
}

extension Member {
  /// Whether it is what an extension of a protocol has for a requirement, beside the requirement itself or what a type
  /// has for it.
  fileprivate func fulfils(oneOf members: [Member]) -> Bool {
    guard extensionNode != nil, let owner, owner.kind == .protocol, owner.isRequirement(self) else {
      return false
    }
    return members.contains { other in
      let isMeant =
        other.isRequirement
        || other.owner?.kind != .protocol && other.owner?.inherits(from: owner) == true
      return isMeant && other.fullName == fullName && takesTypes(of: other)
    }
  }
}

extension CodeContext {
  typealias Fitting = (callee: Callee, filled: [[Int]])

  /// The one of several functions that fits best.
  ///
  /// - Rule: by the types of the arguments; what takes them as they are goes before what converts
  ///   them, a type before a generic parameter or a protocol, the type's own before what it inherits.
  /// - Throws: where two fit equally well, since a guess could be another function than Swift's.
  func chosen(
    _ fitting: [Fitting], _ arguments: [Argument], _ expected: SwiftType, _ node: Int
  ) throws(Diagnostic) -> [Fitting] {
    let probes = arguments.map { probe($0) }
    var ranked: [(fitting: Fitting, cost: Int)] = []
    for one in fitting {
      guard let cost = cost(of: one, probes, expected) else { continue }
      let isInherited = one.callee.member?.owner?.kind == .protocol
      let extra =
        one.callee.member?.extensionNode.map { node in
          one.callee.member?.file.children(node, .requirement).isEmpty == false ? 0 : 1
        } ?? 0
      let isConstrained =
        one.callee.member.map { !$0.file.children($0.node, .requirement).isEmpty } ?? false
      let rank = (isInherited ? 20 : 0) + extra + (isConstrained ? 0 : 2)
      ranked.append((one, cost * 100 + rank))
    }
    if let open = try openChoice(ranked.map(\.fitting), probes, node) { return [open] }
    guard let least = ranked.map(\.cost).min() else { return [fitting[0]] }
    let members = ranked.compactMap(\.fitting.callee.member)
    let likely = ranked.filter { one in
      one.cost < least + 100 * Self.costOfLackingMembers
        && !(one.fitting.callee.member.map { $0.fulfils(oneOf: members) } ?? false)
    }
    if isGeneric, likely.count > 1,
      likely.allSatisfy({ $0.fitting.callee.member?.file.isLibrary == false })
    {
      throw notFollowed(node, "which of \(likely.count) functions is meant in generic code")
    }
    let best = ranked.filter { $0.cost == least }.map(\.fitting)
    // Of a requirement and what fulfils it, or of an overridden function, the first one is meant.
    let first = best[0].callee
    let isSame = best.dropFirst().allSatisfy { one in
      one.callee.member?.owner !== first.member?.owner
        && (one.callee.member?.owner.map { first.member?.owner?.inherits(from: $0) ?? false }
          ?? false)
    }
    guard best.count == 1 || isSame || differInNumbers(best) else {
      throw notFollowed(
        node, "which of \(best.count) functions `\(first.member?.name ?? "init")` is meant")
    }
    return [best[0]]
  }

  /// Whether some initialiser of the code, beside those of the catalogue, takes the arguments by their types.
  func fits(_ callees: [Callee], _ arguments: [Argument]) -> Bool {
    guard callees.contains(where: { $0.member?.file.isLibrary == false }) else { return true }
    return take(callees, arguments)
  }

  /// Whether some function takes the arguments by their labels and their types.
  func take(_ callees: [Callee], _ arguments: [Argument]) -> Bool {
    let probes = arguments.map { probe($0) }
    return callees.contains { callee in
      callee.arrange(arguments).map { cost(of: (callee, $0), probes, .unknown) != nil } ?? false
    }
  }

  /// Whether they are one function of the library for `CGFloat` and for `Double`, which compute the same:
  /// `CGSize(width:height:)` of one number of each.
  private func differInNumbers(_ fitting: [Fitting]) -> Bool {
    let members = fitting.compactMap(\.callee.member)
    return members.count == fitting.count && members.allSatisfy(\.file.isLibrary)
      && Set(members.map(\.fullName)).count == 1 && Set(members.map(\.owner)).count == 1
      && fitting.allSatisfy { one in
        one.callee.parameters.allSatisfy { $0.type.declaration?.number == .decimal }
      }
  }

  /// Where nobody knows the type of an argument, and the functions differ in it: of the library they are
  /// one function, which looks at the value; nil where the types decide.
  private func openChoice(
    _ fitting: [Fitting], _ probes: [Probe], _ node: Int
  ) throws(Diagnostic) -> Fitting? {
    guard fitting.count > 1 else { return nil }
    let isOpen = probes.indices.contains { index in
      let probe = probes[index]
      guard probe.type.isUnknown, !probe.isNil, probe.closureArity == nil, probe.implicitName == nil
      else { return false }
      let types = fitting.map { one in
        one.filled.firstIndex { $0.contains(index) }.map { one.callee.parameters[$0].type }
      }
      return Set(types).count > 1
    }
    guard isOpen else { return nil }
    let fitting = fitting.filter { !isAll(node, of: $0.callee.member) }
    guard fitting.count > 1 else { return fitting.first }
    let members = fitting.compactMap(\.callee.member)
    guard members.count == fitting.count, members.allSatisfy(\.file.isLibrary),
      Set(members.map(\.fullName)).count == 1, Set(members.map(\.owner)).count == 1
    else {
      throw notFollowed(node, "which of \(fitting.count) functions is meant")
    }
    // What is native looks at the value.
    let chosen = fitting.first { $0.callee.member.flatMap { $0.file.child($0.node, .body) } == nil }
    let (first, filled) = chosen ?? fitting[0]
    let parameters = first.parameters.map {
      Callee.Parameter(label: $0.label, type: .unknown, hasDefault: $0.hasDefault)
    }
    let open = Callee(
      kind: first.kind, member: first.member, parameters: parameters,
      result: Set(fitting.map(\.callee.result)).count == 1 ? first.result : .unknown,
      types: first.types, made: first.made)
    return (open, filled)
  }

  /// Whether a call is all that a function does, which is compiled: it would never end if it called itself.
  func isAll(_ call: Int, of called: Member?) -> Bool {
    guard let called, called === member, let body = file.child(called.node, .body) else {
      return false
    }
    let items = file.children(body, .item)
    let given = items.last.flatMap { item in
      switch file.kind(item) {
      case .returnStatement: file.child(item, .value)
      case .assignment: file.child(item, .right)
      default: item
      }
    }
    return items.count == 1 && given == call
  }

  /// Those of several functions that take values of certain types with the least conversion.
  func cheapest(
    _ callees: [Callee], taking types: [SwiftType], giving result: SwiftType
  ) -> [Callee] {
    guard !types.contains(where: \.isUnknown) else { return callees }
    let probes = types.map {
      Probe(type: $0, isNil: false, closureArity: nil, implicitName: nil)
    }
    let ranked = callees.compactMap { callee -> (Callee, Int)? in
      guard callee.parameters.count == types.count else { return nil }
      let filled = types.indices.map { [$0] }
      return cost(of: (callee, filled), probes, result).map { (callee, $0) }
    }
    let least = ranked.map(\.1).min()
    return ranked.filter { $0.1 == least }.map(\.0)
  }

  /// Whether the code stands in a function with generic parameters, or in an extension of a protocol:
  /// there Swift chooses overloads before it knows the types.
  var isGeneric: Bool {
    if let member, !member.genericParameters.isEmpty || member.owner?.kind == .protocol {
      return true
    }
    return parent?.isGeneric ?? false
  }

  /// What is known of an argument before a function is chosen.
  private struct Probe {
    let type: SwiftType
    let isNil: Bool
    let closureArity: Int?
    let implicitName: String?
    var isPath = false
    /// Whether it is written as an array.
    var isArray = false
    /// What a closure asks of its only parameter.
    var reads = ClosureReads()
    /// The arguments of `.init(…)`.
    var madeWith: [Argument]?
  }

  private func probe(_ argument: Argument) -> Probe {
    let node = argument.inOut ?? argument.node
    if let given = argument.given {
      return Probe(type: given.type, isNil: false, closureArity: nil, implicitName: nil)
    }
    switch file.kind(node) {
    case .closure:
      return Probe(
        type: .unknown, isNil: false, closureArity: closureArity(node), implicitName: nil,
        reads: reads(of: node))
    case .keyPath:
      return Probe(
        type: .unknown, isNil: false, closureArity: 1, implicitName: nil, isPath: true)
    case .nothing: return Probe(type: .unknown, isNil: true, closureArity: nil, implicitName: nil)
    default: break
    }
    if let name = implicitName(node) ?? implicitChoice(node) {
      let isMade =
        name == "init" && file.kind(node) == .call
        && file.child(node, .base).map { file.child($0, .base) == nil } == true
      return Probe(
        type: .unknown, isNil: false, closureArity: nil, implicitName: name,
        madeWith: isMade ? Argument.all(node, file) : nil)
    }
    let type = probed[node] ?? compile(node).type
    probed[node] = type
    return Probe(
      type: type, isNil: false, closureArity: nil, implicitName: nil,
      isArray: file.kind(node) == .array)
  }

  /// The first name of `isOn ? .red : .gray`; nil for other expressions.
  private func implicitChoice(_ node: Int) -> String? {
    guard file.kind(node) == .ternary, let first = file.child(node, .body),
      let other = file.child(node, .alternative), implicitName(other) != nil
    else { return nil }
    return implicitName(first)
  }

  /// Whether `.init(…)` of a type takes these arguments by their labels.
  private func makes(_ type: SwiftType, _ arguments: [Argument]) -> Bool {
    guard let declaration = type.declaration, !type.isOfViews, !declaration.isOpen,
      declaration.kind == .struct, let callees = try? initializers(of: type, 0)
    else { return true }
    return callees.contains { $0.arrange(arguments) != nil }
  }

  /// The name of `.name`, of `.name(…)` and `.name[…]`, and of what goes on behind; nil for other expressions.
  func implicitName(_ node: Int) -> String? {
    switch file.kind(node) {
    case .member:
      if let base = file.child(node, .base) { return implicitName(base) }
      return file.child(node, .name).map { file.name($0) }
    case .call, .subscriptCall, .forced:
      return file.child(node, .base).flatMap { implicitName($0) }
    default: return nil
    }
  }

  /// How much must be converted for a function to take the arguments; nil where it takes others.
  private func cost(of one: Fitting, _ probes: [Probe], _ expected: SwiftType) -> Int? {
    var found: Substitution = [:]
    var cost = 0
    for (place, indices) in one.filled.enumerated() {
      let type = one.callee.parameters[place].type
      if indices.isEmpty { cost += 1 }
      for index in indices {
        guard let extra = self.cost(of: probes[index], as: type, &found) else { return nil }
        cost += extra
      }
    }
    if !expected.isUnknown, !one.callee.result.isUnknown {
      var types = found
      let result = one.callee.result.substituting(found)
      if !result.matches(expected, &types), !expected.unwrapped.matches(result, &types) {
        cost += 200
      } else if expected.wrapped != nil, result.wrapped == nil, !result.isPartlyUnknown {
        cost += Self.costOfOptional
      }
    }
    return cost
  }

  // What Swift weighs before all else: a number that is not as it is written, then a value that becomes
  // an optional.
  private static let costOfOptional = 10
  private static let costOfOtherLiteral = 24
  /// Of a closure that reads what the type of its parameter has not.
  private static let costOfLackingMembers = 10

  private func cost(of probe: Probe, as type: SwiftType, _ found: inout Substitution) -> Int? {
    if probe.isNil { return type.wrapped != nil ? 0 : type.isPartlyUnknown ? 5 : nil }
    if let name = probe.implicitName {
      if type.wrapped != nil, ["none", "some"].contains(name) { return 0 }
      guard let declaration = type.unwrapped.declaration else { return 5 }
      if let made = probe.madeWith { return makes(type.unwrapped, made) ? 0 : 30 }
      return declaration.members(name).contains { $0.isStatic } ? 0 : nil
    }
    if probe.isPath, type.isNamed("KeyPath") { return 0 }
    if let arity = probe.closureArity {
      guard case .function(let parameters, _) = type.unwrapped else {
        return type.isPartlyUnknown ? 5 : nil
      }
      // A function of two cannot be a path; a closure must name all that it is given, or take a tuple apart.
      if probe.isPath { return arity == parameters.count ? 0 : nil }
      guard arity != parameters.count else {
        let mayFit = parameters.first.map { probe.reads.mayRead($0) } ?? true
        return mayFit ? 0 : Self.costOfLackingMembers
      }
      if arity < parameters.count { return 10 }
      guard parameters.count == 1 else { return nil }
      let only = parameters[0].substituting(found)
      if case .tuple(let fields) = only { return fields.count == arity ? 1 : nil }
      return only.isPartlyUnknown ? 2 : nil
    }
    // `[.top, .bottom]` may be a set of options.
    if probe.isArray, let set = type.unwrapped.declaration,
      set.inherits(fromLibrary: "OptionSet") || set.name == "Set"
    {
      return 1
    }
    guard probe.type.matches(type, &found) else { return nil }
    // Of a type that nobody knows a type goes before that the argument has.
    if type.isUnknown, !probe.type.isUnknown { return 1 }
    switch (probe.type, type) {
    case (.literal(let isDecimal, _), .nominal(let declaration, _)):
      if declaration.kind == .protocol { return 3 }
      if let wrapped = type.wrapped {
        return self.cost(of: probe, as: wrapped, &found).map { $0 + Self.costOfOptional }
      }
      return ((declaration.number != .integer) == isDecimal ? 0 : Self.costOfOtherLiteral)
        + (["CGFloat", "Decimal", "Float", "Int64"].contains(declaration.name)
          || declaration.integerBounds != nil
          ? 1 : 0)
    case (_, .parameter): return 3
    case (.nominal(let own, _), .nominal(let wanted, _)):
      if own === wanted { return 0 }
      if let wrapped = type.wrapped {
        return self.cost(of: probe, as: wrapped, &found).map { $0 + Self.costOfOptional }
      }
      return wanted.isAny ? 6 : wanted.kind == .protocol ? 4 : own.kind == .class ? 1 : 2
    default: return probe.type.isUnknown ? 1 : 0
    }
  }
}
