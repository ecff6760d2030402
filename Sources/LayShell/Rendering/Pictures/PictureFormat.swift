import LayEngine
import LayLanguage

/// A form in which `show` writes a picture; another one is a file and a line in `PictureFormats`.
protocol PictureFormat: Sendable {
  /// How it is asked for, such as `--svg`.
  static var option: String { get }
  /// How the names of its files end.
  static var fileEnding: String { get }
  /// The picture as text; nil where there is nothing that can be drawn.
  static func text(_ picture: Picture, _ lookout: Lookout) -> String?
}

/// All forms in which a picture is written.
enum PictureFormats {
  static let all: [any PictureFormat.Type] = [
    HTMLPicture.self,
    SVGPicture.self,
  ]

  /// How they are asked for, such as `--html FILE | --svg FILE`.
  static var usage: String { all.map { "\($0.option) FILE" }.joined(separator: " | ") }

  /// The same as a part of a sentence.
  static var options: String { all.map { "`\($0.option) FILE`" }.joined(separator: " or ") }
}
