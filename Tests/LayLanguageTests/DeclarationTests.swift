import LayEngine
import Testing

@testable import LayLanguage

/// Declarations that print the arguments they get, to test how arguments are matched.
private enum Probe {
  static let all = [view, inset, row]

  static let view = Declaration(.view, "dot", summary: "A view.") { arguments throws(Diagnostic) in
    arguments.make(Divider())
  }

  /// Like a padding; prints what it got.
  static let inset = Declaration(
    .modifier, "inset", aliases: ["margin"],
    parameters: [
      .optionalPositional(
        "edges", .enumerationList(["top", "leading", "horizontal", "trailing"]), "which"),
      .optionalPositional("length", .length, "how much", default: "16"),
      .keyword("leading", .length, "at the leading edge"),
      .keyword("color", .color, "of the margin"),
      .keyword("mode", .enumeration(["fit", "fill"]), "how"),
    ],
    summary: "Keep a margin.", examples: "(inset 8 (dot)) | ideal | 10 x 10"
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map { $0.joined(separator: "+") } ?? "all"
    let length = arguments.number("length").map(NumberText.of) ?? "default"
    var words = [edges, length]
    if let leading = arguments.number("leading") { words.append(NumberText.of(leading)) }
    if let color = arguments.color("color") { words.append(color.text) }
    if let mode = arguments.enumeration("mode") { words.append(mode) }
    arguments.write(words.joined(separator: " ") + ";")
    return arguments.make(Divider(), [arguments.view()])
  }

  /// Like a stack; prints its children.
  static let row = Declaration(
    .container, "row", parameters: [.keyword("spacing", .length, "between")], summary: "A row."
  ) { arguments throws(Diagnostic) in
    let children = try arguments.children()
    let marks = children.map { ($0.view.name ?? "-") + ($0.isDynamic ? "?" : "") }
    arguments.write(marks.joined(separator: " ") + (arguments.contentIsDynamic ? " dynamic;" : ";"))
    return arguments.make(Group(), children.map(\.view))
  }
}

@Suite struct DeclarationTests {
  @Test(arguments: [
    Sample("(inset (dot))", "all default;"),
    Sample("(inset 8 (dot))", "all 8;"),
    Sample("(inset top 8 (dot))", "top 8;"),
    Sample("(inset 'top 8 (dot))", "top 8;"),
    Sample("(inset horizontal (dot))", "horizontal default;"),
    Sample("(inset (top leading) 8 (dot))", "top+leading 8;"),
    Sample("(inset '(top leading) 8 (dot))", "top+leading 8;"),
    Sample("(inset :length 4 (dot))", "all 4;"),
    Sample("(inset (dot) :length 4)", "all 4;"),
    Sample("(inset 8 :leading 2 (dot) :mode fit)", "all 8 2 fit;"),
    Sample("(inset :mode 'fill (dot))", "all default fill;"),
    Sample("(inset :color red (dot))", "all default red;"),
    Sample("(inset :color \"#ff0000\" (dot))", "all default #ff0000;"),
    Sample("(define tint 'blue) (inset :color tint (dot))", "all default blue;"),
    Sample("(let ((m 'fit)) (inset :mode m (dot)))", "all default fit;"),
    Sample("(let ((edge 'top)) (inset edge 2 (dot)))", "top 2;"),
    Sample("(inset :length nil (dot))", "all default;"),
    Sample("(margin 3 (dot))", "all 3;"),
    Sample("(-> (dot) (inset 8) (inset top 1))", "all 8;top 1;"),
    Sample("(inset 1 (list (dot) nil (list (dot))))", "all 1;all 1;"),
    Sample("(inset 1 nil)", ""),
    Sample("(apply inset (list 'top 5 (dot)))", "top 5;"),
    Sample("(map inset (list (dot) (dot)))", "all default;all default;"),
    Sample("(row (dot :name \"a\") :spacing 4 (dot :name \"b\"))", "a b;"),
    Sample("(row nil (dot :name \"a\"))", "a dynamic;"),
    Sample("(row (if false (dot)) (dot :name \"a\"))", "a dynamic;"),
    Sample("(row (if true (dot :name \"x\")) (dot :name \"a\"))", "x? a dynamic;"),
    Sample("(row (for (i 0 2) (dot :name (str i))) (dot :name \"a\"))", "0? 1? a dynamic;"),
    Sample("(row (list (list (dot :name \"a\")) nil))", "a? dynamic;"),
    Sample("(row (inset 1 (dot) :name \"b\"))", "all 1;b;"),
  ])
  func `arguments find their parameters`(_ sample: Sample) {
    let trial = Trial(sample.source, also: Probe.all)
    let lines = trial.output.split(separator: "\n").joined()
    #expect(lines == sample.gives, "\(trial.picture ?? "")")
    #expect(trial.error == nil)
  }

  @Test func `a modifier of a list gives a list, of nil gives nil`() {
    #expect(Trial("(length (inset 1 (list (dot) (dot))))", also: Probe.all).value == "2")
    #expect(Trial("(inset 1 nil)", also: Probe.all).value == "nil")
  }

  @Test(arguments: [
    Mistake(
      "(inset :left 8 (dot))", "`inset` has no argument `:left`", at: ":left",
      hint: "did you mean `:leading`?"),
    Mistake(
      "(inset :lenght 8 (dot))", "`inset` has no argument `:lenght`", at: ":lenght",
      hint: "did you mean `:length`?"),
    Mistake(
      "(row :banana 8 (dot))", "`row` has no argument `:banana`", at: ":banana",
      hint: "it takes `:spacing`"),
    Mistake(
      "(inset \"a\" (dot))", "`inset` wants a length in points for `length`, not the string \"a\"",
      at: "\"a\"", hint: nil),
    Mistake(
      "(inset :leading \"a\" (dot))",
      "`inset` wants a length in points for `:leading`, not the string \"a\"", at: "\"a\"",
      hint: nil),
    Mistake(
      "(inset 8)", "`inset` needs the view that it modifies, as its last argument",
      at: "(inset 8)", hint: "write `(inset 8 (dot))`"),
    Mistake(
      "(margin)", "`margin` needs the view that it modifies, as its last argument",
      at: "(margin)", hint: "write `(inset 8 (dot))`"),
    Mistake(
      "(inset 1 2 3 (dot))", "`inset` takes 2 positional arguments, not 3", at: "2",
      hint: "write `(inset [edges] [length] [:leading …] [:color …] [:mode …] view)`"),
    Mistake(
      "(inset :mode fti (dot))", "`inset` has no `:mode` called `fti`", at: "fti",
      hint: "did you mean `fit`? use `fit` or `fill`"),
    Mistake(
      "(inset :color rde (dot))", "`rde` is not a color", at: "rde", hint: "did you mean `red`?"),
    Mistake(
      "(inset leding 8 (dot))", "`inset` has no `:edges` called `leding`", at: "leding",
      hint: "did you mean `leading`? use `top`, `leading`, `horizontal` or `trailing`"),
    Mistake(
      "(inset 1 (list (dot) 5))", "`inset` modifies views, not the number 5",
      at: "(list (dot) 5)", hint: nil),
    Mistake(
      "(row \"Hi\")", "`row` contains views, not the string \"Hi\"", at: "\"Hi\"",
      hint: "write `(text \"Hi\")`"),
    Mistake(
      "(dot 5)", "`dot` takes no arguments", at: "5", hint: "write `(dot)`"),
    Mistake(
      "(inset :length 1 :length 2 (dot))", "`:length` is given twice", at: ":length",
      hint: "remove one of them"),
  ])
  func `arguments that do not fit are named`(_ mistake: Mistake) {
    let trial = Trial(mistake.source, also: Probe.all)
    #expect(trial.message == mistake.message)
    #expect(trial.marked == mistake.marked)
    #expect(trial.hint == mistake.hint)
  }

  @Test func `a declaration says how it is written`() {
    #expect(
      Probe.inset.usage
        == "(inset [edges] [length] [:leading …] [:color …] [:mode …] view)")
    #expect(Probe.row.usage == "(row [:spacing …] children…)")
  }

  @Test func `a view carries the span of its call`() {
    DeepStack.run {
      let interpreter = Interpreter(also: Probe.all)
      _ = Trial("(define v (row\n (dot)))", in: interpreter)
      guard case .view(let view) = interpreter.value(of: "v") else {
        Issue.record("a view is made")
        return
      }
      #expect(view.span.map { interpreter.sources.text(of: $0) } == "(row\n (dot))")
    }
  }
}
