import Glibc

/// The addresses that this process may use, as `ulimit -v` limits them.
package enum AddressSpace {
  /// How many bytes there may be; the largest number where there is no limit.
  package static let most: Int = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return .max }
    return Int(exactly: limit.rlim_cur) ?? .max
  }()
}
