import SwiftUI

enum Step: Int, CaseIterable {
  case welcome, sync, done

  var title: String {
    switch self {
    case .welcome: return "Welcome"
    case .sync: return "Keep in sync"
    case .done: return "Ready"
    }
  }

  var symbol: String {
    switch self {
    case .welcome: "hand.wave"
    case .sync: "arrow.triangle.2.circlepath"
    case .done: "checkmark.seal"
    }
  }
}

struct OnboardingView: View {
  @State private var step: Step = .sync

  var body: some View {
    VStack {
      Spacer()
      Image(systemName: step.symbol)
        .font(.system(size: 64))
        .padding(.bottom, 16)
      Text(step.title)
        .font(.largeTitle)
        .bold()
      Text("Everything that you write is on all of your devices, at once and in private.")
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
      Spacer()
      HStack(spacing: 8) {
        ForEach(Step.allCases, id: \.self) { each in
          Circle()
            .fill(each == step ? .blue : .gray)
            .frame(width: each == step ? 10 : 8, height: each == step ? 10 : 8)
        }
      }
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding()
    }
  }
}

#Preview {
  OnboardingView()
}
