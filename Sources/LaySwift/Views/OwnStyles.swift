import LayEngine
import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// A modifier that takes a style of the code for which the catalogue has none: it is told, and left out; nil
  /// for all else.
  func compileOwnStyle(
    _ name: String, of view: Expression, _ node: Int, _ arguments: [Argument]
  ) -> Expression? {
    guard name.hasSuffix("Style"), arguments.count == 1, arguments[0].label == nil else {
      return nil
    }
    let argument = arguments[0].node
    let modifier = SwiftUISpelling.kebabCase(name)
    let added = implicitName(argument).flatMap { module.addedStatics[$0] }?.first {
      $0.declaration?.modifierOfStyle == modifier
    }
    guard let declaration = (added ?? compile(argument).type).declaration,
      !declaration.isOfLibrary,
      declaration.lineage.contains(where: {
        $0.isOfLibrary && Self.unfollowedStyles.contains($0.name)
      })
    else { return nil }
    let (run, runtime, whole) = (view.run, runtime, modifierSpan(node))
    let complaint = Complaint(
      "a `\(name)` of your own is not read here: what it is for looks as usual")
    return Expression(view.type) { machine throws(Diagnostic) in
      runtime.remark(Diagnostic(complaint, at: whole))
      return try run(&machine)
    }
  }

  private static let unfollowedStyles: Set = [
    "ControlGroupStyle", "DatePickerStyle", "FormStyle", "IndexViewStyle", "ListStyle", "MenuStyle",
    "NavigationSplitViewStyle", "PickerStyle", "TabViewStyle", "TableStyle", "TextEditorStyle",
  ]
}
