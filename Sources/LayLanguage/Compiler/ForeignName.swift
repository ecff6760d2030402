/// Words of other languages, and names that are written with a quote, with what to write here.
enum ForeignName {
  /// Whether its spelling is of another language, so that it is not meant as a string.
  static func isForeign(_ name: String) -> Bool { name.utf8.last == Byte.colon || isMark(name) }

  /// Whether it is a sign that no program here contains, so that it is reported before other
  /// errors.
  static func isMark(_ name: String) -> Bool {
    guard name.mayBeKnown else { return name.utf8.last == Byte.comma }
    return name.hasSuffix(",") || ["{", "}", "};", "//", "/*", "*/"].contains(name)
  }

  /// How to quote a name that means itself; nil for other names.
  static func quoteHint(for name: String) -> String? {
    name.mayBeKnown && quoted.contains(name) ? "the name itself is written `'\(name)`" : nil
  }

  /// Whether it is a word of another language.
  static func isWord(_ name: String) -> Bool { name.mayBeKnown && instead[name] != nil }

  private static let noBraces =
    "there are no braces: what a view contains follows its name, a function is `(fn (name) …)`"

  private static let nothingOpen =
    "no brace is open here: of Swift code, paste the beginning too; in this language there are none"

  private static let noTypes =
    "there are no types here: a view of your own is `(define (name parameters…) view)`"

  /// Words of Lisps and of Swift.
  static let instead = [
    "!": "write `(not value)`",
    "%": "write `(mod a b)`",
    "&&": "write `(and a b)`",
    "*/": "a comment begins with `;`, or stands between `#|` and `|#`",
    ",": "arguments have blanks between them: remove the comma",
    "1+": "write `(+ 1 n)`",
    "==": "write `(= a b)`",
    "===": "write `(= a b)`",
    "List": "SwiftUI's List is a `(list-view …)`; `(list …)` makes a list of values",
    "Map": "SwiftUI's Map is a `(map-view …)`; `(map …)` calls a function for each value of a list",
    "auto": "leave it out: what is not given is as the view has it",
    "box": "views on top of each other are a `(zstack …)`",
    "cadr": "write `(nth 1 list)`",
    "car": "write `(first list)`",
    "cdr": "write `(rest list)`",
    "class": noTypes,
    "column": "views below each other are a `(vstack …)`",
    "concat": "lists are joined by `(append a b)`, strings by `(str a b)`",
    "cons": "write `(append (list element) list)`",
    "const": "write `(define name value)`",
    "def": "write `(define name value)`",
    "defn": "write `(define (name parameters…) body…)`",
    "defun": "write `(define (name parameters…) body…)`",
    "display": "write `(print value)`",
    "do": "write `(begin form…)`",
    "dotimes": "write `(for (i 0 end) body…)`",
    "elif": "write `(cond (condition value) … (else value))`",
    "else": "write `(if condition then else)`",
    "elseif": "write `(cond (condition value) … (else value))`",
    "enum": noTypes,
    "eq?": "write `(= a b)`",
    "equal?": "write `(= a b)`",
    "extension": "a modifier of your own is `(define (name … view) …)`",
    "foreach": "write `(for-each list (fn (name) view…))`",
    "full": "write `:max-width inf`, which takes what is proposed",
    "fun": "write `(define (name parameters…) body…)`",
    "func": "write `(define (name parameters…) body…)`",
    "function": "write `(define (name parameters…) body…)`",
    "guard": "write `(unless condition (return value))`",
    "import": "nothing has to be imported: remove this line",
    "in": "write `(for (name list) body…)`",
    "left": "the side where reading begins is `leading`",
    "len": "write `(length list)`",
    "loop": "write `(while condition body…)` or `(for (i start end) body…)`",
    "mapcar": "write `(map function list)`",
    "no": "write `false`",
    "not=": "write `(!= a b)`",
    "null": "write `nil`",
    "null?": "write `(nil? value)` or `(empty? list)`",
    "number->string": "write `(str number)`",
    "off": "write `false`",
    "on": "write `true`",
    "printf": "write `(print value)`",
    "println": "write `(print value)`",
    "progn": "write `(begin form…)`",
    "protocol": "there are no types here: a layout of your own is made by `define-layout`",
    "right": "the side where reading ends is `trailing`",
    "row": "views beside each other are an `(hstack …)`, or a `(grid-row …)` in a grid",
    "self": "a view is a function of its parameters: write their names",
    "setq": "write `(set! name value)`",
    "some": "a view of your own is `(define (name parameters…) view)`",
    "stack": "write `(vstack …)`, `(hstack …)` or `(zstack …)`",
    "string-append": "write `(str a b)`",
    "struct": "a view of your own is `(define (name parameters…) view)`, other values are made by "
      + "`define-struct`",
    "switch": "write `(case value …)` or `(cond …)`",
    "t": "write `true`, or `else` as the last condition of a `cond`",
    "val": "write `(define name value)`",
    "var": "write `(define name value)`",
    "vector": "write `(list value…)`",
    "yes": "write `true`",
    "{": noBraces,
    "||": "write `(or a b)`",
    "}": nothingOpen,
    "};": nothingOpen,
  ]

  /// The names of alignments and axes, which mean themselves as arguments of a builtin; as
  /// arguments of a function of the program they must be quoted.
  private static let quoted = Set(
    AlignmentName.horizontal + AlignmentName.vertical + AlignmentName.points
      + ["horizontal", "vertical", "both", "none"])
}
