import Glibc
import LayEngine

/// Runs work to its end on a thread with a stack of its own, and with the floor set for it.
enum DeepThread {
  /// What is left below the floor for the work of whoever finds that it is reached.
  private static let reserve: UInt = 1 << 20

  private final class Work {
    let body: () -> Void
    let byteCount: Int

    init(byteCount: Int, body: @escaping () -> Void) {
      self.byteCount = byteCount
      self.body = body
    }
  }

  static func run<Result>(
    stackOf byteCount: Int, _ body: () throws -> Result
  ) throws -> Result {
    var outcome: Swift.Result<Result, any Error> = .failure(NoThread())
    withoutActuallyEscaping(body) { body in
      start(stackOf: byteCount) { outcome = Swift.Result { try body() } }
    }
    return try outcome.get()
  }

  private struct NoThread: Error {}

  private static func start(stackOf byteCount: Int, _ body: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, byteCount)
    let work = Unmanaged.passRetained(Work(byteCount: byteCount, body: body))
    var thread = pthread_t()
    guard pthread_create(&thread, &attributes, { begin($0) }, work.toOpaque()) == 0 else {
      return work.release()
    }
    pthread_join(thread, nil)
  }

  private static func begin(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
    var here: UInt8 = 0
    let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    let before = StackFloor.current
    StackFloor.current = StackFloor(address: top - UInt(work.byteCount) + reserve)
    work.body()
    StackFloor.current = before
    return nil
  }
}
