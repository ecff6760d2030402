import Glibc

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
