import LayTerminal

/// A form in which a sweep is printed or written; another one is a file and a line in
/// `SweepFormats`.
protocol SweepFormat: Sendable {
  /// How it is asked for, such as `--csv`.
  static var option: String { get }
  /// How the names of its files end, where it is written into files.
  static var fileEnding: String? { get }
  static func text(_ sweep: Sweep, _ style: Style) -> String
}

extension SweepFormat {
  static var fileEnding: String? { nil }
}

/// All forms in which a sweep is printed, besides the table.
enum SweepFormats {
  static let all: [any SweepFormat.Type] = [
    SweepCSV.self,
    SweepJSON.self,
    SweepSVG.self,
  ]

  /// How they are asked for, such as `--csv | --json`.
  static var usage: String {
    all.map { $0.fileEnding == nil ? $0.option : "\($0.option) FILE" }.joined(separator: " | ")
  }
}
