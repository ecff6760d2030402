/// Names from d to e; the list is sorted.
extension Interface {
  static func fromDToE(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row("default-app-storage", "_store!", "sets the default store of `AppStorage`")
    declare.row(
      "default-focus", "_binding! _value priority:{automatic|user-initiated}",
      "sets the view that receives focus by default")
    declare.row(
      "default-hover-effect", "_effect:{automatic|highlight|lift}~!",
      "sets the default hover effect")
    declare.row(
      "default-wheel-picker-item-height", "_height:num!",
      "sets the default item height of wheel pickers")
    declare.row(
      "defers-system-gestures", "on:edges!",
      "sets the edges where the app's gestures precede the system's")
    declare.row(
      "delete-disabled", "_is-disabled:bool!", "sets whether deletion is disabled for a row")
    declare.row(
      "depth-alignment", "_alignment!",
      "sets the depth alignment of views in a layout (there is no depth here)")
    declare.row("dialog-icon", "_icon!", "sets the icon of dialogs")
    declare.row(
      "dialog-prevents-app-termination", "_prevents-app-termination:bool!",
      "sets whether a dialog prevents the app from being quit")
    declare.row(
      "dialog-severity", "_severity:{automatic|critical|standard}!", "sets the severity of alerts")
    declare.row(
      "dialog-suppression-toggle", "_title is-suppressed!",
      "adds a toggle that lets people suppress a dialog")
    declare.row(
      "digital-crown-accessory", "_visibility:vis content:show",
      "shows an accessory view beside the Digital Crown")
    declare.row(
      "digital-crown-rotation",
      """
      _binding detent from through by sensitivity is-continuous:bool \
      is-haptic-feedback-enabled:bool on-change:do on-idle:do
      """,
      "binds a value to the rotation of the Digital Crown")
    declare.row(
      "disable-autocorrection", "_disable:bool!",
      "sets whether autocorrection is disabled, in the form used before iOS 16")
    declare.row(
      "dismissal-confirmation-dialog", "_title should-present:bool! message:show",
      "presents a confirmation dialog when a window is dismissed")
    declare.row(
      "distortion-effect", "_shader! max-sample-offset is-enabled:bool",
      "distorts the view by moving its pixels with a shader")
    declare.row(
      "document-browser-context-menu", "_menu:show",
      "adds actions for the files selected in a document browser")
    declare.row("drag-configuration", "_configuration!", "configures drag sessions")
    declare.row(
      "drag-container", "for item-id in _payload:do",
      "makes the view a container of views that can be dragged together")
    declare.row(
      "drag-container-selection", "_selection:do container-namespace",
      "sets the selected items that a drag container drags together")
    declare.row(
      "drag-previews-formation", "_formation:{automatic|default|list|pile|stack}~!",
      "sets how the previews of dragged items are arranged")
    declare.row(
      "draggable", "_payload id item container-item-id container-namespace preview:show",
      "makes the view a source for drag and drop")
    declare.row("drop-configuration", "_configuration:do", "configures drop sessions")
    declare.row(
      "drop-destination", "for is-enabled:bool action:do is-targeted:do",
      "makes the view a destination for drag and drop")
    declare.row(
      "drop-previews-formation", "_formation:{automatic|default|list|pile|stack}~!",
      "sets how the previews of dropped items are arranged")
    declare.row(
      "edges-ignoring-safe-area", "_edges:edges!",
      "extends the view past the safe area in SwiftUI (`ignores-safe-area` does so here)")
    declare.row("equatable", "", "prevents updates of the view while its value stays equal")
    declare.row(
      "exportable-to-services", "_payload! on-edit:do",
      "exports items to shortcuts, quick actions, and services")
    declare.row(
      "exports-item-providers", "_content-types! on-export:do on-edit:do",
      "exports item providers to shortcuts, quick actions, and services")
  }
}
