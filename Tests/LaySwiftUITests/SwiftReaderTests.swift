import LayLanguage
import LaySwiftUI
import Testing

/// SwiftUI code, read as the program that a person would write.
///
/// The programs are written by hand.
struct SwiftReaderTests {
  /// A piece of code and the script for it.
  struct Pair: CustomTestStringConvertible, Sendable {
    let code: String
    let script: String
    var testDescription: String { code }

    init(_ code: String, _ script: String) {
      self.code = code
      self.script = script
    }
  }

  @Test(arguments: [
    Pair("Text(\"Hi\")", "(text \"Hi\")"),
    Pair("HStack(spacing: 8) { Text(\"a\") }", "(hstack :spacing 8 (text \"a\"))"),
    Pair(
      "VStack(alignment: .leading) { Text(\"a\"); Divider() }",
      "(vstack :alignment leading (text \"a\") (divider))"),
    Pair(
      "Text(\"a\").padding().padding(4).padding(.horizontal, 8).padding([.top, .leading], 2)",
      "(-> (text \"a\")\n  (padding)\n  (padding 4)\n  (padding horizontal 8)\n"
        + "  (padding (top leading) 2))"),
    Pair(
      "Text(\"a\").frame(maxWidth: .infinity, alignment: .trailing)",
      "(-> (text \"a\") (frame :max-width inf :alignment trailing))"),
    Pair(
      "Text(\"a\").font(.system(size: 12, weight: .bold)).font(.title2.bold())",
      "(-> (text \"a\") (font :size 12 :weight bold) (font title2 :weight bold))"),
    Pair("Text(\"a\").lineLimit(2...4)", "(-> (text \"a\") (line-limit 2 4))"),
    Pair("Text(\"a \" + \"b\") + Text(\"c\")", "(text (str \"a \" \"b\" \"c\"))"),
    Pair("Rectangle().fill(.red)", "(-> (rectangle) (fill red))"),
    Pair(
      "Circle().strokeBorder(true ? .red : .blue, lineWidth: true ? 2 : 1)",
      "(-> (circle) (stroke-border (if true 'red 'blue) (if true 2 1)))"),
    Pair("Color.blue.opacity(0.5)", "(-> (color blue) (opacity 0.5))"),
    Pair(
      "Text(\"a\").background(Color(\"Brand Blue\"), in: Capsule())",
      "(-> (text \"a\") (background 'brand-blue :in (capsule)))"),
    Pair(
      "Text(\"a\").overlay(alignment: .topTrailing) { Circle() }",
      "(-> (text \"a\") (overlay :alignment top-trailing (circle)))"),
    Pair(
      "Button { } label: { Image(systemName: \"plus\") }",
      "(button (image :system-name \"plus\"))"),
    Pair("Button(\"OK\", role: .cancel) { }", "(button \"OK\" :role cancel)"),
    Pair(
      "Section { Text(\"a\") } header: { Text(\"b\") }",
      "(section :header (text \"b\") (text \"a\"))"),
    Pair("Slider(value: .constant(2), in: 0...10)", "(slider 2 :in (list 0 10))"),
    Pair(
      "ForEach(0..<3) { i in Text(\"\\(i)\") }",
      "(for (i 0 3) (text (number->string i :grouped true)))"),
    Pair(
      "ForEach(1...3, id: \\.self) { Text(\"\\($0)\") }",
      "(for (x 1 4) (text (number->string x :grouped true)))"),
    Pair(
      "GeometryReader { g in Text(\"a\").frame(width: g.size.width / 2) }",
      "(geometry-reader (fn (g) (-> (text \"a\") (frame :width (/ (width (size g)) 2)))))"),
    Pair(
      "LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 80), spacing: 4)]) { }",
      "(lazy-vgrid :columns ((fixed 50) (adaptive 80 :spacing 4)))"),
    Pair(
      "Text(\"a\").accessibilityIdentifier(\"greeting\")", "(-> (text \"a\") (name \"greeting\"))"),
    Pair("Text(\"a\").id(\"greeting\")", "(-> (text \"a\") (name \"greeting\"))"),
    Pair("Text(\"a\").rotationEffect(.degrees(45))", "(-> (text \"a\") (rotation-effect 45))"),
    Pair("Text(\"a\").onAppear { print(1) }.task { }", "(text \"a\")"),
    Pair("Text(\"a\").lineLimit(...2)", "(-> (text \"a\") (line-limit nil 2))"),
    Pair(
      "ContentUnavailableView { Label(\"No Mail\", systemImage: \"tray\") }",
      "(content-unavailable-view \"No Mail\" :system-image \"tray\")"),
    Pair(
      "List { ForEach(0..<2) { _ in Text(\"a\") }.onDelete { _ in } }"
        + ".environment(\\.editMode, .constant(.active))",
      "(-> (list-view (-> (for (the-it 0 2) (text \"a\")) (on-delete)))\n"
        + "  (environment edit-mode active))"),
    // An `Int` that is made from a fraction divides as integers do.
    Pair(
      "Color.red.frame(width: CGFloat(Int(7.5) / 2))",
      "(-> (color red) (frame :width (int (/ (int 7.5) 2))))"),
    // Swift's remainder has the sign of the dividend.
    Pair(
      "Color.red.frame(width: CGFloat(-1 % 3 + 5))",
      "(-> (color red) (frame :width (+ (remainder -1 3) 5)))"),
    Pair(
      "Color.red.tabItem { Label(\"Home\", systemImage: \"house\") }",
      "(-> (color red) (tab-item \"Home\" :system-image \"house\"))"),
    Pair(
      "Color.red.tabItem { VStack { Image(systemName: \"house\"); Text(\"Home\") } }",
      "(-> (color red) (tab-item \"Home\" :system-image \"house\"))"),
  ])
  func `a view is read`(_ pair: Pair) throws {
    let program = try SwiftReader.read([SwiftFile(name: "A.swift", text: pair.code)])
    #expect(program.text == pair.script + "\n")
    #expect(program.remarks.isEmpty)
  }

  @Test
  func `a line of the files stands beside one of SwiftUI`() throws {
    let code = """
      enum Third: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 }
      }
      extension VerticalAlignment { static let third = VerticalAlignment(Third.self) }
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .third)) { Text("a") }
      ZStack(alignment: Alignment(horizontal: .center, vertical: .third)) { Text("a") }
      """
    let text = try SwiftReader.read([SwiftFile(name: "A.swift", text: code)]).text
    #expect(text.contains("(zstack :alignment (alignment leading third-line) (text \"a\"))"))
    #expect(text.contains("(zstack :alignment third-line (text \"a\"))"))
  }

  @Test
  func `a layout changes variables of its file, and folds with functions by name`() throws {
    let code = """
      var asked: CGFloat = 0
      struct Counting: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          asked += 1
          return CGSize(width: subviews.map { $0.priority }.reduce(0, max), height: asked)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      #Preview { Counting { Text("a") } }
      """
    let program = try SwiftReader.read([SwiftFile(name: "A.swift", text: code)])
    #expect(program.remarks.isEmpty)
    #expect(program.text.contains("(define asked 0)"))
    #expect(program.text.contains("(+= asked 1)"))
    #expect(program.text.contains("(fold max 0 (map (fn (x) (priority-of x)) subviews))"))
  }

  @Test(arguments: [
    ("removeFirst()", "(remove-first! a)"), ("removeFirst(2)", "(set! a (drop 2 a))"),
    ("removeLast()", "(remove-last! a)"), ("removeLast(2)", "(set! a (drop-last 2 a))"),
  ])
  func `elements are removed at both ends`(_ call: String, _ script: String) throws {
    let code = "func rest(_ list: [Int]) -> Int { var a = list; a.\(call); return a.count }"
    let text = try SwiftReader.read([SwiftFile(name: "A.swift", text: code)]).text
    #expect(text.contains(script))
  }

  @Test
  func `a struct is a function with its properties as parameters`() throws {
    let code = """
      struct Row: View {
        let title: String
        var count = 3
        @State private var isOn = false
        private var label: some View { Text(title) }
        var body: some View {
          HStack {
            label
            if isOn { Text("on") } else if count > 2 { Text("many") } else { Text("few") }
          }
        }
      }
      #Preview { Row(title: "A") }
      """
    let script = """
      (define (row :title title :count (count 3) :is-on (is-on false))
        (define (label) (text title))
        (hstack
          (label)
          (cond (is-on (text "on")) ((> count 2) (text "many")) (else (text "few")))))

      (row :title "A")

      """
    #expect(try SwiftReader.read([SwiftFile(name: "A.swift", text: code)]).text == script)
  }

  @Test
  func `what is not known is a box, or left out, with a warning at its place`() throws {
    let code = "VStack {\n  Atlas()  // lay: 100 x 40\n  Text(\"a\").glow(2)\n  Curve { }\n}"
    let program = try SwiftReader.read([SwiftFile(name: "A.swift", text: code)])
    let script = """
      (vstack
        (frame :width 100 :height 40 (color gray))
        (text "a")
        (frame :width 44 :height 44 (color gray)))

      """
    #expect(program.text == script)
    // Line 2 begins at 9, `Atlas` 2 further; line 3 at 37, `glow` 12 further; line 4 at 57.
    #expect(program.remarks.map(\.place?.start) == [11, 49, 59])
    #expect(program.tally.placeholders == 2)
    #expect(program.tally.passedOver == 1)
  }

  @Test
  func `a preview or a view is shown by its name`() throws {
    let code = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { A() } }
      #Preview("Other") { A() }
      """
    var options = SwiftReadingOptions()
    let files = [SwiftFile(name: "A.swift", text: code)]
    for (name, call) in [("Other", "(a)"), ("B", "(b)")] {
      options.view = name
      #expect(try SwiftReader.read(files, options).text.hasSuffix("\n\n\(call)\n"))
    }
    options.view = "Nobody"
    #expect(try SwiftReader.read(files, options).hasErrors)
  }

  @Test
  func `each part of the script knows where it comes from`() throws {
    let code = "VStack {\n  Text(\"a\")\n    .padding(4)\n}"
    let program = try SwiftReader.read([SwiftFile(name: "A.swift", text: code)])
    #expect(program.text == "(vstack (-> (text \"a\") (padding 4)))\n")
    let script = Array(program.text.utf8)
    let source = Array(code.utf8)
    func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
      String(decoding: bytes[start..<end], as: UTF8.self)
    }
    let pairs = program.origins.map { origin in
      [
        text(script, origin.start, origin.end), text(source, origin.place.start, origin.place.end),
      ]
    }
    #expect(pairs.contains(["(text \"a\")", "Text(\"a\")"]))
    #expect(pairs.contains(["(padding 4)", ".padding(4)"]))
    #expect(pairs.contains(["4", "4"]))
  }

  @Test
  func `a mistake in Swift is told at its place`() throws {
    let program = try SwiftReader.read([
      SwiftFile(name: "A.swift", text: "VStack {\n  Text(\"a\"\n}")
    ])
    #expect(program.hasErrors)
    #expect(program.text.isEmpty)
    #expect(try #require(program.remarks.first?.place).start > 0)
  }
}
