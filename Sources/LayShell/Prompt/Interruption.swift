import CLibedit

/// Whether Ctrl-C was pressed.
///
/// A signal handler sets the flag; who evaluates looks at it every thousand calls and turns of loops,
/// and stops. The prompt clears it. Reading it costs one load.
enum Interruption {
  static var isRequested: Bool { signals_interrupted() }

  static func clear() {
    signals_set_interrupted(false)
    alarm_wait_for_time()
  }

  /// From now on Ctrl-C sets the flag instead of ending the process, and ends what this thread
  /// waits for.
  static func install() {
    alarm_install()
    signals_watch_interruption()
  }
}
