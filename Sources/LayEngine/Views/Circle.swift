/// The largest circle in what it is given.
///
/// - Rule: answer the smaller of width and height on both axes, 10 counting where nothing is
///   proposed.
/// - Source: layout-rules 2.1.
enum Circle {
  static func size<N, T>(_ proposal: Proposal<N>, _ pass: inout Pass<N, T>) -> Size<N> {
    let diameter = pass.smaller(proposal.width.orDefault, proposal.height.orDefault)
    return Size(diameter, diameter)
  }
}
