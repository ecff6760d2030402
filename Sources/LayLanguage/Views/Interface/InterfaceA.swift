/// Names from a; the list is sorted.
extension Interface {
  static func fromA(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "accessibility",
      """
      identifier:str input-labels remove-traits sort-priority:num activation-point \
      selection-identifier hint label value hidden:bool add-traits
      """,
      "sets accessibility properties in the form used before iOS 14")
    declare.row(
      "accessibility-action",
      """
      _action-kind:{default|escape|magic-tap|delete|show-menu}~ named action:do label:show \
      _handler:do
      """,
      "adds an accessibility action to the view")
    declare.row(
      "accessibility-actions", "category _content:show",
      "adds multiple accessibility actions to the view")
    declare.row(
      "accessibility-activation-point", "_activation-point:point! is-enabled:bool",
      "sets the point where assistive technologies activate the view")
    declare.row(
      "accessibility-adjustable-action", "_handler:do",
      "adds an action for VoiceOver's increment and decrement gestures")
    declare.row(
      "accessibility-chart-descriptor", "_representable!",
      "describes a chart to assistive technologies")
    declare.row(
      "accessibility-children", "children:show",
      "replaces the view's child accessibility elements with synthetic ones")
    declare.row(
      "accessibility-custom-content", "_label! _value importance:{default|high}",
      "adds details that VoiceOver reads on demand")
    declare.row(
      "accessibility-default-focus", "_binding! _value", "sets the default accessibility focus")
    declare.row(
      "accessibility-direct-touch",
      "_is-direct-touch-area:bool options:{requires-activation|silent-on-touch}~",
      "sets whether touches reach the view directly under VoiceOver")
    declare.row(
      "accessibility-drag-point", "_point:point! description! is-enabled:bool",
      "sets a point where assistive technologies begin a drag")
    declare.row(
      "accessibility-drop-point", "_point:point! description! is-enabled:bool",
      "sets a point where assistive technologies end a drag")
    declare.row("accessibility-focused", "_binding! equals", "binds the view's accessibility focus")
    declare.row(
      "accessibility-heading", "_level:{unspecified|h1|h2|h3|h4|h5|h6}!",
      "sets the accessibility level of a heading")
    declare.row(
      "accessibility-ignores-invert-colors", "_active:bool",
      "sets whether the view ignores Smart Invert")
    declare.row(
      "accessibility-input-labels", "_input-labels! is-enabled:bool",
      "sets the words that name the view in Voice Control")
    declare.row(
      "accessibility-labeled-pair", "role:{content|label}! id! in!",
      "pairs the accessibility elements of a label and its content")
    declare.row(
      "accessibility-linked-group", "id! in!",
      "links accessibility elements so that people can move between them quickly")
    declare.row(
      "accessibility-quick-action", "style:{outline|prompt}~! is-active:bool content:show",
      "adds an accessibility quick action that the system shows while active")
    declare.row(
      "accessibility-remove-traits", "_traits!", "removes accessibility traits from the view")
    declare.row(
      "accessibility-representation", "representation:show",
      "replaces the view's accessibility elements with those of another view")
    declare.row(
      "accessibility-responds-to-user-interaction",
      "_responds-to-user-interaction:bool is-enabled:bool",
      "sets whether assistive technologies treat the view as interactive")
    declare.row(
      "accessibility-rotor", "_label! entries:show entry-id entry-label text-ranges",
      "adds a VoiceOver rotor to the view")
    declare.row(
      "accessibility-rotor-entry", "id! in!", "ties the view to an entry of a VoiceOver rotor")
    declare.row(
      "accessibility-scroll-action", "_handler:do",
      "adds an action for scrolling with assistive technologies")
    declare.row(
      "accessibility-scroll-status", "_status! is-enabled:bool",
      "sets what assistive technologies announce during scrolling")
    declare.row(
      "accessibility-shows-large-content-viewer", "_large-content-view:show",
      "adds a view to the large content viewer")
    declare.row(
      "accessibility-sort-priority", "_sort-priority:num!",
      "sets the view's place in the accessibility order")
    declare.row(
      "accessibility-text-content-type",
      """
      _value:{console|file-system|messaging|narrative|plain|source-code|spreadsheet|word-processing}!
      """,
      "sets the accessibility text content type")
    declare.row(
      "accessibility-zoom-action", "_handler:do",
      "adds an action for zooming with assistive technologies")
    declare.row(
      "accessory-widget-group-style", "_style:{automatic|circular|rounded-square}~!",
      "sets the shape that masks the views of an accessory widget group")
    declare.row("action-sheet", "is-presented item content:show", "presents an action sheet")
    declare.row(
      "activity-background-tint", "_color:col!", "sets the background tint of a Live Activity")
    declare.row(
      "activity-system-action-foreground-color", "_color:col!",
      "sets the text color of the system's button beside a Live Activity")
    declare.row(
      "add-order-to-wallet-button-style", "_style:{black|black-outline}~!",
      "sets the style of the button that adds an order to Wallet")
    declare.row(
      "add-pass-to-wallet-button-style", "_style:{black|black-outline}~!",
      "sets the style of the button that adds a pass to Wallet")
    declare.row(
      "allowed-dynamic-range", "_range:{standard|constrained-high|high}!",
      "sets the dynamic range allowed for images")
    declare.row(
      "allows-window-activation-events", "_value:bool",
      "sets whether gestures handle events that activate the window")
    declare.row(
      "alternating-row-backgrounds", "_behavior:{automatic|disabled|enabled}",
      "sets whether lists and tables have alternating row backgrounds")
    declare.row(
      "antialiased", "_is-antialiased:bool!", "sets whether the image is drawn with antialiasing")
    declare.row(
      "app-store-merchandising", "is-presented! kind! on-dismiss:do",
      "presents App Store merchandising")
    declare.row(
      "app-store-overlay", "is-presented! configuration:do",
      "presents a StoreKit overlay that recommends an app")
    declare.row(
      "aspect-ratio-3d", "_ratio content-mode:{fill|fit}",
      "constrains the view to a 3D aspect ratio (there is no depth here)")
    declare.row(
      "assistive-access-navigation-icon", "_icon system-image:str",
      "sets the view's navigation icon in Assistive Access")
    declare.row(
      "async-image-url-session", "_session!", "sets the `URLSession` by which `AsyncImage` loads")
    declare.row(
      "attributed-text-formatting-definition", "_definition!",
      "sets the formatting that attributed text in the view can have")
    declare.row(
      "autocapitalization", "_style:{all-characters|none|sentences|words}!",
      "sets the automatic capitalization of text input")
    declare.row(
      "automated-device-enrollment-addition", "is-presented!",
      "presents a view for adding devices to an organization")
  }
}
