import CLibedit
import Glibc

/// What comes of waiting at the terminal.
enum KeyInput: Equatable {
  case key(DecodedKey)

  /// A signal came; its flag is set.
  case signal
  case endOfInput
  case failed(Int32)
}

/// Reads keys from the terminal.
///
/// A reference: while it waits, the prompt draws and may ask it.
final class KeyReader {
  let descriptor: Int32
  private var decoder = KeyDecoder()

  /// How long the rest of a key's sequence may take, in milliseconds.
  ///
  /// Longer, and the Escape key alone would feel slow.
  private static let patience: Int32 = 50

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether more was typed or pasted already, so that nobody has seen the screen yet.
  var hasMore: Bool { !decoder.isEmpty || terminal_wait(descriptor, 0) > 0 }

  /// Takes what was typed while somebody else read from the terminal.
  func append(_ bytes: [UInt8]) {
    decoder.append(bytes)
    bytes.withUnsafeBytes { bytes in
      crash_typed(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  /// Forgets what was typed ahead.
  func reset() {
    decoder.reset()
    crash_taken(0)
  }

  /// The next key.
  ///
  /// Calls `idle` before it waits, which is the time to draw.
  func next(idle: () -> Void) -> KeyInput {
    // What the key before did is in the line by now.
    crash_taken(decoder.left)
    while true {
      if let key = decoder.next() {
        // A paste is kept until it is in the line, and other keys are of no use by themselves.
        if case .paste = key { return .key(key) }
        crash_taken(decoder.left)
        return .key(key)
      }
      if terminal_wait(descriptor, 0) == 0 && !decoder.isUndecided { idle() }
      let ready = terminal_wait(descriptor, decoder.isUndecided ? Self.patience : -1)
      if ready < 0 { return errno == EINTR ? .signal : .failed(errno) }
      if ready == 0 {
        if let key = decoder.next(isFinal: true) { return .key(key) }
        continue
      }
      if let end = fill() { return end }
    }
  }

  /// Takes what is there.
  ///
  /// A terminal that went away answers with EIO: that is the end of input.
  private func fill() -> KeyInput? {
    let descriptor = descriptor
    var error: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      let received = read(descriptor, buffer.baseAddress, buffer.count)
      if received < 0 { error = errno }
      count = max(0, received)
    }
    append(chunk)
    if !chunk.isEmpty { return nil }
    if error == 0 || error == EIO { return .endOfInput }
    return error == EINTR ? .signal : .failed(error)
  }
}
