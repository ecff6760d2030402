import SwiftUI

#Preview {
  VStack {
    Text("Hi")
      .frame(minWidth: 40, maxWidth: 20)
    Text("a").glow(2)
  }
}
