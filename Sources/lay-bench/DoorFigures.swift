import LayEngine
import LayLanguage

/// Measures code that another module makes of closures: `fib(24)`, each construct a closure.
struct DoorFigures {
  let report: Report
  private let interpreter = Interpreter()
  private let store = CodeStore()
  private let span = SourceSpan(source: 0, start: 0, end: 0)

  func measure() throws {
    let top = FunctionScope(in: nil)
    let code = try fib(of: 24, in: top)
    let times = try DeepStack.run { () throws in
      try Stopwatch.least(
        rounds: 11,
        [{ _ = try interpreter.evaluate(code, in: top, store, at: span) }])
    }
    report.figure("fib-24-of-closures", times[0] / 1e6, "ms")
  }

  private func kept(
    _ work: @escaping (inout Machine) throws(Diagnostic) -> Value
  ) -> Code {
    let code = WorkCode(work)
    store.add(code)
    return code
  }

  /// `func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }`, and its call.
  private func fib(of number: Int, in top: FunctionScope) throws(Diagnostic) -> Code {
    let (name, n) = (interpreter.symbol("fib"), interpreter.symbol("n"))
    _ = top.bind(name, isInCell: true)
    let scope = FunctionScope(in: top)
    let slot = scope.bind(n, isInCell: false)
    let local = kept { $0.local(slot) }
    let callee = try scope.reading(name, at: span, store) ?? local
    store.add(callee)
    scope.temporaries = 1
    let site = CallSite(name: "fib", at: span, headSpan: span, [nil], [span])
    func literal(_ integer: Int) -> Code { kept { _ in .integer(integer) } }
    func minus(_ right: Int) -> Code {
      let (left, right) = (local, literal(right))
      return kept { machine throws(Diagnostic) in
        guard case .integer(let left) = try left.run(&machine),
          case .integer(let right) = try right.run(&machine)
        else { return .nothing }
        return .integer(left - right)
      }
    }
    func call(_ callee: Code, _ argument: Code) -> Code {
      kept { machine throws(Diagnostic) in
        guard case .function(let function) = try callee.run(&machine) else { return .nothing }
        machine.push(try argument.run(&machine))
        return try machine.call(function, 1, site)
      }
    }
    let (two, one, other) = (literal(2), call(callee, minus(1)), call(callee, minus(2)))
    let sum = kept { machine throws(Diagnostic) in
      guard case .integer(let left) = try one.run(&machine),
        case .integer(let right) = try other.run(&machine)
      else { return .nothing }
      return .integer(left + right)
    }
    let isSmall = kept { machine throws(Diagnostic) in
      guard case .integer(let left) = try local.run(&machine),
        case .integer(let right) = try two.run(&machine)
      else { return .nothing }
      return .truth(left < right)
    }
    let body = kept { machine throws(Diagnostic) in
      try isSmall.run(&machine).isTrue ? local.run(&machine) : sum.run(&machine)
    }
    let function = scope.makingClosure(named: "fib", of: 1, body, at: span, store)
    store.add(function)
    let empty = kept { _ in .nothing }
    let define = try top.storing(empty, in: name, isDefinition: true, at: span, store) ?? empty
    let assign = try top.storing(function, in: name, isDefinition: false, at: span, store) ?? empty
    let outer = call(try top.reading(name, at: span, store) ?? empty, literal(number))
    for code in [define, assign, outer] { store.add(code) }
    top.temporaries = 1
    return kept { machine throws(Diagnostic) in
      _ = try define.run(&machine)
      _ = try assign.run(&machine)
      return try outer.run(&machine)
    }
  }
}
