import LayLanguage
import LaySwiftTree

// What to write instead of a name that is not known, in Swift's words.

extension CodeContext {
  /// A name that nothing here has.
  ///
  /// - Parameter isCalled: whether it stands before parentheses, or before a closure.
  func unknown(
    _ name: String, at node: Int, isCalled: Bool, _ expected: SwiftType = .unknown
  ) -> Diagnostic {
    if let meant = Self.ofOtherFrameworks[name] {
      return Diagnostic(
        .unknownName(name, hint: "`\(name)` is not of SwiftUI: write `\(meant)`"), at: span(node))
    }
    if let framework = AppleFrameworks.name(of: name) {
      return Diagnostic(
        .isNotFollowed("`\(name)` of \(framework)", hint: AppleFrameworks.instead[name]),
        at: span(node))
    }
    if expected.unwrapped.declaration?.number != nil,
      let meant = ["inf": "infinity", "infinity": "infinity", "zero": "zero", "pi": "pi"][name]
    {
      return Diagnostic(.unknownName(name, hint: "write `.\(meant)`"), at: span(node))
    }
    if !isCalled, ColorName.all.contains(SwiftUISpelling.kebabCase(name)) {
      return Diagnostic(.unknownName(name, hint: "a color is written `.\(name)`"), at: span(node))
    }
    if !isCalled, let declaration = expected.unwrapped.declaration, declaration.isOfLibrary,
      declaration.members(name).contains(where: \.isStatic)
    {
      return Diagnostic(.unknownName(name, hint: "write `.\(name)`"), at: span(node))
    }
    if !isCalled, Self.modifiers.contains(name) {
      return Diagnostic(.isNotFollowed("`\(name)` as a value"), at: span(node))
    }
    let known = isCalled ? Self.views + module.namesOfCode : namesAround + module.namesOfCode
    let near = NearName.of(name, among: known).map { "did you mean `\($0)`?" }
    let hint = near ?? adviceToDeclare(name, isCalled: isCalled)
    return Diagnostic(.unknownName(name, hint: hint), at: span(node))
  }

  /// What declares a name that is used so: in a file another one may, at the prompt a line before.
  func adviceToDeclare(_ name: String, isCalled: Bool) -> String {
    if name.first?.isUppercase == true { return file.advice() }
    if name.first == "$" { return file.advice(toDeclare: "@State var \(name.dropFirst()) = …") }
    return file.advice(toDeclare: isCalled ? "func \(name)(…) { … }" : "let \(name) = …")
  }

  /// A member that no value, or no type, of a type has.
  func missing(_ name: String, of type: SwiftType, _ node: Int) -> Diagnostic {
    let place = file.child(node, .name).map { span($0) } ?? span(node)
    var (owner, isStatic) = (type, false)
    if case .metatype(let inner) = type { (owner, isStatic) = (inner, true) }
    let members = owner.unwrapped.declaration?.lineage.flatMap(\.allMembers) ?? []
    var known = members.filter { $0.isStatic == isStatic && $0.kind != .initializer }.map(\.name)
    var hint: String?
    if isStatic {
      let meant = Self.membersMeant[name.lowercased()].flatMap { known.contains($0) ? $0 : nil }
      if meant == nil, let other = Self.alignments[owner.declaration?.name ?? ""]?[name] {
        hint = other
      }
      hint = hint ?? (meant ?? NearName.of(name, among: known)).map { "did you mean `.\($0)`?" }
      if hint == nil, owner.isNamed("Color"), isColorOfUIKit(name) {
        hint = "UIKit has it: `Color(.\(name))`"
      }
    } else {
      if owner.isOfViews { known += Self.modifiers }
      let meant = owner.isOfViews ? Self.modifiersMeant[name] : nil
      hint = (meant ?? NearName.of(name, among: known)).map { "did you mean `\($0)`?" }
    }
    var complaint = Complaint("`\(owner.spelling)` has no `\(name)` that is known here", hint: hint)
    complaint.isUnfollowed = hint == nil && owner.unwrapped.declaration?.isOfLibrary == true
    return Diagnostic(complaint, at: place)
  }

  func isColorOfUIKit(_ name: String) -> Bool {
    library.declaration("UIColor")?.declared(name).contains(where: \.isStatic) == true
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
    "spacing": "VStack(spacing:)", "textColor": "foregroundStyle", "width": "frame(width:)",
  ]

  /// Names that other frameworks have for edges, alignments and colors.
  private static let membersMeant = [
    "bottomleft": "bottomLeading", "bottomright": "bottomTrailing", "centre": "center",
    "end": "trailing", "grey": "gray", "inf": "infinity", "left": "leading", "middle": "center",
    "right": "trailing", "start": "leading", "topleft": "topLeading", "topright": "topTrailing",
  ]

  /// What an alignment along one axis has, by the names that only the other one has.
  private static let alignments = {
    func all(_ names: [String], _ hint: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: names.map { ($0, hint) })
    }
    return [
      "VerticalAlignment": all(
        ["leading", "trailing", "left", "right"],
        "a row is aligned by `.top`, `.center`, `.bottom` or `.firstTextBaseline`"),
      "HorizontalAlignment": all(
        ["top", "bottom", "firstTextBaseline", "lastTextBaseline"],
        "a column is aligned by `.leading`, `.center` or `.trailing`"),
    ]
  }()

  /// The variables around, and what `self` has.
  var namesAround: [String] {
    let members = types.owner?.lineage.filter { !$0.isOfLibrary }.flatMap(\.allMembers) ?? []
    return namesOfVariables + members.map(\.name).filter { $0 != "init" }
  }
}

extension SwiftModule {
  /// The types, functions and variables at the top of the files of the code.
  fileprivate var namesOfCode: [String] { globalNames.sorted() }
}

/// What Apple declares outside of SwiftUI, which nobody can add to the files.
enum AppleFrameworks {
  /// The framework of a name, by how it begins: `UIKit` of `UIScreen`; nil for all other names.
  static func name(of name: String) -> String? {
    if let framework = byName[name] { return framework }
    return prefixes.first { prefix, _ in
      let rest = name.dropFirst(prefix.count).prefix(2).map(\.isUppercase)
      return name.hasPrefix(prefix) && rest == [true, false]
    }?.framework
  }

  private static let prefixes: [(prefix: String, framework: String)] = [
    ("AV", "AVFoundation"), ("CA", "QuartzCore"), ("CG", "CoreGraphics"), ("CI", "CoreImage"),
    ("CL", "CoreLocation"), ("CN", "Contacts"), ("EK", "EventKit"), ("HK", "HealthKit"),
    ("MK", "MapKit"), ("NS", "Foundation or AppKit"), ("PH", "Photos"), ("SCN", "SceneKit"),
    ("SK", "SpriteKit or StoreKit"), ("UI", "UIKit"), ("UN", "UserNotifications"),
    ("WK", "WebKit"),
  ]

  /// Names that begin as those of no framework.
  private static let byName = {
    let names = [
      "Foundation": [
        "AttributeContainer", "FileManager", "HTTPURLResponse", "Measurement",
        "MeasurementFormatter", "Operation",
        "OperationQueue", "Process", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder",
        "RelativeDateTimeFormatter", "DateComponentsFormatter", "ByteCountFormatter", "Scanner",
        "URLCache",
        "URLRequest", "URLSession", "URLSessionConfiguration",
      ]
    ]
    var known: [String: String] = [:]
    for (framework, names) in names { for name in names { known[name] = framework } }
    return known
  }()

  /// What a view of SwiftUI has in place of a name.
  static let instead = [
    "NSScreen": "`GeometryReader { proxy in … }` gives the size that there is"
  ]
}

/// The known name that a misspelled one means.
enum NearName {
  /// The one that differs in capitals only, or is near, or the only one that goes on so; nil for none.
  static func of(_ name: String, among known: [String]) -> String? {
    guard name.utf8.count <= 240, !known.contains(name) else { return nil }
    let plain = name.lowercased()
    if let same = known.first(where: { $0.lowercased() == plain }) { return same }
    if let near = NearestName.nearest(to: name, among: known) { return near }
    let longer = Set(known.filter { name.count > 3 && $0.hasPrefix(name) })
    return longer.count == 1 ? longer.first : nil
  }
}
