import LayEngine

/// The environment as the program reads it: keys that the program defines, and some of SwiftUI's.
final class EnvironmentBox: ObjectBox {
  private let style: ControlStyle
  private unowned let runtime: Runtime

  init(_ style: ControlStyle, _ runtime: Runtime) {
    self.style = style
    self.runtime = runtime
  }

  override var kindDescription: String { "an environment" }

  /// What was read, by its name, where `Runtime.keepsContent`.
  private(set) var reads: [String: Value?] = [:]
  /// The environments for which what was made of this one stands too.
  private var others: [EnvironmentBox] = []
  /// What keeps that.
  weak var kept: KeptContent?
  /// What was compared, by its name.
  private var known: [String: Value?] = [:]

  /// Whether all that was read of another environment is the same here.
  func has(_ reads: [String: Value?]) -> Bool {
    reads.allSatisfy { name, value in
      guard let own = compared(name), let value else { return value == nil }
      return own.isEqual(to: value)
    }
  }

  /// A value to be compared with those of other environments.
  private func compared(_ name: String) -> Value? {
    if let known = known[name] { return known }
    let value = value(of: name)
    known[name] = .some(value)
    return value
  }

  /// A length in points that follows the size of texts, which a Mac does not change.
  func scaled(_ length: Double, by font: FontStyle) -> Double {
    if style.platform == .mac { return length }
    _ = part("dynamic-type-size")
    return font.scaled(length, at: style.dynamicType)
  }

  /// Notes that what was made of this one stands for another one.
  func stand(for other: EnvironmentBox) {
    if !others.contains(where: { $0.style == other.style }) { others.append(other) }
  }

  override func part(_ name: String) -> Value? {
    let value = value(of: name)
    if runtime.keepsContent, reads.updateValue(value, forKey: name) == nil,
      !others.allSatisfy({ $0.has([name: value]) })
    {
      kept?.readLater(name)
      runtime.isContentStale = true
    }
    return value
  }

  private func value(of name: String) -> Value? {
    if let value = style.program?.value(of: name) as? Value { return value }
    func symbol(_ name: String) -> Value { .symbol(runtime.symbols.intern(name)) }
    switch name {
    case "layout-direction": return symbol(style.layoutDirection.spelling)
    case "line-limit": return style.lineLimit.map { .number(Double($0)) } ?? .nothing
    case "display-scale": return .number(style.displayScale)
    case "pixel-length": return .number(1 / style.displayScale)
    case "control-size": return symbol(style.size.spelling)
    case "horizontal-size-class": return symbol(style.horizontalSizeClass.spelling)
    case "vertical-size-class": return symbol(style.verticalSizeClass.spelling)
    case "color-scheme": return symbol(style.colorScheme.spelling)
    case "dynamic-type-size": return symbol(style.dynamicType.spelling)
    case "idiom": return symbol(style.platform.idiom)
    case "edit-mode": return symbol(style.isEditing ? "active" : "inactive")
    case "is-enabled": return .truth(runtime.interaction["is-enabled"] ?? true)
    default: break
    }
    let slot = runtime.globals.slot(runtime.symbols.intern(name))
    guard slot.pointee.isDefined, case .object(let object) = slot.pointee.value,
      let key = object as? EnvironmentKeyBox
    else { return nil }
    return key.defaultValue
  }
}

extension Platform {
  /// What UIKit calls this kind of device.
  package var idiom: String { self == .television ? "tv" : rawValue }
}

/// An environment key that the program defines.
final class EnvironmentKeyBox: ObjectBox {
  let name: String
  let defaultValue: Value

  init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }

  override var kindDescription: String { "a key of the environment" }
  override var text: String { name }
}

/// What a function of the program made of environments, where `Runtime.keepsContent`.
///
/// - Rule: it stands for each environment of which the function would read the same. What changed a variable that was
///   there before is made anew, and all is where one has changed since.
/// - Rule: what it keeps may read its environment later. Where that is another one in an environment for which it
///   stands, `Runtime.isContentStale`, and the next time that is read from the beginning.
final class KeptContent {
  /// More of them are not kept.
  private static let most = 24

  private var made: [(environment: EnvironmentBox, view: View)] = []
  /// The variables of which it was made.
  private var variables: Journal.Version?
  /// What is read later.
  private var later: Set<String> = []

  func view(
    _ style: ControlStyle, _ runtime: Runtime, _ make: (Value) throws(LayoutFailure) -> View
  ) throws(LayoutFailure) -> View {
    let environment = EnvironmentBox(style, runtime)
    guard runtime.keepsContent else { return try make(.object(environment)) }
    if let variables, !variables.isSameAsPresent { made = [] }
    let before = runtime.journal.version()
    variables = before
    if let known = made.first(where: { environment.has($0.environment.reads) }) {
      known.environment.stand(for: environment)
      return known.view
    }
    environment.kept = self
    let view = try make(.object(environment))
    for name in later { _ = environment.part(name) }
    if made.count < Self.most, before.isSameAsPresent { made.append((environment, view)) }
    return view
  }

  func readLater(_ name: String) {
    later.insert(name)
    made = []
  }
}
