import SwiftUI

struct Task: Identifiable {
  var id: String { title }
  var title: String
  var isDone: Bool
  var priority: Int = 0
}

struct TaskRow: View {
  let task: Task

  var body: some View {
    Label {
      Text(task.title)
        .strikethrough(task.isDone)
      if task.priority > 0 {
        Text(String(repeating: "!", count: 2))
          .foregroundStyle(.red)
      }
    } icon: {
      Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
    }
  }
}

struct TodoView: View {
  @State private var tasks: [Task] = [
    Task(title: "Water the plants", isDone: true),
    Task(title: "Call the bank", isDone: false, priority: 2),
    Task(title: "Read chapter 4", isDone: false),
  ]

  var open: [Task] { tasks.filter { !$0.isDone } }

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(open.count) open of \(tasks.count)")
        .font(.headline)
      ForEach(open) { task in
        TaskRow(task: task)
      }
      if open.isEmpty {
        Text("All done")
      } else if open.count < 2 {
        Text("Almost there")
      } else {
        Text("Keep going")
      }
    }
    .padding()
  }
}

#Preview {
  TodoView()
}
