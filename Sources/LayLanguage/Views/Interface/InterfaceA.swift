/// Names from a; the list is sorted.
extension Interface {
  static func fromA(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "accessibility",
      """
      identifier:str input-labels remove-traits sort-priority:num activation-point \
      selection-identifier hint label value hidden:bool add-traits
      """,
      "tells those who do not see the view about it, as it was written before iOS 14")
    declare.row(
      "accessibility-action",
      """
      _action-kind:{default|escape|magic-tap|delete|show-menu}~ named action:do label:show \
      _handler:do
      """,
      "says what can be done with the view without touching it")
    declare.row(
      "accessibility-actions", "category _content:show",
      "names several things that can be done with the view")
    declare.row(
      "accessibility-activation-point", "_activation-point:point! is-enabled:bool",
      "says where the view is touched for those who do not see it")
    declare.row(
      "accessibility-adjustable-action", "_handler:do", "says what a step up or down does")
    declare.row(
      "accessibility-chart-descriptor", "_representable!",
      "describes a chart to those who do not see it")
    declare.row(
      "accessibility-children", "children:show",
      "puts other views in the place of its children for those who do not see them")
    declare.row(
      "accessibility-custom-content", "_label! _value importance:{default|high}",
      "tells more about the view on demand")
    declare.row("accessibility-default-focus", "_binding! _value", "says what is read first")
    declare.row(
      "accessibility-direct-touch",
      "_is-direct-touch-area:bool options:{requires-activation|silent-on-touch}~",
      "lets touches reach the view while it is being read")
    declare.row(
      "accessibility-drag-point", "_point:point! description! is-enabled:bool",
      "says from where the view is dragged")
    declare.row(
      "accessibility-drop-point", "_point:point! description! is-enabled:bool",
      "says where something is dropped")
    declare.row("accessibility-focused", "_binding! equals", "says whether the view is being read")
    declare.row(
      "accessibility-heading", "_level:{unspecified|h1|h2|h3|h4|h5|h6}!",
      "says which heading the view is")
    declare.row(
      "accessibility-ignores-invert-colors", "_active:bool",
      "keeps colors as they are where others are inverted")
    declare.row(
      "accessibility-input-labels", "_input-labels! is-enabled:bool",
      "says by which words the view is called")
    declare.row(
      "accessibility-labeled-pair", "role:{content|label}! id! in!",
      "pairs a label with what it names")
    declare.row("accessibility-linked-group", "id! in!", "links views that belong together")
    declare.row(
      "accessibility-quick-action", "style:{outline|prompt}~! is-active:bool content:show",
      "offers an action to a gesture of the hand")
    declare.row(
      "accessibility-remove-traits", "_traits!",
      "takes away what the view is to those who do not see it")
    declare.row(
      "accessibility-representation", "representation:show",
      "puts another view in its place for those who do not see it")
    declare.row(
      "accessibility-responds-to-user-interaction",
      "_responds-to-user-interaction:bool is-enabled:bool",
      "says whether the view can be used")
    declare.row(
      "accessibility-rotor", "_label! entries:show entry-id entry-label text-ranges",
      "lists places that people move through by ear")
    declare.row("accessibility-rotor-entry", "id! in!", "marks a place that people move to by ear")
    declare.row(
      "accessibility-scroll-action", "_handler:do", "says what a page forward or back does")
    declare.row(
      "accessibility-scroll-status", "_status! is-enabled:bool",
      "says what is told while people scroll")
    declare.row(
      "accessibility-shows-large-content-viewer", "_large-content-view:show",
      "shows the view large while it is held")
    declare.row(
      "accessibility-sort-priority", "_sort-priority:num!",
      "says in which order views are read")
    declare.row(
      "accessibility-text-content-type",
      """
      _value:{console|file-system|messaging|narrative|plain|source-code|spreadsheet|word-processing}!
      """,
      "says what kind of text is read")
    declare.row("accessibility-zoom-action", "_handler:do", "says what a zoom does")
    declare.row(
      "accessory-widget-group-style", "_style:{automatic|circular|rounded-square}~!",
      "says how small views of a watch face look")
    declare.row(
      "action-sheet", "is-presented item content:show",
      "shows buttons over all at another time")
    declare.row("activity-background-tint", "_color:col!", "sets the color behind a live activity")
    declare.row(
      "activity-system-action-foreground-color", "_color:col!",
      "sets the color of buttons beside a live activity")
    declare.row(
      "add-order-to-wallet-button-style", "_style:{black|black-outline}~!",
      "says how a button of Wallet looks")
    declare.row(
      "add-pass-to-wallet-button-style", "_style:{black|black-outline}~!",
      "says how a button of Wallet looks")
    declare.row(
      "allowed-dynamic-range", "_range:{standard|constrained-high|high}!",
      "says how bright pictures may be")
    declare.row(
      "allows-window-activation-events", "_value:bool",
      "lets a touch do something and bring its window forward")
    declare.row(
      "alternating-row-backgrounds", "_behavior:{automatic|disabled|enabled}",
      "says whether every other row of a list or a table is darker")
    declare.row("antialiased", "_is-antialiased:bool!", "smooths the edges of a picture")
    declare.row(
      "app-store-merchandising", "is-presented! kind! on-dismiss:do",
      "shows offers of the App Store at another time")
    declare.row(
      "app-store-overlay", "is-presented! configuration:do",
      "shows an app of the App Store at another time")
    declare.row(
      "aspect-ratio-3d", "_ratio content-mode:{fill|fit}",
      "gives the view a shape in space; there is no depth here")
    declare.row(
      "assistive-access-navigation-icon", "_icon system-image:str",
      "sets an icon for Assistive Access")
    declare.row("async-image-url-session", "_session!", "says by what pictures are loaded")
    declare.row(
      "attributed-text-formatting-definition", "_definition!",
      "says what formats a text may have")
    declare.row(
      "autocapitalization", "_style:{all-characters|none|sentences|words}!",
      "says which letters are entered large")
    declare.row(
      "automated-device-enrollment-addition", "is-presented!",
      "shows the enrolment of devices at another time")
  }
}
