import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// The words that may stand at the cursor.
@Suite struct CompletionTests {
  private func words(_ text: String) -> [String] {
    Completion.answer(text, in: Session()).candidates.map(\.text)
  }

  @Test(arguments: [
    ("(vstack :alignment le", ["leading"]), ("(border re", ["red"]),
    ("(background re", ["red", "regular-material"]),
    ("(vstack :alignment ", ["center", "leading", "trailing"]), ("(color mi", ["mint"]),
    ("(-> (text \"a\") (font cap", ["caption", "caption2"]), ("(padding hor", ["horizontal"]),
    ("(text \"re", []), ("(frame :alig", [":alignment"]), ("#| (vstack :alignment le", []),
    ("(vstack #;(border re) :alignment le", ["leading"]),
    ("(vstack #| ( |# :alignment le", ["leading"]), ("(vstack ; :alignment le", []),
    ("(-> (text \"\\\"\") (border re", ["red"]),
  ])
  func `where a name is wanted the names alone are offered`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  /// The words that may follow `propose`.
  private static let proposals = ["ideal", "inf", "max", "min", "nil"] + DeviceList.names

  @Test(arguments: [
    ("set c", ["charset", "color", "color-scheme"]), ("expect wi", ["width"]),
    ("set color ", ["auto", "off", "on"]), ("set charset ", ["ascii", "auto", "unicode"]),
    ("set color on ", []), ("propose 10 ", ["x"]), ("propose 10 x ", ["inf", "nil"]),
    ("propose ", CompletionTests.proposals.sorted()), ("propose ideal ", []),
    ("propose iphone-16 ", ["keyboard", "landscape"]),
    ("propose iphone-16 landscape ", ["keyboard"]), ("propose watch-45 ", []),
    ("propose ipad-11 split ", ["1/2", "1/3", "2/3"]),
    ("set device watch-", ["watch-40", "watch-41", "watch-44", "watch-45"]),
    ("set device iphone-14 ", ["landscape"]), ("set dynamic-type me", ["medium"]),
    ("expect size ", ["of"]), ("expect width 10 ", ["within"]),
    ("compare a b ", ["over"]), ("compare a b over ", ["height", "width"]),
    ("compare a b over width 0..10 ", ["--json", "height", "step"]),
    ("propose i", CompletionTests.proposals.filter { $0.hasPrefix("i") }.sorted()),
    ("propose (max-", ["max-by", "max-x", "max-y"]),
    ("tree ", ["--all", "--depth", "--json", "--paths"]),
    ("tree --all ", ["--depth", "--json", "--paths"]), ("tree --depth ", []),
    ("explain ", ["--json"]), ("trace --json ", []), ("why card.width ", ["--json"]),
    ("why card.", ["card.height", "card.width", "card.x", "card.y"]),
    ("(text \"a\") sho", ["show"]),
  ])
  func `a command says what may follow it`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func `help is offered for names and not for their aliases`() {
    #expect(words("help rect") == ["rectangle", "rectangle-mark"])
    #expect(words("help std/f") == ["std/flow"])
  }

  @Test func `files are completed after load, in a string too`() throws {
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.path + "/"
    try FileManager.default.createDirectory(
      atPath: folder + "views", withIntermediateDirectories: false)
    try scratch.write("", to: "voice.lay")
    try scratch.write("", to: "void.txt")
    #expect(words("load \(folder)v") == [folder + "views/", folder + "voice.lay"])
    #expect(words("load \"\(folder)vo") == [folder + "voice.lay\""])
    let answer = Completion.answer("load \"\(folder)vi", in: Session())
    #expect(answer.start == "load \"".utf8.count)
    #expect(answer.candidates.map(\.endsWord) == [false])
    #expect(words("load \"std/fl") == ["std/flow\""])
  }

  // MARK: - What comes first

  private func candidates(_ text: String, after program: String = "") -> [CompletionCandidate] {
    DeepStack.run {
      let shell = Shell()
      _ = shell.run(program, named: "", echo: .nothing)
      return Completion.answer(text, in: shell.session).candidates
    }
  }

  private func words(_ text: String, after program: String) -> [String] {
    candidates(text, after: program).map(\.text)
  }

  @Test(arguments: [
    ("explain ", ["card", "hstack", "padding", "text", "vstack"]), ("explain 2.", ["2.1", "2.2"]),
    ("show te", ["text"]), ("json text ", ["\"Hello World\"", "\"a\"", "\"b\""]),
    ("expect frame te", ["text"]), ("tree text \"He", ["Hello World\""]),
    ("expect frame text \"", ["Hello World\"", "a\"", "b\""]),
    ("explain card.", ["card.1"]), ("explain vstack.", ["vstack.1", "vstack.2"]),
  ])
  func `a view is offered by name, kind, text and path`(_ text: String, _ expected: [String]) {
    let program = """
      (vstack (name "card" (padding 8 (text "Hello World"))) (hstack (text "a") (text "b")))
      """
    #expect(words(text, after: program).filter { !$0.hasPrefix("--") } == expected)
  }

  @Test func `an empty prompt offers commands and views before colors`() throws {
    let words = words("")
    let place = try ["load", "(vstack", "red"].map { try #require(words.firstIndex(of: $0)) }
    #expect(place == place.sorted())
    #expect(!words.contains("vstack"))
  }

  @Test func `operators and modifiers that change nothing come last`() throws {
    let told = try #require(Catalogue.inertModifiers.min())
    let words = words("(")
    let place = try ["vstack", "padding", "if", "round", told].map {
      try #require(words.firstIndex(of: $0))
    }
    #expect(place == place.sorted())
    #expect(try #require(words.firstIndex(of: "+")) > place[3])
  }

  @Test func `a stack is offered its keywords and views`() {
    let words = words("(hstack ")
    #expect(words.prefix(3) == [":alignment", ":name", ":spacing"])
    #expect(words.contains("(text") && !words.contains("text"))
    #expect(!words.contains("red"))
  }

  @Test func `a number is not offered views, and functions come before forms`() throws {
    let words = words("(frame :max-width ")
    #expect(words.contains("inf") && !words.contains("(text") && !words.contains("(padding"))
    #expect(
      try #require(words.firstIndex(of: "(round")) < (try #require(words.firstIndex(of: "(if"))))
  }

  @Test(arguments: [
    ("(hstack :spacing 8 :", [":alignment", ":name"]), ("(hstack :spacing ", []),
    ("(frame :width 10 :height 20 :w", []),
  ])
  func `keywords that stand there do not come again`(_ text: String, _ expected: [String]) {
    #expect(words(text).filter { $0.hasPrefix(":") } == expected)
  }

  @Test(arguments: [
    ("(let ((width 8)) (frame :width wid", "width"),
    ("(let* ((alpha 8) (beta alp", "alpha"),
    ("(fn (title :by (number 1)) (text tit", "title"),
    ("(fn (title :by (number 1)) (text num", "number"),
    ("(define (card title) (text tit", "title"),
    ("(define (card title)\n  (define inner 4)\n  (padding inn", "inner"),
    ("(for (index 0 4) (text (str ind", "index"),
    ("(define-layout (half) (size-that-fits (proposal subviews) (length sub", "subviews"),
    ("(define before 1) (+ bef", "before"), ("(lambda (title) (text tit", "title"),
    ("(define-modifier (framed :inset (inset 8)) (content) (padding ins", "inset"),
    ("(define-modifier (framed) (inside) (padding 8 ins", "inside"),
    ("(define-button-style (pill) (shown) (padding 8 (:label sho", "shown"),
    ("(for ((_ other) pairs) (text oth", "other"),
    ("(let (((first-part other-part) pair)) (+ other-", "other-part"),
    ("(define-values (low high) pair) (+ 1 hig", "high"),
  ])
  func `names that the text itself binds are offered first`(_ text: String, _ name: String) {
    #expect(words(text).first == name)
  }

  @Test(arguments: [
    ("(let ((width 8) (height wid", "width"), ("(let ((alpha 1)) 2) (+ alp", "alpha"),
    ("(fn (title) 1) (text tit", "title"),
  ])
  func `names are not offered where they are not in scope`(_ text: String, _ name: String) {
    #expect(!words(text).contains(name))
  }

  @Test func `names of the program come before those of the language`() {
    let program = "(define thick 4) (define (thin x) x)"
    #expect(words("th", after: program).prefix(2) == ["thick", "(thin"])
    #expect(words("(th", after: program).first == "thin")
    #expect(words("(frame :width th", after: program) == ["thick", "(thin"])
    #expect(words("(vstack th", after: program) == ["(thin"])
  }

  @Test func `keywords of functions and layouts of the program are offered`() {
    let program = """
      (define (grow x :by (n 1)) (+ x n))
      (define-layout (half :part (part 0.5)) (size-that-fits (p s) (size 1 1))
        (place-subviews (b p s) nil))
      load "std/flow"
      """
    #expect(words("(grow 1 :", after: program) == [":by"])
    #expect(words("(half :", after: program) == [":name", ":part"])
    #expect(words("(flow :", after: program).contains(":spacing"))
  }

  @Test func `the functions of a layout are offered where it is defined`() {
    #expect(words("(define-layout (half) (si").first == "size-that-fits")
  }

  // MARK: - Names that need quotes

  @Test(arguments: [
    ("explain tw", "\"two words\""), ("explain \"tw", "two words\""),
    ("show q", #""q\"\\""#), ("explain \"q", #"q\"\\""#),
  ])
  func `names that are no single word come quoted`(_ text: String, _ expected: String) {
    let program = #"(vstack (name "two words" (text "a")) (name "q\"\\" (text "b")))"#
    #expect(words(text, after: program) == [expected])
  }

  @Test func `files are offered in the form that loads them, and quoted where they need it`()
    throws
  {
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.path + "/"
    try scratch.write("", to: "my views.lay")
    try scratch.write("", to: "say \"hi\".lay")
    #expect(words("(load \"\(folder)my") == [folder + "my views.lay\""])
    #expect(words("load \"\(folder)my v") == [folder + "my views.lay\""])
    #expect(words("load \(folder)my") == ["\"" + folder + "my views.lay\""])
    #expect(words("load \(folder)s") == ["\"" + folder + #"say \"hi\".lay""#])
    #expect(words("(load \"\(folder)s") == [folder + #"say \"hi\".lay""#])
  }

  // MARK: - The list

  /// Two columns of nine cells and three rows: six words a page, read downwards.
  @Test func `the first page holds the words that come first`() {
    let words = (10...21).map { CompletionCandidate("word-\($0)") }
    let page = CompletionMenu.rows(of: words, columns: 18, atMost: 4)
    #expect(
      page == [
        "word-10  word-13  ", "word-11  word-14  ", "word-12  word-15  ",
        "page 1 of 2: Tab shows the next",
      ])
  }

  @Test func `a long list has pages, and the first follows the last`() {
    let words = (1...10).map { CompletionCandidate("word-\($0)") }
    let pages = (0...2).map {
      CompletionMenu.rows(of: words, columns: 10, atMost: 6, page: $0)
    }
    #expect(
      pages[0] == (1...5).map { "word-\($0)" }.map { $0.padded(to: 9) }
        + ["page 1 of 2: Tab shows the next"])
    #expect(pages[1].first == "word-6   " && pages[1].count == 6)
    #expect(pages[2] == pages[0])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
