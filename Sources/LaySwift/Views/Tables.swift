import LayEngine
import LayLanguage

/// Tables, of the columns that a `TableColumnBuilder` has gathered.
enum TableNatives {
  static let all: [String: Native] = ["Table.init(_:in:)": .function(table)]

  private static func table(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let runtime = call.runtime
    var elements =
      if runtime.forgives, let unknown = call[0].unknown {
        runtime.elements(standingFor: unknown)
      } else {
        try call.elements(0, &machine)
      }
    var rows: [Value] = []
    while let row = try elements.next(&machine) {
      try machine.countTurn(call.span)
      rows.append(row)
    }
    var parts: [Value] = [.list(of: rows)]
    for column in try runtime.all(of: call[1], &machine, call.span) {
      parts.append(try self.column(column, &machine, call))
    }
    return try call.made("table", parts, &machine)
  }

  private static func column(
    _ column: Value, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let (runtime, span, content) = (call.runtime, call.span, column.part(at: 1))
    let cell = try runtime.function(of: 1, &machine, span) { row, machine throws(Diagnostic) in
      let views = try runtime.call(content, row, &machine, span)
      return try runtime.shown(views, &machine, span)
    }
    var labels: [String?] = [nil, nil]
    var values = [try runtime.shown(column.part(at: 0), &machine, span), cell]
    for (place, label) in ["width", "min", "ideal", "max"].enumerated() {
      guard let value = column.part(at: place + 2).unwrapped else { continue }
      labels.append(label)
      values.append(value)
    }
    return try call.made("table-column", values, labels: labels, &machine)
  }
}
