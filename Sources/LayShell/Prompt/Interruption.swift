import CLibedit

/// Whether Ctrl-C was pressed.
///
/// A signal handler sets the flag; who evaluates looks at it every few hundred steps, stops,
/// and clears it. Reading it costs one load.
package enum Interruption {
  package static var isRequested: Bool { signals_interrupted() }

  package static func clear() { signals_set_interrupted(false) }

  /// From now on Ctrl-C sets the flag instead of ending the process.
  package static func install() { signals_watch_interruption() }
}
