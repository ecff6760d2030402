/// The row of a navigation bar: a title between the items at both ends.
///
/// - Rule: the items of each end have their ideal width, `margin` from that end. The title is offered
///   what they leave: from `margin`, or from `gap` behind the leading items, to `margin`, or to
///   `clearance` before the trailing items. It is centred in the bar if that keeps it inside of this
///   room and `clearance` away from the leading items; else it stands at the leading end of the room.
///   All are offered the bar's height and centred in it. The bar is as wide as proposed; where
///   nothing is, as its parts and the distances. It is as high as its highest part.
/// - Source: UIKit on iOS 26.1, as openuikit recorded it: in a bar of 393 with 155.67 of trailing items
///   a title of 43.67 stands at 16, with 68 of leading items at 16 + 68 + 12 = 96. That titles come as
///   near as 8 is our own choice: above 3, and less than the 12 between items.
package struct BarRow: ViewContent, ContainerRule, Hashable, Sendable {
  static var rule: Rule { .barRow }

  package enum Part: Hashable, Sendable, BitwiseCopyable { case leading, title, trailing }

  /// The lengths of the rule, in points.
  package struct Lengths: Hashable, Sendable, BitwiseCopyable {
    package var margin, gap, clearance: Double

    package init(margin: Double, gap: Double, clearance: Double) {
      self.margin = margin
      self.gap = gap
      self.clearance = clearance
    }
  }

  /// What each child is, in order.
  package let parts: [Part]
  package let lengths: Lengths

  package init(_ parts: [Part], _ lengths: Lengths) {
    self.parts = parts
    self.lengths = lengths
  }

  struct Parameters: BitwiseCopyable {
    var lengths: Lengths
    /// The index of each part among the edges; -1 for none.
    var leading, title, trailing: Int32
  }

  /// The answers of the parts, and the room of the title between the items.
  private struct Shares<N: Scalar> {
    var leading, title, trailing: Size<N>?
    var start = N(0), end = N(0)
    var titleOffer = Proposal<N>.ideal
    var width = N(0)
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let parameters: Parameters = pass.parameters(of: node)
    let shares = share(node, proposal, parameters, &pass)
    var height = N(0)
    var highest: Int32 = 0
    for (index, size) in [
      (parameters.leading, shares.leading), (parameters.title, shares.title),
      (parameters.trailing, shares.trailing),
    ] {
      guard let size else { continue }
      if T.isOn, height.value < size.height.value { highest = index }
      height = pass.larger(height, size.height)
    }
    if T.isOn {
      pass.tell(
        id, width: proposal.width.isUnspecified ? .sum : .proposed, height: .child(Int(highest)))
    }
    return Size(shares.width, height)
  }

  private static func share<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ parameters: Parameters, _ pass: inout Pass<N, T>
  ) -> Shares<N> {
    let lengths = parameters.lengths
    var shares = Shares<N>()
    let items = Proposal<N>(.unspecified, proposal.height)
    shares.leading = ask(parameters.leading, items, node, &pass)
    shares.trailing = ask(parameters.trailing, items, node, &pass)
    shares.start =
      shares.leading.map { $0.width + N(lengths.margin + lengths.gap) } ?? N(lengths.margin)
    shares.end =
      shares.trailing.map { $0.width + N(lengths.margin + lengths.clearance) }
      ?? N(lengths.margin)
    guard proposal.width.isUnspecified else {
      shares.width = proposal.width.or(0)
      let room = pass.larger(shares.width - shares.start - shares.end, 0)
      shares.titleOffer = Proposal(Length(room), proposal.height)
      shares.title = ask(parameters.title, shares.titleOffer, node, &pass)
      return shares
    }
    shares.titleOffer = items
    shares.title = ask(parameters.title, items, node, &pass)
    shares.width = shares.start + (shares.title?.width ?? N(0)) + shares.end
    return shares
  }

  private static func ask<N, T>(
    _ index: Int32, _ proposal: Proposal<N>, _ node: Node, _ pass: inout Pass<N, T>
  ) -> Size<N>? {
    index < 0 ? nil : pass.ask(pass.edge(Int(index), of: node).child, proposal)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: Parameters = pass.parameters(of: node)
    let lengths = parameters.lengths
    let proposal = Proposal(Length(placed.size.width), placed.proposal.height)
    let shares = share(node, proposal, parameters, &pass)
    let items = Proposal<N>(.unspecified, proposal.height)
    let width = placed.size.width
    func put(
      _ index: Int32, _ size: Size<N>?, _ offer: Proposal<N>, _ guide: AlignmentGuide, _ line: N,
      _ pass: inout Pass<N, T>
    ) {
      guard let size else { return }
      let child = pass.edge(Int(index), of: node).child
      let x = pass.defaultPosition(of: guide, size)
      let middle = (inBar: placed.size.height / 2, inChild: size.height / 2)
      if T.isOn {
        pass.tell(child, Int(index), guide, line, x)
        pass.tell(child, Int(index), .verticalCenter, middle.inBar, middle.inChild)
      }
      pass.put(child, at: Point(line - x, middle.inBar - middle.inChild), offer, size)
    }
    // In the order of the edges.
    put(parameters.leading, shares.leading, items, .leading, N(lengths.margin), &pass)
    if let title = shares.title {
      let isCentered = isClear(title.width, shares, lengths, &pass)
      put(
        parameters.title, title, shares.titleOffer, isCentered ? .horizontalCenter : .leading,
        isCentered ? width / 2 : shares.start, &pass)
    }
    put(parameters.trailing, shares.trailing, items, .trailing, width - N(lengths.margin), &pass)
  }

  /// Whether a title in the middle of the bar keeps clear of the items.
  private static func isClear<N, T>(
    _ title: N, _ shares: Shares<N>, _ lengths: Lengths, _ pass: inout Pass<N, T>
  ) -> Bool {
    let start = (shares.width - title) / 2
    let leading =
      shares.leading.map { $0.width + N(lengths.margin + lengths.clearance) }
      ?? N(lengths.margin)
    return !pass.isLess(start, leading) && !pass.isLess(shares.width - shares.end, start + title)
  }
}

extension BarRow {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    var parameters = Parameters(lengths: lengths, leading: -1, title: -1, trailing: -1)
    var children: [NodeID] = []
    let inner = lowering.oriented(use.environment, along: .horizontal)
    for (part, view) in zip(parts, use.view.children) {
      guard let layer = try lowering.layer(of: [view]) else { continue }
      let index = Int32(children.count)
      switch part {
      case .leading: parameters.leading = index
      case .title: parameters.title = index
      case .trailing: parameters.trailing = index
      }
      children.append(try lowering.lower(layer, inner))
    }
    lowering.finish(
      use.id, BarRow.rule, children: children, parameters: lowering.keep(parameters))
  }
}
