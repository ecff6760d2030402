/// What a view answers on each axis to 0, infinity and nothing, where nothing else has a say.
///
/// Stacks ask for just these to find out whom to serve first, over and over; they are settled once,
/// when the tree is lowered.
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

    /// What is known of a view that answers a constant, or what is proposed where it is NaN.
    @inline(__always)
    init(plain length: Double) {
      self.init(all: length)
      if length.isNaN {
        (least, most, ideal) = (0, .infinity, Length<Double>.defaultLength)
      }
    }

    /// Adds the answers of a view that stands behind; what is not known of it is not known then.
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
