import CMalloc
import Glibc
import LayLanguage

/// The memory of this process, and how much of it may be in use, in bytes.
enum MemoryUse {
  /// What a program may use on a machine that has plenty: 1 GiB of it may be stack.
  private static let plenty = 5 << 29
  /// What stays free of the address space, where that is limited.
  private static let reserve = 128 << 20

  private static let mostResident =
    ([plenty] + [ofMachine, ofGroup].compactMap { $0.map { $0 / 4 * 3 } }).min() ?? plenty
  private static let mostAddresses = ofAddresses.map { max($0 - reserve, $0 / 2) } ?? .max

  /// Asks the allocator to take memory in large pieces and to keep what was freed, both of which
  /// save page faults; `isTooMuch` gives back what is kept before it says so.
  static func prepare() {
    mallopt(M_TOP_PAD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 28)
    // The largest that the C library accepts; larger pieces are mapped one by one.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }

  /// Whether more is in use than may be, even after what is free was given back.
  static var isTooMuch: Bool {
    guard isAboveLimits else { return false }
    malloc_trim(0)
    DeepStack.releaseUnused()
    return isAboveLimits
  }

  private static var isAboveLimits: Bool {
    let pages = numbers(in: "/proc/self/statm")
    guard pages.count > 1 else { return false }
    let pageSize = sysconf(Int32(_SC_PAGESIZE))
    return pages[1] * pageSize > mostResident || pages[0] * pageSize > mostAddresses
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

  private static var ofAddresses: Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur)
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
