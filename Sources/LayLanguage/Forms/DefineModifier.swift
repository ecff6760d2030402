import LayEngine

extension Form {
  static let allDefineModifier: [Form] = [
    .defineButtonStyle, .defineDisclosureGroupStyle, .defineGaugeStyle, .defineGroupBoxStyle,
    .defineLabelStyle, .defineLabeledContentStyle, .defineModifier, .defineProgressViewStyle,
    .defineTextFieldStyle, .defineToggleStyle,
  ]

  static let defineModifier = Form(
    name: "define-modifier",
    usage: "(define-modifier (name parameters…) (content [environment]) body…)",
    summary:
      "Define a modifier, like SwiftUI's ViewModifier: the body makes a view from the content and "
      + "the environment, such as `(:layout-direction environment)` or a key of "
      + "`define-environment-key`.",
    examples: """
      (begin (define-modifier (card :inset (n 8)) (content) (-> content (padding n) (border \
      gray))) (-> (text "Hi") (card :inset 4))) | ideal | 24 x 28
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireOutermost(compiler)
    let source = try MakerSource(compiler, call, names: ["content", "environment"])
    return try source.compile(&compiler, takesView: true) { name, function, environment in
      MakeModifiedCode(name, function, takesEnvironment: environment, call.span)
    }
  }

  static let defineButtonStyle = style(
    "button-style",
    of: "Define how buttons look, like SwiftUI's ButtonStyle, from `(:label configuration)`, "
      + "`(:is-pressed configuration)`, which `set is-pressed on` sets, and `(:role configuration)`.",
    """
    (begin (define-button-style (pill :inset (n 8)) (c) (padding n (:label c))) (button-style \
    (pill :inset 4) (button "OK"))) | ideal | 24 x 28
    """)

  static let defineDisclosureGroupStyle = style(
    "disclosure-group-style",
    of: "Define how disclosure groups look, like SwiftUI's DisclosureGroupStyle, from "
      + "`(:label configuration)`, `(:content configuration)` and `(:is-expanded configuration)`.",
    """
    (begin (define-disclosure-group-style (tight) (c) (vstack :spacing 0 (:label c) (when \
    (:is-expanded c) (:content c)))) (disclosure-group-style tight (disclosure-group "More" \
    :is-expanded true (text "12")))) | ideal | 32 x 40
    """)

  static let defineGaugeStyle = style(
    "gauge-style",
    of: "Define how gauges look, like SwiftUI's GaugeStyle, from `(:label configuration)` and "
      + "`(:value configuration)`, from 0 to 1.",
    """
    (begin (define-gauge-style (part) (c) (frame :width (* 100 (:value c)) :height 4 (capsule))) \
    (gauge-style part (gauge "Fuel" 3 :in (list 2 6)))) | ideal | 25 x 4
    """)

  static let defineGroupBoxStyle = style(
    "group-box-style",
    of: "Define how group boxes look, like SwiftUI's GroupBoxStyle, from `(:label configuration)` "
      + "and `(:content configuration)`.",
    """
    (begin (define-group-box-style (tight) (c) (vstack :spacing 0 (:label c) (:content c))) \
    (group-box-style tight (group-box "Sum" (text "12")))) | ideal | 24 x 40
    """)

  static let defineLabelStyle = style(
    "label-style",
    of: "Define how labels look, like SwiftUI's LabelStyle, from `(:title configuration)` and "
      + "`(:icon configuration)`.",
    """
    (begin (define-label-style (above) (c) (vstack :spacing 0 (:icon c) (:title c))) \
    (label-style above (label (text "Hi") (frame :width 10 :height 10 (circle))))) \
    | ideal | 16 x 30
    """)

  static let defineLabeledContentStyle = style(
    "labeled-content-style",
    of: "Define how labeled content looks, like SwiftUI's LabeledContentStyle, from "
      + "`(:label configuration)` and `(:content configuration)`.",
    """
    (begin (define-labeled-content-style (above) (c) (vstack :spacing 0 (:label c) (:content \
    c))) (labeled-content-style above (labeled-content "Color" "red"))) | ideal | 40 x 40
    """)

  static let defineProgressViewStyle = style(
    "progress-view-style",
    of: "Define how progress views look, like SwiftUI's ProgressViewStyle, from "
      + "`(:label configuration)` and `(:fraction-completed configuration)`, from 0 to 1, or nil.",
    """
    (begin (define-progress-view-style (part) (c) (frame :width (* 100 (:fraction-completed c)) \
    :height 4 (capsule))) (progress-view-style part (progress-view 0.25))) | ideal | 25 x 4
    """)

  static let defineTextFieldStyle = style(
    "text-field-style",
    of:
      "Define how text fields look, like SwiftUI's TextFieldStyle, from `(:field configuration)`, "
      + "the field without the style.",
    """
    (begin (define-text-field-style (boxed) (c) (-> (:field c) (padding 10) (border gray))) \
    (text-field-style boxed (text-field "Name"))) | 200 x nil | 200 x 42
    """)

  static let defineToggleStyle = style(
    "toggle-style",
    of: "Define how toggles look, like SwiftUI's ToggleStyle, from `(:label configuration)` and "
      + "`(:is-on configuration)`.",
    """
    (begin (define-toggle-style (box) (c) (hstack :spacing 0 (:label c) (frame :width (if \
    (:is-on c) 20 10) (rectangle)))) (toggle-style box (toggle "A" :is-on true))) \
    | ideal | 28 x 20
    """)

  private static func style(
    _ modifier: String, of summary: String, _ example: String
  ) -> Form {
    Form(
      name: "define-\(modifier)",
      usage: "(define-\(modifier) (name parameters…) (configuration [environment]) body…)",
      summary: summary + " Apply it with `\(modifier)`.", examples: example
    ) { compiler, call throws(Diagnostic) in
      try call.requireOutermost(compiler)
      let source = try MakerSource(compiler, call, names: ["configuration", "environment"])
      return try source.compile(&compiler, takesView: false) { name, function, environment in
        WorkCode { machine throws(Diagnostic) in
          guard case .function(let made) = try function.run(&machine) else { return .nothing }
          return .object(StyleBox(modifier, name, made, takesEnvironment: environment, call.span))
        }
      }
    }
  }
}

/// The source of a definition: a name with parameters, and an inner function.
private struct MakerSource {
  private let call: FormCall
  private let name: Symbol
  private let parameters: ParameterList
  /// The parameters and the body of the inner function.
  private let inner: ParameterList
  private let body: [SyntaxTree.Index]

  init(
    _ compiler: Compiler, _ call: FormCall, names: [String]
  ) throws(Diagnostic) {
    self.call = call
    guard call.parts.count > 2, compiler.tree.childCount(call.parts[0]) > 0,
      compiler.tree.kind(call.parts[1]) == .list
    else {
      throw call.malformed(
        "`\(call.form.name)` needs a name with parameters, `(\(names[0]))` and a body")
    }
    name = try compiler.parameterName(call.parts[0] + 1, call)
    parameters = try ParameterList(
      Array(compiler.tree.children(call.parts[0]).dropFirst()), compiler, call)
    if let rest = parameters.rest {
      throw call.malformed("`. \(rest.name)` has nothing left to take")
    }
    inner = try ParameterList(Array(compiler.tree.children(call.parts[1])), compiler, call)
    guard inner.keywords.isEmpty, inner.rest == nil, (1...2).contains(inner.required.count) else {
      throw call.malformed(
        "the body gets \(names.joined(separator: " and, if it is named, the "))",
        at: compiler.tree.span(call.parts[1]))
    }
    body = Array(call.parts.dropFirst(2))
  }

  /// Defines a function that takes the parameters and, for a modifier, the modified view last.
  func compile(
    _ compiler: inout Compiler, takesView: Bool,
    make: (_ name: String, _ function: Code, _ takesEnvironment: Bool) -> Code
  ) throws(Diagnostic) -> Code {
    let slot = compiler.globals.slot(name)
    compiler.noteDefinition(name)
    var list = parameters
    if takesView { list.append(required: compiler.runtime.symbols.intern("view")) }
    let maker = try compiler.compileFunction(
      name: name.name, selfName: nil, parameters: list, call: call, wantsSite: takesView
    ) { compiler throws(Diagnostic) in
      let function = try compiler.compileFunction(
        name: name.name, selfName: nil, parameters: inner, call: call
      ) { compiler throws(Diagnostic) in
        try compiler.compileBuilder(body, isSpliced: false, isTail: true)
      }
      return make(name.name, compiler.keep(function), inner.required.count == 2)
    }
    compiler.endsInDefinition = true
    return StoreGlobalCode(slot, compiler.keep(maker), isDefinition: true, call.span)
  }
}

/// Makes the view of a modifier that the program defines; the last argument is the modified view.
private final class MakeModifiedCode: Code {
  let name: String
  let function: Code
  let takesEnvironment: Bool
  let span: SourceSpan

  init(_ name: String, _ function: Code, takesEnvironment: Bool, _ span: SourceSpan) {
    self.name = name
    self.function = function
    self.takesEnvironment = takesEnvironment
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let site = machine.arrangedSite?.takeUnretainedValue()
    let span = site.map(\.span) ?? span
    guard case .function(let running) = machine.runningFunction, running.isClosure,
      case .function(let function) = try self.function.run(&machine)
    else { return .nothing }
    let lambda = unsafeDowncast(running, to: Closure.self).lambda
    let content = machine.frame[lambda.requiredCount - 1]
    let views = try content.views(at: span) { [name] in "`\(name)` modifies views, not \($0)" }
    let modified = views.map { view in
      Value.view(View(control(function, machine.runtime), children: [view], span: span))
    }
    if case .list = content { return .list(of: modified) }
    return modified.first ?? .nothing
  }

  private func control(_ function: Function, _ runtime: Runtime) -> Control {
    let content = ModifierContentOfProgram(
      function: function, runtime: runtime, name: name, takesEnvironment: takesEnvironment,
      span: span, scope: runtime.laterScope(span))
    return Control(
      name, composition: "`\(name)` is what its body makes of the content", isSeenThrough: true,
      isProgramModifier: true
    ) { parts, style throws(LayoutFailure) in try content.view(parts, style) }
  }
}

/// The body of a program's modifier, which is called on one thread only.
private struct ModifierContentOfProgram: @unchecked Sendable {
  let function: Function
  unowned let runtime: Runtime
  let name: String
  let takesEnvironment: Bool
  let span: SourceSpan
  /// The scope of the modifier's state values.
  let scope: StateScope

  func view(_ parts: [View], _ style: ControlStyle) throws(LayoutFailure) -> View {
    var arguments = parts.prefix(1).map(Value.view)
    if takesEnvironment { arguments.append(.object(EnvironmentBox(style, runtime))) }
    return try runtime.view(of: function, arguments, at: span, "the modifier `\(name)`", in: scope)
  }
}
