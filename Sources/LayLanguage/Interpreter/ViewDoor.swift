import LayEngine

// What code of another module makes of views, styles and what is around them, beside the catalogue.

extension View {
  /// The view around which a value of the program is found by a key.
  package func finding(_ value: Value, as key: String, at span: SourceSpan) -> View {
    View(Effect.lettingFind(value, as: key), children: [self], span: span)
  }
}

/// The values around views that have names in the language.
package enum EnvironmentNames {
  package static let ofLanguage = Set(EnvironmentKey.all)
}

extension Value {
  /// A style of the program for a modifier such as `button-style`.
  ///
  /// - Parameter function: makes the views of a control of its configuration and of what is around it.
  package static func style(
    for modifier: String, named name: String, _ function: Function, at span: SourceSpan
  ) -> Value {
    .object(StyleBox(modifier, name, function, takesEnvironment: true, span))
  }
}
