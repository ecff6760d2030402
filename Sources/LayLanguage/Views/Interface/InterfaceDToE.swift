/// Names from d to e; the list is sorted.
extension Interface {
  static let fromDToE: [InterfaceRow] = [
    .init("default-app-storage", "_store!", "says where values are kept"),
    .init(
      "default-focus", "_binding! _value priority:{automatic|user-initiated}",
      "says what the keyboard writes to at first"),
    .init(
      "default-hover-effect", "_effect:{automatic|highlight|lift}~!",
      "says what happens under the pointer"),
    .init(
      "default-wheel-picker-item-height", "_height:num!",
      "sets how high the rows of a wheel are"),
    .init("defers-system-gestures", "on:edges!", "lets the view take gestures before the system"),
    .init("delete-disabled", "_is-disabled:bool!", "says whether a row can be deleted"),
    .init(
      "depth-alignment", "_alignment!",
      "says where views stand in depth; there is no depth here"),
    .init("dialog-icon", "_icon!", "sets the icon of a dialog"),
    .init(
      "dialog-prevents-app-termination", "_prevents-app-termination:bool!",
      "says whether a dialog keeps the app open"),
    .init(
      "dialog-severity", "_severity:{automatic|critical|standard}!",
      "says how grave a dialog is"),
    .init(
      "dialog-suppression-toggle", "_title is-suppressed!",
      "lets people ask for no more dialogs"),
    .init(
      "digital-crown-accessory", "_visibility:vis content:show",
      "shows views beside the crown of a watch"),
    .init(
      "digital-crown-rotation",
      """
      _binding detent from through by sensitivity is-continuous:bool \
      is-haptic-feedback-enabled:bool on-change:do on-idle:do
      """,
      "says what the crown of a watch changes"),
    .init("disable-autocorrection", "_disable:bool!", "leaves words as entered"),
    .init(
      "dismissal-confirmation-dialog", "_title should-present:bool! message:show",
      "shows a question before a window closes"),
    .init(
      "distortion-effect", "_shader! max-sample-offset is-enabled:bool",
      "moves the pixels of the picture by a shader"),
    .init("document-browser-context-menu", "_menu:show", "adds actions for files"),
    .init("drag-configuration", "_configuration!", "says how things are dragged"),
    .init("drag-container", "for item-id in _payload:do", "lets several views be dragged together"),
    .init(
      "drag-container-selection", "_selection:do container-namespace",
      "says which views are dragged together"),
    .init(
      "drag-previews-formation", "_formation:{automatic|default|list|pile|stack}~!",
      "says how dragged views are arranged"),
    .init(
      "draggable", "_payload id item container-item-id container-namespace preview:show",
      "lets the view be dragged"),
    .init("drop-configuration", "_configuration:do", "says how things are dropped"),
    .init(
      "drop-destination", "for is-enabled:bool action:do is-targeted:do",
      "says what may be dropped on the view"),
    .init(
      "drop-previews-formation", "_formation:{automatic|default|list|pile|stack}~!",
      "says how dropped views are arranged"),
    .init(
      "edges-ignoring-safe-area", "_edges:edges!",
      "reaches below the bars of a device elsewhere, as `ignores-safe-area` says now"),
    .init("equatable", "", "compares the view before it is made again"),
    .init(
      "exportable-to-services", "_payload! on-edit:do",
      "lets other programs take what is chosen"),
    .init(
      "exports-item-providers", "_content-types! on-export:do on-edit:do",
      "lets other programs take what is chosen"),
  ]
}
