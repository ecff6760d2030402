/// Writes results as one JSON object, with a version of its format.
struct JSONReporter: TestReporter {
  var write: (String) -> Void
  private var files: [String] = []

  init(write: @escaping (String) -> Void) { self.write = write }

  mutating func report(_ file: TestedFile) { files.append(Self.text(of: file)) }

  private static func text(of file: TestedFile) -> String {
    let checks = file.checks.map { check in
      var fields = [
        "\"line\": \(check.line.map(String.init) ?? "null")", "\"held\": \(check.problem == nil)",
      ]
      if check.problem != nil {
        fields.append("\"place\": \(check.place.map(String.init) ?? "null")")
        fields.append("\"message\": \(JSONText.string(check.headline))")
        fields.append("\"details\": \(JSONText.string(check.details))")
      }
      return "       {" + fields.joined(separator: ", ") + "}"
    }
    return "    {\"path\": \(JSONText.string(file.path)), \"passed\": \(file.passedCount),"
      + " \"failed\": \(file.failedCount),\n     \"checks\": ["
      + (checks.isEmpty ? "]}" : "\n" + checks.joined(separator: ",\n") + "]}")
  }

  private static func head(_ totals: TestTotals) -> String {
    "{\"version\": 1, \"passed\": \(totals.passed), \"failed\": \(totals.failed),"
      + " \"status\": \(totals.status.rawValue),"
  }

  func kept(of file: TestedFile) -> String { Self.text(of: file) + ",\n" }

  func ending(with file: TestedFile, _ totals: TestTotals) -> (head: String, tail: String) {
    (Self.head(totals) + "\n \"files\": [\n", Self.text(of: file) + "]}\n")
  }

  func end(_ totals: TestTotals) {
    write(Self.head(totals))
    write(
      files.isEmpty ? " \"files\": []}" : " \"files\": [\n" + files.joined(separator: ",\n") + "]}")
  }
}
