import Glibc
import LayProcess
import LaySwiftParsing
import LaySwiftTree

// Parses Swift files and gives their trees. `lay` runs this program, which links the Swift parser;
// `TreeExchange` defines input and output.

/// Ends with a sentence for a person who started it.
func refuse() -> Never {
  Messages.refuse("lay-swift-tree parses Swift code for lay: run `lay FILE.swift`\n")
}

// What `scripts/swift-library` asks: the tree of the text on standard input, in its encoded form.
if CommandLine.arguments.dropFirst() == ["--tree"] {
  let text = Messages.read { _ in nil }
  guard let file = FileParser.answer(TreeRequest(files: [text]))?.first else { exit(74) }
  if let mistake = file.mistakes.first {
    Messages.refuse("byte \(mistake.start): \(mistake.message)\n")
  }
  exit(Messages.write(file.tree) ? 0 : 74)
}

guard CommandLine.arguments.count == 1, isatty(STDIN_FILENO) == 0 else { refuse() }
var hasAnswered = false
while true {
  let message = Messages.read { TreeExchange.length(ofMessage: $0) }
  if message.isEmpty, hasAnswered { exit(0) }
  guard let request = TreeExchange.request(in: message) else { refuse() }
  // With less there is no large stack, and hardly a program.
  guard request.mostMemory >= 1 << 28 else { exit(74) }
  AddressSpace.limit(to: request.mostMemory)
  Messages.silence()
  guard let answer = FileParser.answer(request), Messages.write(TreeExchange.message(answer)) else {
    exit(74)
  }
  hasAnswered = true
}
