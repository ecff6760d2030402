import LayEngine
import LayLanguage
import Testing

/// Layouts written in Swift, laid out, against the expected frames.
///
/// The numbers are derived by hand, as the comments say.
struct LayoutReadingTests {
  @Test(arguments: LayoutSample.plain + LayoutSample.further)
  func `a layout in Swift lays out as Swift would`(_ sample: LayoutSample) throws {
    let path = "Tests/LayShellTests/Cases/swiftui/layouts/\(sample.file).swift"
    let text = try TestFiles.text(path)
    try DeepStack.run { () -> Result<Void, any Error> in
      Result {
        let read = try ReadCode(text)
        #expect(read.error == nil)
        let layout = try #require(try read.layout(sample.width, sample.height))
        #expect(Self.numbers(layout.root.frame).suffix(2) == sample.size[...])
        for (name, frame) in sample.frames {
          let view = try #require(Self.view(named: name, in: layout.root))
          let found = Self.numbers(view.frame)
          #expect(zip(found, frame).allSatisfy { abs($0 - $1) < 0.000_001 }, "\(name): \(found)")
        }
      }
    }.get()
  }

  /// The first view with an identifier, which code of Swift gives by `id`, or with a name.
  private static func view(named name: String, in root: PlacedView) -> PlacedView? {
    var open = [root]
    while let next = open.popLast() {
      let isMeant =
        next.view.content.name == "id" && next.view.written.first?.value == .string(name)
      if isMeant || next.view.name == name { return next }
      open += next.children.reversed()
    }
    return nil
  }

  private static func numbers(_ frame: ViewFrame) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}
