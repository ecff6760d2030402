import Foundation
import Testing

@testable import LayShell

/// What `lay snapshot` writes, compares and leaves as it is.
@Suite struct SnapshotCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(Self.code(100.04), to: "A.swift")
  }

  private func snapshot(_ words: String...) throws -> Program.Run {
    try Program.run(["snapshot"] + words, in: scratch.path)
  }

  private static func code(_ width: Double) -> String {
    """
    import SwiftUI
    #Preview("Box") { VStack(spacing: 0) { Color.red.frame(width: \(width), height: 50) } }
    #Preview {
      ViewThatFits {
        Color.red.frame(width: 500, height: 10)
        Color.blue.frame(width: 80, height: 10)
      }
    }

    """
  }

  /// 100.04 is 100 in tenths, and both candidates are as large as their frames.
  private static let text = """
    # Layouts of A.swift in 402 x 778; `lay snapshot --update` writes them

    Box: 100 x 50
      VStack(spacing: 0): 100 x 50 at 0, 0
        Color.red: 100 x 50 at 0, 0
      from 320: 100 x 50
      to 1376: 100 x 50

    preview 2: 80 x 10
      ViewThatFits: 80 x 10 at 0, 0, candidate 2
        Color.blue: 80 x 10 at 0, 0
      from 320: 80 x 10
        from 500: ViewThatFits: 2 -> 1
      to 1376: 500 x 10

    """

  @Test func `a snapshot has the views and where they change`() throws {
    #expect(try snapshot("A.swift", "--update").status == 0)
    #expect(scratch.text(of: "A.layout") == Self.text)
    let run = try snapshot(".")
    #expect(run.status == 0 && run.output == "0 of 1 snapshot changed\n")
  }

  @Test func `what differs is a patch`() throws {
    #expect(try snapshot(".", "--update").output.contains("wrote ./A.layout"))
    // 100.04 and 100.03 are the same for a person.
    try scratch.write(Self.code(100.03), to: "A.swift")
    #expect(try snapshot("A.swift").status == 0)
    try scratch.write(Self.code(110), to: "A.swift")
    let before = scratch.text(of: "A.layout")
    let run = try snapshot("A.swift", "--check")
    #expect(run.status == 1)
    #expect(run.output.contains("\n-    Color.red: 100 x 50 at 0, 0\n"))
    #expect(run.output.contains("\n+    Color.red: 110 x 50 at 0, 0\n"))
    #expect(scratch.text(of: "A.layout") == before)
    #expect(try snapshot("A.swift", "--update").status == 0)
    #expect(try snapshot("A.swift", "--check").status == 0)
  }

  @Test func `a file without a snapshot is told`() throws {
    let none = try snapshot("A.swift")
    #expect(none.status == 2 && none.errors.contains("`lay snapshot --update A.swift` writes"))
    #expect(try snapshot("A.swift", "--check").status == 1)
    try scratch.write(Self.code(9), to: "B.swift")
    #expect(try snapshot("B.swift", "--update").status == 0)
    let run = try snapshot(".")
    #expect(run.status == 0 && run.output == "0 of 1 snapshot changed\n")
    let strict = try snapshot(".", "--check")
    #expect(strict.status == 1 && strict.output.contains("0 of 1 snapshot changed, 1 missing"))
    #expect(try snapshot("nothing.swift").status == 2)
    #expect(try snapshot("-", "--update").status == 2)
  }

  @Test(arguments: ["other/A.layout", "other.txt", "nothing"])
  func `a link is not followed, and a file of others stays`(_ target: String) throws {
    try scratch.makeFolder("other")
    try scratch.write("mine\n", to: "other.txt")
    try scratch.write("# Layouts of mine\n", to: "other/A.layout")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/A.layout", withDestinationPath: target)
    for words in ["--update", "--check"] {
      let run = try snapshot("A.swift", words)
      #expect(run.status == 2 && run.errors.contains("`A.layout` is a link"), "\(run)")
    }
    #expect(scratch.text(of: "other/A.layout") == "# Layouts of mine\n")
    #expect(scratch.text(of: "other.txt") == "mine\n" && scratch.text(of: "nothing").isEmpty)
    try FileManager.default.removeItem(atPath: scratch.path + "/A.layout")
    try scratch.write("mine\n", to: "A.layout")
    let run = try snapshot("A.swift", "--update")
    #expect(run.status == 2 && run.errors.contains("`lay` has not written it"))
    #expect(scratch.text(of: "A.layout") == "mine\n")
  }
}
