import SwiftUI

struct AdaptiveToolbar: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) { buttons(showsTitles: true) }
      HStack(spacing: 16) { buttons(showsTitles: false) }
      Menu {
        buttons(showsTitles: true)
      } label: {
        Image(systemName: "ellipsis.circle")
      }
    }
    .padding(8)
  }

  @ViewBuilder
  func buttons(showsTitles: Bool) -> some View {
    item("Cut", "scissors", showsTitles)
    item("Copy", "doc.on.doc", showsTitles)
    item("Paste from clipboard", "doc.on.clipboard", showsTitles)
  }

  @ViewBuilder
  func item(_ title: String, _ symbol: String, _ showsTitle: Bool) -> some View {
    if showsTitle {
      Label(title, systemImage: symbol)
    } else {
      Image(systemName: symbol)
    }
  }
}

#Preview("Wide") {
  AdaptiveToolbar()
}

#Preview("Narrow") {
  AdaptiveToolbar()
    .frame(width: 140)
}
