import Glibc

/// Where the history is kept.
struct HistoryPlace: Equatable {
  let path: String
  /// Whether it is the default place in the home folder, not one that the user named.
  let isUsual: Bool

  /// The place that `LAY_HISTORY` names, nil if that is empty or `/dev/null`; without that variable
  /// a file in the home folder, nil if `HOME` is not set.
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
