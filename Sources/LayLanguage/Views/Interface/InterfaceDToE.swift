/// Names from d to e; the list is sorted.
extension Interface {
  static func fromDToE(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row("default-app-storage", "_store!", "says where values are kept")
    declare.row(
      "default-focus", "_binding! _value priority:{automatic|user-initiated}",
      "says what the keyboard writes to at first")
    declare.row(
      "default-hover-effect", "_effect:{automatic|highlight|lift}~!",
      "says what happens under the pointer")
    declare.row(
      "default-wheel-picker-item-height", "_height:num!",
      "sets how high the rows of a wheel are")
    declare.row(
      "defers-system-gestures", "on:edges!", "lets the view take gestures before the system")
    declare.row("delete-disabled", "_is-disabled:bool!", "says whether a row can be deleted")
    declare.row(
      "depth-alignment", "_alignment!",
      "says where views stand in depth; there is no depth here")
    declare.row("dialog-icon", "_icon!", "sets the icon of a dialog")
    declare.row(
      "dialog-prevents-app-termination", "_prevents-app-termination:bool!",
      "says whether a dialog keeps the app open")
    declare.row(
      "dialog-severity", "_severity:{automatic|critical|standard}!",
      "says how grave a dialog is")
    declare.row(
      "dialog-suppression-toggle", "_title is-suppressed!",
      "lets people ask for no more dialogs")
    declare.row(
      "digital-crown-accessory", "_visibility:vis content:show",
      "shows views beside the crown of a watch")
    declare.row(
      "digital-crown-rotation",
      """
      _binding detent from through by sensitivity is-continuous:bool \
      is-haptic-feedback-enabled:bool on-change:do on-idle:do
      """,
      "says what the crown of a watch changes")
    declare.row("disable-autocorrection", "_disable:bool!", "leaves words as entered")
    declare.row(
      "dismissal-confirmation-dialog", "_title should-present:bool! message:show",
      "shows a question before a window closes")
    declare.row(
      "distortion-effect", "_shader! max-sample-offset is-enabled:bool",
      "moves the pixels of the picture by a shader")
    declare.row("document-browser-context-menu", "_menu:show", "adds actions for files")
    declare.row("drag-configuration", "_configuration!", "says how things are dragged")
    declare.row(
      "drag-container", "for item-id in _payload:do", "lets several views be dragged together")
    declare.row(
      "drag-container-selection", "_selection:do container-namespace",
      "says which views are dragged together")
    declare.row(
      "drag-previews-formation", "_formation:{automatic|default|list|pile|stack}~!",
      "says how dragged views are arranged")
    declare.row(
      "draggable", "_payload id item container-item-id container-namespace preview:show",
      "lets the view be dragged")
    declare.row("drop-configuration", "_configuration:do", "says how things are dropped")
    declare.row(
      "drop-destination", "for is-enabled:bool action:do is-targeted:do",
      "says what may be dropped on the view")
    declare.row(
      "drop-previews-formation", "_formation:{automatic|default|list|pile|stack}~!",
      "says how dropped views are arranged")
    declare.row(
      "edges-ignoring-safe-area", "_edges:edges!",
      "reaches below the bars of a device elsewhere, as `ignores-safe-area` says now")
    declare.row("equatable", "", "compares the view before it is made again")
    declare.row(
      "exportable-to-services", "_payload! on-edit:do",
      "lets other programs take what is chosen")
    declare.row(
      "exports-item-providers", "_content-types! on-export:do on-edit:do",
      "lets other programs take what is chosen")
  }
}
