import LayEngine

extension Form {
  static let allDefine: [Form] = [.define, .defineState, .defineStruct, .defineValues, .tuple]

  static let define = Form(
    name: "define", usage: "(define name value) or (define (name parameters…) body…)",
    summary: "Name a value or a function.",
    examples: """
      (begin (define width 10) (* 2 width)) | 20
      (begin (define (twice x) (* 2 x)) (twice 4)) | 8
      (begin (define (grow x :by (n 1)) (+ x n)) (grow 1 :by 5)) | 6
      """
  ) { compiler, call throws(Diagnostic) in
    guard call.isStatement else { throw Diagnostic(.standsInValue, at: call.span) }
    guard let target = call.parts.first else { throw call.malformed("`define` needs a name") }
    let isFunction = compiler.tree.kind(target) == .list
    guard
      let name = isFunction ? compiler.tree.children(target).first(where: { _ in true }) : target
    else { throw call.malformed("`define` needs a name") }
    let symbol = try compiler.parameterName(name, call)
    let definition = Definition(symbol: symbol, target: target, isFunction: isFunction)
    if compiler.isOutermost { return try definition.compileGlobal(&compiler, call) }
    return try definition.compileLocal(&compiler, call)
  }

  static let defineState = Form(
    name: "define-state", usage: "(define-state name value)",
    summary:
      "Name a value that a view keeps, like SwiftUI's `@State`: when something changes it, the "
      + "view is made again with the new value. In a function, each view that the function makes "
      + "has its own.",
    examples: """
      (begin (define (measured title) (define-state wide 0) (vstack :spacing 0 (on-geometry-change \
      width (fn (w) (set! wide w)) (text title)) (frame :width (* 2 wide) :height 4 (color red)))) \
      (hstack :spacing 0 (measured "Hi") (measured "Hello"))) | ideal | 112 x 24
      """
  ) { compiler, call throws(Diagnostic) in
    guard call.isStatement else { throw Diagnostic(.stateInValue, at: call.span) }
    try call.requireParts(2...2, "`define-state` needs a name and one value")
    let symbol = try compiler.parameterName(call.parts[0], call)
    let value = try compiler.compile(call.parts[1], naming: symbol)
    if compiler.isOutermost {
      compiler.noteDefinition(symbol)
      compiler.endsInDefinition = true
      return StoreGlobalCode(compiler.globals.slot(symbol), value, isDefinition: true, call.span)
    }
    guard case .local(let slot, true) = try compiler.locate(symbol, at: call.span) else {
      throw Diagnostic(.stateInValue, at: call.span)
    }
    return WorkCode { machine throws(Diagnostic) in
      guard case .object(let object) = machine.frame[slot] else { return .nothing }
      let cell = unsafeDowncast(object, to: Cell.self)
      // It may have a value from an earlier run.
      guard !cell.isDefined else { return .nothing }
      let first = try value.run(&machine)
      machine.runtime.journal.note(cell)
      (cell.value, cell.isDefined) = (first, true)
      return .nothing
    }
  }

  static let defineValues = Form(
    name: "define-values", usage: "(define-values (name…) tuple)",
    summary: "Name the parts of a tuple or a list; `_` skips a part.",
    examples: "(begin (define-values (width _) (tuple 80 3)) width) | 80"
  ) { compiler, call throws(Diagnostic) in
    guard call.isStatement else { throw Diagnostic(.valuesInValue, at: call.span) }
    try call.requireParts(2...2, "`define-values` needs names in parentheses and a value")
    guard compiler.tree.childCount(call.parts[0]) > 0 else {
      throw call.malformed("names in parentheses are needed", at: compiler.tree.span(call.parts[0]))
    }
    let pattern = try Pattern(call.parts[0], compiler, call)
    let value = try compiler.compile(call.parts[1])
    if compiler.isOutermost {
      for name in pattern.names { compiler.noteDefinition(name) }
      compiler.endsInDefinition = true
      let slots = pattern.names.map { compiler.globals.slot($0) }
      return WorkCode { machine throws(Diagnostic) in
        let parts = try TakeApartCode.parts(
          try value.run(&machine), count: slots.count, at: pattern.span)
        for (slot, part) in zip(slots, parts) where slot.pointee.symbol.name != "_" {
          machine.runtime.noteChange(from: nil, to: part)
          machine.runtime.globals.set(slot, to: part)
        }
        return .nothing
      }
    }
    return try compiler.defineLocally(pattern, value)
  }

  static let defineStruct = Form(
    name: "define-struct", usage: "(define-struct name field… (field default)…)",
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

  static let tuple = Form(
    name: "tuple", usage: "(tuple value…) or (tuple :label value…)",
    summary: "Several values in one, with or without labels: `(at pair 0)` and `(:width row)` read "
      + "them. `(let (((a b) pair)) …)`, `for`, `fn` and `define-values` take a tuple apart.",
    examples: """
      (at (tuple 3 "rows") 1) | "rows"
      (:width (tuple :width 80 :count 3)) | 80
      """
  ) { compiler, call throws(Diagnostic) in
    var labels: [Symbol?] = []
    var values: [Code] = []
    var label: (symbol: Symbol, span: SourceSpan)?
    for part in call.parts {
      if let keyword = compiler.tree.keyword(part) {
        guard label == nil else { break }
        if labels.contains(where: { $0 === keyword }) {
          throw call.malformed("`:\(keyword.name)` is there twice", at: compiler.tree.span(part))
        }
        label = (keyword, compiler.tree.span(part))
        continue
      }
      labels.append(label?.symbol)
      values.append(try compiler.compile(part))
      label = nil
    }
    if let label {
      throw Diagnostic(.keywordWithoutValue(label.symbol.name, "10"), at: label.span)
    }
    let shape = PartNames(name: nil, labels: labels)
    return WorkCode { [values] machine throws(Diagnostic) in
      let elements = ListStorage(capacity: values.count)
      for value in values { elements.append(try value.run(&machine)) }
      return .object(CompoundBox(shape, elements.elements))
    }
  }
}

/// The parts of a `define`.
private struct Definition {
  let symbol: Symbol
  let target: SyntaxTree.Index
  let isFunction: Bool

  func compileGlobal(_ compiler: inout Compiler, _ call: FormCall) throws(Diagnostic) -> Code {
    let slot = compiler.globals.slot(symbol)
    // A function may refer to its own name, the value of a variable may not.
    if isFunction { compiler.noteDefinition(symbol) }
    let value = try compileValue(&compiler, call, selfName: nil)
    compiler.noteDefinition(symbol)
    compiler.endsInDefinition = true
    return StoreGlobalCode(slot, value, isDefinition: true, call.span)
  }

  func compileLocal(_ compiler: inout Compiler, _ call: FormCall) throws(Diagnostic) -> Code {
    let selfName = compiler.isAssigned(symbol) ? nil : symbol
    let value = try compileValue(&compiler, call, selfName: selfName)
    guard case .local(let slot, let isInCell) = try compiler.locate(symbol, at: call.span) else {
      throw Diagnostic(.standsInValue, at: call.span)
    }
    guard isInCell else { return StoreLocalCode(slot, value, isInCell: false) }
    let cell = compiler.keep(LocalCode(slot))
    return StoreCellCode(cell, value, isDefinition: true, symbol, call.span)
  }

  private func compileValue(
    _ compiler: inout Compiler, _ call: FormCall, selfName: Symbol?
  ) throws(Diagnostic) -> Code {
    guard isFunction else {
      try refuseParametersBehind(compiler, call)
      try call.requireParts(2...2, "`define` needs a name and one value")
      return try compiler.compile(call.parts[1], naming: symbol)
    }
    var parameters: [SyntaxTree.Index] = []
    for part in compiler.tree.children(target) where part != target + 1 { parameters.append(part) }
    let function = try compiler.compileFunction(
      name: symbol.name, selfName: selfName, parameters: parameters,
      body: Array(call.parts.dropFirst()), call: call)
    return compiler.keep(function)
  }
}

extension Definition {
  /// Throws an error for parameters outside of the list, as in `(define card (title) …)`.
  fileprivate func refuseParametersBehind(
    _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) {
    guard call.parts.count > 2, compiler.tree.kind(call.parts[1]) == .list else { return }
    var words = [symbol.name]
    for part in compiler.tree.children(call.parts[1]) {
      guard let name = compiler.tree.symbol(part)?.name else { return }
      words.append(name)
    }
    throw Diagnostic(
      Complaint(
        "the name of a function stands with its parameters in one list",
        hint: "write `(define (\(words.joined(separator: " "))) …)`"),
      at: compiler.tree.span(call.parts[1]))
  }
}

extension Complaint {
  fileprivate static let standsInValue = Complaint(
    "`define` stands where a value is needed",
    hint: "put it before, or name the value with `(let ((name value)) …)`")

  fileprivate static let stateInValue = Complaint(
    "`define-state` stands where a value is needed",
    hint: "put it at the beginning of the body, before the view")

  fileprivate static let valuesInValue = Complaint(
    "`define-values` stands where a value is needed",
    hint: "put it before, or take the tuple apart with `(let (((a b) tuple)) …)`")

  fileprivate static func fieldIsMissing(_ label: Symbol, _ shape: PartNames) -> Complaint {
    let name = shape.name?.name ?? ""
    return Complaint(
      "`\(name)` needs its field `:\(label.name)`", hint: "write `(\(name) :\(label.name) …)`")
  }
}

extension Compiler {
  /// The code that binds the names of a pattern to the parts of a tuple, in a body.
  fileprivate mutating func defineLocally(
    _ pattern: Pattern, _ value: Code
  ) throws(Diagnostic) -> Code {
    let whole = scope.makeSlot()
    var parts = [keep(StoreLocalCode(whole, value, isInCell: false))]
    for (place, name) in pattern.names.enumerated() where name.name != "_" {
      guard case .local(let slot, let isInCell) = try locate(name, at: pattern.span) else {
        throw Diagnostic(.valuesInValue, at: pattern.span)
      }
      let part = keep(
        WorkCode { machine throws(Diagnostic) in
          let parts = try TakeApartCode.parts(
            machine.frame[whole], count: pattern.names.count, at: pattern.span)
          return parts[parts.startIndex + place]
        })
      let store: Code =
        isInCell
        ? StoreCellCode(keep(LocalCode(slot)), part, isDefinition: true, name, pattern.span)
        : StoreLocalCode(slot, part, isInCell: false)
      parts.append(keep(store))
    }
    return SequenceCode(parts, last: keep(ConstantCode(.nothing)))
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
      return WorkCode { [fields] machine throws(Diagnostic) in
        let site = machine.arrangedSite?.takeUnretainedValue()
        for label in required where site?.keywords.contains(where: { $0 === label }) != true {
          throw Diagnostic(.fieldIsMissing(label, shape), at: site?.span ?? span)
        }
        let elements = ListStorage(capacity: fields.count)
        for field in fields { elements.append(try field.run(&machine)) }
        return .object(CompoundBox(shape, elements.elements))
      }
    }
    return compiler.keep(maker)
  }
}
