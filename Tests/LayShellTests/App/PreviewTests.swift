import Foundation
import Testing

/// What previews say of themselves: their names, and the device that they are shown on.
@Suite struct PreviewTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func tree(_ previews: String, _ words: String...) throws -> Program.Run {
    let code = """
      import SwiftUI
      struct Row: View { var width = 22.0; var body: some View { Color.red.frame(width: width) } }
      """
    try scratch.write(code + "\n" + previews + "\n", to: "Row.swift")
    return try Program.run(["tree", "Row.swift"] + words, in: scratch.path)
  }

  private static let provider = """
    struct Row_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Row().previewDisplayName("Narrow")
          Row(width: 33).previewDisplayName("Wide")
          Row(width: 44)
        }
      }
    }
    """

  @Test(arguments: [
    ("Narrow", "22"), ("Row_Previews", "22"), ("Wide", "33"), ("Row_Previews 3", "44"),
  ])
  func `each view of a provider is a preview`(_ name: String, _ width: String) throws {
    let run = try tree(Self.provider, "--view", name)
    #expect(run.status == 0)
    #expect(run.output.contains("frame(width: \(width))"))
  }

  @Test func `a provider beside macros can be shown`() throws {
    let both = Self.provider + "\n#Preview(\"Macro\") { Row(width: 55) }"
    #expect(try tree(both).output.contains("frame(width: 55)"))
    #expect(try tree(both, "--view", "Wide").output.contains("frame(width: 33)"))
  }

  /// An iPhone 17 is 402 x 874; lying on its side it keeps 62 free at both sides and 21 below.
  ///
  /// An iPhone SE is 375 x 667 with a status bar of 20.
  @Test(arguments: [
    ("#Preview(traits: .landscapeLeft) { Color.red }", "750 x 381", "`iphone-17 landscape`"),
    (
      """
      struct P: PreviewProvider {
        static var previews: some View { Color.red.previewDevice("iPhone SE (3rd generation)") }
      }
      """, "375 x 647", "`iphone-se`"
    ),
    (
      """
      struct P: PreviewProvider {
        static var previews: some View { Color.red.previewInterfaceOrientation(.landscapeRight) }
      }
      """, "750 x 381", "`iphone-17 landscape`"
    ),
  ])
  func `a preview is shown on its device`(
    _ preview: String, _ size: String, _ device: String
  ) throws {
    let run = try tree(preview)
    #expect(run.output.contains(size))
    #expect(run.errors.contains("it is shown on \(device), as the preview says"))
    let asked = try tree(preview, "--device", "iphone-16")
    // 393 less nothing at the sides; what the command line says goes before.
    #expect(asked.output.contains("393 x "))
    #expect(!asked.errors.contains("as the preview says"))
  }

  @Test func `what is not followed of a preview is told`() throws {
    let fixed = try tree("#Preview(traits: .fixedLayout(width: 100, height: 50)) { Color.red }")
    #expect(fixed.errors.contains("`.fixedLayout(width: 100, height: 50)` of the preview is not"))
    let unknown = try tree(
      """
      struct P: PreviewProvider {
        static var previews: some View { Color.red.previewDevice("iPhone 99") }
      }
      """)
    #expect(unknown.errors.contains("the preview is for `iPhone 99`, which is no device here"))
    #expect(unknown.output.contains("402 x 778"))
  }

  @Test(arguments: [
    ("iPad (10th generation)", "820 x "), ("iPad (9th generation)", "810 x "),
    ("iPad mini (A17 Pro)", "744 x "), ("iPad Air 11-inch (M2)", "820 x "),
    ("iPad Pro (12.9-inch) (6th generation)", "1024 x "), ("Apple Watch Series 9 (45mm)", "198 x "),
  ])
  func `devices have the names of simulators`(_ name: String, _ width: String) throws {
    let run = try tree("#Preview { Color.red.ignoresSafeArea() }", "--device", name)
    #expect(run.output.contains(width), "\(run.errors)")
  }

  @Test func `views that the library makes stand where the code calls for them`() throws {
    let run = try tree("#Preview {\n  VStack {\n    Text(5, format: .number)\n  }\n}")
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("Text(\"5\")") })
    // Two lines of `Row`, and the third of the preview.
    #expect(line.hasSuffix("Row.swift:5:5"))
  }

  @Test func `an option that is misspelled leads to the one that is meant`() throws {
    let run = try tree("#Preview { Color.red }", "--devise", "iphone-16")
    #expect(
      run.errors.hasPrefix("error: there is no option `--devise`\n  did you mean `--device`?"))
    // One that there is elsewhere has no meaning here, in the words of the command that was typed.
    let other = try tree("#Preview { Color.red }", "--strict")
    #expect(other.errors.contains("`--strict` has no meaning with `lay tree FILE`"))
    let layout = try Program.run(["layout", "Row.swift", "--diff"], in: scratch.path)
    #expect(layout.errors.contains("`--diff` has no meaning with `lay layout FILE`"))
  }
}
