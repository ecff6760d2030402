import LayEngine
import LayLanguage

/// The elements of an array or of a slice, whose indices are those of the array.
struct ArrayPart {
  let elements: ListElements
  /// The index of the first element.
  let start: Int

  var end: Int { start + elements.count }

  init(_ elements: ListElements, from start: Int) {
    self.elements = elements
    self.start = start
  }

  init(_ value: Value, _ call: NativeCall) throws(Diagnostic) {
    if case .list(let list) = value {
      self.init(list.elements, from: 0)
    } else if let slice = value.content as? SliceContent {
      self.init(slice.elements, from: slice.start)
    } else {
      throw call.unfollowed("a value here that is no array")
    }
  }

  subscript(index: Int) -> Value { elements[elements.startIndex + index - start] }

  /// Elements by their offsets from the first one.
  func slice(_ offsets: Range<Int>) -> Value {
    let first = elements.startIndex
    let part = elements[(first + offsets.lowerBound)..<(first + offsets.upperBound)]
    return .content(SliceContent(elements: part, start: start + offsets.lowerBound))
  }

  func check(_ index: Int, _ call: NativeCall) throws(Diagnostic) {
    guard index >= start, index < end else {
      throw Diagnostic(.indexOutOfRange(index, elements.count), at: call.span)
    }
  }

  /// The offsets of the elements that a range of indices means.
  func offsets(_ range: RangeContent, _ call: NativeCall) throws(Diagnostic) -> Range<Int> {
    let (lower, upper) = (call.runtime.settled(range.lower), call.runtime.settled(range.upper))
    var (first, last) = (start, end)
    if case .integer(let index) = lower {
      first = index
    } else if !lower.isNothing {
      throw call.unfollowed("this range of an array")
    }
    if case .integer(let index) = upper {
      let (next, overflows) = index.addingReportingOverflow(range.isClosed ? 1 : 0)
      last = overflows ? index : next
      if overflows { throw Diagnostic(.indexOutOfRange(index, elements.count), at: call.span) }
    } else if !upper.isNothing {
      throw call.unfollowed("this range of an array")
    }
    guard first >= start, last <= end, first <= last else {
      let index = first < start || first > end ? first : last
      throw Diagnostic(.indexOutOfRange(index, elements.count), at: call.span)
    }
    return (first - start)..<(last - start)
  }
}
