/// Names from t to z; the list is sorted.
extension Interface {
  static let fromTToZ: [InterfaceRow] = [
    .init(
      "tab-bar-minimize-behavior", "_behavior:{automatic|never|on-scroll-down|on-scroll-up}!",
      "says whether the bar of tabs shrinks"),
    .init(
      "tab-view-bottom-accessory", "is-enabled:bool content:show",
      "puts a view above the bar of tabs, which is not laid out"),
    .init("tab-view-customization", "_customization!", "lets people arrange tabs"),
    .init("tab-view-search-activation", "_activation!", "says when a tab searches"),
    .init(
      "tab-view-sidebar-bottom-bar", "content:show",
      "puts views below a list of tabs, which are not laid out"),
    .init(
      "tab-view-sidebar-footer", "content:show",
      "puts views after a list of tabs, which are not laid out"),
    .init(
      "tab-view-sidebar-header", "content:show",
      "puts views before a list of tabs, which are not laid out"),
    .init("table-column-headers", "_visibility:vis!", "says whether tables have headers"),
    .init("table-style", "_style:{automatic|bordered|inset}~!", "says how tables look"),
    .init(
      "tabletop-game", "_game! parent! automatic-update:bool interaction:do",
      "lets a game be played in the view"),
    .init("text-editor-style", "_style:{automatic|plain}~!", "says how text editors look"),
    .init("text-input-completion", "_completion:str!", "says what is entered for a suggestion"),
    .init(
      "text-input-formatting-control-visibility", "_visibility:vis! for!",
      "says which buttons to format there are"),
    .init(
      "text-input-suggestions", "_data id content:show",
      "says what to enter, which is not laid out"),
    .init("text-renderer", "_renderer!", "draws texts in a way of the program"),
    .init("text-scale", "_scale:{default|secondary}! is-enabled:bool", "asks for smaller letters"),
    .init(
      "text-selection-affinity", "_affinity:{automatic|downstream|upstream}!",
      "says on which line a cursor stands"),
    .init("tip-anchor", "_id!", "names what a tip points to"),
    .init("tip-background", "_style:col!", "sets what lies behind tips"),
    .init(
      "tip-background-interaction", "_interaction:{automatic|disabled|enabled}~!",
      "says whether what is behind a tip can be used"),
    .init("tip-corner-radius", "_corner-radius:num! antialiased:bool", "sets the corners of tips"),
    .init("tip-image-size", "_size!", "says how large the pictures of tips are"),
    .init(
      "tip-image-style", "_primary:col! _secondary:col _tertiary:col",
      "sets the colors of the pictures of tips"),
    .init("tip-view-style", "_style!", "says how tips look"),
    .init(
      "toolbar-background", "_style:col _visibility:vis for",
      "sets what lies behind a bar, which is not laid out"),
    .init(
      "toolbar-background-visibility", "_visibility:vis! for",
      "says whether something lies behind a bar"),
    .init("toolbar-color-scheme", "_color-scheme:{dark|light} for", "asks for dark or light bars"),
    .init("toolbar-foreground-style", "_style:col! for", "sets the color of a bar"),
    .init("toolbar-item-hidden", "_hidden:bool", "hides a view in a bar"),
    .init(
      "toolbar-minimize-behavior", "_behavior:{automatic|never|on-scroll-down|on-scroll-up}~!",
      "says whether bars become smaller while a view scrolls"),
    .init(
      "toolbar-role", "_role:{automatic|browser|editor|navigation-stack}!",
      "says what a bar is for"),
    .init(
      "toolbar-title-display-mode", "_mode:{automatic|inline|inline-large|large}!",
      "says how the title of a bar is shown"),
    .init("toolbar-title-menu", "content:show", "puts a menu on the title of a bar"),
    .init("toolbar-visibility", "_visibility:vis! for", "says whether a bar is seen"),
    .init("touch-bar", "_touch-bar content:show", "puts views above a keyboard"),
    .init("touch-bar-customization-label", "_label!", "names a view above a keyboard"),
    .init("touch-bar-item-presence", "_presence!", "says whether a view stands above a keyboard"),
    .init(
      "touch-bar-item-principal", "_principal:bool",
      "says which view above a keyboard comes first"),
    .init("transaction", "value _transform:do body:show", "says how changes are animated"),
    .init("transaction-picker", "is-presented! selection!", "shows payments at another time"),
    .init(
      "transaction-task", "_configuration! action:do",
      "does something before the view appears"),
    .init("transform-3d-effect", "_transform!", "draws the view elsewhere in space"),
    .init(
      "transform-environment", "_key-path! transform:do",
      "changes a value that views find; nothing is called here"),
    .init(
      "translation-presentation",
      "is-presented! text:str! attachment-anchor arrow-edge:edge replacement-action:do",
      "shows a translation at another time"),
    .init(
      "translation-task", "_configuration source target action:do",
      "does something with translations"),
    .init("type-select-equivalent", "_text!", "says by which letters the view is found"),
    .init(
      "typesetting-language", "_language! is-enabled:bool",
      "says by which language's rules a text is set"),
    .init("upper-limb-visibility", "_visibility:vis!", "says whether arms are seen"),
    .init(
      "user-activity", "_activity-type! element is-active:bool _update:do",
      "says what is gone on with elsewhere"),
    .init(
      "verify-identity-with-wallet-button-style", "_style!",
      "says how a button of Wallet looks"),
    .init(
      "visual-effect-3d", "_effect:do",
      "changes the picture by the place of the view in space"),
    .init(
      "volume-baseplate-visibility", "_visibility:vis!",
      "says whether the ground of a volume is seen"),
    .init(
      "web-view-back-forward-navigation-gestures", "_value:{automatic|disabled|enabled}!",
      "says whether swipes turn the pages of a web view"),
    .init(
      "web-view-content-background", "_visibility:vis!",
      "says whether web pages have a background"),
    .init("web-view-context-menu", "menu:show", "puts a menu on web pages"),
    .init(
      "web-view-element-fullscreen-behavior", "_value:{automatic|disabled|enabled}!",
      "says whether a part of a web page can fill the screen"),
    .init(
      "web-view-link-previews", "_value:{automatic|disabled|enabled}!",
      "says whether links of web pages are previewed"),
    .init(
      "web-view-magnification-gestures", "_value:{automatic|disabled|enabled}!",
      "says whether web pages can be made larger"),
    .init(
      "web-view-on-scroll-geometry-change", "for! of:do action:do",
      "says what happens while a web page scrolls"),
    .init(
      "web-view-scroll-input-behavior", "_behavior:{automatic|disabled|enabled}! for!",
      "says what scrolls a web page"),
    .init("web-view-scroll-position", "_position!", "says where a web page is scrolled to"),
    .init(
      "web-view-text-selection", "_selectability!",
      "says whether texts of web pages can be selected"),
    .init(
      "widget-accentable", "_accentable:bool",
      "says whether the view has the color of a widget's accents"),
    .init(
      "widget-accented-rendering-mode", "_mode!",
      "says how a picture is drawn in a widget of one color"),
    .init(
      "widget-curves-content", "_curves-content:bool",
      "bends a widget along the edge of a watch"),
    .init("widget-label", "_text:str label:show", "puts words beside a widget"),
    .init("widget-url", "_url!", "says what a widget opens"),
    .init(
      "window-dismiss-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a window can be closed"),
    .init(
      "window-full-screen-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a window can fill the screen"),
    .init(
      "window-minimize-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a window can be put away"),
    .init("window-resize-anchor", "_anchor:point!", "says which point of a window stays"),
    .init(
      "window-resize-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a window can be made larger"),
    .init(
      "window-toolbar-full-screen-visibility", "_visibility:{automatic|on-hover|visible}!",
      "says whether a bar is seen on a full screen"),
    .init("workout-preview", "_plan! is-presented!", "shows a workout at another time"),
    .init(
      "writing-direction", "strategy:{content-based|default|layout-based}!",
      "says how the direction of a text is found"),
    .init(
      "writing-tools-affordance-visibility", "_visibility:vis!",
      "says whether tools to write are offered"),
    .init(
      "writing-tools-behavior", "_behavior:{automatic|complete|disabled|limited}!",
      "says what tools to write may do"),
  ]
}
