/// Everything that the language itself defines, for look-up, help, completion and tests.
package enum Catalogue {
  /// The names of the functions that a layout may have, which `define-layout` documents.
  package static let layoutParts = LayoutPart.allCases.map(\.rawValue)

  /// A form or a declaration.
  package enum Entry: Sendable {
    case form(Form)
    case declaration(Declaration)

    package var name: String {
      switch self {
      case .form(let form): form.name
      case .declaration(let declaration): declaration.name
      }
    }

    package var names: [String] {
      switch self {
      case .form(let form): form.names
      case .declaration(let declaration): declaration.names
      }
    }

    package var usage: String {
      switch self {
      case .form(let form): form.usage
      case .declaration(let declaration): declaration.usage
      }
    }

    package var summary: String {
      switch self {
      case .form(let form): form.summary
      case .declaration(let declaration): declaration.summary
      }
    }

    package var examples: [Example] {
      switch self {
      case .form(let form): form.examples
      case .declaration(let declaration): declaration.examples
      }
    }
  }

  /// The forms, sorted by name, like the views; functions are grouped by theme.
  package static let forms = FormCatalogue.all

  package static let functions = FunctionCatalogue.all

  /// The hand-written declarations; those of `Interface` are made from rows.
  static let own = FunctionCatalogue.all + ViewCatalogue.all + ControlCatalogue.declarations

  /// The hand-written declarations, and the modifiers of SwiftUI's interface that have no effect
  /// here.
  ///
  /// All of them are made at once, for what needs all: help, completion, suggestions, SwiftUI's
  /// names and tests.
  package static let declarations: [Declaration] = own + interface

  private static let interface = Interface.rows.map { Declaration($0) }

  private static let ownByName = byName(own, \.names)

  static let formsByName = byName(forms, \.names)

  private static func byName<Item>(
    _ items: [Item], _ names: (Item) -> [String]
  ) -> [String: Item] {
    var found: [String: Item] = [:]
    for item in items { for name in names(item) { found[name] = item } }
    return found
  }

  /// The hand-written declaration of a name or an alias; nil if there is none.
  static func ownDeclaration(named name: String) -> Declaration? { ownByName[name] }

  /// The names of the modifiers that do not affect layout, and that pictures do not know.
  package static let inertModifiers = Set((InertModifiers.all + interface).map(\.name))

  /// All entries, sorted by name.
  package static let entries: [Entry] = {
    let all = forms.map(Entry.form) + declarations.map(Entry.declaration)
    return all.sorted { $0.name < $1.name }
  }()

  /// The entry of a name or an alias.
  package static func entry(named name: String) -> Entry? {
    guard name.mayBeKnown else { return nil }
    if let form = formsByName[name] { return .form(form) }
    let found = ownByName[name] ?? Interface.row(named: name).map { Declaration($0) }
    return found.map(Entry.declaration)
  }

  /// What SwiftUI's name of a view, a modifier or a function may mean, in the order of the
  /// catalogue.
  package static func declarations(swiftUI name: String) -> [Declaration] {
    guard name.mayBeKnown else { return [] }
    let known = ownBySwiftUI[name] ?? []
    return Interface.row(swiftUI: name).map { known + [Declaration($0)] } ?? known
  }

  /// All names that SwiftUI has for what is known here.
  package static var swiftUINames: Set<String> {
    Set(ownBySwiftUI.keys).union(interface.lazy.compactMap { $0.swiftUI?.calls.first?.callee.name })
  }

  /// What SwiftUI calls the declarations: `hstack` is `HStack`.
  package static let namesInSwift: [String: String] = {
    var names: [String: String] = [:]
    for declaration in declarations {
      guard let callee = declaration.swiftUI?.calls.first?.callee, !callee.isIdiom else { continue }
      names[declaration.name] = callee.name
    }
    return names
  }()

  private static let ownBySwiftUI: [String: [Declaration]] = {
    var found: [String: [Declaration]] = [:]
    for declaration in own {
      guard let calls = declaration.swiftUI?.calls else { continue }
      for name in Set(calls.filter { !$0.callee.isIdiom }.map(\.callee.name)) {
        found[name, default: []].append(declaration)
      }
    }
    return found
  }()

  static func form(named name: String) -> Form? {
    name.mayBeKnown ? formsByName[name] : nil
  }

  package static func declaration(named name: String) -> Declaration? {
    guard case .declaration(let declaration) = entry(named: name) else { return nil }
    return declaration
  }
}

/// The declarations of all functions, theme by theme.
enum FunctionCatalogue {
  static let all: [Declaration] = Array(
    [
      ArithmeticFunctions.all, CollectionFunctions.all, ComparisonFunctions.all, DateFunctions.all,
      DictionaryFunctions.all, GeometryFunctions.all, GuideFunctions.all, HigherOrderFunctions.all,
      KindFunctions.all, LayoutFunctions.all, LayoutValueFunctions.all, ListFunctions.all,
      NumberFunctions.all, OutputFunctions.all, PlaceFunctions.all, PreferenceFunctions.all,
      RangeFunctions.all, ReadingFunctions.all, RoundingFunctions.all, SearchFunctions.all,
      SpacingFunctions.all, StringFunctions.all, TextFunctions.all, TrackFunctions.all,
    ].joined())
}

/// The views and modifiers of the language but for controls, sorted by name.
enum ViewCatalogue {
  static let all =
    sortedByName([
      Declaration.allActions, Declaration.allDrawing, Declaration.allFrames, Declaration.allGrids,
      Declaration.allImages, Declaration.allPadding,
      Declaration.allPlacing, Declaration.allPreferences, Declaration.allReaders,
      Declaration.allScrolling, Declaration.allShapes, Declaration.allStacks, Declaration.allTexts,
      Declaration.allTypefaces, Declaration.allVisualEffect,
    ]) + InertModifiers.all
}

/// The controls of the language and the modifiers that say how they look, sorted by name.
package enum ControlCatalogue {
  package static let declarations =
    sortedByName([
      Declaration.allButtons, Declaration.allGroups, Declaration.allInputs, Declaration.allLabels,
      Declaration.allListRows, Declaration.allLists,
      Declaration.allNavigation, Declaration.allPickers, Declaration.allPresentations,
      Declaration.allStyles, Declaration.allTabs, Declaration.allWrappers,
    ]) + ChartMarks.all
}

/// The special forms, sorted by name.
enum FormCatalogue {
  static let all = Array(
    [
      Form.allBindings, Form.allChanges, Form.allConditions, Form.allDefine, Form.allDefineKeys,
      Form.allDefineLayout,
      Form.allDefineModifier, Form.allLoops, Form.allSwiftUICode,
    ].joined()
  ).sorted { $0.name < $1.name }
}

private func sortedByName(_ themes: [[Declaration]]) -> [Declaration] {
  themes.joined().sorted { $0.name < $1.name }
}
