import LayEngine
import LayLanguage

/// The size and the frames of a view for a proposal, in points; a nil length is unspecified.
package struct CheckAnswer {
  /// The frame of a named view, in the coordinates of the root.
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
  private(set) var frames: [Frame]

  package init(
    proposed: (width: Double?, height: Double?), size: (width: Double, height: Double),
    frames: [Frame]
  ) {
    self.proposed = proposed
    self.size = size
    self.frames = frames
  }

  /// The answer with only the frames of views whose names the Swift code has too.
  ///
  /// - Parameter names: the names in the Swift code; nil if some are computed there.
  func naming(_ names: Set<String>?) -> CheckAnswer {
    guard let names else { return self }
    var answer = self
    answer.frames.removeAll { !names.contains($0.name) }
    return answer
  }

  /// `ProposedViewSize(width: 100, height: nil)`, or `.unspecified`.
  var proposal: SwiftExpression {
    switch (proposed.width, proposed.height) {
    case (nil, nil): .atom(".unspecified")
    case (0, 0): .atom(".zero")
    case (.infinity, .infinity): .atom(".infinity")
    default:
      .call(
        "ProposedViewSize",
        [
          .init("width", Self.length(proposed.width)),
          .init("height", Self.length(proposed.height)),
        ])
    }
  }

  private static func length(_ length: Double?) -> SwiftExpression {
    length.map { .number($0) } ?? .atom("nil")
  }

  /// `["a": CGRect(x: 0, y: 0, width: 8, height: 20)]`.
  var printedFrames: SwiftExpression {
    .array(
      frames.map { frame in
        .binary(
          .string(frame.name), .entry,
          .call(
            "CGRect", ["x", "y", "width", "height"],
            [frame.x, frame.y, frame.width, frame.height]))
      })
  }
}

extension SwiftExpression {
  /// A call whose arguments are numbers.
  static func call(_ name: String, _ labels: [String], _ numbers: [Double]) -> SwiftExpression {
    .call(name, zip(labels, numbers).map { SwiftArgument($0, .number($1)) })
  }
}

/// A file of XCTest tests, to be run on a Mac, that compare SwiftUI with the numbers of `lay`.
///
/// The tests build views in SwiftUI and propose sizes to them. Each script is a test case; each of
/// its views is a test, named by its line. The test of a view that cannot be checked is skipped,
/// with the reason.
package struct CheckFile {
  /// A view of a script, with its source.
  package struct Written {
    let tree: SyntaxTree
    /// The path of the script, as it is shown.
    let script: String
    let line: Int
    let source: String

    package init(_ tree: SyntaxTree, script: String, line: Int, source: String) {
      (self.tree, self.script, self.line, self.source) = (tree, script, line, source)
    }
  }

  /// The tests of a script.
  private struct TestCase {
    let script: String
    let name: String
    var members: [SwiftDeclaration] = []
    /// The declarations that can stand only at file scope.
    var outside: [SwiftDeclaration] = []
    var names: Set<String> = []
  }

  private var cases: [TestCase] = []
  private var caseNames: Set<String> = []
  private var count = 0
  /// The names of types and members that are declared outside the test cases.
  private var outerNames: Set<String> = []
  /// The characters before which lines may break, for texts in which these are not just the ones behind
  /// blanks.
  private var breaks: [String: [Int]] = [:]
  /// The views that cannot be checked, with the reasons.
  package private(set) var leftOut: [String] = []

  package init() {}

  /// Whether there is nothing to check.
  package var isEmpty: Bool { count == 0 }

  /// Adds a view with its answers.
  package mutating func add(
    _ view: Written, _ printer: ProgramPrinter, _ answers: [CheckAnswer]
  ) {
    begin(view.script)
    let name = freshName(of: view)
    var printer = printer
    printer.reserve(outerNames)
    printer.note(view.tree)
    printer.stateNames = printer.stateNames(Node(view.tree, 0))
    let body = printer.settled { printer in
      let body = printer.block([Node(view.tree, 0)])
      printer.finish()
      return body
    }
    var form = CheckForm()
    if !printer.states.isEmpty {
      form.refuse("its state changes when it is laid out, and it is laid out again then")
    }
    let checked = form.statements(body)
    let definitions = printer.declarations.map { form.declaration($0) }
    let comment = Self.comment(view)
    if let reason = printer.omissions.first ?? form.reason {
      leftOut.append("\(view.script):\(view.line): \(reason)")
      return append([comment, .function(skipped(name, reason))])
    }
    count += 1
    let outside = definitions.filter(\.belongsOutside)
    for declaration in outside { outerNames.formUnion(declaration.declaredNames) }
    cases[cases.count - 1].outside += outside
    let inside = definitions.filter { !$0.belongsOutside }.map(\.asMember)
    let content = SwiftDeclaration.structure(
      "Content", conformances: ["View"],
      [.property("body", attributes: [], type: "some View", checked)])
    append([
      comment, .function(test(name, view, answers.map { $0.naming(form.shownNames) })),
      .type("enum", name, conformances: [], inside + [content]),
    ])
  }

  /// Notes a text that views show, so that its lines break there as they do here.
  package mutating func note(text: String) {
    breaks[text] = Text.breaks(in: text)
  }

  private mutating func begin(_ script: String) {
    if cases.last?.script == script { return }
    let parts = script.split(separator: "/").suffix(2).map { part in
      SwiftName.type(String(part.prefix { $0 != "." }))
    }
    let name = SwiftName.fresh(parts.joined() + "Checks", in: &caseNames)
    cases.append(TestCase(script: script, name: name))
  }

  /// `Line012`, so that tests are in order when they are sorted by name.
  private mutating func freshName(of view: Written) -> String {
    let digits = String(view.line)
    let wanted = "Line" + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
    // A suffix of digits would read as another line number.
    return SwiftName.fresh(wanted, behind: "_", in: &cases[cases.count - 1].names)
  }

  private mutating func append(_ members: [SwiftDeclaration]) {
    cases[cases.count - 1].members += members
  }

  /// The source of the view, as a comment.
  private static func comment(_ view: Written) -> SwiftDeclaration {
    let lines = view.source.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let shown = lines.count > 24 ? lines.prefix(23) + ["…"] : lines[...]
    return .code(
      ["\(view.script):\(view.line)", ""] + shown.map { "    " + $0 })
  }

  private func skipped(_ name: String, _ reason: String) -> SwiftFunction {
    SwiftFunction(
      name: "test" + name, parameters: [], effects: "throws",
      body: [.throwing(.call("XCTSkip", [.init(.string("Not checked: \(reason)."))]))])
  }

  private func test(_ name: String, _ view: Written, _ answers: [CheckAnswer]) -> SwiftFunction {
    let checks = answers.map { answer -> SwiftStatement in
      var arguments = [
        SwiftArgument(.call(name + ".Content")),
        SwiftArgument(.string("\(view.script):\(view.line)")),
        SwiftArgument("proposing", answer.proposal),
        SwiftArgument(
          "size", .call("CGSize", ["width", "height"], [answer.size.width, answer.size.height])),
      ]
      if !answer.frames.isEmpty { arguments.append(SwiftArgument("frames", answer.printedFrames)) }
      return .expression(.call("check", arguments))
    }
    return SwiftFunction(
      attributes: ["@MainActor"], name: "test" + name, parameters: [], body: checks)
  }

  /// The whole file.
  package var text: String {
    var lines = SwiftLayout.comment(
      "Made by `lay export --xctest`. Add this file to a test target for macOS 13 or iOS 16, or "
        + "later, and run the tests; it needs nothing else. A failure says which script and line "
        + "the view comes from, what was proposed, what lay expects and what SwiftUI answers. What "
        + "cannot be checked is skipped and says why.")
    lines += ["", "import SwiftUI", "import XCTest"]
    for one in cases {
      lines += ["", "// MARK: - \(one.script)", ""]
      lines += SwiftLayout.lines(
        of: [.type("final class", one.name, conformances: ["XCTestCase"], one.members)]
          + one.outside)
    }
    lines.append("")
    let support = String(decoding: PackageResources.Support_txt, as: UTF8.self)
    return ProgramPrinter.text(lines) + Self.face(breaks) + "\n" + support
  }

  /// The Swift code that measures texts in the face `mono`; it depends neither on SwiftUI nor on
  /// other code.
  ///
  /// - Parameter breaks: the characters before which lines of some texts may break; in others it is
  ///   those behind blanks.
  package static func face(_ breaks: [String: [Int]]) -> String {
    let entries = breaks.sorted { $0.key < $1.key }.map { text, places in
      SwiftExpression.binary(.string(text), .entry, .array(places.map { .number(Double($0)) }))
    }
    let table = SwiftDeclaration.value(
      "private let", "monoBreaks", type: "[String: [Int]]",
      entries.isEmpty ? .atom("[:]") : .array(entries))
    return ProgramPrinter.text(SwiftLayout.lines(of: [table])) + "\n"
      + String(decoding: PackageResources.Mono_txt, as: UTF8.self)
  }
}

extension SwiftDeclaration {
  /// Whether it extends a type of SwiftUI, or is a key that such an extension names.
  fileprivate var belongsOutside: Bool {
    guard case .type(let kind, _, let conformances, _) = self else { return false }
    return kind == "extension" || !keys.isDisjoint(with: conformances)
  }

  private var keys: Set<String> { ["AlignmentID", "EnvironmentKey"] }

  /// The names that it declares at file scope, or in a type of SwiftUI.
  fileprivate var declaredNames: Set<String> {
    guard case .type(let kind, let name, _, let members) = self else { return [] }
    guard kind == "extension" else { return [name] }
    return Set(
      members.compactMap { member in
        switch member {
        case .value(_, let name, _, _), .property(let name, _, _, _): name
        default: nil
        }
      })
  }
}
