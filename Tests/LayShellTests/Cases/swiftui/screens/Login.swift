import SwiftUI

struct LoginView: View {
  @State private var mail = ""
  @State private var password = ""
  @State private var remembers = true
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Sign in")
        .font(.largeTitle.bold())
        .accessibilityIdentifier("headline")
      VStack(spacing: 12) {
        TextField("E-mail", text: $mail)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .focused($isFocused)
        SecureField("Password", text: $password)
      }
      .textFieldStyle(.roundedBorder)
      Toggle("Remember me", isOn: $remembers)
      Button(action: {}) {
        Text("Log In")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 14)
          .background(Color.accentColor)
          .foregroundColor(.white)
          .cornerRadius(10)
      }
      .disabled(mail.isEmpty || password.isEmpty)
      HStack {
        Spacer()
        Button("Forgot password?") {}
          .font(.footnote)
        Spacer()
      }
    }
    .padding(24)
    .onAppear { isFocused = true }
  }
}

#Preview { LoginView() }
