import Glibc
import LayEngine
import LayLanguage

/// Text files, which are read and written as a whole.
enum TextFile {
  enum Failure: Error {
    case notFound(String)
    case failed(String, reason: String)
    case notWritten(String, reason: String)
    /// The file is not valid UTF-8 at this place.
    case notText(String, line: Int, column: Int)
    /// Not a file but a device or the like, which may have no end.
    case noFile(String)
    case tooLarge(String, megabytes: Int)
    /// Reading was stopped.
    case stopped(StopReason)

    /// The text after "error:".
    var message: String {
      switch self {
      case .notFound(let path): "there is no file `\(path)`"
      case .failed(let path, let reason): "`\(path)` cannot be read: \(reason)"
      case .notWritten(let path, let reason): "`\(path)` cannot be written: \(reason)"
      case .notText(let path, let line, let column):
        "`\(path)` is no text in UTF-8: look at line \(line), column \(column)"
      case .noFile(let path):
        "`\(path)` is not read: it is none of a file, a pipe and a terminal"
      case .tooLarge(let path, let megabytes):
        "`\(path)` is not read: it has more than \(megabytes) MB"
      case .stopped(let reason): reason.complaint.message
      }
    }

    /// Advice for the user; nil where there is none.
    var hint: String? {
      guard case .tooLarge(_, let megabytes) = self, megabytes < ReadLimit.range.upperBound else {
        return nil
      }
      return "`set read-limit \(min(2 * megabytes, ReadLimit.range.upperBound))` allows `load` more"
    }

    /// The failure as a diagnostic at a place.
    func diagnostic(at span: SourceSpan?, hint: String? = nil) -> Diagnostic {
      if case .stopped(let reason) = self {
        return Diagnostic(reason, at: span)
      }
      return Diagnostic(Complaint(message, hint: hint ?? self.hint), at: span)
    }

    var status: ExitStatus {
      switch self {
      case .notFound: .noSuchFile
      case .failed, .notWritten, .noFile, .tooLarge: .inputOutputFailed
      case .notText: .wrongText
      case .stopped(let reason): ExitStatus(reason)
      }
    }
  }

  /// The folder part of a path with a final slash; empty for the current folder.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// The files with an ending and the folders whose paths begin with a text; folders end in a
  /// slash.
  static func paths(beginning start: String, ending: String) -> [String] {
    let folder = folder(of: start)
    let names = (try? names(in: folder.isEmpty ? "." : folder)) ?? nil ?? []
    return names.map { folder + $0 }.filter { $0.hasPrefix(start) }.compactMap { path in
      if FilePath.isFolder(path) { return path + "/" }
      return path.hasSuffix(ending) ? path : nil
    }
  }

  /// The names in a folder that are not hidden; nil if the path names a file.
  private static func names(in path: String) throws(Failure) -> [String]? {
    guard let folder = opendir(path) else {
      let code = errno
      if code == ENOTDIR { return nil }
      throw code == ENOENT
        ? .notFound(path) : .failed(path, reason: String(cString: strerror(code)))
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
