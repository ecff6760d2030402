/// Environment values that a program sets: values for its own keys, and its styles of controls.
///
/// A chain of what modifiers set, the nearest first. It equals only itself, since whether two
/// values of a program are equal is not known.
package final class ProgramValues: Hashable, @unchecked Sendable {
  private let setting: ProgramSetting
  private var around: ProgramValues?

  fileprivate init(_ setting: ProgramSetting, around: ProgramValues?) {
    self.setting = setting
    self.around = around
  }

  /// The nearest value of a key; nil if none was set.
  package func value(of key: String) -> Any? {
    var next: ProgramValues? = self
    while let values = next {
      if values.setting.key == key { return values.setting.value }
      next = values.around
    }
    return nil
  }

  /// These values without the nearest one of a key.
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

/// A value that a modifier sets for a key of the program, or a style that the program defines.
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
