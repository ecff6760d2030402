import SwiftUI

struct SettingsView: View {
  @State private var name = "Robin"
  @State private var notifies = true
  @State private var volume = 0.5
  @State private var theme = "Light"
  private let themes = ["Light", "Dark"]

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          LabeledContent("Plan", value: "Free")
        }
        Section {
          Toggle("Notifications", isOn: $notifies)
          if notifies {
            Slider(value: $volume, in: 0...1)
          }
          Picker("Theme", selection: $theme) {
            ForEach(themes, id: \.self) { theme in
              Text(theme)
            }
          }
        } header: {
          Text("Preferences")
        } footer: {
          Text("Sounds follow the volume of the device.")
        }
        Button("Sign Out", role: .destructive) {}
      }
      .navigationTitle("Settings")
    }
  }
}

#Preview("Settings") {
  SettingsView()
}
