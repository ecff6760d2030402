import LayTerminal

/// The pages for somebody who begins: `help`, one screen of what one may want to do, and
/// `help swift`.
enum HelpStart {
  /// A line of the page and what it does: `explain` tells why the view answered so.
  typealias Row = (line: String, meaning: String)

  /// What one wants first; the lines run in this order.
  static let wishes: [Row] = [
    ("HStack { Text(\"Hello\"); Text(\"World\") }", "a view: it is the current view now"),
    ("propose 60 x nil", "propose a size, and see its answer"),
    ("propose iphone-17", "or the room on a device"),
    ("explain", "why it answered so"),
    ("why hstack.width", "which views decided a number"),
    ("show", "draw it"),
  ]

  /// The same view as the first wish.
  static let form = "(hstack (text \"Hello\") (text \"World\"))"
  /// Behind the first wish, or behind `form`.
  static let continuation = ".padding(8)"

  private static let more: [Row] = [
    ("help swift", "SwiftUI code: files, previews, what is not known"),
    ("help NAME", "a page: help frame, help .padding, help HStack, help explain"),
    ("?WORD", "names that have to do with a word: ?wrap, ?center"),
    ("help all", "everything: commands, views, modifiers, functions, forms"),
    ("help devices", "also commands, views, modifiers, functions, forms, keys"),
    ("walk", "lessons at the prompt, of a few minutes each"),
    ("quit", "leaves, as Ctrl-D does"),
  ]

  static func lines(_ style: Style) -> [String] {
    style.paragraph(
      "Paste SwiftUI code as it is, or write a view. Then propose a size and ask why.")
      + [""] + rows(wishes, style) + [""]
      + style.paragraph("A view can be an S-expression too: \(form)", hanging: 2)
      + style.paragraph(
        "A line that begins with a dot goes on with the view before it: \(continuation)",
        hanging: 2)
      + [""] + rows(more, style)
  }

  private static let swift: [Row] = [
    ("lay X.swift", "draws its first preview on an iPhone 17"),
    ("lay X.swift --view NAME", "another preview or view"),
    ("lay X.swift --device ipad-11", "on another device"),
    ("lay X.swift Y.swift", "files that belong together"),
    ("lay X.swift --stand-ins", "what `lay.stand-ins` beside it could say"),
    ("lay layout X.swift", "what is most likely not meant, and its size"),
    ("lay check X.swift", "what breaks in some window, or with large text"),
    ("lay diff OLD.swift X.swift", "what a change changes, on which widths"),
    ("lay tree X.swift", "a question in one line; also show, why"),
    ("lay -i X.swift", "stays at the prompt with the view"),
    ("lay swift X.swift --to-lay", "prints the code as a script"),
    ("load \"X.swift\"", "reads a file at the prompt"),
    (continuation, "goes on with the view before it"),
    ("swiftui", "prints the view as SwiftUI code"),
    ("why VStack.width", "SwiftUI's names are understood"),
  ]

  static func linesAboutSwift(_ style: Style) -> [String] {
    style.paragraph("SwiftUI code is read as it is: typed, pasted, loaded or run.") + [""]
      + rows(swift, style) + [""]
      + style.paragraph(
        "A view that is not known is a box of 44 x 44, with a warning; the comment "
          + "`// lay: 100 x 40` behind it sets its size, `set placeholder 60 x 20` that of all. "
          + "Something stands for whatever is not known, with a warning at its place; a file "
          + "`lay.stand-ins` beside the code says what instead, a line each, such as "
          + "`store.isLoading = true`. The last line "
          + "counts the views that are not from the code.")
  }

  /// Two columns where they fit, else each meaning below its line.
  private static func rows(_ rows: [Row], _ style: Style) -> [String] {
    let width = rows.map { DisplayWidth.of($0.line) }.max() ?? 0
    let meanings = rows.map { DisplayWidth.of($0.meaning) }.max() ?? 0
    guard 2 + width + 2 + meanings <= style.columns else {
      return rows.flatMap { row in
        style.paragraph(row.line, indentation: 2, hanging: 4)
          + style.paragraph(row.meaning, indentation: 4)
      }
    }
    return rows.map { row in
      let gap = String(repeating: " ", count: width - DisplayWidth.of(row.line) + 2)
      return "  " + row.line + gap + row.meaning
    }
  }
}
