import Testing

@testable import LayShell

/// A function without parentheses in front of what should be its arguments.
@Suite struct ForgottenParenthesesTests {
  @Test(arguments: [
    ("text \"Hi\"", "(text \"Hi\")"), ("padding 8", "(padding 8 view)"),
    ("padding 8 (text \"Hi\")", "(padding 8 (text \"Hi\"))"), ("print 3", "(print 3)"),
    ("1 + 2", "(+ 1 2)"), ("1 + 2 + 3", "(+ 1 2 3)"), ("(+ 1 2) * 3", "(* (+ 1 2) 3)"),
    ("1 + 2 * 3", "(+ a b)"), ("text(\"Hi\")", "Text(\"Hi\")` in Swift, or `(text \"Hi\")"),
    ("define x 5", "(define x 5)"),
    ("(define (f x) x)\nf 3", "(f 3)"), ("(text \"a\") padding 8", "(padding 8 view)"),
    ("text \"Hi\" ; a comment", "(text \"Hi\")"), ("hstack (text \"Hi\"", "(hstack …)"),
    ("vstack :spacing 8 (text\n\"Hi\")", "(vstack …)"), ("x = 5", "(define x 5)"),
  ])
  func `the text with its parentheses is the hint`(_ text: String, _ hint: String) throws {
    let printed = Trial.run(text)
    #expect(printed.outcome == .failed)
    #expect(try #require(printed.diagnostics.last).contains("write `\(hint)`"))
  }

  @Test(arguments: [
    "1 2 3", "\"a\" 'b nil", "text", "text ; alone", "text\n\"Hi\"", "red 5", "10 -2",
    "(define text 5)\ntext 6", "(define x 5) x 6", "(text \"a\") propose 10 x nil",
    "propose 10 x nil", "'text 5", "1 +", "(text \"a\") (text \"b\")", "text #| \n |#",
  ])
  func `what stands on a line by right is no mistake`(_ text: String) {
    let view = "(text \"start\")\n"
    #expect(Trial.run(view + text).diagnostics.isEmpty, "\(Trial.run(view + text).diagnostics)")
  }

  @Test func `nothing of such a line is run, in files and on the command line too`() throws {
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    for text in ["text \"Hi\"", "padding 8", "1 + 2", "print 3"] {
      let file = try Program.run([try scratch.file(text)])
      #expect(file.status == 65 && file.output.isEmpty && file.errors.contains(":1:1: error: "))
      let argument = try Program.run(["-e", text])
      #expect(argument.status == 65 && argument.output.isEmpty)
      let transcript = try scratch.file("```lay\nlay> \(text)\n```\n", ending: "md")
      #expect(try Program.run(["test", transcript]).output.contains("+ error: "))
    }
  }
}
