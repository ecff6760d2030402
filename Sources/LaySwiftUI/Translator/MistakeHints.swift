import LayLanguage
import SwiftSyntax

/// What to write instead of a name that is not known, in Swift's words; nil where no name is near.
extension Translator {
  /// `Hstack` → "did you mean `HStack`?".
  func hint(forView name: String) -> String? {
    if let meant = Self.ofOtherFrameworks[name] {
      return "`\(name)` is not of SwiftUI: write `\(meant)`"
    }
    return hint(for: name, among: Self.views + declarations.typeOrder)
  }

  /// What to write instead of an expression for which a box stands.
  func hint(forPlaceholder syntax: Syntax) -> String? {
    let call = syntax.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression ?? ExprSyntax(syntax)
    guard let name = callee?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if let type = declaredType(name), !type.isView, type.computed("body") != nil {
      return "`\(name)` has a `body`: write `struct \(name): View`"
    }
    return call.flatMap(hint(forCall:)) ?? hint(forView: name)
  }

  /// The hint for a call of a known view that fits none of its initializers: the label that is near.
  func hint(forCall call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let declaration = Catalogue.declarations(swiftUI: name).first
    else { return nil }
    return SwiftArgument.all(in: call.arguments).lazy
      .compactMap { self.hint(forArgument: $0, of: declaration) }.first
  }

  /// `foreground` → "did you mean `foregroundStyle`?".
  func hint(forModifier name: String) -> String? {
    if let meant = Self.modifiersMeant[name] { return "did you mean `\(meant)`?" }
    let own = (declarations.extensions["View"] ?? []).map(\.name)
    return hint(for: name, among: Self.modifiers + own)
  }

  /// What is wrong with the label of an argument that no parameter takes: `heigth:` → `height:`.
  func hint(forArgument argument: SwiftArgument, of declaration: Declaration) -> String? {
    var labels: [String] = []
    for label in calls(of: declaration).flatMap(\.arguments).compactMap(\.label)
    where !labels.contains(label) { labels.append(label) }
    guard let label = argument.label else {
      if let member = argument.expression?.implicitCallee {
        let names = declaration.parameters.flatMap(\.type.enumerationNames)
        return hint(forMember: member, among: names)
      }
      if let text = argument.expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        Double(text) != nil
      {
        return "write `\(text)`, without quotes"
      }
      if let operation = argument.expression?.as(InfixOperatorExprSyntax.self),
        operation.operator.trimmedDescription == "="
      {
        return "write `\(operation.leftOperand.trimmedDescription): "
          + "\(shortText(of: operation.rightOperand))`"
      }
      let known = labels.prefix(3).map { "`\($0):`" }
      return known.isEmpty ? nil : "its arguments have labels, as " + known.joined(separator: ", ")
    }
    return near(label, labels).map { "did you mean `\($0):`?" }
  }

  /// `.left` → "did you mean `.leading`?".
  func hint(forMember name: String, among members: [String]) -> String? {
    memberMeant(by: name, among: members).map { "did you mean `.\($0)`?" }
  }

  /// The member that is meant by a name that none has: `leading` by `left`.
  func memberMeant(by name: String, among members: [String]) -> String? {
    let known = members.map(Names.camel)
    let meant = Self.membersMeant[name.lowercased()].flatMap { known.contains($0) ? $0 : nil }
    return meant ?? near(name, known)
  }

  /// What to write for an expression that is not known, where a value of a type is expected.
  func hint(forUnknown syntax: Syntax, _ expecting: SwiftType) -> String? {
    if let member = syntax.as(MemberAccessExprSyntax.self) {
      if member.base == nil, expecting.isNumber {
        return hint(
          forMember: member.declName.baseName.text, among: ["infinity", "zero", "pi"])
      }
      return hint(forMemberOf: member)
    }
    let called = syntax.as(FunctionCallExprSyntax.self)?.calledExpression
    guard
      let reference = syntax.as(DeclReferenceExprSyntax.self)
        ?? called?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    let name = reference.baseName.text
    if expecting.isNumber, ["infinity", "zero", "pi"].contains(name) { return "write `.\(name)`" }
    let own = members?.type ?? valueMembers.last
    let near =
      called == nil
      ? hint(
        for: name,
        among: scopes.flatMap(\.keys) + (own?.memberNames ?? [])
          + (declarations.constants.map(\.name) + declarations.computed.map(\.name)))
      : hint(
        for: name,
        among: declarations.functions.map(\.name) + (own?.functions.map(\.name) ?? []) + Self.views)
    if let near { return near }
    let isTitle = syntax.parent?.as(LabeledExprSyntax.self).map { $0.label == nil } == true
    let isText =
      called == nil && expecting == .string && isTitle && (own == nil || name.isTypeName)
    return isText ? "a text is in quotes: `\"\(name)\"`" : nil
  }

  /// `model.nmae` of a value whose type the files declare.
  private func hint(forMemberOf member: MemberAccessExprSyntax) -> String? {
    guard let base = member.base, let name = quietly({ expression(base).type.declaredName }),
      let type = declarations.types[name]
    else { return nil }
    return hint(for: member.declName.baseName.text, among: type.memberNames)
  }

  private func hint(for name: String, among known: [String]) -> String? {
    near(name, known).map { "did you mean `\($0)`?" }
  }

  /// The known name that differs in capitals only, or is near, or the only one that goes on so.
  private func near(_ name: String, _ known: [String]) -> String? {
    guard name.mayBeKnown, !known.contains(name) else { return nil }
    let plain = name.lowercased()
    if let same = known.first(where: { $0.lowercased() == plain }) { return same }
    if let near = NearestName.nearest(to: name, among: known) { return near }
    let longer = Set(known.filter { name.count > 3 && $0.hasPrefix(name) })
    return longer.count == 1 ? longer.first : nil
  }

  private static let views: [String] = named { $0.kind.makesViews && $0.kind != .modifier }
  private static let modifiers: [String] = named { $0.kind == .modifier }

  private static func named(_ isMeant: (Declaration) -> Bool) -> [String] {
    Catalogue.swiftUINames.filter { Catalogue.declarations(swiftUI: $0).contains(where: isMeant) }
      .sorted()
  }

  /// Views of UIKit and AppKit, with those of SwiftUI that do the same.
  private static let ofOtherFrameworks = [
    "NSButton": "Button", "NSImageView": "Image", "NSScrollView": "ScrollView",
    "NSStackView": "HStack", "NSTextField": "TextField", "UIActivityIndicatorView": "ProgressView",
    "UIButton": "Button", "UICollectionView": "LazyVGrid", "UIImageView": "Image",
    "UILabel": "Text", "UINavigationController": "NavigationStack",
    "UIProgressView": "ProgressView", "UIScrollView": "ScrollView", "UISlider": "Slider",
    "UIStackView": "HStack", "UIStepper": "Stepper", "UISwitch": "Toggle",
    "UITabBarController": "TabView", "UITableView": "List", "UITextField": "TextField",
    "UITextView": "TextEditor", "UIView": "Color.clear",
  ]

  /// Names that other frameworks have for modifiers.
  private static let modifiersMeant = [
    "align": "frame(alignment:)", "backgroundColor": "background", "color": "foregroundStyle",
    "fontSize": "font", "foreground": "foregroundStyle", "height": "frame(height:)",
    "margin": "padding", "radius": "cornerRadius", "size": "frame(width:height:)",
    "spacing": "VStack(spacing:)",
    "textColor": "foregroundStyle", "width": "frame(width:)",
  ]

  /// Names that other frameworks have for edges, alignments and colors.
  private static let membersMeant = [
    "bottomleft": "bottomLeading", "bottomright": "bottomTrailing", "centre": "center",
    "end": "trailing", "grey": "gray", "left": "leading", "middle": "center", "right": "trailing",
    "start": "leading", "topleft": "topLeading", "topright": "topTrailing",
  ]
}

extension TypeDeclaration {
  /// The names of its properties and functions.
  fileprivate var memberNames: [String] {
    stored.map(\.name) + computed.map(\.name) + functions.map(\.name)
  }
}
