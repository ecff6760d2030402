/// Names from m to o; the list is sorted.
extension Interface {
  static let fromMToO: [InterfaceRow] = [
    .init(
      "manage-subscriptions-sheet", "is-presented! subscription-group-id",
      "shows subscriptions at another time"),
    .init("managed-content-style", "_style!", "says how content looks that somebody else manages"),
    .init(
      "manipulable",
      "transform using coordinate-space operations inertia is-enabled:bool on-changed:do",
      "lets hands move the view"),
    .init(
      "manipulation-gesture",
      "updating! coordinate-space operations inertia is-enabled:bool on-changed:do",
      "takes a gesture that moves another view"),
    .init("map-camera-keyframe-animator", "trigger! keyframes:do", "moves the camera of a map"),
    .init("map-control-visibility", "_visibility:vis!", "says whether maps have controls"),
    .init("map-controls", "_content:show", "puts controls on maps"),
    .init(
      "map-feature-selection-accessory", "_style!",
      "says what is shown of a place that is chosen"),
    .init(
      "map-feature-selection-content", "content:show",
      "says what is shown of a place that is chosen"),
    .init(
      "map-feature-selection-disabled", "_disabled:do",
      "says which places of a map cannot be chosen"),
    .init(
      "map-item-detail-popover",
      "is-presented item displays-map:bool attachment-anchor arrow-edge:edge",
      "shows a place at another time"),
    .init(
      "map-item-detail-sheet", "is-presented item displays-map:bool",
      "shows a place at another time"),
    .init("map-scope", "_scope!", "links controls with a map"),
    .init("map-style", "_style:{hybrid|imagery|standard}~!", "says how maps look"),
    .init(
      "matched-transition-source", "id! in! configuration:do",
      "says from where another screen grows"),
    .init(
      "material-active-appearance", "_appearance:{active|automatic|inactive|match-window}!",
      "says how materials look in windows behind others"),
    .init(
      "menu-action-dismiss-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a menu closes after an action"),
    .init("menu-button-style", "_style!", "says how buttons of menus look"),
    .init("menu-indicator", "_visibility:vis!", "says whether a menu has a sign"),
    .init("menu-order", "_order:{automatic|fixed|priority}!", "says in which order a menu is"),
    .init("menu-style", "_style:{automatic|borderless-button|button}~!", "says how menus look"),
    .init(
      "model-container",
      "_container for in-memory:bool is-autosave-enabled:bool is-undo-enabled:bool on-setup:do",
      "says where the data are kept that views show"),
    .init("model-context", "_context!", "says by what the data are changed that views show"),
    .init(
      "modifier-key-alternate", "_modifiers! content:show",
      "shows other views while a key is held"),
    .init("move-disabled", "_is-disabled:bool!", "says whether a row can be moved"),
    .init(
      "music-subscription-offer", "is-presented! options on-load-completion:do",
      "shows an offer at another time"),
    .init("navigation-bar-hidden", "_hidden:bool!", "hides a bar, which is not laid out"),
    .init(
      "navigation-destination", "for is-presented item destination:show",
      "says which view a link leads to, which is not laid out"),
    .init("navigation-document", "_document! preview", "says which file a window shows"),
    .init(
      "navigation-link-indicator-visibility", "_visibility:vis!",
      "says whether rows with links have a sign"),
    .init(
      "navigation-split-view-column-width", "_width min:num ideal:num max:num",
      "says how wide a column beside others is"),
    .init(
      "navigation-split-view-style", "_style:{automatic|balanced|prominent-detail}~!",
      "says how columns share a screen"),
    .init("navigation-subtitle", "_subtitle!", "sets the second line of a bar"),
    .init("navigation-transition", "_style:{automatic|zoom}~!", "says how another screen comes"),
    .init(
      "navigation-view-style", "_style:{automatic|columns|double-column|stack}~!",
      "says how screens share a window, as it was written before iOS 16"),
    .init(
      "offer-code-redemption", "is-presented! options on-completion:do",
      "shows where a code is entered at another time"),
    .init("on-app-intent-execution", "_intent! perform:do", "says what an intent does"),
    .init("on-apple-pay-coupon-code-change", "perform:do", "says what a code does while paying"),
    .init(
      "on-apple-pay-payment-method-change", "perform:do",
      "says what another card does while paying"),
    .init(
      "on-apple-pay-shipping-contact-change", "perform:do",
      "says what another address does while paying"),
    .init(
      "on-apple-pay-shipping-method-change", "perform:do",
      "says what another way of delivery does while paying"),
    .init(
      "on-camera-capture-event",
      """
      is-enabled:bool default-sound-disabled:bool action:do primary-action:do \
      secondary-action:do
      """,
      "says what the button of a camera does"),
    .init("on-command", "_selector! perform:do", "says what a command does"),
    .init(
      "on-continue-user-activity", "_activity-type! perform:do",
      "says how something is gone on with"),
    .init(
      "on-continuous-hover", "coordinate-space perform:do",
      "says what happens while the pointer moves"),
    .init("on-copy-command", "perform:do", "says what is copied"),
    .init("on-cut-command", "perform:do", "says what is cut"),
    .init("on-delete", "perform:do", "says what happens when a row is deleted"),
    .init("on-delete-command", "perform:do", "says what happens when something is deleted"),
    .init("on-drag", "_data:do preview:show", "says what is dragged"),
    .init("on-drag-session-updated", "_action:do", "says what happens while something is dragged"),
    .init(
      "on-drop", "of! is-targeted delegate perform:do",
      "says what happens with what is dropped"),
    .init("on-drop-session-updated", "_action:do", "says what happens while something is dropped"),
    .init("on-exit-command", "perform:do", "says what the key to leave does"),
    .init(
      "on-geometry-change-3d", "for of:do action:do",
      "says what happens when the view gets another place in space"),
    .init(
      "on-immersion-change", "initial:bool _action:do",
      "says what happens when the room around is seen otherwise"),
    .init(
      "on-in-app-purchase-completion", "perform:do",
      "says what happens when something was bought"),
    .init(
      "on-in-app-purchase-start", "perform:do",
      "says what happens when something is being bought"),
    .init("on-insert", "of! perform:do", "says what happens when rows are inserted"),
    .init(
      "on-interactive-resize-change", "_action:do",
      "says what happens while a window is made larger or smaller"),
    .init("on-key-press", "_key keys characters phases action:do", "says what a key does"),
    .init(
      "on-long-touch-gesture", "minimum-duration:num perform:do on-touching-changed:do",
      "says that the view can be touched on a remote control"),
    .init(
      "on-map-camera-change", "frequency:{continuous|on-end} _action:do",
      "says what happens when a map is moved"),
    .init(
      "on-modifier-keys-changed", "mask initial:bool _action:do",
      "says what happens when keys such as Shift are held"),
    .init("on-move", "perform:do", "says what happens when a row is moved"),
    .init("on-move-command", "perform:do", "says what the arrow keys do"),
    .init("on-open-url", "prefers-in-app:bool perform:do", "says what a link does"),
    .init("on-paste-command", "of! validator:do perform:do", "says what is pasted"),
    .init("on-pencil-double-tap", "perform:do", "says what two taps of a pencil do"),
    .init("on-pencil-squeeze", "perform:do", "says what a squeezed pencil does"),
    .init("on-play-pause-command", "perform:do", "says what the key to play does"),
    .init("on-receive", "_publisher! perform:do", "says what happens when a value comes"),
    .init(
      "on-scroll-geometry-change", "for! of:do action:do",
      "says what happens while a scroll view scrolls"),
    .init(
      "on-scroll-phase-change", "_action:do",
      "says what happens when scrolling begins or ends"),
    .init(
      "on-scroll-target-visibility-change", "id-type! threshold:num _action:do",
      "says what happens when views scroll into sight"),
    .init(
      "on-scroll-visibility-change", "threshold:num _action:do",
      "says what happens when the view scrolls into sight"),
    .init(
      "on-volume-viewpoint-change", "update-strategy initial:bool _action:do",
      "says what happens when a volume is seen from another side"),
    .init("on-world-recenter", "action:do", "says what happens when the room is centered"),
    .init(
      "ornament", "visibility:vis attachment-anchor! content-alignment:align ornament:show",
      "shows views beside a window, which are not laid out"),
  ]
}
