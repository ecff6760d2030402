import Testing

/// Starts the tests in place of SwiftPM's own start, which finds tests of XCTest by an index of all test files.
@main
enum TestMain {
  static func main() async {
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
