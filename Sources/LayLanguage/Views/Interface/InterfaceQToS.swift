/// Names from q to s; the list is sorted.
extension Interface {
  static let fromQToS: [InterfaceRow] = [
    .init("quick-look-preview", "_item! in", "shows a file at another time"),
    .init("reality-view-camera-controls", "_controls!", "says how a scene in space is turned"),
    .init("reality-view-layout-behavior", "_option!", "says how a scene in space fits its room"),
    .init(
      "refund-request-sheet", "for! is-presented! on-dismiss:do",
      "shows where money is asked back at another time"),
    .init("rename-action", "_action:do", "says what renames something"),
    .init(
      "rendering-mode", "_rendering-mode:{original|template}!",
      "says whether a picture is drawn in its own colors"),
    .init(
      "reorder-container", "for! in _handler:do",
      "says which views can be dragged to another place"),
    .init("reorderable", "collection-id", "says that views can be dragged to another place"),
    .init("replace-disabled", "_is-disabled:bool", "says whether found texts can be replaced"),
    .init(
      "rotation-3d-layout", "_angle:num! axis!",
      "turns the view in space, its place with it; there is no depth here"),
    .init("scaled-to-fill-3d", "", "fills its place in space; there is no depth here"),
    .init("scaled-to-fit-3d", "", "fits into its place in space; there is no depth here"),
    .init(
      "scroll-bounce-behavior", "_behavior:{always|automatic|based-on-size}! axes:axes",
      "says whether scroll views bounce"),
    .init(
      "scroll-dismisses-keyboard", "_mode:{automatic|immediately|interactively|never}!",
      "says whether scrolling hides the keyboard"),
    .init(
      "scroll-edge-effect-hidden", "_hidden:bool for:edges",
      "says whether what scrolls fades at the edges"),
    .init(
      "scroll-edge-effect-style", "_style:{automatic|hard|soft}~! for:edges!",
      "says how what scrolls fades at the edges"),
    .init(
      "scroll-indicators-flash", "on-appear:bool trigger",
      "shows the bars of scroll views for a moment"),
    .init(
      "scroll-input-behavior", "_behavior:{automatic|disabled|enabled}! for!",
      "says what scrolls a scroll view"),
    .init("scroll-target", "is-enabled:bool", "says that scrolling stops at the view"),
    .init(
      "scroll-transition",
      """
      _configuration:{animated|identity|interactive}~ top-leading bottom-trailing axis \
      transition:do
      """,
      "changes the picture while the view scrolls into sight"),
    .init("search-completion", "_completion!", "says what a suggestion completes to"),
    .init("search-dictation-behavior", "_behavior!", "says whether a search can be spoken"),
    .init(
      "search-focused", "_binding! equals",
      "says whether the keyboard writes to a search field"),
    .init(
      "search-presentation-toolbar-behavior", "_behavior:{automatic|avoid-hiding-content}!",
      "says whether a search hides the bar"),
    .init(
      "search-scopes",
      "_scope! activation:{automatic|on-search-presentation|on-text-entry} _scopes:show",
      "says what is searched in"),
    .init("search-selection", "_selection!", "says what is chosen in a search field"),
    .init(
      "search-suggestions", "_visibility:vis for _suggestions:show",
      "says what to search for, which is not laid out"),
    .init(
      "search-toolbar-behavior", "_behavior:{automatic|minimize}!",
      "says whether a search is a button"),
    .init("section-actions", "content:show", "adds actions to a section"),
    .init("section-index-label", "_label!", "says by which letter a section is found"),
    .init("selection-disabled", "_is-disabled:bool", "says whether a row can be chosen"),
    .init(
      "sensory-feedback",
      """
      _feedback:{alignment|decrease|error|impact|increase|level-change|path-complete|press|release|selection|start|stop|success|warning}~ \
      trigger! condition:do
      """,
      "says what is felt when something changes"),
    .init(
      "sign-in-with-apple-button-style", "_style:{black|white|white-outline}~!",
      "says how a button to sign in looks"),
    .init(
      "simultaneous-gesture", "_gesture! including:{all|gesture|none|subviews} is-enabled:bool",
      "says that the view takes a gesture beside others"),
    .init("slider-thumb-visibility", "_visibility:vis!", "says whether sliders have a knob"),
    .init(
      "spatial-overlay", "alignment:align content:show",
      "puts views into the same space, which are not laid out"),
    .init(
      "spatial-overlay-preference-value", "_key! alignment:align _transform:show",
      "puts views into the same space, which are not laid out"),
    .init("speech-adjusted-pitch", "_value:num!", "says how high a text is spoken"),
    .init(
      "speech-always-includes-punctuation", "_value:bool",
      "says whether points and commas are spoken"),
    .init(
      "speech-announcements-queued", "_value:bool",
      "says whether texts are spoken one after another"),
    .init(
      "speech-spells-out-characters", "_value:bool",
      "says whether letters are spoken one by one"),
    .init(
      "spring-loading-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a control acts when something is held over it"),
    .init("status-bar", "hidden:bool!", "hides the bar with the time, which is not laid out"),
    .init(
      "status-bar-hidden", "_hidden:bool",
      "hides the bar with the time, which is not laid out"),
    .init("store-button", "_visibility:vis! for!", "says which buttons a store has"),
    .init("store-product-task", "for! priority action:do", "does something with a product"),
    .init("store-products-task", "for! priority action:do", "does something with products"),
    .init("submit-scope", "_is-blocking:bool", "keeps what is entered from those around"),
    .init(
      "subscription-introductory-offer", "apply-offer:do compact-jws:do",
      "says who gets an offer"),
    .init(
      "subscription-offer-view-button-visibility", "_visibility:vis! for!",
      "says which buttons an offer has"),
    .init(
      "subscription-offer-view-detail-action", "_action:do",
      "says what the details of an offer do"),
    .init("subscription-offer-view-style", "_style!", "says how an offer looks"),
    .init(
      "subscription-promotional-offer", "offer:do compact-jws:do signature:do",
      "says which offer is applied"),
    .init(
      "subscription-status-task", "for! priority action:do",
      "does something with subscriptions"),
    .init(
      "subscription-store-button-label",
      "_label:{action|automatic|display-name|multiline|price|single-line}~!",
      "says what buttons of a store say"),
    .init(
      "subscription-store-control-background", "_style!",
      "says what lies behind the controls of a store"),
    .init("subscription-store-control-icon", "icon:show", "puts an icon beside an offer"),
    .init(
      "subscription-store-control-style", "_style! placement",
      "says how the controls of a store look"),
    .init("subscription-store-option-group-style", "_style!", "says how offers are grouped"),
    .init(
      "subscription-store-picker-item-background", "_style:col! in",
      "says what lies behind an offer"),
    .init(
      "subscription-store-policy-destination", "url for! destination:show",
      "says where the terms of a store are"),
    .init(
      "subscription-store-policy-foreground-style", "_primary:col! _secondary:col",
      "sets the color of the terms of a store"),
    .init(
      "subscription-store-sign-in-action", "_action:do",
      "says what signing in to a store does"),
    .init(
      "supported-volume-viewpoints", "_viewpoints!",
      "says from where a volume can be looked at"),
    .init("swipe-actions-container", "", "closes the actions of other rows when one is swiped"),
    .init(
      "symbol-color-rendering-mode", "_mode:{flat|gradient}!",
      "says whether symbols have gradients"),
    .init("symbol-effects-removed", "_is-enabled:bool", "lets symbols stand still"),
    .init(
      "symbol-variable-value-mode", "_mode:{automatic|color|draw}!",
      "says how symbols show a value"),
  ]
}
