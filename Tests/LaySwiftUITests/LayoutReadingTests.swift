import Glibc
import LayEngine
import LayLanguage
import LaySwiftUI
import Testing

/// Layouts written in Swift, read and laid out, against the expected frames.
///
/// The numbers are derived by hand, as the comments say.
struct LayoutReadingTests {
  @Test(arguments: LayoutSample.plain + LayoutSample.further)
  func `a layout in Swift lays out as Swift would`(_ sample: LayoutSample) throws {
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

  /// The text of a Swift file among the cases.
  private static func text(of name: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let path = "/\(folder)/LayShellTests/Cases/swiftui/layouts/\(name).swift"
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let next = fgetc(file), next >= 0 { bytes.append(UInt8(next)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The layout of the last view of a program.
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
