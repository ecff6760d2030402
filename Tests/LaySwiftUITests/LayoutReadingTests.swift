import Glibc
import LayEngine
import LayLanguage
import LaySwiftUI
import Testing

/// Layouts that are written in Swift, from the code to the frames.
///
/// The numbers are derived by hand, as the comments say.
struct LayoutReadingTests {
  /// A file of the cases, what is proposed to its preview, and what comes of it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let file: String
    let width: Double?
    let height: Double?
    let size: [Double]
    /// By the names of the views: x, y, width, height.
    let frames: [String: [Double]]

    init(
      _ file: String, _ width: Double?, _ height: Double?, size: [Double],
      _ frames: [String: [Double]]
    ) {
      self.file = file
      self.width = width
      self.height = height
      self.size = size
      self.frames = frames
    }

    var testDescription: String { "\(file) at \(width ?? -1) x \(height ?? -1)" }
  }

  @Test(arguments: [
    // 30 + 8 + 40 fit into 100 and 8 + 50 more do not; lines of 20 and 10, 8 apart; in the line of
    // 20 a view of 10 is 5 down.
    Sample(
      "Flow", 100, nil, size: [78, 38],
      ["a": [0, 5, 30, 10], "b": [38, 0, 40, 20], "c": [0, 28, 50, 10]]),
    Sample("Flow", nil, nil, size: [136, 20], ["c": [86, 5, 50, 10]]),
    // A radius of 50 - 10: to the top, the right, the bottom and the left of 50, 50.
    Sample(
      "Radial", nil, nil, size: [100, 100],
      [
        "n": [40, 0, 20, 20], "e": [80, 40, 20, 20], "s": [40, 80, 20, 20], "w": [0, 40, 20, 20],
      ]),
    // Six letters are 48; twice that, and 8 in between.
    Sample(
      "EqualWidth", 400, 200, size: [104, 20], ["a": [0, 0, 48, 20], "b": [56, 0, 48, 20]]),
    // Columns of (100 - 8) / 2; the third view goes below the one of 20.
    Sample(
      "Masonry", 100, nil, size: [100, 38],
      ["a": [0, 0, 46, 30], "b": [54, 0, 46, 20], "c": [54, 28, 46, 10]]),
    // Shares of 1 and 3.
    Sample(
      "Proportional", 400, 200, size: [400, 200],
      ["a": [0, 0, 100, 200], "b": [100, 0, 300, 200]]),
    Sample("Proportional", nil, nil, size: [100, 20], ["b": [25, 0, 75, 20]]),
    Sample("Proportional", nil, 50, size: [100, 50], ["b": [25, 0, 75, 50]]),
    // The widest is 40, the highest 30, and each is 10 further on.
    Sample(
      "CardStack", nil, nil, size: [60, 50],
      ["a": [0, 0, 40, 20], "b": [10, 10, 20, 30], "c": [20, 20, 10, 10]]),
    // The first that is no wider than 100, 89 and 20, or the last; others are far away.
    Sample(
      "FirstFit", 100, 100, size: [90, 10], ["a": [0, 0, 90, 10], "b": [5000, 5000, 60, 20]]),
    Sample("FirstFit", 89, 100, size: [60, 20], ["b": [0, 0, 60, 20]]),
    Sample("FirstFit", 20, 100, size: [30, 30], ["c": [0, 0, 30, 30]]),
    // 30, 10 and 40 fit into 100, and 10 and 50 more do not; 20 and 10 with 10 in between.
    Sample(
      "TagCloud", 100, nil, size: [80, 40],
      ["a": [0, 0, 30, 10], "b": [40, 0, 40, 20], "c": [0, 30, 50, 10]]),
    // 10 + 20 + 10 and 8 twice; each ends where the widest does.
    Sample(
      "TrailingColumn", nil, nil, size: [50, 56],
      ["a": [20, 0, 30, 10], "b": [10, 18, 40, 20], "c": [0, 46, 50, 10]]),
    // Columns of 50 and 40 and rows of 20 and 10, 6 apart; 30 stands in the middle of 50.
    Sample(
      "PlainGrid", nil, nil, size: [96, 36],
      ["a": [10, 0, 30, 10], "b": [56, 0, 40, 20], "c": [0, 26, 50, 10]]),
    // 92 by 1 : 2 : 4, rounded down: 13, 26, 52, and 4 in between.
    Sample(
      "Weighted", 100, 100, size: [100, 100],
      ["a": [0, 0, 100, 13], "b": [0, 17, 100, 26], "c": [0, 47, 100, 52]]),
  ])
  func `a layout in Swift lays out as Swift would`(_ sample: Sample) throws {
    let text = try Self.text(of: sample.file)
    let program = try DeepStack.run { () throws(Diagnostic) in
      try SwiftReader.read([SwiftFile(name: sample.file + ".swift", text: text)])
    }
    #expect(program.remarks.map(\.message) == [])
    let layout = try #require(try Self.layOut(program.text, sample.width, sample.height))
    #expect(Self.numbers(layout.root.frame).suffix(2) == sample.size[...])
    for (name, frame) in sample.frames {
      let view = try #require(layout.view(named: name))
      let found = Self.numbers(view.frame)
      #expect(zip(found, frame).allSatisfy { abs($0 - $1) < 0.000_001 }, "\(name): \(found)")
    }
  }

  private static func numbers(_ frame: ViewFrame) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  /// A file beside the other cases.
  private static func text(of name: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let path = "/\(folder)/LayShellTests/Cases/swiftui/layouts/\(name).swift"
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let next = fgetc(file), next >= 0 { bytes.append(UInt8(next)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What the last view of a program is laid out as.
  private static func layOut(
    _ text: String, _ width: Double?, _ height: Double?
  ) throws -> Layout? {
    try DeepStack.run { () -> Result<Layout?, any Error> in
      Result {
        let interpreter = Interpreter()
        var items = interpreter.items(of: text, named: "a.lay")
        var view: View?
        while let item = try items.next() {
          guard case .form(let tree) = item else { continue }
          view = try interpreter.evaluate(tree).value.asView ?? view
        }
        guard let view else { return nil }
        let engine = Engine(try ViewTree(view))
        return try engine.layOut(ProposedViewSize(width: width, height: height))
      }
    }.get()
  }
}
