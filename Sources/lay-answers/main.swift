import Glibc
import SwiftAnswers

// Evaluates Swift code with known answers, and tells what is equal, told and silently different:
// lay-answers [-v] FILE…

var counts = (equal: 0, told: 0, different: 0)
let isVerbose = CommandLine.arguments.contains("-v")
var reasons: [String: Int] = [:]
for path in CommandLine.arguments.dropFirst() where path != "-v" {
  guard let file = fopen(path, "r") else { continue }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
  fclose(file)
  for one in AnswerSheet(String(decoding: bytes, as: UTF8.self)).cases {
    for (question, outcome) in zip(one.questions, one.outcomes()) {
      switch outcome {
      case .equal: counts.equal += 1
      case .told(let why):
        counts.told += 1
        reasons[why, default: 0] += 1
        if isVerbose { print("told       \(one.name): \(question.expression): \(why)") }
      case .different(let text):
        counts.different += 1
        print("different  \(one.name): \(question.expression): \(text), not \(question.answer)")
      }
    }
  }
}
for (why, count) in reasons.sorted(by: { $0.value > $1.value }).prefix(40) where !isVerbose {
  print("\(count) told: \(why)")
}
print("\(counts.equal) equal, \(counts.told) told, \(counts.different) different")
