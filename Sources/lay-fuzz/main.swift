import Glibc

// Runs `lay` with one input after another, and reports those that it handles wrongly:
//   lay-fuzz PROGRAM SECONDS [--seed N] [KIND…]
// The inputs of a kind are the same for the same seed. The status is 1 if something was found.

// Limits the memory of each process and the size of the files that it writes.
for (resource, most) in [(RLIMIT_AS, 4 << 30), (RLIMIT_FSIZE, 64 << 20)] {
  var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
  setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}

if CommandLine.arguments.dropFirst().first == TreeTrial.option { exit(TreeTrial.status()) }
var words = Array(CommandLine.arguments.dropFirst())
var seed: UInt64 = 1
if let place = words.firstIndex(of: "--seed"), place + 1 < words.count {
  seed = UInt64(words[place + 1]) ?? 1
  words.removeSubrange(place...(place + 1))
}
let kinds = GeneratorList.all.filter { words.count <= 2 || words.dropFirst(2).contains($0.name) }
guard words.count >= 2, let seconds = Double(words[1]), !kinds.isEmpty,
  words.dropFirst(2).allSatisfy({ word in GeneratorList.all.contains { $0.name == word } })
else {
  let names = GeneratorList.all.map { $0.name }.joined(separator: ", ")
  print("usage: scripts/fuzz SECONDS [--seed N] [KIND…]\nkinds: \(names)")
  exit(2)
}
exit(Campaign(program: words[0], seed: seed, kinds).run(seconds: seconds) ? 0 : 1)
