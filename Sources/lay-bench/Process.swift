import Glibc

/// Other programs, to be measured.
enum Process {
  /// Runs a program to its end, its output thrown away.
  static func run(_ words: [String]) {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child = pid_t()
    guard posix_spawnp(&child, words[0], &actions, nil, arguments, environ) == 0 else { return }
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  /// Writes a script to a temporary file, which the caller removes; nil where that fails.
  static func write(_ text: String, ending: String) -> String? {
    let path = "/tmp/lay-bench-\(getpid()).\(ending)"
    guard let file = fopen(path, "w") else { return nil }
    fputs(text, file)
    fclose(file)
    return path
  }
}
