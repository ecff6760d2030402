import Foundation
import Glibc
import LayEngine
import LayLanguage
import LaySwiftPrinting
import LaySwiftUI

@testable import LayShell

/// A view that a case shows, with its SwiftUI code and its frames.
struct CaseView: Sendable {
  let path: String
  /// Which of the views of its case it is: `first`, `last`, or its number.
  private(set) var ordinal = "first"
  /// The line of the script, or of the transcript's input, that gave the view.
  let line: Int
  let printed: String
  /// Whether something that affects layout was left out.
  let isPartial: Bool
  /// The frames at each of the proposals; nil where there is no layout.
  let frames: [[String]?]
  private let rootEnvironment: RootEnvironment

  static let proposals = [
    ProposedViewSize(width: nil, height: nil), ProposedViewSize(width: 120, height: 90),
    ProposedViewSize(width: 40, height: 300),
  ]

  /// The first and the last view of each case, without those that are wrong on purpose.
  ///
  /// All 2,700 where the environment variable `LAY_ALL_CHECKS` is set, which takes minutes.
  static let shown: [CaseView] = DeepStack.run {
    CaseFiles.all().filter { !$0.contains("/errors/") }
      .flatMap { CaseView.all(in: $0, endsAlone: getenv("LAY_ALL_CHECKS") == nil) }
  }

  /// Its name in lists of exemptions: `Cases/swiftui/cards.md, last`.
  var name: String { "\(file), \(ordinal)" }

  /// The path within the folder of the tests.
  var file: String { path.split(separator: "LayShellTests/").last.map(String.init) ?? path }

  /// The views that a script or a transcript shows, in order.
  ///
  /// - Parameter endsAlone: whether only the first and the last are wanted.
  static func all(in path: String, endsAlone: Bool) -> [CaseView] {
    var views = shown(by: path, endsAlone: endsAlone)
    for index in views.indices.dropFirst() {
      views[index].ordinal = index == views.count - 1 ? "last" : "\(index + 1)"
    }
    return views
  }

  private static func shown(by path: String, endsAlone: Bool) -> [CaseView] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let shell = Shell(printResult: { _ in }, printDiagnostic: { _ in })
    shell.session.openFiles = [OpenFile(path)]
    var views: [CaseView] = []
    var last: CurrentView?
    var entry: Int?
    var latest: (() -> CaseView)?
    defer { withExtendedLifetime(shell) {} }
    func note(_ session: Session) {
      guard let view = session.current, view !== last, let form = view.form else { return }
      last = view
      let line = session.interpreter.sources.lineNumber(of: form.span.start, in: form.source)
      let number = entry ?? line
      if endsAlone, !views.isEmpty {
        latest = { CaseView(path, number, session, view, form) }
      } else {
        views.append(CaseView(path, number, session, view, form))
      }
    }
    shell.didAnswer = note
    guard path.hasSuffix(".md") else {
      _ = shell.run(text, named: path, echo: .nothing)
      note(shell.session)
      return views + (latest.map { [$0()] } ?? [])
    }
    for case .block(let block) in Transcript(text, named: path).pieces {
      for case .entry(let input, _, let line) in block.parts {
        entry = line
        _ = shell.run(Transcript.text(ofInput: input), named: "", echo: .everyValue)
        note(shell.session)
      }
    }
    return views + (latest.map { [$0()] } ?? [])
  }

  private init(
    _ path: String, _ line: Int, _ session: Session, _ view: CurrentView, _ form: SyntaxTree
  ) {
    (self.path, self.line) = (path, line)
    var printer = session.program.printer
    printed = printer.text(of: form, at: 0, name: "ContentView")
    rootEnvironment = view.rootEnvironment
    isPartial = printer.isPartial
    // A new view, for which the layouts' caches begin anew.
    let anew = try? CurrentView(view.view, from: view.origin, in: rootEnvironment)
    frames = Self.proposals.map { Self.frames(of: anew ?? view, at: $0) }
  }

  /// Reads the printed code again: its frames at each of the proposals, and the remarks.
  func readAgain() throws -> (frames: [[String]?], remarks: [String]) {
    let program = try SwiftReader.read([SwiftFile(name: "printed.swift", text: printed)])
    var remarks = program.remarks.map(\.message)
    let shell = Shell(printResult: { _ in }, printDiagnostic: { remarks.append($0) })
    _ = shell.run(program.text, named: "printed.lay", echo: .nothing)
    guard let made = shell.session.current,
      let view = try? CurrentView(made.view, from: made.origin, in: rootEnvironment)
    else { return (Self.proposals.map { _ in nil }, remarks) }
    return (Self.proposals.map { Self.frames(of: view, at: $0) }, remarks)
  }

  /// The frames of all views, outermost first.
  ///
  /// A view with the frame of its only child is left out: modifiers without an effect do not count.
  private static func frames(of view: CurrentView, at proposal: ProposedViewSize) -> [String]? {
    guard let layout = try? view.layout(proposal) else { return nil }
    var lines: [String] = []
    var pending = [layout.root]
    while let view = pending.popLast() {
      let frame = described(view)
      if view.children.count != 1 || described(view.children[0]) != frame { lines.append(frame) }
      pending.append(contentsOf: view.children.reversed())
    }
    return lines
  }

  private static func described(_ view: PlacedView) -> String {
    let frame = view.frame
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { NumberText.of(($0 * 1e6).rounded() / 1e6) }.joined(separator: " ")
  }
}

/// Views of cases for which something does not hold, each by its name with the reason.
///
/// A test fails when it holds for such a view again, and when no case shows it any more. Of a case,
/// views between the first and the last one, which are tried with `LAY_ALL_CHECKS` alone, are exempt
/// with either.
struct Exemptions: ExpressibleByDictionaryLiteral {
  private let reasons: [String: String]

  init(dictionaryLiteral elements: (String, String)...) {
    reasons = Dictionary(uniqueKeysWithValues: elements)
  }

  func contains(_ view: CaseView) -> Bool {
    if reasons[view.name] != nil { return true }
    return !["first", "last"].contains(view.ordinal)
      && ["first", "last"].contains { reasons["\(view.file), \($0)"] != nil }
  }

  /// What is wrong with the list: those of the views that hold, and names that no view has.
  func complaints(holding views: [CaseView]) -> [String] {
    let holding = views.map(\.name).filter { reasons[$0] != nil }
    let known = Set(CaseView.shown.map(\.name))
    return holding.sorted().map { "\($0) holds again: its exemption can go" }
      + reasons.keys.filter { !known.contains($0) }.sorted().map { "no case shows \($0)" }
  }
}
