/// What a program lets the views in a view find around them: values of its own keys, and its styles
/// of controls.
///
/// A chain of what modifiers set, the nearest first. It is equal to itself alone, since nobody
/// knows when two values of a program are the same.
package final class ProgramValues: Hashable, @unchecked Sendable {
  private let setting: ProgramSetting
  private var around: ProgramValues?

  fileprivate init(_ setting: ProgramSetting, around: ProgramValues?) {
    self.setting = setting
    self.around = around
  }

  /// The nearest value of a key; nil where nothing set one.
  package func value(of key: String) -> Any? {
    var next: ProgramValues? = self
    while let values = next {
      if values.setting.key == key { return values.setting.value }
      next = values.around
    }
    return nil
  }

  /// The same without the nearest value of a key.
  func without(_ key: String) -> ProgramValues? {
    var nearer: [ProgramSetting] = []
    var next: ProgramValues? = self
    while let values = next {
      next = values.around
      if values.setting.key == key {
        return nearer.reversed().reduce(next) { ProgramValues($1, around: $0) }
      }
      nearer.append(values.setting)
    }
    return self
  }

  package static func == (left: ProgramValues, right: ProgramValues) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  deinit {
    // A chain may be as long as views are deep, and is freed without recursion.
    var next = around
    around = nil
    while isKnownUniquelyReferenced(&next), let values = next {
      next = values.around
      values.around = nil
    }
  }
}

/// A value that a modifier sets for a key of the program, or a style of it for a kind of control.
package final class ProgramSetting: Hashable, @unchecked Sendable {
  /// The name of the key; for a style, the name of its modifier.
  package let key: String
  package let value: Any

  package init(_ key: String, _ value: Any) {
    self.key = key
    self.value = value
  }

  package static func == (left: ProgramSetting, right: ProgramSetting) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func around(_ values: ProgramValues?) -> ProgramValues {
    ProgramValues(self, around: values)
  }
}

/// A style of the program: what a control looks like, made of the control itself.
package final class ProgramStyle {
  package typealias Content =
    (_ control: View, _ parts: [View], _ style: ControlStyle) throws(LayoutFailure) -> View

  /// What the program calls it.
  package let name: String
  let content: Content

  package init(_ name: String, _ content: @escaping Content) {
    self.name = name
    self.content = content
  }
}
