import CLibedit

/// Whether Ctrl-C was pressed.
///
/// A signal handler sets the flag; the evaluator checks it every thousand calls and loop
/// iterations, and stops. The prompt clears it. Reading it costs one load.
enum Interruption {
  static var isRequested: Bool { signals_interrupted() }

  static func clear() {
    signals_set_interrupted(false)
    alarm_wait_for_time()
  }

  /// Makes Ctrl-C set the flag instead of ending the process, and interrupt system calls in which
  /// this thread waits.
  static func install() {
    alarm_install()
    signals_watch_interruption()
  }
}
