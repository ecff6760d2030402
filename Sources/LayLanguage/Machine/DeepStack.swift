import CStack
import Glibc
import LayEngine

/// Runs work on a very large stack.
///
/// Reader, evaluator and layout recurse as deep as what they are given is nested. Address space
/// costs nothing until it is touched: a gibibyte is asked for, and less where that is refused. The
/// thread stays the same: another one costs as much time as a short script, half of it because its
/// memory would come from an arena of its own.
package enum DeepStack {
  private static let wanted = 1 << 30
  private static let least = 1 << 20
  /// What is enough for most runs.
  private static let shallow = 1 << 19
  /// What stays free below the floor, for reporting that it is reached.
  #if DEBUG
  private static let reserve: UInt = 1 << 20
  #else
  private static let reserve: UInt = 512 << 10
  #endif

  /// There is one floor in the process, so deep stacks take turns.
  nonisolated(unsafe) private static var turn = pthread_mutex_t()
  nonisolated(unsafe) private static var owner: pthread_t?
  /// Where the deep stack that is there begins to grow down, and its bytes of addresses.
  nonisolated(unsafe) private static var end: UInt?
  nonisolated(unsafe) private static var reserved = 0

  private final class Work {
    let body: () -> Void
    /// Its lowest address.
    let stack: UnsafeMutableRawPointer

    init(stack: UnsafeMutableRawPointer, body: @escaping () -> Void) {
      self.stack = stack
      self.body = body
    }
  }

  /// Runs the body to its end on a deep stack.
  ///
  /// A body that runs on a deep stack already is simply called.
  package static func run<Result>(_ body: () -> Result) -> Result {
    if let owner, pthread_equal(owner, pthread_self()) != 0 { return body() }
    pthread_mutex_lock(&turn)
    defer { pthread_mutex_unlock(&turn) }
    var result: Result?
    withoutActuallyEscaping(body) { body in
      runOnStack { result = body() }
    }
    // Where there is no memory for another one, the present stack must do.
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

  /// Calls the body on a stack of its own; not at all where no memory can be had for one.
  private static func runOnStack(_ body: @escaping () -> Void) {
    // Where addresses are scarce, most of them are for values.
    var size = min(wanted, AddressSpace.most / 4)
    while size >= least {
      if let stack = map(size) {
        let work = Unmanaged.passRetained(Work(stack: stack, body: body))
        (end, reserved) = (UInt(bitPattern: stack) + UInt(size), size)
        stack_call(stack, size, { DeepStack.start($0) }, work.toOpaque())
        munmap(stack, size)
        (end, reserved) = (nil, 0)
        return
      }
      size /= 2
    }
  }

  /// Address space for a stack; what is below it cannot be written.
  private static func map(_ size: Int) -> UnsafeMutableRawPointer? {
    let memory = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    mprotect(memory, sysconf(Int32(_SC_PAGESIZE)), PROT_NONE)
    // Deep recursion causes fewer page faults with large pages. What most runs use stays in small
    // ones, since clearing a large page takes long.
    madvise(memory, size - shallow, MADV_HUGEPAGE)
    return memory
  }

  /// The bytes of addresses of the running deep stack, and how many of them are in use.
  package static var extent: (addresses: Int, used: Int) {
    guard let owner, pthread_equal(owner, pthread_self()) != 0, let end else { return (0, 0) }
    return (reserved, Int(end) - Int(StackFloor.here))
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

  private static func start(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
    withFloor(at: UInt(bitPattern: work.stack) + reserve, work.body)
  }
}
