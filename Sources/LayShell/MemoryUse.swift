import CMalloc
import Glibc
import LayLanguage

/// The memory of this process, and how much of it may be in use, in bytes.
enum MemoryUse {
  /// What a program may use on a machine that has plenty: 1 GiB of it may be stack.
  private static let plenty = 5 << 29
  /// What stays free of the addresses, where they are limited: for what is made between two looks,
  /// and for the sentence that ends the program.
  private static let reserve = min(128 << 20, AddressSpace.most / 4)

  private static let mostResident = min(plenty, most(of: ofMachine), most(of: ofGroup))

  private static func most(of whole: Int?) -> Int { whole.map { $0 / 4 * 3 } ?? plenty }

  private static let littleMemory = 64 << 10

  private static let mostAddresses = AddressSpace.most - reserve

  /// How much is in use.
  struct Extent: Equatable {
    /// What lies in memory, in bytes.
    var resident: Int
    /// What has an address, be it in memory or not.
    var addresses: Int
  }

  /// Whether more is in use than may be, or would be with so many bytes more, even after what is
  /// free was given back.
  ///
  /// What is that little is not asked about: to ask takes longer than to read a short script, and
  /// who looks from time to time, with nothing to add, sees what has become of many of them.
  static func isTooMuch(adding count: Int = 0) -> Bool {
    if (1..<littleMemory).contains(count) { return false }
    guard isAboveLimits(adding: count) else { return false }
    malloc_trim(0)
    DeepStack.releaseUnused()
    return isAboveLimits(adding: count)
  }

  private static func isAboveLimits(adding count: Int) -> Bool {
    let present = inUse()
    return present.resident > mostResident - count || present.addresses > mostAddresses - count
  }

  /// What is in use now, as the system tells it; by the books of the allocator and of the deep
  /// stack where it does not, because there is no such file or no descriptor left to read it.
  static func inUse(by path: String = "/proc/self/statm") -> Extent {
    let pages = numbers(in: path)
    guard pages.count > 1 else { return inUseByBooks }
    let pageSize = sysconf(Int32(_SC_PAGESIZE))
    return Extent(resident: pages[1] * pageSize, addresses: pages[0] * pageSize)
  }

  /// The program itself, with what the libraries took before it began.
  private static let program = 32 << 20

  private static var inUseByBooks: Extent {
    let heap = mallinfo2()
    let bytes = Int(heap.arena + heap.hblkhd) + program
    let stack = DeepStack.extent
    return Extent(resident: bytes + stack.used, addresses: bytes + stack.addresses)
  }

  private static var ofMachine: Int? {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    return pages > 0 ? pages * sysconf(Int32(_SC_PAGESIZE)) : nil
  }

  /// The limit of the control group, as a container has one.
  private static var ofGroup: Int? {
    [
      "/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes",
    ].compactMap { numbers(in: $0).first }.min()
  }

  /// The numbers in a short file; none where there is no such file.
  private static func numbers(in path: String) -> [Int] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(file, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).split { $0 < 0x30 || $0 > 0x39 }.compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }
}
