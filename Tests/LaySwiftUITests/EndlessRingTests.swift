import LayLanguage
import LaySwiftUI
import Testing

/// What uses itself each time it is used has no end, and is told with the names of the ring.
@Suite struct EndlessRingTests {
  private func remarks(_ text: String) throws -> [SwiftRemark] {
    try DeepStack.run { () throws(Diagnostic) -> [SwiftRemark] in
      try SwiftReader.read([SwiftFile(name: "A.swift", text: text)]).remarks
    }
  }

  @Test(arguments: [
    ("struct A: View { var body: some View { A() } }", "`A` shows itself without an end: A → A"),
    (
      "struct A: View { var body: some View { VStack { Text(\"a\"); B(x: 1) } } }\n"
        + "struct B: View { let x: Int; var body: some View { A().padding() } }",
      "`A` shows itself without an end: A → B → A"
    ),
    (
      "struct A: View { var a: Int { b + 1 }\nvar b: Int { self.a }\n"
        + "var body: some View { Text(\"a\") } }",
      "`A.a` uses itself without an end: A.a → A.b → A.a"
    ),
    (
      "func f(_ x: Int) -> Int { 1 + g(x: x) }\nfunc g(x: Int) -> Int { return f(x) }\n"
        + "Text(\"a\")",
      "`f` uses itself without an end: f → g → f"
    ),
    (
      "typealias T = [U]\ntypealias U = (T, Int)\nText(\"a\")",
      "`T` stands for itself without an end: T → U → T"
    ),
    (
      "class C: D { }\nclass D: C { }\nText(\"a\")",
      "`C` inherits from itself without an end: C → D → C"
    ),
  ])
  func `a ring is told with its names`(code: String, message: String) throws {
    let found = try remarks(code)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.isError == true)
    #expect(found.first?.place != nil)
  }

  @Test(arguments: [
    "struct A: View { let d: Int\nvar body: some View { if d > 0 { A(d: d - 1) } } }\nA(d: 2)",
    "struct A: View { let d: Int\nvar body: some View { d > 0 ? AnyView(A(d: d - 1)) : AnyView(Text(\"\")) } }",
    "struct N { let c: [N] }\nstruct A: View { let n: N\nvar body: some View { ForEach(n.c) { A(n: $0) } } }",
    "struct A: View { var body: some View { NavigationLink(\"a\") { A() } } }",
    "func f(_ x: Int) -> Int { if x < 1 { return 0 }; return f(x - 1) }\nText(\"\\(f(3))\")",
    "func f(_ x: Int) -> Int { guard x > 0 else { return 0 }; return f(x - 1) }\nText(\"\\(f(3))\")",
    "struct A: View { var p: Int { f(p: 1) }\nfunc f(p: Int) -> Int { p + 1 }\nvar body: some View { Text(\"\\(p)\") } }",
    "struct A: View { var h: Int { let h = 1; return h }\nvar body: some View { Text(\"\\(h)\") } }",
    "struct A: View { func font() -> some View { font(.title) }\nvar body: some View { Text(\"a\") } }",
    "func f(_ x: Bool) -> Bool { x || f(!x) }\nText(\"\\(f(true))\")",
    "func f(_ x: Int) -> Int { f(x: x) }\nfunc f(x: Int) -> Int { x }\nText(\"\\(f(3))\")",
    "typealias Label = SwiftUI.Label\nText(\"a\")",
  ])
  func `what may end is read`(code: String) throws {
    #expect(try !remarks(code).contains { $0.message.contains("without an end") })
  }
}
