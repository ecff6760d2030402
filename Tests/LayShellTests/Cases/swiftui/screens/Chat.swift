import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(message.isMine ? Color.blue : Color.gray)
        .foregroundStyle(message.isMine ? .white : .primary)
        .clipShape(RoundedRectangle(cornerRadius: 16))
      if !message.isMine { Spacer(minLength: 60) }
    }
  }
}

struct ChatView: View {
  let messages: [Message]
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { message in
            Bubble(message: message)
          }
        }
        .padding()
      }
      Divider()
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
        Button {
          draft = ""
        } label: {
          Image(systemName: "paperplane.fill")
        }
        .disabled(draft.isEmpty)
      }
      .padding(8)
    }
  }
}

#Preview {
  ChatView(messages: [
    Message(id: 1, text: "Are you coming tonight?", isMine: false),
    Message(id: 2, text: "Yes, a little later", isMine: true),
    Message(id: 3, text: "Bring the blue folder, please, the one from the shelf", isMine: false),
  ])
}
