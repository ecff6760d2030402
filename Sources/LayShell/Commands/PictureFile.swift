import LayLanguage

extension Words {
  /// The name of the file that a picture is written to, or `-` for standard output.
  ///
  /// An existing picture is replaced, since it can be made again; other file endings are an error.
  mutating func file(ending: String) throws(Diagnostic) -> Word {
    guard let word = next else {
      throw complaint("`\(command)` needs a file to write, such as `picture\(ending)`, or `-`")
    }
    let file = try name()
    guard file.text == "-" || file.text.hasSuffix(ending) && file.text != ending else {
      throw complaint(
        "`\(file.text)` does not end in \(ending)", at: word.span,
        hint: Self.hint(file.text, ending))
    }
    return file
  }
}

extension Words {
  /// What to write in place of a name that ends otherwise.
  private static func hint(_ name: String, _ ending: String) -> String {
    guard let point = name.lastIndex(of: "."), point != name.startIndex,
      imageEndings.contains(name[point...].lowercased())
    else { return "write `\(name)\(ending)`, or `-` for standard output" }
    let picture = name[..<point] + ending
    let hint = "`lay` writes no images of pixels: write `\(picture)`"
    if ending != ".svg" || name.contains(" ") { return hint }
    return hint + "; `rsvg-convert -o \(name) \(picture)` makes the image of it"
  }

  private static let imageEndings: Set<String> = [
    ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".webp", ".bmp", ".tiff",
  ]

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
