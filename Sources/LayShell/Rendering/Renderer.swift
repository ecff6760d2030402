import LayEngine
import LayLanguage
import LayTerminal

/// Renders the output of commands as text.
///
/// The text depends only on the output and the style.
struct Renderer {
  let style: Style
  /// After an interruption the text is incomplete and must not be used.
  var lookout = Lookout()

  /// The text of an output, without the newline at its end; nil where nothing is printed.
  func text(_ output: Output) -> String? {
    switch output {
    case .nothing, .source, .leave, .clearedWindow, .expectation: nil
    case .lines(let lines): lines.joined(separator: "\n")
    case .sentence(let text): style.visible(text)
    case .definitions(let rows):
      style.plain(Paragraph.definitions(rows, columns: style.columns).joined(separator: "\n"))
    case .answer(let layout): answer(layout)
    case .drawing(let picture): BoxDrawing(style: style, lookout: lookout).draw(picture)
    case .report(let report, let isJSON):
      isJSON ? report.json(lookout) : report.text(style, lookout)
    case .sweep(let sweep, let format): format.text(sweep, style, lookout)
    case .help(let page): style.plain(HelpText(style: style).text(page))
    }
  }

  /// The size, such as `88 x 20`, and the number of a chosen `view-that-fits` candidate.
  private func answer(_ layout: Layout) -> String {
    let size = ProposalText.of(layout.size)
    guard let chosen = layout.root.chosen else { return size }
    let count = layout.tree.children(of: layout.root.node).count
    return size + style.paint("  candidate \(chosen) of \(count)", .faint)
  }

  /// A value as the prompt prints it: for a view its kind, its name and its ideal size.
  ///
  /// - Parameter name: the name of the view in SwiftUI code; nil where it has none.
  func text(_ value: Value, idealSize: ViewSize?, of name: String? = nil) -> String {
    guard case .view(let view) = value, let idealSize else {
      return style.visible(ValueText.of(value))
    }
    let size = "\(title(view))  \(ProposalText.of(idealSize)) ideal"
    return name.map { "\($0): \(size) (at nil x nil)" } ?? size
  }

  /// The text for a view that fails at the ideal proposal.
  func textWithoutIdealSize(_ view: View) -> String { "\(title(view))  no ideal size" }

  private func title(_ view: View) -> String {
    style.visible(ViewTitle.subject(view))
  }
}
