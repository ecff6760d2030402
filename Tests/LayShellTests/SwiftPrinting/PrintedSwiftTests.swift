import RandomDeclaredViews
import Testing

@testable import LayShell

/// What `swiftui` prints is Swift, with the types of SwiftUI, and looks as swift-format writes it.
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
    WrittenPrograms.all + [
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
      try printed("(-> (vstack (text \"a\")) (padding horizontal 8) (background (color red)))")
        == """
        VStack {
          Text("a")
        }
        .padding(.horizontal, 8)
        .background(.red)

        """)
  }

  @Test func `what SwiftUI has not is told`() throws {
    let text = try printed("(matched-geometry-effect :id \"a\" (text \"a\"))")
    #expect(text.hasPrefix("// Left out: `matched-geometry-effect`; it needs a `@Namespace`"))
    #expect(text.hasSuffix("Text(\"a\")\n"))
  }
}
