import LayEngine

/// Runs code: a stack of values, and the frame of the running function on it.
///
/// It is passed `inout` and never kept in a class field while it runs, since each access to a field
/// would be checked for exclusivity. Every slot from `bottom` to `top` always holds a value, so
/// that errors need no clean-up on their way: the function that catches one drops the values above
/// its own top.
struct Machine {
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
  /// The function of a call in tail position that is still to be made; retained elsewhere.
  private var tailClosure: Unmanaged<Closure>?
  /// The function of that call, if no global variable retains it.
  private var tailOwner: Function?
  private var tailSite: Unmanaged<CallSite>?
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
  mutating func push(_ value: consuming Value) {
    top.initialize(to: value)
    top += 1
  }

  @inline(__always)
  func capture(_ index: Int) -> Value {
    guard let running else { return .nothing }
    return running._withUnsafeGuaranteedRef { $0.captures[index] }
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
  mutating func call(
    _ function: Function, _ count: Int, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    guard function.isClosure else {
      return try call(unsafeDowncast(function, to: Builtin.self), count, site)
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
      throw error.calledFrom(site)
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
      let owner = tailOwner
      if owner != nil { tailOwner = nil }
      let outcome = closure._withUnsafeGuaranteedRef { closure -> Result<Value, Diagnostic> in
        site._withUnsafeGuaranteedRef { site in
          do throws(Diagnostic) {
            try enter(closure, tailCount, site)
            return .success(try closure.body.run(&self))
          } catch {
            return .failure(error)
          }
        }
      }
      withExtendedLifetime(owner) {}
      value = try outcome.get()
    }
    return value
  }

  /// Moves the arguments down into the frame and leaves the call to `makeTailCalls`.
  @inline(__always)
  mutating func leaveTailCall(_ function: Function, _ count: Int, _ site: CallSite) {
    tailOwner = function
    leaveTailCall(.passUnretained(unsafeDowncast(function, to: Closure.self)), count, site)
  }

  /// Like `leaveTailCall`, for a function that a global variable retains.
  @inline(__always)
  mutating func leaveTailCall(_ closure: Unmanaged<Closure>, _ count: Int, _ site: CallSite) {
    let arguments = top - count
    // One by one: for the few values of a frame, a loop takes less time than calls of the Swift
    // runtime.
    var place = frame
    while place < arguments {
      place.deinitialize(count: 1)
      place += 1
    }
    place = frame
    for index in 0..<count {
      place.initialize(to: (arguments + index).move())
      place += 1
    }
    top = place
    tailClosure = closure
    tailSite = .passUnretained(site)
    tailCount = count
  }

  /// Makes a frame for a closure, which begins with the arguments.
  @inline(__always)
  private mutating func enter(
    _ closure: Closure, _ count: Int, _ site: CallSite
  ) throws(Diagnostic) {
    let lambda = closure.lambda
    ticks -= 1
    if ticks <= 0 { try poll(site.span) }
    guard floor.hasRoom(for: lambda.stackNeed), top + lambda.slotNeed < limit else {
      throw Diagnostic(.tooDeep, at: site.span)
    }
    frame = top - count
    running = .passUnretained(closure)
    if lambda.isSimple, count == lambda.requiredCount, !site.hasKeywords {
      var missing = lambda.frameSize - count
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
  mutating func countTurn(_ span: SourceSpan) throws(Diagnostic) {
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
}

extension Machine {
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
      throw Diagnostic(
        count > Self.stackSize / 2 ? .tooManyValues(count) : .tooDeep, at: site.span)
    }
  }

  /// Calls a function for a builtin, as `map` does.
  mutating func call(
    _ function: Function, with arguments: [Value], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    try prepareCall(of: arguments.count, site)
    for argument in arguments { push(argument) }
    return try call(function, arguments.count, site)
  }

  /// Runs the code of an item in a frame of its own.
  mutating func run(_ code: Code, scope: FunctionScope, span: SourceSpan) throws(Diagnostic)
    -> Value
  {
    let slotNeed = scope.frameSize + scope.mostTemporaries + 1
    return try guarded { machine throws(Diagnostic) in
      guard machine.floor.hasRoom(for: scope.stackNeed),
        machine.top + slotNeed < machine.limit
      else { throw Diagnostic(.nestedTooDeeply, at: span) }
      machine.frame = machine.top
      machine.running = nil
      for _ in 0..<scope.frameSize { machine.push(.nothing) }
      return try code.run(&machine)
    }
  }

  /// Calls a function from outside of the program: an error leaves the machine as it was.
  mutating func callFromOutside(
    _ function: Function, with arguments: [Value], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    try guarded { machine throws(Diagnostic) in
      try machine.call(function, with: arguments, site)
    }
  }

  private mutating func guarded(
    _ body: (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let saved = (frame, running, top - bottom)
    floor = StackFloor.current
    let outcome: Result<Value, Diagnostic>
    do throws(Diagnostic) { outcome = .success(try body(&self)) } catch {
      outcome = .failure(error)
    }
    (frame, running) = (saved.0, saved.1)
    let keptTop = bottom + saved.2
    drop(to: keptTop)
    tailClosure = nil
    tailOwner = nil
    if top == bottom { runtime.globals.freeRetired() }
    return try outcome.get()
  }
}

extension Complaint {
  fileprivate static let tooDeep = Complaint(
    "this recursion is too deep", hint: "make the call the last thing that the function does")

  fileprivate static func tooManyValues(_ count: Int) -> Complaint {
    Complaint("\(count) values are too many for one call", hint: "carry them along with `fold`")
  }
}
