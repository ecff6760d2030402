/// Names from p; the list is sorted.
extension Interface {
  static func fromP(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "padding-3d", "_edges _length:num", "keeps a margin in space; there is no depth here")
    declare.row("page-command", "value! in! step", "says what the keys for pages change")
    declare.row(
      "palette-selection-effect", "_effect:{automatic|custom|symbol-variant}~!",
      "says how a chosen picture of a palette looks")
    declare.row("paste-destination", "for! action:do validator:do", "says what is pasted")
    declare.row("pay-later-view-action", "_action!", "says what a view about paying later does")
    declare.row(
      "pay-later-view-display-style", "_style!", "says how a view about paying later looks")
    declare.row(
      "pay-with-apple-pay-button-disable-card-art", "",
      "leaves the picture of a card out of a button")
    declare.row(
      "pay-with-apple-pay-button-style", "_style:{automatic|black|white|white-outline}~!",
      "says how a button to pay looks")
    declare.row(
      "persistent-system-overlays", "_visibility:vis!",
      "says whether the sign at the bottom of a screen is seen")
    declare.row(
      "perspective-rotation-effect", "_angle:num! axis! anchor:point anchor-z:num perspective:num",
      "draws the view turned in space; there is no depth here")
    declare.row(
      "phase-animator", "_phases! trigger content:show animation:do",
      "moves the view from one phase to the next, and here it stands still")
    declare.row(
      "photos-picker-accessory-visibility", "_visibility:vis! edges:edges",
      "says which bars a picker of photos has")
    declare.row(
      "photos-picker-disabled-capabilities", "_disabled-capabilities!",
      "says what a picker of photos cannot do")
    declare.row(
      "photos-picker-style", "_style:{compact|inline|presentation}~!",
      "says how a picker of photos looks")
    declare.row(
      "pointer-style",
      """
      _style:{default|grab-active|grab-idle|horizontal-text|link|rectangle-selection|vertical-text|zoom-in|zoom-out}~!
      """,
      "says how the pointer looks")
    declare.row("pointer-visibility", "_visibility:vis!", "says whether the pointer is seen")
    declare.row(
      "popover-tip",
      "_tip! is-presented attachment-anchor arrow-edge:edge arrow-edges:edges action:do",
      "shows a tip at another time")
    declare.row(
      "post-to-photos-shared-album-sheet",
      "is-presented! items! photo-library default-album-identifier completion:do",
      "shows albums at another time")
    declare.row("preferred-subscription-offer", "_offer:do", "says which offer is shown")
    declare.row("preferred-surroundings-effect", "_effect!", "says how the room around is seen")
    declare.row(
      "preferred-window-clipping-margins", "_edges:edges _length:num",
      "asks for room to draw around a window")
    declare.row(
      "prefers-default-focus", "_prefers-default-focus:bool in!",
      "says what the keyboard writes to at first")
    declare.row(
      "presentation-background", "_style:col alignment:align content:show",
      "sets what lies behind a sheet")
    declare.row(
      "presentation-background-interaction", "_interaction:{automatic|disabled|enabled}~!",
      "says whether what is behind a sheet can be used")
    declare.row(
      "presentation-breakthrough-effect", "_effect:{automatic|none|prominent|subtle}!",
      "says how a sheet is seen through others")
    declare.row(
      "presentation-compact-adaptation",
      "_adaptation:{automatic|full-screen-cover|none|popover|sheet} horizontal vertical",
      "says how a sheet looks where there is little room")
    declare.row(
      "presentation-content-interaction", "_behavior:{automatic|resizes|scrolls}!",
      "says whether a sheet grows or scrolls first")
    declare.row("presentation-corner-radius", "_corner-radius:num!", "sets the corners of a sheet")
    declare.row(
      "presentation-prevents-app-termination", "_prevents-app-termination:bool!",
      "says whether a sheet keeps the app open")
    declare.row(
      "presentation-sizing", "_sizing:{automatic|fitted|form|page}~!",
      "says how large a sheet is; propose that size to its content")
    declare.row("presented-window-style", "_style!", "says how windows look that are opened")
    declare.row(
      "presented-window-toolbar-style", "_style!",
      "says how bars of windows look that are opened")
    declare.row("preview-context", "_value!", "says where a preview stands")
    declare.row(
      "preview-device", "_value!",
      "says on which device a preview stands; `set device` does so here")
    declare.row("preview-display-name", "_value!", "names a preview")
    declare.row(
      "preview-interface-orientation",
      "_value:{landscape-left|landscape-right|portrait|portrait-upside-down}!",
      "says how a preview's device is held")
    declare.row(
      "preview-layout", "_value:{device|size-that-fits}~!",
      "says how large a preview is; `propose` does so here")
    declare.row("product-description", "_visibility:vis!", "says whether products are described")
    declare.row("product-icon-border", "", "draws a border around the icon of a product")
    declare.row(
      "product-view-style", "_style:{automatic|compact|large|regular}~!",
      "says how products look")
    declare.row(
      "projection-effect", "_transform!",
      "draws the view through a projection; its place stays as it is")
  }
}
