/// The folder that a server was started in: what is in it or below it is read, and nothing else.
///
/// - Rule: a file is inside by its real path, so a link that leads out is outside.
/// - Rule: one sentence for all that is not inside tells nothing of what there is elsewhere.
struct ReadableFolder: Sendable {
  /// As it is searched for files.
  let path: String
  private let real: RealPath

  init(_ path: String = ".") {
    self.path = path
    real = RealPath(resolving: Array(path.utf8CString))
  }

  /// - Throws: for what is outside, and for standard input.
  func check(_ path: FilePath) throws(Refusal) {
    guard path.isStandard || !path.real.isInside(real) else { return }
    throw Refusal(
      "`\(path.text)` is not read: it is not below the folder that `lay` was started in",
      hint: "name a file by its path from that folder, as `Views/Row.swift`", .inputOutputFailed)
  }
}
