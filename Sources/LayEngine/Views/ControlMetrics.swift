/// The sizes of controls, in points.
///
/// SwiftUI's own differ by platform, release and style; these are iOS's, rounded where they depend
/// on the font. All of them are our own choice.
///
/// - Source: layout-rules 2.9 says which lengths are fixed and which follow the proposal.
package enum ControlMetrics {
  /// The switch of a toggle.
  package static let toggleSwitch = (width: 51.0, height: 31.0)
  /// The two buttons of a stepper.
  package static let stepperButtons = (width: 94.0, height: 32.0)
  package static let sliderHeight = 31.0
  package static let progressBarHeight = 4.0
  /// A progress view without a value.
  package static let spinner = (width: 20.0, height: 20.0)
  /// The width of sliders and progress bars where none is proposed.
  package static let barIdealWidth = 100.0
  /// Around the content of a row of a list.
  package static let rowInsets = Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
  package static let rowLeastHeight = 44.0
}
