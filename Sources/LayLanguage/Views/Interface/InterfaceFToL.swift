/// Names from f to l; the list is sorted.
extension Interface {
  static func fromFToL(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "family-activity-picker", "header-text:str footer-text:str is-presented! selection!",
      "shows apps and pages at another time")
    declare.row("file-dialog-browser-options", "_options!", "says what a dialog for files shows")
    declare.row("file-dialog-confirmation-label", "_label!", "names a button of a dialog for files")
    declare.row(
      "file-dialog-customization-id", "_id!", "lets a dialog for files remember how it was")
    declare.row(
      "file-dialog-default-directory", "_default-directory!",
      "says which folder a dialog opens")
    declare.row(
      "file-dialog-imports-unresolved-aliases", "_imports:bool!",
      "says whether aliases of files are taken as they are")
    declare.row("file-dialog-message", "_message!", "says what a dialog for files tells")
    declare.row("file-dialog-url-enabled", "_predicate!", "says which files can be chosen")
    declare.row(
      "file-exporter",
      """
      is-presented! document documents item items content-type content-types \
      default-filename on-completion:do on-cancellation:do
      """,
      "shows where a file is written at another time")
    declare.row("file-exporter-filename-label", "_label!", "names a field of a dialog for files")
    declare.row(
      "file-importer",
      """
      is-presented! allowed-content-types! allows-multiple-selection:bool on-completion:do \
      on-cancellation:do
      """,
      "shows files to read at another time")
    declare.row(
      "file-mover", "is-presented! file files on-completion:do on-cancellation:do",
      "shows where files are moved at another time")
    declare.row("find-disabled", "_is-disabled:bool", "says whether texts can be searched")
    declare.row("find-navigator", "is-presented!", "shows a field to search in at another time")
    declare.row(
      "flips-for-right-to-left-layout-direction", "_enabled:bool!",
      "draws the view mirrored where reading goes from right to left")
    declare.row(
      "focus-effect-disabled", "_disabled:bool",
      "leaves out the ring around what the keyboard writes to")
    declare.row("focus-scope", "_namespace!", "holds the focus of the keyboard together")
    declare.row("focus-section", "", "lets the focus of a remote control come here")
    declare.row(
      "focusable", "_is-focusable:bool interactions on-focus-change:do",
      "says whether the keyboard may write to the view")
    declare.row("focused-object", "_object!", "lets commands find an object")
    declare.row("focused-scene-object", "_object!", "lets commands find an object")
    declare.row("focused-scene-value", "_key-path! _value", "lets commands find a value")
    declare.row("focused-value", "_key-path! _value", "lets commands find a value")
    declare.row(
      "font-width", "_width:{compressed|condensed|expanded|standard}~!",
      "sets how wide letters are; in the face `mono` they stay as wide")
    declare.row("form-style", "_style:{automatic|columns|grouped}~!", "says how forms look")
    declare.row(
      "game-save-syncing-alert", "directory! finished-loading:do",
      "shows an alert at another time")
    declare.row(
      "glass-background-effect", "_effect in display-mode:{always|implicit|never}",
      "lays glass behind the view")
    declare.row(
      "glass-effect", "_glass:{clear|identity|regular}~ in is-enabled:bool",
      "draws glass behind the view")
    declare.row("glass-effect-id", "_id! in!", "gives glass an identity")
    declare.row(
      "glass-effect-transition",
      "_transition:{identity|matched-geometry|materialize}! is-enabled:bool",
      "says how glass comes and goes")
    declare.row("glass-effect-union", "id! namespace!", "makes one piece of glass of several")
    declare.row("group-activity-association", "_kind!", "links the view with a shared activity")
    declare.row(
      "hand-gesture-shortcut", "_shortcut:{primary-action}! is-enabled:bool",
      "lets a gesture of the hand do what a control does")
    declare.row("hand-pointer-behavior", "_behavior!", "says what the pointer of a hand does")
    declare.row(
      "handles-external-events", "preferring! allowing!", "says which links a window takes")
    declare.row(
      "handles-game-controller-events", "matching! with-options",
      "lets a game controller reach the view")
    declare.row(
      "header-prominence", "_prominence:{increased|standard}!",
      "says how the headers of sections stand out; here they are as high")
    declare.row(
      "health-data-access-request",
      "store! object-type predicate share-types read-types trigger! completion:do",
      "asks for data of the Health app")
    declare.row("help", "_text!", "says what the view does under the pointer")
    declare.row(
      "high-priority-gesture", "_gesture! including:{all|gesture|none|subviews} is-enabled:bool",
      "says that the view takes a gesture before others")
    declare.row(
      "horizontal-radio-group-layout", "",
      "puts the options of a group of radio buttons side by side on a Mac")
    declare.row(
      "hover-effect", "_effect:{automatic|highlight|lift}~ in is-enabled:bool body:show",
      "says what happens under the pointer")
    declare.row(
      "hover-effect-disabled", "_disabled:bool", "says that nothing happens under the pointer")
    declare.row(
      "hover-effect-group", "_group id in behavior",
      "lets several views change under the pointer together")
    declare.row("image-playground-generation-style", "_style! in", "says how pictures are made")
    declare.row(
      "image-playground-personalization-policy", "_policy!",
      "says whether people may be in pictures that are made")
    declare.row(
      "image-playground-sheet",
      """
      is-presented! concept concepts source-image source-image-url on-completion:do \
      on-cancellation:do
      """,
      "shows how pictures are made at another time")
    declare.row("immersive-environment-picker", "content:show", "offers places around a player")
    declare.row("importable-from-services", "for! action:do", "lets other programs give something")
    declare.row(
      "imports-item-providers", "_content-types! on-import:do",
      "lets other programs give something")
    declare.row("in-app-purchase-options", "_options:do", "says with what something is bought")
    declare.row("index-view-style", "_style!", "says how the dots of pages look")
    declare.row(
      "inspector", "is-presented! content:show", "shows views at the side at another time")
    declare.row(
      "inspector-column-width", "_width min:num ideal:num max:num",
      "says how wide an inspector is")
    declare.row("interaction-activity-tracking-tag", "_tag:str!", "names what is measured")
    declare.row(
      "interpolation", "_interpolation:{high|low|medium|none}!",
      "says how a picture is scaled")
    declare.row(
      "invalidatable-content", "_invalidatable:bool", "says that content may be out of date")
    declare.row("item-provider", "_action:do", "says what is dragged")
    declare.row(
      "journaling-suggestions-picker", "is-presented! journaling-suggestion-token on-completion:do",
      "shows what to write about at another time")
    declare.row(
      "keyboard-shortcut", "_key! modifiers localization:{automatic|custom|without-mirroring}",
      "says which keys do what a control does")
    declare.row(
      "keyframe-animator", "initial-value! repeating:bool trigger content:show keyframes:do",
      "moves the view from one value to the next, and here it stands still")
    declare.row(
      "layer-effect", "_shader! max-sample-offset is-enabled:bool",
      "changes the picture by a shader")
    declare.row(
      "layout-direction-behavior", "_behavior:{fixed|mirrors}~!",
      "says whether a view is mirrored where reading goes from right to left")
    declare.row(
      "line-height", "_line-height:{loose|normal|tight|variable}~!",
      "asks for another height of lines")
    declare.row("list-item-tint", "_tint:col!", "sets the color of rows of a list")
    declare.row(
      "list-row-hover-effect", "_effect:{automatic|highlight|lift}~!",
      "says what happens under the pointer")
    declare.row(
      "list-row-hover-effect-disabled", "_disabled:bool",
      "says that nothing happens under the pointer")
    declare.row("list-row-platter-color", "_color:col!", "sets the color of rows of a list")
    declare.row(
      "list-row-separator-tint", "_color:col! edges:edges",
      "sets the color of the line beside a row")
    declare.row(
      "list-section-index-visibility", "_visibility:vis!",
      "says whether letters beside a list lead to its sections")
    declare.row(
      "list-section-separator-tint", "_color:col! edges:edges",
      "sets the color of the lines between sections")
    declare.row(
      "look-around-viewer",
      """
      is-presented! initial-scene scene allows-navigation:bool shows-road-labels:bool \
      points-of-interest on-dismiss:do
      """,
      "shows a street at another time")
  }
}
