/// What a node of a Swift file is, and in its comment what stands in it, in order.
///
/// A word in a comment is the role of a child; `*` means any number of them, `?` at most one. Marks and
/// keywords are children too, at their places, and are named only where they decide something.
package enum NodeKind: UInt8, CaseIterable, Sendable {
  // MARK: Single tokens

  /// A token with a fixed spelling that decides nothing: `(`, `,`, `->`.
  case mark
  /// A keyword: `func`, `private`, `async`.
  case word
  /// A name that code gives or uses, with its backticks: `title`, `$0`, `self`, `init`.
  case name
  /// An operator: `+`, `=`, `!`.
  case sign
  /// `_`
  case wildcard
  /// `12`, `0x1F`, `1_000`
  case integer
  /// `0.5`, `1e3`
  case decimal
  /// `true`, `false`
  case boolean
  /// `nil`
  case nothing
  /// Characters of a string as they are written, without the blanks before a line of a string with
  /// several lines; the inside of a regular expression.
  case text

  // MARK: The file

  /// item*
  case file
  /// What stands between braces: item*
  case block
  /// What has no kind of its own: all of its parts without a role, down to its tokens.
  case other

  // MARK: Declarations

  /// attribute* modifier* detail? (`struct`, `func`) name*: `import SwiftUI.View`
  case importDeclaration
  /// attribute* modifier* name generic* inherited* requirement* body
  case structDeclaration
  /// As `structDeclaration`.
  case classDeclaration
  /// As `structDeclaration`.
  case actorDeclaration
  /// As `structDeclaration`.
  case enumDeclaration
  /// As `structDeclaration`; `generic` are the names of its primary types.
  case protocolDeclaration
  /// attribute* modifier* type inherited* requirement* body
  case extensionDeclaration
  /// attribute* modifier* name generic* value requirement*
  case typealiasDeclaration
  /// attribute* modifier* name inherited* value? requirement*
  case associatedtypeDeclaration
  /// attribute* modifier* keyword (`let`, `var`) item* (`binding`)
  case variableDeclaration
  /// pattern type? value?, and either body, which gives the value, or accessor*
  case binding
  /// attribute* modifier* name generic* parameter* effect* result? requirement* body?
  case functionDeclaration
  /// attribute* modifier* specifier? (`?`, `!`) generic* parameter* effect* requirement* body?
  case initDeclaration
  /// attribute* modifier* effect* body?
  case deinitDeclaration
  /// attribute* modifier* generic* parameter* result requirement*, and body or accessor*
  case subscriptDeclaration
  /// attribute* modifier? keyword (`get`, `didSet`) name? effect* body?
  case accessor
  /// attribute* modifier* item* (`caseElement`)
  case caseDeclaration
  /// name parameter* value?
  case caseElement
  /// detail (`infix`) operator type? (its precedence group)
  case operatorDeclaration
  /// name, and its lines as `other`
  case precedenceGroupDeclaration
  /// attribute* modifier* name generic* parameter* effect* result? value? requirement*
  case macroDeclaration
  /// attribute* modifier* name generic* argument* trailing*: `#Preview("Row") { … }`
  case macroUse
  /// name (a type), argument* or parts without a role: `@State`, `@available(iOS 17, *)`
  case attribute
  /// keyword detail: `private(set)`; a modifier of one word is a `word`.
  case modifier
  /// attribute* modifier* label? name? type? specifier? (`...`) value?
  ///
  /// A single name is also the label, but in a closure; an element of a tuple type, a parameter of a
  /// function type or of an enum case may have no name.
  case parameter
  /// attribute* specifier? (`each`) name type?
  case genericParameter
  /// left operator (`:`, `==`) right
  case requirement

  // MARK: Statements

  /// condition* body alternative? (a `block`, or an `ifChoice`); it may be an expression.
  case ifChoice
  /// subject item* (`switchCase`); it may be an expression.
  case switchChoice
  /// attribute? keyword (`case`, `default`) case* (`caseItem`) item*
  case switchCase
  /// pattern condition?
  case caseItem
  /// condition* body
  case guardStatement
  /// effect* (`try`, `await`) pattern type? subject condition? body
  case forLoop
  /// condition* body
  case whileLoop
  /// body condition
  case repeatLoop
  /// effect* body case* (`catchClause`).
  case doBlock
  /// case* (`caseItem`) body
  case catchClause
  /// body
  case deferStatement
  /// value?
  case returnStatement
  /// value
  case throwStatement
  /// label?
  case breakStatement
  /// label?
  case continueStatement
  case fallthroughStatement
  /// value*
  case yieldStatement
  /// label value: `search: for …`
  case labelled
  /// keyword (`let`, `var`) pattern type? value?: a condition
  case optionalBinding
  /// pattern type? value: a condition
  case patternCondition
  /// `#available(iOS 17, *)`, all of its parts without a role: a condition
  case availability

  // MARK: Expressions

  /// A name with labels or with its module: module? name label*: `move(from:to:)`
  case labelledName
  /// base generic*: `Set<Int>`
  case specialized
  /// base? name: `a.b`, and `.b` without a base
  case member
  /// base argument* trailing*; a further trailing closure is an `argument`.
  case call
  /// base? argument* trailing*; without a base in key paths
  case subscriptCall
  /// label? value
  case argument
  /// base: `a?`
  case optionalChain
  /// base: `a!`
  case forced
  /// operator value
  case prefix
  /// value operator
  case postfix
  /// left operator right
  case binary
  /// left operator (`=`, `+=`) right
  case assignment
  /// condition body alternative
  case ternary
  /// value specifier? (`?`, `!`) type: `a as? B`
  case cast
  /// value type: `a is B`
  case typeTest
  /// argument*: also an expression in parentheses
  case tuple
  /// element*
  case array
  /// element* (`entry`)
  case dictionary
  /// key value
  case entry
  /// attribute* capture* parameter* effect* result? item*
  case closure
  /// modifier* (`weak`) name value?
  case capture
  /// segment* (`text`, `interpolation`)
  case string
  /// argument*: the `\(…)` in a string
  case interpolation
  /// segment?
  case regex
  /// type? element*: `name`, `specialized`, `subscriptCall`, `sign`
  case keyPath
  /// specifier? (`?`, `!`) value
  case tryExpression
  /// value
  case awaitExpression
  /// keyword (`copy`, `consume`, `unsafe`, `each`, `repeat`) value
  case markedExpression
  /// value: `&a`
  case inOut

  // MARK: Patterns

  /// argument* whose values are patterns
  case tuplePattern
  /// keyword (`let`, `var`) pattern
  case bindingPattern
  /// type: `is A`
  case typePattern

  // MARK: Types

  /// A single token, or module? name generic*: `Array<Int>`
  case typeName
  /// base module? name generic*: `A.B`
  case memberType
  /// type: `A?`
  case optionalType
  /// type: `A!`
  case forcedType
  /// type: `[A]`
  case arrayType
  /// key type: `[A: B]`
  case dictionaryType
  /// parameter*
  case tupleType
  /// parameter* effect* result
  case functionType
  /// keyword (`some`, `any`) type
  case constrainedType
  /// modifier* (`inout`) attribute* type
  case attributedType
  /// element*: `A & B`
  case compositionType
  /// base detail: `A.Type`
  case metatype
}
