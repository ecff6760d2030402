import Glibc
import LayLanguage
import LayProcess
import LaySwiftUI

// Translates SwiftUI code for `lay`, which runs this program when it gets such code: it links the
// Swift parser, which is several times larger than `lay` itself. `SwiftExchange` defines input and
// output.

/// Ends with a sentence for a person who started it.
func refuse() -> Never {
  Messages.refuse("lay-swift reads SwiftUI code for lay: run `lay FILE.swift`\n")
}

guard CommandLine.arguments.count == 1, isatty(STDIN_FILENO) == 0 else { refuse() }
let parsed = ParsedFiles()
var hasAnswered = false
while true {
  let request = Messages.read { SwiftExchange.length(ofMessage: $0) }
  if request.isEmpty, hasAnswered { exit(0) }
  guard let (files, options) = SwiftExchange.files(inRequest: request) else { refuse() }
  AddressSpace.limit(to: options.mostMemory)
  Messages.silence()
  let program = DeepStack.run { () -> SwiftProgram? in
    try? SwiftReader.read(files, options, Lookout(), parsed)
  }
  guard let program, Messages.write(SwiftExchange.answer(program)) else { exit(74) }
  hasAnswered = true
}
