import SwiftUI

enum Status: String {
  case open = "Open"
  case waiting = "Waiting"
  case closed = "Closed"

  var color: Color {
    switch self {
    case .open: .green
    case .waiting: .orange
    case .closed: .gray
    }
  }
}

struct StatusBadge: View {
  let status: Status

  var body: some View {
    Text(status.rawValue)
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(status.color.opacity(0.2))
      .clipShape(Capsule())
  }
}

struct TicketRow: View {
  let number: Int
  let status: Status

  var body: some View {
    HStack {
      Text("#\(number)")
        .monospacedDigit()
      Spacer()
      switch status {
      case .open:
        Image(systemName: "circle")
      case .waiting:
        ProgressView()
      case .closed:
        Image(systemName: "checkmark")
      }
      StatusBadge(status: status)
    }
  }
}

struct StatusList_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      TicketRow(number: 1042, status: .open)
      TicketRow(number: 1043, status: .waiting)
      TicketRow(number: 1044, status: .closed)
    }
    .padding()
  }
}
