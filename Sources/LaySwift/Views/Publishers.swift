import LayEngine
import LayLanguage

/// What listens to publishers: `sink` and `onReceive`.
///
/// What is sent later is told.
enum PublisherNatives {
  static let all: [String: Native] = [
    "AnyPublisher.listen(_:)": .function { machine, call throws(Diagnostic) in
      guard let parts = parts(of: call[0]) else { throw call.unfollowed("`sink` of this value") }
      if !parts.later.isEmpty { call.runtime.remark(parts.later, at: call.span) }
      for value in parts.present.elements {
        _ = try call.runtime.call(call[1], [value], &machine, call.span)
      }
      let made = call.runtime.library.declaration("AnyCancellable")
      return made.map { .compound($0.partNames([]), [.nothing]) } ?? .nothing
    },
    "AnyCancellable.remarkEnd()": .function { _, call in
      call.runtime.remark("what an `AnyCancellable` does at its end", at: call.span)
      return call.runtime.void
    },
    "WeakReference.init(_:)": .function { _, call throws(Diagnostic) in
      guard case .object = call[0] else { throw call.unfollowed("what is no object") }
      return call[0].asWeakReference
    },
    "WeakReference.object": .function { _, call in call[0].ofWeakReference },
    "View.onReceive(_:perform:)": received,
  ]

  /// The values that a publisher sends at once, what it sends later, and whether views are made again with that.
  private static func parts(
    of publisher: Value
  ) -> (present: List, later: String, isRead: Bool)? {
    guard case .list(let present) = publisher.part(at: 0),
      case .string(let later) = publisher.part(at: 1),
      case .truth(let isRead) = publisher.part(at: 2)
    else { return nil }
    return (present, later.text, isRead)
  }

  /// - Rule: the action runs when the view appears, for each value that is there, and again with each new one.
  private static let received = Native.function { machine, call throws(Diagnostic) in
    if let unknown = call[1].unknown { throw unknown.error }
    let name = call.runtime.declaration(of: call[1])?.name
    guard name == "AnyPublisher", let parts = parts(of: call[1]) else {
      call.runtime.remark("what `onReceive` is sent", at: call.span)
      return try call.runtime.shown(call[0], &machine, call.span)
    }
    if !parts.later.isEmpty, !parts.isRead { call.runtime.remark(parts.later, at: call.span) }
    guard !parts.present.elements.isEmpty else {
      return try call.runtime.shown(call[0], &machine, call.span)
    }
    let (runtime, span) = (call.runtime, call.span)
    let perform = try runtime.action(call[2], &machine, span)
    let action = try runtime.function(of: 0, &machine, span) { _, machine throws(Diagnostic) in
      for value in parts.present.elements {
        _ = try runtime.call(perform, [value], &machine, span)
      }
      return .nothing
    }
    let present = runtime.carried(.list(parts.present))
    return try call.modified(
      "on-change", [(nil, present), (nil, action), ("initial", .truth(true))], &machine)
  }
}

extension Member {
  /// Whether it is a property of a class that tells its changes: `@Published var text`.
  var isPublished: Bool {
    kind == .stored && owner?.kind == .class && file.attributes(statement).contains("Published")
  }
}

extension CodeContext {
  /// `$text` of `@Published var text`: a publisher of its present value; nil for other members.
  func published(
    _ member: Member, of value: Expression, _ types: Substitution
  ) throws(Diagnostic) -> Expression? {
    guard let property = member.property, member === property.projection, property.isPublished,
      let publisher = library.declaration("AnyPublisher")
    else { return nil }
    _ = property.owner?.storedProperties
    let (place, run) = (property.place, value.run)
    let type = try runtime.type(of: member, types)
    let names = publisher.partNames(type.arguments)
    let later = Value.text("what `$\(property.name)` sends later")
    return Expression(type) { machine throws(Diagnostic) in
      let present = Value.list(of: [try run(&machine).part(at: place)])
      return .compound(names, [present, later, .truth(true), .nothing])
    }
  }
}
