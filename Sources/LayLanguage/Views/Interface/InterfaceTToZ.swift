/// Names from t to z; the list is sorted.
extension Interface {
  static func fromTToZ(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "tab-bar-minimize-behavior", "_behavior:{automatic|never|on-scroll-down|on-scroll-up}!",
      "sets when the tab bar minimizes")
    declare.row(
      "tab-view-bottom-accessory", "is-enabled:bool content:show",
      "adds a bottom accessory, which is not laid out, to a tab view")
    declare.row(
      "tab-view-customization", "_customization!",
      "binds the customizations of a tab view's sidebar")
    declare.row(
      "tab-view-search-activation", "_activation!", "sets how search activates in the search tab")
    declare.row(
      "tab-view-sidebar-bottom-bar", "content:show",
      "adds a bottom bar, which is not laid out, to a tab view's sidebar")
    declare.row(
      "tab-view-sidebar-footer", "content:show",
      "adds a footer, which is not laid out, to a tab view's sidebar")
    declare.row(
      "tab-view-sidebar-header", "content:show",
      "adds a header, which is not laid out, to a tab view's sidebar")
    declare.row(
      "table-column-headers", "_visibility:vis!", "sets the visibility of a table's column headers")
    declare.row("table-style", "_style:{automatic|bordered|inset}~!", "sets the style of tables")
    declare.row(
      "tabletop-game", "_game! parent! automatic-update:bool interaction:do",
      "adds a tabletop game to the view")
    declare.row("text-editor-style", "_style:{automatic|plain}~!", "sets the style of text editors")
    declare.row(
      "text-input-completion", "_completion:str!",
      "sets the text that the view enters when used as an input suggestion")
    declare.row(
      "text-input-formatting-control-visibility", "_visibility:vis! for!",
      "sets which system text formatting controls are available")
    declare.row(
      "text-input-suggestions", "_data id content:show",
      "sets the text input suggestions, which are not laid out")
    declare.row("text-renderer", "_renderer!", "sets the renderer that draws the texts in the view")
    declare.row(
      "text-scale", "_scale:{default|secondary}! is-enabled:bool",
      "sets the text scale, such as a smaller scale for secondary text")
    declare.row(
      "text-selection-affinity", "_affinity:{automatic|downstream|upstream}!",
      "sets the direction of a selection or cursor relative to a character")
    declare.row("tip-anchor", "_id!", "marks the view as the anchor of a tip")
    declare.row("tip-background", "_style:col!", "sets the background of inline tips")
    declare.row(
      "tip-background-interaction", "_interaction:{automatic|disabled|enabled}~!",
      "sets whether people can interact with the view behind a tip")
    declare.row(
      "tip-corner-radius", "_corner-radius:num! antialiased:bool",
      "sets the corner radius of inline tips")
    declare.row("tip-image-size", "_size!", "sets the size of a tip's image")
    declare.row(
      "tip-image-style", "_primary:col! _secondary:col _tertiary:col",
      "sets the style of a tip's image")
    declare.row("tip-view-style", "_style!", "sets the style of tip views")
    declare.row(
      "toolbar-background", "_style:col _visibility:vis for",
      "sets the background style or visibility of a bar")
    declare.row(
      "toolbar-background-visibility", "_visibility:vis! for",
      "sets the visibility of a bar's background")
    declare.row(
      "toolbar-color-scheme", "_color-scheme:{dark|light} for",
      "sets the preferred color scheme of a bar")
    declare.row(
      "toolbar-foreground-style", "_style:col! for", "sets the preferred foreground style of a bar")
    declare.row(
      "toolbar-item-hidden", "_hidden:bool", "hides an individual view in a toolbar control group")
    declare.row(
      "toolbar-minimize-behavior", "_behavior:{automatic|never|on-scroll-down|on-scroll-up}~!",
      "sets when bars minimize as content scrolls")
    declare.row(
      "toolbar-role", "_role:{automatic|browser|editor|navigation-stack}!",
      "sets the semantic role of the toolbar's content")
    declare.row(
      "toolbar-title-display-mode", "_mode:{automatic|inline|inline-large|large}!",
      "sets the display mode of the toolbar title")
    declare.row("toolbar-title-menu", "content:show", "sets the menu of the toolbar title")
    declare.row("toolbar-visibility", "_visibility:vis! for", "sets the visibility of a bar")
    declare.row(
      "touch-bar", "_touch-bar content:show", "sets the content that the Touch Bar displays")
    declare.row(
      "touch-bar-customization-label", "_label!",
      "sets the label of the view in Touch Bar customization")
    declare.row(
      "touch-bar-item-presence", "_presence!",
      "sets whether people can remove the view when customizing the Touch Bar")
    declare.row(
      "touch-bar-item-principal", "_principal:bool",
      "marks the view as a principal view of the Touch Bar")
    declare.row(
      "transaction", "value _transform:do body:show",
      "changes the transaction of all animations in the view")
    declare.row(
      "transaction-picker", "is-presented! selection!",
      "presents a picker that selects financial transactions")
    declare.row(
      "transaction-task", "_configuration! action:do",
      "adds a task for credential transactions to perform before the view appears")
    declare.row("transform-3d-effect", "_transform!", "transforms the view's rendered output in 3D")
    declare.row(
      "transform-environment", "_key-path! transform:do",
      "transforms the value at an environment key path, which `lay` does not do")
    declare.row(
      "translation-presentation",
      "is-presented! text:str! attachment-anchor arrow-edge:edge replacement-action:do",
      "presents a translation popover for a text")
    declare.row(
      "translation-task", "_configuration source target action:do",
      "adds a task that translates text with a translation session")
    declare.row(
      "type-select-equivalent", "_text!",
      "sets the text that type select matches in a list or table")
    declare.row(
      "typesetting-language", "_language! is-enabled:bool",
      "sets the language for typesetting text")
    declare.row(
      "upper-limb-visibility", "_visibility:vis!",
      "sets the preferred visibility of a person's hands and arms in an immersive space")
    declare.row(
      "user-activity", "_activity-type! element is-active:bool _update:do",
      "advertises a user activity to the system")
    declare.row(
      "verify-identity-with-wallet-button-style", "_style!",
      "sets the style of the Verify Identity with Wallet button")
    declare.row(
      "visual-effect-3d", "_effect:do", "adds 3D visual effects that can use the view's geometry")
    declare.row(
      "volume-baseplate-visibility", "_visibility:vis!",
      "sets the visibility of a volume's baseplate")
    declare.row(
      "web-view-back-forward-navigation-gestures", "_value:{automatic|disabled|enabled}!",
      "sets whether horizontal swipes navigate back and forward in a web view")
    declare.row(
      "web-view-content-background", "_visibility:vis!",
      "sets the visibility of a webpage's natural background color")
    declare.row(
      "web-view-context-menu", "menu:show", "adds a context menu to the items of a web view")
    declare.row(
      "web-view-element-fullscreen-behavior", "_value:{automatic|disabled|enabled}!",
      "sets whether a web view can display content full screen")
    declare.row(
      "web-view-link-previews", "_value:{automatic|disabled|enabled}!",
      "sets whether pressing a link in a web view displays a preview")
    declare.row(
      "web-view-magnification-gestures", "_value:{automatic|disabled|enabled}!",
      "sets whether magnify gestures change the magnification of a web view")
    declare.row(
      "web-view-on-scroll-geometry-change", "for! of:do action:do",
      "performs an action when the scroll geometry of a web view changes")
    declare.row(
      "web-view-scroll-input-behavior", "_behavior:{automatic|disabled|enabled}! for!",
      "sets whether web views scroll with a kind of input")
    declare.row("web-view-scroll-position", "_position!", "binds the scroll position of a web view")
    declare.row(
      "web-view-text-selection", "_selectability!",
      "sets whether people can select text in a web view")
    declare.row(
      "widget-accentable", "_accentable:bool", "adds the view to the accented group of a widget")
    declare.row(
      "widget-accented-rendering-mode", "_mode!",
      "sets how an image renders in a widget's accented mode")
    declare.row(
      "widget-curves-content", "_curves-content:bool",
      "displays a widget's content along a curve where the context allows it")
    declare.row(
      "widget-label", "_text:str label:show",
      "adds a label outside the main view of an accessory widget")
    declare.row("widget-url", "_url!", "sets the URL that a widget opens in its app")
    declare.row(
      "window-dismiss-behavior", "_behavior:{automatic|disabled|enabled}!",
      "sets whether the window can be dismissed")
    declare.row(
      "window-full-screen-behavior", "_behavior:{automatic|disabled|enabled}!",
      "sets whether the window can enter full screen")
    declare.row(
      "window-minimize-behavior", "_behavior:{automatic|disabled|enabled}!",
      "sets whether the window can be minimized")
    declare.row(
      "window-resize-anchor", "_anchor:point!",
      "sets the anchor point of the window when it resizes")
    declare.row(
      "window-resize-behavior", "_behavior:{automatic|disabled|enabled}!",
      "sets whether the window can be resized")
    declare.row(
      "window-toolbar-full-screen-visibility", "_visibility:{automatic|on-hover|visible}!",
      "sets the visibility of the window toolbar in full screen mode")
    declare.row(
      "workout-preview", "_plan! is-presented!", "presents a preview of a workout as a modal sheet")
    declare.row(
      "writing-direction", "strategy:{content-based|default|layout-based}!",
      "sets how the writing direction of text is determined")
    declare.row(
      "writing-tools-affordance-visibility", "_visibility:vis!",
      "sets whether the Writing Tools affordance is shown for text input")
    declare.row(
      "writing-tools-behavior", "_behavior:{automatic|complete|disabled|limited}!",
      "sets the Writing Tools behavior for text and text input")
  }
}
