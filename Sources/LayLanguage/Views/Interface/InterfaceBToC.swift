/// Names from b to c; the list is sorted.
extension Interface {
  static func fromBToC(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "background-extension-effect", "is-enabled:bool",
      "repeats the view below the bars beside it")
    declare.row(
      "badge-prominence", "_prominence:{decreased|increased|standard}!",
      "says how a badge stands out")
    declare.row(
      "breakthrough-effect", "_effect:{automatic|none|prominent|subtle}!",
      "says how the view is seen through others")
    declare.row(
      "button-border-shape", "_shape:{automatic|capsule|circle|rounded-rectangle}~!",
      "says which shape the borders of buttons have, which are as large in each")
    declare.row(
      "button-repeat-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a held button acts again")
    declare.row(
      "button-sizing", "_sizing:{automatic|fitted|flexible}!",
      "says how wide buttons would like to be")
    declare.row(
      "certificate-sheet", "trust! title:str message:str help",
      "shows a certificate at another time")
    declare.row(
      "chart-3d-camera-projection", "_projection:{automatic|orthographic|perspective}!",
      "says how a chart in space is seen")
    declare.row("chart-3d-pose", "_pose!", "says from where a chart in space is seen")
    declare.row("chart-3d-rendering-style", "_style!", "says how a chart in space is drawn")
    declare.row("chart-angle-selection", "value!", "says which angle of a chart is chosen")
    declare.row("chart-background", "alignment:align content:show", "draws views behind a chart")
    declare.row(
      "chart-foreground-style-scale", "domain range mapping:do type",
      "says which colors a chart has")
    declare.row("chart-gesture", "_gesture:do", "lets a chart take a gesture")
    declare.row(
      "chart-legend", "_visibility:vis position alignment:align spacing:num content:show",
      "says what the legend of a chart shows, which takes its room inside the chart")
    declare.row(
      "chart-line-style-scale", "domain range mapping:do type",
      "says how the lines of a chart are drawn")
    declare.row("chart-overlay", "alignment:align content:show", "draws views over a chart")
    declare.row("chart-plot-style", "content:show", "changes the view of a chart's plot")
    declare.row(
      "chart-scroll-position", "initial-x initial-y x y", "says where a chart is scrolled to")
    declare.row("chart-scroll-target-behavior", "_behavior!", "says where a chart stops scrolling")
    declare.row("chart-scrollable-axes", "_axes:axes!", "says on which axes a chart scrolls")
    declare.row(
      "chart-symbol-scale", "domain range mapping:do type", "says which symbols a chart has")
    declare.row(
      "chart-symbol-size-scale", "domain range type",
      "says how large the symbols of a chart are")
    declare.row(
      "chart-x-axis", "_visibility:vis content:show",
      "says what the x axis of a chart shows, which takes its room inside the chart")
    declare.row(
      "chart-x-axis-label", "_label position alignment:align spacing:num content:show",
      "names the x axis of a chart")
    declare.row("chart-x-axis-style", "content:show", "changes the view of a chart's x axis")
    declare.row(
      "chart-x-scale", "domain range type", "says what the x axis of a chart reaches over")
    declare.row("chart-x-selection", "value range", "says which part of a chart is chosen")
    declare.row("chart-x-visible-domain", "length!", "says how much of a chart is seen at once")
    declare.row(
      "chart-y-axis", "_visibility:vis content:show",
      "says what the y axis of a chart shows, which takes its room inside the chart")
    declare.row(
      "chart-y-axis-label", "_label position alignment:align spacing:num content:show",
      "names the y axis of a chart")
    declare.row("chart-y-axis-style", "content:show", "changes the view of a chart's y axis")
    declare.row(
      "chart-y-scale", "domain range type", "says what the y axis of a chart reaches over")
    declare.row("chart-y-selection", "value range", "says which part of a chart is chosen")
    declare.row("chart-y-visible-domain", "length!", "says how much of a chart is seen at once")
    declare.row(
      "chart-z-axis", "_visibility:vis content:show", "says what the z axis of a chart shows")
    declare.row(
      "chart-z-axis-label", "_label position alignment:align spacing:num content:show",
      "names the z axis of a chart")
    declare.row(
      "chart-z-scale", "domain range type", "says what the z axis of a chart reaches over")
    declare.row("chart-z-selection", "value range", "says which part of a chart is chosen")
    declare.row("color-effect", "_shader! is-enabled:bool", "changes colors by a shader")
    declare.row("color-scheme", "_color-scheme:{dark|light}!", "asks for dark or light colors")
    declare.row("complication-foreground", "", "draws the view in front in a complication")
    declare.row(
      "contact-access-button-caption", "_caption!",
      "says what stands below a button for contacts")
    declare.row("contact-access-button-style", "_style!", "says how a button for contacts looks")
    declare.row(
      "contact-access-picker", "is-presented! completion-handler:do",
      "shows contacts at another time")
    declare.row(
      "container-background",
      """
      _style:col \
      for:{navigation|navigation-split-view|subscription-store|tab-view|widget|window}~! \
      alignment:align content:show
      """,
      "sets what lies behind a container")
    declare.row(
      "container-corner-offset", "_edges:edges! size-to-fit:bool",
      "keeps the view clear of the corners of a window, and there are none here")
    declare.row(
      "container-shape", "_shape!", "sets the shape that a `container-relative-shape` takes")
    declare.row(
      "container-value", "_key-path! _value", "lets containers of the program find a value")
    declare.row(
      "content-capture-protected", "_value:bool!",
      "keeps the view out of pictures of the screen")
    declare.row(
      "content-toolbar", "for! content:show", "puts buttons into a bar, which is not laid out")
    declare.row(
      "continuity-device-picker", "is-presented! on-did-connect:do",
      "shows devices at another time")
    declare.row(
      "control-group-style", "_style:{automatic|compact-menu|menu|navigation|palette}~!",
      "says how groups of controls look")
    declare.row("control-widget-action-hint", "_hint!", "says what a control of the system does")
    declare.row("control-widget-status", "_status!", "says what a control of the system stands at")
    declare.row("coordinate-space", "_space", "names the coordinates of the view")
    declare.row("copyable", "_payload!", "says what is copied")
    declare.row(
      "current-entitlement-task", "for! priority action:do",
      "does something with what was bought")
    declare.row("cuttable", "for action:do", "says what is cut")
  }
}
