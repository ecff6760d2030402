import Testing

/// Swift code that uses itself without an end is told in one sentence, with the names of the ring.
///
/// Depth tells a ring, and no search of the code: what comes to an end is read. Memory is limited, of
/// which a quarter is for the stack.
@Suite struct EndlessRingTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let rings: [(code: String, names: [String])] = [
    ("struct A: View { var body: some View { A() } }\n#Preview { A() }", ["A"]),
    (
      "struct A: View { var body: some View { VStack { Text(\"a\"); B(x: 1) } } }\n"
        + "struct B: View { let x: Int; var body: some View { A().padding() } }\n#Preview { A() }",
      ["A", "B"]
    ),
    (
      "struct A: View { @State var on = true\n"
        + "var body: some View { if on { A() } } }\n#Preview { A() }",
      ["A"]
    ),
    (
      "final class M { lazy var a: Int = b + 1\nlazy var b: Int = a + 1 }\n"
        + "struct V: View { var m = M(); var body: some View { Text(\"\\(m.a)\") } }\n#Preview { V() }",
      ["a", "b"]
    ),
    (
      "struct S { subscript(i: Int) -> Int { self[i + 1] } }\n"
        + "struct V: View { var body: some View { Text(\"\\(S()[0])\") } }\n#Preview { V() }",
      ["subscript"]
    ),
    (
      "struct M: ViewModifier { func body(content: Content) -> some View {\n"
        + "content.modifier(M()) } }\n#Preview { Text(\"a\").modifier(M()) }",
      ["M.body"]
    ),
    (
      "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View {\n"
        + "Button(\"b\") { }.buttonStyle(S()) } }\n#Preview { Button(\"a\") { }.buttonStyle(S()) }",
      ["S.makeBody"]
    ),
    (
      "func f(_ x: Int) -> Int { 1 + g(x: x) }\nfunc g(x: Int) -> Int { return f(x) }\n"
        + "#Preview { Text(\"\\(f(1))\") }",
      ["f", "g"]
    ),
    (
      "struct A: View { var a: Int { b + 1 }\nvar b: Int { self.a }\n"
        + "var body: some View { Text(\"\\(a)\") } }\n#Preview { A() }",
      ["A.a", "A.b"]
    ),
  ]

  @Test(arguments: rings)
  func `a ring is told with its names`(code: String, names: [String]) throws {
    try scratch.write(code, to: "A.swift")
    for arguments in [["A.swift"], ["-e", code], ["-"]] {
      let run = try Program.run(
        ["--timeout", "5"] + arguments, input: arguments == ["-"] ? code : "", in: scratch.path,
        within: 1_200_000)
      #expect(run.status == 65, "\(arguments): \(run.output)\(run.errors)")
      #expect(run.errors.contains("without an end in sight"))
      for name in names {
        #expect(run.errors.contains("`\(name)`") || run.errors.contains(".\(name)`"))
      }
    }
  }

  /// The content of a geometry reader is made in layout, which has no names.
  @Test func `a ring of geometry readers is told at its place`() throws {
    let code =
      "struct A: View { var body: some View { GeometryReader { g in A() } } }\n#Preview { A() }"
    let run = try Program.run(["--timeout", "5", "-e", code], within: 1_200_000)
    #expect(run.status == 65)
    #expect(run.errors.contains("-e:1:40: error: views are nested too deeply to be laid out"))
  }

  /// A made-up model ends by itself.
  @Test(arguments: [
    "struct A: View { let d: Int\nvar body: some View { if d > 0 { A(d: d - 1) } } }\nA(d: 2)",
    "struct N { let c: [N] }\nstruct A: View { let n: N\n"
      + "var body: some View { Text(\"a\"); ForEach(n.c) { A(n: $0) } } }\n#Preview { A() }",
    "struct A: View { var body: some View { NavigationLink(\"a\") { A() } } }\n#Preview { A() }",
    "func f(_ x: Int) -> Int { if x < 1 { return 0 }; return 1 + f(x - 1) }\nText(\"\\(f(1000))\")",
    "func f(_ x: Int) -> Int { x < 1 ? 0 : f(x - 1) }\nText(\"\\(f(1000))\")",
    "func f(_ x: Bool) -> Bool { x || f(!x) }\nText(\"\\(f(true))\")",
    "struct Box { var size: Int { 4 } }\nstruct A: View { let b = Box()\n"
      + "var size: Int { [b].map(\\.size).max() ?? 0 }\n"
      + "var body: some View { Text(\"\\(size)\") } }\n#Preview { A() }",
    "struct Row: View { struct Row: View { var body: some View { Text(\"a\") } }\n"
      + "var body: some View { Row() } }\n#Preview { Row() }",
    "typealias T = [U]\ntypealias U = (T, Int)\nText(\"a\")",
    "class C: D { }\nclass D: C { }\nText(\"a\")",
  ])
  func `what may end is read`(code: String) throws {
    let run = try Program.run(["--timeout", "5", "-e", code], within: 1_200_000)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("without an end"))
  }
}
