/// The rows of `Interface`, a line each, sorted.
///
/// A row has a name, parameters in the notation of `InterfaceParameter`, and a purpose.
let interfaceTable: StaticString = """
  accessibility(identifier!,input-labels?,remove-traits?,sort-priority,activation-point?,selection-identifier?,hint?,label?,value?,hidden,add-traits?) sets accessibility properties in the form used before iOS 14
  accessibility-action(_action-kind,named?,action{},label{},_handler{}) adds an accessibility action to the view
  accessibility-actions(category?,_content{}) adds multiple accessibility actions to the view
  accessibility-activation-point(_activation-point!,is-enabled) sets the point where assistive technologies activate the view
  accessibility-add-traits(_traits!) adds accessibility traits to the view
  accessibility-adjustable-action(_handler{}) adds an action for VoiceOver's increment and decrement gestures
  accessibility-chart-descriptor(_representable?!) describes a chart to assistive technologies
  accessibility-children(children{}) replaces the view's child accessibility elements with synthetic ones
  accessibility-custom-content(_label?!,_value?,importance) adds details that VoiceOver reads on demand
  accessibility-default-focus(_binding?!,_value?) sets the default accessibility focus
  accessibility-direct-touch(_is-direct-touch-area,options) sets whether touches reach the view directly under VoiceOver
  accessibility-drag-point(_point!,description?!,is-enabled) sets a point where assistive technologies begin a drag
  accessibility-drop-point(_point!,description?!,is-enabled) sets a point where assistive technologies end a drag
  accessibility-element(children) creates one accessibility element for the view
  accessibility-focused(_binding?!,equals?) binds the view's accessibility focus
  accessibility-heading(_level!) sets the accessibility level of a heading
  accessibility-hidden(_hidden,is-enabled) sets whether the view is hidden from assistive technologies
  accessibility-hint(_hint!,is-enabled) sets the accessibility hint
  accessibility-identifier(_identifier!,is-enabled) sets the accessibility identifier for UI tests
  accessibility-ignores-invert-colors(_active) sets whether the view ignores Smart Invert
  accessibility-input-labels(_input-labels?!,is-enabled) sets the words that name the view in Voice Control
  accessibility-label(_label?!,is-enabled) sets the accessibility label
  accessibility-labeled-pair(role!,id?!,in?!) pairs the accessibility elements of a label and its content
  accessibility-linked-group(id?!,in?!) links accessibility elements so that people can move between them quickly
  accessibility-quick-action(style!,is-active,content{}) adds an accessibility quick action that the system shows while active
  accessibility-remove-traits(_traits?!) removes accessibility traits from the view
  accessibility-representation(representation{}) replaces the view's accessibility elements with those of another view
  accessibility-responds-to-user-interaction(_responds-to-user-interaction,is-enabled) sets whether assistive technologies treat the view as interactive
  accessibility-rotor(_label?!,entries{},entry-id?,entry-label?,text-ranges?) adds a VoiceOver rotor to the view
  accessibility-rotor-entry(id?!,in?!) ties the view to an entry of a VoiceOver rotor
  accessibility-scroll-action(_handler{}) adds an action for scrolling with assistive technologies
  accessibility-scroll-status(_status?!,is-enabled) sets what assistive technologies announce during scrolling
  accessibility-shows-large-content-viewer(_large-content-view{}) adds a view to the large content viewer
  accessibility-sort-priority(_sort-priority!) sets the view's place in the accessibility order
  accessibility-text-content-type(_value!) sets the accessibility text content type
  accessibility-value(_value?!,is-enabled) sets the accessibility value
  accessibility-zoom-action(_handler{}) adds an action for zooming with assistive technologies
  accessory-widget-group-style(_style!) sets the shape that masks the views of an accessory widget group
  action-sheet(is-presented?,item?,content{}) presents an action sheet
  activity-background-tint(_color?!) sets the background tint of a Live Activity
  activity-system-action-foreground-color(_color?!) sets the text color of the system's button beside a Live Activity
  add-order-to-wallet-button-style(_style!) sets the style of the button that adds an order to Wallet
  add-pass-to-wallet-button-style(_style!) sets the style of the button that adds a pass to Wallet
  allowed-dynamic-range(_range!) sets the dynamic range allowed for images
  allows-tightening(_flag!) sets whether texts can tighten their letter spacing to fit
  allows-window-activation-events(_value) sets whether gestures handle events that activate the window
  alternating-row-backgrounds(_behavior) sets whether lists and tables have alternating row backgrounds
  antialiased(_is-antialiased!) sets whether the image is drawn with antialiasing
  app-store-merchandising(is-presented?!,kind?!,on-dismiss{}) presents App Store merchandising
  app-store-overlay(is-presented?!,configuration{}) presents a StoreKit overlay that recommends an app
  aspect-ratio-3d(_ratio?,content-mode!) constrains the view to a 3D aspect ratio (there is no depth here)
  assistive-access-navigation-icon(_icon?,system-image!) sets the view's navigation icon in Assistive Access
  async-image-url-session(_session?!) sets the `URLSession` by which `AsyncImage` loads
  attributed-text-formatting-definition(_definition?!) sets the formatting that attributed text in the view can have
  autocapitalization(_style!) sets the automatic capitalization of text input
  autocorrection-disabled(_disable) sets whether autocorrection is disabled
  automated-device-enrollment-addition(is-presented?!) presents a view for adding devices to an organization
  background-extension-effect(is-enabled) adds mirrored, blurred copies of the view in the safe areas around it
  background-style(_style!) sets the style of backgrounds in the view
  badge-prominence(_prominence!) sets the prominence of badges
  baseline-offset(_offset!) offsets texts vertically from their baseline
  blend-mode(_mode!) sets the blend mode for compositing the view with what is behind it
  breakthrough-effect(_effect!) keeps the view visible through content in front of it
  brightness(_amount!) brightens the view
  button-border-shape(_shape!) sets the border shape of buttons
  button-repeat-behavior(_behavior!) sets whether buttons repeat their actions while held
  button-sizing(_sizing!) sets the preferred sizing of buttons
  certificate-sheet(trust?!,title,message,help?) presents a certificate sheet
  chart-3d-camera-projection(_projection!) sets the camera projection of 3D charts
  chart-3d-pose(_pose?!) sets the pose in which a 3D chart is viewed
  chart-3d-rendering-style(_style?!) sets the rendering style of 3D charts
  chart-angle-selection(value?!) binds the selected angle of a chart
  chart-background(alignment,content{}) draws views behind a chart
  chart-foreground-style-scale(domain?,range?,mapping{},type?) configures how charts map data to foreground styles
  chart-gesture(_gesture{}) adds a gesture to charts
  chart-legend(_visibility,position?,alignment,spacing,content{}) configures the legend of charts
  chart-line-style-scale(domain?,range?,mapping{},type?) configures how charts map data to line styles
  chart-overlay(alignment,content{}) draws views over a chart
  chart-plot-style(content{}) configures the plot area of charts
  chart-scroll-position(initial-x?,initial-y?,x?,y?) sets the scroll position of a chart
  chart-scroll-target-behavior(_behavior?!) sets where a scrolling chart comes to rest
  chart-scrollable-axes(_axes!) sets the axes along which charts scroll
  chart-symbol-scale(domain?,range?,mapping{},type?) configures how charts map data to symbols
  chart-symbol-size-scale(domain?,range?,type?) configures how charts map data to symbol sizes
  chart-x-axis(_visibility,content{}) configures the x axis of charts
  chart-x-axis-label(_label?,position?,alignment,spacing,content{}) adds a label to the x axis of charts
  chart-x-axis-style(content{}) configures the content of the x axis of charts
  chart-x-scale(domain?,range?,type?) configures the scale of the x axis of charts
  chart-x-selection(value?,range?) binds the selected x value or range of a chart
  chart-x-visible-domain(length?!) sets the length of a chart's visible domain along the x axis
  chart-y-axis(_visibility,content{}) configures the y axis of charts
  chart-y-axis-label(_label?,position?,alignment,spacing,content{}) adds a label to the y axis of charts
  chart-y-axis-style(content{}) configures the content of the y axis of charts
  chart-y-scale(domain?,range?,type?) configures the scale of the y axis of charts
  chart-y-selection(value?,range?) binds the selected y value or range of a chart
  chart-y-visible-domain(length?!) sets the length of a chart's visible domain along the y axis
  chart-z-axis(_visibility,content{}) configures the z axis of 3D charts
  chart-z-axis-label(_label?,position?,alignment,spacing,content{}) adds a label to the z axis of 3D charts
  chart-z-scale(domain?,range?,type?) configures the scale of the z axis of 3D charts
  chart-z-selection(value?,range?) binds the selected z value or range of a 3D chart
  color-effect(_shader?!,is-enabled) changes the color of each pixel with a shader
  color-invert() inverts the colors of the view
  color-multiply(_color!) multiplies the colors of the view by a color
  color-scheme(_color-scheme!) sets the view's color scheme
  complication-foreground() promotes the view to the foreground of a complication
  compositing-group() composites the view into one layer before effects such as opacity apply
  contact-access-button-caption(_caption?!) sets the caption of a contact access button
  contact-access-button-style(_style?!) sets the style of a contact access button
  contact-access-picker(is-presented?!,completion-handler{}) presents a picker for the contacts that the app can access
  container-background(_style?,for!,alignment,content{}) sets the background of the enclosing container
  container-corner-offset(_edges!,size-to-fit) keeps the view clear of its container's rounded corners (there are none here)
  container-shape(_shape?!) sets the shape that a `container-relative-shape` takes
  container-value(_key-path?!,_value?) sets a value that the enclosing container can read
  content-capture-protected(_value!) sets whether screenshots and screen recordings hide the view
  content-toolbar(for?!,content{}) adds items to the toolbar of a type of content view
  content-transition(_transition!) sets the transition that animates changes to the content of the view
  continuity-device-picker(is-presented?!,on-did-connect{}) presents a picker for nearby Continuity devices
  contrast(_amount!) sets the contrast between similar colors in the view
  control-group-style(_style!) sets the style of control groups
  control-widget-action-hint(_hint?!) sets the action hint of a control widget
  control-widget-status(_status?!) sets the status of a control widget
  copyable(_payload?!) sets the items that the Copy command copies
  current-entitlement-task(for?!,priority?,action{}) runs a task with the entitlement to an in-app purchase
  cuttable(for?,action{}) sets the items that the Cut command moves to the Clipboard
  default-app-storage(_store?!) sets the default store of `AppStorage`
  default-focus(_binding?!,_value?,priority) sets the view that receives focus by default
  default-hover-effect(_effect!) sets the default hover effect
  default-wheel-picker-item-height(_height!) sets the default item height of wheel pickers
  defers-system-gestures(on!) sets the edges where the app's gestures precede the system's
  delete-disabled(_is-disabled!) sets whether deletion is disabled for a row
  depth-alignment(_alignment?!) sets the depth alignment of views in a layout (there is no depth here)
  dialog-icon(_icon?!) sets the icon of dialogs
  dialog-prevents-app-termination(_prevents-app-termination!) sets whether a dialog prevents the app from being quit
  dialog-severity(_severity!) sets the severity of alerts
  dialog-suppression-toggle(_title?,is-suppressed?!) adds a toggle that lets people suppress a dialog
  digital-crown-accessory(_visibility,content{}) shows an accessory view beside the Digital Crown
  digital-crown-rotation(_binding?,detent?,from?,through?,by?,sensitivity?,is-continuous,is-haptic-feedback-enabled,on-change{},on-idle{}) binds a value to the rotation of the Digital Crown
  disable-autocorrection(_disable!) sets whether autocorrection is disabled, in the form used before iOS 16
  dismissal-confirmation-dialog(_title?,should-present!,message{}) presents a confirmation dialog when a window is dismissed
  distortion-effect(_shader?!,max-sample-offset?,is-enabled) distorts the view by moving its pixels with a shader
  document-browser-context-menu(_menu{}) adds actions for the files selected in a document browser
  drag-configuration(_configuration?!) configures drag sessions
  drag-container(for?,item-id?,in?,_payload{}) makes the view a container of views that can be dragged together
  drag-container-selection(_selection{},container-namespace?) sets the selected items that a drag container drags together
  drag-previews-formation(_formation!) sets how the previews of dragged items are arranged
  draggable(_payload?,id?,item?,container-item-id?,container-namespace?,preview{}) makes the view a source for drag and drop
  drawing-group(opaque,color-mode) composites the view into an offscreen image before it is displayed
  drop-configuration(_configuration{}) configures drop sessions
  drop-destination(for?,is-enabled,action{},is-targeted{}) makes the view a destination for drag and drop
  drop-previews-formation(_formation!) sets how the previews of dropped items are arranged
  environment-object(_object?!) supplies an observable object to the view's hierarchy
  equatable() prevents updates of the view while its value stays equal
  exportable-to-services(_payload?!,on-edit{}) exports items to shortcuts, quick actions, and services
  exports-item-providers(_content-types?!,on-export{},on-edit{}) exports item providers to shortcuts, quick actions, and services
  family-activity-picker(header-text,footer-text,is-presented?!,selection?!) presents an activity picker, to choose apps and websites, as a sheet
  file-dialog-browser-options(_options?!) sets what a file dialog lets people browse, such as hidden files
  file-dialog-confirmation-label(_label?!) sets the label of the confirmation button of a file dialog
  file-dialog-customization-id(_id?!) sets the identifier under which a file dialog keeps its configuration
  file-dialog-default-directory(_default-directory?!) sets the directory that a file dialog opens by default
  file-dialog-imports-unresolved-aliases(_imports!) sets whether a file dialog leaves chosen aliases unresolved
  file-dialog-message(_message?!) sets the message of a file dialog
  file-dialog-url-enabled(_predicate?!) sets which files a file dialog lets people choose
  file-exporter(is-presented?!,document?,documents?,item?,items?,content-type?,content-types?,default-filename?,on-completion{},on-cancellation{}) presents a dialog to export documents or items to files
  file-exporter-filename-label(_label?!) sets the label of the file name field of an export dialog
  file-importer(is-presented?!,allowed-content-types?!,allows-multiple-selection,on-completion{},on-cancellation{}) presents a dialog to import files
  file-mover(is-presented?!,file?,files?,on-completion{},on-cancellation{}) presents a dialog to move files to a new location
  find-disabled(_is-disabled) sets whether find and replace are disabled in text editors
  find-navigator(is-presented?!) presents the find and replace interface of text editors
  flips-for-right-to-left-layout-direction(_enabled!) sets whether the view mirrors its contents horizontally in right-to-left layout
  focus-effect-disabled(_disabled) sets whether focus effects, such as the focus ring, are disabled
  focus-scope(_namespace?!) creates a focus scope, to which default focus preferences are limited
  focus-section() makes the view's frame and its focusable descendants guide focus movement
  focusable(_is-focusable,interactions?,on-focus-change{}) sets whether the view can receive focus
  focused(_binding?,equals?) binds the focus state of the view to a value
  focused-object(_object?!) exposes an object to commands and other views while focus is in the view
  focused-scene-object(_object?!) exposes an object to commands and other views while the view's scene is active
  focused-scene-value(_key-path?!,_value?) exposes a value to commands and other views while the view's scene is active
  focused-value(_key-path?!,_value?) exposes a value to commands and other views while focus is in the view
  font-width(_width!) sets the font width of texts; in the face `mono` their width stays the same
  game-save-syncing-alert(directory?!,finished-loading{}) presents a modal view while a directory of saved games syncs
  geometry-group() isolates the geometry of the view from that of its parent in animations
  gesture(_gesture,including,is-enabled,_action{}) attaches a gesture at a lower precedence than those of the view
  glass-background-effect(_effect?,in?,display-mode!) fills the view's background with a glass material, on visionOS
  glass-effect(_glass,in?,is-enabled) adds the Liquid Glass effect to the view
  glass-effect-id(_id?!,in?!) sets the identity of Liquid Glass effects in the view
  glass-effect-transition(_transition!,is-enabled) sets the transition of Liquid Glass effects in the view
  glass-effect-union(id?!,namespace?!) unites Liquid Glass effects of several views into one shape
  grayscale(_amount!) adds a grayscale effect to the view
  group-activity-association(_kind?!) sets how the view is associated with the current SharePlay activity
  hand-gesture-shortcut(_shortcut!,is-enabled) assigns a hand gesture of Apple Watch, such as double tap, to a control
  hand-pointer-behavior(_behavior?!) sets the behavior of the hand pointer during interaction with the view
  handles-external-events(preferring?!,allowing?!) sets which external events the view's scene handles if it is already open
  handles-game-controller-events(matching?!,with-options?) sets which game controller events the GameController framework delivers
  header-prominence(_prominence!) sets the prominence of section headers; here their height stays the same
  health-data-access-request(store?!,object-type?,predicate?,share-types?,read-types?,trigger?!,completion{}) requests permission to read or save data of the Health app
  help(_text!) adds help text, such as a tooltip, to the view
  high-priority-gesture(_gesture?!,including,is-enabled) adds a gesture that takes precedence over the view's own gestures
  horizontal-radio-group-layout() arranges the buttons of a radio group picker horizontally, on macOS
  hover-effect(_effect,in?,is-enabled,body{}) adds a hover effect to the view
  hover-effect-disabled(_disabled) sets whether hover effects in the view are disabled
  hover-effect-group(_group?!,id?,in?,behavior?) groups hover effects so that they activate together
  image-playground-generation-style(_style?!,in?) sets the style in which Image Playground generates images
  image-playground-personalization-policy(_policy?!) sets whether Image Playground can use people in images
  image-playground-sheet(is-presented?!,concept?,concepts?,source-image?,source-image-url?,on-completion{},on-cancellation{}) presents a sheet to create images with Image Playground
  immersive-environment-picker(content{}) adds items that open immersive spaces to a media player's environment picker
  importable-from-services(for?!,action{}) enables importing items from services, such as Continuity Camera
  imports-item-providers(_content-types?!,on-import{}) enables importing item providers from services, such as Continuity Camera
  in-app-purchase-options(_options{}) provides options for in-app purchases from StoreKit views
  index-view-style(_style?!) sets the style of index views, such as the dots of a paged tab view
  interaction-activity-tracking-tag(_tag!) sets a tag for tracking interactivity
  interactive-dismiss-disabled(_is-disabled) sets whether people can dismiss a sheet or popover interactively
  interpolation(_interpolation!) sets the interpolation quality of an image that is scaled
  invalidatable-content(_invalidatable) marks the view's content as content that might be invalidated
  item-provider(_action{}) provides the drag representation of a data element
  journaling-suggestions-picker(is-presented?!,journaling-suggestion-token?,on-completion{}) presents a picker of journaling suggestions
  keyboard-shortcut(_key?!,modifiers?,localization) assigns a keyboard shortcut to a control
  keyboard-type(_type!) sets the keyboard type
  keyframe-animator(initial-value?!,repeating,trigger?,content{},keyframes{}) animates the view with keyframes; here it stands still
  layer-effect(_shader?!,max-sample-offset?,is-enabled) filters the view's raster layer with a shader
  layout-direction-behavior(_behavior!) sets whether the view stays fixed or mirrors in other layout directions
  line-height(_line-height!) sets the default line height of texts; here lines keep their height
  list-item-tint(_tint!) sets the tint of content in a list
  list-row-background(_background!) places a background behind the row of the list
  list-row-hover-effect(_effect!) requests a hover effect for the list row
  list-row-hover-effect-disabled(_disabled) requests that the hover effect of the list row is disabled
  list-row-platter-color(_color!) sets the background color of a list row, on watchOS
  list-row-separator-tint(_color!,edges) sets the tint of the separators of a list row
  list-section-index-visibility(_visibility!) sets the visibility of the section index of a list
  list-section-separator-tint(_color!,edges) sets the tint of the separators of a list section
  look-around-viewer(is-presented?!,initial-scene?,scene?,allows-navigation,shows-road-labels,points-of-interest?,on-dismiss{}) presents a Look Around viewer of a place
  luminance-to-alpha() maps the luminance of the view to its opacity
  manage-subscriptions-sheet(is-presented?!,subscription-group-id?) presents a sheet to manage subscriptions
  managed-content-style(_style?!) sets the style of managed content, such as apps that an organization distributes
  manipulable(transform?,using?,coordinate-space?,operations?,inertia?,is-enabled,on-changed{}) allows the view to be moved, rotated and scaled with hand gestures
  manipulation-gesture(updating?!,coordinate-space?,operations?,inertia?,is-enabled,on-changed{}) adds a manipulation gesture without making the view itself manipulable
  map-camera-keyframe-animator(trigger?!,keyframes{}) animates the camera of a map with keyframes when a value changes
  map-control-visibility(_visibility!) sets the visibility of map controls
  map-controls(_content{}) adds controls to maps
  map-feature-selection-accessory(_style?!) sets the accessory that a map shows for a selected feature
  map-feature-selection-content(content{}) sets custom map content for the selected feature
  map-feature-selection-disabled(_disabled{}) sets which map features cannot be selected
  map-item-detail-popover(is-presented?,item?,displays-map,attachment-anchor?,arrow-edge) presents the details of a map item in a popover
  map-item-detail-sheet(is-presented?,item?,displays-map) presents the details of a map item in a sheet
  map-scope(_scope?!) creates a scope that connects map controls to a map
  map-style(_style!) sets the style of maps
  matched-transition-source(id?!,in?!,configuration{}) marks the view as the source of a navigation transition, such as a zoom
  material-active-appearance(_appearance!) sets when materials in the view appear active
  menu-action-dismiss-behavior(_behavior!) tells a menu whether to dismiss after performing an action
  menu-button-style(_style?!) sets the style of menu buttons
  menu-indicator(_visibility!) sets whether controls show a menu indicator
  menu-order(_order!) sets the preferred order of items in menus
  menu-style(_style!) sets the style of menus
  model-container(_container?,for?,in-memory,is-autosave-enabled,is-undo-enabled,on-setup{}) sets the SwiftData model container in the view's environment
  model-context(_context?!) sets the SwiftData model context in the view's environment
  modifier-key-alternate(_modifiers?!,content{}) shows another view in place of this one while modifier keys are pressed
  move-disabled(_is-disabled!) sets whether moving a list row is disabled
  music-subscription-offer(is-presented?!,options?,on-load-completion{}) presents a sheet with subscription offers for Apple Music
  navigation-bar-back-button-hidden(_hides-back-button) hides the back button of the navigation bar
  navigation-destination(for?,is-presented?,item?,destination{}) associates a destination view, which is not laid out, with data or a binding
  navigation-document(_document?!,preview?) sets the document that the view represents in navigation
  navigation-link-indicator-visibility(_visibility!) sets whether navigation links show a disclosure indicator
  navigation-split-view-style(_style!) sets the style of navigation split views
  navigation-subtitle(_subtitle!) sets the navigation subtitle
  navigation-transition(_style!) sets the navigation transition of the view, such as a zoom
  navigation-view-style(_style!) sets the style of navigation views, which are deprecated since iOS 16
  offer-code-redemption(is-presented?!,options?,on-completion{}) presents a sheet to redeem offer codes
  on-app-intent-execution(_intent?!,perform{}) performs an action when an app intent executes
  on-apple-pay-coupon-code-change(perform{}) performs an action when the coupon code changes in Apple Pay
  on-apple-pay-payment-method-change(perform{}) performs an action when the payment method changes in Apple Pay
  on-apple-pay-shipping-contact-change(perform{}) performs an action when the shipping contact changes in Apple Pay
  on-apple-pay-shipping-method-change(perform{}) performs an action when the shipping method changes in Apple Pay
  on-camera-capture-event(is-enabled,default-sound-disabled,action{},primary-action{},secondary-action{}) performs an action on system capture events, such as from a camera button
  on-command(_selector?!,perform{}) performs an action in response to a selector, on macOS
  on-continue-user-activity(_activity-type?!,perform{}) performs an action when the app receives a user activity
  on-continuous-hover(coordinate-space?,perform{}) performs an action when the pointer enters, moves within or exits the view
  on-copy-command(perform{}) performs an action in response to the Copy command
  on-cut-command(perform{}) performs an action in response to the Cut command
  on-delete(perform{}) sets the action to perform when rows are deleted
  on-delete-command(perform{}) performs an action in response to the Delete command
  on-disappear(perform{}) adds an action to perform after the view disappears
  on-drag(_data{},preview{}) makes the view the source of a drag and drop operation
  on-drag-session-updated(_action{}) performs an action on each update of a drag
  on-drop(of?!,is-targeted?,delegate?,perform{}) makes the view the destination of a drag and drop operation
  on-drop-session-updated(_action{}) performs an action on each update of a drop
  on-exit-command(perform{}) performs an action in response to the exit command, such as the Escape key
  on-geometry-change-3d(for?,of{},action{}) performs an action when a value of the view's 3D geometry changes
  on-hover(perform{}) adds an action to perform when the pointer enters or leaves the view
  on-immersion-change(initial,_action{}) performs an action when the immersion state of the app changes
  on-in-app-purchase-completion(perform{}) performs an action when a purchase from a StoreKit view completes
  on-in-app-purchase-start(perform{}) performs an action when a purchase from a StoreKit view starts
  on-insert(of?!,perform{}) sets the action to perform when rows are inserted
  on-interactive-resize-change(_action{}) performs an action when interactive resizing of the window begins or ends
  on-key-press(_key?,keys?,characters?,phases?,action{}) performs an action when a key is pressed while the view has focus
  on-long-touch-gesture(minimum-duration,perform{},on-touching-changed{}) performs an action on a long touch of the remote, on tvOS
  on-map-camera-change(frequency,_action{}) performs an action when the camera of a map changes
  on-modifier-keys-changed(mask?,initial,_action{}) performs an action when a modifier key is pressed or released
  on-move(perform{}) sets the action to perform when rows are moved
  on-move-command(perform{}) performs an action in response to a move command, such as an arrow key
  on-open-url(prefers-in-app,perform{}) sets what happens when the app receives or opens a URL
  on-paste-command(of?!,validator{},perform{}) performs an action in response to the Paste command
  on-pencil-double-tap(perform{}) performs an action after a double tap of Apple Pencil
  on-pencil-squeeze(perform{}) performs an action when Apple Pencil is squeezed
  on-play-pause-command(perform{}) performs an action in response to the Play/Pause command
  on-receive(_publisher?!,perform{}) performs an action when a publisher emits data
  on-scroll-target-visibility-change(id-type?!,threshold,_action{}) performs an action when the visible targets of a scroll view change
  on-submit(of?,_action{}) adds an action to perform when a value is submitted
  on-volume-viewpoint-change(update-strategy?,initial,_action{}) performs an action when the viewpoint of the volume changes
  on-world-recenter(action{}) performs an action when the world is recentered
  ornament(visibility,attachment-anchor?!,content-alignment,ornament{}) presents an ornament, which is not laid out, attached to the window
  padding-3d(_edges?,_length!) adds padding in three dimensions; there is no depth here
  page-command(value?!,in?!,step?) steps a value through a range in response to Page Up and Page Down
  palette-selection-effect(_effect!) sets the selection effect of palette items
  paste-destination(for?!,action{},validator{}) performs an action with validated items in response to the Paste command
  pay-later-view-action(_action?!) sets the action of an Apple Pay Later view
  pay-later-view-display-style(_style?!) sets the display style of an Apple Pay Later view
  pay-with-apple-pay-button-disable-card-art() disables the card art on Apple Pay buttons
  pay-with-apple-pay-button-style(_style!) sets the style of Apple Pay buttons
  persistent-system-overlays(_visibility!) sets the visibility of system overlays, such as the Home indicator
  perspective-rotation-effect(_angle!,axis?!,anchor,anchor-z,perspective) draws the view rotated in three dimensions; there is no depth here
  phase-animator(_phases?!,trigger?,content{},animation{}) animates the view through a sequence of phases; here it stands still
  photos-picker-accessory-visibility(_visibility!,edges) sets the visibility of a Photos picker's accessories, such as its sidebar
  photos-picker-disabled-capabilities(_disabled-capabilities?!) disables capabilities of a Photos picker
  photos-picker-style(_style!) sets the style of a Photos picker
  pointer-style(_style!) sets the style of the pointer over the view
  pointer-visibility(_visibility!) sets the visibility of the pointer over the view
  popover-tip(_tip?!,is-presented?,attachment-anchor?,arrow-edge,arrow-edges,action{}) presents a tip in a popover
  post-to-photos-shared-album-sheet(is-presented?!,items?!,photo-library?,default-album-identifier?,completion{}) presents a sheet to post items to a shared album in Photos
  preferred-color-scheme(_scheme!) sets the preferred color scheme of the presentation
  preferred-subscription-offer(_offer{}) selects the subscription offer for purchases from StoreKit views
  preferred-surroundings-effect(_effect?!) sets the preferred effect on the passthrough video of the surroundings
  preferred-window-clipping-margins(_edges,_length!) requests margins for drawing beyond the bounds of the window
  prefers-default-focus(_prefers-default-focus,in?!) sets whether the view receives focus by default in a focus scope
  presentation-background(_style?,alignment,content{}) sets the background of a sheet
  presentation-background-interaction(_interaction!) controls whether people can interact with the view behind a sheet
  presentation-breakthrough-effect(_effect!) sets how a presentation breaks through content that occludes it
  presentation-content-interaction(_behavior!) sets whether a swipe resizes a sheet or scrolls its content first
  presentation-corner-radius(_corner-radius!) requests a corner radius for a sheet
  presentation-drag-indicator(_visibility!) sets the visibility of the drag indicator on top of a sheet
  presentation-prevents-app-termination(_prevents-app-termination!) sets whether a presentation prevents the app from quitting
  presented-window-style(_style?!) sets the style of windows opened from the view
  presented-window-toolbar-style(_style?!) sets the toolbar style of windows opened from the view
  preview-context(_value?!) declares a context for a preview
  preview-device(_value?!) sets the device of a preview; `set device` does so here
  preview-display-name(_value!) names a preview
  preview-interface-orientation(_value!) sets the interface orientation of a preview
  preview-layout(_value!) sets the size of a preview's container; `propose` does so here
  privacy-sensitive(_sensitive) marks the view as containing private user data
  product-description(_visibility!) sets the visibility of product descriptions in StoreKit views
  product-icon-border() adds a standard border to the icon of a product
  product-view-style(_style!) sets the style of product views
  projection-effect(_transform?!) draws the view with a projection transform; its frame stays the same
  quick-look-preview(_item?!,in?) presents a Quick Look preview of a file
  reality-view-camera-controls(_controls?!) adds gestures that control the camera of a `RealityView`
  reality-view-layout-behavior(_option?!) sets how a `RealityView` sizes its frame and aligns its content
  refreshable(action{}) marks the view as refreshable
  refund-request-sheet(for?!,is-presented?!,on-dismiss{}) presents the refund request sheet for a transaction
  rename-action(_action{}) sets the action that a `RenameButton` performs
  rendering-mode(_rendering-mode!) sets whether an image renders as a template or in its original colors
  reorder-container(for?!,in?,_handler{}) marks the view as a container of views that can be reordered by dragging
  reorderable(collection-id?!) enables reordering of the views in a reorderable container
  replace-disabled(_is-disabled) prevents replace operations in a text editor
  rotation-3d-layout(_angle!,axis?!) rotates the view in 3D, frame included, which `lay` does not do
  saturation(_amount!) adjusts the color saturation of the view
  scaled-to-fill-3d() scales the view to fill its parent in 3D, which `lay` does not do
  scaled-to-fit-3d() scales the view to fit its parent in 3D, which `lay` does not do
  scroll-bounce-behavior(_behavior!,axes) sets the bounce behavior of scrollable views
  scroll-clip-disabled(_disabled) sets whether scroll views clip their content to their bounds
  scroll-content-background(_visibility!) sets the visibility of the background of scrollable views
  scroll-disabled(_disabled) disables or enables scrolling in scrollable views
  scroll-dismisses-keyboard(_mode!) sets how scrolling dismisses the keyboard
  scroll-edge-effect-hidden(_hidden,for) hides the scroll edge effects of scroll views
  scroll-edge-effect-style(_style!,for!) sets the scroll edge effect style of scroll views
  scroll-indicators(_visibility!,axes) sets the visibility of scroll indicators
  scroll-indicators-flash(on-appear!,trigger?) makes the scroll indicators of scrollable views flash
  scroll-input-behavior(_behavior!,for?!) sets whether scrollable views scroll with a kind of input
  scroll-target(is-enabled) marks the view as a scroll target, to which scrolling can align
  scroll-target-behavior(_behavior!) sets where scrolling stops
  scroll-target-layout(is-enabled) marks the views in the outermost layout as scroll targets
  scroll-transition(_configuration,top-leading?,bottom-trailing?,axis?,transition{}) animates a transition as the view scrolls into and out of sight
  search-completion(_completion?!) sets the search text that the view enters when used as a suggestion
  search-dictation-behavior(_behavior?!) sets the dictation behavior of search fields
  search-focused(_binding?!,equals?) binds the focus state of the nearest search field
  search-presentation-toolbar-behavior(_behavior!) sets how the toolbar behaves while a search is presented
  search-scopes(_scope?!,activation,_scopes{}) sets the scopes that people can choose for a search
  search-selection(_selection?!) binds the text selection of the nearest search field
  search-suggestions(_visibility,for?,_suggestions{}) sets the suggestions for a search, which are not laid out
  search-toolbar-behavior(_behavior!) sets whether a search field in the toolbar minimizes to a button
  section-actions(content{}) adds actions to a section
  section-index-label(_label!) sets the label of the section in a list's section index
  selection-disabled(_is-disabled) disables selection of the view in a list or picker
  sensory-feedback(_feedback,trigger?!,condition{}) plays haptic or audio feedback when a value changes
  sign-in-with-apple-button-style(_style!) sets the style of the Sign in with Apple button
  simultaneous-gesture(_gesture?!,including,is-enabled) adds a gesture that is processed together with the view's own gestures
  slider-thumb-visibility(_visibility!) sets the thumb visibility of sliders
  spatial-overlay(alignment,content{}) adds views, which are not laid out, within the 3D bounds of the view
  spatial-overlay-preference-value(_key?!,alignment,_transform{}) makes views from a preference value, which are not laid out, in the view's 3D bounds
  speech-adjusted-pitch(_value!) changes the pitch of spoken text
  speech-always-includes-punctuation(_value) sets whether VoiceOver always speaks all punctuation
  speech-announcements-queued(_value) sets whether announcements wait for speech in progress to end
  speech-spells-out-characters(_value) sets whether VoiceOver speaks text character by character
  spring-loading-behavior(_behavior!) sets whether a drag held over a control activates it
  status-bar(hidden!) hides the status bar
  status-bar-hidden(_hidden) hides the status bar
  store-button(_visibility!,for?!) sets the visibility of buttons in store and subscription store views
  store-product-task(for?!,priority?,action{}) loads an In-App Purchase product for the view
  store-products-task(for?!,priority?,action{}) loads several In-App Purchase products for the view
  strikethrough(_is-active,pattern,color) draws a line through texts
  submit-label(_label!) sets the label of the key that submits entered text
  submit-scope(_is-blocking) prevents submissions in the view from triggering outer submit actions
  subscription-introductory-offer(apply-offer{},compact-jws{}) selects whether an introductory offer applies to a purchase
  subscription-offer-view-button-visibility(_visibility!,for?!) sets the visibility of buttons in subscription offer views
  subscription-offer-view-detail-action(_action{}) sets the action of the detail link in subscription offer views
  subscription-offer-view-style(_style?!) sets the style of subscription offer views
  subscription-promotional-offer(offer{},compact-jws{},signature{}) selects a promotional offer to apply to a subscription purchase
  subscription-status-task(for?!,priority?,action{}) loads the status of a subscription group for the view
  subscription-store-button-label(_label!) sets the button label of subscription store views
  subscription-store-control-background(_style?!) sets the background of the controls in subscription store views
  subscription-store-control-icon(icon{}) adds an icon to each option in subscription store views
  subscription-store-control-style(_style?!,placement?) sets the control style of subscription store views
  subscription-store-option-group-style(_style?!) sets the style of option groups in subscription store views
  subscription-store-picker-item-background(_style?!,in?) sets the background of picker items in subscription store views
  subscription-store-policy-destination(url?,for?!,destination{}) sets the destination of a policy button in subscription store views
  subscription-store-policy-foreground-style(_primary?!,_secondary?) sets the style of the policy buttons in subscription store views
  subscription-store-sign-in-action(_action{}) sets the action of the sign-in button in subscription store views
  supported-volume-viewpoints(_viewpoints?!) sets the viewpoints that a volume's window bar and ornaments support
  swipe-actions-container() coordinates swipe actions so that only one row shows them at a time
  symbol-color-rendering-mode(_mode!) sets the color rendering mode of symbol images
  symbol-effects-removed(_is-enabled) removes inherited effects from symbol images
  symbol-rendering-mode(_mode!) sets the rendering mode of symbols
  symbol-variable-value-mode(_mode!) sets how symbol images draw their variable value
  tab-bar-minimize-behavior(_behavior!) sets when the tab bar minimizes
  tab-view-bottom-accessory(is-enabled,content{}) adds a bottom accessory, which is not laid out, to a tab view
  tab-view-customization(_customization?!) binds the customizations of a tab view's sidebar
  tab-view-search-activation(_activation?!) sets how search activates in the search tab
  tab-view-sidebar-bottom-bar(content{}) adds a bottom bar, which is not laid out, to a tab view's sidebar
  tab-view-sidebar-footer(content{}) adds a footer, which is not laid out, to a tab view's sidebar
  tab-view-sidebar-header(content{}) adds a header, which is not laid out, to a tab view's sidebar
  table-column-headers(_visibility!) sets the visibility of a table's column headers
  table-style(_style!) sets the style of tables
  tabletop-game(_game?!,parent?!,automatic-update,interaction{}) adds a tabletop game to the view
  task(id?,priority,_action{}) adds an asynchronous task to perform before the view appears
  text-content-type(_type?!) sets the text content type for suggestions
  text-editor-style(_style!) sets the style of text editors
  text-input-autocapitalization(_letters!) sets how often the keyboard automatically enables the shift key
  text-input-completion(_completion!) sets the text that the view enters when used as an input suggestion
  text-input-formatting-control-visibility(_visibility!,for?!) sets which system text formatting controls are available
  text-input-suggestions(_data?,id?,content{}) sets the text input suggestions, which are not laid out
  text-renderer(_renderer?!) sets the renderer that draws the texts in the view
  text-selection(_selectability!) controls whether people can select texts
  text-selection-affinity(_affinity!) sets the direction of a selection or cursor relative to a character
  tip-anchor(_id?!) marks the view as the anchor of a tip
  tip-background(_style?!) sets the background of inline tips
  tip-background-interaction(_interaction!) sets whether people can interact with the view behind a tip
  tip-corner-radius(_corner-radius!,antialiased) sets the corner radius of inline tips
  tip-image-size(_size?!) sets the size of a tip's image
  tip-image-style(_primary?!,_secondary?,_tertiary?) sets the style of a tip's image
  tip-view-style(_style?!) sets the style of tip views
  toolbar-background(_style!,_visibility,for?) sets the background style or visibility of a bar
  toolbar-background-visibility(_visibility!,for?) sets the visibility of a bar's background
  toolbar-color-scheme(_color-scheme!,for?) sets the preferred color scheme of a bar
  toolbar-foreground-style(_style!,for?) sets the preferred foreground style of a bar
  toolbar-item-hidden(_hidden) hides an individual view in a toolbar control group
  toolbar-minimize-behavior(_behavior!) sets when bars minimize as content scrolls
  toolbar-role(_role!) sets the semantic role of the toolbar's content
  toolbar-title-display-mode(_mode!) sets the display mode of the toolbar title
  toolbar-title-menu(content{}) sets the menu of the toolbar title
  touch-bar(_touch-bar?,content{}) sets the content that the Touch Bar displays
  touch-bar-customization-label(_label?!) sets the label of the view in Touch Bar customization
  touch-bar-item-presence(_presence?!) sets whether people can remove the view when customizing the Touch Bar
  touch-bar-item-principal(_principal) marks the view as a principal view of the Touch Bar
  transaction(value?,_transform{},body{}) changes the transaction of all animations in the view
  transaction-picker(is-presented?!,selection?!) presents a picker that selects financial transactions
  transaction-task(_configuration?!,action{}) adds a task for credential transactions to perform before the view appears
  transform-3d-effect(_transform?!) transforms the view's rendered output in 3D
  transform-environment(_key-path?!,transform{}) transforms the value at an environment key path, which `lay` does not do
  translation-presentation(is-presented?!,text!,attachment-anchor?,arrow-edge,replacement-action{}) presents a translation popover for a text
  translation-task(_configuration?,source?,target?,action{}) adds a task that translates text with a translation session
  type-select-equivalent(_text!) sets the text that type select matches in a list or table
  typesetting-language(_language?!,is-enabled) sets the language for typesetting text
  underline(_is-active,pattern,color) draws a line under texts
  unredacted() removes any reason to redact the content of the view
  upper-limb-visibility(_visibility!) sets the preferred visibility of a person's hands and arms in an immersive space
  user-activity(_activity-type?!,element?,is-active,_update{}) advertises a user activity to the system
  verify-identity-with-wallet-button-style(_style?!) sets the style of the Verify Identity with Wallet button
  visual-effect-3d(_effect{}) adds 3D visual effects that can use the view's geometry
  volume-baseplate-visibility(_visibility!) sets the visibility of a volume's baseplate
  web-view-back-forward-navigation-gestures(_value!) sets whether horizontal swipes navigate back and forward in a web view
  web-view-content-background(_visibility!) sets the visibility of a webpage's natural background color
  web-view-context-menu(menu{}) adds a context menu to the items of a web view
  web-view-element-fullscreen-behavior(_value!) sets whether a web view can display content full screen
  web-view-link-previews(_value!) sets whether pressing a link in a web view displays a preview
  web-view-magnification-gestures(_value!) sets whether magnify gestures change the magnification of a web view
  web-view-on-scroll-geometry-change(for?!,of{},action{}) performs an action when the scroll geometry of a web view changes
  web-view-scroll-input-behavior(_behavior!,for?!) sets whether web views scroll with a kind of input
  web-view-scroll-position(_position?!) binds the scroll position of a web view
  web-view-text-selection(_selectability?!) sets whether people can select text in a web view
  widget-accentable(_accentable) adds the view to the accented group of a widget
  widget-accented-rendering-mode(_mode?!) sets how an image renders in a widget's accented mode
  widget-curves-content(_curves-content) displays a widget's content along a curve where the context allows it
  widget-label(_text,label{}) adds a label outside the main view of an accessory widget
  widget-url(_url?!) sets the URL that a widget opens in its app
  window-dismiss-behavior(_behavior!) sets whether the window can be dismissed
  window-full-screen-behavior(_behavior!) sets whether the window can enter full screen
  window-minimize-behavior(_behavior!) sets whether the window can be minimized
  window-resize-anchor(_anchor!) sets the anchor point of the window when it resizes
  window-resize-behavior(_behavior!) sets whether the window can be resized
  window-toolbar-full-screen-visibility(_visibility!) sets the visibility of the window toolbar in full screen mode
  workout-preview(_plan?!,is-presented?!) presents a preview of a workout as a modal sheet
  writing-direction(strategy!) sets how the writing direction of text is determined
  writing-tools-affordance-visibility(_visibility!) sets whether the Writing Tools affordance is shown for text input
  writing-tools-behavior(_behavior!) sets the Writing Tools behavior for text and text input
  """
