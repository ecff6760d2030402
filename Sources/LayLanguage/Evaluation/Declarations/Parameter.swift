import LayEngine

/// One parameter, such as `:spacing`, said once for checking, help, completion and printing.
///
/// A class, since matching arguments passes it around: copying its strings would cost more than
/// checking its type.
package final class Parameter: Sendable {
  package let name: String
  package let type: ParameterType
  /// Whether it may be given without its keyword.
  package let isPositional: Bool
  /// Whether it may be given as `:name value`.
  package let isKeyword: Bool
  package let isOptional: Bool
  /// The default, in words or as source.
  package let defaultText: String?
  package let summary: String

  private init(
    _ name: String, _ type: ParameterType, _ summary: String, isPositional: Bool,
    isKeyword: Bool, isOptional: Bool, default defaultText: String?
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isPositional = isPositional
    self.isKeyword = isKeyword
    self.isOptional = isOptional
    self.defaultText = defaultText
  }

  /// Given by its place; if `isKeyword`, also by its keyword, as SwiftUI labels it.
  static func positional(
    _ name: String, _ type: ParameterType, _ summary: String, isKeyword: Bool = false
  ) -> Parameter {
    Parameter(
      name, type, summary, isPositional: true, isKeyword: isKeyword, isOptional: false,
      default: nil)
  }

  /// Given by its place, or left out: it is skipped if the value is not of its type.
  static func optionalPositional(
    _ name: String, _ type: ParameterType, _ summary: String, default defaultText: String? = nil,
    isKeyword: Bool = true
  ) -> Parameter {
    Parameter(
      name, type, summary, isPositional: true, isKeyword: isKeyword, isOptional: true,
      default: defaultText)
  }

  /// Given as `:name value`, or left out.
  static func keyword(
    _ name: String, _ type: ParameterType, _ summary: String, default defaultText: String? = nil
  ) -> Parameter {
    Parameter(
      name, type, summary, isPositional: false, isKeyword: true, isOptional: true,
      default: defaultText)
  }

  /// Given as `:name value`, required.
  static func requiredKeyword(
    _ name: String, _ type: ParameterType, _ summary: String
  ) -> Parameter {
    Parameter(
      name, type, summary, isPositional: false, isKeyword: true, isOptional: false, default: nil)
  }

  /// How it stands in a usage line.
  var usage: String {
    switch (isPositional, isOptional) {
    case (true, true): "[\(name)]"
    case (true, false): name
    case (false, true): "[:\(name) …]"
    case (false, false): ":\(name) …"
    }
  }
}

/// The positional arguments after the declared ones, such as the children of an `hstack`.
package struct RestParameter: Sendable {
  package let name: String
  package let type: ParameterType
  package let summary: String
  /// Whether the views are laid out; those of a destination are not.
  package let isLaidOut: Bool

  init(_ name: String, _ type: ParameterType, _ summary: String, isLaidOut: Bool = true) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isLaidOut = isLaidOut
  }

  package static let children = RestParameter("children", .views, "the views inside")
}

/// What a parameter accepts: a length, `true`, `leading` or `trailing`.
package indirect enum ParameterType: Sendable {
  case number
  /// A number or NaN, to which the view gives a meaning.
  case numberOrNaN
  /// In points; may be infinite, also as the constant `infinity`.
  case length
  /// In points, a finite number.
  case distance
  case lengthOrNil
  /// In points; a value that is not finite counts as left out, with a warning.
  case fixedLengthOrNil
  /// A whole number from 0 on.
  case count
  /// A whole number from 1 on.
  case countFromOne
  /// A whole number, also below 0, or nil.
  case integerOrNil
  case truth
  /// Nil, for use in `oneOf`.
  case nothing
  case string
  case symbol
  case enumeration([String])
  /// The name of an alignment, or an alignment value.
  case alignment([String])
  /// The name of a unit point, or a point in fractions of the size.
  case unitPoint([String])
  /// One name or a list of names.
  case enumerationList([String])
  /// The name of axes, or a list of such names.
  case axes([String])
  case color
  /// One color or a list of colors.
  case colors
  case function
  /// A function that makes views; a function literal gives all views of its body.
  case builder
  /// A function that is never called here.
  case action
  case view
  /// A view or the bare name of a color.
  case viewOrColor
  /// Views, lists of views, nil.
  case views
  /// What `hstack-layout` and similar functions give.
  case layout
  /// Views, lists of views, nil, or the bare name of a color or a material.
  case layeredContent
  case list
  /// A list of what `fixed`, `flexible` and `adaptive` give.
  case tracks
  /// An object of this class, and a sample of its source.
  case object(ObjectBox.Type, sample: String)
  /// A value with a width and a height.
  case sized
  case oneOf([ParameterType])
  case any
}

extension ParameterType {
  package func accepts(_ value: Value) -> Bool {
    switch (self, value) {
    case (.distance, .number(let number)): number.isFinite
    case (.any, _), (.number, .number), (.numberOrNaN, .number), (.fixedLengthOrNil, .number),
      (.fixedLengthOrNil, .nothing), (.length, .number), (.lengthOrNil, .number),
      (.lengthOrNil, .nothing), (.integerOrNil, .nothing), (.truth, .truth), (.nothing, .nothing),
      (.string, .string), (.symbol, .symbol), (.function, .function), (.builder, .function),
      (.action, .function), (.view, .view), (.viewOrColor, .view), (.views, .view), (.views, .list),
      (.views, .nothing), (.list, .list), (.list, .nothing), (.layeredContent, .view),
      (.layeredContent, .list), (.layeredContent, .nothing):
      true
    case (.countFromOne, .number(let number)): number >= 1 && number == number.rounded()
    case (.count, .number(let number)): number >= 0 && number == number.rounded()
    case (.integerOrNil, .number(let number)): number == number.rounded()
    case (.length, .object(let object)), (.lengthOrNil, .object(let object)),
      (.fixedLengthOrNil, .object(let object)):
      (object as? ProposalBox)?.isInfinite == true
    case (.sized, .object(let object)): object.ownSize != nil
    case (.object(let kind, _), .object(let object)): type(of: object) == kind && !object.hasNaN
    case (.alignment, .object(let object)): object is AlignmentBox
    case (.unitPoint, .object(let object)): object is PointBox
    case (.unitPoint(let members), .symbol(let symbol)),
      (.alignment(let members), .symbol(let symbol)),
      (.enumeration(let members), .symbol(let symbol)), (.axes(let members), .symbol(let symbol)),
      (.enumerationList(let members), .symbol(let symbol)):
      members.contains(symbol.name)
    case (.enumerationList(let members), .list(let list)):
      list.elements.allSatisfy { ParameterType.enumeration(members).accepts($0) }
    case (.axes(let members), .list(let list)):
      !list.elements.isEmpty
        && list.elements.allSatisfy { ParameterType.enumeration(members).accepts($0) }
    case (.tracks, .list(let list)):
      !list.elements.isEmpty
        && list.elements.allSatisfy {
          if case .object(let box) = $0 { box is TrackBox } else { false }
        }
    case (.layout, .object(let object)): object is LayoutBox
    case (.layout, .view(let view)): view.isBareLayout
    case (.colors, .list(let list)):
      !list.elements.isEmpty && list.elements.allSatisfy { ColorName(orAsset: $0) != nil }
    case (.layeredContent, .string): ColorName(value) != nil
    case (.color, _): ColorName(named: value) != nil
    case (.layeredContent, .symbol), (.colors, _), (.viewOrColor, .symbol),
      (.viewOrColor, .string):
      ColorName(orAsset: value) != nil
    case (.oneOf(let types), _): types.contains { $0.accepts(value) }
    default: false
    }
  }

  /// What it accepts, as it stands in a sentence.
  package var phrase: String {
    switch self {
    case .number, .numberOrNaN: "a number"
    case .length: "a length in points"
    case .distance: "a finite length in points"
    case .lengthOrNil, .fixedLengthOrNil: "a length in points or nil"
    case .count: "a whole number from 0 on"
    case .countFromOne: "a whole number from 1 on"
    case .integerOrNil: "a whole number or nil"
    case .truth: "true or false"
    case .nothing: "nil"
    case .string: "a string"
    case .symbol: "a quoted name"
    case .unitPoint(let members):
      "a point such as `(point 0.5 1)`, or one of \(Self.names(members))"
    case .alignment(let members), .enumeration(let members), .axes(let members):
      "one of \(Self.names(members))"
    case .enumerationList(let members): "one or a list of \(Self.names(members))"
    case .color: "a color"
    case .colors: "a list of colors such as `(red blue)`"
    case .function, .builder, .action: "a function"
    case .view: "a view"
    case .viewOrColor: "a view or a color"
    case .layeredContent: "views or a color"
    case .views: "views"
    case .layout: "a layout such as `(hstack-layout)`"
    case .list: "a list"
    case .tracks: "a list of tracks like `((fixed 50) (flexible))`"
    case .sized: "something with a size"
    case .object(_, let sample): "what `\(sample)` gives"
    case .oneOf(let types) where isStyle: types.first?.phrase ?? ""
    case .oneOf(let types):
      types.contains(where: \.isAny) ? "anything" : types.map(\.phrase).joined(separator: " or ")
    case .any: "a value"
    }
  }

  /// The names that are taken as symbols, without a look-up.
  package var bareNames: [String] {
    switch self {
    case .alignment(let members), .unitPoint(let members), .enumeration(let members),
      .enumerationList(let members), .axes(let members):
      members
    case .color, .colors, .viewOrColor: ColorName.all
    case .layeredContent: ColorName.all + MaterialName.all
    case .oneOf(let types): types.flatMap(\.bareNames)
    default: []
    }
  }

  /// A sample value as source; nil if no short text shows one.
  var sample: String? {
    switch self {
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil: "10"
    case .count, .countFromOne, .integerOrNil: "2"
    case .truth: "true"
    case .string: "\"…\""
    case .alignment(let members), .unitPoint(let members), .enumeration(let members),
      .enumerationList(let members), .axes(let members):
      members.first
    case .color, .viewOrColor, .layeredContent: "red"
    case .colors: "(red blue)"
    case .layout: "(hstack-layout)"
    case .view, .views: "(text \"…\")"
    case .list: "(list …)"
    case .tracks: "((fixed 50) (flexible))"
    case .object(_, let sample): sample
    case .oneOf(let types): types.first?.sample
    default: nil
    }
  }

  /// Whether NaN here would make lengths of the layout NaN.
  var isMeasure: Bool {
    switch self {
    case .number, .length, .distance, .lengthOrNil: true
    case .oneOf(let types): types.contains(where: \.isMeasure) && !isText
    default: false
    }
  }

  var isText: Bool {
    switch self {
    case .string: true
    case .oneOf(let types): types.contains(where: \.isText)
    default: false
    }
  }

  package var takesViews: Bool {
    switch self {
    case .view, .viewOrColor, .views, .layeredContent: true
    case .oneOf(let types): types.contains(where: \.takesViews)
    default: false
    }
  }

  /// The type of a function that makes views or is not called; nil for other functions.
  var functionOfViews: ParameterType? {
    switch self {
    case .builder, .action: self
    case .oneOf(let types): types.lazy.compactMap(\.functionOfViews).first
    default: nil
    }
  }

  /// Whether the name of a color is accepted.
  var takesColors: Bool {
    switch self {
    case .color, .colors, .viewOrColor, .layeredContent: true
    case .oneOf(let types): types.contains(where: \.takesColors)
    default: false
    }
  }

  var takesListsOfNames: Bool {
    switch self {
    case .colors, .enumerationList, .axes: true
    case .oneOf(let types): types.contains(where: \.takesListsOfNames)
    default: false
    }
  }

  /// Whether only names and nil are accepted, so that an unknown name is an error.
  package var isOnlyNames: Bool {
    switch self {
    case .alignment, .axes, .unitPoint, .enumeration, .enumerationList, .color, .colors, .nothing:
      true
    case .oneOf(let types): types.allSatisfy(\.isOnlyNames) || isStyle
    default: false
    }
  }

  private var isAny: Bool { if case .any = self { true } else { false } }

  /// Whether it is a style: a name, a style of the program, or the function that makes one.
  var isStyle: Bool {
    guard case .oneOf(let types) = self else { return false }
    return types.contains {
      if case .object(let kind, _) = $0 { kind.isStyle } else { false }
    }
  }

  static func names(_ members: [String]) -> String {
    let quoted = members.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
