/// How a stack shares its length among its children.
///
/// - Source: layout-rules 4.2 and 4.3.
extension Stack {
  /// Computes each child's offer and size.
  static func measure<N, T>(
    _ node: Node, _ id: NodeID, _ parameters: Parameters, _ proposal: Proposal<N>, _ axis: Axis,
    _ children: UnsafeMutablePointer<Child<N>>, _ pass: inout Pass<N, T>
  ) {
    let count = Int(node.childCount)
    let minor = proposal[axis.other]
    if proposal[axis].isUnspecified {
      for index in 0..<count {
        let offered = Proposal(major: .unspecified, minor: minor, along: axis)
        children[index].size = pass.ask(children[index].id, offered)
      }
      return
    }
    var run = Run(
      id: id, axis: axis, minor: minor, children: children,
      order: pass.scratch.take(count, of: Int32.self),
      left: proposal[axis].or(0) - N(parameters.spacing))
    if T.isOn { pass.trace.append(.available(id, run.left.value)) }
    for index in 0..<count { run.order[index] = Int32(index) }
    if run.offersAllTheSame(count, parameters, &pass) { return }
    if parameters.hasOnePriority {
      run.share(0..<count, &pass)
    } else {
      for index in 0..<count { run.order[index] = pass.edge(index, of: node).rank }
      run.shareByPriority(count, &pass)
    }
  }

  /// One sharing of a length.
  private struct Run<N: Scalar> {
    let id: NodeID
    let axis: Axis
    let minor: Length<N>
    let children: UnsafeMutablePointer<Child<N>>
    let order: UnsafeMutablePointer<Int32>
    /// What is not taken yet; may be negative.
    var left: N

    /// Offers 0 to all children if nothing is left, and infinity to all if that is left.
    ///
    /// The order does not matter then, and children are not asked for their smallest and largest
    /// lengths. Returns false in other cases, and if a child answers a negative length.
    mutating func offersAllTheSame<T>(
      _ count: Int, _ parameters: Parameters, _ pass: inout Pass<N, T>
    ) -> Bool {
      let isEndless = !left.isFinite && pass.isLess(N(0), left)
      if isEndless ? !parameters.hasOnePriority : !left.isFinite || pass.isLess(N(0), left) {
        return false
      }
      let offer = Length(isEndless ? left : N(0))
      let offered = Proposal(major: offer, minor: minor, along: axis)
      for index in 0..<count {
        let size = pass.ask(children[index].id, offered)
        if !isEndless, pass.isLess(size[axis], N(0)) { return false }
        children[index].offer = offer
        children[index].size = size
      }
      if T.isOn {
        for index in 0..<count {
          pass.trace.append(
            .shared(
              id, child: index, left: left.value, among: count - index, offered.outside,
              children[index].size.outside))
        }
      }
      return true
    }

    /// Serves higher priorities first, and reserves the smallest lengths of lower ones until then.
    mutating func shareByPriority<T>(_ count: Int, _ pass: inout Pass<N, T>) {
      var start = 0
      while start < count {
        let priority = self.priority(start, pass)
        var end = start + 1
        while end < count, self.priority(end, pass) == priority { end += 1 }
        if start == 0 {
          reserve(end..<count, &pass)
        } else {
          let kept = shortest(start..<end)
          left = left + kept
          if T.isOn { pass.trace.append(.reserved(id, -kept.value)) }
        }
        share(start..<end, &pass)
        start = end
      }
    }

    private func priority<T>(_ place: Int, _ pass: borrowing Pass<N, T>) -> Double {
      pass.priority(of: children[Int(order[place])].id)
    }

    private mutating func reserve<T>(_ places: Range<Int>, _ pass: inout Pass<N, T>) {
      guard !places.isEmpty else { return }
      for place in places { probeShortest(Int(order[place]), &pass) }
      let kept = shortest(places)
      left = left - kept
      if T.isOn { pass.trace.append(.reserved(id, kept.value)) }
    }

    private func shortest(_ places: Range<Int>) -> N {
      var sum = N(0)
      for place in places { sum = sum + children[Int(order[place])].shortest }
      return sum
    }

    /// Offers equal shares of what is left, to the least flexible children first.
    mutating func share<T>(_ places: Range<Int>, _ pass: inout Pass<N, T>) {
      if places.count > 1 {
        for place in places { probe(Int(order[place]), &pass) }
        let children = children
        StackOrder.sort(order + places.lowerBound, places.count, &pass) { one, other, pass in
          Self.goesBefore(children[Int(one)], children[Int(other)], &pass)
        }
      }
      if T.isOn {
        let priority = priority(places.lowerBound, pass)
        pass.trace.append(
          .sharing(id, available: left.value, priority: priority, among: places.count))
      }
      serve(places, &pass)
    }

    /// Offers equal shares of what is left, in the given order.
    mutating func serve<T>(_ places: Range<Int>, _ pass: inout Pass<N, T>) {
      var among = places.count
      for place in places {
        let index = Int(order[place])
        let offer = Length(pass.larger(left / Double(among), 0))
        let offered = Proposal(major: offer, minor: minor, along: axis)
        let size = pass.ask(children[index].id, offered)
        children[index].offer = offer
        children[index].size = size
        if T.isOn {
          pass.trace.append(
            .shared(
              id, child: index, left: left.value, among: among, offered.outside, size.outside))
        }
        let rest = left - size[axis]
        if !rest.isNaN { left = rest }
        among -= 1
      }
    }

    private func probe<T>(_ index: Int, _ pass: inout Pass<N, T>) {
      let child = children[index].id
      let plain = pass.nodes[Int(child)].plain
      let longest: N
      if plain.isKnown {
        let range: (shortest: N, longest: N) = plain.range(along: axis)
        children[index].shortest = range.shortest
        longest = range.longest
      } else {
        probeShortest(index, &pass)
        let most = Proposal(major: Length(N(.infinity)), minor: minor, along: axis)
        if T.isOn { pass.trace.append(.probing(id, .longest)) }
        longest = pass.ask(child, most)[axis]
      }
      children[index].longest = longest
      if T.isOn {
        let shortest = children[index].shortest.value
        pass.trace.append(
          .probed(id, child: index, shortest: shortest, longest: longest.value))
      }
    }

    /// A text that is a direct child counts as 0 wide at least, without being asked.
    private func probeShortest<T>(_ index: Int, _ pass: inout Pass<N, T>) {
      let child = children[index].id
      if axis == .horizontal, pass.nodes[Int(child)].rule == TextRule.rule {
        children[index].shortest = N(0)
        return
      }
      let least = Proposal(major: Length(N(0)), minor: minor, along: axis)
      if T.isOn { pass.trace.append(.probing(id, .shortest)) }
      children[index].shortest = pass.ask(child, least)[axis]
    }

    /// The less flexible child goes first; of two with infinite flexibility, the one that needs
    /// more.
    @inline(__always)
    private static func goesBefore<T>(
      _ one: Child<N>, _ other: Child<N>, _ pass: inout Pass<N, T>
    ) -> Bool {
      let left = flexibility(one)
      let right = flexibility(other)
      if pass.isLess(left, right) { return true }
      let isEndless = !left.isFinite && !right.isFinite
      return isEndless && pass.isLess(other.shortest, one.shortest)
    }

    @inline(__always)
    private static func flexibility(_ child: Child<N>) -> N {
      let range = child.longest - child.shortest
      return range.isNaN ? N(0) : range
    }
  }
}
