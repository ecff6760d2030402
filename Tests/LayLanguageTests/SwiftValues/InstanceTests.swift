import LayEngine
import Testing

@testable import LayLanguage

@Suite struct InstanceTests {
  private let interpreter = Interpreter()
  private let type = DeclaredType("Model", at: nil)

  private func model(_ values: [Value]) -> InstanceBox {
    let labels = ["items", "next"].map { interpreter.symbols.intern($0) }
    return InstanceBox(
      type, PartNames(name: nil, labels: labels, of: type), values, interpreter.runtime)
  }

  /// Does something to the variable `m`, which holds an instance.
  private func run(_ source: String) -> String {
    DeepStack.run { Trial(source, in: interpreter) }.value
  }

  @Test func `all who hold an instance see its changes`() {
    let model = model([.list(of: [.integer(1)]), .nothing])
    interpreter.define("m", .object(model))
    #expect(run("(define other m) (append! (:items m) 2) (:items other)") == "(1 2)")
    #expect(run("(set! (:items other) (list 9)) (:items m)") == "(9)")
    #expect(run("(set! (at (:items m) 0) 8) (:items m)") == "(8)")
    #expect(Trial("(set! (:title m) 1)", in: interpreter).message == "a Model has no `:title`")
  }

  @Test func `a change of an instance is taken back`() {
    let model = model([.list(of: [.integer(1)]), .nothing])
    interpreter.define("m", .object(model))
    let before = interpreter.definitions()
    let changes = interpreter.changes
    _ = run("(append! (:items m) 2)")
    #expect(interpreter.changes == changes + 1)
    let after = interpreter.definitions()
    interpreter.restore(before) { _ in false }
    #expect(run("(:items m)") == "(1)")
    interpreter.restore(after) { _ in false }
    #expect(run("(:items m)") == "(1 2)")
  }

  @Test func `an instance that holds itself is printed, compared and a key`() {
    let (one, other) = (model([.nothing, .nothing]), model([.nothing, .nothing]))
    interpreter.define("m", .object(one))
    _ = run("(set! (:next m) m)")
    #expect(ValueDescription.written(.object(one)) == "Model")
    #expect(ValueDescription.phrase(.object(one)) == "a Model")
    #expect(Value.object(one).isEqual(to: .object(one)))
    #expect(!Value.object(one).isEqual(to: .object(other)))
    #expect(DictionaryKey(.object(one)) == DictionaryKey(.object(one)))
    #expect(DictionaryKey(.object(one)) != DictionaryKey(.object(other)))
    interpreter.runtime.instances.empty()
  }

  @Test func `instances that hold each other are freed with the session`() {
    weak var first: InstanceBox?
    weak var second: InstanceBox?
    do {
      let interpreter = Interpreter()
      let names = PartNames(name: nil, labels: [interpreter.symbols.intern("next")], of: type)
      let (one, two) = (
        InstanceBox(type, names, [.nothing], interpreter.runtime),
        InstanceBox(type, names, [.nothing], interpreter.runtime)
      )
      one.content.value = .object(CompoundBox(names, ListElements([.object(two)])))
      two.content.value = .object(CompoundBox(names, ListElements([.object(one)])))
      // One that is freed before the others leaves them as they are.
      _ = InstanceBox(type, names, [.nothing], interpreter.runtime)
      (first, second) = (one, two)
    }
    #expect(first == nil)
    #expect(second == nil)
  }
}
