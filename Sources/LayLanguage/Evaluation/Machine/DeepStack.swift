import CMalloc
import CStack
import Glibc
import LayEngine
import LayProcess

/// Runs work on a very large stack.
///
/// The reader, the evaluator and layout recurse as deep as their input is nested, down to a floor near
/// the end of a `ReservedStack`.
package enum DeepStack {
  /// The bytes that stay free below the floor, for reporting that it is reached.
  #if DEBUG
  private static let reserve: UInt = 1 << 20
  #else
  private static let reserve: UInt = 512 << 10
  #endif

  /// Tells the engine where a thread keeps its floor.
  private static let tellEngine: Void = { StackFloor.place = stack_floor }()

  /// Runs the body to its end on a deep stack.
  ///
  /// A body that runs on a deep stack already is simply called.
  package static func run<Result>(_ body: () -> Result) -> Result {
    Self.tellEngine
    if StackFloor.current.address != 0 { return body() }
    var result: Result?
    withoutActuallyEscaping(body) { body in
      _ = ReservedStack.run { stack in
        result = withFloor(at: UInt(bitPattern: stack) + reserve, body)
      }
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
