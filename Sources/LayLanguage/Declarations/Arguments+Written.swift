import LayEngine

extension Arguments {
  /// The arguments of this call as views keep them: those that were given, in order, without
  /// views, functions and the name of the view.
  ///
  /// If all of them are constants in the source, the views of this call site share one list.
  var written: [WrittenArgument] {
    var isInText = true
    var count = 0
    for index in 0..<self.count where isShown(index) {
      count += 1
      if !site.isLiteral(index) { isInText = false }
    }
    guard count > 0 else { return [] }
    if isInText, let shared = site.written, shared.count == count { return shared }
    var written: [WrittenArgument] = []
    written.reserveCapacity(count)
    for index in 0..<self.count where isShown(index) {
      guard let value = WrittenValue(base[index]) else { continue }
      written.append(WrittenArgument(site.keyword(index)?.name, value))
    }
    if isInText { site.written = written }
    return written
  }

  @inline(__always)
  private func isShown(_ index: Int) -> Bool {
    switch base[index] {
    case .view, .function: return false
    default: break
    }
    guard let keyword = site.keyword(index) else {
      return index < firstOfRest && index != viewIndex
    }
    return keyword.name != "name"
  }
}

extension WrittenValue {
  /// How many elements of a list are kept.
  private static var mostElements: Int { 8 }

  /// Nil for views and functions, and for lists that contain some: such views are among the
  /// children.
  init?(_ value: Value) {
    switch value {
    case .nothing: self = .nothing
    case .truth(let truth): self = .truth(truth)
    case .number(let number): self = .number(number)
    case .string(let box): self = .string(box.text)
    case .symbol(let symbol): self = .name(symbol.name)
    case .keyword(let symbol): self = .name(":" + symbol.name)
    case .object(let object): self = .other(object.writtenText)
    case .list(let list):
      guard let elements = Self.elements(of: list) else { return nil }
      self = .list(elements)
    case .function, .view: return nil
    }
  }

  /// The first elements of a list; a list inside it is not taken apart.
  private static func elements(of list: List) -> [WrittenValue]? {
    var elements: [WrittenValue] = []
    for element in list.elements.prefix(mostElements) {
      if case .list = element {
        elements.append(.other("(…)"))
      } else if let value = WrittenValue(element) {
        elements.append(value)
      } else {
        return nil
      }
    }
    if list.elements.count > mostElements { elements.append(.other("…")) }
    return elements
  }
}
