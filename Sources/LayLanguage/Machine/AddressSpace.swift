import Glibc

/// The address space that this process may use, as `ulimit -v` limits it.
package enum AddressSpace {
  /// The limit in bytes; `.max` if there is none.
  package static let most: Int = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return .max }
    return Int(exactly: limit.rlim_cur) ?? .max
  }()
}
