import LayEngine

/// The arguments of one call of a builtin, such as `leading 4` and a view, matched and checked.
struct Arguments {
  static let mostParameters = 32

  let machine: UnsafeMutablePointer<Machine>
  let declaration: Declaration
  /// The declaration's signature, read once.
  let signature: Signature
  let site: CallSite
  let base: UnsafeMutablePointer<Value>
  let count: Int
  /// The index of the argument that each parameter got, or -1.
  private var bound = InlineArray<32, Int32>(repeating: -1)
  /// The first argument after the declared ones.
  var firstOfRest: Int
  /// The parameters that the arguments go to.
  let places: ArgumentPlaces
  /// The view that is modified in this run; a list is modified view by view.
  var modified: View?

  init(
    _ machine: UnsafeMutablePointer<Machine>, _ declaration: Declaration, _ site: CallSite,
    base: UnsafeMutablePointer<Value>, count: Int
  ) {
    self.machine = machine
    self.declaration = declaration
    signature = declaration.signature
    self.site = site
    self.base = base
    self.count = count
    firstOfRest = count
    places = site.places(count, of: declaration)
  }

  /// The argument that a modifier modifies.
  var viewIndex: Int? { places.modified }

  func argument(of parameter: Int) -> Int? {
    let argument = bound[parameter]
    return argument < 0 ? nil : Int(argument)
  }

  mutating func bind(_ parameter: Int, to argument: Int) { bound[parameter] = Int32(argument) }

  private func argument(named name: String) -> Int? {
    guard let parameter = signature.index(of: name) else {
      Self.isNotDeclared(name, by: declaration)
    }
    return argument(of: parameter)
  }

  /// Not inlined, so that callers do not contain the code that makes the message.
  @inline(never)
  private static func isNotDeclared(_ name: String, by declaration: Declaration) -> Never {
    preconditionFailure("`\(declaration.name)` does not declare `\(name)` as it is read")
  }

  /// The span of the whole call.
  var span: SourceSpan { site.span }

  var calledName: String { site.name ?? declaration.name }

  /// Where an argument stands; the whole call if it was not given.
  func span(of name: String) -> SourceSpan {
    argument(named: name).map { site.span(ofArgument: $0) } ?? site.span
  }
}

/// Typed access by the parameter's name. The types have been checked, so that nil means that an
/// argument was left out, or given as nil.
extension Arguments {
  /// Whether the declaration has a parameter of that name; of others nothing may be asked.
  func declares(_ name: String) -> Bool { signature.index(of: name) != nil }

  /// Whether an argument was given, also as nil.
  func isGiven(_ name: String) -> Bool { argument(named: name) != nil }

  /// Whether it was given as `:name value`.
  func hasKeyword(_ name: String) -> Bool {
    guard let argument = argument(named: name) else { return false }
    return site.keyword(argument) != nil
  }

  /// The value of an argument; nil if it was left out or given as nil.
  func given(_ name: String) -> Value? {
    if case .nothing? = value(name) { return nil }
    return value(name)
  }

  /// Complains if two arguments that say the same are both given.
  func requireOne(of name: String, _ other: String) throws(Diagnostic) {
    guard given(name) != nil, given(other) != nil else { return }
    throw complaint(.givenInTwoWays(calledName, name, other), about: other)
  }

  func value(_ name: String) -> Value? {
    // No closure, which would be given a copy of all arguments.
    guard let argument = argument(named: name) else { return nil }
    return base[argument]
  }

  func number(_ name: String) -> Double? {
    switch value(name) {
    case .number(let number): number
    case .object(let object): (object as? ProposalBox)?.isInfinite == true ? .infinity : nil
    default: nil
    }
  }

  func count(_ name: String) -> Int? {
    number(name).map { Int(exactly: $0) ?? ($0 < 0 ? .min : .max) }
  }

  func truth(_ name: String) -> Bool? {
    guard case .truth(let truth) = value(name) else { return nil }
    return truth
  }

  func string(_ name: String) -> String? {
    guard case .string(let box) = value(name) else { return nil }
    return box.text
  }

  func symbol(_ name: String) -> Symbol? {
    guard case .symbol(let symbol) = value(name) else { return nil }
    return symbol
  }

  func enumeration(_ name: String) -> String? { symbol(name)?.name }

  /// One name, or the names of a list.
  func enumerations(_ name: String) -> [String]? {
    switch value(name) {
    case .symbol(let symbol): [symbol.name]
    case .list(let list):
      list.elements.compactMap { if case .symbol(let symbol) = $0 { symbol.name } else { nil } }
    default: nil
    }
  }

  /// An object of the class `kind`.
  func object<Box: ObjectBox>(_ name: String, as kind: Box.Type) -> Box? {
    guard case .object(let object) = value(name) else { return nil }
    return object as? Box
  }

  func color(_ name: String) -> ColorName? {
    guard let value = value(name) else { return nil }
    guard case .string? = Optional(value), case .color? = declaration.parameter(name)?.type else {
      return ColorName(orAsset: value)
    }
    let color = ColorName(named: value)
    if let color, color.isAsset { runtime.noteAssetColor(color.text, at: span(of: name)) }
    return color
  }

  /// One color, or the colors of a list, as they are written.
  func colors(_ name: String) -> [String] {
    guard case .list(let list) = value(name) else { return color(name).map { [$0.text] } ?? [] }
    return list.elements.compactMap { ColorName(orAsset: $0)?.text }
  }

  func function(_ name: String) -> Function? {
    guard case .function(let function) = value(name) else { return nil }
    return function
  }

  func view(_ name: String) -> View? {
    guard case .view(let view) = value(name) else { return nil }
    return view
  }

  func list(_ name: String) -> List? {
    guard case .list(let list) = value(name) else { return nil }
    return list
  }

  /// The positional arguments after the declared ones, with their spans.
  var rest: [(value: Value, span: SourceSpan)] {
    restIndices.map { (base[$0], site.span(ofArgument: $0)) }
  }

  /// Whether a condition holds for the index of each rest argument.
  @inline(__always)
  func restHolds(_ isRight: (_ index: Int) -> Bool) -> Bool {
    for index in min(firstOfRest, count)..<count where places[index] == .inOrder {
      if !isRight(index) { return false }
    }
    return true
  }

  /// The positional arguments after the declared ones, without spans.
  var restValues: [Value] {
    guard site.hasKeywords || viewIndex != nil else {
      return Array(UnsafeBufferPointer(start: base + firstOfRest, count: count - firstOfRest))
    }
    return restIndices.map { base[$0] }
  }

  /// The positional arguments after the declared ones, as the storage of a list.
  var restElements: ListStorage {
    let elements = ListStorage(capacity: count - firstOfRest)
    for index in firstOfRest..<count where places[index] == .inOrder {
      elements.append(base[index])
    }
    return elements
  }

  /// How many positional arguments there are after the declared ones.
  var restCount: Int {
    site.hasKeywords || viewIndex != nil ? restIndices.count : count - firstOfRest
  }

  var restIndices: [Int] {
    guard firstOfRest < count else { return [] }
    return (firstOfRest..<count).filter { places[$0] == .inOrder }
  }
}

/// Access to required arguments; a parameter of another type is a mistake in the declaration, and
/// traps.
extension Arguments {
  func required<Result>(_ name: String, _ value: Result?) -> Result {
    guard let value else { Self.isNotDeclared(name, by: declaration) }
    return value
  }

  func requiredNumber(_ name: String) -> Double { required(name, number(name)) }
  func requiredString(_ name: String) -> String { required(name, string(name)) }
  func requiredFunction(_ name: String) -> Function { required(name, function(name)) }

  /// A list argument; nil counts as an empty list.
  func requiredList(_ name: String) -> List {
    if case .nothing = value(name) { return List([]) }
    return required(name, list(name))
  }

  func requiredValue(_ name: String) -> Value { required(name, value(name)) }

  func complaint(_ complaint: Complaint, about name: String? = nil) -> Diagnostic {
    Diagnostic(complaint, at: name.map { span(of: $0) } ?? span)
  }

  /// The runtime, which views keep if they call the program later.
  var runtime: Runtime { machine.pointee.runtime }

  func call(
    _ function: Function, _ arguments: [Value]
  ) throws(Diagnostic) -> Value {
    try machine.pointee.call(function, with: arguments, CallSite(from: site))
  }

  /// Checks the limits of the program now and then; to be called in each turn of a long loop.
  func countTurn() throws(Diagnostic) { try machine.pointee.countTurn(span) }

  /// Writes a line to the output of the session.
  func write(_ text: String) { machine.pointee.runtime.output(text) }

  func makeSymbol(_ name: String) -> Value {
    .symbol(machine.pointee.runtime.symbols.intern(name))
  }

  /// Gives each argument to its parameter, and complains about what does not fit.
  ///
  /// A keyword binds its parameter. Positional arguments bind the positional parameters in
  /// order; an optional one that does not accept the value is passed over. What is left over is
  /// the rest, and the last argument of a modifier is its view.
  mutating func match() throws(Diagnostic) {
    if declaration.kind == .modifier {
      try checkModifiedView()
    }
    if site.hasKeywords { try matchKeywords() }
    var next = 0
    for index in 0..<count where places[index] == .inOrder {
      if !(try matchPositional(index, &next)) { try matchRest(index) }
    }
    for place in signature.required where argument(of: place) == nil && !declaration.isInterface {
      throw Diagnostic(.missing(signature.parameters[place], self), at: span)
    }
  }

  private func keyword(_ index: Int) -> String { site.keyword(index)?.name ?? "" }

  private mutating func matchKeywords() throws(Diagnostic) {
    for index in 0..<count {
      switch places[index] {
      case .inOrder, .modified: continue
      case .nowhere where declaration.isInterface: continue
      case .nowhere:
        throw Diagnostic(.unknownKeyword(keyword(index), self), at: site.span(ofKeyword: index))
      case .parameter(let place):
        guard argument(of: place) == nil else {
          throw Diagnostic(.givenTwice(keyword(index)), at: site.span(ofKeyword: index))
        }
        try check(index, signature.parameters[place])
        bind(place, to: index)
      }
    }
  }

  /// Binds a positional argument.
  ///
  /// - Returns: false if it belongs to the rest.
  private mutating func matchPositional(
    _ index: Int, _ next: inout Int
  ) throws(Diagnostic) -> Bool {
    var passedOver: Parameter?
    while next < signature.positional.count {
      let place = signature.positional[next]
      let parameter = signature.parameters[place]
      next += 1
      if argument(of: place) != nil { continue }
      if fits(base[index], parameter) {
        bind(place, to: index)
        return true
      }
      guard parameter.isOptional else { throw wrongType(index, parameter) }
      passedOver = parameter
    }
    guard let passedOver, signature.rest == nil else { return false }
    throw wrongType(index, passedOver)
  }

  private mutating func matchRest(_ index: Int) throws(Diagnostic) {
    guard let rest = signature.rest else {
      if declaration.isInterface { return }
      throw Diagnostic(
        isFurtherView(index) ? .anotherView(self) : .tooMany(index, self),
        at: site.span(ofArgument: index))
    }
    firstOfRest = min(firstOfRest, index)
    if case .views = rest.type { return }
    guard rest.type.accepts(base[index]) else {
      throw Diagnostic(
        .wrongType(index, rest.type, for: nil, self), at: site.span(ofArgument: index))
    }
  }

  /// Whether this is a view in addition to the one that is modified.
  private func isFurtherView(_ index: Int) -> Bool {
    guard declaration.kind == .modifier, case .view = base[index] else { return false }
    return true
  }

  /// Whether a parameter takes a value.
  ///
  /// Nil for an optional parameter means that it is left out; lengths of views and tracks must not
  /// be NaN.
  private func fits(_ value: Value, _ parameter: Parameter) -> Bool {
    if case .number(let number) = value, number.isNaN, parameter.type.isMeasure,
      declaration.kind.isLaidOut
    {
      return false
    }
    if case .nothing = value, parameter.isOptional { return true }
    return parameter.type.accepts(value)
  }

  private func check(_ index: Int, _ parameter: Parameter) throws(Diagnostic) {
    if !fits(base[index], parameter) { throw wrongType(index, parameter) }
  }

  private func wrongType(_ index: Int, _ parameter: Parameter) -> Diagnostic {
    if isFurtherView(index), site.keyword(index) == nil {
      return Diagnostic(.anotherView(self), at: site.span(ofArgument: index))
    }
    return Diagnostic(
      .wrongType(index, parameter.type, for: parameter, self), at: site.span(ofArgument: index))
  }

  /// Checks the time and the memory that a list of `count` elements takes; called before it is
  /// made.
  func makeRoom(for count: Int) throws(Diagnostic) {
    try makeRoom(bytes: count * MemoryLayout<Value>.stride)
  }

  func makeRoom(bytes count: Int) throws(Diagnostic) {
    if count > 1000 { try machine.pointee.countBytes(count, span) }
    if count > GrowingList.manyBytes {
      try machine.pointee.runtime.checkMemory(adding: count, at: span)
    }
  }

  func append(_ value: Value, to list: inout GrowingList) throws(Diagnostic) {
    try list.append(value, machine.pointee.runtime, at: span)
  }

  /// A function argument that takes the values it will be called with; throws if it takes another
  /// number of them.
  ///
  /// - Parameter names: names for these values, as in the parameter list of a function.
  func callback(
    _ name: String = "function", passing names: [String]
  ) throws(Diagnostic) -> Callback {
    required(name, try optionalCallback(name, passing: names))
  }

  /// Like `callback`, for an argument that may be left out, or given as nil.
  func optionalCallback(
    _ name: String, passing names: [String]
  ) throws(Diagnostic) -> Callback? {
    guard let function = function(name) else { return nil }
    try function.require(calledName, passing: names, at: span(of: name))
    return Callback(function, machine, CallSite(from: site))
  }

  /// The rest arguments as lists; nil counts as an empty list.
  var restLists: [ListElements] {
    var lists: [ListElements] = []
    lists.reserveCapacity(count - firstOfRest)
    for index in firstOfRest..<count where places[index] == .inOrder {
      if case .list(let list) = base[index] {
        lists.append(list.elements)
      } else {
        lists.append(ListElements([]))
      }
    }
    return lists
  }
}

extension Complaint {
  fileprivate static func givenInTwoWays(
    _ owner: String, _ name: String, _ other: String
  ) -> Complaint {
    Complaint(
      "`\(owner)` takes either `\(name)` or `\(other)`, as in SwiftUI",
      hint: "remove one of them")
  }

  fileprivate static func takesOthers(
    _ name: String, _ lambda: Lambda, _ names: [String]
  ) -> Complaint {
    let values = names.count == 1 ? "1 value" : "\(names.count) values"
    let rest = lambda.parameters.hasRest ? " or more" : ""
    let count = lambda.requiredCount == 0 ? "none" : "\(lambda.requiredCount)"
    let function = lambda.name.map { "`\($0)`" } ?? "this function"
    return Complaint(
      "`\(name)` calls \(function) with \(values), and it takes \(count)\(rest)",
      hint: "write `(fn (\(names.joined(separator: " "))) …)`")
  }
}

/// A function that a builtin calls for each element of a list, as `f` of `(map f list)`.
struct Callback {
  let function: Function
  private let machine: UnsafeMutablePointer<Machine>
  private let site: CallSite
  /// The function as an operation on two numbers; nil if it is no arithmetic builtin.
  private let operation: ArithmeticOperation?

  init(_ function: Function, _ machine: UnsafeMutablePointer<Machine>, _ site: CallSite) {
    self.function = function
    self.machine = machine
    self.site = site
    let builtin = function.isClosure ? nil : unsafeDowncast(function, to: Builtin.self)
    operation = builtin?.declaration.operation
  }

  func callAsFunction(_ value: Value) throws(Diagnostic) -> Value {
    try machine.pointee.prepareCall(of: 1, site)
    machine.pointee.push(value)
    return try machine.pointee.call(function, 1, site)
  }

  func callAsFunction(_ first: Value, _ second: Value) throws(Diagnostic) -> Value {
    if let result = operation?.result(first, second) { return result }
    try machine.pointee.prepareCall(of: 2, site)
    machine.pointee.push(first)
    machine.pointee.push(second)
    return try machine.pointee.call(function, 2, site)
  }

  func callAsFunction(_ values: [Value]) throws(Diagnostic) -> Value {
    try machine.pointee.call(function, with: values, site)
  }
}

extension Function {
  /// Throws if the function takes another number of values than it will be called with.
  ///
  /// - Parameters:
  ///   - caller: the name of the builtin that will call it.
  ///   - names: names for the values, as in the parameter list of a function.
  func require(
    _ caller: String, passing names: [String], at span: SourceSpan
  ) throws(Diagnostic) {
    guard isClosure else { return }
    let lambda = unsafeDowncast(self, to: Closure.self).lambda
    let isEnough = lambda.requiredCount <= names.count
    guard isEnough, lambda.parameters.hasRest || lambda.requiredCount == names.count else {
      throw Diagnostic(.takesOthers(caller, lambda, names), at: span)
    }
  }
}
