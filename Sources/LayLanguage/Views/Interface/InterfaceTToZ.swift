/// Names from t to z; the list is sorted.
extension Interface {
  static func fromTToZ(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "tab-bar-minimize-behavior", "_behavior:{automatic|never|on-scroll-down|on-scroll-up}!",
      "says whether the bar of tabs shrinks")
    declare.row(
      "tab-view-bottom-accessory", "is-enabled:bool content:show",
      "puts a view above the bar of tabs, which is not laid out")
    declare.row("tab-view-customization", "_customization!", "lets people arrange tabs")
    declare.row("tab-view-search-activation", "_activation!", "says when a tab searches")
    declare.row(
      "tab-view-sidebar-bottom-bar", "content:show",
      "puts views below a list of tabs, which are not laid out")
    declare.row(
      "tab-view-sidebar-footer", "content:show",
      "puts views after a list of tabs, which are not laid out")
    declare.row(
      "tab-view-sidebar-header", "content:show",
      "puts views before a list of tabs, which are not laid out")
    declare.row("table-column-headers", "_visibility:vis!", "says whether tables have headers")
    declare.row("table-style", "_style:{automatic|bordered|inset}~!", "says how tables look")
    declare.row(
      "tabletop-game", "_game! parent! automatic-update:bool interaction:do",
      "lets a game be played in the view")
    declare.row("text-editor-style", "_style:{automatic|plain}~!", "says how text editors look")
    declare.row(
      "text-input-completion", "_completion:str!", "says what is entered for a suggestion")
    declare.row(
      "text-input-formatting-control-visibility", "_visibility:vis! for!",
      "says which buttons to format there are")
    declare.row(
      "text-input-suggestions", "_data id content:show",
      "says what to enter, which is not laid out")
    declare.row("text-renderer", "_renderer!", "draws texts in a way of the program")
    declare.row(
      "text-scale", "_scale:{default|secondary}! is-enabled:bool", "asks for smaller letters")
    declare.row(
      "text-selection-affinity", "_affinity:{automatic|downstream|upstream}!",
      "says on which line a cursor stands")
    declare.row("tip-anchor", "_id!", "names what a tip points to")
    declare.row("tip-background", "_style:col!", "sets what lies behind tips")
    declare.row(
      "tip-background-interaction", "_interaction:{automatic|disabled|enabled}~!",
      "says whether what is behind a tip can be used")
    declare.row(
      "tip-corner-radius", "_corner-radius:num! antialiased:bool", "sets the corners of tips")
    declare.row("tip-image-size", "_size!", "says how large the pictures of tips are")
    declare.row(
      "tip-image-style", "_primary:col! _secondary:col _tertiary:col",
      "sets the colors of the pictures of tips")
    declare.row("tip-view-style", "_style!", "says how tips look")
    declare.row(
      "toolbar-background", "_style:col _visibility:vis for",
      "sets what lies behind a bar, which is not laid out")
    declare.row(
      "toolbar-background-visibility", "_visibility:vis! for",
      "says whether something lies behind a bar")
    declare.row(
      "toolbar-color-scheme", "_color-scheme:{dark|light} for", "asks for dark or light bars")
    declare.row("toolbar-foreground-style", "_style:col! for", "sets the color of a bar")
    declare.row("toolbar-item-hidden", "_hidden:bool", "hides a view in a bar")
    declare.row(
      "toolbar-minimize-behavior", "_behavior:{automatic|never|on-scroll-down|on-scroll-up}~!",
      "says whether bars become smaller while a view scrolls")
    declare.row(
      "toolbar-role", "_role:{automatic|browser|editor|navigation-stack}!",
      "says what a bar is for")
    declare.row(
      "toolbar-title-display-mode", "_mode:{automatic|inline|inline-large|large}!",
      "says how the title of a bar is shown")
    declare.row("toolbar-title-menu", "content:show", "puts a menu on the title of a bar")
    declare.row("toolbar-visibility", "_visibility:vis! for", "says whether a bar is seen")
    declare.row("touch-bar", "_touch-bar content:show", "puts views above a keyboard")
    declare.row("touch-bar-customization-label", "_label!", "names a view above a keyboard")
    declare.row(
      "touch-bar-item-presence", "_presence!", "says whether a view stands above a keyboard")
    declare.row(
      "touch-bar-item-principal", "_principal:bool",
      "says which view above a keyboard comes first")
    declare.row("transaction", "value _transform:do body:show", "says how changes are animated")
    declare.row("transaction-picker", "is-presented! selection!", "shows payments at another time")
    declare.row(
      "transaction-task", "_configuration! action:do",
      "does something before the view appears")
    declare.row("transform-3d-effect", "_transform!", "draws the view elsewhere in space")
    declare.row(
      "transform-environment", "_key-path! transform:do",
      "changes a value that views find; nothing is called here")
    declare.row(
      "translation-presentation",
      "is-presented! text:str! attachment-anchor arrow-edge:edge replacement-action:do",
      "shows a translation at another time")
    declare.row(
      "translation-task", "_configuration source target action:do",
      "does something with translations")
    declare.row("type-select-equivalent", "_text!", "says by which letters the view is found")
    declare.row(
      "typesetting-language", "_language! is-enabled:bool",
      "says by which language's rules a text is set")
    declare.row("upper-limb-visibility", "_visibility:vis!", "says whether arms are seen")
    declare.row(
      "user-activity", "_activity-type! element is-active:bool _update:do",
      "says what is gone on with elsewhere")
    declare.row(
      "verify-identity-with-wallet-button-style", "_style!",
      "says how a button of Wallet looks")
    declare.row(
      "visual-effect-3d", "_effect:do",
      "changes the picture by the place of the view in space")
    declare.row(
      "volume-baseplate-visibility", "_visibility:vis!",
      "says whether the ground of a volume is seen")
    declare.row(
      "web-view-back-forward-navigation-gestures", "_value:{automatic|disabled|enabled}!",
      "says whether swipes turn the pages of a web view")
    declare.row(
      "web-view-content-background", "_visibility:vis!",
      "says whether web pages have a background")
    declare.row("web-view-context-menu", "menu:show", "puts a menu on web pages")
    declare.row(
      "web-view-element-fullscreen-behavior", "_value:{automatic|disabled|enabled}!",
      "says whether a part of a web page can fill the screen")
    declare.row(
      "web-view-link-previews", "_value:{automatic|disabled|enabled}!",
      "says whether links of web pages are previewed")
    declare.row(
      "web-view-magnification-gestures", "_value:{automatic|disabled|enabled}!",
      "says whether web pages can be made larger")
    declare.row(
      "web-view-on-scroll-geometry-change", "for! of:do action:do",
      "says what happens while a web page scrolls")
    declare.row(
      "web-view-scroll-input-behavior", "_behavior:{automatic|disabled|enabled}! for!",
      "says what scrolls a web page")
    declare.row("web-view-scroll-position", "_position!", "says where a web page is scrolled to")
    declare.row(
      "web-view-text-selection", "_selectability!",
      "says whether texts of web pages can be selected")
    declare.row(
      "widget-accentable", "_accentable:bool",
      "says whether the view has the color of a widget's accents")
    declare.row(
      "widget-accented-rendering-mode", "_mode!",
      "says how a picture is drawn in a widget of one color")
    declare.row(
      "widget-curves-content", "_curves-content:bool",
      "bends a widget along the edge of a watch")
    declare.row("widget-label", "_text:str label:show", "puts words beside a widget")
    declare.row("widget-url", "_url!", "says what a widget opens")
    declare.row(
      "window-dismiss-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a window can be closed")
    declare.row(
      "window-full-screen-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a window can fill the screen")
    declare.row(
      "window-minimize-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a window can be put away")
    declare.row("window-resize-anchor", "_anchor:point!", "says which point of a window stays")
    declare.row(
      "window-resize-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a window can be made larger")
    declare.row(
      "window-toolbar-full-screen-visibility", "_visibility:{automatic|on-hover|visible}!",
      "says whether a bar is seen on a full screen")
    declare.row("workout-preview", "_plan! is-presented!", "shows a workout at another time")
    declare.row(
      "writing-direction", "strategy:{content-based|default|layout-based}!",
      "says how the direction of a text is found")
    declare.row(
      "writing-tools-affordance-visibility", "_visibility:vis!",
      "says whether tools to write are offered")
    declare.row(
      "writing-tools-behavior", "_behavior:{automatic|complete|disabled|limited}!",
      "says what tools to write may do")
  }
}
