import LayLanguage

/// The files that `load` accepts, as they are written.
enum FileNames {
  /// Scripts, folders and library paths, quoted where necessary; the closing quote follows files
  /// only.
  static func candidates(_ context: CursorContext) -> [CompletionCandidate] {
    let isInString = context.place == .string
    let start = isInString ? QuotedName.value(ofInside: context.word) : context.word
    let paths = TextFile.paths(beginning: FilePath.expanded(start), ending: ".lay").map {
      (FilePath.shortened($0, as: start), CompletionRank.scope)
    }
    let library = Library.paths.map { ($0, CompletionRank.value) }
    return (paths + library).map { path, rank in
      let isFolder = path.hasSuffix("/")
      if isInString {
        let text = QuotedName.inside(path)
        return CompletionCandidate(
          isFolder ? text : text + "\"", rank, matching: text, endsWord: !isFolder)
      }
      let word = QuotedName.word(path)
      let isQuoted = word != path
      return CompletionCandidate(
        isFolder && isQuoted ? String(word.dropLast()) : word, rank, matching: path,
        endsWord: !isFolder)
    }
  }
}
