import LayEngine
import LayProcess

/// Runs code: a stack of values, and the frame of the running function on it.
///
/// It is passed `inout` and never kept in a class field while it runs, since each access to a field
/// would be checked for exclusivity. Every slot from `bottom` to `top` always holds a value, so
/// that errors need no clean-up on their way: who catches one uses `catching`, which restores the
/// machine.
package struct Machine {
  /// How many calls or turns of a loop go by between two checks of the limits.
  static let pollInterval = 1000
  /// How many values the stack holds: enough for a recursion some hundred thousand deep, and less
  /// where that would take more than a sixteenth of the address space.
  static let stackSize = min(1 << 20, AddressSpace.most / 16 / MemoryLayout<Value>.stride)

  /// The locals of the running function.
  var frame: UnsafeMutablePointer<Value>
  var top: UnsafeMutablePointer<Value>
  let bottom: UnsafeMutablePointer<Value>
  let limit: UnsafeMutablePointer<Value>
  /// The running function, which its caller retains.
  private var running: Unmanaged<Closure>?
  private var ticks = Machine.pollInterval
  /// The lowest address that the native stack may reach.
  private var floor = StackFloor(address: 0)
  /// The same for functions that were made from Swift code.
  private var floorInSwift = StackFloor(address: 0)
  /// The function of a call in tail position that is still to be made.
  private var tailClosure: Closure?
  private var tailSite: CallSite?
  private var tailCount = 0
  /// The value of `return`, on its way to the function that it leaves.
  private var returned = Value.nothing
  /// The site of the last call whose arguments were arranged; valid only while a function with
  /// `wantsSite` begins.
  var arrangedSite: Unmanaged<CallSite>?
  let runtime: Runtime

  init(_ runtime: Runtime) {
    self.runtime = runtime
    bottom = .allocate(capacity: Self.stackSize)
    limit = bottom + Self.stackSize
    frame = bottom
    top = bottom
  }

  func deallocate() {
    bottom.deinitialize(count: top - bottom)
    bottom.deallocate()
  }

  @inline(__always)
  package mutating func push(_ value: consuming Value) {
    top.initialize(to: value)
    top += 1
  }

  @inline(__always)
  package func capture(_ index: Int) -> Value {
    guard let running else { return .nothing }
    return running._withUnsafeGuaranteedRef { $0.captures[index] }
  }

  /// The value of a variable of the running function.
  func local(_ slot: Int, isInCell: Bool) -> Value {
    guard isInCell, case .object(let object) = frame[slot] else { return frame[slot] }
    return unsafeDowncast(object, to: Cell.self).value
  }

  /// Leaves the running function with a value.
  mutating func leave(with value: consuming Value) throws(Diagnostic) -> Never {
    returned = value
    throw EarlyExit.returning
  }

  mutating func takeReturned() -> Value {
    let value = returned
    returned = .nothing
    return value
  }

  var runningFunction: Value {
    guard let running else { return .nothing }
    return .function(running.takeUnretainedValue())
  }
}

extension Machine {
  /// Calls a function with the topmost values as its arguments, and pops them.
  @inline(__always)
  package mutating func call(
    _ function: Function, _ count: Int, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    guard function.isClosure else {
      return try call(unsafeDowncast(function, to: Builtin.self).declaration, count, site)
    }
    return try call(unsafeDowncast(function, to: Closure.self), count, site)
  }

  @inline(__always)
  mutating func call(
    _ closure: Closure, _ count: Int, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    let caller = (frame, running)
    try enter(closure, count, site)
    do throws(Diagnostic) {
      var value = try closure.body.run(&self)
      if tailClosure != nil { value = try makeTailCalls() }
      drop(to: frame)
      (frame, running) = caller
      return value
    } catch {
      throw error.calledIn(closure.lambda.name).calledFrom(site)
    }
  }

  /// Pops the values above a place in the stack.
  @inline(__always)
  mutating func drop(to place: UnsafeMutablePointer<Value>) {
    while top > place {
      top -= 1
      top.deinitialize(count: 1)
    }
  }

  /// Makes the calls that bodies left in tail position, one after the other, in the same frame.
  @inline(never)
  private mutating func makeTailCalls() throws(Diagnostic) -> Value {
    var value = Value.nothing
    while let closure = tailClosure, let site = tailSite {
      tailClosure = nil
      try enter(closure, tailCount, site)
      value = try closure.body.run(&self)
    }
    return value
  }

  /// Calls a function, or, in tail position, leaves the call of a closure to `makeTailCalls`.
  @inline(__always)
  mutating func call(
    _ function: Function, _ count: Int, _ site: CallSite, isTail: Bool
  ) throws(Diagnostic) -> Value {
    guard isTail, function.isClosure else { return try call(function, count, site) }
    // The arguments move down into the frame that is left.
    let arguments = top - count
    frame.deinitialize(count: arguments - frame)
    frame.moveInitialize(from: arguments, count: count)
    top = frame + count
    tailClosure = unsafeDowncast(function, to: Closure.self)
    tailSite = site
    tailCount = count
    return .nothing
  }

  /// Makes a frame for a closure, which begins with the arguments.
  @inline(__always)
  private mutating func enter(
    _ closure: Closure, _ count: Int, _ site: CallSite
  ) throws(Diagnostic) {
    let lambda = closure.lambda
    ticks -= 1
    if ticks <= 0 { try poll(site.span) }
    guard (lambda.isOfSwift ? floorInSwift : floor).hasRoom(for: lambda.need.stackBytes),
      top + lambda.need.slots < limit
    else {
      throw Diagnostic(lambda.isOfSwift ? .tooDeepInSwift : .tooDeep, at: site.span)
        .calledIn(lambda.name)
    }
    frame = top - count
    running = .passUnretained(closure)
    if lambda.isSimple, count == lambda.requiredCount, !site.hasKeywords {
      var missing = lambda.need.locals - count
      while missing > 0 {
        push(.nothing)
        missing -= 1
      }
    } else {
      try arrange(lambda, count, site)
    }
  }

  /// Counts a turn of a loop and checks the limits now and then.
  @inline(__always)
  package mutating func countTurn(_ span: SourceSpan) throws(Diagnostic) {
    ticks -= 1
    if ticks <= 0 { try poll(span) }
  }

  /// Counts the making of `count` bytes like the turns of a loop that take as long.
  @inline(never)
  mutating func countBytes(_ count: Int, _ span: SourceSpan) throws(Diagnostic) {
    ticks -= count / 256
    if ticks <= 0 { try poll(span) }
  }

  @inline(never)
  private mutating func poll(_ span: SourceSpan) throws(Diagnostic) {
    ticks = Self.pollInterval
    try runtime.checkLimits(at: span)
  }

  /// Calls the function in a global variable with two values, where no specialized code applies.
  @inline(never)
  mutating func call(
    _ slot: GlobalPointer, _ left: Value, _ right: Value, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    guard let function = function(slot, site) else { throw notAFunction(slot, site) }
    push(left)
    push(right)
    return try call(function, 2, site)
  }

  /// Makes sure that there is room for a call with `count` values that a builtin makes.
  @inline(__always)
  func prepareCall(of count: Int, _ site: CallSite) throws(Diagnostic) {
    guard !floor.isReached else { throw Diagnostic(.tooDeep, at: site.span) }
    guard top + count + 1 < limit else {
      throw Diagnostic(count > Self.stackSize / 2 ? .tooManyValues(count) : .tooDeep, at: site.span)
    }
  }

  /// Calls a function for a builtin, as `map` does.
  package mutating func call(
    _ function: Function, with arguments: [Value], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    try prepareCall(of: arguments.count, site)
    for argument in arguments { push(argument) }
    return try call(function, arguments.count, site)
  }

  /// Runs the code of an item in a frame of its own.
  mutating func run(_ code: Code, need: FrameNeed, span: SourceSpan) throws(Diagnostic)
    -> Value
  {
    try guarded { machine throws(Diagnostic) in
      guard machine.floor.hasRoom(for: need.stackBytes), machine.top + need.slots < machine.limit
      else { throw Diagnostic(.nestedTooDeeply, at: span) }
      machine.frame = machine.top
      machine.running = nil
      for _ in 0..<need.locals { machine.push(.nothing) }
      return try code.run(&machine)
    }
  }

  /// Calls a function from outside of the program: an error leaves the machine as it was.
  ///
  /// A number that moves is given as it is at the present length.
  mutating func callFromOutside(
    _ function: Function, with arguments: [Value], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    try guarded { machine throws(Diagnostic) in
      try machine.call(function, with: arguments, site)
    }.withoutMotion
  }

  private mutating func guarded(
    _ body: (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let before = position
    defer { restore(before) }
    floor = StackFloor.current
    floorInSwift = DeepStack.floorInSwift
    return try body(&self)
  }
}

/// Catching errors.
extension Machine {
  /// Where the machine stands in the program, which an error does not restore on its way.
  private struct Position {
    let frame, top: UnsafeMutablePointer<Value>
    let running: Unmanaged<Closure>?
    let floor, floorInSwift: StackFloor
  }

  private var position: Position {
    Position(
      frame: frame, top: top, running: running, floor: floor, floorInSwift: floorInSwift)
  }

  private mutating func restore(_ position: Position) {
    (frame, running) = (position.frame, position.running)
    (floor, floorInSwift) = (position.floor, position.floorInSwift)
    drop(to: position.top)
    (tailClosure, tailSite) = (nil, nil)
  }

  /// Runs something that may throw; after an error the machine is as it was before.
  ///
  /// - Rule: who goes on after an error of evaluation, or after an early exit, catches it here. What
  ///   only adds to an error and throws it further need not.
  /// - Throws: what nobody goes on after (`Diagnostic.isLimit`); the machine is as it was before then, too.
  package mutating func catching(
    _ body: (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Result<Value, Diagnostic> {
    let before = position
    do throws(Diagnostic) { return .success(try body(&self)) } catch {
      return try caught(error, before)
    }
  }

  /// Runs code that may throw, as `catching` does.
  package mutating func catching(_ code: Code) throws(Diagnostic) -> Result<Value, Diagnostic> {
    let before = position
    do throws(Diagnostic) { return .success(try code.run(&self)) } catch {
      return try caught(error, before)
    }
  }

  @inline(never)
  private mutating func caught(
    _ error: Diagnostic, _ before: Position
  ) throws(Diagnostic) -> Result<Value, Diagnostic> {
    restore(before)
    if error.isLimit { throw error }
    return .failure(error)
  }
}

extension Complaint {
  fileprivate static let tooDeep = Complaint(
    "this recursion is too deep", hint: "make the call the last thing that the function does",
    calls: [])

  fileprivate static let tooDeepInSwift = Complaint(
    "this uses itself without an end in sight", hint: "a condition can end it, as `if depth > 0`",
    calls: [])

  fileprivate static func tooManyValues(_ count: Int) -> Complaint {
    Complaint("\(count) values are too many for one call", hint: "carry them along with `fold`")
  }

  private static func name(_ lambda: Lambda) -> String {
    lambda.name.map { "`\($0)`" } ?? "this function"
  }

  fileprivate static func unknownKeyword(_ keyword: String, _ lambda: Lambda) -> Complaint {
    let known = lambda.parameters.keywords.map(\.keyword.name)
    let nearest = NearestName.nearest(to: keyword, among: known)
    return noArgument(
      keyword, of: name(lambda),
      hint: nearest.map { "did you mean `:\($0)`?" } ?? "write `\(lambda.usage)`")
  }

  fileprivate static func missing(_ parameter: String, _ lambda: Lambda) -> Complaint {
    missing("`\(parameter)`", of: name(lambda), hint: "write `\(lambda.usage)`")
  }

  fileprivate static func tooMany(_ count: Int, _ lambda: Lambda) -> Complaint {
    tooMany(count, of: name(lambda), taking: lambda.requiredCount, hint: "write `\(lambda.usage)`")
  }

  fileprivate static func notAFunction(_ name: String?, _ value: Value) -> Complaint {
    let what = ValueDescription.phrase(value)
    guard let name else {
      return Complaint("\(what) cannot be called", hint: "a list of values is written `(list …)`")
    }
    return Complaint("`\(name)` is \(what), which cannot be called", hint: "write `\(name)` alone")
  }
}

/// Calls whose arguments must be rearranged into a frame: keywords, defaults, a rest, mistakes.
extension Machine {
  /// Puts the arguments, which begin at `frame`, into the order of the parameters.
  @inline(never)
  mutating func arrange(_ lambda: Lambda, _ count: Int, _ site: CallSite) throws(Diagnostic) {
    let parameters = lambda.parameters
    var positional: [Value] = []
    var named: [Value?] = Array(repeating: nil, count: parameters.keywords.count)
    for index in 0..<count {
      guard let keyword = site.keyword(index) else {
        positional.append(frame[index])
        continue
      }
      guard let place = parameters.keywords.firstIndex(where: { $0.keyword == keyword }) else {
        throw Diagnostic(.unknownKeyword(keyword.name, lambda), at: site.span(ofKeyword: index))
      }
      guard named[place] == nil else {
        throw Diagnostic(.givenTwice(keyword.name), at: site.span(ofKeyword: index))
      }
      named[place] = frame[index]
    }
    try check(positional.count, lambda, site)
    frame.deinitialize(count: top - frame)
    top = frame
    for value in positional.prefix(lambda.requiredCount) { push(value) }
    while top - frame < lambda.need.locals { push(.nothing) }
    if parameters.hasRest {
      frame[lambda.requiredCount + named.count] = .list(
        List(ListElements(positional[lambda.requiredCount...])))
    }
    for slot in parameters.cellSlots {
      frame[slot] = .object(Cell(frame[slot], runtime))
    }
    try fillKeywords(parameters.keywords, named, from: lambda.requiredCount)
    arrangedSite = .passUnretained(site)
  }

  /// A default is evaluated in the function's own frame, after the parameters before it.
  private mutating func fillKeywords(
    _ parameters: [Lambda.KeywordParameter], _ given: [Value?], from first: Int
  ) throws(Diagnostic) {
    for (index, parameter) in parameters.enumerated() {
      var value = Value.nothing
      if let argument = given[index] {
        value = argument
      } else if let code = parameter.defaultValue {
        value = try code.run(&self)
      }
      frame[first + index] = parameter.isInCell ? .object(Cell(value, runtime)) : value
    }
  }

  private func check(_ count: Int, _ lambda: Lambda, _ site: CallSite) throws(Diagnostic) {
    if count < lambda.requiredCount {
      let missing = lambda.parameters.required[count].name
      throw Diagnostic(.missing(missing, lambda), at: site.span)
    }
    guard count > lambda.requiredCount, !lambda.parameters.hasRest else { return }
    throw Diagnostic(.tooMany(count, lambda), at: site.span(ofPositional: lambda.requiredCount))
  }

  /// Calls a builtin with the topmost values as its arguments, and takes them off.
  @inline(never)
  mutating func call(
    _ declaration: Declaration, _ count: Int, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    let base = top - count
    let outcome = withUnsafeMutablePointer(to: &self) { machine -> Result<Value, Diagnostic> in
      var arguments = Arguments(machine, declaration, site, base: base, count: count)
      do throws(Diagnostic) {
        try arguments.match()
        if declaration.kind == .modifier { return .success(try arguments.runModifier()) }
        let value = try declaration.run(&arguments)
        return .success(declaration.kind.makesViews ? arguments.named(value) : value)
      } catch {
        return .failure(error)
      }
    }
    let value = try outcome.get()
    drop(to: base)
    return value
  }

  func unknownName(
    _ name: String, at span: SourceSpan, in place: NamePlace = .item
  ) -> Diagnostic {
    runtime.unknownName(name, [], span, place)
  }

  /// Calls the builtin of the same name where a variable hides it and its value cannot be called.
  ///
  /// So a function with a parameter `proposal`, as in layouts, can still call `(proposal …)`.
  @inline(never)
  mutating func callHidden(
    _ value: Value, _ arguments: [Code], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    guard let function = hiddenFunction(site) else {
      throw Diagnostic(.notAFunction(site.name, value), at: site.headSpan)
    }
    try arguments.push(on: &self)
    return try call(function, arguments.count, site)
  }

  @inline(never)
  mutating func callHidden(
    _ slot: GlobalPointer, _ arguments: [Code], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    guard slot.pointee.isDefined else { throw notAFunction(slot, site) }
    return try callHidden(slot.pointee.value, arguments, site)
  }

  func notAFunction(_ slot: GlobalPointer, _ site: CallSite) -> Diagnostic {
    guard slot.pointee.isDefined else {
      return unknownName(slot.pointee.symbol.name, at: site.headSpan, in: .called)
    }
    return Diagnostic(.notAFunction(site.name, slot.pointee.value), at: site.headSpan)
  }

  /// The function of a global variable, or the builtin that the variable hides.
  func function(_ slot: GlobalPointer, _ site: CallSite) -> Function? {
    if case .function(let function) = slot.pointee.value { return function }
    return slot.pointee.isDefined ? hiddenFunction(site) : nil
  }

  private func hiddenFunction(_ site: CallSite) -> Function? {
    site.name.flatMap { runtime.builtinFunction(named: $0) }
  }
}

extension CallSite {
  /// The span of an argument by its place among those without keywords.
  func span(ofPositional ordinal: Int) -> SourceSpan {
    var seen = -1
    for index in argumentSpans.indices where keyword(index) == nil {
      seen += 1
      if seen == ordinal { return span(ofArgument: index) }
    }
    return span
  }
}

extension Runtime {
  func builtinFunction(named name: String) -> Function? {
    let slot = libraryGlobals.slot(symbols.intern(name))
    guard slot.pointee.isBuiltin, case .function(let function) = slot.pointee.value else {
      return nil
    }
    return function
  }
}
