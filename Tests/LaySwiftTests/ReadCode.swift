import LayEngine
import LayLanguage
import LaySwift
import LaySwiftParsing
import LaySwiftTree

/// Code of Swift that a test runs.
struct ReadCode {
  /// What the code shows; nil where it has mistakes in its syntax, or shows nothing.
  private(set) var view: View?
  /// The mistakes in its syntax.
  private(set) var mistakes: [SyntaxMistake] = []
  /// What is not followed in it.
  private(set) var remarks: [Diagnostic] = []
  /// The error that ended it.
  private(set) var error: Diagnostic?
  private let interpreter = Interpreter()

  /// - Parameter forgives: whether something stands for what is not followed.
  init(_ text: String, forgives: Bool = false) throws {
    let bytes = Array(text.utf8)
    guard let parsed = FileParser.answer(TreeRequest(files: [bytes]))?.first else { return }
    mistakes = parsed.mistakes
    guard mistakes.isEmpty else { return }
    let tree = try SwiftTree.decoded(parsed.tree[...], of: bytes)
    let evaluator = SwiftEvaluator(interpreter)
    if forgives { evaluator.forgive(placeholder: PlaceholderSize.usual) }
    evaluator.add([("A.swift", tree)])
    do throws(Diagnostic) { view = try evaluator.shown()?.make(nil) } catch { self.error = error }
    remarks = evaluator.remarksOfViews
    owner = evaluator
  }

  /// Code that runs while the view is laid out needs it.
  private var owner: SwiftEvaluator?

  func layout(_ width: Double?, _ height: Double?) throws -> Layout? {
    guard let view else { return nil }
    return try Engine(try ViewTree(view)).layOut(ProposedViewSize(width: width, height: height))
  }
}
