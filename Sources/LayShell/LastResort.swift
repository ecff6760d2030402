import CLibedit

/// The messages for crashes that no check and no limit has prevented.
enum LastResort {
  /// The message of `StopReason.outOfMemory`, without a place.
  private static let outOfMemory: StaticString =
    "error: stopped: the program takes too much memory; see what grows with each turn or call"
  private static let fault: StaticString =
    "error: a fault in lay itself ended it, not one of yours"

  /// Installs the crash handler, which prints one of the messages and exits with a status.
  static func prepare() {
    fault_watch(
      [pointer(outOfMemory), pointer(fault)],
      [ExitStatus.wrongText.rawValue, ExitStatus.faultInLay.rawValue])
  }

  private static func pointer(_ text: StaticString) -> UnsafePointer<CChar>? {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
