import LayEngine
import LayLanguage

/// Draws the layout to scale.
struct ShowCommand: Command {
  static let name = "show"
  static let usage = "show [NAME] [--all] [\(PictureFormats.usage) | --image]"
  static let summary =
    "Draw the layout, or the part under a name, to scale. \(PictureFormats.options) writes it as "
    + "a picture or a page, with `-` to standard output; `replace` behind FILE writes over a file of others. `--image` shows pixels in terminals that "
    + "can, with `rsvg-convert`, which Debian has in `librsvg2-bin`; the terminal is asked. `--all` also outlines candidates of a `view-that-fits` that "
    + "are not shown. Boxes that are too small for their texts have numbers, with a list below."
  static let examples = [
    CommandExample(
      "(hstack (text \"a\") (name \"box\" (frame :width 40 :height 20 (color red))))", "show"),
    CommandExample("(text \"Hello\")", "show --svg -"),
    CommandExample("(view-that-fits (text \"Hello\") (text \"Hi\"))", "propose 20", "show --all"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    if let last = words.last, PictureFormats.all.contains(where: { $0.option == last }) {
      return [.file]
    }
    let kinds = PictureFormats.all.map { $0.option } + [image]
    let formats = words.contains(where: kinds.contains) ? [] : kinds
    let options = (words.contains(all) ? [] : [all]) + formats
    return .view(after: words.filter { $0 != all && $0 != image }) + options.map { .word($0) }
  }

  private static let all = "--all"
  private static let image = "--image"

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let layout = try session.layout(for: words)
    let target = try Target(&words)
    let shown = try words.shownView(in: layout)
    try words.requireEnd()
    if let (format, file) = target.file { try file.check(format.power, words, &session) }
    let lookout = session.interpreter.lookout()
    var picture = Picture(view: shown.view, path: shown.path)
    if shown.isRoot { picture.codeName = session.current?.codeName }
    if target.isAll { picture = try picture.withHidden(at: shown.path, &session, words) }
    if target.isImage { return try session.showImage(of: picture, words) }
    guard let (format, file) = target.file else { return .drawing(picture) }
    let text = format.text(picture, lookout)
    try lookout.check(at: words.span)
    guard let text else { throw session.nothingToShow(picture, words) }
    if file.isOutput { return .lines([text]) }
    try file.write(text + "\n", in: &session)
    return .sentence("wrote \(file.path.text)")
  }

  /// The options: what to draw, and the file to write it to.
  private struct Target {
    var isAll = false
    var isImage = false
    var file: (any PictureFormat.Type, file: WrittenFile)?

    init(_ words: inout Words) throws(Diagnostic) {
      var target = self
      try words.takeOptions { words, option throws(Diagnostic) in
        if option.text == ShowCommand.all {
          target.isAll = true
          return true
        }
        let format = PictureFormats.all.first { $0.option == option.text }
        guard format != nil || option.text == ShowCommand.image else { return false }
        guard target.file == nil, !target.isImage else {
          throw words.complaint("`show` writes one picture at a time", at: option.span)
        }
        target.isImage = format == nil
        if let format {
          target.file = (format, try words.file(ending: format.fileEnding, mark: format.mark))
        }
        return true
      }
      self = target
    }
  }
}

extension Picture {
  /// The picture with the candidates that are not shown, which only a traced layout contains.
  fileprivate func withHidden(
    at path: ViewPath, _ session: inout Session, _ words: Words
  ) throws(Diagnostic) -> Picture {
    let traced = try session.trace(for: words)
    let view = ShownView.root(of: traced.layout).view(at: path).0.view
    return Picture(
      view: view, path: path, hidden: HiddenCandidate.all(in: view, traced))
  }
}
