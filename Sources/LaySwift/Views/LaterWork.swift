import LayEngine
import LayLanguage

// What tasks and queues of the code do later.
//
// - Rule: it is done behind the action that starts it; what a body starts, behind the layout. It ends where it
//   waits for what only time or another computer gives.

extension SwiftRuntime {
  /// Work that is put off.
  struct LaterWork {
    let function: Value
    let span: SourceSpan
    var task: StartedTask?
  }

  /// The task of put off work: its state, and what takes the value or the error that it ends with.
  struct StartedTask {
    let state: Value
    let done: Value
    let failed: Value
  }

  /// Whether an error leaves the code around it: one that Swift code throws, or the end of what waits.
  func leaves(_ error: Diagnostic) -> Bool {
    error.isSame(as: throwing) || error.isSame(as: waiting)
  }

  /// Whether what makes a view has come to where an action ends, since it waits; that is told already.
  ///
  /// A search for the value of a view ends by the same error.
  func waits(_ error: Diagnostic) -> Bool {
    error.isSame(as: waiting) && sought?.isComplete != true
  }

  /// An action with what it puts off; nothing for nil.
  func action(
    _ action: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .function(let function) = action.unwrapped ?? action else { return .nothing }
    return try self.function(of: function.parameterCount, &machine, span) {
      [self] values, machine throws(Diagnostic) in
      try perform(.function(function), values, &machine, span)
      try doLaterWork(&machine)
      return .nothing
    }
  }

  /// Runs an action up to where it waits, or to an error that nobody catches.
  private func perform(
    _ action: Value, _ values: [Value], _ machine: inout Machine, _ span: SourceSpan,
    of task: StartedTask? = nil
  ) throws(Diagnostic) {
    let around = runningTask
    runningTask = task?.state
    defer { runningTask = around }
    let outcome = try machine.catching { machine throws(Diagnostic) in
      try call(action, values, &machine, span)
    }
    switch outcome {
    case .success(let value):
      if let task { _ = try call(task.done, [value], &machine, span) }
    case .failure(let error) where error.isSame(as: throwing):
      if let task { _ = try call(task.failed, [thrown], &machine, span) }
    case .failure: break
    }
    if case .success(let value) = outcome, let unknown = value.unknown { remark(unknown.error) }
    guard case .failure(let error) = outcome, !leaves(error) else { return }
    guard forgives, !error.isLimit else { throw error }
    remark(error, .leftOut)
  }

  private func doLaterWork(_ machine: inout Machine) throws(Diagnostic) {
    while !laterWork.isEmpty { try doNextWork(&machine) }
  }

  fileprivate func doNextWork(_ machine: inout Machine) throws(Diagnostic) {
    let work = laterWork.removeFirst()
    try machine.countTurn(work.span)
    try perform(work.function, [], &machine, work.span, of: work.task)
  }

  /// Views that do what making them has put off, when they are laid out and whenever their size changes.
  func doingLaterWork(
    _ views: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard !laterWork.isEmpty else { return views }
    let work = laterWork
    switch views {
    case .view: break
    case .list(let list):
      guard let first = list.elements.first else { return views }
      let made = try doingLaterWork(first, &machine, span)
      return .list(of: [made] + list.elements.dropFirst())
    default: return views
    }
    laterWork = []
    let size = try function(of: 1, &machine, span) { [self] values, _ in
      self.size(of: values[0].field("size"))
    }
    let action = try function(of: 1, &machine, span) { [self] _, machine throws(Diagnostic) in
      laterWork += work
      try doLaterWork(&machine)
      return .nothing
    }
    let call = NativeCall(
      values: [views], runtime: self, span: span, types: [:], result: library.view)
    return try call.modified("on-geometry-change", [(nil, size), (nil, action)], &machine)
  }
}

extension Value {
  /// Whether these are no views, or empty ones.
  var showsNothing: Bool {
    switch self {
    case .nothing: true
    case .view(let view):
      view.content is EmptyView
        || view.content is Group && view.children.allSatisfy { Value.view($0).showsNothing }
    case .list(let list): list.elements.allSatisfy(\.showsNothing)
    default: false
    }
  }
}

extension CodeContext {
  /// What `await` gives.
  ///
  /// - Rule: what is not known ends the action that waits for it, as nobody here can tell what comes, or when.
  func waited(for node: Int, _ expected: SwiftType) -> Expression {
    let value = compile(node, expected)
    let (run, runtime, span) = (value.run, runtime, span(node))
    return Expression(value.type) { machine throws(Diagnostic) in
      let cause: Diagnostic
      switch try machine.catching(run) {
      case .success(let found):
        guard let unknown = found.unknown else { return found }
        cause = unknown.error
      case .failure(let error):
        if runtime.leaves(error) || error.isLimit { throw error }
        cause = error
      }
      runtime.remark(.waits(for: cause, in: span))
      throw runtime.waiting
    }
  }
}

extension Diagnostic {
  /// What is told of something that is waited for and not known: where it came up, or where it is waited for.
  fileprivate static func waits(for cause: Diagnostic, in span: SourceSpan) -> Diagnostic {
    let place = cause.span ?? span
    let complaint = Complaint(.isWaitedFor, hint: cause.message)
    guard place.source != span.source || place.start < span.start || span.end < place.end else {
      return Diagnostic(complaint, at: place)
    }
    return Diagnostic(complaint, at: span, notes: [Note("this is not known", at: place)])
  }
}

/// What starts work later, and what waits.
enum LaterNatives {
  static let all: [String: Native] = [
    "Task.putOff(_:_:_:_:)": .function { _, call in
      call.putOff(call[1], of: .init(state: call[0], done: call[2], failed: call[3]))
      return call.runtime.void
    },
    "Task.current()": .function { _, call in .optional(call.runtime.runningTask) },
    "Task.result": .function(result),
    "Task.value": .function { machine, call throws(Diagnostic) in
      guard let box = try result(&machine, call).declaredCase, let payload = box.payload.first
      else { throw call.unfollowed("the value of this task") }
      if box.declared.name == "success" { return payload }
      call.runtime.thrown = payload
      throw call.runtime.throwing
    },
    "Task.sleep(for:)": sleep,
    "Task.sleep(for:tolerance:)": sleep,
    "Task.sleep(until:)": sleep,
    "Task.sleep(nanoseconds:)": sleep,
    "Task.sleep(_:)": .function(wait),
    "Task.wait()": .function(wait),
    "Task.yield()": .function { machine, call throws(Diagnostic) in
      for _ in call.runtime.laterWork where !call.runtime.laterWork.isEmpty {
        try call.runtime.doNextWork(&machine)
      }
      return call.runtime.void
    },
    "DispatchQueue.async(execute:)": .function { _, call in
      call.putOff(call[1])
      return call.runtime.void
    },
    "DispatchQueue.asyncAfter(deadline:execute:)": .function { _, call in
      call.runtime.remark(
        Diagnostic(Complaint("what happens only after some time is not followed"), at: call.span))
      return call.runtime.void
    },
    // The objects of a type among those that the code has put into the store of the app.
    "Query.wrappedValue": .function { machine, call throws(Diagnostic) in
      let runtime = call.runtime
      guard let member = runtime.library.declaration("Query")?.declared("container").first,
        case .object(let container) = try machine.call(
          try runtime.instance(member, .body, call.types).function(&machine), with: [call[0]],
          CallSite(of: member.name, at: call.span)),
        case .list(let models)? = container.part("models"),
        case .truth(let isInMemory)? = container.part("isInMemory"),
        isInMemory || !models.elements.isEmpty,
        let wanted = call.types["Result"]?.associated("Element")?.declaration
      else { return try found(&machine, call) }
      let ofType = models.elements.filter {
        runtime.declaration(of: $0)?.inherits(from: wanted) ?? false
      }
      return try runtime.call(call[0].part(at: 0), [.list(of: ofType)], &machine, call.span)
    },
    "FetchRequest.wrappedValue": .function(found),
  ]

  private static func wait(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    call.runtime.remark(Diagnostic(Complaint(.isWaitedFor), at: call.span))
    throw call.runtime.waiting
  }

  /// How a task ended; what was put off before it is done first, in its order.
  private static func result(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard case .object(let state) = call[0].part(at: 0) else {
      throw call.unfollowed("the value of this task")
    }
    while true {
      if let outcome = state.part("outcome")?.unwrapped { return outcome }
      if call.runtime.laterWork.isEmpty { return try wait(&machine, call) }
      try call.runtime.doNextWork(&machine)
    }
  }

  /// A task that is cancelled does not wait: it throws.
  private static let sleep = Native.function { machine, call throws(Diagnostic) in
    guard case .object(let task)? = call.runtime.runningTask,
      case .truth(true)? = task.part("isCancelled"),
      let error = call.runtime.library.declaration("CancellationError")
    else { return try wait(&machine, call) }
    call.runtime.thrown = .compound(error.partNames([]), [.truth(true)])
    throw call.runtime.throwing
  }

  /// What is in the store of an app, which has nothing in it.
  private static func found(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    call.runtime.remark(
      Diagnostic(
        Complaint(
          "what is in the store of the app is not known here: nothing is found",
          hint: "show the view with a list of your own"), at: call.span))
    return .list(of: [])
  }
}

extension NativeCall {
  fileprivate func putOff(_ work: Value, of task: SwiftRuntime.StartedTask? = nil) {
    runtime.laterWork.append(.init(function: work, span: span, task: task))
  }
}

extension String {
  fileprivate static let isWaitedFor =
    "what is waited for is not known here: what comes after it is not followed"
}
