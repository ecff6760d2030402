import Glibc
import Testing

@testable import LayShell

/// Scripts that would run for ever, or grow for ever.
@Suite struct RunawayTests {
  private static let endlessLayout = """
    (define-layout (endless)
      (size-that-fits (proposal subviews) (forever 0))
      (place-subviews (bounds proposal subviews) nil))
    (define (forever n) (forever (+ n 1)))
    (endless (text "a"))
    propose 100 x nil
    """

  /// A list of 2^60 elements, made of 60 lists.
  private static let endlessText = """
    (define (twice n l) (if (= n 0) l (twice (- n 1) (list l l))))
    (define endless (twice 60 (list 1)))
    (print endless)
    """

  @Test(arguments: [
    "(define (forever) (forever)) (forever)", "(for (i 0 inf) (set! i 0))", endlessLayout,
    endlessText, "(text (fold (fn (text i) (str text text)) \"ab c\" (range 24)))",
  ])
  func `what takes too long ends with a status of its own`(_ text: String) throws {
    let run = try Program.run(["--timeout", "0.3", "-e", text])
    #expect(run.status == 124)
    #expect(run.errors.contains("error: stopped after 0.3 s: the time is up"))
  }

  @Test func `a time limit leaves others alone`() throws {
    let run = try Program.run(["--timeout", "60", "-e", "(+ 1 2)"])
    #expect(run.output == "3\n")
    #expect(run.status == 0)
  }

  @Test(arguments: ["0", "-1", "soon"])
  func `a time limit is a number above nothing`(_ limit: String) throws {
    #expect(try Program.run(["--timeout=\(limit)", "-e", "1"]).status == 2)
  }

  @Test func `files that are tested have the time limit too`() throws {
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let file = try scratch.file("(define (forever) (forever)) (forever)")
    let run = try Program.run(["test", "--timeout", "0.3", file])
    #expect(run.status != 0)
    #expect(run.output.contains("the time is up"))
  }

  @Test(arguments: [
    ("(define (grow s) (grow (str s s))) (grow \"ab\")", "is too long"),
    ("(range 0 1e12)", "is too long"),
    ("(define l (range 0 1000000)) (append l l l l l l l l l l l)", "is too long"),
    ("(define (deep n) (+ 1 (deep n))) (deep 0)", "this recursion is too deep"),
  ])
  func `what grows without end is an error`(_ text: String, _ message: String) throws {
    let run = try Program.run(["-e", text])
    #expect(run.status == 65)
    #expect(run.errors.contains(message))
  }

  @Test func `what takes more memory than there is ends with an error`() throws {
    let text = "(define l nil) (define (grow) (set! l (list l l)) (grow)) (grow)"
    let run = try Program.run(["-e", text], within: 400_000)
    #expect(run.status == 65)
    #expect(run.errors.contains("error: stopped: the program takes too much memory"))
  }

  @Test func `memory that was given back may be used again`() throws {
    let text = """
      (define l nil)
      (define (grow) (set! l (list l)) (grow))
      expect error "too much memory" (grow)
      (set! l nil)
      (define (deep n) (if (= n 0) 0 (+ 1 (deep (- n 1)))))
      (print (deep 10000))
      """
    let run = try Program.run(["-"], input: text, within: 400_000)
    #expect(run.output == "10000\n")
    #expect(run.status == 0)
  }

  /// Strings of half a megabyte, which is 2^19 letters.
  ///
  /// The memory is not checked within one call, so that the size of its result must count.
  private static let strings = """
    (define s (fold (fn (text i) (str text text)) "ab" (range 18)))
    (define l nil)
    (define (grow) (set! l (list l (str s "x"))) (grow))
    (grow)
    """
  private static let lists =
    "(define l nil) (define (grow) (set! l (list l (range 0 2000))) (grow)) (grow)"
  private static let views = "(define (grow v) (grow (vstack v (text \"a\")))) (grow nil)"
  private static let loop = "(for (i 0 inf) (list i i i i))"
  private static let elements = "(vstack (for-each 0 1e12 (fn (i) (text \"a\"))))"

  @Test(arguments: [strings, lists, views, loop, elements], [64, 200])
  func `where addresses are limited a program that grows ends with an error`(
    _ text: String, _ megabytes: Int
  ) throws {
    let run = try Program.run(["-e", text], within: megabytes << 10)
    #expect(run.errors.contains("stopped: the program takes too much memory"))
    #expect(run.status == 65)
  }

  @Test(arguments: [64, 96, 128, 256, 512])
  func `where addresses are scarce a short program runs`(_ megabytes: Int) throws {
    let run = try Program.run(["-e", "(+ 1 1)"], within: megabytes << 10)
    #expect(run.output == "2\n")
    #expect(run.status == 0)
  }

  /// 200 megabytes do not fit into 150; the check between two pieces reports the place.
  @Test func `a file too large for the memory is a sentence, after what was printed`() throws {
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let large = try scratch.file("")
    try #require(truncate(large, 200 << 20) == 0)
    let script = try scratch.file("(print \"before\")\nload \"\(large)\"\n")
    let run = try Program.run([script], within: 150 << 10)
    #expect(run.output == "before\n")
    let carets = String(repeating: "^", count: large.count + 2)
    #expect(
      run.errors == """
        \(script):2:6: error: stopped: the program takes too much memory
          2 │ load "\(large)"
            │      \(carets) see what grows with each turn or call

        """)
    #expect(run.status == 65)
  }
}

/// Files that are larger than the memory that the process may use.
@Suite struct LargeFileTests {
  private let scratch: ScratchFolder
  private let large: String

  /// The file has 200 megabytes; the process may use 150.
  init() throws {
    scratch = try ScratchFolder()
    large = try scratch.file("")
    try #require(truncate(large, 200 << 20) == 0)
  }

  private static let sentence =
    "error: stopped: the program takes too much memory"

  @Test(arguments: [[], ["fmt", "--check"], ["layout", "--propose", "ideal"]])
  func `a script is refused with a sentence`(_ words: [String]) throws {
    let run = try Program.run(words + [large], within: 150 << 10)
    #expect(run.errors.hasPrefix(Self.sentence))
    #expect(run.output.isEmpty)
    #expect(run.status == 65)
  }

  @Test func `a file to be tested is one failure, and the next one is run`() throws {
    let next = try scratch.file("(text \"a\")\nexpect width 8\n")
    let run = try Program.run(["test", large, next], within: 150 << 10)
    #expect(run.errors.hasPrefix(Self.sentence))
    #expect(run.output == "1 passed, 1 failed\n")
    #expect(run.status == 65)
  }
}
