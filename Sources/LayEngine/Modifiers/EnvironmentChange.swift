/// A modifier that changes the environment of what it wraps.
package enum EnvironmentChange: ModifierContent, Hashable, Sendable {
  case controls(ControlStyleChange)
  /// The margins of scroll views at some edges, in points; nil counts as 0.
  case contentMargins(EdgeSet, Double?)
  case dynamicTypeSize(DynamicType)
  case font(Font)
  /// The font of a header of a list, and the case of its letters where no `textCase` is around it.
  case headerStyle(Font, LetterCase?)
  case imageScale(ImageScale)
  /// In points per character; ignored where there is tracking.
  case kerning(Double)
  case layoutDirection(LayoutDirection)
  /// Sets the largest number of lines; nil removes the limit, below 1 counts as 1.
  case lineLimit(Int?)
  /// Sets both the smallest and the largest number of lines; nil removes that limit.
  case lineLimitRange(lower: Int?, upper: Int?)
  /// In points; below 0 counts as 0.
  case lineSpacing(Double)
  /// 1 or more does not scale, 0 or less scales without a bound.
  case minimumScaleFactor(Double)
  case multilineTextAlignment(TextAlignment)
  /// Sets the anchor for some roles; nil for the default.
  case defaultScrollAnchor(UnitPoint?, ScrollStart.Roles)
  case scrollPosition(ScrollStart.Target)
  /// Adds to the variants of symbols; none of them takes those of views around away.
  case symbolVariant(SymbolVariants)
  /// nil leaves letters as they are written.
  case textCase(LetterCase?)
  /// In points per character.
  case tracking(Double)
  case truncationMode(TruncationMode)
  /// Changes nothing in the face `mono`.
  case typeface(TypefaceChange)
}

extension EnvironmentChange {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.warn(about: self, use.view)
    let inner = lowering.intern(lowering.environment(use.environment).changed(by: self))
    try lowering.lowerTransparent(use, in: inner)
  }
}

extension Environment {
  func changed(by change: EnvironmentChange) -> Environment {
    var environment = self
    switch change {
    case .controls(let change): change.apply(&environment.controlStyle)
    case .contentMargins(let edges, let length):
      environment.contentMargins.set(edges, to: length ?? 0)
    case .dynamicTypeSize(let setting):
      environment.dynamicType = setting
      environment.font = environment.font.at(setting, on: environment.controlStyle.system, in: face)
    case .font(let font): environment.font = font.at(dynamicType, on: controlStyle.system, in: face)
    case .headerStyle(let font, let letterCase):
      environment.font = font.at(dynamicType, on: controlStyle.system, in: face)
      if !textStyle.hasLetterCase { environment.textStyle.letterCase = letterCase }
    case .imageScale(let scale): environment.imageScale = scale
    case .kerning(let points): environment.textStyle.kerning = points.isFinite ? points : 0
    case .layoutDirection(let direction): environment.direction = direction
    case .lineLimit(let upper): environment.lineLimit.upper = upper.map { max($0, 1) }
    case .lineLimitRange(let lower, let upper):
      environment.lineLimit = LineLimit(
        lower: lower.map { max($0, 1) }, upper: upper.map { max($0, 1) })
    case .lineSpacing(let spacing):
      environment.textStyle.lineSpacing = spacing.isFinite ? max(spacing, 0) : 0
    case .minimumScaleFactor(let factor):
      environment.textStyle.minimumScale = factor < 1 ? max(factor, 0) : 1
    case .multilineTextAlignment(let alignment): environment.textStyle.alignment = alignment
    case .defaultScrollAnchor(let anchor, let roles):
      environment.scrollStart.set(anchor, for: roles)
    case .scrollPosition(let position): environment.scrollStart.position = position
    case .symbolVariant(let variants):
      environment.symbolVariants = variants.isEmpty ? [] : symbolVariants.union(variants)
    case .textCase(let letterCase):
      environment.textStyle.letterCase = letterCase
      environment.textStyle.hasLetterCase = true
    case .tracking(let points): environment.textStyle.tracking = points.isFinite ? points : 0
    case .truncationMode(let mode): environment.textStyle.truncation = mode
    case .typeface(let change):
      if face != .mono || change.isOfSymbols { change.apply(to: &environment.typeface) }
    }
    return environment
  }
}

extension Lowering {
  /// Warns of an environment change whose minimum number of lines is above its maximum.
  mutating func warn(about change: EnvironmentChange, _ view: View) {
    guard case .lineLimitRange(let least?, let most?) = change, max(least, 1) > max(most, 1)
    else { return }
    let kind = LayoutWarning.Kind.contradictoryLines(least: least, most: most)
    warnings.append(LayoutWarning(kind: kind, span: view.span))
  }
}
