import CMalloc
import Glibc
import LayLanguage
import LayProcess

/// The memory that this process uses and may use, in bytes.
enum MemoryUse {
  /// The limit on a machine with plenty of memory, of which 1 GiB may be stack.
  private static let plenty = 5 << 29
  /// Address space that is kept free where it is limited: for allocations between two checks, and
  /// for the message that ends the program.
  private static let reserve = min(128 << 20, AddressSpace.most / 4)

  private static let mostResident = min(plenty, most(of: ofMachine), most(of: ofGroup))

  private static func most(of whole: Int?) -> Int { whole.map { $0 / 4 * 3 } ?? plenty }

  /// How many processes may work side by side, each of which seldom takes a quarter of what it may.
  static let processCount = max(
    1, min(most(of: ofMachine), most(of: ofGroup)) / (mostResident / 4))

  private static let littleMemory = 64 << 10

  private static let mostAddresses = AddressSpace.most - reserve

  /// The most address space that a child process may take, with a stack of 1 GiB.
  static let mostOfChild = min(mostResident + (1 << 30), AddressSpace.most)

  /// How much is in use.
  struct Extent: Equatable {
    /// Resident memory, in bytes.
    var resident: Int
    /// Address space in use, resident or not, in bytes.
    var addresses: Int
  }

  /// Whether memory use is above its limits, or would be after an allocation, even once free memory
  /// was returned to the system.
  ///
  /// Small allocations are not checked: a check takes longer than reading a short script. A call
  /// without a count notices when many of them add up.
  static func isTooMuch(adding count: Int = 0) -> Bool {
    if (1..<littleMemory).contains(count) { return false }
    guard isAboveLimits(adding: count) else { return false }
    while !Interruption.isRequested, DeferredRelease.freeSome() {}
    malloc_trim(0)
    DeepStack.releaseUnused()
    return isAboveLimits(adding: count)
  }

  private static func isAboveLimits(adding count: Int) -> Bool {
    let present = inUse()
    return present.resident > mostResident - count || present.addresses > mostAddresses - count
  }

  /// The memory in use, as reported by the system; nothing where it does not.
  private static func inUse() -> Extent {
    let pages = numbers(in: "/proc/self/statm")
    guard pages.count > 1 else { return Extent(resident: 0, addresses: 0) }
    let pageSize = sysconf(Int32(_SC_PAGESIZE))
    return Extent(resident: pages[1] * pageSize, addresses: pages[0] * pageSize)
  }

  private static var ofMachine: Int? {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    return pages > 0 ? pages * sysconf(Int32(_SC_PAGESIZE)) : nil
  }

  /// The memory limit of the control group, as containers have one; nil for none.
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
