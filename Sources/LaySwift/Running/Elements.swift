import LayEngine
import LayLanguage

/// The elements of a sequence, one after the other.
struct Elements {
  private enum Source {
    case list(ListElements, Int)
    case integers(Int, Int)
    case characters(String, String.Index)
    case values([Value], Int)
    case unbounded(Int)
    /// A value with `next()`.
    case iterator(Value, InstanceChoice)
  }

  private var source: Source

  init(_ list: ListElements) { source = .list(list, list.startIndex) }
  init(_ values: [Value]) { source = .values(values, 0) }
  init(from lower: Int, to upper: Int) { source = .integers(lower, upper) }
  init(from lower: Int) { source = .unbounded(lower) }
  init(_ text: String) { source = .characters(text, text.startIndex) }
  init(_ iterator: Value, _ next: InstanceChoice) { source = .iterator(iterator, next) }

  mutating func next(_ machine: inout Machine) throws(Diagnostic) -> Value? {
    switch source {
    case .list(let list, let place):
      guard place < list.endIndex else { return nil }
      source = .list(list, place + 1)
      return list[place]
    case .integers(let next, let end):
      guard next < end else { return nil }
      source = .integers(next + 1, end)
      return .integer(next)
    case .unbounded(let next):
      source = .unbounded(next + 1)
      return .integer(next)
    case .characters(let text, let place):
      guard place < text.endIndex else { return nil }
      source = .characters(text, text.index(after: place))
      return .text(String(text[place]))
    case .values(let values, let place):
      guard place < values.count else { return nil }
      source = .values(values, place + 1)
      return values[place]
    case .iterator(var value, let choice):
      let found = try choice.instance(for: value).call(changing: &value, [], &machine, choice)
      source = .iterator(value, choice)
      return found.unwrapped
    }
  }
}

/// What gives the elements of a sequence of the library, each once.
struct IteratorContent: SwiftContent {
  var elements: Elements

  var typeName: String { "SequenceIterator" }
}

extension SwiftRuntime {
  /// The elements of a sequence, of the library or of the code.
  func elements(
    of value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Elements {
    switch value {
    case .list(let list): return Elements(list.elements)
    case .string(let box): return Elements(box.text)
    case .object(let object):
      try requireKnown(value)
      if let dictionary = object.dictionary { return Elements(pairs(dictionary)) }
      if let content = (object as? ForeignBox)?.content {
        if let set = content as? SetContent { return Elements(set.elements) }
        if let slice = content as? SliceContent { return Elements(slice.elements) }
        if let range = content as? RangeContent { return try elements(of: range, span) }
      }
      return try ownElements(of: value, &machine, span)
    default: throw Diagnostic(.areNotFollowed("the elements of this value"), at: span)
    }
  }

  private func elements(of range: RangeContent, _ span: SourceSpan) throws(Diagnostic) -> Elements {
    guard case .integer(let lower) = settled(range.lower) else {
      throw Diagnostic(.areNotFollowed("the elements of this range"), at: span)
    }
    guard case .integer(let upper) = settled(range.upper) else { return Elements(from: lower) }
    guard upper < .max else {
      throw Diagnostic(
        .areNotFollowed("the elements of a range up to the largest number"), at: span)
    }
    return Elements(from: lower, to: range.isClosed ? upper + 1 : upper)
  }

  /// The elements of a sequence that the code declares: of what `makeIterator` gives, or of itself.
  private func ownElements(
    of value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Elements {
    guard let type = declaration(of: value) else {
      throw Diagnostic(.areNotFollowed("the elements of this value"), at: span)
    }
    func choice(_ name: String, _ type: TypeDeclaration) -> InstanceChoice? {
      guard
        let member = type.members(name).first(where: {
          $0.kind == .function && !isNative($0, .body)
        })
      else { return nil }
      let own = SwiftType.nominal(type, type.genericParameters.map { _ in .unknown })
      var types = type.substitution(own.arguments)
      types["Self"] = own
      return InstanceChoice(self, member, types, isDynamic: false, span)
    }
    if let make = choice("makeIterator", type) {
      let iterator = try make.instance(for: value).call([value], &machine, make)
      if let own = declaration(of: iterator), let next = choice("next", own) {
        return Elements(iterator, next)
      }
      return try elements(of: iterator, &machine, span)
    }
    if let next = choice("next", type) { return Elements(value, next) }
    throw Diagnostic(.areNotFollowed("the elements of \(SwiftWords.one(type.name))"), at: span)
  }

  /// All elements of a sequence.
  func all(
    of value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> [Value] {
    if case .list(let list) = value { return Array(list.elements) }
    var elements = try elements(of: value, &machine, span)
    var all: [Value] = []
    while let element = try elements.next(&machine) {
      try machine.countTurn(span)
      all.append(element)
    }
    return all
  }

  /// The pairs of a dictionary, as tuples.
  func pairs(_ dictionary: DictionaryBox) -> [Value] {
    (0..<dictionary.count).map { place in
      .compound(pairNames, [dictionary.key(place), dictionary.value(place)])
    }
  }

  /// The type of the elements of a sequence of a type.
  func elementType(of type: SwiftType) -> SwiftType {
    if let known = type.associated("Element") { return known.withoutParameters }
    return .unknown
  }
}
