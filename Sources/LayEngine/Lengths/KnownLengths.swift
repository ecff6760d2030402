/// What a view answers on each axis to 0, infinity and unspecified, where only that axis matters.
///
/// Stacks ask for these again and again to find out which child to serve first; they are computed
/// once, when the tree is lowered.
struct KnownLengths: BitwiseCopyable {
  /// A proposal whose answer may be known.
  enum Probe: Int {
    case least, most, ideal

    init?(_ proposal: Length<Double>) {
      if proposal.isUnspecified {
        self = .ideal
      } else if Length.same(proposal, Length(0)) {
        self = .least
      } else if Length.same(proposal, Length(.infinity)) {
        self = .most
      } else {
        return nil
      }
    }

    var proposal: Length<Double> {
      switch self {
      case .least: Length(0)
      case .most: Length(.infinity)
      case .ideal: .unspecified
      }
    }
  }

  /// The answers on one axis, in points.
  struct Answers: BitwiseCopyable {
    var least = 0.0
    var most = 0.0
    var ideal = 0.0
    fileprivate var known: UInt8 = 0

    @inline(__always) var knowsLeast: Bool { known & 1 != 0 }
    @inline(__always) var knowsMost: Bool { known & 2 != 0 }
    @inline(__always) var knowsIdeal: Bool { known & 4 != 0 }
    @inline(__always) var knowsRange: Bool { known & 3 == 3 }

    subscript(probe: Probe) -> Double? {
      guard known & (1 << UInt8(probe.rawValue)) != 0 else { return nil }
      switch probe {
      case .least: return least
      case .most: return most
      case .ideal: return ideal
      }
    }

    init() {}

    /// All three answers are known, and the same.
    init(all length: Double) {
      (least, most, ideal) = (length, length, length)
      known = 7
    }

    /// The answers of a view that always answers `length` or, where that is NaN, the proposal.
    @inline(__always)
    init(plain length: Double) {
      self.init(all: length)
      if length.isNaN {
        (least, most, ideal) = (0, .infinity, Length<Double>.defaultLength)
      }
    }

    /// Adds the answers of the next view in a row; only those that are known of both stay known.
    @inline(__always)
    mutating func add(_ other: Answers) {
      least += other.least
      most += other.most
      ideal += other.ideal
      know(asMuchAs: other)
    }

    @inline(__always)
    mutating func know(asMuchAs other: Answers) { known &= other.known }

    mutating func set(_ probe: Probe, to length: Double) {
      switch probe {
      case .least: least = length
      case .most: most = length
      case .ideal: ideal = length
      }
      known |= 1 << UInt8(probe.rawValue)
    }
  }

  var horizontal = Answers()
  var vertical = Answers()

  @inline(__always)
  subscript(axis: Axis) -> Answers {
    axis == .horizontal ? horizontal : vertical
  }

  var knowsSomething: Bool { horizontal.known | vertical.known != 0 }
}
