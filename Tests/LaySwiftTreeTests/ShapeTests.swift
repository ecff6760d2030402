import LaySwiftTree
import Testing

/// What a tree says of code: operators, conditions, names, roles.
struct ShapeTests {
  @Test(arguments: [
    ("1 + 2 * 3", "(binary 1 + (binary 2 * 3))"),
    ("1 - 2 - 3", "(binary (binary 1 - 2) - 3)"),
    ("a ?? b ?? c", "(binary a ?? (binary b ?? c))"),
    ("a = b = c", "(assignment a = (assignment b = c))"),
    ("a += b ? c : d", "(assignment a += (ternary b c d))"),
    ("a && b || c && !d", "(binary (binary a && b) || (binary c && (prefix ! d)))"),
    ("a as? B ?? c", "(binary (cast a as ? B) ?? c)"),
    ("a is B == c", "(binary (typeTest a is B) == c)"),
    ("try a + await b", "(tryExpression try (binary a + (awaitExpression await b)))"),
    ("f(1 + 2, [3 * 4])", "(call f (argument (binary 1 + 2)) (argument (array (binary 3 * 4))))"),
  ])
  func `operators bind as in Swift`(_ code: String, _ shape: String) throws {
    #expect(try Trees.shape(code) == shape)
  }

  /// `<+>` binds more than `*`, and to the right; a group that nobody declares is not compared.
  @Test func `operators bind as files declare them`() throws {
    let operators = """
      precedencegroup Tight { associativity: right higherThan: MultiplicationPrecedence }
      infix operator <+>: Tight
      """
    #expect(
      try Trees.shape("a * b <+> c <+> d", operators: operators)
        == "(binary a * (binary b <+> (binary c <+> d)))")
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("DEBUG", true), ("RELEASE", false),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(Glibc)", false),
    ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false),
    ("swift(>=6.0)", true), ("compiler(<6)", false), ("!os(iOS) || DEBUG && arch(arm64)", true),
  ])
  func `of a condition the code for iOS is read`(_ condition: String, _ holds: Bool) throws {
    let code = "#if \(condition)\na()\n#else\nb()\n#endif"
    #expect(try Trees.shape(code) == (holds ? "(call a)" : "(call b)"))
  }

  @Test func `a condition between members joins the chain`() throws {
    let code = "a\n#if os(iOS)\n.b(.c)\n#endif\n#if os(macOS)\n.d()\n#endif\n.e"
    #expect(
      try Trees.shape(code) == "(member (call (member a b) (argument (member c))) e)")
  }

  @Test func `a condition stands in another between members`() throws {
    let code = "a\n#if os(iOS)\n.b()\n#if DEBUG\n.c(d: 1)\n#endif\n#else\n.e()\n#endif\n.f"
    #expect(
      try Trees.shape(code) == "(member (call (member (call (member a b)) c) (argument d 1)) f)")
    #expect(
      try Trees.shape("a\n#if os(iOS)\n#if DEBUG\n.b\n#endif\n#endif\n.c")
        == "(member (member a b) c)")
  }

  @Test func `mistakes in code that is left out are none`() throws {
    let code = "#if os(macOS)\nlet = )\n#else\nlet a = 1\n#endif"
    #expect(try Trees.shape(code) == "(variableDeclaration let (binding a 1))")
    #expect(try !Trees.mistakes("#if os(iOS)\nlet = )\n#endif").isEmpty)
  }

  @Test func `what is declared has its path`() throws {
    let names = try Trees.tree(
      """
      struct House { struct Item { let a: Int }; enum E { case b, c(Int) } }
      extension House.Item: View { var body: some View { f() }; func card() { func inner() {} } }
      func f() {}
      let (x, y) = (1, 2), z = 3
      typealias T = Int
      #if os(macOS)
      func other() {}
      #endif
      infix operator <+>
      #Preview { House() }
      func `default`() {}
      """
    ).declaredNames
    #expect(
      names.map(\.path) == [
        "House", "House.Item", "House.Item.a", "House.E", "House.E.b", "House.E.c", "House.Item",
        "House.Item.body", "House.Item.card", "f", "x", "y", "z", "T", "<+>", "Preview", "default",
      ])
    #expect(names[4].kind == .caseElement && names[6].kind == .extensionDeclaration)
  }

  @Test func `a node is found by its role`() throws {
    let tree = try Trees.tree("func f(at place: Int = 1) throws -> Int { 2 }")
    let function = try #require(tree.declaredNames.first?.node)
    let parameter = try #require(tree.child(of: function, .parameter))
    func text(_ node: Int, _ role: NodeRole) -> String? {
      tree.child(of: node, role).map { tree.text(of: $0) }
    }
    #expect(text(parameter, .label) == "at")
    #expect(text(parameter, .name) == "place")
    #expect(text(parameter, .type) == "Int")
    #expect(text(parameter, .value) == "1")
    #expect(text(function, .effect) == "throws")
    #expect(text(function, .result) == "Int")
    #expect(text(function, .body) == "{ 2 }")
    #expect(tree.children(of: function, .modifier).isEmpty)
  }

  /// The text begins in the column of the closing quotes, so two blanks belong to the second line.
  @Test func `the text of a string has no margin`() throws {
    let tree = try Trees.tree("  \"\"\"\n  a\n    b\n  \"\"\"")
    let texts = tree.nodes.indices.filter { tree.nodes[$0].kind == .text }
    #expect(
      texts.map { tree.text(of: $0) } == ["a\n", "  b\n"]
        || texts.map { tree.text(of: $0) } == ["a\n", "  b"])
  }

  @Test func `backticks are part of a name only where they mean something`() throws {
    let tree = try Trees.tree("`default`\n`self`\n`a b`")
    #expect(tree.children(of: 0).map { tree.name(of: $0) } == ["default", "`self`", "`a b`"])
  }
}
