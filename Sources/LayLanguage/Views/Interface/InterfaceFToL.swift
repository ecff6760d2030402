/// Names from f to l; the list is sorted.
extension Interface {
  static func fromFToL(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "family-activity-picker", "header-text:str footer-text:str is-presented! selection!",
      "presents an activity picker, to choose apps and websites, as a sheet")
    declare.row(
      "file-dialog-browser-options", "_options!",
      "sets what a file dialog lets people browse, such as hidden files")
    declare.row(
      "file-dialog-confirmation-label", "_label!",
      "sets the label of the confirmation button of a file dialog")
    declare.row(
      "file-dialog-customization-id", "_id!",
      "sets the identifier under which a file dialog keeps its configuration")
    declare.row(
      "file-dialog-default-directory", "_default-directory!",
      "sets the directory that a file dialog opens by default")
    declare.row(
      "file-dialog-imports-unresolved-aliases", "_imports:bool!",
      "sets whether a file dialog leaves chosen aliases unresolved")
    declare.row("file-dialog-message", "_message!", "sets the message of a file dialog")
    declare.row(
      "file-dialog-url-enabled", "_predicate!", "sets which files a file dialog lets people choose")
    declare.row(
      "file-exporter",
      """
      is-presented! document documents item items content-type content-types \
      default-filename on-completion:do on-cancellation:do
      """,
      "presents a dialog to export documents or items to files")
    declare.row(
      "file-exporter-filename-label", "_label!",
      "sets the label of the file name field of an export dialog")
    declare.row(
      "file-importer",
      """
      is-presented! allowed-content-types! allows-multiple-selection:bool on-completion:do \
      on-cancellation:do
      """,
      "presents a dialog to import files")
    declare.row(
      "file-mover", "is-presented! file files on-completion:do on-cancellation:do",
      "presents a dialog to move files to a new location")
    declare.row(
      "find-disabled", "_is-disabled:bool",
      "sets whether find and replace are disabled in text editors")
    declare.row(
      "find-navigator", "is-presented!", "presents the find and replace interface of text editors")
    declare.row(
      "flips-for-right-to-left-layout-direction", "_enabled:bool!",
      "sets whether the view mirrors its contents horizontally in right-to-left layout")
    declare.row(
      "focus-effect-disabled", "_disabled:bool",
      "sets whether focus effects, such as the focus ring, are disabled")
    declare.row(
      "focus-scope", "_namespace!",
      "creates a focus scope, to which default focus preferences are limited")
    declare.row(
      "focus-section", "",
      "makes the view's frame and its focusable descendants guide focus movement")
    declare.row(
      "focusable", "_is-focusable:bool interactions on-focus-change:do",
      "sets whether the view can receive focus")
    declare.row(
      "focused-object", "_object!",
      "exposes an object to commands and other views while focus is in the view")
    declare.row(
      "focused-scene-object", "_object!",
      "exposes an object to commands and other views while the view's scene is active")
    declare.row(
      "focused-scene-value", "_key-path! _value",
      "exposes a value to commands and other views while the view's scene is active")
    declare.row(
      "focused-value", "_key-path! _value",
      "exposes a value to commands and other views while focus is in the view")
    declare.row(
      "font-width", "_width:{compressed|condensed|expanded|standard}~!",
      "sets the font width of texts; in the face `mono` their width stays the same")
    declare.row("form-style", "_style:{automatic|columns|grouped}~!", "sets the style of forms")
    declare.row(
      "game-save-syncing-alert", "directory! finished-loading:do",
      "presents a modal view while a directory of saved games syncs")
    declare.row(
      "glass-background-effect", "_effect in display-mode:{always|implicit|never}",
      "fills the view's background with a glass material, on visionOS")
    declare.row(
      "glass-effect", "_glass:{clear|identity|regular}~ in is-enabled:bool",
      "adds the Liquid Glass effect to the view")
    declare.row(
      "glass-effect-id", "_id! in!", "sets the identity of Liquid Glass effects in the view")
    declare.row(
      "glass-effect-transition",
      "_transition:{identity|matched-geometry|materialize}! is-enabled:bool",
      "sets the transition of Liquid Glass effects in the view")
    declare.row(
      "glass-effect-union", "id! namespace!",
      "unites Liquid Glass effects of several views into one shape")
    declare.row(
      "group-activity-association", "_kind!",
      "sets how the view is associated with the current SharePlay activity")
    declare.row(
      "hand-gesture-shortcut", "_shortcut:{primary-action}! is-enabled:bool",
      "assigns a hand gesture of Apple Watch, such as double tap, to a control")
    declare.row(
      "hand-pointer-behavior", "_behavior!",
      "sets the behavior of the hand pointer during interaction with the view")
    declare.row(
      "handles-external-events", "preferring! allowing!",
      "sets which external events the view's scene handles if it is already open")
    declare.row(
      "handles-game-controller-events", "matching! with-options",
      "sets which game controller events the GameController framework delivers")
    declare.row(
      "header-prominence", "_prominence:{increased|standard}!",
      "sets the prominence of section headers; here their height stays the same")
    declare.row(
      "health-data-access-request",
      "store! object-type predicate share-types read-types trigger! completion:do",
      "requests permission to read or save data of the Health app")
    declare.row("help", "_text!", "adds help text, such as a tooltip, to the view")
    declare.row(
      "high-priority-gesture", "_gesture! including:{all|gesture|none|subviews} is-enabled:bool",
      "adds a gesture that takes precedence over the view's own gestures")
    declare.row(
      "horizontal-radio-group-layout", "",
      "arranges the buttons of a radio group picker horizontally, on macOS")
    declare.row(
      "hover-effect", "_effect:{automatic|highlight|lift}~ in is-enabled:bool body:show",
      "adds a hover effect to the view")
    declare.row(
      "hover-effect-disabled", "_disabled:bool",
      "sets whether hover effects in the view are disabled")
    declare.row(
      "hover-effect-group", "_group id in behavior",
      "groups hover effects so that they activate together")
    declare.row(
      "image-playground-generation-style", "_style! in",
      "sets the style in which Image Playground generates images")
    declare.row(
      "image-playground-personalization-policy", "_policy!",
      "sets whether Image Playground can use people in images")
    declare.row(
      "image-playground-sheet",
      """
      is-presented! concept concepts source-image source-image-url on-completion:do \
      on-cancellation:do
      """,
      "presents a sheet to create images with Image Playground")
    declare.row(
      "immersive-environment-picker", "content:show",
      "adds items that open immersive spaces to a media player's environment picker")
    declare.row(
      "importable-from-services", "for! action:do",
      "enables importing items from services, such as Continuity Camera")
    declare.row(
      "imports-item-providers", "_content-types! on-import:do",
      "enables importing item providers from services, such as Continuity Camera")
    declare.row(
      "in-app-purchase-options", "_options:do",
      "provides options for in-app purchases from StoreKit views")
    declare.row(
      "index-view-style", "_style!",
      "sets the style of index views, such as the dots of a paged tab view")
    declare.row(
      "inspector", "is-presented! content:show",
      "presents an inspector, which is not laid out, beside the view")
    declare.row(
      "inspector-column-width", "_width min:num ideal:num max:num",
      "sets the preferred width of an inspector column")
    declare.row(
      "interaction-activity-tracking-tag", "_tag:str!", "sets a tag for tracking interactivity")
    declare.row(
      "interpolation", "_interpolation:{high|low|medium|none}!",
      "sets the interpolation quality of an image that is scaled")
    declare.row(
      "invalidatable-content", "_invalidatable:bool",
      "marks the view's content as content that might be invalidated")
    declare.row("item-provider", "_action:do", "provides the drag representation of a data element")
    declare.row(
      "journaling-suggestions-picker", "is-presented! journaling-suggestion-token on-completion:do",
      "presents a picker of journaling suggestions")
    declare.row(
      "keyboard-shortcut", "_key! modifiers localization:{automatic|custom|without-mirroring}",
      "assigns a keyboard shortcut to a control")
    declare.row(
      "keyframe-animator", "initial-value! repeating:bool trigger content:show keyframes:do",
      "animates the view with keyframes; here it stands still")
    declare.row(
      "layer-effect", "_shader! max-sample-offset is-enabled:bool",
      "filters the view's raster layer with a shader")
    declare.row(
      "layout-direction-behavior", "_behavior:{fixed|mirrors}~!",
      "sets whether the view stays fixed or mirrors in other layout directions")
    declare.row(
      "line-height", "_line-height:{loose|normal|tight|variable}~!",
      "sets the default line height of texts; here lines keep their height")
    declare.row("list-item-tint", "_tint:col!", "sets the tint of content in a list")
    declare.row(
      "list-row-hover-effect", "_effect:{automatic|highlight|lift}~!",
      "requests a hover effect for the list row")
    declare.row(
      "list-row-hover-effect-disabled", "_disabled:bool",
      "requests that the hover effect of the list row is disabled")
    declare.row(
      "list-row-platter-color", "_color:col!",
      "sets the background color of a list row, on watchOS")
    declare.row(
      "list-row-separator-tint", "_color:col! edges:edges",
      "sets the tint of the separators of a list row")
    declare.row(
      "list-section-index-visibility", "_visibility:vis!",
      "sets the visibility of the section index of a list")
    declare.row(
      "list-section-separator-tint", "_color:col! edges:edges",
      "sets the tint of the separators of a list section")
    declare.row(
      "look-around-viewer",
      """
      is-presented! initial-scene scene allows-navigation:bool shows-road-labels:bool \
      points-of-interest on-dismiss:do
      """,
      "presents a Look Around viewer of a place")
  }
}
