import CStack
import Glibc
import LayEngine

/// Runs work to its end on a thread with its own stack, and with the stack floor set for it.
enum DeepThread {
  static func run<Result>(
    stackOf byteCount: Int, _ body: () throws -> Result
  ) throws -> Result {
    var outcome: Swift.Result<Result, any Error> = .failure(NoThread())
    withoutActuallyEscaping(body) { body in
      let work = Work(byteCount: byteCount) { outcome = Swift.Result { try body() } }
      work.runOnThread()
    }
    return try outcome.get()
  }

  private struct NoThread: Error {}
}

private final class Work {
  /// The bytes below the floor, for the work of code that finds that the floor is reached.
  private static let reserve: UInt = 1 << 20

  private let byteCount: Int
  private let body: () -> Void

  init(byteCount: Int, body: @escaping () -> Void) {
    self.byteCount = byteCount
    self.body = body
  }

  func runOnThread() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, byteCount)
    var thread = pthread_t()
    let own = Unmanaged.passUnretained(self).toOpaque()
    let code = pthread_create(&thread, &attributes, beginWork, own)
    if code == 0 { pthread_join(thread, nil) }
    pthread_attr_destroy(&attributes)
  }

  func run() {
    var here: UInt8 = 0
    let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    StackFloor.place = stack_floor
    StackFloor.current = StackFloor(address: top - UInt(byteCount) + Self.reserve)
    body()
  }
}

private func beginWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().run()
  return nil
}
