import LayTerminal
import Testing

@testable import LayShell

/// Rules for the texts of the lessons that come with `lay`.
@Suite struct LessonTextTests {
  /// Lines are counted in a wide window; an entry, a script, a question or a task happens.
  @Test(arguments: LessonLibrary.names.indices)
  func `no more than five lines are read before something happens`(_ index: Int) {
    for step in LessonLibrary.lesson(index).steps {
      var count = 0
      func read(_ lines: [String]) {
        let shown = LessonProse(Style(columns: 120)).lines(lines)
        count += shown.filter { !$0.isEmpty }.count
        #expect(count <= 5, "\(step.title): \(shown.joined(separator: "\n"))")
      }
      func go(through parts: [LessonPart]) {
        for part in parts {
          switch part {
          case .prose(let lines): read(lines)
          case .entry, .script: count = 0
          case .question(let question):
            count = 0
            go(through: question.reveal)
          case .task(let task):
            count = 0
            go(through: task.reveal)
          }
        }
      }
      go(through: step.parts)
    }
  }

  @Test(arguments: LessonLibrary.names.indices)
  func `every lesson has a picture, questions that help, and a task at its end`(_ index: Int) {
    let lesson = LessonLibrary.lesson(index)
    #expect((6...12).contains(lesson.steps.count))
    let parts = lesson.steps.flatMap(\.parts)
    var pictures = 0
    for part in parts {
      switch part {
      case .question(let question):
        #expect(!question.hints.isEmpty, "\(question.prose)")
        #expect(!question.mistakes.isEmpty, "\(question.prose)")
        pictures += Self.pictures(question.reveal)
      case .task(let task):
        #expect(task.hints.contains { $0.check.isEmpty })
        #expect(task.hints.contains { !$0.check.isEmpty })
        pictures += Self.pictures(task.reveal)
      default: pictures += Self.pictures([part])
      }
    }
    #expect(pictures > 0)
    let last = lesson.steps.last?.parts ?? []
    #expect(last.contains { if case .task = $0 { true } else { false } })
  }

  private static func pictures(_ parts: [LessonPart]) -> Int {
    parts.filter { if case .entry(ShowCommand.name, _) = $0 { true } else { false } }.count
  }
}
