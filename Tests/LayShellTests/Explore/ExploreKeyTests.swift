import Testing

@testable import LayShell

/// What terminals send, as keys.
///
/// The sequences are xterm's, from its list of control sequences.
@Suite struct ExploreKeyTests {
  private func keys(_ text: String) -> [ExploreKey] {
    var decoder = KeyDecoder()
    decoder.append(text.utf8)
    var keys: [ExploreKey] = []
    while let key = decoder.next() ?? decoder.next(isFinal: true) { keys.append(ExploreKey(key)) }
    return keys
  }

  @Test(
    arguments: [
      ("\u{1B}[A", .up, false), ("\u{1B}OB", .down, false), ("\u{1B}[1;2C", .right, true),
      ("\u{1B}[1;2D", .left, true), ("\u{1B}[1;5C", .right, false), ("\u{1B}[d", .left, true),
    ] as [(String, ExploreKey.Direction, Bool)])
  func `arrows come with and without Shift`(
    text: String, direction: ExploreKey.Direction, isLong: Bool
  ) {
    #expect(keys(text) == [.arrow(direction, isLong: isLong)])
  }

  @Test(
    arguments: [
      ("q\t\r", [.character("q"), .tab, .enter]), ("\u{1B}[Z", [.backTab]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}", [.unknown]),
      ("\u{1B}[11~x", [.unknown, .character("x")]), ("\u{1B}[", [.unknown]),
      ("\u{7F}é", [.unknown, .unknown]),
    ] as [(String, [ExploreKey])])
  func `other keys come as they are`(text: String, expected: [ExploreKey]) {
    #expect(keys(text) == expected)
  }

  /// Button 0 in column 3 and row 2 is pressed, dragged (32 more) and let go.
  ///
  /// The wheel has 64 and 65, Shift adds 4. The older form has three bytes, each 32 more.
  @Test(
    arguments: [
      ("\u{1B}[<0;3;2M", .press), ("\u{1B}[<32;3;2M", .drag), ("\u{1B}[<0;3;2m", .release),
      ("\u{1B}[<64;3;2M", .wheelUp), ("\u{1B}[<65;3;2M", .wheelDown), ("\u{1B}[<36;3;2M", .drag),
      ("\u{1B}[M #\"", .press), ("\u{1B}[M##\"", .release),
    ] as [(String, MouseEvent.Kind)])
  func `the mouse tells what it does and where`(text: String, kind: MouseEvent.Kind) {
    #expect(keys(text) == [.mouse(MouseEvent(kind: kind, column: 2, row: 1))])
  }
}
