import LayEngine
import LayLanguage

extension ParameterType {
  /// All names that a parameter of this type takes without evaluating them.
  var allNames: [String] {
    switch self {
    case .enumeration(let members), .enumerationList(let members), .axes(let members),
      .alignment(let members), .unitPoint(let members):
      members
    case .color, .colors, .viewOrColor, .layeredContent: ColorNames.all
    case .oneOf(let types): types.flatMap(\.allNames)
    default: []
    }
  }

  /// The names of an enumeration of which one is wanted, the usual one first.
  var enumerationNames: [String] {
    switch self {
    case .enumeration(let members): members.filter { $0 == "automatic" } + members
    case .alignment(let members), .unitPoint(let members):
      members.filter { $0 == "center" } + members
    case .enumerationList(let members), .axes(let members): members
    case .oneOf(let types): types.first?.enumerationNames ?? []
    default: []
    }
  }

  var hasNames: Bool { !allNames.isEmpty }

  /// Whether it takes guides by which views are aligned.
  var isOfLines: Bool {
    switch self {
    case .alignment: true
    case .enumeration(let members):
      members.contains("center") && members.contains("leading")
        || members.contains("center") && members.contains("bottom")
    case .oneOf(let types): types.contains(where: \.isOfLines)
    default: false
    }
  }

  var isColorOnly: Bool {
    switch self {
    case .color, .colors: true
    case .oneOf(let types): types.contains(where: \.isColorOnly)
    default: false
    }
  }
}

private enum ColorNames { static let all = ColorName.all + MaterialName.all }
