/// The layouts written in the language that are built into the program, as in `load "std/flow"`.
enum Library {
  private static let prefix = "std/"

  /// The name of each file without its ending, and its text.
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("card-layout", PackageResources.card_layout_lay),
    ("equal-width", PackageResources.equal_width_lay),
    ("flow", PackageResources.flow_lay),
    ("my-view-that-fits", PackageResources.my_view_that_fits_lay),
    ("radial", PackageResources.radial_lay),
    ("relative-size", PackageResources.relative_size_lay),
  ]

  /// The paths that `load` accepts.
  static var paths: [String] { files.map { prefix + $0.name } }

  static func contains(_ path: String) -> Bool { path.hasPrefix(prefix) }

  /// The library path that a bare name may have meant: `std/flow` for `flow`.
  static func path(of name: String) -> String? {
    files.contains { $0.name == name || $0.name + ".lay" == name } ? prefix + name : nil
  }

  /// The first sentence of the comment at the beginning of a file.
  static func summary(of path: String) -> String? {
    guard let text = text(of: path) else { return nil }
    let comment = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("; ") }.map { $0.dropFirst(2) }
    return comment.isEmpty ? nil : comment.joined(separator: " ")
  }

  /// The text of a file of the library; its ending may be left out.
  static func text(of path: String) -> String? {
    let name = path.dropFirst(prefix.count)
    let file = files.first { $0.name == name || $0.name + ".lay" == name }
    return file.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
