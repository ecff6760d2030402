import Glibc

/// Where entries are kept.
struct HistoryPlace: Equatable {
  let path: String
  /// Whether it is the place in the home folder, and not one that the user named.
  let isUsual: Bool

  /// `LAY_HISTORY`, nowhere if that is empty or the empty device; else in the home folder, nowhere
  /// if there is none.
  static func of(_ environment: (String) -> String?) -> HistoryPlace? {
    if let path = environment("LAY_HISTORY") {
      var status = stat()
      let isEmpty = path.isEmpty || stat(path, &status) == 0 && TextFile.isEmptyDevice(status)
      return isEmpty ? nil : HistoryPlace(path: path, isUsual: false)
    }
    guard let home = environment("HOME"), !home.isEmpty else { return nil }
    return HistoryPlace(path: home + "/.lay_history", isUsual: true)
  }
}
