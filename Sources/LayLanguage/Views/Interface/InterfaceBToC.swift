/// Names from b to c; the list is sorted.
extension Interface {
  static let fromBToC: [InterfaceRow] = [
    .init(
      "background-extension-effect", "is-enabled:bool",
      "repeats the view below the bars beside it"),
    .init(
      "badge-prominence", "_prominence:{decreased|increased|standard}!",
      "says how a badge stands out"),
    .init(
      "breakthrough-effect", "_effect:{automatic|none|prominent|subtle}!",
      "says how the view is seen through others"),
    .init(
      "button-border-shape", "_shape:{automatic|capsule|circle|rounded-rectangle}~!",
      "says which shape the borders of buttons have, which are as large in each"),
    .init(
      "button-repeat-behavior", "_behavior:{automatic|disabled|enabled}!",
      "says whether a held button acts again"),
    .init(
      "button-sizing", "_sizing:{automatic|fitted|flexible}!",
      "says how wide buttons would like to be"),
    .init(
      "certificate-sheet", "trust! title:str message:str help",
      "shows a certificate at another time"),
    .init(
      "chart-3d-camera-projection", "_projection:{automatic|orthographic|perspective}!",
      "says how a chart in space is seen"),
    .init("chart-3d-pose", "_pose!", "says from where a chart in space is seen"),
    .init("chart-3d-rendering-style", "_style!", "says how a chart in space is drawn"),
    .init("chart-angle-selection", "value!", "says which angle of a chart is chosen"),
    .init("chart-background", "alignment:align content:show", "draws views behind a chart"),
    .init(
      "chart-foreground-style-scale", "domain range mapping:do type",
      "says which colors a chart has"),
    .init("chart-gesture", "_gesture:do", "lets a chart take a gesture"),
    .init(
      "chart-legend", "_visibility:vis position alignment:align spacing:num content:show",
      "says what the legend of a chart shows, which takes its room inside the chart"),
    .init(
      "chart-line-style-scale", "domain range mapping:do type",
      "says how the lines of a chart are drawn"),
    .init("chart-overlay", "alignment:align content:show", "draws views over a chart"),
    .init("chart-plot-style", "content:show", "changes the view of a chart's plot"),
    .init("chart-scroll-position", "initial-x initial-y x y", "says where a chart is scrolled to"),
    .init("chart-scroll-target-behavior", "_behavior!", "says where a chart stops scrolling"),
    .init("chart-scrollable-axes", "_axes:axes!", "says on which axes a chart scrolls"),
    .init("chart-symbol-scale", "domain range mapping:do type", "says which symbols a chart has"),
    .init(
      "chart-symbol-size-scale", "domain range type",
      "says how large the symbols of a chart are"),
    .init(
      "chart-x-axis", "_visibility:vis content:show",
      "says what the x axis of a chart shows, which takes its room inside the chart"),
    .init(
      "chart-x-axis-label", "_label position alignment:align spacing:num content:show",
      "names the x axis of a chart"),
    .init("chart-x-axis-style", "content:show", "changes the view of a chart's x axis"),
    .init("chart-x-scale", "domain range type", "says what the x axis of a chart reaches over"),
    .init("chart-x-selection", "value range", "says which part of a chart is chosen"),
    .init("chart-x-visible-domain", "length!", "says how much of a chart is seen at once"),
    .init(
      "chart-y-axis", "_visibility:vis content:show",
      "says what the y axis of a chart shows, which takes its room inside the chart"),
    .init(
      "chart-y-axis-label", "_label position alignment:align spacing:num content:show",
      "names the y axis of a chart"),
    .init("chart-y-axis-style", "content:show", "changes the view of a chart's y axis"),
    .init("chart-y-scale", "domain range type", "says what the y axis of a chart reaches over"),
    .init("chart-y-selection", "value range", "says which part of a chart is chosen"),
    .init("chart-y-visible-domain", "length!", "says how much of a chart is seen at once"),
    .init("chart-z-axis", "_visibility:vis content:show", "says what the z axis of a chart shows"),
    .init(
      "chart-z-axis-label", "_label position alignment:align spacing:num content:show",
      "names the z axis of a chart"),
    .init("chart-z-scale", "domain range type", "says what the z axis of a chart reaches over"),
    .init("chart-z-selection", "value range", "says which part of a chart is chosen"),
    .init("color-effect", "_shader! is-enabled:bool", "changes colors by a shader"),
    .init("color-scheme", "_color-scheme:{dark|light}!", "asks for dark or light colors"),
    .init("complication-foreground", "", "draws the view in front in a complication"),
    .init(
      "contact-access-button-caption", "_caption!",
      "says what stands below a button for contacts"),
    .init("contact-access-button-style", "_style!", "says how a button for contacts looks"),
    .init(
      "contact-access-picker", "is-presented! completion-handler:do",
      "shows contacts at another time"),
    .init(
      "container-background",
      """
      _style:col \
      for:{navigation|navigation-split-view|subscription-store|tab-view|widget|window}~! \
      alignment:align content:show
      """,
      "sets what lies behind a container"),
    .init(
      "container-corner-offset", "_edges:edges! size-to-fit:bool",
      "keeps the view clear of the corners of a window, and there are none here"),
    .init("container-shape", "_shape!", "sets the shape that a `container-relative-shape` takes"),
    .init("container-value", "_key-path! _value", "lets containers of the program find a value"),
    .init(
      "content-capture-protected", "_value:bool!",
      "keeps the view out of pictures of the screen"),
    .init("content-toolbar", "for! content:show", "puts buttons into a bar, which is not laid out"),
    .init(
      "continuity-device-picker", "is-presented! on-did-connect:do",
      "shows devices at another time"),
    .init(
      "control-group-style", "_style:{automatic|compact-menu|menu|navigation|palette}~!",
      "says how groups of controls look"),
    .init("control-widget-action-hint", "_hint!", "says what a control of the system does"),
    .init("control-widget-status", "_status!", "says what a control of the system stands at"),
    .init("coordinate-space", "_space", "names the coordinates of the view"),
    .init("copyable", "_payload!", "says what is copied"),
    .init(
      "current-entitlement-task", "for! priority action:do",
      "does something with what was bought"),
    .init("cuttable", "for action:do", "says what is cut"),
  ]
}
