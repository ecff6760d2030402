import LayLanguage

/// A file of tests that build views in SwiftUI, propose sizes to them and compare the answers with
/// the numbers of `lay`: for anyone who has a Mac.
package struct CheckFile {
  /// What a view answers to a proposal.
  package struct Answer {
    package struct Frame {
      let name: String
      let x, y, width, height: Double

      package init(_ name: String, x: Double, y: Double, width: Double, height: Double) {
        self.name = name
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
      }
    }

    let proposed: (width: Double?, height: Double?)
    let size: (width: Double, height: Double)
    let frames: [Frame]

    package init(
      proposed: (width: Double?, height: Double?), size: (width: Double, height: Double),
      frames: [Frame]
    ) {
      self.proposed = proposed
      self.size = size
      self.frames = frames
    }
  }

  private var declarations: [SwiftDeclaration] = []
  private var tests: [SwiftDeclaration] = []
  private var count = 0
  /// The views that cannot be checked, with the reasons.
  package private(set) var leftOut: [String] = []

  package init() {}

  package var isEmpty: Bool { tests.isEmpty }

  /// Adds a view with its answers.
  ///
  /// - Parameter title: where it comes from.
  package mutating func add(
    _ tree: SyntaxTree, _ printer: ProgramPrinter, title: String, _ answers: [Answer]
  ) {
    var printer = printer
    let body = printer.block([Node(tree, 0)])
    printer.finish()
    var form = CheckForm()
    let checked = form.statements(body)
    let inner = printer.declarations.map { form.declaration($0) }
    let extends = inner.contains { declaration in
      if case .type("extension", _, _, _) = declaration { true } else { false }
    }
    let reason =
      printer.omissions.first ?? form.reason
      ?? (extends ? "it extends a type of SwiftUI, which only files can" : nil)
    if let reason {
      leftOut.append("\(title): \(reason)")
      return
    }
    count += 1
    let name = "View\(count)"
    declarations.append(.comment(title + "."))
    declarations.append(
      .type(
        "enum", "Checked\(count)", conformances: [],
        inner.map { $0.asMember }
          + [
            .structure(
              name, conformances: ["View"],
              [.property("body", attributes: [], type: "some View", checked)])
          ]))
    tests.append(.function(test("Checked\(count).\(name)", answers)))
  }

  private func test(_ view: String, _ answers: [Answer]) -> SwiftFunction {
    let checks = answers.map { answer -> SwiftStatement in
      var arguments = [
        SwiftArgument(.call(view)),
        SwiftArgument(
          "proposing",
          .call(
            "ProposedViewSize",
            [
              .init("width", Self.length(answer.proposed.width)),
              .init("height", Self.length(answer.proposed.height)),
            ])),
        SwiftArgument(
          "size",
          .call(
            "CGSize",
            [
              .init("width", .number(answer.size.width)),
              .init("height", .number(answer.size.height)),
            ])),
      ]
      if !answer.frames.isEmpty {
        arguments.append(SwiftArgument("frames", Self.frames(answer.frames)))
      }
      return .expression(.call("check", arguments))
    }
    return SwiftFunction(
      attributes: ["@MainActor"], name: "test\(count)", parameters: [], body: checks)
  }

  private static func length(_ length: Double?) -> SwiftExpression {
    length.map { .number($0) } ?? .atom("nil")
  }

  private static func frames(_ frames: [Answer.Frame]) -> SwiftExpression {
    .array(
      frames.map { frame in
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        let arguments = zip(["x", "y", "width", "height"], numbers).map {
          SwiftArgument($0, .number($1))
        }
        return .binary(.string(frame.name), .entry, .call("CGRect", arguments))
      })
  }

  /// The whole file.
  package var text: String {
    var lines = SwiftLayout.comment(
      "Made by `lay export --xctest`: add it to a test target of an app for macOS 13 or iOS 16, "
        + "or later, and run the tests. A test that fails is a case for `lay`: its view, what was "
        + "proposed, and what SwiftUI answered.")
    for reason in leftOut { lines += SwiftLayout.comment("Not checked: \(reason).") }
    lines += ["", "import SwiftUI", "import XCTest", ""]
    lines += SwiftLayout.lines(
      of: [.type("final class", "LayChecks", conformances: ["XCTestCase"], tests)])
    lines.append("")
    lines += SwiftLayout.lines(of: declarations)
    return ProgramPrinter.text(lines) + "\n" + Self.support
  }

  private static var support: String {
    String(decoding: PackageResources.Support_txt, as: UTF8.self)
  }
}
