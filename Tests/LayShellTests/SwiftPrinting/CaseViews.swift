import Foundation
import Glibc
import LayEngine
import LayLanguage
import LaySwiftPrinting
import Testing

@testable import LayShell

/// A view that a case shows, with its SwiftUI code and its frames.
struct CaseView: Sendable {
  let path: String
  /// Which of the views of its file it is; the first one is 1.
  let number: Int
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

  /// The path within the folder of the tests, and the number: `Cases/grids/spans.lay 2`.
  var name: String { "\(path.split(separator: "LayShellTests/").last ?? path[...]) \(number)" }

  /// The views that a script or a transcript shows, in order.
  ///
  /// - Parameter endsAlone: whether only the first and the last are wanted.
  static func all(in path: String, endsAlone: Bool) -> [CaseView] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let answers = Answers()
    let shell = Shell(to: answers)
    if let file = try? FilePath(path) { shell.session.openFiles = [OpenFile(file)] }
    var views: [CaseView] = []
    var count = 0
    var last: CurrentView?
    var entry: Int?
    var latest: (() -> CaseView)?
    defer { withExtendedLifetime(shell) {} }
    func note(_ session: Session) {
      guard let view = session.current, view !== last, let form = view.form else { return }
      last = view
      count += 1
      let place = session.interpreter.sources.lineNumber(of: form.span.start, in: form.source)
      let (number, line) = (count, entry ?? place)
      if endsAlone, !views.isEmpty {
        latest = { CaseView(path, number, line, session, view, form) }
      } else {
        views.append(CaseView(path, number, line, session, view, form))
      }
    }
    answers.note = note
    defer {
      answers.note = { _ in }
      shell.session.swiftCode.parser.end()
    }
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

  /// Hands the session on after each answer.
  private final class Answers: ShellListener {
    var note: (Session) -> Void = { _ in }

    func didAnswer(_ session: Session) { note(session) }
  }

  private init(
    _ path: String, _ number: Int, _ line: Int, _ session: Session, _ view: CurrentView,
    _ form: SyntaxTree
  ) {
    (self.path, self.number, self.line) = (path, number, line)
    var printer = session.program.printer
    printed = printer.text(of: form, at: 0, name: "ContentView")
    rootEnvironment = view.rootEnvironment
    isPartial = printer.isPartial
    // A new view, for which the layouts' caches begin anew.
    let anew = try? CurrentView(view.view, from: view.origin, in: rootEnvironment)
    frames = Self.proposals.map { (anew ?? view).frames(at: $0) }
  }

  /// Reads the printed code again: its frames at each of the proposals, and the remarks.
  func readAgain() throws -> (frames: [[String]?], remarks: [String]) {
    let heard = PrintedTexts()
    let shell = Shell(to: heard)
    _ = shell.runSwift([SwiftFile(name: "", text: printed)], echo: .nothing)
    shell.session.swiftCode.parser.end()
    let remarks = heard.diagnostics
    guard let made = shell.session.current,
      let view = try? CurrentView(made.view, from: made.origin, in: rootEnvironment)
    else { return (Self.proposals.map { _ in nil }, remarks) }
    return (Self.proposals.map { view.frames(at: $0) }, remarks)
  }
}

/// Views of cases for which a test does not hold: their names, each with the reason.
struct Exemptions {
  let reasons: [String: String]

  /// Records an issue where the test fails for a view that is not exempted, or holds for one that is.
  func check(_ view: CaseView, complaint: String?) {
    switch (complaint, reasons[view.name]) {
    case (nil, nil), (.some, .some): break
    case (let complaint?, nil):
      Issue.record("\(view.name), line \(view.line): \(complaint)\n\(view.printed)")
    case (nil, let reason?): Issue.record("\(view.name) holds again, though \(reason)")
    }
  }

  /// Records an issue for each exempted view that is no longer there.
  func check(areAmong views: [CaseView]) {
    let missing = Set(reasons.keys).subtracting(views.map(\.name))
    #expect(missing.isEmpty)
  }
}
