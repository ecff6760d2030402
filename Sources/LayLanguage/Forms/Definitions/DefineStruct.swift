import LayEngine

extension Form {
  static let defineStruct = Form(
    name: "define-struct",
    usage: "(define-struct name field… (field default)…)",
    summary:
      "Define values with fields, like a struct in Swift: `(row :y 8)` makes one, `(:y r)` reads "
      + "a field, `(set! (:y r) 9)` changes a field of the variable `r`, `(with r :y 9)` gives a "
      + "changed copy. A field without a default is required. A function "
      + "`(define (row.height r) …)` is a member too: `(:height r)`.",
    examples: """
      (begin (define-struct row y (items (list))) (define r (row :y 8)) (append! (:items r) "a") \
      r) | (row :y 8 :items ("a"))
      (begin (define-struct square side) (define (square.area s) (* (:side s) (:side s))) (:area \
      (square :side 4))) | 16
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireOutermost(compiler)
    guard let target = call.parts.first else {
      throw call.malformed("`define-struct` needs a name and fields")
    }
    let symbol = try compiler.parameterName(target, call)
    let slot = compiler.globals.slot(symbol)
    compiler.noteDefinition(symbol)
    let maker = try StructSource(compiler, call).compile(&compiler, symbol)
    compiler.endsInDefinition = true
    return StoreGlobalCode(slot, maker, isDefinition: true, call.span)
  }
}

/// The source of a struct's fields.
private struct StructSource {
  private let call: FormCall
  private var labels: [Symbol] = []
  private var defaults: [SyntaxTree.Index?] = []

  init(_ compiler: Compiler, _ call: FormCall) throws(Diagnostic) {
    self.call = call
    for part in call.parts.dropFirst() {
      let isPair = compiler.tree.childCount(part) == 2
      guard compiler.tree.symbol(part) != nil || isPair else {
        throw call.malformed(
          "a field is a name, or a name and its default in parentheses",
          at: compiler.tree.span(part))
      }
      let label = try compiler.parameterName(isPair ? part + 1 : part, call)
      guard !labels.contains(where: { $0 === label }) else {
        throw call.malformed(
          "there are two fields called `\(label.name)`",
          at: compiler.tree.span(part))
      }
      labels.append(label)
      defaults.append(isPair ? compiler.tree.after(part + 1) : nil)
    }
    guard labels.count <= Self.mostFields else {
      throw call.malformed("a struct has at most \(Self.mostFields) fields")
    }
  }

  private static let mostFields = 256

  /// Compiles the function that makes a value of the struct from keyword arguments.
  func compile(_ compiler: inout Compiler, _ name: Symbol) throws(Diagnostic) -> Code {
    var parameters = ParameterList()
    for (label, value) in zip(labels, defaults) {
      parameters.append(keyword: label, default: value)
    }
    let shape = PartNames(name: name, labels: labels)
    let required = zip(labels, defaults).filter { $0.1 == nil }.map(\.0)
    let span = call.span
    let maker = try compiler.compileFunction(
      name: name.name, selfName: nil, parameters: parameters, call: call, wantsSite: true
    ) { compiler throws(Diagnostic) in
      var fields: [Code] = []
      for label in shape.labels.compactMap({ $0 }) {
        let location = try compiler.locate(label, at: span)
        fields.append(compiler.keep(compiler.variable(label, location, span)))
      }
      return MakeStructCode(shape, fields, required, span)
    }
    return compiler.keep(maker)
  }
}

/// Makes a value of a struct from the arguments of the call.
private final class MakeStructCode: Code {
  let shape: PartNames
  let fields: [Code]
  /// The fields without a default.
  let required: [Symbol]
  let span: SourceSpan

  init(_ shape: PartNames, _ fields: [Code], _ required: [Symbol], _ span: SourceSpan) {
    self.shape = shape
    self.fields = fields
    self.required = required
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let site = machine.arrangedSite?.takeUnretainedValue()
    for label in required where site?.keywords.contains(where: { $0 === label }) != true {
      throw Diagnostic(.fieldIsMissing(label, shape), at: site?.span ?? span)
    }
    let elements = ListStorage(capacity: fields.count)
    for field in fields { elements.append(try field.run(&machine)) }
    return .object(CompoundBox(shape, elements.elements))
  }
}

extension Complaint {
  fileprivate static func fieldIsMissing(_ label: Symbol, _ shape: PartNames) -> Complaint {
    let name = shape.name?.name ?? ""
    return Complaint(
      "`\(name)` needs its field `:\(label.name)`", hint: "write `(\(name) :\(label.name) …)`")
  }
}
