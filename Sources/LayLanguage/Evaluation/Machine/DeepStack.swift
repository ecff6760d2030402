import CMalloc
import CStack
import Glibc
import LayEngine

/// Runs work on a very large stack.
///
/// The reader, the evaluator and layout recurse as deep as their input is nested. Address space
/// costs nothing until it is touched: a gibibyte is asked for, and less where that is refused. No
/// thread is started for it: that would take as much time as a short script, half of it because the
/// memory of a thread comes from an arena of its own.
package enum DeepStack {
  private static let wanted = 1 << 30
  private static let least = 1 << 20
  /// The bytes of stack that are enough for most runs.
  private static let shallow = 1 << 19
  /// The bytes that stay free below the floor, for reporting that it is reached.
  #if DEBUG
  private static let reserve: UInt = 1 << 20
  #else
  private static let reserve: UInt = 512 << 10
  #endif

  /// Tells the engine where a thread keeps its floor.
  private static let tellEngine: Void = { StackFloor.place = stack_floor }()

  private final class Work {
    let body: () -> Void
    /// The lowest address of the stack.
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
    Self.tellEngine
    if StackFloor.current.address != 0 { return body() }
    var result: Result?
    withoutActuallyEscaping(body) { body in
      runOnStack { result = body() }
    }
    // Where there is no memory for a deep stack, the present stack must do.
    return result ?? runHere(body)
  }

  /// Runs the body on the stack of the caller, with the floor near the end of that stack.
  static func runHere<Result>(_ body: () -> Result) -> Result {
    withFloor(at: StackFloor.here - presentSize + reserve, body)
  }

  private static func withFloor<Result>(at address: UInt, _ body: () -> Result) -> Result {
    Self.tellEngine
    let before = StackFloor.current
    defer { StackFloor.current = before }
    StackFloor.current = StackFloor(address: address)
    return body()
  }

  /// An estimate of the stack size, in bytes, of a thread that was not made here.
  ///
  /// The limit of the process holds for its first thread and is the default for others; up to a
  /// quarter of it is taken by the arguments of the process. No limit means 2 MiB for a thread.
  private static var presentSize: UInt {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return 0 }
    return UInt(limit.rlim_cur == .max ? 2 << 20 : min(limit.rlim_cur, 1 << 30)) / 4 * 3
  }

  /// Like `run`, for a body that may throw.
  package static func run<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = run { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Calls the body on a stack of its own; does not call it if no memory can be had for one.
  private static func runOnStack(_ body: @escaping () -> Void) {
    // Where address space is scarce, most of it is for values.
    var size = min(wanted, AddressSpace.most / 4)
    while size >= least {
      if let stack = map(size) {
        let work = Unmanaged.passRetained(Work(stack: stack, body: body))
        let reserved = stack_reserved()
        reserved?.pointee = stack_extent(end: UInt(bitPattern: stack) + UInt(size), size: size)
        stack_call(stack, size, { DeepStack.start($0) }, work.toOpaque())
        munmap(stack, size)
        reserved?.pointee = stack_extent()
        return
      }
      size /= 2
    }
  }

  /// Maps address space for a stack; its lowest page is a guard page.
  private static func map(_ size: Int) -> UnsafeMutableRawPointer? {
    let memory = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    mprotect(memory, sysconf(Int32(_SC_PAGESIZE)), PROT_NONE)
    // Deep recursion causes fewer page faults with large pages. The part that most runs use stays
    // in small pages, since clearing a large page takes long.
    madvise(memory, size - shallow, MADV_HUGEPAGE)
    return memory
  }

  /// The size of the running deep stack in bytes, and how many of them are in use.
  package static var extent: (addresses: Int, used: Int) {
    guard let reserved = stack_reserved()?.pointee, reserved.size > 0 else { return (0, 0) }
    return (reserved.size, Int(reserved.end) - Int(StackFloor.here))
  }

  /// The floor for functions that were made from Swift code.
  ///
  /// Nothing there is called as deeply as a script's functions may be: what calls itself without an
  /// end is told before it has taken much time and memory.
  static var floorInSwift: StackFloor {
    let floor = StackFloor.current
    guard let reserved = stack_reserved()?.pointee, reserved.size > 0 else { return floor }
    return StackFloor(address: max(floor.address, UInt(reserved.end) - mostInSwift))
  }

  /// How many bytes of the stack Swift code may take: some 15,000 calls inside each other.
  #if DEBUG
  private static let mostInSwift: UInt = 96 << 20
  #else
  private static let mostInSwift: UInt = 16 << 20
  #endif

  /// Gives back the memory of the running deep stack below the part in use.
  package static func releaseUnused() {
    guard extent.addresses > 0 else { return }
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    // Functions that are called from here go on to use some of it.
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

/// The address space that this process may use, as `ulimit -v` limits it.
package enum AddressSpace {
  /// The limit in bytes; `.max` if there is none.
  package static let most: Int = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return .max }
    return Int(exactly: limit.rlim_cur) ?? .max
  }()

  /// Lowers the limit, for this process and those that it starts.
  ///
  /// Call it before `most` is first read.
  package static func limit(to bytes: Int) {
    let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_cur, rlim_t(max(0, bytes)))
    setrlimit(resource, &limit)
  }
}

/// The allocator of the C library.
package enum Allocator {
  /// Makes `malloc` take memory in large pieces and keep what was freed, both of which save page
  /// faults.
  ///
  /// `malloc_trim` gives back the freed memory.
  package static func prepare() {
    mallopt(M_TOP_PAD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 28)
    // The largest that the C library accepts; larger pieces are mapped one by one.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}
