/// A stable sort of indices that calls a comparison which may record what it compared.
enum StackOrder {
  /// Up to here insertion is faster than merging.
  private static let shortCount = 24

  @inline(__always)
  static func sort<N, T>(
    _ order: UnsafeMutablePointer<Int32>, _ count: Int, pass: inout Pass<N, T>,
    _ goesBefore: (Int32, Int32, inout Pass<N, T>) -> Bool
  ) {
    if count <= shortCount {
      insert(order, count, &pass, goesBefore)
    } else {
      merge(order, count, &pass, goesBefore)
    }
  }

  @inline(__always)
  private static func insert<N, T>(
    _ order: UnsafeMutablePointer<Int32>, _ count: Int, _ pass: inout Pass<N, T>,
    _ goesBefore: (Int32, Int32, inout Pass<N, T>) -> Bool
  ) {
    var next = 1
    while next < count {
      let moving = order[next]
      var place = next
      while place > 0, goesBefore(moving, order[place - 1], &pass) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moving
      next += 1
    }
  }

  @inline(never)
  private static func merge<N, T>(
    _ order: UnsafeMutablePointer<Int32>, _ count: Int, _ pass: inout Pass<N, T>,
    _ goesBefore: (Int32, Int32, inout Pass<N, T>) -> Bool
  ) {
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    let spare = pass.scratch.take(count, of: Int32.self)
    var width = 1
    while width < count {
      var start = 0
      while start + width < count {
        let middle = start + width
        let end = min(middle + width, count)
        // Runs that are in order already stay where they are.
        if goesBefore(order[middle], order[middle - 1], &pass) {
          spare.update(from: order + start, count: width)
          var (left, right, place) = (0, middle, start)
          while left < width {
            if right < end, goesBefore(order[right], spare[left], &pass) {
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
