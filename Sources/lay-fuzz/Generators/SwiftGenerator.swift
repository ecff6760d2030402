/// SwiftUI code: nested, cut off, or with its pieces exchanged.
enum SwiftGenerator: Generator {
  static let name = "swift"
  private static let atoms = [
    "1", "0.5", "-3", "0x1F", "1_000", "1e400", "\"a\"", "\"\\(x)\"", "\"\\u{1B}[31m\"", ".red",
    "nil", "x", "y.z", "$0", "self", "[]", "()", "\\.self", "true", "#\"\\#(x)\"#",
    "9999999999999999999",
    "`class`", ".infinity", "Int.max",
  ]
  private static let wrappers = [
    ("(", ")"), ("[", "]"), ("[", ", 1]"), ("{ ", " }()"), ("\"\\(", ")\""), ("f(", ")"),
    ("min(", ", 2)"), ("b ? 1 : ", ""), ("", " - 1 / 3"), ("", " ?? 2"), ("", ".map { $0 }"),
    ("[1].map { x in ", " }"), ("CGFloat(", ")"), ("(0.5 + 2 * ", ")"), ("!", ""), ("a[", "]"),
    ("if b { 1 } else { ", " }"), ("1...3 ~= ", ""), ("", ".first"), ("", "?.a"), ("-", ""),
    ("[\"a\": ", "]"), ("(", ", 1)"), ("try ", ""), ("", " as Int"),
  ]
  private static let containers = [
    "VStack", "HStack", "Group", "ForEach(0..<3) { i in", "if x == 1", "List", "Foo",
    "Button(\"a\")",
    "GeometryReader { g in", "Section", "ForEach(x, id: \\.self) { i in", "switch x { default:",
  ]
  private static let modifiers = [
    ".padding()", ".frame(width: ", ".foo(", ".overlay { ", ".background(", ".font(.title)",
    ".opacity(", ".modifier(M(", "!", "?",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces: [String] = []
    for _ in 0..<(1 + random.below(5)) { pieces.append(declaration(&random) + "\n") }
    if random.isOne(in: 4), let last = pieces.popLast() {
      pieces.append(String(last.prefix(random.below(last.count))))
    }
    return FuzzInput(.file(ending: "swift"), pieces)
  }

  private static func declaration(_ random: inout SeededRandom) -> String {
    let (name, other) = (random.pick(["A", "B", "C"]), random.pick(["A", "B", "C"]))
    switch random.below(10) {
    case 0: return "typealias \(name) = (\(other), [\(random.pick(["A", "Int"]))])"
    case 1: return "class \(name): \(other) { var x = \(value(&random)) }"
    case 2: return "let x = \(value(&random))"
    case 3: return "func f(_ x: \(other)) -> Int { \(value(&random)) }"
    case 4: return "extension View { func foo(_ x: Int) -> some View { \(chain(&random)) } }"
    case 5: return "enum \(name): Int { case a = 1, b(\(other)); var y: Int { \(value(&random)) } }"
    case 6: return chain(&random)
    default:
      return "struct \(name): View { let x: \(other); var y: Int { \(value(&random)) }\n"
        + "var body: some View { \(view(&random, depth: 4)) } }"
    }
  }

  private static func value(_ random: inout SeededRandom) -> String {
    var text = random.pick(atoms)
    // The same around itself shows what doubles with each level; many, what goes by the square.
    let isSame = random.isOne(in: 2)
    let first = random.pick(wrappers)
    for _ in 0..<random.below(isSame ? 26 : 9) {
      let (before, after) = isSame ? first : random.pick(wrappers)
      text = before + text + after
    }
    return text
  }

  private static func view(_ random: inout SeededRandom, depth: Int) -> String {
    guard depth > 0, !random.isOne(in: 4) else { return chain(&random) }
    let parts = (0..<(1 + random.below(3))).map { _ in view(&random, depth: depth - 1) }
    let container = random.pick(containers)
    return container + (container.contains("{") ? " " : " { ") + parts.joined(separator: "\n")
      + " }"
  }

  private static func chain(_ random: inout SeededRandom) -> String {
    var text = random.pick(["Text(\"a\")", "A(x: 1)", "B()", "Color.red", "Image(\"a\")", "x", "C"])
    for _ in 0..<(random.isOne(in: 20) ? 300 : random.below(4)) {
      let modifier = random.pick(modifiers)
      text += modifier
      let ends = modifier.filter { $0 == "(" || $0 == "{" }.reversed()
      guard !ends.isEmpty, modifier.last != ")" else { continue }
      text += value(&random) + ends.map { $0 == "(" ? ")" : " }" }.joined()
    }
    return text
  }
}
