import LayEngine
import LayLanguage

/// One axis of a picture on which a slider changes the proposal, while the other axis is fixed.
struct PictureSlider {
  let line: ProposalLine
  /// The positions of the slider in points, from 0.
  let steps: [Double]
  /// The initial position; nil if no length is proposed on this axis.
  let start: Double?
  let pieces: [PicturePiece]
  /// The lengths at which the structure of the layout changes.
  let changes: [Double]
  /// Whether the pieces are exact between the steps too.
  let isFollowed: Bool

  private static let (longest, mostSteps, unit) = (3000.0, 500.0, 20.0)

  /// The positions from 0 to somewhat more than the proposal and the view's ideal length.
  ///
  /// - Parameters:
  ///   - proposed: the initial proposal; nil if it is not a length.
  ///   - lengths: the view's ideal length and its initial length; infinite ones are ignored.
  ///   - least: the smallest value of the last position, in points.
  static func steps(proposed: Double?, lengths: [Double], least: Double = 100) -> [Double] {
    var wanted = lengths.filter { $0.isFinite && $0 <= longest }.map { min($0 * 1.3, $0 + 100) }
    wanted.append(least)
    if let proposed {
      // A view with a very large ideal width would be drawn very small.
      wanted = wanted.map { min($0, 2 * proposed + 100) }
      wanted.append(min(proposed * 1.5, proposed + 120))
    }
    let upper = (min(wanted.max() ?? least, longest) / unit).rounded(.up) * unit
    let step = [1.0, 2, 5, 10].first { upper / $0 <= mostSteps } ?? unit
    return Array(stride(from: 0, through: upper, by: step))
  }

  /// The piece that contains a proposal, or else the last piece that begins before it.
  func piece(at length: Double) -> PicturePiece? {
    pieces.first { $0.contains(length) } ?? pieces.last { $0.start.length <= length }
  }
}
