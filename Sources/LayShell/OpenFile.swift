import LayEngine

/// A file that is being run.
struct OpenFile {
  let path: String
  /// Where it is loaded; nil for what was named on the command line.
  let loadedAt: SourceSpan?
  /// Nil for standard input, and for what is gone again.
  let identity: FileIdentity?

  init(_ path: String, loadedAt span: SourceSpan? = nil) {
    self.path = path
    loadedAt = span
    identity = FilePath.identity(of: path)
  }
}
