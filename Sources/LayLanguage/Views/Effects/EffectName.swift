import LayEngine

extension Effect: NamedContent {
  package var name: String {
    switch self {
    case .badge: "badge"
    case .bar(let part): part.name
    case .border: "border"
    case .drawn(.rotation): "rotation-effect"
    case .drawn(.scale): "scale-effect"
    case .fill: "fill"
    case .foreground: "foreground"
    case .hidden: "hidden"
    case .inert(let effect): effect.name
    case .listRowInsets: "list-row-insets"
    case .opacity: "opacity"
    case .separator(let separator):
      separator.isOfSection ? "list-section-separator" : "list-row-separator"
    case .swipeActions: "swipe-actions"
    case .tag: "tag"
    case .zIndex: "z-index"
    }
  }
}

extension BarPart {
  fileprivate var name: String {
    switch self {
    case .title: "navigation-title"
    case .displayMode: "navigation-bar-title-display-mode"
    case .search: "searchable"
    case .items: "toolbar"
    case .visibility: "toolbar-visibility"
    case .columnWidth: "navigation-split-view-column-width"
    case .tab: "tab-item"
    }
  }
}

extension EnvironmentChange: NamedContent {
  package var name: String {
    switch self {
    case .bold: "bold"
    case .controls(let change): change.name
    case .contentMargins: "content-margins"
    case .dynamicType: "dynamic-type-size"
    case .font: "font"
    case .imageScale: "image-scale"
    case .kerning: "kerning"
    case .layoutDirection: "layout-direction"
    case .lineLimit, .lineLimitRange: "line-limit"
    case .lineSpacing: "line-spacing"
    case .minimumScaleFactor: "minimum-scale-factor"
    case .multilineTextAlignment: "multiline-text-alignment"
    case .scrollAnchor: "default-scroll-anchor"
    case .scrollPosition: "scroll-position"
    case .textCase: "text-case"
    case .tracking: "tracking"
    case .truncationMode: "truncation-mode"
    }
  }
}

extension ControlStyleChange {
  fileprivate var name: String {
    switch self {
    case .button: "button-style"
    case .controlSize: "control-size"
    case .datePicker: "date-picker-style"
    case .gauge: "gauge-style"
    case .editMode, .headerLeastHeight, .rowLeastHeight: "environment"
    case .form: "form-style"
    case .label: "label-style"
    case .labelIconWidth: "label-reserved-icon-width"
    case .labelSpacing: "label-icon-to-title-spacing"
    case .labelsHidden: "labels-hidden"
    case .list: "list-style"
    case .picker: "picker-style"
    case .program(let setting): setting.key
    case .progress: "progress-view-style"
    case .rowSpacing: "list-row-spacing"
    case .sectionMargins: "list-section-margins"
    case .sectionSpacing: "list-section-spacing"
    case .tabPlacement: "default-adaptable-tab-bar-placement"
    case .tabView: "tab-view-style"
    case .textField: "text-field-style"
    case .toggle: "toggle-style"
    }
  }
}
