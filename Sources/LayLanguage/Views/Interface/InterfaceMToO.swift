/// Names from m to o; the list is sorted.
extension Interface {
  static func fromMToO(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "manage-subscriptions-sheet", "is-presented! subscription-group-id",
      "shows subscriptions at another time")
    declare.row(
      "managed-content-style", "_style!", "says how content looks that somebody else manages")
    declare.row(
      "manipulable",
      "transform using coordinate-space operations inertia is-enabled:bool on-changed:do",
      "lets hands move the view")
    declare.row(
      "manipulation-gesture",
      "updating! coordinate-space operations inertia is-enabled:bool on-changed:do",
      "takes a gesture that moves another view")
    declare.row(
      "map-camera-keyframe-animator", "trigger! keyframes:do", "moves the camera of a map")
    declare.row("map-control-visibility", "_visibility:vis!", "says whether maps have controls")
    declare.row("map-controls", "_content:show", "puts controls on maps")
    declare.row(
      "map-feature-selection-accessory", "_style!",
      "says what is shown of a place that is chosen")
    declare.row(
      "map-feature-selection-content", "content:show",
      "says what is shown of a place that is chosen")
    declare.row(
      "map-feature-selection-disabled", "_disabled:do",
      "says which places of a map cannot be chosen")
    declare.row(
      "map-item-detail-popover",
      "is-presented item displays-map:bool attachment-anchor arrow-edge:edge",
      "shows a place at another time")
    declare.row(
      "map-item-detail-sheet", "is-presented item displays-map:bool",
      "shows a place at another time")
    declare.row("map-scope", "_scope!", "links controls with a map")
    declare.row("map-style", "_style:{hybrid|imagery|standard}~!", "says how maps look")
    declare.row(
      "matched-transition-source", "id! in! configuration:do",
      "says from where another screen grows")
    declare.row(
      "material-active-appearance", "_appearance:{active|automatic|inactive|match-window}!",
      "says how materials look in windows behind others")
    declare.row(
      "menu-action-dismiss-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a menu closes after an action")
    declare.row("menu-button-style", "_style!", "says how buttons of menus look")
    declare.row("menu-indicator", "_visibility:vis!", "says whether a menu has a sign")
    declare.row("menu-order", "_order:{automatic|fixed|priority}!", "says in which order a menu is")
    declare.row(
      "menu-style", "_style:{automatic|borderless-button|button}~!", "says how menus look")
    declare.row(
      "model-container",
      "_container for in-memory:bool is-autosave-enabled:bool is-undo-enabled:bool on-setup:do",
      "says where the data are kept that views show")
    declare.row("model-context", "_context!", "says by what the data are changed that views show")
    declare.row(
      "modifier-key-alternate", "_modifiers! content:show",
      "shows other views while a key is held")
    declare.row("move-disabled", "_is-disabled:bool!", "says whether a row can be moved")
    declare.row(
      "music-subscription-offer", "is-presented! options on-load-completion:do",
      "shows an offer at another time")
    declare.row("navigation-bar-hidden", "_hidden:bool!", "hides a bar, which is not laid out")
    declare.row(
      "navigation-destination", "for is-presented item destination:show",
      "says which view a link leads to, which is not laid out")
    declare.row("navigation-document", "_document! preview", "says which file a window shows")
    declare.row(
      "navigation-link-indicator-visibility", "_visibility:vis!",
      "says whether rows with links have a sign")
    declare.row(
      "navigation-split-view-column-width", "_width min:num ideal:num max:num",
      "says how wide a column beside others is")
    declare.row(
      "navigation-split-view-style", "_style:{automatic|balanced|prominent-detail}~!",
      "says how columns share a screen")
    declare.row("navigation-subtitle", "_subtitle!", "sets the second line of a bar")
    declare.row(
      "navigation-transition", "_style:{automatic|zoom}~!", "says how another screen comes")
    declare.row(
      "navigation-view-style", "_style:{automatic|columns|double-column|stack}~!",
      "says how screens share a window, as it was written before iOS 16")
    declare.row(
      "offer-code-redemption", "is-presented! options on-completion:do",
      "shows where a code is entered at another time")
    declare.row("on-app-intent-execution", "_intent! perform:do", "says what an intent does")
    declare.row(
      "on-apple-pay-coupon-code-change", "perform:do", "says what a code does while paying")
    declare.row(
      "on-apple-pay-payment-method-change", "perform:do",
      "says what another card does while paying")
    declare.row(
      "on-apple-pay-shipping-contact-change", "perform:do",
      "says what another address does while paying")
    declare.row(
      "on-apple-pay-shipping-method-change", "perform:do",
      "says what another way of delivery does while paying")
    declare.row(
      "on-camera-capture-event",
      """
      is-enabled:bool default-sound-disabled:bool action:do primary-action:do \
      secondary-action:do
      """,
      "says what the button of a camera does")
    declare.row("on-command", "_selector! perform:do", "says what a command does")
    declare.row(
      "on-continue-user-activity", "_activity-type! perform:do",
      "says how something is gone on with")
    declare.row(
      "on-continuous-hover", "coordinate-space perform:do",
      "says what happens while the pointer moves")
    declare.row("on-copy-command", "perform:do", "says what is copied")
    declare.row("on-cut-command", "perform:do", "says what is cut")
    declare.row("on-delete", "perform:do", "says what happens when a row is deleted")
    declare.row("on-delete-command", "perform:do", "says what happens when something is deleted")
    declare.row("on-drag", "_data:do preview:show", "says what is dragged")
    declare.row(
      "on-drag-session-updated", "_action:do", "says what happens while something is dragged")
    declare.row(
      "on-drop", "of! is-targeted delegate perform:do",
      "says what happens with what is dropped")
    declare.row(
      "on-drop-session-updated", "_action:do", "says what happens while something is dropped")
    declare.row("on-exit-command", "perform:do", "says what the key to leave does")
    declare.row(
      "on-geometry-change-3d", "for of:do action:do",
      "says what happens when the view gets another place in space")
    declare.row(
      "on-immersion-change", "initial:bool _action:do",
      "says what happens when the room around is seen otherwise")
    declare.row(
      "on-in-app-purchase-completion", "perform:do",
      "says what happens when something was bought")
    declare.row(
      "on-in-app-purchase-start", "perform:do",
      "says what happens when something is being bought")
    declare.row("on-insert", "of! perform:do", "says what happens when rows are inserted")
    declare.row(
      "on-interactive-resize-change", "_action:do",
      "says what happens while a window is made larger or smaller")
    declare.row("on-key-press", "_key keys characters phases action:do", "says what a key does")
    declare.row(
      "on-long-touch-gesture", "minimum-duration:num perform:do on-touching-changed:do",
      "says that the view can be touched on a remote control")
    declare.row(
      "on-map-camera-change", "frequency:{continuous|on-end} _action:do",
      "says what happens when a map is moved")
    declare.row(
      "on-modifier-keys-changed", "mask initial:bool _action:do",
      "says what happens when keys such as Shift are held")
    declare.row("on-move", "perform:do", "says what happens when a row is moved")
    declare.row("on-move-command", "perform:do", "says what the arrow keys do")
    declare.row("on-open-url", "prefers-in-app:bool perform:do", "says what a link does")
    declare.row("on-paste-command", "of! validator:do perform:do", "says what is pasted")
    declare.row("on-pencil-double-tap", "perform:do", "says what two taps of a pencil do")
    declare.row("on-pencil-squeeze", "perform:do", "says what a squeezed pencil does")
    declare.row("on-play-pause-command", "perform:do", "says what the key to play does")
    declare.row("on-receive", "_publisher! perform:do", "says what happens when a value comes")
    declare.row(
      "on-scroll-geometry-change", "for! of:do action:do",
      "says what happens while a scroll view scrolls")
    declare.row(
      "on-scroll-phase-change", "_action:do",
      "says what happens when scrolling begins or ends")
    declare.row(
      "on-scroll-target-visibility-change", "id-type! threshold:num _action:do",
      "says what happens when views scroll into sight")
    declare.row(
      "on-scroll-visibility-change", "threshold:num _action:do",
      "says what happens when the view scrolls into sight")
    declare.row(
      "on-volume-viewpoint-change", "update-strategy initial:bool _action:do",
      "says what happens when a volume is seen from another side")
    declare.row("on-world-recenter", "action:do", "says what happens when the room is centered")
    declare.row(
      "ornament", "visibility:vis attachment-anchor! content-alignment:align ornament:show",
      "shows views beside a window, which are not laid out")
  }
}
