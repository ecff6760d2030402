/// Programs whose views keep states, are given bindings, read the environment, or have styles that
/// Swift declares unlike the other styles.
///
/// The sizes are in the face `mono`: 8 points a character, lines of 20.
package enum StatePrograms {
  /// A program, its size at the ideal proposal, and lines of the Swift code that is printed for it.
  package struct Case: Sendable, CustomStringConvertible {
    package let program: String
    package let size: String
    package let lines: [String]

    package var description: String { lines.first ?? program }
  }

  package static let all: [Case] = [
    // Texts of 2 and 5 characters are 16 and 40 wide, the bars below twice that: 32 + 80 = 112.
    Case(
      program: """
        (define (measured title)
          (define-state wide 0)
          (vstack :spacing 0
            (on-geometry-change width (fn (w) (set! wide w)) (text title))
            (frame :width (* 2 wide) :height 4 (color red))))
        (hstack :spacing 0 (measured "Hi") (measured "Hello"))
        """, size: "112 x 24",
      lines: [
        "struct Measured: View {", "  var title: String",
        "  @State private var wide: CGFloat = 0", "    Measured(title: \"Hi\")",
      ]),
    // The text is 24 wide, so the bar is 2 * 24 wide; the text that appears is 8 wide: 80. The bars
    // that start with 7 and 4 do not change: 91.
    Case(
      program: """
        (define (still :start (n 7)) (define-state wide n) (frame :width wide :height 1 (color red)))
        (define (chain)
          (define-state first 0)
          (define-state second 1)
          (define-state there false)
          (-> (hstack :spacing 0
                (on-geometry-change width (fn (w) (set! first w)) (text "abc"))
                (frame :width second :height 4 (color red))
                (when there (text "d")))
            (on-change :of first (fn (new) (set! second (* 2 new))))
            (on-appear (fn () (set! there true)))))
        (hstack :spacing 0 (still) (still :start 4) (chain))
        """, size: "91 x 20",
      lines: [
        "  init(start: CGFloat = 7) {", "    _wide = State(initialValue: start)",
        "    .onChange(of: first) { _, new in", "    .onAppear {",
        "  @State private var there = false",
      ]),
    // Each text is 24 wide. The first bar gets that width from the state: 24 + 24 = 48. The second
    // stays as it is: 24 + 3 = 27. The third is set to one point more than its text: 24 + 25 = 49.
    Case(
      program: """
        (define (bar :wide wide :set-wide (set-wide (fn (x) nil)))
          (hstack :spacing 0
            (on-geometry-change width set-wide (text "abc"))
            (frame :width wide :height 4 (color red))))
        (define (whole)
          (define-state wide 2)
          (define-state more 0)
          (hstack :spacing 0
            (bar :wide wide :set-wide (fn (new) (set! wide new)))
            (bar :wide 3)
            (bar :wide more :set-wide (fn (new) (set! more (+ new 1))))))
        (whole)
        """, size: "124 x 20",
      lines: [
        "  @Binding var wide: CGFloat", "      Bar(wide: $wide)", "      Bar(wide: .constant(3))",
        "          get: { more },",
      ]),
    // A state of the whole program that a view changes: 16 of the text and 16 of the bar.
    Case(
      program: """
        (define-state wide 2)
        (define (bar :wide wide :set-wide (set-wide (fn (x) nil)))
          (hstack :spacing 0
            (on-geometry-change width (fn (w) (set-wide w)) (text "ab"))
            (frame :width wide :height 4 (color red))))
        (bar :wide wide :set-wide (fn (new) (set! wide new)))
        """, size: "32 x 20",
      lines: ["  @State private var wide: CGFloat = 2", "    Bar(wide: $wide)"]),
    // The layout direction is left to right, so the first "Hi" is padded by 3: 16 + 6. The inset of
    // 8 around the second makes it 32 x 36; "a" is 8 wide: 22 + 32 + 8 = 62.
    Case(
      program: """
        (define-environment-key inset 4)
        (define (inner gap)
          (hstack :spacing 0 (text "a")
            (environment-reader
              (fn (e) (padding (if (= (:layout-direction e) 'left-to-right) gap 20) (text "Hi"))))))
        (define (outer)
          (environment-reader (fn (e) (define inset (:inset e)) (padding inset (text "Hi")))))
        (hstack :spacing 0 (inner 3) (environment inset 8 (outer)))
        """, size: "62 x 36",
      lines: [
        "  @Environment(\\.layoutDirection) private var layoutDirection",
        "  @Environment(\\.inset) private var inset", "    EnvironmentReader(gap: gap)",
      ]),
    // The group is as high as its two lines, 40, and as wide as the 4 characters of "More", 32;
    // the color too is 40 high, and 5 characters wide: 40. Both beside each other are 72 wide.
    Case(
      program: """
        (define-disclosure-group-style (tight) (c)
          (vstack :spacing 0 (:label c) (when (:is-expanded c) (:content c))))
        (define-labeled-content-style (above) (c) (vstack :spacing 0 (:label c) (:content c)))
        (hstack :spacing 0
          (disclosure-group-style tight (disclosure-group "More" :is-expanded true (text "12")))
          (labeled-content-style above (labeled-content "Color" "red")))
        """, size: "72 x 40",
      lines: [
        "struct Tight: DisclosureGroupStyle {", "struct Above: LabeledContentStyle {",
        "      if configuration.isExpanded {",
      ]),
    // A field in a frame of 200, with 10 points above and below its 22: a line of 20 and 1.5, rounded up.
    Case(
      program: """
        (define-text-field-style (boxed) (c) (-> (:field c) (padding 10) (border gray)))
        (frame :width 200 (text-field-style boxed (text-field "Name")))
        """, size: "200 x 42",
      lines: [
        "struct Boxed: TextFieldStyle {",
        "  func _body(configuration: TextField<Self._Label>) -> some View {", "    configuration",
      ]),
  ]
}
