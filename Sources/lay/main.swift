import ArgumentParser
import Glibc
import LayShell

// The command line and nothing else. A plain script is recognised before the argument parser is
// set up, which costs more than running it.
let arguments = Array(CommandLine.arguments.dropFirst())
let brokenArgument = arguments.indices.first { index in
  CommandLine.unsafeArgv[index + 1].map { String(validatingCString: $0) == nil } ?? false
}
let status = Tool.run {
  if let brokenArgument { return Tool().failOnArgument(brokenArgument + 1) }
  if let path = arguments.first, !path.hasPrefix("-") || path == "-",
    !LayCommand.subcommandNames.contains(path)
  {
    return Tool().runScript(
      path, arguments: Array(arguments.dropFirst()), subcommands: LayCommand.subcommandNames)
  }
  return LayCommand.run(arguments)
}
exit(status.rawValue)
