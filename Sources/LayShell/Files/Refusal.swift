import Glibc
import LayEngine
import LayLanguage

/// Why `lay` does not do something, and its exit status: ``there is no file `a.lay` ``, 66.
struct Refusal: Error {
  /// The text after "error:".
  let message: String
  /// Advice for the user; nil where there is none.
  var hint: String?
  let status: ExitStatus
  /// Why the work was stopped; nil for all other refusals.
  private var stop: StopReason?

  init(_ message: String, hint: String? = nil, _ status: ExitStatus) {
    self.message = message
    self.hint = hint
    self.status = status
  }

  static func notFound(_ path: String) -> Refusal {
    Refusal("there is no file `\(path)`", .noSuchFile)
  }

  static func failed(_ path: String, reason: String = systemError) -> Refusal {
    Refusal("`\(path)` cannot be read: \(reason)", .inputOutputFailed)
  }

  static func notWritten(_ path: String, reason: String = systemError) -> Refusal {
    Refusal("`\(path)` cannot be written: \(reason)", .inputOutputFailed)
  }

  /// The file is not valid UTF-8 at this place.
  static func notText(_ path: String, line: Int, column: Int) -> Refusal {
    Refusal("`\(path)` is no text in UTF-8: look at line \(line), column \(column)", .wrongText)
  }

  /// Not a file but a device or the like, which may have no end.
  static func noFile(_ path: String) -> Refusal {
    Refusal(
      "`\(path)` is not read: it is none of a file, a pipe and a terminal", .inputOutputFailed)
  }

  static func tooLarge(_ path: String, megabytes: Int) -> Refusal {
    let most = ReadLimit.range.upperBound
    return Refusal(
      "`\(path)` is not read: it has more than \(megabytes) MB",
      hint: megabytes < most
        ? "`set read-limit \(min(2 * megabytes, most))` allows `load` more" : nil,
      .inputOutputFailed)
  }

  static func stopped(_ reason: StopReason) -> Refusal {
    var refusal = Refusal(reason.complaint.message, ExitStatus(reason))
    refusal.stop = reason
    return refusal
  }

  /// The refusal as a diagnostic at a place.
  func diagnostic(at span: SourceSpan?, hint: String? = nil) -> Diagnostic {
    if let stop { return Diagnostic(stop, at: span) }
    return Diagnostic(Complaint(message, hint: hint ?? self.hint), at: span)
  }

  /// The message of the system for `errno`.
  static var systemError: String { String(cString: strerror(errno)) }
}

/// The most that is read of one file, in megabytes of 1,048,576 bytes.
enum ReadLimit {
  static let usual = 256
  /// The upper bound keeps offsets in a text within 32 bits.
  static let range = 1...2_000
}
