import LayEngine

// One line a figure: its name, its value, its unit. Times are medians of one process; compare
// figures of one run with each other, since machines differ and are noisy.

for level in 2...4 {
  try EngineFigures(level: level).report()
}
if let program = CommandLine.arguments.dropFirst().first {
  StartFigures(program).report()
  LanguageFigures(program).report()
}
