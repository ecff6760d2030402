import LayEngine
import LayLanguage
import LaySwiftPrinting
import LaySwiftUI

@testable import LayShell

/// A program, the SwiftUI code printed for it, and the script that is read from that code.
struct RoundTrip {
  let source: String
  let printed: String
  /// Whether something that affects layout was left out.
  let isPartial: Bool
  /// What the reader reports about the printed code: mistakes and guesses.
  let remarks: [String]
  let script: String

  /// Nil for a program that gives no view.
  init?(_ source: String) throws {
    guard let original = Program(source) else { return nil }
    self.source = source
    var printer = original.printer
    printed = printer.text(of: original.form, at: 0, name: "ContentView")
    isPartial = printer.isPartial
    let read = try SwiftReader.read([SwiftFile(name: "printed.swift", text: printed)])
    remarks = read.remarks.map(\.message)
    hasMistakes = read.remarks.contains(where: \.isError)
    script = read.text
  }

  /// Whether the reader found mistakes in the printed code.
  let hasMistakes: Bool

  /// How the layouts differ; nil if they are the same.
  ///
  /// Both programs run anew for each proposal. What a layout assigns to a variable of the program
  /// is kept for the next layout, but the variable is read again as a view's state, which begins
  /// anew.
  func difference(at proposal: ProposedViewSize) -> String? {
    guard let original = Program(source) else { return "it gives no view any more" }
    guard let reread = Program(script) else { return "what is read gives no view: \(script)" }
    let (before, after) = (original.frames(at: proposal), reread.frames(at: proposal))
    guard before != after else { return nil }
    return "at \(proposal)\n\(before.joined(separator: "\n"))\nbut\n"
      + after.joined(separator: "\n")
  }
}

/// A program that was run, with what its views do when they appear or change.
private struct Program {
  let form: SyntaxTree
  let printer: ProgramPrinter
  private let shell: Shell
  private let view: CurrentView

  /// Nil for a program that fails or gives no view.
  init?(_ source: String) {
    shell = Shell()
    guard shell.run(source, named: "t.lay", echo: .nothing) == .finished,
      let view = shell.session.current, let form = view.form
    else { return nil }
    (self.view, self.form) = (view, form)
    printer = shell.session.program.printer
  }

  /// The frames of all views, outermost first.
  ///
  /// A view with the frame of its only child is left out: modifiers without an effect do not count.
  func frames(at proposal: ProposedViewSize) -> [String] {
    do {
      let layout = try view.layout(proposal)
      var lines: [String] = []
      var pending = [layout.root]
      while let view = pending.popLast() {
        let frame = described(view)
        if view.children.count != 1 || described(view.children[0]) != frame { lines.append(frame) }
        pending.append(contentsOf: view.children.reversed())
      }
      return lines
    } catch {
      // The message is left out, since places in the two programs differ.
      return ["no layout"]
    }
  }

  private func described(_ view: PlacedView) -> String {
    let frame = view.frame
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { NumberText.of(($0 * 1e6).rounded() / 1e6) }.joined(separator: " ")
  }
}
