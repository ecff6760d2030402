import LayEngine
import LayLanguage

// What is told of code after which a view goes on, and where.

/// What is not as in Swift, and what was done about it: "the modifier `glow` is not known here; it is left out".
struct Remark {
  let error: Diagnostic
  var outcome: StandInOutcome?
  /// Whether it is told of a font, in whose place another one stands: texts know that themselves.
  var isOfFont = false

  /// The sentence, with how often it holds.
  func told(times: Int = 1) -> Diagnostic {
    let done = outcome.map { "; \($0.sentence)" } ?? ""
    let count = times > 1 ? ", \(times) times in all" : ""
    guard !(done + count).isEmpty else { return error }
    return error.saying(error.message + done + count)
  }

  /// What makes two remarks one.
  var cause: String {
    [error.message, error.hint ?? "", outcome?.sentence ?? ""].joined(separator: "\n")
  }
}

/// What stands for code that is not followed.
enum StandInOutcome {
  case argumentLeftOut, modifierLeftOut, leftOut
  case asset, picture, symbol, rectangle, name, number, content, emptyList, listOfThree,
    firstElement,
    orderKept
  case branch(isTaken: Bool), present, widestCase
  case ownGuide, given, noAction
  case box(width: Double, height: Double)

  var sentence: String {
    switch self {
    case .argumentLeftOut: "the argument is left out"
    case .modifierLeftOut: "the modifier is left out"
    case .leftOut: "it is left out"
    case .asset: "it is taken as one of the app's assets"
    case .picture: "a picture stands for it"
    case .symbol: "another symbol stands for it"
    case .rectangle: "a rectangle stands for it"
    case .firstElement: "the first element stands for it"
    case .orderKept: "the order is kept"
    case .name: "it is shown by its name"
    case .number: "10 stands for it"
    case .content: "its content is shown"
    case .emptyList: "it is taken as empty"
    case .listOfThree: "three elements stand for it"
    case .branch(let isTaken): "it is taken as \(isTaken)"
    case .present: "it is taken as present"
    case .widestCase: "the case that shows most is taken"
    case .ownGuide: "the view has its own guide"
    case .given: "the length that it is given stands for it"
    case .noAction: "the action is not called"
    case .box(let width, let height):
      "a box of \(SwiftWords.number(width)) x \(SwiftWords.number(height)) stands for it"
    }
  }

  /// Whether it stands for a whole view, so that it says more than what was done about a part.
  var isWhole: Bool {
    switch self {
    case .content, .box, .modifierLeftOut, .rectangle: true
    default: false
    }
  }

  /// Whether it decides which code runs.
  var decides: Bool {
    switch self {
    case .branch, .present, .widestCase: true
    default: false
    }
  }
}

/// Numbers and names in sentences.
enum SwiftWords {
  /// "an `Int`", "a `String`".
  static func one(_ name: String) -> String {
    let isVowel = name.first.map { "AEIOaeio".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") `\(name)`"
  }

  /// `44` for 44.0.
  static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}

extension SwiftRuntime {
  /// What stands for a view.
  var box: StandInOutcome { .box(width: placeholderSize.width, height: placeholderSize.height) }

  /// An error at its place in the code of a person.
  ///
  /// - Rule: a place in the texts of the library is replaced by the innermost place of the code, and calls in
  ///   them are left out of the notes; of a ring, which says who calls whom, all are.
  func inCode(_ error: Diagnostic) -> Diagnostic {
    let isInLibrary = error.span.map(isOfLibrary) ?? false
    guard isInLibrary || error.isRecursion || error.notes.contains(where: { isOfLibrary($0.span) }),
      !error.isInterruption
    else { return error }
    var notes = error.notes.filter { !isOfLibrary($0.span) }
    let span = isInLibrary ? notes.first?.span : error.span
    if isInLibrary, !notes.isEmpty { notes.removeFirst() }
    if error.isRecursion { notes = [] }
    return error.placed(at: span, notes: notes)
  }

  private func isOfLibrary(_ span: SourceSpan) -> Bool {
    module.librarySources.contains(span.source)
  }
}

extension Diagnostic {
  /// The same with another sentence.
  fileprivate func saying(_ message: String) -> Diagnostic {
    var complaint = complaint
    complaint.message = message
    return Diagnostic(complaint, at: span, severity: severity, notes: notes)
  }
}
