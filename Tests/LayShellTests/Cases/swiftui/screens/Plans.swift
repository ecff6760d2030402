import SwiftUI

struct Plan: Identifiable {
  let id = UUID()
  let name: String
  let price: Int
  let features: [String]

  static let all = [
    Plan(name: "Basic", price: 0, features: ["One project", "Community"]),
    Plan(name: "Team", price: 12, features: ["Ten projects", "Mail support", "History"]),
  ]
}

struct PlanCard: View {
  let plan: Plan
  var isBest: Bool { plan.price > 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .lastTextBaseline) {
        Text(plan.name).font(.title2)
        Spacer()
        Text("\(plan.price) €").font(.title)
        Text("a month").font(.caption)
      }
      ForEach(plan.features, id: \.self) { feature in
        Label(feature, systemImage: "checkmark")
      }
    }
    .padding(20)
    .overlay {
      RoundedRectangle(cornerRadius: 16)
        .strokeBorder(isBest ? .blue : .gray, lineWidth: isBest ? 2 : 1)
    }
    .overlay(alignment: .top) {
      if isBest {
        Text("Best")
          .font(.caption)
          .padding(.horizontal, 8)
          .background(.blue)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      }
    }
  }
}

#Preview {
  VStack(spacing: 24) {
    ForEach(Plan.all) { plan in
      PlanCard(plan: plan)
    }
  }
  .padding()
}
