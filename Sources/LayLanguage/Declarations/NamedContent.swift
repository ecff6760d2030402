import LayEngine

/// The content of a view that programs have a name for; the conformance of a type stands beside its
/// declaration.
package protocol NamedContent: ViewContent {
  /// SwiftUI's name in kebab-case, as programs spell it.
  var name: String { get }
}

extension ViewContent {
  /// SwiftUI's name in kebab-case, as programs spell it; that of its type where the type has none.
  package var name: String {
    (self as? any NamedContent)?.name ?? NearestName.kebabCase("\(Self.self)")
  }
}

extension Custom: NamedContent {
  package var name: String { layout.name }
}
