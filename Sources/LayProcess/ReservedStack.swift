import CStack
import Glibc

/// A very large stack for work that recurses as deep as its input is nested.
///
/// Address space costs nothing until it is touched. No thread is started for it: that would take as
/// much time as a short script, half of it because the memory of a thread comes from an arena of its
/// own.
package enum ReservedStack {
  /// The most that is asked for in one piece: a gibibyte, and less where address space is scarce, since
  /// most of that is for values.
  package static var wanted: Int { min(1 << 30, AddressSpace.most / 4) }
  private static let least = 1 << 20
  /// The bytes of stack that are enough for most runs.
  private static let shallow = 1 << 19

  private final class Work {
    let body: (UnsafeMutableRawPointer) -> Void
    /// The lowest address of the stack.
    let stack: UnsafeMutableRawPointer

    init(stack: UnsafeMutableRawPointer, body: @escaping (UnsafeMutableRawPointer) -> Void) {
      self.stack = stack
      self.body = body
    }
  }

  /// Calls the body, which gets the lowest address, on a stack of its own.
  ///
  /// - Parameter size: as many bytes as are asked for; where that is refused, half of it, and so on.
  /// - Returns: false where no memory can be had for one; the body is not called then.
  package static func run(
    of wanted: Int = wanted, atLeast least: Int = least,
    _ body: @escaping (UnsafeMutableRawPointer) -> Void
  ) -> Bool {
    var size = wanted
    while size >= least {
      if let stack = map(size) {
        let work = Unmanaged.passRetained(Work(stack: stack, body: body))
        let reserved = stack_reserved()
        reserved?.pointee = stack_extent(end: UInt(bitPattern: stack) + UInt(size), size: size)
        stack_call(stack, size, { ReservedStack.start($0) }, work.toOpaque())
        munmap(stack, size)
        reserved?.pointee = stack_extent()
        return true
      }
      size /= 2
    }
    return false
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

  private static func start(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
    work.body(work.stack)
  }
}
