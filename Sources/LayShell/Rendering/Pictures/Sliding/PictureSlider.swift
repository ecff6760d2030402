import LayEngine
import LayLanguage

/// One axis of a picture along which the proposal may be moved, while the other axis stays.
struct PictureSlider {
  let line: ProposalLine
  /// The places of the slider, in points, from 0.
  let steps: [Double]
  /// Where it stands at first; nil where nothing is proposed on this axis.
  let start: Double?
  let pieces: [PicturePiece]
  /// Where the structure of the layout changes.
  let changes: [Double]
  /// Whether the pieces hold between the steps too.
  let isFollowed: Bool

  private static let (longest, mostSteps, unit) = (3000.0, 500.0, 20.0)

  /// The places from 0 to somewhat more than what is proposed and what the view likes to have, as far
  /// as that is not much more.
  ///
  /// - Parameters:
  ///   - proposed: what is proposed at first; nil where that is no length.
  ///   - lengths: the view's ideal length and the one it has at first; infinite ones do not count.
  ///   - least: how far it goes at least.
  static func steps(proposed: Double?, lengths: [Double], least: Double = 100) -> [Double] {
    var wanted = lengths.filter { $0.isFinite && $0 <= longest }.map { min($0 * 1.3, $0 + 100) }
    wanted.append(least)
    if let proposed {
      // A view that likes to be very wide would be drawn very small.
      wanted = wanted.map { min($0, 2 * proposed + 100) }
      wanted.append(min(proposed * 1.5, proposed + 120))
    }
    let upper = (min(wanted.max() ?? least, longest) / unit).rounded(.up) * unit
    let step = [1.0, 2, 5, 10].first { upper / $0 <= mostSteps } ?? unit
    return Array(stride(from: 0, through: upper, by: step))
  }

  /// The piece that holds at a proposal, or the last one before it.
  func piece(at length: Double) -> PicturePiece? {
    pieces.first { $0.contains(length) } ?? pieces.last { $0.start.length <= length }
  }
}
