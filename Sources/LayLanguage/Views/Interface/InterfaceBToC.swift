/// Names from b to c; the list is sorted.
extension Interface {
  static func fromBToC(_ declare: inout CatalogueWalk<InterfaceRow>) {
    declare.row(
      "background-extension-effect", "is-enabled:bool",
      "adds mirrored, blurred copies of the view in the safe areas around it")
    declare.row(
      "badge-prominence", "_prominence:{decreased|increased|standard}!",
      "sets the prominence of badges")
    declare.row(
      "breakthrough-effect", "_effect:{automatic|none|prominent|subtle}!",
      "keeps the view visible through content in front of it")
    declare.row(
      "button-border-shape", "_shape:{automatic|capsule|circle|rounded-rectangle}~!",
      "sets the border shape of buttons")
    declare.row(
      "button-repeat-behavior", "_behavior:{automatic|disabled|enabled}!",
      "sets whether buttons repeat their actions while held")
    declare.row(
      "button-sizing", "_sizing:{automatic|fitted|flexible}!",
      "sets the preferred sizing of buttons")
    declare.row(
      "certificate-sheet", "trust! title:str message:str help", "presents a certificate sheet")
    declare.row(
      "chart-3d-camera-projection", "_projection:{automatic|orthographic|perspective}!",
      "sets the camera projection of 3D charts")
    declare.row("chart-3d-pose", "_pose!", "sets the pose in which a 3D chart is viewed")
    declare.row("chart-3d-rendering-style", "_style!", "sets the rendering style of 3D charts")
    declare.row("chart-angle-selection", "value!", "binds the selected angle of a chart")
    declare.row("chart-background", "alignment:align content:show", "draws views behind a chart")
    declare.row(
      "chart-foreground-style-scale", "domain range mapping:do type",
      "configures how charts map data to foreground styles")
    declare.row("chart-gesture", "_gesture:do", "adds a gesture to charts")
    declare.row(
      "chart-legend", "_visibility:vis position alignment:align spacing:num content:show",
      "configures the legend of charts")
    declare.row(
      "chart-line-style-scale", "domain range mapping:do type",
      "configures how charts map data to line styles")
    declare.row("chart-overlay", "alignment:align content:show", "draws views over a chart")
    declare.row("chart-plot-style", "content:show", "configures the plot area of charts")
    declare.row(
      "chart-scroll-position", "initial-x initial-y x y", "sets the scroll position of a chart")
    declare.row(
      "chart-scroll-target-behavior", "_behavior!", "sets where a scrolling chart comes to rest")
    declare.row("chart-scrollable-axes", "_axes:axes!", "sets the axes along which charts scroll")
    declare.row(
      "chart-symbol-scale", "domain range mapping:do type",
      "configures how charts map data to symbols")
    declare.row(
      "chart-symbol-size-scale", "domain range type",
      "configures how charts map data to symbol sizes")
    declare.row("chart-x-axis", "_visibility:vis content:show", "configures the x axis of charts")
    declare.row(
      "chart-x-axis-label", "_label position alignment:align spacing:num content:show",
      "adds a label to the x axis of charts")
    declare.row(
      "chart-x-axis-style", "content:show", "configures the content of the x axis of charts")
    declare.row(
      "chart-x-scale", "domain range type", "configures the scale of the x axis of charts")
    declare.row(
      "chart-x-selection", "value range", "binds the selected x value or range of a chart")
    declare.row(
      "chart-x-visible-domain", "length!",
      "sets the length of a chart's visible domain along the x axis")
    declare.row("chart-y-axis", "_visibility:vis content:show", "configures the y axis of charts")
    declare.row(
      "chart-y-axis-label", "_label position alignment:align spacing:num content:show",
      "adds a label to the y axis of charts")
    declare.row(
      "chart-y-axis-style", "content:show", "configures the content of the y axis of charts")
    declare.row(
      "chart-y-scale", "domain range type", "configures the scale of the y axis of charts")
    declare.row(
      "chart-y-selection", "value range", "binds the selected y value or range of a chart")
    declare.row(
      "chart-y-visible-domain", "length!",
      "sets the length of a chart's visible domain along the y axis")
    declare.row(
      "chart-z-axis", "_visibility:vis content:show", "configures the z axis of 3D charts")
    declare.row(
      "chart-z-axis-label", "_label position alignment:align spacing:num content:show",
      "adds a label to the z axis of 3D charts")
    declare.row(
      "chart-z-scale", "domain range type", "configures the scale of the z axis of 3D charts")
    declare.row(
      "chart-z-selection", "value range", "binds the selected z value or range of a 3D chart")
    declare.row(
      "color-effect", "_shader! is-enabled:bool", "changes the color of each pixel with a shader")
    declare.row("color-scheme", "_color-scheme:{dark|light}!", "sets the view's color scheme")
    declare.row(
      "complication-foreground", "", "promotes the view to the foreground of a complication")
    declare.row(
      "contact-access-button-caption", "_caption!", "sets the caption of a contact access button")
    declare.row(
      "contact-access-button-style", "_style!", "sets the style of a contact access button")
    declare.row(
      "contact-access-picker", "is-presented! completion-handler:do",
      "presents a picker for the contacts that the app can access")
    declare.row(
      "container-background",
      """
      _style:col \
      for:{navigation|navigation-split-view|subscription-store|tab-view|widget|window}~! \
      alignment:align content:show
      """,
      "sets the background of the enclosing container")
    declare.row(
      "container-corner-offset", "_edges:edges! size-to-fit:bool",
      "keeps the view clear of its container's rounded corners (there are none here)")
    declare.row(
      "container-shape", "_shape!", "sets the shape that a `container-relative-shape` takes")
    declare.row(
      "container-value", "_key-path! _value", "sets a value that the enclosing container can read")
    declare.row(
      "content-capture-protected", "_value:bool!",
      "sets whether screenshots and screen recordings hide the view")
    declare.row(
      "content-toolbar", "for! content:show", "adds items to the toolbar of a type of content view")
    declare.row(
      "continuity-device-picker", "is-presented! on-did-connect:do",
      "presents a picker for nearby Continuity devices")
    declare.row(
      "control-group-style", "_style:{automatic|compact-menu|menu|navigation|palette}~!",
      "sets the style of control groups")
    declare.row("control-widget-action-hint", "_hint!", "sets the action hint of a control widget")
    declare.row("control-widget-status", "_status!", "sets the status of a control widget")
    declare.row("coordinate-space", "_space", "names the coordinate space of the view")
    declare.row("copyable", "_payload!", "sets the items that the Copy command copies")
    declare.row(
      "current-entitlement-task", "for! priority action:do",
      "runs a task with the entitlement to an in-app purchase")
    declare.row(
      "cuttable", "for action:do", "sets the items that the Cut command moves to the Clipboard")
  }
}
