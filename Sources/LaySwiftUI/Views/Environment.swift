import LayLanguage
import SwiftSyntax

/// `@Environment` properties, keys of the environment and of preferences.
extension Translator {
  /// The value that a property reads from the environment; nil if nothing is known of it.
  func environment(_ property: StoredProperty) -> Expression? {
    if let key = objectKey(property.type, property), property.isObjectAround, let members,
      members.isView
    {
      members.readsEnvironment = true
      return Expression(.call(":" + key, [.atom(Self.surroundings)]), property.type)
    }
    guard let path = property.environmentPath else { return nil }
    let key: (name: String, type: SwiftType)
    if let known = Self.environmentKeys[path] {
      key = known
    } else if let own = ownEnvironmentKey(path) {
      key = own
    } else {
      guard let known = environmentDefault(path) else { return nil }
      note(property.syntax, "`\(path)` is `\(known.node.text ?? known.node.quotedName ?? "nil")`")
      return known
    }
    guard let members, members.isView else {
      return environmentDefault(path) ?? Expression(.nothing, key.type)
    }
    members.readsEnvironment = true
    return Expression(.call(":" + key.name, [.atom(Self.surroundings)]), key.type)
  }

  /// The value of `@ScaledMetric(relativeTo: .title) var side = 20.0`; nil for other properties.
  func scaledMetric(_ property: StoredProperty) -> Expression? {
    guard let wrapper = property.wrapperName, wrapper.split(separator: "<").first == "ScaledMetric"
    else { return nil }
    let list = property.wrapper?.arguments?.as(LabeledExprListSyntax.self)
    let arguments = list.map { SwiftArgument.all(in: $0) } ?? []
    func given(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label == label }?.expression
    }
    guard let value = property.value ?? given("wrappedValue") else { return nil }
    let length = boundValue(value, property.type)
    guard let members, members.isView else { return length }
    members.readsEnvironment = true
    var nodes = [length.whole, .atom(Self.surroundings)]
    if let style = given("relativeTo").flatMap({ $0.implicitCallee ?? $0.staticMember }) {
      nodes += [.keyword("relative-to"), .atom(Names.kebab(style))]
    }
    return Expression(.call("scaled-metric", nodes), .number)
  }

  /// The default of an environment value; that of the widget family is what the preview says.
  private func environmentDefault(_ path: String) -> Expression? {
    if path == "widgetFamily", let family = widgetFamily ?? providedFamily {
      return Expression(.quoted(Names.kebab(family)), .unknown)
    }
    return Self.environmentDefaults[path]
  }

  /// The name of the environment in the body of a view.
  static let surroundings = "surroundings"

  private static let environmentKeys: [String: (name: String, type: SwiftType)] = [
    "colorScheme": ("color-scheme", .unknown),
    "controlSize": ("control-size", .unknown),
    "displayScale": ("display-scale", .number),
    "dynamicTypeSize": ("dynamic-type-size", .typeSize),
    "horizontalSizeClass": ("horizontal-size-class", .unknown),
    "isEnabled": ("is-enabled", .truth),
    "layoutDirection": ("layout-direction", .unknown),
    "lineLimit": ("line-limit", .integer),
    "pixelLength": ("pixel-length", .number),
    "sizeCategory": ("dynamic-type-size", .typeSize),
    "verticalSizeClass": ("vertical-size-class", .unknown),
  ]

  /// Values outside of views, and of keys that are not read live: those of a phone held upright.
  private static let environmentDefaults: [String: Expression] = [
    "calendar": Expression(.nothing, .named("Calendar")),
    "colorScheme": Expression(.quoted("light"), .unknown),
    "controlSize": Expression(.quoted("regular"), .unknown),
    "displayScale": Expression(.atom("3"), .number),
    "dynamicTypeSize": Expression(.quoted("large"), .typeSize),
    "horizontalSizeClass": Expression(.quoted("compact"), .unknown),
    "isEnabled": Expression(.truth(true), .truth),
    "isFocused": Expression(.truth(false), .truth),
    "isPresented": Expression(.truth(true), .truth),
    "isSearching": Expression(.truth(false), .truth),
    "layoutDirection": Expression(.quoted("left-to-right"), .unknown),
    "locale": Expression(.string("en"), .string),
    "pixelLength": Expression(.atom("0.333"), .number),
    "redactionReasons": Expression(.call("list", []), .list(.unknown)),
    "scenePhase": Expression(.quoted("active"), .unknown),
    "sizeCategory": Expression(.quoted("large"), .typeSize),
    "verticalSizeClass": Expression(.quoted("regular"), .unknown),
    "widgetFamily": Expression(.quoted("system-small"), .unknown),
    "widgetRenderingMode": Expression(.quoted("full-color"), .unknown),
  ]

  // MARK: Keys

  /// The environment key for objects of a type of the files, whose default is a made-up object.
  private func objectKey(_ type: SwiftType, _ property: StoredProperty? = nil) -> String? {
    guard case .structure(let name) = type, let declared = declarations.types[name],
      property == nil || property?.isObjectAround == true
    else { return nil }
    let called = Names.function(name) + "-object"
    if defined.insert("key " + called).inserted {
      outside {
        let value = sample(of: name, declared.syntax)
        emit(
          .call(
            "define-environment-key", [.atom(called), value.whole], place(of: declared.syntax)))
      }
    }
    return called
  }

  /// The views of a body, which get the objects of the environment as the view has changed them.
  func seeingObjects(
    _ views: [LayNode], of type: TypeDeclaration, _ context: MemberContext
  ) -> [LayNode] {
    let changed = type.stored.filter { $0.isObjectAround && context.states[$0.name] != nil }
      .filter { type.followed.contains($0.name) }
    guard !changed.isEmpty else { return views }
    let place = place(of: type.syntax)
    let nodes = changed.compactMap { property -> LayNode? in
      guard let key = objectKey(property.type, property), let name = variable(property.name)?.name
      else { return nil }
      return .call("environment", [.atom(key), .atom(name)], place)
    }
    return nodes.isEmpty ? views : [.call("->", [views.asOne(place)] + nodes, place)]
  }

  /// `.environmentObject(store)`, `.environment(store)`, and `.environment(\.theme, .dark)` for a
  /// key of the files; nil for all else.
  func environmentObject(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    if link.name == "environment", link.arguments.count == 2,
      let path = link.arguments[0].expression?.as(KeyPathExprSyntax.self),
      let key = ownEnvironmentKey(path.components.trimmedDescription.filter { $0 != "." }),
      let value = link.arguments[1].expression
    {
      return .call("environment", [.atom(key.name), node(value, expecting: key.type)], place)
    }
    if let category = sizeCategory(link) {
      return .call("environment", [.quoted("dynamic-type-size"), .quoted(category)], place)
    }
    guard link.name == "environmentObject" || link.name == "environment",
      link.arguments.count == 1, let first = link.arguments.first?.expression
    else { return nil }
    let object = expression(first)
    guard let key = objectKey(object.type) else { return nil }
    return .call("environment", [.atom(key), object.whole], place)
  }

  /// The Dynamic Type size in `.environment(\.sizeCategory, .extraExtraLarge)`; nil for all else.
  private func sizeCategory(_ link: Chain.Link) -> String? {
    guard link.name == "environment", link.arguments.count == 2,
      let path = link.arguments[0].expression?.as(KeyPathExprSyntax.self),
      path.components.trimmedDescription == ".sizeCategory",
      let name = link.arguments[1].expression.flatMap({ $0.implicitCallee ?? $0.staticMember })
    else { return nil }
    let plain = ["extraSmall": "x-small", "small": "small", "medium": "medium", "large": "large"]
    if let known = plain[name] { return known }
    // `extraExtraLarge` is `xx-large`, and `accessibilityExtraLarge` is `accessibility3`.
    let extra = name.ranges(of: /extra|Extra/).count
    if name.hasPrefix("extra") { return String(repeating: "x", count: extra) + "-large" }
    guard name.hasPrefix("accessibility") else { return nil }
    return "accessibility\(name.hasSuffix("Medium") ? 1 : extra + 2)"
  }

  /// A key that the files define, by an extension of `EnvironmentValues`, as a key of the program.
  func ownEnvironmentKey(_ path: String) -> (name: String, type: SwiftType)? {
    let owner = "EnvironmentValues"
    let called = keyName(path)
    if let entry = declarations.extensionConstants[owner]?.first(where: { $0.name == path }) {
      if defined.insert("key " + path).inserted {
        outside {
          let value = initial(entry)
          globalTypes["key " + path] = entry.type == .unknown ? value.type : entry.type
          emit(
            .call("define-environment-key", [.atom(called), value.whole], place(of: entry.syntax)))
        }
      }
      return (called, globalTypes["key " + path] ?? entry.type)
    }
    guard let computed = declarations.extensions[owner]?.first(where: { $0.name == path }),
      let type = keyType(in: computed.body)
    else { return nil }
    if defined.insert("key " + path).inserted {
      outside {
        let value = staticValue("defaultValue", of: type, type.syntax)
        globalTypes["key " + path] =
          computed.result == .unknown ? value?.type ?? .unknown : computed.result
        emit(
          .call(
            "define-environment-key", [.atom(called), value?.whole ?? .nothing],
            place(of: type.syntax)))
      }
    }
    return (called, globalTypes["key " + path] ?? computed.result)
  }

  /// The name of a key in the program, which differs from names that are already taken.
  private func keyName(_ name: String) -> String {
    let plain = Names.kebab(name)
    return Names.variable(name, besides: globalNames) == plain ? plain : plain + "-key"
  }

  /// `ThemeKey` in `self[ThemeKey.self]`.
  private func keyType(in body: CodeBlockItemListSyntax) -> TypeDeclaration? {
    for token in body.tokens(viewMode: .sourceAccurate) where token.text == "self" {
      if let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let name = ExprSyntax(member).keyType, let type = declaredType(name)
      {
        return type
      }
    }
    return nil
  }

  /// The variable of a preference key that the files define; nil for all else.
  func preferenceKey(_ expression: ExprSyntax) -> LayNode? {
    guard let name = expression.keyType, let type = declaredType(name),
      type.conformances.contains("PreferenceKey")
    else { return nil }
    let called = keyName(type.name)
    if defined.insert("type " + type.name).inserted {
      outside {
        let value = staticValue("defaultValue", of: type, type.syntax)
        let reduce = type.functions.first { $0.name == "reduce" }.map { reducer($0) }
        emit(
          .call(
            "define-preference-key",
            [.atom(called), value?.whole ?? .nothing] + (reduce.map { [$0] } ?? []),
            place(of: type.syntax)))
      }
    }
    return .atom(called, place(of: expression))
  }

  /// `reduce(value:nextValue:)` as a function of two values.
  private func reducer(_ function: FunctionDeclaration) -> LayNode {
    inScope {
      let value = function.parameters.first
      let first = declare(value?.name ?? "value", value?.type ?? .unknown)
      let next = function.parameters.dropFirst().first?.name ?? "nextValue"
      scopes[scopes.count - 1][next] = Variable(
        name: "next", type: value?.type ?? .unknown, isGiven: true)
      var nodes = statementBody(function.body, expecting: .named("Void")).nodes
      if let only = nodes.first, nodes.count == 1, only.head == "set!", only.nodes?.count == 3,
        only.nodes?[1].text == first, let given = only.nodes?[2]
      {
        nodes = [given]
      } else {
        nodes.append(.atom(first))
      }
      return .call("fn", [.list([.atom(first), .atom("next")])] + nodes)
    }
  }
}

extension SwiftType {
  /// A Dynamic Type size.
  static let typeSize = SwiftType.named("DynamicTypeSize")
}

extension StoredProperty {
  /// `@EnvironmentObject var store: Store` and `@Environment(Store.self) var store`.
  var isObjectAround: Bool {
    wrapperName == "EnvironmentObject" || wrapperName == "Environment" && environmentPath == nil
  }

  /// `colorScheme` in `@Environment(\.colorScheme)`.
  var environmentPath: String? {
    guard wrapperName == "Environment",
      let arguments = wrapper?.arguments?.as(LabeledExprListSyntax.self),
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    return path.components.trimmedDescription.filter { $0 != "." }
  }
}
