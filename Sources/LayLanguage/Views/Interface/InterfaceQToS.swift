/// Names from q to s; the list is sorted.
extension Interface {
  static func fromQToS(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row("quick-look-preview", "_item! in", "presents a Quick Look preview of a file")
    declare.row(
      "reality-view-camera-controls", "_controls!",
      "adds gestures that control the camera of a `RealityView`")
    declare.row(
      "reality-view-layout-behavior", "_option!",
      "sets how a `RealityView` sizes its frame and aligns its content")
    declare.row(
      "refund-request-sheet", "for! is-presented! on-dismiss:do",
      "presents the refund request sheet for a transaction")
    declare.row("rename-action", "_action:do", "sets the action that a `RenameButton` performs")
    declare.row(
      "rendering-mode", "_rendering-mode:{original|template}!",
      "sets whether an image renders as a template or in its original colors")
    declare.row(
      "reorder-container", "for! in _handler:do",
      "marks the view as a container of views that can be reordered by dragging")
    declare.row(
      "reorderable", "collection-id", "enables reordering of the views in a reorderable container")
    declare.row(
      "replace-disabled", "_is-disabled:bool", "prevents replace operations in a text editor")
    declare.row(
      "rotation-3d-layout", "_angle:num! axis!",
      "rotates the view in 3D, frame included, which `lay` does not do")
    declare.row(
      "scaled-to-fill-3d", "", "scales the view to fill its parent in 3D, which `lay` does not do")
    declare.row(
      "scaled-to-fit-3d", "", "scales the view to fit its parent in 3D, which `lay` does not do")
    declare.row(
      "scroll-bounce-behavior", "_behavior:{always|automatic|based-on-size}! axes:axes",
      "sets the bounce behavior of scrollable views")
    declare.row(
      "scroll-dismisses-keyboard", "_mode:{automatic|immediately|interactively|never}!",
      "sets how scrolling dismisses the keyboard")
    declare.row(
      "scroll-edge-effect-hidden", "_hidden:bool for:edges",
      "hides the scroll edge effects of scroll views")
    declare.row(
      "scroll-edge-effect-style", "_style:{automatic|hard|soft}~! for:edges!",
      "sets the scroll edge effect style of scroll views")
    declare.row(
      "scroll-indicators-flash", "on-appear:bool trigger",
      "makes the scroll indicators of scrollable views flash")
    declare.row(
      "scroll-input-behavior", "_behavior:{automatic|disabled|enabled}! for!",
      "sets whether scrollable views scroll with a kind of input")
    declare.row(
      "scroll-target", "is-enabled:bool",
      "marks the view as a scroll target, to which scrolling can align")
    declare.row(
      "scroll-transition",
      """
      _configuration:{animated|identity|interactive}~ top-leading bottom-trailing axis \
      transition:do
      """,
      "animates a transition as the view scrolls into and out of sight")
    declare.row(
      "search-completion", "_completion!",
      "sets the search text that the view enters when used as a suggestion")
    declare.row(
      "search-dictation-behavior", "_behavior!", "sets the dictation behavior of search fields")
    declare.row(
      "search-focused", "_binding! equals", "binds the focus state of the nearest search field")
    declare.row(
      "search-presentation-toolbar-behavior", "_behavior:{automatic|avoid-hiding-content}!",
      "sets how the toolbar behaves while a search is presented")
    declare.row(
      "search-scopes",
      "_scope! activation:{automatic|on-search-presentation|on-text-entry} _scopes:show",
      "sets the scopes that people can choose for a search")
    declare.row(
      "search-selection", "_selection!", "binds the text selection of the nearest search field")
    declare.row(
      "search-suggestions", "_visibility:vis for _suggestions:show",
      "sets the suggestions for a search, which are not laid out")
    declare.row(
      "search-toolbar-behavior", "_behavior:{automatic|minimize}!",
      "sets whether a search field in the toolbar minimizes to a button")
    declare.row("section-actions", "content:show", "adds actions to a section")
    declare.row(
      "section-index-label", "_label!", "sets the label of the section in a list's section index")
    declare.row(
      "selection-disabled", "_is-disabled:bool",
      "disables selection of the view in a list or picker")
    declare.row(
      "sensory-feedback",
      """
      _feedback:{alignment|decrease|error|impact|increase|level-change|path-complete|press|release|selection|start|stop|success|warning}~ \
      trigger! condition:do
      """,
      "plays haptic or audio feedback when a value changes")
    declare.row(
      "sign-in-with-apple-button-style", "_style:{black|white|white-outline}~!",
      "sets the style of the Sign in with Apple button")
    declare.row(
      "simultaneous-gesture", "_gesture! including:{all|gesture|none|subviews} is-enabled:bool",
      "adds a gesture that is processed together with the view's own gestures")
    declare.row(
      "slider-thumb-visibility", "_visibility:vis!", "sets the thumb visibility of sliders")
    declare.row(
      "spatial-overlay", "alignment:align content:show",
      "adds views, which are not laid out, within the 3D bounds of the view")
    declare.row(
      "spatial-overlay-preference-value", "_key! alignment:align _transform:show",
      "makes views from a preference value, which are not laid out, in the view's 3D bounds")
    declare.row("speech-adjusted-pitch", "_value:num!", "changes the pitch of spoken text")
    declare.row(
      "speech-always-includes-punctuation", "_value:bool",
      "sets whether VoiceOver always speaks all punctuation")
    declare.row(
      "speech-announcements-queued", "_value:bool",
      "sets whether announcements wait for speech in progress to end")
    declare.row(
      "speech-spells-out-characters", "_value:bool",
      "sets whether VoiceOver speaks text character by character")
    declare.row(
      "spring-loading-behavior", "_behavior:{automatic|disabled|enabled}!",
      "sets whether a drag held over a control activates it")
    declare.row("status-bar", "hidden:bool!", "hides the status bar")
    declare.row("status-bar-hidden", "_hidden:bool", "hides the status bar")
    declare.row(
      "store-button", "_visibility:vis! for!",
      "sets the visibility of buttons in store and subscription store views")
    declare.row(
      "store-product-task", "for! priority action:do",
      "loads an In-App Purchase product for the view")
    declare.row(
      "store-products-task", "for! priority action:do",
      "loads several In-App Purchase products for the view")
    declare.row(
      "submit-scope", "_is-blocking:bool",
      "prevents submissions in the view from triggering outer submit actions")
    declare.row(
      "subscription-introductory-offer", "apply-offer:do compact-jws:do",
      "selects whether an introductory offer applies to a purchase")
    declare.row(
      "subscription-offer-view-button-visibility", "_visibility:vis! for!",
      "sets the visibility of buttons in subscription offer views")
    declare.row(
      "subscription-offer-view-detail-action", "_action:do",
      "sets the action of the detail link in subscription offer views")
    declare.row(
      "subscription-offer-view-style", "_style!", "sets the style of subscription offer views")
    declare.row(
      "subscription-promotional-offer", "offer:do compact-jws:do signature:do",
      "selects a promotional offer to apply to a subscription purchase")
    declare.row(
      "subscription-status-task", "for! priority action:do",
      "loads the status of a subscription group for the view")
    declare.row(
      "subscription-store-button-label",
      "_label:{action|automatic|display-name|multiline|price|single-line}~!",
      "sets the button label of subscription store views")
    declare.row(
      "subscription-store-control-background", "_style!",
      "sets the background of the controls in subscription store views")
    declare.row(
      "subscription-store-control-icon", "icon:show",
      "adds an icon to each option in subscription store views")
    declare.row(
      "subscription-store-control-style", "_style! placement",
      "sets the control style of subscription store views")
    declare.row(
      "subscription-store-option-group-style", "_style!",
      "sets the style of option groups in subscription store views")
    declare.row(
      "subscription-store-picker-item-background", "_style:col! in",
      "sets the background of picker items in subscription store views")
    declare.row(
      "subscription-store-policy-destination", "url for! destination:show",
      "sets the destination of a policy button in subscription store views")
    declare.row(
      "subscription-store-policy-foreground-style", "_primary:col! _secondary:col",
      "sets the style of the policy buttons in subscription store views")
    declare.row(
      "subscription-store-sign-in-action", "_action:do",
      "sets the action of the sign-in button in subscription store views")
    declare.row(
      "supported-volume-viewpoints", "_viewpoints!",
      "sets the viewpoints that a volume's window bar and ornaments support")
    declare.row(
      "swipe-actions-container", "",
      "coordinates swipe actions so that only one row shows them at a time")
    declare.row(
      "symbol-color-rendering-mode", "_mode:{flat|gradient}!",
      "sets the color rendering mode of symbol images")
    declare.row(
      "symbol-effects-removed", "_is-enabled:bool", "removes inherited effects from symbol images")
    declare.row(
      "symbol-variable-value-mode", "_mode:{automatic|color|draw}!",
      "sets how symbol images draw their variable value")
  }
}
