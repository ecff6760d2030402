/// A stable sort whose comparison gets a context, in which it may record what it compared.
enum StackOrder {
  /// Up to this count, insertion sort is faster than merge sort.
  private static let shortCount = 24

  @inline(__always)
  static func sort<Element: BitwiseCopyable, Context: ~Copyable>(
    _ order: UnsafeMutablePointer<Element>, _ count: Int, _ context: inout Context,
    _ goesBefore: (Element, Element, inout Context) -> Bool
  ) {
    if count <= shortCount {
      insert(order, count, &context, goesBefore)
    } else {
      withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { spare in
        guard let spare = spare.baseAddress else { return }
        merge(order, count, spare, &context, goesBefore)
      }
    }
  }

  @inline(__always)
  private static func insert<Element: BitwiseCopyable, Context: ~Copyable>(
    _ order: UnsafeMutablePointer<Element>, _ count: Int, _ context: inout Context,
    _ goesBefore: (Element, Element, inout Context) -> Bool
  ) {
    var next = 1
    while next < count {
      let moving = order[next]
      var place = next
      while place > 0, goesBefore(moving, order[place - 1], &context) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moving
      next += 1
    }
  }

  @inline(never)
  private static func merge<Element: BitwiseCopyable, Context: ~Copyable>(
    _ order: UnsafeMutablePointer<Element>, _ count: Int,
    _ spare: UnsafeMutablePointer<Element>, _ context: inout Context,
    _ goesBefore: (Element, Element, inout Context) -> Bool
  ) {
    var width = 1
    while width < count {
      var start = 0
      while start + width < count {
        let middle = start + width
        let end = min(middle + width, count)
        // Runs that are in order already stay where they are.
        if goesBefore(order[middle], order[middle - 1], &context) {
          spare.update(from: order + start, count: width)
          var (left, right, place) = (0, middle, start)
          while left < width {
            if right < end, goesBefore(order[right], spare[left], &context) {
              order[place] = order[right]
              right += 1
            } else {
              order[place] = spare[left]
              left += 1
            }
            place += 1
          }
        }
        start += width * 2
      }
      width *= 2
    }
  }
}
