/// Swift code in which each construct stands at least once.
enum SwiftSamples {
  static let all = declarations + statements + expressions + types + conditional

  private static let declarations = [
    "import SwiftUI\nimport struct Foundation.Date\n@testable import A.B\npublic import C",
    "@MainActor public final class A<T: B, each U>: C, @unchecked D where T: E, T.F == G {}",
    "struct A { var a = 1, b: Int = 2; let (c, d): (Int, Int); lazy var e: [Int] = [] }",
    "var a: Int { 1 }\nvar b: Int { get async throws { 1 } set(c) { d = c } }",
    "var a = 1 { willSet { b(newValue) } didSet(old) { c(old) } }",
    "actor A { nonisolated func a() {}; deinit { b() }; isolated deinit {} }",
    "enum A: String, B { case a = \"x\", b; indirect case c(Int, d: A, _ e: B = 1) }",
    "protocol A<B>: C, ~Copyable { associatedtype B: D = E where B.F: G; var a: Int { get set }; "
      + "func b(); init?(); static var c: Self { get }; subscript(d: Int) -> Int { get } }",
    "extension [Int]: A where Element == B { typealias C<T> = D<T> where T: E }",
    "func a<T>(_ b: inout T, c d: T..., e: Int = 1, @A f: @escaping (T) -> Void) async throws(E) -> some "
      + "View where T: F { return g }",
    "prefix func - (a: A) -> A { a }\ninfix operator <+>: B\nprefix operator √\n"
      + "precedencegroup B { associativity: left higherThan: C, D lowerThan: E assignment: true }",
    "struct A { convenience init<T>(a: T) rethrows {}; init!(b: Int) {}; subscript<T>(a: T, b: Int = 1) -> "
      + "T { get { c } set { d } } }",
    "@State private(set) var a = 1\n@available(iOS 17, macOS 14.0, *) @objc(b) @A(1, c: 2) func b() {}",
    "@attached(member, names: named(a)) macro A<T>(b: T) -> Int = #externalMacro(module: \"C\", type: \"D\")",
    "#Preview(\"a\", traits: .b) { A() }\n#A\n@Observable class B { #warning(\"c\") }",
    "public private(set) weak var a: A?\nunowned(unsafe) let b: B\nnonisolated(unsafe) static var c = 1",
    "@resultBuilder enum A { static func buildBlock<each T>(_ a: repeat each T) -> (repeat each T) { (repeat "
      + "each a) } }",
    "#!/usr/bin/swift\n/// A comment.\nlet a = 1 // and\n/* an /* inner */ one */ let b = 2;",
    "@_specialize(where T == Int) @inlinable @inline(__always) func a<T>(b: T) {}",
    "func `default`(`in`: Int) { `self`.a = `in` }",
    "struct A: ~Copyable { consuming func a() { discard self }; borrowing func b() {} }",
  ]

  private static let statements = [
    "if a, let b, var c = d, case .e(let f)? = g, #available(iOS 17, *) { h } else if i { } else { j }",
    "guard let self, a else { return }\nwhile let a = b() { break }\nrepeat { continue } while a",
    "a: for case let (b, c)? in d where b > c { continue a }\nfor try await x: Int in y {}",
    "switch a { case 1, 2...3: b; fallthrough\ncase let .c(d, e: f) where d: g\ncase is H, .i: break\n"
      + "case (let j as K, _): ()\n@unknown default: return }",
    "do { try a() } catch let b as C where d { e } catch .f, is G { } catch { throw error }",
    "do throws(A) { throw A.b }\ndefer { a() }\nthrow B()\nreturn\n",
    "let a = if b { 1 } else { 2 }\nlet c = switch d { case 1: 2\ndefault: 3 }",
    "var a: Int { _read { yield b } _modify { yield &b } }",
    "func a() { return b }",
    "let _ = a\n_ = b\n(c, _) = d",
    "#sourceLocation(file: \"a\", line: 1)\na()\n#sourceLocation()",
  ]

  private static let expressions = [
    "a.b.c(d, e: f).g { h } i: { j }\n.k(l)!.m?.n[o, p: 1] += -q * r ?? s",
    "a = b ? c : d ? e : f\nx as? Y ?? z as! W is V\ntry? await a + b\ntry! c",
    "{ [weak self, unowned(safe) a, b = c] (d: Int, e f: Int...) async throws -> Int in g }\n",
    "let a = { b, _ in c }, d = { @Sendable in e }, f = { $0 + $1 }",
    "\"a\\(b, c: 1)d\\n\"\n#\"e\\#(f)\"g\"#\n\"\"\"\n  h\n    \\(i) \\\n  j\n  \"\"\"\n\"\"",
    "[1, 2.5, 0x1F, 0b1, 1_000, 1e3, true, false, nil, ]\n[\"a\": 1, \"b\": 2]\n[:]\n[]\n()",
    "\\A.b.c\n\\.self\n\\[Int].first?.d[0]!\n\\A<B>.c\n\\.d",
    "A<B, C>.d(.e, .f(1), &g)\n[Int]()\n[String: Int](minimumCapacity: 1)\n(a, b: c).0",
    "/a+(b)/\n#/a\\/b/#\n#selector(a.b(_:))\n#keyPath(c.d)\n#file",
    "a.b(_:c:)\nd(e:)\nsuper.init()\nself.f\nSelf.g\nInt.self\n(any A).self\n[Int].self",
    "a...\n...b\n0..<c\n!d\n-e\nf! + g\n~h\n&+i\nj &* k\n(+)\nl.reduce(0, +)",
    "copy a\nconsume b\nunsafe c\nawait d\nMain::e",
    "a = b = c\nd += e -= f\n1 + 2 * 3 << 4 < 5 && 6 || !g ? h : i",
    "a { } b: { } c: { }\nd {\n} .e()\nf() { }\ng[h] { }",
    "a.1.2\nb?.c?()\nd!()\ne[f]?[g]![h]",
    "x is A || y is B && z as? C == nil",
  ]

  private static let types = [
    "let a: A?, b: B!, c: [C], d: [D: E], f: (G, h: H), i: () -> Void, j: (K) async throws -> L",
    "let a: some A & B, b: any C<D>, c: E.F<G>.Type, d: (any H).Protocol, e: Self, f: Any, g: I??",
    "func a(b: borrowing A, c: consuming B, d: sending C, e: isolated D, f: @autoclosure () -> E) {}",
    "let a: @MainActor @Sendable (inout A, _ b: B, c d: C...) throws(E) -> F",
    "struct A<let n: Int> { var a: [n of Int]; var b: InlineArray<3, Int> }",
    "typealias A<each T> = (repeat each T) -> Void",
    "func a() -> ~Copyable {}\nlet b: nonisolated(nonsending) () async -> Void",
  ]

  private static let conditional = [
    "#if os(iOS)\nlet a = 1\n#elseif os(macOS)\nlet b = 2\n#else\nlet c = 3\n#endif",
    "struct A {\n#if DEBUG && !os(Linux)\nvar a = 1\n#else\nvar b = 2\n#endif\n}",
    "switch a {\n#if os(macOS)\ncase 1: b\n#else\ncase 2: c\n#endif\ndefault: d\n}",
    "a\n#if os(iOS)\n.b()\n#else\n.e()\n#endif\n.f()",
    "a\n#if os(macOS)\n.b(.c)\n#endif\n.d(.e)",
    "#if DEBUG\n@available(iOS 17, *)\n#endif\nfunc a() {}",
    "f(a\n#if DEBUG\n.b\n#endif\n, c: 1)",
  ]
}
