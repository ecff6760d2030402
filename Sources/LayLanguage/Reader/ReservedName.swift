/// The names that the reader itself knows, interned first so that their ids are fixed.
enum ReservedName: String, CaseIterable {
  case quote
  case nothing = "nil"
  case truth = "true"
  case falsehood = "false"
  case infinity = "inf"
  case negativeInfinity = "-inf"
  case dot = "."
  case assignment = "set!"

  var id: Int32 {
    switch self {
    case .quote: 0
    case .nothing: 1
    case .truth: 2
    case .falsehood: 3
    case .infinity: 4
    case .negativeInfinity: 5
    case .dot: 6
    case .assignment: 7
    }
  }
}
