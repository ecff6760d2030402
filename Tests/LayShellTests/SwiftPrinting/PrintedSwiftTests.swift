import RandomDeclaredViews
import Testing

@testable import LayShell

/// `swiftui` prints Swift code with the types of SwiftUI, formatted as swift-format does.
@Suite(.serialized, .timeLimit(.minutes(5))) struct PrintedSwiftTests {
  @Test func `the examples of all views have the types of SwiftUI`() throws {
    let compiler = try SwiftCompiler.shared.get()
    let complaints = try compiler.complaints(about: PrintedViews.file(of: PrintedViews.examples))
    #expect(complaints == "")
  }

  @Test func `random views have the types of SwiftUI`() throws {
    let compiler = try SwiftCompiler.shared.get()
    let views = (0..<60).map { seed in
      var generator = SeededFacts(seed: UInt64(seed))
      return FactPrograms.view(depth: 3, &generator)
    }
    let file = try PrintedViews.file(of: views, isNested: true)
    #expect(try compiler.complaints(about: file) == "")
  }

  @Test(arguments: Self.programs)
  func `programs have the types of SwiftUI`(_ program: String) throws {
    let compiler = try SwiftCompiler.shared.get()
    let text = try PrintedViews.text(of: program, name: "ContentView")
    #expect(!text.contains("Left out"))
    #expect(try compiler.complaints(about: text) == "", "\(text)")
    #expect(try SwiftCompiler.formatted(text) == text)
  }

  @Test func `examples look as swift-format writes them`() throws {
    let text = try PrintedViews.file(of: PrintedViews.examples)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let formatted = try SwiftCompiler.formatted(text)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (line, other) in zip(lines, formatted) where line != other {
      Issue.record("`\(line)` is written as `\(other)`")
      break
    }
    #expect(lines.count == formatted.count)
  }

  /// Functions, constants, loops, conditions, layouts, modifiers, styles and keys of the program.
  static let programs =
    WrittenPrograms.all + FurtherPrograms.all + StatePrograms.all.map(\.program) + [
      """
      (define seen 0)
      (define (bar) (frame :width (* 2 seen) :height 4 (color red)))
      (define-preference-key total 0 +)
      (define sum 0)
      (vstack
        (on-geometry-change width (fn (w) (set! seen w)) (text "Hello"))
        (bar)
        (on-preference-change total (fn (n) (set! sum n)) (preference total 3 (text "Hi")))
        (frame :width sum (color blue)))
      """,
      """
      (navigation-stack
        (-> (text "a")
          (toolbar
            (toolbar-item :placement cancellation-action (button "Cancel"))
            (toolbar-spacer fixed)
            (button "Edit")
            (toolbar-item (button "A") (button "B")))))
      """,
      """
      (define (form-with style) (form (picker-style style (picker "Size" "a" "b"))))
      (vstack (form-with 'menu) (form-with 'inline))
      """,
      """
      (define-modifier (card :inset (n 8)) (content) (-> content (padding n) (border gray)))
      (-> (text "Hi") (card :inset 4))
      """,
      """
      (define-button-style (pill :inset (n 8)) (c) (padding n (:label c)))
      (define-toggle-style (box) (c)
        (hstack (:label c) (frame :width (if (:is-on c) 20 10) (rectangle))))
      (vstack (button-style (pill :inset 4) (button "OK")) (toggle-style box (toggle "A")))
      """,
      """
      (define-environment-key inset 4)
      (define-modifier (inner) (content e) (padding (:inset e) content))
      (environment inset 8 (inner (text "Hi")))
      """,
      """
      (define-preference-key total 0 +)
      (overlay-preference-value total (fn (value) (text (str value))) (preference total 3 (text "Hi")))
      """,
      """
      (define-alignment-id third vertical (fn (d) (/ (height d) 3)))
      (hstack :alignment third (frame :height 30 (color red)) (alignment-guide third (fn (d) 4) (text "a")))
      """,
      """
      (define-struct row y (count 0))
      (define-layout (flow)
        (size-that-fits (p s)
          (define (wide x) (width (size-of x ideal)))
          (define total 0)
          (define r (row :y 8))
          (for (x s)
            (when (> (wide x) 100) (continue))
            (+= total (wide x))
            (set! (:y r) (+ (:y r) (value-of x 'rank 1))))
          (while (< total 100) (+= total 10))
          (size total (:y r)))
        (place-subviews (b p s) (for (x s) (place x))))
      (flow (layout-value 'rank 3 (text "a")))
      """,
      """
      (define gap 8)
      (define (row title :subtitle (subtitle "none"))
        (vstack :alignment leading :spacing gap (text title) (font caption (text subtitle))))
      (vstack (row "One") (row "Two" :subtitle "more"))
      """,
      """
      (define (setting title value) (hstack (text title) (spacer) (foreground gray value)))
      (list-view (setting "Wi-Fi" (text "Home")) (setting "Sound" (toggle "On")))
      """,
      """
      (hstack (for (i 0 3) (-> (text (str "Row " i)) (frame :width (* i 10)))))
      """,
      """
      (define names (list "One" "Two"))
      (vstack (for (name names) (text name) (divider)) (if (> (length names) 1) (text "many") (text "few")))
      """,
      """
      (define greeting (fits :in horizontal (text "Hello World") (text "Hi")))
      (-> greeting (padding 8) (border red))
      """,
      """
      (define-layout (relative-size :width (rw 1) :height (rh 1))
        (size-that-fits (proposal subviews)
          (size-of (first subviews) (scale-proposal proposal rw rh)))
        (place-subviews (bounds proposal subviews)
          (place (first subviews) :at (center bounds) :anchor center
            :proposal (scale-proposal proposal rw rh))))
      (-> (relative-size :width 0.8 (text "A bubble")) (frame :max-width inf :alignment leading))
      """,
      """
      (define-layout (column :gap (gap 4))
        (size-that-fits (proposal subviews)
          (let ((sizes (map (fn (s) (size-of s ideal)) subviews)))
            (size (fold max 0 (map width sizes))
              (+ (fold + 0 (map height sizes)) (* gap (- (length subviews) 1))))))
        (place-subviews (bounds proposal subviews)
          (let ((y (min-y bounds)))
            (for (s subviews)
              (place s :at (point (min-x bounds) y) :proposal ideal)
              (set! y (+ y (height (size-of s ideal)) gap))))))
      (column :gap 8 (text "a") (text "bcd"))
      """,
    ]

  // MARK: - As a person would write it

  private func printed(_ program: String) throws -> String { try PrintedViews.text(of: program) }

  @Test func `a view alone is printed without a structure`() throws {
    #expect(
      try printed("(hstack :spacing 8 (text \"a\") (padding 8 (text \"b\")))") == """
        HStack(spacing: 8) {
          Text("a")
          Text("b").padding(8)
        }

        """)
  }

  @Test func `several modifiers are a chain`() throws {
    #expect(
      try printed("(-> (vstack (text \"a\")) (padding horizontal 8) (background red))")
        == """
        VStack {
          Text("a")
        }
        .padding(.horizontal, 8)
        .background(.red)

        """)
  }

  /// Behind a view, a style reaches into the safe area, and a color as a view does not.
  @Test func `a color behind a view is a style by its name, and a view in a closure`() throws {
    let view = "(rectangle)"
    for (background, code) in [
      ("red", ".background(.red)"), ("(color red)", ".background { Color.red }"),
      ("red :alignment top", ".background(alignment: .top) { Color.red }"),
      (
        "red :ignores-safe-area-edges none", ".background(.red, ignoresSafeAreaEdges: [])"
      ),
    ] {
      #expect(try printed("(background \(background) \(view))") == "Rectangle()\(code)\n")
    }
  }

  /// Parameters, a list that is filled and an index have no written types: these follow from the
  /// calls, and from what is done with the values.
  @Test func `types follow from all uses of a name`() throws {
    let text = try printed(
      """
      (define-struct entry title size)
      (define (entries names limit)
        (define found (list))
        (define place 0)
        (while (< (length found) limit)
          (append! found (entry :title (nth place names) :size (size 4 (* 2 place))))
          (set! place (+ place 1)))
        found)
      (define (shown entry) (-> (text (:title entry)) (padding (width (:size entry)))))
      (vstack (for (each (entries (list "a" "b") 1)) (shown each)))
      """)
    for line in [
      "struct Entry: Hashable {", "  var title: String", "  var size: CGSize",
      "func entries(_ names: [String], _ limit: Int) -> [Entry] {", "  var found: [Entry] = []",
      "  var place = 0", "func shown(_ entry: Entry) -> some View {",
    ] { #expect(text.contains("\(line)\n"), "\(line) in \(text)") }
  }

  @Test func `a test for nothing binds a name`() throws {
    #expect(
      try printed(
        "(define (f gap) (if (nil? gap) 8 (* 2 gap)))\n(frame :width (f nil) (text \"a\"))"
      )
      .contains(
        """
        func f(_ gap: CGFloat?) -> CGFloat {
          if let gap {
            return 2 * gap
          } else {
            return 8
          }
        }

        """))
  }

  /// Where no clause holds, a `case` gives nil; where a text is wanted, nil becomes an empty one.
  @Test func `a case without a clause for all others may give nothing`() throws {
    let text = try printed(
      "(define (title k) (case k ((a) \"A\") ((b) \"B\")))\n(text (title 'a))")
    for line in [
      "func title(_ k: String) -> String? {", "  default:\n    return nil",
      "    Text(title(\"a\") ?? \"\")",
    ] { #expect(text.contains("\(line)\n"), "\(line) in \(text)") }
  }

  @Test func `functions of a view with states are its methods`() throws {
    let text = try printed(
      """
      (define (meter)
        (define-state wide 0)
        (define (bar high) (frame :width wide :height high (color red)))
        (vstack (on-geometry-change width (fn (w) (set! wide w)) (text "a")) (bar 4)))
      (meter)
      """)
    #expect(text.contains("  private func bar(_ high: CGFloat) -> some View {\n"), "\(text)")
    #expect(text.contains("      bar(4)\n"))
  }

  @Test func `what SwiftUI has not is told`() throws {
    let text = try printed("(matched-geometry-effect :id \"a\" (text \"a\"))")
    #expect(text.hasPrefix("// Left out: `matched-geometry-effect`; it needs a `@Namespace`"))
    #expect(text.hasSuffix("Text(\"a\")\n"))
  }
}
