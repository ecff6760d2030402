/// Names from f to l; the list is sorted.
extension Interface {
  static let fromFToL: [InterfaceRow] = [
    .init(
      "family-activity-picker", "header-text:str footer-text:str is-presented! selection!",
      "shows apps and pages at another time"),
    .init("file-dialog-browser-options", "_options!", "says what a dialog for files shows"),
    .init("file-dialog-confirmation-label", "_label!", "names a button of a dialog for files"),
    .init("file-dialog-customization-id", "_id!", "lets a dialog for files remember how it was"),
    .init(
      "file-dialog-default-directory", "_default-directory!",
      "says which folder a dialog opens"),
    .init(
      "file-dialog-imports-unresolved-aliases", "_imports:bool!",
      "says whether aliases of files are taken as they are"),
    .init("file-dialog-message", "_message!", "says what a dialog for files tells"),
    .init("file-dialog-url-enabled", "_predicate!", "says which files can be chosen"),
    .init(
      "file-exporter",
      """
      is-presented! document documents item items content-type content-types \
      default-filename on-completion:do on-cancellation:do
      """,
      "shows where a file is written at another time"),
    .init("file-exporter-filename-label", "_label!", "names a field of a dialog for files"),
    .init(
      "file-importer",
      """
      is-presented! allowed-content-types! allows-multiple-selection:bool on-completion:do \
      on-cancellation:do
      """,
      "shows files to read at another time"),
    .init(
      "file-mover", "is-presented! file files on-completion:do on-cancellation:do",
      "shows where files are moved at another time"),
    .init("find-disabled", "_is-disabled:bool", "says whether texts can be searched"),
    .init("find-navigator", "is-presented!", "shows a field to search in at another time"),
    .init(
      "flips-for-right-to-left-layout-direction", "_enabled:bool!",
      "draws the view mirrored where reading goes from right to left"),
    .init(
      "focus-effect-disabled", "_disabled:bool",
      "leaves out the ring around what the keyboard writes to"),
    .init("focus-scope", "_namespace!", "holds the focus of the keyboard together"),
    .init("focus-section", "", "lets the focus of a remote control come here"),
    .init(
      "focusable", "_is-focusable:bool interactions on-focus-change:do",
      "says whether the keyboard may write to the view"),
    .init("focused-object", "_object!", "lets commands find an object"),
    .init("focused-scene-object", "_object!", "lets commands find an object"),
    .init("focused-scene-value", "_key-path! _value", "lets commands find a value"),
    .init("focused-value", "_key-path! _value", "lets commands find a value"),
    .init(
      "font-width", "_width:{compressed|condensed|expanded|standard}~!",
      "sets how wide letters are; in the face `mono` they stay as wide"),
    .init("form-style", "_style:{automatic|columns|grouped}~!", "says how forms look"),
    .init(
      "game-save-syncing-alert", "directory! finished-loading:do",
      "shows an alert at another time"),
    .init(
      "glass-background-effect", "_effect in display-mode:{always|implicit|never}",
      "lays glass behind the view"),
    .init(
      "glass-effect", "_glass:{clear|identity|regular}~ in is-enabled:bool",
      "draws glass behind the view"),
    .init("glass-effect-id", "_id! in!", "gives glass an identity"),
    .init(
      "glass-effect-transition",
      "_transition:{identity|matched-geometry|materialize}! is-enabled:bool",
      "says how glass comes and goes"),
    .init("glass-effect-union", "id! namespace!", "makes one piece of glass of several"),
    .init("group-activity-association", "_kind!", "links the view with a shared activity"),
    .init(
      "hand-gesture-shortcut", "_shortcut:{primary-action}! is-enabled:bool",
      "lets a gesture of the hand do what a control does"),
    .init("hand-pointer-behavior", "_behavior!", "says what the pointer of a hand does"),
    .init("handles-external-events", "preferring! allowing!", "says which links a window takes"),
    .init(
      "handles-game-controller-events", "matching! with-options",
      "lets a game controller reach the view"),
    .init(
      "header-prominence", "_prominence:{increased|standard}!",
      "says how the headers of sections stand out; here they are as high"),
    .init(
      "health-data-access-request",
      "store! object-type predicate share-types read-types trigger! completion:do",
      "asks for data of the Health app"),
    .init("help", "_text!", "says what the view does under the pointer"),
    .init(
      "high-priority-gesture", "_gesture! including:{all|gesture|none|subviews} is-enabled:bool",
      "says that the view takes a gesture before others"),
    .init(
      "horizontal-radio-group-layout", "",
      "puts the options of a group of radio buttons side by side on a Mac"),
    .init(
      "hover-effect", "_effect:{automatic|highlight|lift}~ in is-enabled:bool body:show",
      "says what happens under the pointer"),
    .init("hover-effect-disabled", "_disabled:bool", "says that nothing happens under the pointer"),
    .init(
      "hover-effect-group", "_group id in behavior",
      "lets several views change under the pointer together"),
    .init("image-playground-generation-style", "_style! in", "says how pictures are made"),
    .init(
      "image-playground-personalization-policy", "_policy!",
      "says whether people may be in pictures that are made"),
    .init(
      "image-playground-sheet",
      """
      is-presented! concept concepts source-image source-image-url on-completion:do \
      on-cancellation:do
      """,
      "shows how pictures are made at another time"),
    .init("immersive-environment-picker", "content:show", "offers places around a player"),
    .init("importable-from-services", "for! action:do", "lets other programs give something"),
    .init(
      "imports-item-providers", "_content-types! on-import:do",
      "lets other programs give something"),
    .init("in-app-purchase-options", "_options:do", "says with what something is bought"),
    .init("index-view-style", "_style!", "says how the dots of pages look"),
    .init("inspector", "is-presented! content:show", "shows views at the side at another time"),
    .init(
      "inspector-column-width", "_width min:num ideal:num max:num",
      "says how wide an inspector is"),
    .init("interaction-activity-tracking-tag", "_tag:str!", "names what is measured"),
    .init(
      "interpolation", "_interpolation:{high|low|medium|none}!",
      "says how a picture is scaled"),
    .init("invalidatable-content", "_invalidatable:bool", "says that content may be out of date"),
    .init("item-provider", "_action:do", "says what is dragged"),
    .init(
      "journaling-suggestions-picker", "is-presented! journaling-suggestion-token on-completion:do",
      "shows what to write about at another time"),
    .init(
      "keyboard-shortcut", "_key! modifiers localization:{automatic|custom|without-mirroring}",
      "says which keys do what a control does"),
    .init(
      "keyframe-animator", "initial-value! repeating:bool trigger content:show keyframes:do",
      "moves the view from one value to the next, and here it stands still"),
    .init(
      "layer-effect", "_shader! max-sample-offset is-enabled:bool",
      "changes the picture by a shader"),
    .init(
      "layout-direction-behavior", "_behavior:{fixed|mirrors}~!",
      "says whether a view is mirrored where reading goes from right to left"),
    .init(
      "line-height", "_line-height:{loose|normal|tight|variable}~!",
      "asks for another height of lines"),
    .init("list-item-tint", "_tint:col!", "sets the color of rows of a list"),
    .init(
      "list-row-hover-effect", "_effect:{automatic|highlight|lift}~!",
      "says what happens under the pointer"),
    .init(
      "list-row-hover-effect-disabled", "_disabled:bool",
      "says that nothing happens under the pointer"),
    .init("list-row-platter-color", "_color:col!", "sets the color of rows of a list"),
    .init(
      "list-row-separator-tint", "_color:col! edges:edges",
      "sets the color of the line beside a row"),
    .init(
      "list-section-index-visibility", "_visibility:vis!",
      "says whether letters beside a list lead to its sections"),
    .init(
      "list-section-separator-tint", "_color:col! edges:edges",
      "sets the color of the lines between sections"),
    .init(
      "look-around-viewer",
      """
      is-presented! initial-scene scene allows-navigation:bool shows-road-labels:bool \
      points-of-interest on-dismiss:do
      """,
      "shows a street at another time"),
  ]
}
