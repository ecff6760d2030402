import Testing

@testable import LayLanguage

@Suite struct JournalTests {
  /// A session with a counter, and what a form gives in it.
  private struct Session {
    let interpreter = Interpreter()

    init(_ source: String) { _ = value(source) }

    @discardableResult
    func value(_ source: String) -> String {
      interpreter.beginItem()
      return DeepStack.run { Trial(source, in: interpreter) }.value
    }

    func restore(_ snapshot: DefinitionSnapshot) { interpreter.restore(snapshot) { _ in false } }
  }

  private static let counter = """
    (define (make-counter) (define n 0) (fn () (+= n 1) n))
    (define next (make-counter))
    (define other (make-counter))
    """

  @Test func `a variable that a function keeps is taken back, and brought again`() {
    let session = Session(Self.counter)
    session.value("(next)")
    let one = session.interpreter.definitions()
    session.value("(list (next) (other))")
    let two = session.interpreter.definitions()
    session.value("(list (next) (next))")
    session.restore(one)
    #expect(session.value("(list (next) (other))") == "(2 1)")
    session.restore(two)
    #expect(session.value("(list (next) (other))") == "(3 2)")
    session.restore(one)
    #expect(session.value("(list (next) (other))") == "(2 1)")
  }

  @Test func `versions are restored in any order`() {
    let session = Session(Self.counter)
    // Before the call with number n the counter is n.
    var versions: [DefinitionSnapshot] = []
    for _ in 0..<6 {
      versions.append(session.interpreter.definitions())
      session.value("(next)")
    }
    for number in [3, 0, 5, 1, 1, 4, 2, 0] {
      session.restore(versions[number])
      #expect(session.value("(next)") == "\(number + 1)")
    }
  }

  @Test func `a list that a function keeps is another one after a change`() {
    let session = Session(
      "(define (make) (define xs (list 1)) (fn (x) (append! xs x) xs)) (define add (make))")
    let before = session.interpreter.definitions()
    #expect(session.value("(add 2)") == "(1 2)")
    #expect(session.value("(add 3)") == "(1 2 3)")
    session.restore(before)
    #expect(session.value("(add 9)") == "(1 9)")
  }

  @Test func `what nobody holds is not noted`() {
    let session = Session(Self.counter)
    weak var version: Journal.Version?
    do {
      let snapshot = session.interpreter.variables()
      session.value("(next)")
      version = snapshot
      #expect(version != nil)
    }
    #expect(version == nil)
    #expect(session.value("(next)") == "2")
  }

  @Test(arguments: [
    Sample("(set! n 5)", "0"), Sample("(set! n 6)", "1"), Sample("(set! s \"a\")", "0"),
    Sample("(set! p (size 1 2))", "0"), Sample("(define n 5)", "1"), Sample("(keep 5)", "0"),
    Sample("(keep 6)", "1"), Sample("(begin (keep 6) (keep 5))", "2"),
  ])
  func `only another value counts as a change`(_ sample: Sample) {
    let session = Session(
      """
      (define n 5) (define s "a") (define p (size 1 2))
      (define (keeper) (define kept 5) (fn (x) (set! kept x)))
      (define keep (keeper))
      """)
    let before = session.interpreter.changes
    session.value(sample.source)
    #expect("\(session.interpreter.changes - before)" == sample.gives)
  }

  @Test(arguments: [
    Sample("(next)", "false"), Sample("(keep 5)", "true"), Sample("(keep 6)", "false"),
    Sample("(begin (define-values (a) (list 1)) a)", "false"), Sample("((make-counter))", "true"),
  ])
  func `a snapshot differs from the one before if something has changed`(_ sample: Sample) {
    let session = Session(
      Self.counter
        + " (define (keeper) (define kept 5) (fn (x) (set! kept x))) (define keep (keeper))")
    let before = session.interpreter.definitions()
    session.value(sample.source)
    #expect("\(before.isSame(as: session.interpreter.definitions()))" == sample.gives)
  }
}
