import LayEngine

extension Value {
  /// The views that a value stands for, in order: a view itself, a list the views in it and in the
  /// lists in it, nil none.
  ///
  /// Without recursion, since lists may be nested a million deep.
  ///
  /// - Parameters:
  ///   - span: where the value was asked for.
  ///   - most: how many elements all lists may have together; one that holds a list twice, over and
  ///     over, has no end.
  ///   - sentence: the complaint about a value that is no view, made of what that is.
  func views(
    at span: SourceSpan?, atMost most: Int = List.mostElements,
    _ sentence: (_ what: String) -> String
  ) throws(Diagnostic) -> [View] {
    if case .view(let view) = self { return [view] }
    var views: [View] = []
    var open = [ListElements(CollectionOfOne(self))]
    var count = 0
    while let elements = open.popLast() {
      elements: for index in elements.indices {
        count += 1
        guard count <= most else { throw Diagnostic(.tooManyViews(most), at: span) }
        switch elements[index] {
        case .nothing: continue
        case .view(let view): views.append(view)
        case .list(let list):
          open += [elements[(index + 1)...], list.elements]
          break elements
        default:
          guard let view = elements[index].colorView(at: span) else {
            throw elements[index].isNoView(at: span, sentence)
          }
          views.append(view)
        }
      }
    }
    return views
  }

  /// The view that the name of a color stands for where views are expected.
  func colorView(at span: SourceSpan?) -> View? {
    guard case .symbol = self, let color = ColorName(self) else { return nil }
    return .color(color.text, span: span)
  }

  /// The view that a value is; a list of views is a group of them.
  package var asView: View? {
    if case .view(let view) = self { return view }
    guard case .list = self, let views = try? views(at: nil, { $0 }), !views.isEmpty else {
      return nil
    }
    return View(Group(), children: views)
  }

  /// The complaint about the value where a view is needed, with a view that shows it.
  func isNoView(at span: SourceSpan?, _ sentence: (_ what: String) -> String) -> Diagnostic {
    let hint: String? =
      switch self {
      case .string(let box): "write `(text \(ValueDescription.quoted(box.text)))`"
      case .truth(false): "`(if condition view)` gives no view where the condition does not hold"
      default: viewHint
      }
    return Diagnostic(Complaint(sentence(ValueDescription.phrase(self)), hint: hint), at: span)
  }
}

extension Value {
  /// The declaration of a function of the language.
  var builtin: Declaration? {
    guard case .function(let function) = self else { return nil }
    return (function as? Builtin)?.declaration
  }

  /// What to write where a function that makes a view stands in the place of the view.
  var viewHint: String? {
    guard let builtin, builtin.kind == .view else { return nil }
    return builtin.usageHint
  }
}

extension Complaint {
  fileprivate static func tooManyViews(_ most: Int) -> Complaint {
    Complaint("there are more than \(most) elements in these lists of views")
  }
}
