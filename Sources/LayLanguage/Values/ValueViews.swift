import LayEngine

extension Value {
  /// The views that a value stands for, in order: a view stands for itself, a list for the views in
  /// it and in its inner lists, nil for none.
  ///
  /// Without recursion, since lists may be nested a million deep.
  ///
  /// - Parameters:
  ///   - span: the place where views are needed.
  ///   - most: how many elements all lists may have together; with lists that contain another one
  ///     twice, and so on, there is no end.
  ///   - sentence: makes the complaint about a value that is no view from a phrase for that value.
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

  /// The view that the name of a color stands for where views are expected; nil for other values.
  func colorView(at span: SourceSpan?) -> View? {
    guard case .symbol = self, let color = ColorName(self) else { return nil }
    return .color(color.text, span: span)
  }

  /// The view that a value stands for; a list of views becomes a group.
  package var asView: View? {
    if case .view(let view) = self { return view }
    guard case .list = self, let views = try? views(at: nil, { $0 }), !views.isEmpty else {
      return nil
    }
    return View(Group(), children: views)
  }

  /// The complaint about a value that is no view where one is needed, with a hint how to write it.
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
  /// The declaration of a builtin; nil for other values.
  var builtin: Declaration? {
    guard case .function(let function) = self else { return nil }
    return (function as? Builtin)?.declaration
  }

  /// The hint where the name of a function that makes a view stands in the place of a view.
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
