import SwiftUI

struct Comment: Identifiable {
  let id: Int
  let author: String
  let text: String
  var replies: [Comment] = []
}

struct CommentView: View {
  let comment: Comment
  var depth = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle().frame(width: 24, height: 24)
        Text(comment.author).bold()
      }
      Text(comment.text)
      ForEach(comment.replies) { reply in
        CommentView(comment: reply, depth: depth + 1)
      }
    }
    .padding(.leading, CGFloat(depth) * 16)
  }
}

#Preview {
  CommentView(
    comment: Comment(
      id: 1, author: "Mia", text: "Does a spacer have an ideal length?",
      replies: [
        Comment(
          id: 2, author: "Jon", text: "Yes, a short one.",
          replies: [Comment(id: 3, author: "Mia", text: "Thanks!")])
      ]))
}
