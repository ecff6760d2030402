/// Names from q to s; the list is sorted.
extension Interface {
  static func fromQToS(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row("quick-look-preview", "_item! in", "shows a file at another time")
    declare.row("reality-view-camera-controls", "_controls!", "says how a scene in space is turned")
    declare.row(
      "reality-view-layout-behavior", "_option!", "says how a scene in space fits its room")
    declare.row(
      "refund-request-sheet", "for! is-presented! on-dismiss:do",
      "shows where money is asked back at another time")
    declare.row("rename-action", "_action:do", "says what renames something")
    declare.row(
      "rendering-mode", "_rendering-mode:{original|template}!",
      "says whether a picture is drawn in its own colors")
    declare.row(
      "reorder-container", "for! in _handler:do",
      "says which views can be dragged to another place")
    declare.row("reorderable", "collection-id", "says that views can be dragged to another place")
    declare.row("replace-disabled", "_is-disabled:bool", "says whether found texts can be replaced")
    declare.row(
      "rotation-3d-layout", "_angle:num! axis!",
      "turns the view in space, its place with it; there is no depth here")
    declare.row("scaled-to-fill-3d", "", "fills its place in space; there is no depth here")
    declare.row("scaled-to-fit-3d", "", "fits into its place in space; there is no depth here")
    declare.row(
      "scroll-bounce-behavior", "_behavior:{always|automatic|based-on-size}! axes:axes",
      "says whether scroll views bounce")
    declare.row(
      "scroll-dismisses-keyboard", "_mode:{automatic|immediately|interactively|never}!",
      "says whether scrolling hides the keyboard")
    declare.row(
      "scroll-edge-effect-hidden", "_hidden:bool for:edges",
      "says whether what scrolls fades at the edges")
    declare.row(
      "scroll-edge-effect-style", "_style:{automatic|hard|soft}~! for:edges!",
      "says how what scrolls fades at the edges")
    declare.row(
      "scroll-indicators-flash", "on-appear:bool trigger",
      "shows the bars of scroll views for a moment")
    declare.row(
      "scroll-input-behavior", "_behavior:{automatic|disabled|enabled}! for!",
      "says what scrolls a scroll view")
    declare.row("scroll-target", "is-enabled:bool", "says that scrolling stops at the view")
    declare.row(
      "scroll-transition",
      """
      _configuration:{animated|identity|interactive}~ top-leading bottom-trailing axis \
      transition:do
      """,
      "changes the picture while the view scrolls into sight")
    declare.row("search-completion", "_completion!", "says what a suggestion completes to")
    declare.row("search-dictation-behavior", "_behavior!", "says whether a search can be spoken")
    declare.row(
      "search-focused", "_binding! equals",
      "says whether the keyboard writes to a search field")
    declare.row(
      "search-presentation-toolbar-behavior", "_behavior:{automatic|avoid-hiding-content}!",
      "says whether a search hides the bar")
    declare.row(
      "search-scopes",
      "_scope! activation:{automatic|on-search-presentation|on-text-entry} _scopes:show",
      "says what is searched in")
    declare.row("search-selection", "_selection!", "says what is chosen in a search field")
    declare.row(
      "search-suggestions", "_visibility:vis for _suggestions:show",
      "says what to search for, which is not laid out")
    declare.row(
      "search-toolbar-behavior", "_behavior:{automatic|minimize}!",
      "says whether a search is a button")
    declare.row("section-actions", "content:show", "adds actions to a section")
    declare.row("section-index-label", "_label!", "says by which letter a section is found")
    declare.row("selection-disabled", "_is-disabled:bool", "says whether a row can be chosen")
    declare.row(
      "sensory-feedback",
      """
      _feedback:{alignment|decrease|error|impact|increase|level-change|path-complete|press|release|selection|start|stop|success|warning}~ \
      trigger! condition:do
      """,
      "says what is felt when something changes")
    declare.row(
      "sign-in-with-apple-button-style", "_style:{black|white|white-outline}~!",
      "says how a button to sign in looks")
    declare.row(
      "simultaneous-gesture", "_gesture! including:{all|gesture|none|subviews} is-enabled:bool",
      "says that the view takes a gesture beside others")
    declare.row("slider-thumb-visibility", "_visibility:vis!", "says whether sliders have a knob")
    declare.row(
      "spatial-overlay", "alignment:align content:show",
      "puts views into the same space, which are not laid out")
    declare.row(
      "spatial-overlay-preference-value", "_key! alignment:align _transform:show",
      "puts views into the same space, which are not laid out")
    declare.row("speech-adjusted-pitch", "_value:num!", "says how high a text is spoken")
    declare.row(
      "speech-always-includes-punctuation", "_value:bool",
      "says whether points and commas are spoken")
    declare.row(
      "speech-announcements-queued", "_value:bool",
      "says whether texts are spoken one after another")
    declare.row(
      "speech-spells-out-characters", "_value:bool",
      "says whether letters are spoken one by one")
    declare.row(
      "spring-loading-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a control acts when something is held over it")
    declare.row("status-bar", "hidden:bool!", "hides the bar with the time, which is not laid out")
    declare.row(
      "status-bar-hidden", "_hidden:bool",
      "hides the bar with the time, which is not laid out")
    declare.row("store-button", "_visibility:vis! for!", "says which buttons a store has")
    declare.row("store-product-task", "for! priority action:do", "does something with a product")
    declare.row("store-products-task", "for! priority action:do", "does something with products")
    declare.row("submit-scope", "_is-blocking:bool", "keeps what is entered from those around")
    declare.row(
      "subscription-introductory-offer", "apply-offer:do compact-jws:do",
      "says who gets an offer")
    declare.row(
      "subscription-offer-view-button-visibility", "_visibility:vis! for!",
      "says which buttons an offer has")
    declare.row(
      "subscription-offer-view-detail-action", "_action:do",
      "says what the details of an offer do")
    declare.row("subscription-offer-view-style", "_style!", "says how an offer looks")
    declare.row(
      "subscription-promotional-offer", "offer:do compact-jws:do signature:do",
      "says which offer is applied")
    declare.row(
      "subscription-status-task", "for! priority action:do",
      "does something with subscriptions")
    declare.row(
      "subscription-store-button-label",
      "_label:{action|automatic|display-name|multiline|price|single-line}~!",
      "says what buttons of a store say")
    declare.row(
      "subscription-store-control-background", "_style!",
      "says what lies behind the controls of a store")
    declare.row("subscription-store-control-icon", "icon:show", "puts an icon beside an offer")
    declare.row(
      "subscription-store-control-style", "_style! placement",
      "says how the controls of a store look")
    declare.row("subscription-store-option-group-style", "_style!", "says how offers are grouped")
    declare.row(
      "subscription-store-picker-item-background", "_style:col! in",
      "says what lies behind an offer")
    declare.row(
      "subscription-store-policy-destination", "url for! destination:show",
      "says where the terms of a store are")
    declare.row(
      "subscription-store-policy-foreground-style", "_primary:col! _secondary:col",
      "sets the color of the terms of a store")
    declare.row(
      "subscription-store-sign-in-action", "_action:do",
      "says what signing in to a store does")
    declare.row(
      "supported-volume-viewpoints", "_viewpoints!",
      "says from where a volume can be looked at")
    declare.row(
      "swipe-actions-container", "", "closes the actions of other rows when one is swiped")
    declare.row(
      "symbol-color-rendering-mode", "_mode:{flat|gradient}!",
      "says whether symbols have gradients")
    declare.row("symbol-effects-removed", "_is-enabled:bool", "lets symbols stand still")
    declare.row(
      "symbol-variable-value-mode", "_mode:{automatic|color|draw}!",
      "says how symbols show a value")
  }
}
