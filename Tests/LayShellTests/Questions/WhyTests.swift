import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// The steps of `why` against the layout that they explain.
struct WhyTests {
  static let programs = [
    """
    (padding 16 (hstack (text "Hello World and more") (color red) (spacer) (text "end")))
    """,
    "(frame :max-width 90 :alignment leading (vstack :alignment trailing (text \"a\") (text \"b c\")))",
    "(overlay (text \"badge\") (zstack (color red) (circle) (text \"Hi\")))",
    """
    (layout-direction right-to-left
      (hstack (text "one") (padding :leading 5 (offset :x 3 :y 4 (text "two")))))
    """,
    "(scroll-view (vstack (for (i 0 5) (fixed-size (text (str \"row \" i))))))",
    "(geometry-reader (fn (g) (frame :width 20 (position 3 4 (color red)))))",
    "(list-view (toggle \"On\") (hstack (text \"a\") (spacer) (text \"b\")))",
    "(fixed-size (hstack (color red) (frame :width 30 :height 7 (color blue)) (vstack (divider))))",
    "(lazy-vgrid :columns ((flexible 10 inf) (flexible 20 inf)) (color red) (text \"a\") (circle))",
  ]

  private static let proposals = [
    ProposedViewSize(width: 70, height: nil), ProposedViewSize(width: 300, height: 200), .ideal,
  ]

  /// Calls the body with each view of a program's traced layouts at all proposals.
  private func forEachView(
    _ program: String, _ body: (ShownView, TracedLayout) -> Void
  ) throws {
    try DeepStack.run { () throws in
      let shell = Shell()
      _ = shell.run(program, named: "", echo: .nothing)
      let current = try #require(shell.session.current)
      for proposal in Self.proposals {
        let (layout, events) = try current.trace(proposal)
        let traced = TracedLayout(layout, events, Lookout())
        for shown in ViewWalk.views(in: layout, most: 200, Lookout(), where: { _ in true }) {
          body(shown, traced)
        }
      }
    }
  }

  @Test(arguments: programs)
  func `what a place is made of adds up to it`(_ program: String) throws {
    try forEachView(program) { shown, traced in
      for axis in Axis.allCases {
        let numbers = PlaceReasons.steps(shown, axis, traced).compactMap(\.number)
        let sum = numbers.dropFirst().reduce(0, +)
        #expect(abs(numbers[0] - shown.view.frame.origin[axis]) < 1e-9)
        #expect(abs(numbers[0] - sum) < 1e-9, "\(shown.path.text) \(axis)")
      }
    }
  }

  @Test(arguments: programs)
  func `every number of a length's reasons is a size or a proposal`(_ program: String) throws {
    try forEachView(program) { shown, traced in
      for axis in Axis.allCases {
        let steps = LengthReasons.steps(shown, axis, traced)
        #expect(steps.first?.number == shown.view.frame.size[axis])
        #expect(steps.count < 30)
        for step in steps {
          guard let number = step.number, let place = step.place else { continue }
          let children = (0..<place.view.childCount).map { place.child($0).view.proposal }
          let asked = traced.answering(place.view, place.question).questions.map(\.proposal)
          let offers = (children + asked).flatMap { [$0.width, $0.height] }
          let sizes = [place.size.width, place.size.height]
          #expect(sizes.contains(number) || offers.contains(number))
        }
      }
    }
  }

  // A length that a step names changes the explained length as much as the steps say, and a length
  // that none names does not change it: each is made longer by so little that nothing else changes.
  @Test func `a length depends on what its reasons name and on nothing else`() throws {
    var proof = ReasonProof()
    try proof.check(seeds: 2000)
    #expect(proof.explained > 2000)
    #expect(proof.wrong == 0, "\(proof.examples())")
  }

  // What is kept for a cell that shares a column with another one of several columns is not told in full.
  @Test func `with cells of several columns the reasons hold`() throws {
    var proof = ReasonProof(extra: .spans)
    try proof.check(seeds: 500)
    #expect(proof.wrong * 1000 <= proof.answers, "\(proof.examples())")
  }

  @Test func `with texts that wrap and candidates that fit the reasons hold`() throws {
    var proof = ReasonProof(extra: .texts)
    try proof.check(seeds: 2000)
    #expect(proof.explained > 2000)
    #expect(proof.wrong == 0, "\(proof.examples())")
  }

  @Test func `where states are widths of views the reasons hold`() throws {
    var proof = ReasonProof(extra: .states)
    try proof.check(seeds: 100)
    #expect(proof.explained > 1000)
    #expect(proof.wrong == 0, "\(proof.examples())")
  }

  // A screen that is wider and higher proposes as much more.
  @Test func `on a device the reasons hold`() throws {
    var proof = ReasonProof(extra: .texts, isOnDevice: true)
    try proof.check(seeds: 1000)
    #expect(proof.explained > 1000)
    #expect(proof.wrong == 0, "\(proof.examples())")
  }

  // Derived: 4 x 3 = 12 on each side, 24 together, around 40 are 64; with 2 x 3 + 1 = 7 and 8 they are 79. The
  // padding's argument begins behind 6 blanks, 13 characters of the text and 22 of `.padding(.horizontal, `, at 42;
  // the offset's 20 later.
  @Test func `margins, offsets and spacing in a file of Swift code have their places`() throws {
    let scratch = try ScratchFolder()
    let code = """
      struct Row: View {
        let unit: CGFloat = 3
        var body: some View {
          HStack(spacing: unit * 2 + 1) {
            Text("Hello").padding(.horizontal, unit * 4).offset(x: -unit, y: 5)
            Text("b")
          }
        }
      }
      """
    try scratch.write(code, to: "Row.swift")
    let lines = [
      "set face mono", "load \"Row.swift\"", "Row()", "why width", "why 1.1.width", "why 1.1.1.x",
      "why gap",
    ]
    let run = try Program.run(lines.flatMap { ["-e", $0] }, in: scratch.path)
    let places = [
      "79  HStack(spacing: 7): 64 + 8 + 7 spacing: `unit * 2 + 1` (Row.swift:4:21)",
      "40 inside, and 24 around it: `unit * 4`\n      (Row.swift:5:42)",
      "-3  moved by .offset(x: -3, y: 5): `-unit` (Row.swift:5:62)",
      "12  in .padding(.horizontal, 12): the inset before it: `unit * 4`",
      "7  HStack(spacing: 7) declares it: `unit * 2 + 1` (Row.swift:4:21)",
    ]
    for place in places { #expect(run.output.contains(place), "\(run)") }
  }

  // Derived: 0.4 x 200 = 80. The argument begins 22 characters after the line does, the modifier 8.
  @Test func `an expression in a file of Swift code has its place`() throws {
    let scratch = try ScratchFolder()
    let code = """
      struct Half: View {
        var body: some View {
          GeometryReader { proxy in
            Color.red
              .frame(width: proxy.size.width * 0.4)
          }
        }
      }
      """
    try scratch.write(code, to: "Half.swift")
    let lines = ["load \"Half.swift\"", "Half()", "propose 200 x 100", "why 1.width"]
    let run = try Program.run(lines.flatMap { ["-e", $0] }, in: scratch.path)
    #expect(
      run.output.contains(
        "declares it: `proxy.size.width * 0.4`\n       (Half.swift:5:23), 0.4 of 200,"),
      "\(run)")
    #expect(run.output.contains("  Half.swift:5:9\n"), "\(run)")
  }
}
