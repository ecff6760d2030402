import LayEngine

/// The value of an expression: `4`, `"Hi"`, `red`, a list, a function, a view.
///
/// Nine bytes: a payload of eight and a tag.
package enum Value {
  case nothing
  case truth(Bool)
  case number(Double)
  /// An integer of Swift code; the numbers of scripts are all of the case before.
  case integer(Int)
  /// A number of Swift code whose type nobody has chosen yet.
  case literal(Literal)
  case string(StringBox)
  case symbol(Symbol)
  case keyword(Symbol)
  case list(List)
  case function(Function)
  case view(View)
  case object(ObjectBox)

  /// Only `false` and `nil` are false.
  @inline(__always)
  package var isTrue: Bool {
    switch self {
    case .nothing, .truth(false): false
    default: true
    }
  }

  package var isNothing: Bool { if case .nothing = self { true } else { false } }

  package static func text(_ text: String) -> Value { .string(StringBox(text)) }

  package static func list(of elements: [Value]) -> Value { .list(List(elements)) }

  static func list(_ storage: ListStorage) -> Value { .list(List(storage.elements)) }
}

/// A string on the heap, so that a value stays small.
package final class StringBox: Sendable {
  package let text: String

  init(_ text: String) { self.text = text }
}

/// An immutable list.
///
/// It is a range of its storage, so that `rest` shares and does not copy, and neither does most of
/// `append`.
package final class List {
  /// A longer list is taken for a mistake, since one call could use up the memory with it.
  static let mostElements = 10_000_000

  package let elements: ListElements

  package init(_ elements: ListElements) { self.elements = elements }

  package convenience init(_ elements: [Value]) { self.init(ListElements(elements)) }
}

/// Something that can be called: a closure of the program, such as `(fn (x) x)`, or a builtin.
package class Function {
  package let name: String?
  /// Which of the two it is, since reading a stored flag is far cheaper than a cast.
  let isClosure: Bool

  init(name: String?, isClosure: Bool) {
    self.name = name
    self.isClosure = isClosure
  }

  /// How many positional arguments it needs.
  package var parameterCount: Int { 0 }

  /// Whether it comes from Swift code, which follows lengths that move.
  var isOfSwift: Bool { false }

  /// The hint where its name stands in the place of a view; nil unless it makes a view.
  var viewHint: String? { nil }
}

/// The base class of values without a case of their own in `Value`, such as sizes and proposals.
package class ObjectBox {
  init() {}

  /// The kind with its article, as it stands in a sentence: "a size".
  var kindDescription: String { "an object" }

  /// The printed form.
  package var text: String { kindDescription }

  /// The value as source where it can be typed; else its printed form.
  var writtenText: String { text }

  /// The value as views keep it that were made with it.
  var writtenValue: WrittenValue { .other(writtenText) }

  /// Whether these are styles of controls, in the place of names of styles.
  class var isStyle: Bool { false }

  /// The key of an object that is told from others by its identity; nil if it is told otherwise.
  var identityKey: DictionaryKey? { nil }

  /// Whether a number in it is NaN, so that no layout can be made of it.
  var hasNaN: Bool { false }

  package func isEqual(to other: ObjectBox) -> Bool { self === other }

  /// The part that `(width x)` and similar calls give; nil if the object has no such part.
  package func part(_ name: String) -> Value? { nil }

  /// A copy with another value for a part; nil if the object has no such part, or the value is of
  /// the wrong kind for it.
  package func replacing(_ name: String, with value: Value) -> ObjectBox? { nil }
}

extension Value {
  /// Structural equality; views, functions and names are equal only to themselves.
  ///
  /// Without recursion, since lists may be nested a million deep. Each pair of lists is compared
  /// only once: if each list contains the next one twice, the number of comparisons would double
  /// with each level.
  package func isEqual(to other: Value) -> Bool {
    var pending = [(self, other)]
    var seen: Set<ListPair> = []
    func isNew(_ left: AnyObject, _ right: AnyObject) -> Bool {
      guard left !== right else { return false }
      guard pending.count > 16 || !seen.isEmpty else { return true }
      let pair = ListPair(left: ObjectIdentifier(left), right: ObjectIdentifier(right))
      return seen.insert(pair).inserted
    }
    while let (left, right) = pending.popLast() {
      if case .list(let leftList) = left, case .list(let rightList) = right {
        guard leftList.elements.count == rightList.elements.count else { return false }
        guard isNew(leftList, rightList) else { continue }
        pending.append(contentsOf: zip(leftList.elements, rightList.elements))
      } else if case .object(let leftObject) = left, case .object(let rightObject) = right,
        let pairs = leftObject.pairs(with: rightObject)
      {
        guard let pairs = pairs() else { return false }
        guard isNew(leftObject, rightObject) else { continue }
        pending.append(contentsOf: pairs)
      } else if !left.isEqualAtom(right) {
        return false
      }
    }
    return true
  }

  /// The same for values other than lists, tuples, structs' values and dictionaries.
  func isEqualAtom(_ other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.truth(let left), .truth(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Int(exactly: number) == integer
    case (.literal(let literal), _): literal.asWritten.isEqualAtom(other)
    case (_, .literal(let literal)): isEqualAtom(literal.asWritten)
    case (.string(let left), .string(let right)): left.text == right.text
    case (.symbol(let left), .symbol(let right)): left === right
    case (.keyword(let left), .keyword(let right)): left === right
    case (.function(let left), .function(let right)): left === right
    case (.view(let left), .view(let right)): left === right
    case (.object(let moving as MovingNumber), _): moving.isEqual(to: other)
    case (_, .object(let moving as MovingNumber)): moving.isEqual(to: self)
    case (.object(let left), .object(let right)): left.isEqual(to: right)
    default: false
    }
  }

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
  package func views(
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

  /// The value if it is a modifier of a view, and nothing around; nil else.
  func asModifier(of view: View) -> Value? {
    guard case .view(let made) = self, made.content.role == .modifier,
      made.children.first === view
    else { return nil }
    return self
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

  /// The hint where the name of a function that makes a view stands in the place of a view.
  var viewHint: String? {
    if case .function(let function) = self { function.viewHint } else { nil }
  }
}

extension ObjectBox {
  /// The values that must be equal for two tuples, structs' values or dictionaries to be equal.
  ///
  /// The closure returns nil if the two differ in any case. For objects of other kinds there is no
  /// closure.
  fileprivate func pairs(with other: ObjectBox) -> (() -> [(Value, Value)]?)? {
    if let left = compound, let right = other.compound {
      return {
        left.shape.isComparable(with: right.shape) ? Array(zip(left.elements, right.elements)) : nil
      }
    }
    if let left = wrappedParts, let right = other.wrappedParts {
      return wrapsLike(other) ? { Array(zip(left.elements, right.elements)) } : { nil }
    }
    guard let left = dictionary, let right = other.dictionary else { return nil }
    return {
      guard left.count == right.count else { return nil }
      var pairs: [(Value, Value)] = []
      for (key, place) in left.index {
        guard let value = right.value(of: key) else { return nil }
        pairs.append((left.value(place), value))
      }
      return pairs
    }
  }
}

private struct ListPair: Hashable {
  let left, right: ObjectIdentifier
}

extension Complaint {
  fileprivate static func tooManyViews(_ most: Int) -> Complaint {
    Complaint("there are more than \(most) elements in these lists of views")
  }
}
