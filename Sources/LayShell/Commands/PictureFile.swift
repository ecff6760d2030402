import LayLanguage

extension Words {
  /// The name of a file that a picture is written to, or `-`.
  ///
  /// Pictures are made anew from views, so one that is there is replaced; a name of another kind of
  /// file is refused.
  mutating func file(ending: String) throws(Diagnostic) -> Word {
    guard let word = next else {
      throw complaint("`\(command)` needs a file to write, such as `picture\(ending)`, or `-`")
    }
    let file = try name()
    guard file.text == "-" || file.text.hasSuffix(ending) && file.text != ending else {
      throw complaint(
        "`\(file.text)` does not end in \(ending)", at: word.span,
        hint: "write `\(file.text)\(ending)`, or `-` for standard output")
    }
    return file
  }
}

extension Words {
  /// Reads `--svg FILE` or another form of pictures, if that is what comes next.
  mutating func pictureFile() throws(Diagnostic) -> (any PictureFormat.Type, file: Word)? {
    guard let word = next, word.text.hasPrefix("-"), word.text != "-" else { return nil }
    guard let format = PictureFormats.all.first(where: { $0.option == word.text }) else {
      throw complaint("`\(command)` has no option `\(word.text)`", at: word.span)
    }
    _ = take()
    return (format, try file(ending: format.fileEnding))
  }
}
