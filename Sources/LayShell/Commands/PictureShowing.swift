import LayEngine
import LayLanguage

extension Session {
  /// The error for a picture that holds nothing.
  func nothingToShow(_ picture: Picture, _ words: Words) -> Diagnostic {
    let scene = Scene(picture.view, at: picture.path, interpreter.lookout())
    return words.complaint(
      scene.sentenceForNothing(picture.view),
      hint: "propose lengths to it, as in `propose 100 x 100`")
  }

  /// Shows a picture of pixels on the terminal and returns its caption as output.
  mutating func showImage(
    of picture: Picture, _ words: Words
  ) throws(Diagnostic) -> Output {
    let otherwise = "`show` draws with characters, `show --svg FILE` writes a picture"
    guard let terminal = pictureTerminal else {
      throw words.complaint("`show --image` needs a terminal", hint: otherwise)
    }
    try use(.image, words)
    let lookout = interpreter.lookout()
    guard let pixels = PixelPicture(picture, lookout) else {
      throw nothingToShow(picture, words)
    }
    switch terminal.ask(lookout) {
    case .draws(let form, let answers):
      let scale = Double(answers.cell?.height ?? 20) / PixelPicture.pointsOfHalfLine
      let (svg, size) = pixels.svg(
        scale: scale, within: terminal.room(answers), isDark: answers.isDark, lookout)
      var file = Array(svg.utf8)
      for program in form.programs(answers) {
        file = try program.output(of: file, words, lookout)
      }
      terminal.show(form.text(file, size), lookout)
      try lookout.check(at: words.span)
      return .lines(terminal.lines(pixels.caption))
    case .drawsNothing:
      throw words.complaint(
        "this terminal shows no pictures: it knows those of kitty and iTerm2 as little as sixels",
        hint: otherwise)
    case .isSilent:
      let seconds = NumberText.of(PictureTerminal.patience)
      throw words.complaint(
        "this terminal did not say within \(seconds) seconds whether it shows pictures",
        hint: otherwise)
    case .interrupted:
      try lookout.check(at: words.span)
      return .nothing
    }
  }
}
