import LayEngine
import Synchronization

/// The content of a view that has a name in programs; each type conforms to it next to its
/// `Declaration`.
package protocol NamedContent: ViewContent, SendableMetatype {
  /// SwiftUI's name in kebab-case, as programs spell it.
  var name: String { get }
}

extension ViewContent {
  /// SwiftUI's name in kebab-case, as programs spell it; the name of the type where it has none.
  package var name: String {
    KnownNames.name(of: self) ?? (self as? any NamedContent)?.name
      ?? NearestName.kebabCase("\(Self.self)")
  }
}

/// The types of named content of which calls have made views.
///
/// To find out whether a type conforms to `NamedContent`, the Swift runtime looks through all
/// conformances of the program, which takes longer than to evaluate a short script. A call that
/// makes a view knows the type.
enum KnownNames {
  private static let types = Mutex<[any NamedContent.Type]>([])

  /// Notes the type of a content that a call makes.
  static func note<Content: NamedContent>(_ type: Content.Type) {
    types.withLock { types in
      if !types.contains(where: { $0 == type }) { types.append(type) }
    }
  }

  /// The name of a content whose type was noted.
  fileprivate static func name(of content: some ViewContent) -> String? {
    let type = ObjectIdentifier(Swift.type(of: content))
    let known = types.withLock { types in types.first { ObjectIdentifier($0) == type } }
    return known.flatMap { $0.name(of: content) }
  }
}

extension NamedContent {
  /// The name of a content of this type; nil for another type's.
  fileprivate static func name(of content: some ViewContent) -> String? {
    (content as? Self)?.name
  }
}

extension Custom: NamedContent {
  package var name: String { layout.name }
}
