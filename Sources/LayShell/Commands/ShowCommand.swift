import LayEngine
import LayLanguage

/// Draws the layout to scale.
struct ShowCommand: Command {
  static let name = "show"
  static let usage = "show [NAME] [--svg FILE | --html FILE]"
  static let summary =
    "Draw the layout to scale, or the part under a name. With `--svg FILE` or `--html FILE` it is "
    + "written as a picture or a page, with `-` for standard output."
  static let examples = [
    CommandExample(
      "(hstack (text \"a\") (name \"box\" (frame :width 40 :height 20 (color red))))", "show"),
    CommandExample("(text \"Hello\")", "show --svg -"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    if let last = words.last, PictureFormats.all.contains(where: { $0.option == last }) {
      return [.file]
    }
    let isWritten = words.contains { $0.hasPrefix("--") }
    let options = isWritten ? [] : PictureFormats.all.map { CommandWord.word($0.option) }
    return .view(after: words) + options
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let layout = try session.layout(for: words)
    var picture = try words.pictureFile()
    let isFirst = picture != nil
    if isFirst, let word = words.next,
      PictureFormats.all.contains(where: { $0.option == word.text })
    {
      throw words.complaint("`show` writes one picture at a time", at: word.span)
    }
    let shown = try words.shownView(in: layout)
    if !isFirst { picture = try words.pictureFile() }
    try words.requireEnd()
    guard let (format, file) = picture else { return .drawing(shown.view) }
    let lookout = session.interpreter.lookout()
    guard let text = format.text(shown.view, lookout) else { return .drawing(shown.view) }
    try lookout.check(at: words.span)
    if file.text == "-" { return .lines([text]) }
    try WrittenFile.write(text + "\n", to: file.text, at: file.span, &session)
    return .lines(["wrote \(file.text)"])
  }
}
