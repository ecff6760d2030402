import LayLanguage
import SwiftSyntax

extension SwiftType {
  /// Seconds since 2001 began, as in Swift.
  static let date = SwiftType.named("Date")
}

/// Dates and numbers as texts, as far as the usual formats of the United States tell how long a text
/// is. Other formats are left out, with a remark.
///
/// The clock is fixed, so that a layout is the same each time it is made.
extension Translator {
  /// The current time, which is fixed.
  func now(_ syntax: some SyntaxProtocol) -> Expression {
    if !defined.contains("helper " + Helper.now.name) {
      note(syntax, "the clock stands at 9:41 on 9 September 2025")
    }
    return Expression(call(.now, []), .date)
  }

  /// `Date()`, `Date(timeIntervalSinceNow: 60)`, `DateFormatter()`; nil for all else.
  func date(
    _ type: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    if type == "DateFormatter" {
      return Expression(datePattern(ofFormatterAt: syntax), .named(type))
    }
    guard type == "Date" else { return nil }
    guard let first = arguments.first, let value = first.expression else { return now(syntax) }
    let number = node(value, expecting: .number)
    switch first.label {
    case "timeIntervalSinceNow":
      return Expression(.call("+", [now(syntax).node, number]), .date)
    case "timeIntervalSince1970":
      return Expression(.call("-", [number, .atom(Self.secondsTo2001)]), .date)
    case "timeIntervalSinceReferenceDate": return Expression(number, .date)
    default: return nil
    }
  }

  /// From 1970 to 2001.
  private static let secondsTo2001 = "978307200"

  /// `date.timeIntervalSinceNow`; nil for all else.
  func dateMember(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression? {
    switch (base.type, name) {
    case (.date, "timeIntervalSinceNow"):
      return Expression(.call("-", [base.whole, now(syntax).node]), .number)
    case (.named("TimelineViewContext"), "date"): return now(syntax)
    default: return nil
    }
  }

  /// `formatter.string(from: date)`, `value.formatted(…)`; nil for
  /// all else.
  func dateMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    let whole = base.whole
    let first = link.arguments.first?.expression
    switch (base.type, link.name) {
    case (_, "formatted"):
      if base.type == .date, link.arguments.first?.label != nil {
        func style(_ label: String) -> String? {
          link.arguments.first { $0.label == label }?.expression?.implicitMember
        }
        let pattern = DatePattern.of(date: style("date"), time: style("time"))
        return Expression(.call("date-text", [.string(pattern), whole]), .string)
      }
      return formatted(base, first).map { Expression($0, .string) }
    case (.named("DateFormatter"), "string"):
      return first.map {
        Expression(.call("date-text", [whole, node($0, expecting: .date)]), .string)
      }
    default: return nil
    }
  }

  // MARK: Texts

  /// A value as a text in a format style, or in the default one; nil if it cannot be formatted.
  func formatted(_ value: Expression, _ style: ExprSyntax?) -> LayNode? {
    let chain = style.map { Chain($0.withoutParentheses) }
    let name = chain?.root.implicitCallee
    let isOfNumbers = ["currency", "number", "percent"].contains(name)
    // The style tells that an unknown value is a number, for which 1 stands.
    if value.isGuess, !isOfNumbers { return nil }
    let whole = value.isGuess ? LayNode.atom("1") : value.whole
    if value.type == .date {
      let pattern = chain.flatMap { DatePattern.of($0) }
      if pattern == nil, let style {
        leaveOut(style, "this format of a date is not read: the date is written as usual")
      }
      return .call("date-text", [.string(pattern ?? DatePattern.usual), whole])
    }
    guard isOfNumbers || style == nil && value.type.isNumber else { return nil }
    let numbers = numberStyle(chain)
    switch name {
    case "currency":
      let code = chain?.root.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      return currency(whole, code, numbers)
    case "percent":
      // An integer is a number of percent; a fraction is multiplied by 100.
      let count = value.type == .integer ? whole : .call("*", [.atom("100"), whole])
      return .call("str", [numberText(count, numbers), .string("%")])
    default: return numberText(whole, numbers)
    }
  }

  /// What a style of numbers says about the length of a text.
  struct NumberStyle {
    /// How many fraction digits there are; nil for as many as the number has.
    var decimals: Decimals?
    var isGrouped = true
    /// Whether it is written as `1.2M`.
    var isCompact = false

    enum Decimals {
      case exactly(LayNode)
      case most(Int)
    }
  }

  /// `.number.precision(.fractionLength(2)).grouping(.never)`.
  private func numberStyle(_ chain: Chain?) -> NumberStyle {
    var style = NumberStyle()
    for link in chain?.links ?? [] {
      let first = link.arguments.first?.expression
      let length = first?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      if link.name == "precision", first?.implicitCallee == "fractionLength",
        let decimals = length.flatMap({ decimals($0) })
      {
        style.decimals = decimals
      } else if link.name == "grouping", first?.implicitCallee == "never" {
        style.isGrouped = false
      } else if link.name == "notation", first?.implicitCallee == "compactName" {
        style.isCompact = true
      } else {
        leaveOut(link.nameSyntax, "`\(link.name)` of a number's format is not read and left out")
      }
    }
    return style
  }

  /// `2`, a variable, or the ends of `0...2`, as a number of fraction digits.
  private func decimals(_ length: ExprSyntax) -> NumberStyle.Decimals? {
    guard length.isRange, let range = length.as(InfixOperatorExprSyntax.self) else {
      return known(length, .integer).map { .exactly($0.node) }
    }
    guard let least = Int(range.leftOperand.trimmedDescription),
      let end = Int(range.rightOperand.trimmedDescription)
    else { return nil }
    let most = range.operator.trimmedDescription == "..<" ? end - 1 : end
    return least == most ? .exactly(.atom("\(most)")) : .most(most)
  }

  /// A number as a text, with commas between thousands unless the style has none.
  func numberText(_ number: LayNode, _ style: NumberStyle = NumberStyle()) -> LayNode {
    if style.isCompact { return call(.compact, [number]) }
    var nodes = [number]
    switch style.decimals {
    case .exactly(let decimals): nodes += [.keyword("decimals"), decimals]
    case .most(let most):
      let scale = LayNode.atom("1" + String(repeating: "0", count: min(most, 9)))
      nodes = [.call("/", [.call("round", [.call("*", [number, scale])]), scale])]
    case nil: break
    }
    if style.isGrouped { nodes += [.keyword("grouped"), .truth(true)] }
    return .call("number->string", nodes)
  }

  private static let currencySigns = ["EUR": "€", "GBP": "£", "INR": "₹", "JPY": "¥", "USD": "$"]

  /// `$1,234.50`, by the code of a currency; the dollar stands for one that is not known.
  private func currency(_ number: LayNode, _ code: ExprSyntax?, _ style: NumberStyle) -> LayNode {
    let value = code.flatMap { known($0, .string) }?.node
    let text = value?.isString == true ? value?.text.map { String($0.dropFirst().dropLast()) } : nil
    if text == nil, let code {
      leaveOut(code, "which currency this is is not known here: it is taken for dollars")
    }
    let sign = Self.currencySigns[text ?? "USD"] ?? (text ?? "") + "\u{A0}"
    let decimals: LayNode =
      switch style.decimals {
      case .exactly(let decimals): decimals
      case .most(let most): .atom("\(most)")
      case nil: .atom(text == "JPY" ? "0" : "2")
      }
    return call(.currency, [number, .string(sign), decimals])
  }

  /// The text of a date in a `Text` with a style, as `Text(date, style: .date)`.
  func dateText(_ date: LayNode, style: ExprSyntax) -> LayNode {
    if style.implicitMember == "date" {
      return .call("date-text", [.string("MMMM d, yyyy"), date])
    }
    if style.implicitMember != "time" {
      leaveOut(style, "this style of a date is not read: the time of day is written")
    }
    return .call("date-text", [.string("h:mm a"), date])
  }

  /// The pattern of a `DateFormatter`, by the properties that are set on it.
  private func datePattern(ofFormatterAt syntax: ExprSyntax) -> LayNode {
    let settings = syntax.settings
    if let format = settings["dateFormat"] { return node(format, expecting: .string) }
    return .string(
      DatePattern.of(
        date: settings["dateStyle"]?.implicitMember, time: settings["timeStyle"]?.implicitMember))
  }
}

/// How dates are written in the United States, by the names of their styles.
private enum DatePattern {
  static let usual = "M/d/yyyy, h:mm a"

  private static let dates = [
    "abbreviated": "MMM d, yyyy", "complete": "EEEE, MMMM d, yyyy", "full": "EEEE, MMMM d, yyyy",
    "long": "MMMM d, yyyy", "medium": "MMM d, yyyy", "numeric": "M/d/yyyy", "short": "M/d/yy",
  ]
  private static let times = [
    "complete": "h:mm:ss a z", "long": "h:mm:ss a z", "medium": "h:mm:ss a", "short": "h:mm a",
    "shortened": "h:mm a", "standard": "h:mm:ss a",
  ]

  /// The pattern for a style of the day and one of the time; nil and `omitted` leave one out.
  static func of(date: String?, time: String?) -> String {
    let isNumeric = ["medium", "numeric", "short"].contains(date)
    return joined(
      date.flatMap { dates[$0] }, isNumeric ? ", " : " 'at' ", time.flatMap { times[$0] }) ?? usual
  }

  /// The pattern of `.dateTime.month(.wide).day()` or `Date.FormatStyle(date: .long)`; nil for a
  /// style with something else.
  static func of(_ style: Chain) -> String? {
    if style.root.implicitCallee == "dateTime" {
      var letters: [String: String] = [:]
      for link in style.links {
        let first = link.arguments.first?.expression
        guard let field = fields[link.name]?[first?.implicitCallee ?? ""] else { return nil }
        letters[link.name] = field
        if link.name == "hour", first?.trimmedDescription.contains("amPM: .omitted") != true {
          letters["half"] = " a"
        }
      }
      return of(fields: letters)
    }
    guard style.root.trimmedDescription == "Date", style.links.count == 1,
      let made = style.links.first, made.name == "FormatStyle"
    else { return nil }
    func name(_ label: String) -> String? {
      made.arguments.first { $0.label == label }?.expression?.implicitMember
    }
    return of(date: name("date"), time: name("time"))
  }

  /// The letters of a field by how it is written; without a word, as usual.
  private static let fields = [
    "year": ["": "yyyy", "twoDigits": "yy"],
    "month": [
      "": "MMM", "abbreviated": "MMM", "defaultDigits": "M", "narrow": "MMMMM", "twoDigits": "MM",
      "wide": "MMMM",
    ],
    "day": ["": "d", "defaultDigits": "d", "twoDigits": "dd"],
    "weekday": [
      "": "EEE", "abbreviated": "EEE", "narrow": "EEEEE", "short": "EEEEEE", "wide": "EEEE",
    ],
    "hour": [
      "": "h", "conversationalDefaultDigits": "h", "defaultDigits": "h", "twoDigits": "hh",
    ],
    "minute": ["": "mm", "defaultDigits": "m", "twoDigits": "mm"],
    "second": ["": "ss", "defaultDigits": "s", "twoDigits": "ss"],
  ]

  /// Fields in the order of the United States, whatever order they are asked for in.
  private static func of(fields: [String: String]) -> String {
    let month = fields["month"]
    let isNumeric = month.map { $0.count < 3 } ?? false
    let day = joined(month, isNumeric ? "/" : " ", fields["day"])
    let gap = isNumeric ? "/" : fields["day"] == nil ? " " : ", "
    let date = joined(day, gap, fields["year"])
    let isAlone = month == nil && fields["year"] == nil
    let weekday = fields["weekday"]
    let minutes = joined(fields["minute"], ":", fields["second"])
    let hour = joined(fields["hour"], ":", minutes).map { $0 + (fields["half"] ?? "") }
    return joined(
      isAlone ? joined(date, " ", weekday) : joined(weekday, ", ", date),
      isNumeric ? ", " : " 'at' ", hour) ?? usual
  }

  private static func joined(_ first: String?, _ gap: String, _ second: String?) -> String? {
    guard let first, let second else { return first ?? second }
    return first + gap + second
  }
}

extension ExprSyntax {
  /// What is set on an object after this call has made it: `formatter.dateStyle = .medium`.
  fileprivate var settings: [String: ExprSyntax] {
    var around = parent
    var name: String?
    while let current = around {
      if let binding = current.as(PatternBindingSyntax.self), name == nil {
        name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      if let statements = current.as(CodeBlockItemListSyntax.self) {
        return name.map { statements.settings(of: $0) } ?? [:]
      }
      around = current.parent
    }
    return [:]
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func settings(of name: String) -> [String: ExprSyntax] {
    var values: [String: ExprSyntax] = [:]
    for statement in self {
      guard case .expr(let expression) = statement.item,
        let assignment = expression.as(InfixOperatorExprSyntax.self),
        assignment.operator.trimmedDescription == "=",
        let member = assignment.leftOperand.as(MemberAccessExprSyntax.self),
        member.base?.trimmedDescription == name
      else { continue }
      values[member.declName.baseName.text] = assignment.rightOperand
    }
    return values
  }
}
