import CLibedit

/// What is said where neither a check nor a limit has ended a program, but a fault does.
enum LastResort {
  /// The same words as where the program is ended in time, but without a place.
  private static let outOfMemory: StaticString =
    "error: stopped: the program takes too much memory; see what grows with each turn or call"
  private static let fault: StaticString =
    "error: a fault in lay itself ended it, not one of yours"

  /// From now on a fault ends the process with a sentence and a status.
  static func prepare() {
    fault_watch(
      [pointer(outOfMemory), pointer(fault)],
      [ExitStatus.wrongText.rawValue, ExitStatus.faultInLay.rawValue])
  }

  private static func pointer(_ text: StaticString) -> UnsafePointer<CChar>? {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
