import LayLanguage

/// The types of the library, and what it computes itself.
final class Library {
  private unowned let module: SwiftModule
  private var known: [String: TypeDeclaration] = [:]

  init(_ module: SwiftModule) { self.module = module }

  /// The functions of the library by their names: `Array.append(_:)`.
  let natives: [String: Native] = {
    let tables = [
      IntegerNatives.all, NumberNatives.all, DecimalNatives.all, FormatNatives.all,
      CodingNatives.all, StringNatives.all, StringMakers.all,
      StringChanges.all, StringOrder.all,
      ScalarNatives.all, CharacterNatives.all, SequenceNatives.all, CollectionNatives.all,
      ArrayNatives.all,
      SliceNatives.all, RangeNatives.all, DictionaryNatives.all, SetNatives.all,
      OptionalNatives.all, GlobalNatives.all, PublisherNatives.all, ViewNatives.all,
      EnvironmentNatives.all,
      KeyNatives.all,
      LaterNatives.all, LayoutNatives.all, NameSets.all, ScrollNatives.all, ScrollReaders.all,
      ShapeNatives.all, StackLayouts.all, TableNatives.all, TextNatives.all,
      WidgetNatives.all, ScreenNatives.all,
    ]
    return tables.reduce(into: [:]) { all, table in all.merge(table) { _, last in last } }
  }()

  /// The file that declares it, or the first of them.
  var file: SourceFile { module.files[0] }

  /// The declaration of a type of the library; every one that is asked for is in its text.
  func declaration(_ name: String) -> TypeDeclaration? {
    if let type = known[name] { return type }
    guard let file = module.files.first(where: \.isLibrary) else { return nil }
    let found = module.globals(name, seenFrom: file).first { $0.kind == .type && $0.file.isLibrary }
    known[name] = found?.type
    return found?.type
  }

  func type(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    declaration(name).map { .nominal($0, arguments) } ?? .unknown
  }

  private(set) lazy var bool = type("Bool")
  private(set) lazy var int = type("Int")
  private(set) lazy var double = type("Double")
  private(set) lazy var string = type("String")
  private(set) lazy var view = type("View")

  func optional(_ wrapped: SwiftType) -> SwiftType { type("Optional", [wrapped]) }
  func array(_ element: SwiftType) -> SwiftType { type("Array", [element]) }
  func set(_ element: SwiftType) -> SwiftType { type("Set", [element]) }
  func inOut(_ type: SwiftType) -> SwiftType { self.type("inout", [type]) }

  func dictionary(_ key: SwiftType, _ value: SwiftType) -> SwiftType {
    type("Dictionary", [key, value])
  }

  func range(_ bound: SwiftType, isClosed: Bool) -> SwiftType {
    type(isClosed ? "ClosedRange" : "Range", [bound])
  }
}
