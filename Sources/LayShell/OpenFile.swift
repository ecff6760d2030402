import LayEngine

/// A file that is being run.
struct OpenFile {
  let path: String
  /// Where it is loaded; nil for a file that is named on the command line.
  let loadedAt: SourceSpan?
  /// Nil for standard input, and for a file that no longer exists.
  let identity: FileIdentity?

  init(_ path: String, loadedAt span: SourceSpan? = nil) {
    self.path = path
    loadedAt = span
    identity = FilePath.identity(of: path)
  }
}
