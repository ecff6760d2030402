import LayLanguage
import SwiftSyntax

/// Remarks on values that are made up.
extension Translator {
  /// Warns of a value that is made up, and takes back the warnings about its parts.
  func guess(_ syntax: some SyntaxProtocol, _ message: String) {
    let place = place(of: syntax)
    guessLog.append(place)
    if quietness == 0, remarked.contains(place) { return }
    takeBackGuesses(inside: place)
    guard warn(syntax, message) else { return }
    tally.guessed += 1
    guessedPlaces.insert(place)
  }

  private func takeBackGuesses(inside place: SwiftPlace) {
    guard quietness == 0 else { return }
    // Parts are read just before the whole.
    for index in remarks.indices.suffix(16).reversed() {
      guard let inner = remarks[index].place, guessedPlaces.contains(inner),
        inner.file == place.file, place.start <= inner.start, inner.end <= place.end
      else { continue }
      remarks.remove(at: index)
      guessedPlaces.remove(inner)
      remarked.remove(inner)
      tally.guessed = max(0, tally.guessed - 1)
    }
  }

  /// Replaces the remark on a guess by one that tells its meaning, which follows from its use.
  func guessAnew(_ syntax: ExprSyntax, _ meaning: String) {
    guard quietness == 0 else { return }
    let syntax = syntax.withoutParentheses
    let text = shortText(of: syntax)
    if syntax.is(DeclReferenceExprSyntax.self), !toldUses.insert(text + meaning).inserted { return }
    takeBackGuesses(inside: place(of: syntax))
    guess(syntax, "`\(text)` is not known here and \(meaning)")
  }

  /// Guesses an unknown value again, now that its use tells the type.
  func guessedAnew(_ syntax: ExprSyntax, _ type: SwiftType) -> Expression {
    let syntax = syntax.withoutParentheses
    let isTold =
      syntax.is(DeclReferenceExprSyntax.self)
      && !toldUses.insert(shortText(of: syntax) + "\(type)").inserted
    guessLog.append(place(of: syntax))
    if quietness > 0 || isTold { return quietly { unknown(syntax, type) } }
    takeBackGuesses(inside: place(of: syntax))
    return unknown(syntax, type)
  }
}

extension SwiftTally {
  static func + (one: SwiftTally, other: SwiftTally) -> SwiftTally {
    one.combined(with: other, +)
  }

  static func - (one: SwiftTally, other: SwiftTally) -> SwiftTally {
    one.combined(with: other, -)
  }

  private func combined(with other: SwiftTally, _ combine: (Int, Int) -> Int) -> SwiftTally {
    var result = SwiftTally()
    for field in Self.fields {
      result[keyPath: field] = combine(self[keyPath: field], other[keyPath: field])
    }
    return result
  }

  private static var fields: [WritableKeyPath<SwiftTally, Int>] {
    [\.views, \.modifiers, \.passedOver, \.placeholders, \.guessed, \.leftOut]
  }
}
