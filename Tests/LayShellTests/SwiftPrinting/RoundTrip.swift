import LayEngine
import LayLanguage
import LaySwiftPrinting

@testable import LayShell

/// A program, and the SwiftUI code printed for it.
struct RoundTrip {
  let source: String
  let printed: String
  /// Whether something that affects layout was left out.
  let isPartial: Bool
  /// What is told of the printed code: mistakes, and what is not followed.
  let remarks: [String]

  /// Nil for a program that gives no view.
  init?(_ source: String) throws {
    guard let original = TriedProgram(source) else { return nil }
    self.source = source
    var printer = original.printer
    guard let form = original.view?.form else { return nil }
    printed = printer.text(of: form, at: 0, name: "ContentView")
    isPartial = printer.isPartial
    let read = TriedProgram(swift: printed)
    remarks = read.told
    hasMistakes = read.view == nil
  }

  /// Whether the printed code shows nothing.
  let hasMistakes: Bool

  /// How the layouts differ; nil if they are the same.
  ///
  /// Both programs run anew for each proposal. What a layout assigns to a variable of the program
  /// is kept for the next layout, but the variable is read again as a view's state, which begins
  /// anew.
  func difference(at proposal: ProposedViewSize) -> String? {
    guard let original = TriedProgram(source) else { return "it gives no view any more" }
    let reread = TriedProgram(swift: printed)
    let (before, after) = (original.frames(at: proposal), reread.frames(at: proposal))
    guard before != after else { return nil }
    return "at \(proposal)\n\(before.joined(separator: "\n"))\nbut\n"
      + after.joined(separator: "\n")
  }
}

/// A program that was run, with what its views do when they appear or change.
private struct TriedProgram {
  private let shell: Shell
  let view: CurrentView?
  private(set) var told: [String] = []

  var printer: ProgramPrinter { shell.session.program.printer }

  /// Code of Swift.
  init(swift text: String) {
    let heard = PrintedTexts()
    shell = Shell(to: heard)
    // Texts have the face of scripts.
    _ = shell.runSwift([SwiftFile(name: "", text: text)], echo: .nothing)
    // Thousands of parsers would be there at once, each with two open files.
    shell.session.swiftCode.parser.end()
    view = shell.session.current
    told = heard.diagnostics
  }

  /// Nil for a program that fails or gives no view.
  init?(_ source: String) {
    shell = Shell()
    guard shell.run(source, named: "t.lay", echo: .nothing) == .finished,
      shell.session.current?.form != nil
    else { return nil }
    view = shell.session.current
  }

  /// The frames of all views.
  ///
  /// The message of an error is left out, since places in the two programs differ.
  func frames(at proposal: ProposedViewSize) -> [String] {
    guard let view else { return ["no view"] }
    return view.frames(at: proposal) ?? ["no layout"]
  }
}

extension CurrentView {
  /// The frames of all views, outermost first; nil where there is no layout.
  ///
  /// A view with the frame of its only child is left out: modifiers without an effect do not count.
  func frames(at proposal: ProposedViewSize) -> [String]? {
    guard let layout = try? layout(proposal) else { return nil }
    var lines: [String] = []
    var pending = [layout.root]
    while let view = pending.popLast() {
      let frame = Self.described(view.frame)
      if view.children.count != 1 || Self.described(view.children[0].frame) != frame {
        lines.append(frame)
      }
      pending.append(contentsOf: view.children.reversed())
    }
    return lines
  }

  private static func described(_ frame: ViewFrame) -> String {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { NumberText.of(($0 * 1e6).rounded() / 1e6) }.joined(separator: " ")
  }
}
