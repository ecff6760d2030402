import LayEngine

/// A preference key as a value of the language.
final class PreferenceKeyBox: ObjectBox {
  let key: PreferenceKey

  init(_ key: PreferenceKey) { self.key = key }

  override var kindDescription: String { "a preference key" }

  override var text: String { key.name }

  override func isEqual(to other: ObjectBox) -> Bool {
    (other as? PreferenceKeyBox).map { $0.key === key } ?? false
  }
}

/// An anchor as a value: a view's bounds, with parts such as `width` and `min-x`, or a point.
final class AnchorBox: ObjectBox {
  let anchor: PreferenceAnchor

  init(_ anchor: PreferenceAnchor) { self.anchor = anchor }

  override var kindDescription: String { "an anchor" }

  private var frame: FrameBox {
    let frame = anchor.frame
    return FrameBox(
      x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
  }

  override func part(_ name: String) -> Value? {
    switch (anchor.source, name) {
    case (.bounds, _): frame.part(name)
    case (.point, "x"): .number(anchor.point.x)
    case (.point, "y"): .number(anchor.point.y)
    case (.point, _): nil
    }
  }

  override var text: String {
    let frame = anchor.frame
    return "\(NumberText.of(frame.size.width)) x \(NumberText.of(frame.size.height)) at "
      + "\(NumberText.of(frame.origin.x)), \(NumberText.of(frame.origin.y))"
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? AnchorBox else { return false }
    return anchor.frame == other.anchor.frame && anchor.source == other.anchor.source
  }
}

extension Parameter {
  /// The key of a preference modifier.
  static let preferenceKey = positional(
    "key", .object(PreferenceKeyBox.self, sample: "(define-preference-key width 0 max)"),
    "the preference key", isKeyword: true)
}

extension Arguments {
  var preferenceKey: PreferenceKey {
    required("key", object("key", as: PreferenceKeyBox.self)).key
  }

  /// A function argument for calls after the running code has returned, for example during layout.
  func laterFunction(
    _ name: String, passing names: [String]
  ) throws(Diagnostic) -> ([Value]) throws -> Value {
    let function = try callback(name, passing: names).function
    let span = span(of: name)
    return { [unowned runtime] values in try runtime.call(function, values, span) }
  }
}
