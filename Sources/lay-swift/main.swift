import Glibc
import LayLanguage
import LaySwiftUI

// Translates SwiftUI code for `lay`, which runs this program when it gets such code: it links the
// Swift parser, which is several times larger than `lay` itself. `SwiftExchange` defines input and
// output.

/// The next request on standard input; what there is of it at the end of the input.
func readRequest() -> [UInt8] {
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while SwiftExchange.length(ofMessage: bytes).map({ bytes.count < $0 }) ?? true {
    let count = read(STDIN_FILENO, &piece, piece.count)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return bytes }
    bytes += piece[..<count]
  }
  return bytes
}

/// Writes to standard output; returns whether all bytes could be written.
func write(_ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// Ends with a sentence for a person who started it.
func refuse() -> Never {
  let sentence = "lay-swift reads SwiftUI code for lay: run `lay FILE.swift`\n"
  _ = sentence.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
  exit(64)
}

guard CommandLine.arguments.count == 1, isatty(STDIN_FILENO) == 0 else { refuse() }
let parsed = ParsedFiles()
var hasAnswered = false
while true {
  let request = readRequest()
  if request.isEmpty, hasAnswered { exit(0) }
  guard let (files, options) = SwiftExchange.files(inRequest: request) else { refuse() }
  AddressSpace.limit(to: options.mostMemory)
  // `lay` says in one sentence that its reader failed; the runtime would say more.
  let nowhere = open("/dev/null", O_WRONLY)
  if nowhere >= 0 {
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }
  let program = DeepStack.run { () -> SwiftProgram? in
    try? SwiftReader.read(files, options, Lookout(), parsed)
  }
  guard let program, write(SwiftExchange.answer(program)) else { exit(74) }
  hasAnswered = true
}
