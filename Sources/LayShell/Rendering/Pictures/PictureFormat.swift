import LayEngine
import LayLanguage

/// A format in which `show` writes a picture; a new one is a file and a line in `PictureFormats`.
protocol PictureFormat: Sendable {
  /// The option that selects it, such as `--svg`.
  static var option: String { get }
  /// The extension of its files, with the dot.
  static var fileEnding: String { get }
  /// What its files have in their first lines, so that `lay` may write over them.
  static var mark: String { get }
  /// What a text needs to write such a file.
  static var power: Power { get }
  /// The picture as text; nil if there is nothing that can be drawn.
  static func text(_ picture: Picture, _ lookout: Lookout) -> String?
}

/// All formats in which a picture is written.
enum PictureFormats {
  static let all: [any PictureFormat.Type] = [
    HTMLPicture.self,
    SVGPicture.self,
  ]

  /// The usage of the options, such as `--html FILE | --svg FILE`.
  static var usage: String { all.map { "\($0.option) FILE" }.joined(separator: " | ") }

  /// The options as part of a sentence.
  static var options: String { all.map { "`\($0.option) FILE`" }.joined(separator: " or ") }
}
