import SwiftUI

struct Mail: Identifiable {
  let id = UUID()
  let sender: String
  let subject: String
  let time: String
  var isUnread = false
}

struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(mail.isUnread ? Color.blue : Color.clear)
        .frame(width: 10, height: 10)
        .padding(.top, 5)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(mail.sender)
            .font(.headline)
          Spacer()
          Text(mail.time)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Text(mail.subject)
          .lineLimit(1)
      }
    }
    .padding(.vertical, 4)
  }
}

struct InboxView: View {
  private let mails = [
    Mail(sender: "Ada", subject: "Notes on the engine", time: "09:41", isUnread: true),
    Mail(sender: "Grace", subject: "A moth in the relay, and what we did about it", time: "08:15"),
    Mail(sender: "Alan", subject: "Lunch?", time: "Mon"),
  ]

  var body: some View {
    NavigationStack {
      List(mails) { mail in
        MailRow(mail: mail)
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
    }
  }
}

#Preview {
  InboxView()
}
