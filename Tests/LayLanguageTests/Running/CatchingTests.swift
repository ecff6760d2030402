import LayEngine
import Testing

@testable import LayLanguage

@Suite struct CatchingTests {
  /// Defines what a text says, and runs work in a function with one local.
  private func run(
    _ source: String, _ work: @escaping (inout Machine) throws(Diagnostic) -> Value
  ) -> Result<Value, Diagnostic> {
    DeepStack.run {
      let interpreter = Interpreter()
      _ = Trial(source, in: interpreter)
      let span = SourceSpan(source: 0, start: 0, end: 0)
      let store = CodeStore()
      let code = WorkCode(work)
      store.add(code)
      let lambda = Lambda(
        name: nil, span: span, parameters: .init(), body: code, captureCount: 0,
        need: FrameNeed(locals: 1, slots: 8, stackBytes: 4096), isOfSwift: false)
      let function = Closure(lambda, captures: .allocate(capacity: 1), store: store)
      do throws(Diagnostic) {
        return .success(try interpreter.runtime.callAt(function, [], CallSite(at: span)))
      } catch {
        return .failure(error)
      }
    }
  }

  private static var site: CallSite { CallSite(at: nil) }

  private static func call(
    _ name: String, _ arguments: [Value], _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    let slot = machine.runtime.globals.slot(machine.runtime.symbols.intern(name))
    guard case .function(let function) = slot.pointee.value else { return .nothing }
    return try machine.call(function, with: arguments, site)
  }

  @Test func `after an error the machine stands where it stood`() throws {
    let outcome = run("(define (fails a b) (let ((c 3)) (list a c (error \"no\"))))") {
      machine throws(Diagnostic) in
      machine.frame[0] = .number(7)
      machine.push(.number(1))
      let (frame, top) = (machine.frame, machine.top)
      let running = machine.runningFunction
      let caught = try machine.catching { machine throws(Diagnostic) in
        machine.push(.number(2))
        return try Self.call("fails", [.nothing, .truth(true)], &machine)
      }
      guard case .failure(let error) = caught else { return .nothing }
      #expect(error.message == "no")
      #expect(machine.frame == frame)
      #expect(machine.top == top)
      #expect(machine.runningFunction.isEqual(to: running))
      machine.drop(to: top - 1)
      return machine.frame[0]
    }
    guard case .number(7) = try outcome.get() else {
      Issue.record("\(try ValueDescription.written(outcome.get()))")
      return
    }
  }

  @Test func `what is caught leaves no call in tail position behind`() throws {
    let outcome = run("(define (fails n) (if (= n 0) (error \"no\") (fails (- n 1))))") {
      machine throws(Diagnostic) in
      machine.frame[0] = .number(0)
      for _ in 0..<3 {
        let caught = try machine.catching { machine throws(Diagnostic) in
          try Self.call("fails", [.number(5)], &machine)
        }
        if case .failure = caught, case .number(let count) = machine.frame[0] {
          machine.frame[0] = .number(count + 1)
        }
      }
      return machine.frame[0]
    }
    #expect(try ValueDescription.written(outcome.get()) == "3")
  }

  @Test(arguments: [StopReason.interrupted, .outOfMemory])
  func `nobody goes on after a limit is reached`(_ reason: StopReason) {
    let outcome = run("") { machine throws(Diagnostic) in
      machine.frame[0] = .number(7)
      _ = try machine.catching { _ throws(Diagnostic) in throw Diagnostic(reason, at: nil) }
      return machine.frame[0]
    }
    guard case .failure(let error) = outcome else {
      Issue.record("it goes on")
      return
    }
    #expect(error.message == reason.complaint.message)
  }
}
