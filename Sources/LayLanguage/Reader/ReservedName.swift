/// The names that the reader itself knows, interned first so that their ids are fixed.
enum ReservedName: String, CaseIterable {
  case quote
  case nothing = "nil"
  case truth = "true"
  case falsehood = "false"
  case infinity = "inf"
  case negativeInfinity = "-inf"
  case dot = "."
  // The forms that change a variable, or a part of its value.
  case assignment = "set!"
  case add = "+="
  case subtract = "-="
  case multiply = "*="
  case divide = "/="
  case append = "append!"
  case insert = "insert!"
  case remove = "remove!"
  case removeAll = "remove-all!"
  case removeFirst = "remove-first!"
  case removeLast = "remove-last!"
  case swap = "swap!"

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
    case .add: 8
    case .subtract: 9
    case .multiply: 10
    case .divide: 11
    case .append: 12
    case .insert: 13
    case .remove: 14
    case .removeAll: 15
    case .removeFirst: 16
    case .removeLast: 17
    case .swap: 18
    }
  }

  /// Whether the name with this id is that of a form that changes a variable.
  static func isChange(_ id: Int32) -> Bool { id >= assignment.id && id <= swap.id }
}
