import LayEngine

extension Form {
  static let allChanges: [Form] = [
    .multiply, .add, .subtract, .divide, .appendTo, .insertInto, .removeFrom, .removeAll,
    .removeFirst, .removeLast, .set, .swap, .with,
  ]

  static let set = Form(
    name: "set!", usage: "(set! place value)",
    summary: "Assign an existing variable, or a part of its value: `(at list 2)`, "
      + "`(at dictionary key)`, `(:field value)`, `(first list)`, `(last list)`, and parts of "
      + "those. Other variables with the old value keep it, as with value types in Swift.",
    examples: """
      (begin (define x 1) (set! x 5) x) | 5
      (begin (define xs (list 1 2 3)) (set! (at xs 1) 9) xs) | (1 9 3)
      (begin (define s (size 8 20)) (set! (:width s) 16) s) | 16 x 20
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2...2, "`set!` needs a name and a value")
    if call.isStatement, compiler.isOutermost { compiler.endsInDefinition = true }
    guard compiler.tree.kind(call.parts[0]) == .list else {
      let value = try compiler.compile(call.parts[1])
      return try compiler.assignment(of: compiler.keep(value), to: call.parts[0], call)
    }
    let place = try compiler.compilePlace(call.parts[0], call)
    let new = try compiler.compile(call.parts[1])
    return WorkCode { machine throws(Diagnostic) in
      let value = try new.run(&machine)
      try place.change(&machine) { old, _ throws(Diagnostic) in old = value }
      return .nothing
    }
  }
}

extension Compiler {
  /// The code that assigns a variable.
  fileprivate mutating func assignment(
    of value: Code, to name: SyntaxTree.Index, _ call: FormCall
  ) throws(Diagnostic) -> Code {
    let symbol = try parameterName(name, call)
    let span = tree.span(name)
    return try locate(symbol, at: span)
      .storing(value, in: symbol, isDefinition: false, at: span, store)
  }

  fileprivate mutating func listChange(
    _ call: FormCall, _ values: [SyntaxTree.Index], change: @escaping ListChange
  ) throws(Diagnostic) -> Code {
    guard let target = call.parts.first else { throw call.malformed("this needs a place") }
    // Forms that return the removed element show it as their result.
    let givesValue = call.form.name.hasPrefix("remove") && call.form !== Form.removeAll
    if call.isStatement, isOutermost, !givesValue { endsInDefinition = true }
    let place = try compilePlace(target, call)
    var codes: [Code] = []
    for value in values { codes.append(try compile(value)) }
    return WorkCode { machine throws(Diagnostic) in
      var values: [Value] = []
      for code in codes { values.append(try code.run(&machine)) }
      var result = Value.nothing
      try place.change(&machine) { value, machine throws(Diagnostic) in
        guard value.listCount != nil || value.isNothing else {
          throw Diagnostic(.wantsList(call.form.name, value), at: place.span)
        }
        var elements = value.takeElements()
        defer { value = .list(List(elements)) }
        result = try change(&elements, values, &machine, call.span)
      }
      return result
    }
  }
}

/// `+= -= *= /=`.
extension Form {
  static let add = arithmetic(.add, "+", "Add to", gives: "7")
  static let subtract = arithmetic(.subtract, "-", "Subtract from", gives: "3")
  static let multiply = arithmetic(.multiply, "*", "Multiply", gives: "10")
  static let divide = arithmetic(.divide, "/", "Divide", gives: "2.5")

  private static func arithmetic(
    _ operation: ArithmeticOperation, _ sign: String, _ verb: String, gives: String
  ) -> Form {
    Form(
      name: "\(sign)=", usage: "(\(sign)= place number)",
      summary: "\(verb) a variable, or a part of its value that `set!` can assign.",
      examples: "(begin (define x 5) (\(sign)= x 2) x) | \(gives)"
    ) { compiler, call throws(Diagnostic) in
      try call.requireParts(2...2, "`\(sign)=` needs a place and a number")
      if call.isStatement, compiler.isOutermost { compiler.endsInDefinition = true }
      let function = compiler.globals.slot(compiler.runtime.symbols.intern(sign))
      let site = CallSite(at: call.span)
      guard compiler.tree.kind(call.parts[0]) == .list else {
        let old = try compiler.compile(call.parts[0])
        let amount = try compiler.compile(call.parts[1])
        let code = ArithmeticCode(operation, old, amount, function, site)
        return try compiler.assignment(of: compiler.keep(code), to: call.parts[0], call)
      }
      let place = try compiler.compilePlace(call.parts[0], call)
      let number = try compiler.compile(call.parts[1])
      return WorkCode { machine throws(Diagnostic) in
        let amount = try number.run(&machine)
        try place.change(&machine) { value, machine throws(Diagnostic) in
          if let result = operation.result(value, amount) {
            value = result
          } else {
            value = try machine.call(function, value, amount, site)
          }
        }
        return .nothing
      }
    }
  }
}

/// `append! insert! remove! remove-first! remove-last! remove-all! swap!`.
extension Form {
  static let appendTo = Form(
    name: "append!", usage: "(append! place value…)",
    summary: "Append values to a variable's list, or to a list in its value; nil counts as an "
      + "empty list. To append the elements of another list, write `(set! xs (append xs others))`.",
    examples: "(begin (define xs (list 1)) (append! xs 2 3) xs) | (1 2 3)"
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2..., "`append!` needs a place and a value")
    return try compiler.listChange(call, Array(call.parts.dropFirst())) {
      list, values, machine, span throws(Diagnostic) in
      for value in values {
        try machine.insert(value, into: &list, at: list.count, span)
      }
      return .nothing
    }
  }

  static let insertInto = Form(
    name: "insert!", usage: "(insert! place value :at index)",
    summary: "Insert a value before the element at an index, counted from 0, or at the end.",
    examples: "(begin (define xs (list 1 3)) (insert! xs 2 :at 1) xs) | (1 2 3)"
  ) { compiler, call throws(Diagnostic) in
    guard call.parts.count == 4, compiler.tree.keyword(call.parts[2])?.name == "at" else {
      throw call.malformed("`insert!` needs a place, a value and the index to put it at")
    }
    return try compiler.listChange(call, [call.parts[1], call.parts[3]]) {
      list, values, machine, span throws(Diagnostic) in
      let index = try Machine.place(values[1], count: list.count + 1, "list", at: span)
      try machine.insert(values[0], into: &list, at: index, span)
      return .nothing
    }
  }

  static let removeFrom = Form(
    name: "remove!", usage: "(remove! place :at index) or (remove! place :key key)",
    summary: "Remove the element at an index from a variable's list, or a key from its "
      + "dictionary; give the removed value.",
    examples: """
      (begin (define xs (list 1 2 3)) (remove! xs :at 1)) | 2
      (begin (define d (dictionary "a" 1)) (remove! d :key "a")) | 1
      """
  ) { compiler, call throws(Diagnostic) in
    let keyword = call.parts.count == 3 ? compiler.tree.keyword(call.parts[1])?.name : nil
    if keyword == "key" {
      let place = try compiler.compilePlace(call.parts[0], call)
      let key = try compiler.compile(call.parts[2])
      if call.isStatement, compiler.isOutermost { compiler.endsInDefinition = false }
      let span = compiler.tree.span(call.parts[2])
      return WorkCode { machine throws(Diagnostic) in
        try machine.removeKey(try key.run(&machine), from: place, at: span)
      }
    }
    guard keyword == "at" else {
      throw call.malformed("`remove!` needs a place, and an index or a key")
    }
    return try compiler.listChange(call, [call.parts[2]]) {
      list, values, machine, span throws(Diagnostic) in
      let index = try Machine.place(values[0], count: list.count, "list", at: span)
      return try machine.remove(from: &list, at: index, span)
    }
  }

  static let removeFirst = removal(
    "remove-first!", "Remove the first element of a variable's list and give it.", gives: "1"
  ) { _ in 0 }

  static let removeLast = removal(
    "remove-last!", "Remove the last element of a variable's list and give it.", gives: "3"
  ) { $0 - 1 }

  static let removeAll = Form(
    name: "remove-all!", usage: "(remove-all! place)",
    summary: "Remove all elements of a variable's list.",
    examples: "(begin (define xs (list 1 2)) (remove-all! xs) xs) | ()"
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(1...1, "`remove-all!` needs a place")
    return try compiler.listChange(call, []) { list, _, _, _ throws(Diagnostic) in
      list = ListElements([])
      return .nothing
    }
  }

  static let swap = Form(
    name: "swap!", usage: "(swap! place index index)",
    summary: "Swap two elements of a variable's list.",
    examples: "(begin (define xs (list 1 2 3)) (swap! xs 0 2) xs) | (3 2 1)"
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(3...3, "`swap!` needs a place and two indices")
    return try compiler.listChange(call, Array(call.parts.dropFirst())) {
      list, values, machine, span throws(Diagnostic) in
      let one = try Machine.place(values[0], count: list.count, "list", at: span)
      let other = try Machine.place(values[1], count: list.count, "list", at: span)
      try machine.makeUnique(&list, at: span)
      let value = list.place(of: one).pointee
      list.place(of: one).pointee = list.place(of: other).pointee
      list.place(of: other).pointee = value
      return .nothing
    }
  }

  private static func removal(
    _ name: String, _ summary: String, gives: String,
    index: @escaping @Sendable (_ count: Int) -> Int
  ) -> Form {
    Form(
      name: name, usage: "(\(name) place)", summary: summary,
      examples: "(begin (define xs (list 1 2 3)) (\(name) xs)) | \(gives)"
    ) { compiler, call throws(Diagnostic) in
      try call.requireParts(1...1, "`\(name)` needs a place")
      return try compiler.listChange(call, []) { list, _, machine, span throws(Diagnostic) in
        guard list.count > 0 else { throw Diagnostic(.nothingToRemove(name), at: span) }
        return try machine.remove(from: &list, at: index(list.count), span)
      }
    }
  }

  static let with = Form(
    name: "with", usage: "(with value :field value…)",
    summary:
      "A copy of a struct value, a tuple, a size, a point, a rectangle or a proposal with some "
      + "fields changed; the original stays as it is.",
    examples: """
      (with (size 8 20) :width 16) | 16 x 20
      (with (proposal 80 nil) :height 20) | 80 x 20
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(3..., "`with` needs a value, and fields with their values")
    let value = try compiler.compile(call.parts[0])
    var changes: [(field: Symbol, span: SourceSpan, value: Code)] = []
    var rest = call.parts.dropFirst()
    while let part = rest.popFirst() {
      guard let field = compiler.tree.keyword(part), let value = rest.popFirst() else {
        throw call.malformed("a field and its value are needed", at: compiler.tree.span(part))
      }
      changes.append((field, compiler.tree.span(part), try compiler.compile(value)))
    }
    return WorkCode { [changes] machine throws(Diagnostic) in
      var whole = try value.run(&machine)
      for change in changes {
        let new = try change.value.run(&machine)
        try machine.changeField(of: &whole, change.field, at: change.span) {
          old, _ throws(Diagnostic) in old = new
        }
      }
      return whole
    }
  }
}

/// A change of a list's elements, with the values of the form's other arguments.
private typealias ListChange =
  @Sendable (inout ListElements, _ values: [Value], inout Machine, SourceSpan) throws(Diagnostic) ->
  Value

extension Machine {
  fileprivate mutating func insert(
    _ value: Value, into list: inout ListElements, at index: Int, _ span: SourceSpan
  ) throws(Diagnostic) {
    guard list.count < List.mostElements else {
      throw Diagnostic(.listIsFull(list.count), at: span)
    }
    let copied = list.placesTaken(toReach: list.count + 1)
    try makeRoom(for: max(copied, list.count - index), at: span)
    list.insert(value, at: index)
  }

  fileprivate mutating func removeKey(
    _ value: Value, from place: PlaceCode, at span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard let key = DictionaryKey(value) else { throw Diagnostic(.isNoKey(value), at: span) }
    var result = Value.nothing
    try place.change(&self) { whole, machine throws(Diagnostic) in
      var dictionary = try machine.takeDictionary(&whole, at: place.span)
      defer { whole = .object(dictionary.box) }
      try machine.makeRoom(for: dictionary.elements.count, at: span)
      result = dictionary.remove(key)
    }
    return result
  }

  fileprivate mutating func remove(
    from list: inout ListElements, at index: Int, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    if index > 0 {
      try makeUnique(&list, at: span)
      try makeRoom(for: list.count - index, at: span)
    }
    return list.remove(at: index)
  }
}

extension Complaint {
  fileprivate static func wantsList(_ name: String, _ value: Value) -> Complaint {
    Complaint("`\(name)` changes a list, not \(ValueDescription.phrase(value))")
  }

  fileprivate static func nothingToRemove(_ name: String) -> Complaint {
    Complaint("`\(name)` finds an empty list", hint: "test it with `(empty? list)`")
  }

  fileprivate static func listIsFull(_ count: Int) -> Complaint {
    Complaint("a list has at most \(count) elements")
  }
}
