import LayEngine

/// A value of Swift code that is not known: `L10n.title`, whose file is missing.
///
/// What is made of it is unknown too, of the same origin, so that it is told once. It never reaches a
/// declaration.
package final class UnknownBox: ObjectBox {
  /// Where a value that is not known came up, and why it is not known.
  package final class Origin: Sendable {
    package let span: SourceSpan
    package let reason: Complaint

    package init(_ reason: Complaint, at span: SourceSpan) {
      self.reason = reason
      self.span = span
    }
  }

  /// The name as it stands in the code.
  package let name: String
  package let origin: Origin
  private let labels: [String]
  private let members: ListElements

  private init(_ name: String, _ origin: Origin, _ labels: [String], _ members: ListElements) {
    self.name = name
    self.origin = origin
    self.labels = labels
    self.members = members
  }

  /// - Parameter members: what is known of it: the labelled arguments of an initialiser.
  package convenience init(
    _ name: String, _ reason: Complaint, at span: SourceSpan,
    members: [(label: String, value: Value)] = []
  ) {
    self.init(
      name, Origin(reason, at: span), members.map(\.label), ListElements(members.map(\.value)))
  }

  /// What is made of this value, under a name of its own: `user.name` of `user`.
  package func derived(_ name: String) -> UnknownBox {
    UnknownBox(name, origin, [], ListElements([]))
  }

  override var kindDescription: String { "`\(name)`, which is not known" }
  package override var text: String { "unknown \(name)" }

  package override func part(_ name: String) -> Value? {
    guard let index = labels.firstIndex(of: name) else {
      return .object(derived("\(self.name).\(name)"))
    }
    return members[members.startIndex + index]
  }

  package override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    var (labels, members) = (labels, members)
    if let index = labels.firstIndex(of: name) {
      members.makeUnique()
      members.place(of: index).pointee = value
    } else {
      labels.append(name)
      members.insert(value, at: members.count)
    }
    return UnknownBox(self.name, origin, labels, members)
  }
}
