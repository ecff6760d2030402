import Glibc
import LayLanguage

/// Writes the files of a site into a folder.
///
/// - Rule: missing folders of the path are created. Pages written by lay are overwritten; if
///   another file has the name of a page, nothing is written.
struct SiteFolder {
  let path: String
  let reasonToStop: () -> StopReason?

  func write(_ files: [LessonSite.File]) throws(LessonFailure) {
    try make()
    for file in files { try requireOurs(place(of: file)) }
    for file in files {
      if let reason = reasonToStop() {
        throw LessonFailure(
          message: reason.complaint.message, hint: nil, status: ExitStatus(reason))
      }
      do throws(TextFile.Failure) {
        try TextFile.write(file.text, to: place(of: file))
      } catch {
        throw LessonFailure(message: error.message, hint: error.hint, status: error.status)
      }
    }
  }

  private func place(of file: LessonSite.File) -> String {
    path.hasSuffix("/") ? path + file.name : "\(path)/\(file.name)"
  }

  /// Checks, without creating anything, that the path is a writable folder or can become one.
  func check() throws(LessonFailure) {
    guard !path.isEmpty else {
      throw LessonFailure(
        message: "the name of the folder is empty", hint: "write `.` for the present one",
        status: .wrongCommandLine)
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw failure("`\(path)` cannot be used: \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw failure("`\(path)` is a file, and the pages go into a folder")
    }
    guard faccessat(AT_FDCWD, path, W_OK | X_OK, AT_EACCESS) == 0 else {
      throw failure(
        "nothing can be written into `\(path)`: \(String(cString: strerror(errno)))")
    }
  }

  /// Creates the folder and its parents where they are missing.
  private func make() throws(LessonFailure) {
    try check()
    var present = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      present += present.isEmpty || present.hasSuffix("/") ? name : "/" + name
      if mkdir(present, 0o777) == 0 || errno == EEXIST { continue }
      throw failure(
        "the folder `\(present)` cannot be made: \(String(cString: strerror(errno)))")
    }
    try check()
  }

  private func requireOurs(_ path: String) throws(LessonFailure) {
    guard access(path, F_OK) == 0 else { return }
    guard let head = TextFile.head(of: path) else {
      throw failure("`\(path)` cannot be read: \(String(cString: strerror(errno)))")
    }
    guard head.contains(SitePage.mark) else {
      throw failure(
        "there is another `\(path)` already, which `lay` has not written",
        hint: "name a folder of its own")
    }
  }

  private func failure(_ message: String, hint: String? = nil) -> LessonFailure {
    LessonFailure(message: message, hint: hint, status: .inputOutputFailed)
  }
}
