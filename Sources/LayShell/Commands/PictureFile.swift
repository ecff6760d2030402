import LayLanguage

extension Words {
  /// The file that a picture is written to, or `-` for standard output; other endings are an error.
  mutating func file(ending: String, mark: String) throws(Diagnostic) -> WrittenFile {
    guard next != nil else {
      throw complaint("`\(command)` needs a file to write, such as `picture\(ending)`, or `-`")
    }
    let file = try fileToWrite(mark: mark)
    guard file.isOutput || file.path.ends(in: ending) else {
      throw complaint(
        "\(file.path.description) does not end in \(ending)", at: file.span,
        hint: file.path.isLink
          ? "a link is what it leads to: name another file" : Self.hint(file.path.text, ending))
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
}
