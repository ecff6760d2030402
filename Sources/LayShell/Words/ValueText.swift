import LayLanguage

/// Values as the prompt prints them: views by their titles, long lists by their first elements.
enum ValueText {
  private static let mostElements = 100

  static func of(_ value: Value) -> String {
    let limit = ValueDescription.Limit(elements: mostElements) { ViewTitle.withContent($0) }
    return ValueDescription.written(value, within: limit)
  }
}
