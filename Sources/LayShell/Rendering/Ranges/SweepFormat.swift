import LayTerminal

/// A format in which a sweep is printed or written; a new one is a file and a line in
/// `SweepFormats`.
protocol SweepFormat: Sendable {
  /// The option that selects it, such as `--csv`.
  static var option: String { get }
  /// The extension of its files; nil for a format that is only printed.
  static var fileEnding: String? { get }
  static func text(_ sweep: Sweep, _ style: Style) -> String
}

extension SweepFormat {
  static var fileEnding: String? { nil }
}

/// All formats of a sweep besides the table.
enum SweepFormats {
  static let all: [any SweepFormat.Type] = [
    SweepCSV.self,
    SweepJSON.self,
    SweepSVG.self,
  ]

  /// The usage of the options, such as `--csv | --json`.
  static var usage: String {
    all.map { $0.fileEnding == nil ? $0.option : "\($0.option) FILE" }.joined(separator: " | ")
  }
}
