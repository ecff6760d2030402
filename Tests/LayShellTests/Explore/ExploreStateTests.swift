import LayEngine
import LayTerminal
import Testing

@testable import LayShell

/// How keys change the state of `explore`, without a terminal.
@Suite struct ExploreStateTests {
  /// Candidates of 21, 11 and 2 characters of 8 points: the choice changes at 168 and 88; below 16
  /// the last one has two lines.
  private static let greeting = """
    (name "greeting" (fits :in horizontal
      (text "Hello Beautiful World") (text "Hello World") (text "Hi")))
    """

  private func state(
    _ text: String = greeting, _ proposal: ProposedViewSize = .init(width: 200, height: nil),
    rows: Int = 24, columns: Int = 80
  ) throws -> ExploreState {
    let shell = Shell()
    #expect(shell.run(text, named: "test", echo: .nothing) == .finished)
    return ExploreState(
      try #require(shell.session.current), shell.session.interpreter, proposing: proposal,
      in: ExplorePlan(rows: rows, columns: columns))
  }

  private func press(_ keys: [ExploreKey], _ state: inout ExploreState) {
    for key in keys {
      #expect(state.handle(key) == nil)
      state.layOut()
    }
  }

  @Test func `arrows change what is proposed by one point, and by ten with Shift`() throws {
    var state = try state()
    press([.arrow(.right, isLong: false)], &state)
    #expect(state.proposal == ProposedViewSize(width: 201, height: nil))
    press([.arrow(.left, isLong: true), .character("h")], &state)
    #expect(state.proposal == ProposedViewSize(width: 190, height: nil))
    // The change begins at the answer's height, one line of 20: 20 + 10.
    press([.arrow(.down, isLong: true)], &state)
    #expect(state.proposal == ProposedViewSize(width: 190, height: 30))
    press([.arrow(.up, isLong: true), .arrow(.up, isLong: true), .character("K")], &state)
    #expect(state.proposal == ProposedViewSize(width: 190, height: 0))
  }

  @Test func `n proposes nothing, and what was there again`() throws {
    var state = try state()
    press([.character("n")], &state)
    #expect(state.proposal == .ideal)
    press([.character("n")], &state)
    #expect(state.proposal == ProposedViewSize(width: 200, height: nil))
    press([.character("r"), .character("n")], &state)
    #expect(state.proposal == ProposedViewSize(width: 200, height: 20))
  }

  // 30 + 8 + 30 = 68 is room for two columns.
  @Test func `b goes to the next number of columns`() throws {
    let grid = """
      (lazy-vgrid :columns (list (adaptive 30)) (color red) (color blue))
      """
    var state = try state(grid, .init(width: 40, height: nil))
    press([.character("b")], &state)
    #expect(state.place == 68)
    let rows = ExploreDrawing(style: Style()).rows(state)
    #expect(rows.contains { $0.contains("columns 1 → 2") })
  }

  @Test func `b and B go to the breakpoints`() throws {
    var state = try state(Self.greeting, .init(width: 40, height: nil))
    press([.character("b")], &state)
    #expect(state.place == 88)
    press([.character("b")], &state)
    #expect(state.place == 168)
    press([.character("b")], &state)
    #expect(state.place == 168)
    #expect(state.notice?.hasPrefix("there is no breakpoint of the width above it") == true)
    press([.character("B"), .character("B")], &state)
    #expect(state.place == 16)
  }

  /// One layout for each new proposal, and none for other keys; moving along the ruler does not
  /// extend it.
  @Test func `a key costs one layout at most`() throws {
    var state = try state(SettingsScreen.text, SettingsScreen.proposal)
    #expect(state.layoutCount == 1)
    while !state.ruler.isDone { state.extendRuler(state.lookout) }
    for count in 2...11 {
      press([.arrow(.left, isLong: false)], &state)
      #expect(state.layoutCount == count)
      #expect(state.ruler.isDone)
    }
    press([.tab, .tab, .backTab, .pageDown, .character("r"), .character("z")], &state)
    #expect(state.layoutCount == 11)
    _ = ExploreDrawing(style: Style()).rows(state)
    #expect(state.layoutCount == 11)
  }

  /// On the screen the view is centered below half a screen; off it, it is the whole picture.
  @Test(arguments: [14, 24, 60])
  func `a view that leaves its device stays in sight`(rows: Int) throws {
    let shell = Shell()
    let text = "(text \"Hi\")\nset device iphone-15"
    #expect(shell.run(text, named: "test", echo: .nothing) == .finished)
    var state = ExploreState(
      try #require(shell.session.current), shell.session.interpreter,
      proposing: shell.session.proposal, in: ExplorePlan(rows: rows, columns: 80))
    state.plan = ExplorePlan(rows: rows, columns: 80)
    for key in [ExploreKey.arrow(.left, isLong: false), .arrow(.right, isLong: false)] {
      #expect(ExploreDrawing(style: Style()).rows(state).contains { $0.contains("Hi┓") })
      press([key], &state)
    }
    #expect(ExploreDrawing(style: Style()).rows(state).contains { $0.contains("Hi┓") })
  }

  @Test func `Tab goes through views, and round`() throws {
    var state = try state("(padding 8 (hstack (text \"a\") (frame :width 9 (text \"b\"))))")
    var titles: [String] = []
    for _ in 0..<4 {
      titles.append(try #require(state.focus).view.view.content.name)
      press([.tab], &state)
    }
    // The stack is explained with its padding, the second text with its frame.
    #expect(titles == ["padding", "text", "frame", "padding"])
    press([.backTab, .backTab], &state)
    #expect(state.focus?.view.view.content.name == "frame")
  }

  /// At 4 points a column and 10 a row, the edge of a width of 200 is in column 50.
  @Test func `the mouse pulls an edge of the proposal`() throws {
    var state = try state()
    let press = ExploreKey.mouse(MouseEvent(kind: .press, column: 50, row: 8))
    self.press([press], &state)
    self.press([.mouse(MouseEvent(kind: .drag, column: 30, row: 9))], &state)
    #expect(state.proposal == ProposedViewSize(width: 120, height: nil))
    self.press([.mouse(MouseEvent(kind: .release, column: 30, row: 9))], &state)
    self.press([.mouse(MouseEvent(kind: .drag, column: 60, row: 9))], &state)
    #expect(state.proposal.width == 120)
  }

  @Test func `a click chooses the view that is explained`() throws {
    // 8 points a letter: the second text begins at 8 + 8 points, which is column 4.
    var state = try state("(hstack (text \"a\") (text \"bcdefgh\"))")
    press([.mouse(MouseEvent(kind: .press, column: 8, row: 2))], &state)
    #expect(state.focus?.path == ViewPath([2]))
  }

  @Test func `Enter and q keep what is proposed`() throws {
    var state = try state()
    #expect(state.handle(.enter) == .kept)
    #expect(state.handle(.character("q")) == .kept)
  }

  @Test(arguments: [1, 2, 3, 5, 6, 7, 8, 9, 12, 20, 24, 60], [1, 2, 9, 40, 200])
  func `a window of any size is filled and not more`(rows: Int, columns: Int) throws {
    var state = try state(rows: rows, columns: columns)
    for _ in 0..<10 { state.extendRuler(state.lookout) }
    for plain in [false, true] {
      let lines = ExploreDrawing(style: Style(isPlain: plain)).rows(state)
      #expect(lines.count == rows)
      // Below 20 columns an explanation may be longer; the terminal cuts it.
      for line in lines where columns >= 20 { #expect(DisplayWidth.of(line) <= columns) }
      let isASCII = lines.joined().utf8.allSatisfy { $0 < 0x80 }
      #expect(isASCII || !plain)
    }
  }

  @Test func `a layout that fails is told, and one goes on`() throws {
    var state = try state(
      """
      (define-layout (picky)
        (size-that-fits (proposal subviews)
          (if (= (width proposal) 50) (error "not 50") (size 10 10)))
        (place-subviews (bounds proposal subviews) nil))
      (picky (text "a"))
      """, .init(width: 49, height: nil))
    #expect(state.shown != nil)
    press([.arrow(.right, isLong: false)], &state)
    let rows = ExploreDrawing(style: Style()).rows(state)
    #expect(rows[0] == "50 x nil: no answer" && rows[1].contains("not 50"))
    press([.arrow(.right, isLong: false)], &state)
    #expect(state.shown != nil && state.proposal.width == 51)
  }
}

/// A screen as apps have it: the rows of a settings list.
enum SettingsScreen {
  static let text = """
    (define (setting title value) (hstack (text title) (spacer) (foreground gray value)))
    (list-view
      (toggle "Airplane Mode")
      (setting "Wi-Fi" (text "Home" :name "network"))
      (hstack (label "Volume" :system-image "speaker") (slider :name "slider"))
      (setting "About" (fits :in horizontal (text "Version 1.2, the latest") (text "1.2")))
      (button "Sign Out" :name "sign out"))
    """
  static let proposal = ProposedViewSize(width: 320, height: 240)
}
