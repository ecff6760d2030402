import CLibedit
import Glibc
import LayLanguage

/// The result of waiting for the terminal.
enum KeyInput: Equatable {
  case key(DecodedKey)

  /// A signal came; its flag is set.
  case signal
  case endOfInput
  case failed(Int32)
  /// There is no key, and it is not waited for one.
  case nothing
}

/// Reads keys from the terminal.
///
/// It is a class because the prompt uses it while it waits, to draw.
final class KeyReader {
  let descriptor: Int32
  private var decoder = KeyDecoder()

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether more input is already waiting, which was typed or pasted before the screen was drawn.
  var hasMore: Bool { !decoder.isEmpty || terminal_wait(descriptor, 0) > 0 }

  /// Adds bytes that other code has read from the terminal.
  func append(_ bytes: [UInt8]) { decoder.append(bytes) }

  /// Takes the bytes of which no key was made.
  func takeRest() -> [UInt8] { decoder.takeRest() }

  /// Forgets what was typed ahead.
  func reset() { decoder.reset() }

  /// The next key.
  ///
  /// - Parameters:
  ///   - waits: whether to wait for a key that has not begun.
  ///   - idle: called before waiting; draws the prompt.
  func next(waits: Bool = true, idle: () -> Void = {}) -> KeyInput {
    while true {
      if let key = decoder.next() { return .key(key) }
      let time = decoder.patience
      let isMoment = time == TerminalInput.patienceOfKey
      if waits, !isMoment, terminal_wait(descriptor, 0) == 0 { idle() }
      while waits, terminal_wait(descriptor, 0) == 0, DeferredRelease.freeSome() {}
      let ready = terminal_wait(descriptor, time ?? (waits ? -1 : 0))
      if ready < 0 { return errno == EINTR ? .signal : .failed(errno) }
      if ready == 0 {
        if let key = decoder.next(isFinal: true) { return .key(key) }
        if !waits { return .nothing }
        continue
      }
      if let end = fill() { return end }
    }
  }

  /// Reads the bytes that are available; returns why there are none, else nil.
  ///
  /// Reading from a terminal that was closed fails with EIO, which is the end of input.
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
