/// Names from m to o; the list is sorted.
extension Interface {
  static func fromMToO(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "manage-subscriptions-sheet", "is-presented! subscription-group-id",
      "presents a sheet to manage subscriptions")
    declare.row(
      "managed-content-style", "_style!",
      "sets the style of managed content, such as apps that an organization distributes")
    declare.row(
      "manipulable",
      "transform using coordinate-space operations inertia is-enabled:bool on-changed:do",
      "allows the view to be moved, rotated and scaled with hand gestures")
    declare.row(
      "manipulation-gesture",
      "updating! coordinate-space operations inertia is-enabled:bool on-changed:do",
      "adds a manipulation gesture without making the view itself manipulable")
    declare.row(
      "map-camera-keyframe-animator", "trigger! keyframes:do",
      "animates the camera of a map with keyframes when a value changes")
    declare.row("map-control-visibility", "_visibility:vis!", "sets the visibility of map controls")
    declare.row("map-controls", "_content:show", "adds controls to maps")
    declare.row(
      "map-feature-selection-accessory", "_style!",
      "sets the accessory that a map shows for a selected feature")
    declare.row(
      "map-feature-selection-content", "content:show",
      "sets custom map content for the selected feature")
    declare.row(
      "map-feature-selection-disabled", "_disabled:do",
      "sets which map features cannot be selected")
    declare.row(
      "map-item-detail-popover",
      "is-presented item displays-map:bool attachment-anchor arrow-edge:edge",
      "presents the details of a map item in a popover")
    declare.row(
      "map-item-detail-sheet", "is-presented item displays-map:bool",
      "presents the details of a map item in a sheet")
    declare.row("map-scope", "_scope!", "creates a scope that connects map controls to a map")
    declare.row("map-style", "_style:{hybrid|imagery|standard}~!", "sets the style of maps")
    declare.row(
      "matched-transition-source", "id! in! configuration:do",
      "marks the view as the source of a navigation transition, such as a zoom")
    declare.row(
      "material-active-appearance", "_appearance:{active|automatic|inactive|match-window}!",
      "sets when materials in the view appear active")
    declare.row(
      "menu-action-dismiss-behavior", "_behavior:{automatic|disabled|enabled}!",
      "tells a menu whether to dismiss after performing an action")
    declare.row("menu-button-style", "_style!", "sets the style of menu buttons")
    declare.row("menu-indicator", "_visibility:vis!", "sets whether controls show a menu indicator")
    declare.row(
      "menu-order", "_order:{automatic|fixed|priority}!",
      "sets the preferred order of items in menus")
    declare.row(
      "menu-style", "_style:{automatic|borderless-button|button}~!", "sets the style of menus")
    declare.row(
      "model-container",
      "_container for in-memory:bool is-autosave-enabled:bool is-undo-enabled:bool on-setup:do",
      "sets the SwiftData model container in the view's environment")
    declare.row(
      "model-context", "_context!", "sets the SwiftData model context in the view's environment")
    declare.row(
      "modifier-key-alternate", "_modifiers! content:show",
      "shows another view in place of this one while modifier keys are pressed")
    declare.row("move-disabled", "_is-disabled:bool!", "sets whether moving a list row is disabled")
    declare.row(
      "music-subscription-offer", "is-presented! options on-load-completion:do",
      "presents a sheet with subscription offers for Apple Music")
    declare.row(
      "navigation-bar-hidden", "_hidden:bool!", "hides the navigation bar, which is not laid out")
    declare.row(
      "navigation-destination", "for is-presented item destination:show",
      "associates a destination view, which is not laid out, with data or a binding")
    declare.row(
      "navigation-document", "_document! preview",
      "sets the document that the view represents in navigation")
    declare.row(
      "navigation-link-indicator-visibility", "_visibility:vis!",
      "sets whether navigation links show a disclosure indicator")
    declare.row(
      "navigation-split-view-column-width", "_width min:num ideal:num max:num",
      "sets the preferred width of the split view column that contains the view")
    declare.row(
      "navigation-split-view-style", "_style:{automatic|balanced|prominent-detail}~!",
      "sets the style of navigation split views")
    declare.row("navigation-subtitle", "_subtitle!", "sets the navigation subtitle")
    declare.row(
      "navigation-transition", "_style:{automatic|zoom}~!",
      "sets the navigation transition of the view, such as a zoom")
    declare.row(
      "navigation-view-style", "_style:{automatic|columns|double-column|stack}~!",
      "sets the style of navigation views, which are deprecated since iOS 16")
    declare.row(
      "offer-code-redemption", "is-presented! options on-completion:do",
      "presents a sheet to redeem offer codes")
    declare.row(
      "on-app-intent-execution", "_intent! perform:do",
      "performs an action when an app intent executes")
    declare.row(
      "on-apple-pay-coupon-code-change", "perform:do",
      "performs an action when the coupon code changes in Apple Pay")
    declare.row(
      "on-apple-pay-payment-method-change", "perform:do",
      "performs an action when the payment method changes in Apple Pay")
    declare.row(
      "on-apple-pay-shipping-contact-change", "perform:do",
      "performs an action when the shipping contact changes in Apple Pay")
    declare.row(
      "on-apple-pay-shipping-method-change", "perform:do",
      "performs an action when the shipping method changes in Apple Pay")
    declare.row(
      "on-camera-capture-event",
      """
      is-enabled:bool default-sound-disabled:bool action:do primary-action:do \
      secondary-action:do
      """,
      "performs an action on system capture events, such as from a camera button")
    declare.row(
      "on-command", "_selector! perform:do",
      "performs an action in response to a selector, on macOS")
    declare.row(
      "on-continue-user-activity", "_activity-type! perform:do",
      "performs an action when the app receives a user activity")
    declare.row(
      "on-continuous-hover", "coordinate-space perform:do",
      "performs an action when the pointer enters, moves within or exits the view")
    declare.row(
      "on-copy-command", "perform:do", "performs an action in response to the Copy command")
    declare.row("on-cut-command", "perform:do", "performs an action in response to the Cut command")
    declare.row("on-delete", "perform:do", "sets the action to perform when rows are deleted")
    declare.row(
      "on-delete-command", "perform:do", "performs an action in response to the Delete command")
    declare.row(
      "on-drag", "_data:do preview:show", "makes the view the source of a drag and drop operation")
    declare.row(
      "on-drag-session-updated", "_action:do", "performs an action on each update of a drag")
    declare.row(
      "on-drop", "of! is-targeted delegate perform:do",
      "makes the view the destination of a drag and drop operation")
    declare.row(
      "on-drop-session-updated", "_action:do", "performs an action on each update of a drop")
    declare.row(
      "on-exit-command", "perform:do",
      "performs an action in response to the exit command, such as the Escape key")
    declare.row(
      "on-geometry-change-3d", "for of:do action:do",
      "performs an action when a value of the view's 3D geometry changes")
    declare.row(
      "on-immersion-change", "initial:bool _action:do",
      "performs an action when the immersion state of the app changes")
    declare.row(
      "on-in-app-purchase-completion", "perform:do",
      "performs an action when a purchase from a StoreKit view completes")
    declare.row(
      "on-in-app-purchase-start", "perform:do",
      "performs an action when a purchase from a StoreKit view starts")
    declare.row("on-insert", "of! perform:do", "sets the action to perform when rows are inserted")
    declare.row(
      "on-interactive-resize-change", "_action:do",
      "performs an action when interactive resizing of the window begins or ends")
    declare.row(
      "on-key-press", "_key keys characters phases action:do",
      "performs an action when a key is pressed while the view has focus")
    declare.row(
      "on-long-touch-gesture", "minimum-duration:num perform:do on-touching-changed:do",
      "performs an action on a long touch of the remote, on tvOS")
    declare.row(
      "on-map-camera-change", "frequency:{continuous|on-end} _action:do",
      "performs an action when the camera of a map changes")
    declare.row(
      "on-modifier-keys-changed", "mask initial:bool _action:do",
      "performs an action when a modifier key is pressed or released")
    declare.row("on-move", "perform:do", "sets the action to perform when rows are moved")
    declare.row(
      "on-move-command", "perform:do",
      "performs an action in response to a move command, such as an arrow key")
    declare.row(
      "on-open-url", "prefers-in-app:bool perform:do",
      "sets what happens when the app receives or opens a URL")
    declare.row(
      "on-paste-command", "of! validator:do perform:do",
      "performs an action in response to the Paste command")
    declare.row(
      "on-pencil-double-tap", "perform:do", "performs an action after a double tap of Apple Pencil")
    declare.row(
      "on-pencil-squeeze", "perform:do", "performs an action when Apple Pencil is squeezed")
    declare.row(
      "on-play-pause-command", "perform:do",
      "performs an action in response to the Play/Pause command")
    declare.row(
      "on-receive", "_publisher! perform:do", "performs an action when a publisher emits data")
    declare.row(
      "on-scroll-target-visibility-change", "id-type! threshold:num _action:do",
      "performs an action when the visible targets of a scroll view change")
    declare.row(
      "on-volume-viewpoint-change", "update-strategy initial:bool _action:do",
      "performs an action when the viewpoint of the volume changes")
    declare.row("on-world-recenter", "action:do", "performs an action when the world is recentered")
    declare.row(
      "ornament", "visibility:vis attachment-anchor! content-alignment:align ornament:show",
      "presents an ornament, which is not laid out, attached to the window")
  }
}
