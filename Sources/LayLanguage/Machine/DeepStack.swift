import Glibc
import LayEngine

/// Runs work on a thread with a very large stack.
///
/// Reader, evaluator and layout recurse as deep as what they are given is nested. Address space
/// costs nothing until it is touched: a gibibyte is asked for, and less where that is refused.
package enum DeepStack {
  private static let wanted = 1 << 30
  private static let least = 1 << 20
  /// What stays free for the work of whoever finds that the floor is reached.
  #if DEBUG
  private static let reserve: UInt = 1 << 20
  #else
  private static let reserve: UInt = 512 << 10
  #endif

  /// There is one floor in the process, so deep stacks take turns.
  nonisolated(unsafe) private static var turn = pthread_mutex_t()
  nonisolated(unsafe) private static var owner: pthread_t?

  private final class Work {
    let body: () -> Void
    let size: Int

    init(size: Int, body: @escaping () -> Void) {
      self.size = size
      self.body = body
    }
  }

  /// Runs the body to its end on a deep stack.
  ///
  /// On one already, it is simply called.
  package static func run<Result>(_ body: () -> Result) -> Result {
    if let owner, pthread_equal(owner, pthread_self()) != 0 { return body() }
    pthread_mutex_lock(&turn)
    defer { pthread_mutex_unlock(&turn) }
    var result: Result?
    withoutActuallyEscaping(body) { body in
      runOnThread { result = body() }
    }
    // Where no thread can be had, the present stack must do.
    return result ?? runHere(body)
  }

  /// Runs the body on the stack of the caller, with the floor at the end of that.
  static func runHere<Result>(_ body: () -> Result) -> Result {
    withFloor(at: StackFloor.here - presentSize + reserve, body)
  }

  private static func withFloor<Result>(at address: UInt, _ body: () -> Result) -> Result {
    let before = (StackFloor.current, owner)
    defer { (StackFloor.current, owner) = before }
    StackFloor.current = StackFloor(address: address)
    owner = pthread_self()
    return body()
  }

  /// How many bytes of stack a thread that was not made here has at its beginning.
  ///
  /// The limit of the process holds for its first thread and is the default for others; up to a
  /// quarter of it is taken by the arguments of the process. No limit means 2 MiB for a thread.
  private static var presentSize: UInt {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return 0 }
    return UInt(limit.rlim_cur == .max ? 2 << 20 : min(limit.rlim_cur, 1 << 30)) / 4 * 3
  }

  /// The same for a body that may fail.
  package static func run<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = run { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  private static func runOnThread(_ body: @escaping () -> Void) {
    var size = min(wanted, mostAddresses / 2)
    while size >= least {
      let work = Unmanaged.passRetained(Work(size: size, body: body))
      if let thread = startThread(size, work.toOpaque()) {
        pthread_join(thread, nil)
        return
      }
      work.release()
      size /= 2
    }
  }

  /// The address space of the process.
  private static var mostAddresses: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return .max }
    return Int(exactly: limit.rlim_cur) ?? .max
  }

  /// Gives the memory of the running deep stack back that lies below what is in use.
  package static func releaseUnused() {
    guard let owner, pthread_equal(owner, pthread_self()) != 0 else { return }
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    // What is called from here goes on to use some of it.
    let top = (StackFloor.here - (256 << 10)) / page * page
    let bottom = (StackFloor.current.address / page + 1) * page
    guard bottom < top else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: bottom), Int(top - bottom), MADV_DONTNEED)
  }

  private static func startThread(
    _ size: Int, _ work: UnsafeMutableRawPointer
  ) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    var thread: pthread_t = 0
    let status = pthread_create(&thread, &attributes, { DeepStack.start($0) }, work)
    return status == 0 ? thread : nil
  }

  private static func start(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
    withFloor(at: StackFloor.here - UInt(work.size) + reserve + (64 << 10), work.body)
    return nil
  }
}
