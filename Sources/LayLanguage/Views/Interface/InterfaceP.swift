/// Names from p; the list is sorted.
extension Interface {
  static func fromP(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "padding-3d", "_edges _length:num",
      "adds padding in three dimensions; there is no depth here")
    declare.row(
      "page-command", "value! in! step",
      "steps a value through a range in response to Page Up and Page Down")
    declare.row(
      "palette-selection-effect", "_effect:{automatic|custom|symbol-variant}~!",
      "sets the selection effect of palette items")
    declare.row(
      "paste-destination", "for! action:do validator:do",
      "performs an action with validated items in response to the Paste command")
    declare.row("pay-later-view-action", "_action!", "sets the action of an Apple Pay Later view")
    declare.row(
      "pay-later-view-display-style", "_style!",
      "sets the display style of an Apple Pay Later view")
    declare.row(
      "pay-with-apple-pay-button-disable-card-art", "",
      "disables the card art on Apple Pay buttons")
    declare.row(
      "pay-with-apple-pay-button-style", "_style:{automatic|black|white|white-outline}~!",
      "sets the style of Apple Pay buttons")
    declare.row(
      "persistent-system-overlays", "_visibility:vis!",
      "sets the visibility of system overlays, such as the Home indicator")
    declare.row(
      "perspective-rotation-effect", "_angle:num! axis! anchor:point anchor-z:num perspective:num",
      "draws the view rotated in three dimensions; there is no depth here")
    declare.row(
      "phase-animator", "_phases! trigger content:show animation:do",
      "animates the view through a sequence of phases; here it stands still")
    declare.row(
      "photos-picker-accessory-visibility", "_visibility:vis! edges:edges",
      "sets the visibility of a Photos picker's accessories, such as its sidebar")
    declare.row(
      "photos-picker-disabled-capabilities", "_disabled-capabilities!",
      "disables capabilities of a Photos picker")
    declare.row(
      "photos-picker-style", "_style:{compact|inline|presentation}~!",
      "sets the style of a Photos picker")
    declare.row(
      "pointer-style",
      """
      _style:{default|grab-active|grab-idle|horizontal-text|link|rectangle-selection|vertical-text|zoom-in|zoom-out}~!
      """,
      "sets the style of the pointer over the view")
    declare.row(
      "pointer-visibility", "_visibility:vis!", "sets the visibility of the pointer over the view")
    declare.row(
      "popover-tip",
      "_tip! is-presented attachment-anchor arrow-edge:edge arrow-edges:edges action:do",
      "presents a tip in a popover")
    declare.row(
      "post-to-photos-shared-album-sheet",
      "is-presented! items! photo-library default-album-identifier completion:do",
      "presents a sheet to post items to a shared album in Photos")
    declare.row(
      "preferred-subscription-offer", "_offer:do",
      "selects the subscription offer for purchases from StoreKit views")
    declare.row(
      "preferred-surroundings-effect", "_effect!",
      "sets the preferred effect on the passthrough video of the surroundings")
    declare.row(
      "preferred-window-clipping-margins", "_edges:edges _length:num",
      "requests margins for drawing beyond the bounds of the window")
    declare.row(
      "prefers-default-focus", "_prefers-default-focus:bool in!",
      "sets whether the view receives focus by default in a focus scope")
    declare.row(
      "presentation-background", "_style:col alignment:align content:show",
      "sets the background of a sheet")
    declare.row(
      "presentation-background-interaction", "_interaction:{automatic|disabled|enabled}~!",
      "controls whether people can interact with the view behind a sheet")
    declare.row(
      "presentation-breakthrough-effect", "_effect:{automatic|none|prominent|subtle}!",
      "sets how a presentation breaks through content that occludes it")
    declare.row(
      "presentation-compact-adaptation",
      "_adaptation:{automatic|full-screen-cover|none|popover|sheet} horizontal vertical",
      "sets how a presentation adapts to compact size classes")
    declare.row(
      "presentation-content-interaction", "_behavior:{automatic|resizes|scrolls}!",
      "sets whether a swipe resizes a sheet or scrolls its content first")
    declare.row(
      "presentation-corner-radius", "_corner-radius:num!", "requests a corner radius for a sheet")
    declare.row(
      "presentation-prevents-app-termination", "_prevents-app-termination:bool!",
      "sets whether a presentation prevents the app from quitting")
    declare.row(
      "presentation-sizing", "_sizing:{automatic|fitted|form|page}~!",
      "sets the size of a presentation; propose that size to its content")
    declare.row(
      "presented-window-style", "_style!", "sets the style of windows opened from the view")
    declare.row(
      "presented-window-toolbar-style", "_style!",
      "sets the toolbar style of windows opened from the view")
    declare.row("preview-context", "_value!", "declares a context for a preview")
    declare.row(
      "preview-device", "_value!", "sets the device of a preview; `set device` does so here")
    declare.row("preview-display-name", "_value!", "names a preview")
    declare.row(
      "preview-interface-orientation",
      "_value:{landscape-left|landscape-right|portrait|portrait-upside-down}!",
      "sets the interface orientation of a preview")
    declare.row(
      "preview-layout", "_value:{device|size-that-fits}~!",
      "sets the size of a preview's container; `propose` does so here")
    declare.row(
      "product-description", "_visibility:vis!",
      "sets the visibility of product descriptions in StoreKit views")
    declare.row("product-icon-border", "", "adds a standard border to the icon of a product")
    declare.row(
      "product-view-style", "_style:{automatic|compact|large|regular}~!",
      "sets the style of product views")
    declare.row(
      "projection-effect", "_transform!",
      "draws the view with a projection transform; its frame stays the same")
  }
}
