/// The parts of an expression or a statement that a map needs: names, calls, data flow and
/// branches.
///
/// Optional chaining, `try`, `await`, forced unwrapping and parentheses are removed; an operator is
/// a group of its operands.
indirect enum Expression: Sendable {
  /// A name, including `self` and `super`.
  case name(String)
  /// `base.name`, or `.name` without a base. `line` is the line of the name.
  case member(Expression?, String, line: Int)
  case call(Call)
  case closure(Closure)
  case array([Expression])
  /// A string literal, as written between its quotes.
  case text(String)
  /// `true`, `false` or `nil`.
  case constant(String)
  /// `value is Type`.
  case typeTest(Expression, String)
  /// `!value`.
  case negation(Expression)
  /// `value as Type`, with any kind of `as`.
  case cast(Expression, to: String)
  /// `value ?? other`.
  case fallback(Expression, Expression)
  case assignment(Expression, Expression, line: Int)
  /// `if` and the ternary operator; the last branch may have no conditions.
  case branches([Branch])
  /// A `switch`.
  case selection(Selection)
  case binding(Binding)
  /// A function within a function.
  case function(FunctionDeclaration)
  /// A type within a function.
  case type(TypeDeclaration)
  case returned(Expression?)
  /// Any other expression, as a group of the expressions in it.
  case group([Expression])
}

/// A call of a function or an initializer.
final class Call: Sendable {
  /// The called expression, without its generic arguments.
  let callee: Expression
  /// The types between the callee's angle brackets.
  let genericArguments: [String]
  /// The arguments in parentheses; a missing label is empty.
  let arguments: [Argument]
  /// The trailing closures; the first has an empty label.
  let trailingClosures: [Argument]
  /// The line of the called name.
  let line: Int

  /// A label and its value.
  struct Argument {
    let label: String
    let value: Expression
  }

  /// Creates a call.
  init(
    callee: Expression, genericArguments: [String] = [], arguments: [Argument],
    trailingClosures: [Argument] = [], line: Int
  ) {
    self.callee = callee
    self.genericArguments = genericArguments
    self.arguments = arguments
    self.trailingClosures = trailingClosures
    self.line = line
  }

  /// The last name of the callee, nil for a closure that is called directly.
  var name: String? { callee.lastName }

  /// The receiver of the call, nil if there is none before a dot.
  var receiver: Expression? {
    if case .member(let base, _, _) = callee { base } else { nil }
  }

  /// All arguments, trailing closures last.
  var allArguments: [Argument] { arguments + trailingClosures }

  /// Returns the first argument with a label, wherever it is written.
  func argument(_ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
      ?? trailingClosures.first { $0.label == label }?.value
  }
}

/// A closure: parameters and statements.
final class Closure: Sendable {
  /// The names, each with its type if that is written.
  let parameters: [(name: String, type: String)]
  let body: [Expression]

  /// Creates a closure.
  init(parameters: [(name: String, type: String)], body: [Expression]) {
    self.parameters = parameters
    self.body = body
  }
}

/// A branch of `if` or of the ternary operator.
struct Branch {
  /// The conditions, all of which must hold; none for `else`.
  let conditions: [Expression]
  let body: [Expression]
}

/// A `switch`, or an `if case`.
struct Selection {
  let subject: Expression
  let cases: [Case]

  /// A branch for one or several patterns.
  struct Case {
    /// The patterns of cases; none for `default`.
    let patterns: [Pattern]
    let body: [Expression]

    /// The patterns' case names: `login` for `case .login(let name)`.
    var names: [String] { patterns.map(\.name) }
  }

  /// The pattern of an enum's case: `.login(let name)`.
  struct Pattern {
    /// The case's name; empty if a tuple's first element is no case.
    let name: String
    /// The labels of the associated values, and the variables bound to them; empty for `_`.
    var payload: [(label: String, variable: String)] = []
    /// The case names of a tuple's further elements: `save` for `(.editing, .save)`; empty for
    /// another pattern than a case's.
    var following: [String] = []

    /// The case names in the patterns of associated values: `element` and `intro` for
    /// `.path(.element(id: _, action: .intro))`.
    var nested: [String] = []
  }
}

/// A variable: declared, or bound by `if let` or `for`.
struct Binding {
  let name: String
  /// The written type; empty if there is none.
  var type = ""
  /// The initial value.
  let value: Expression?
  /// A getter's statements, nil if there is no getter.
  var getter: [Expression]?
  /// The statements of observers and setters.
  var observers: [Expression] = []
  var isStatic = false
  /// The names of its attributes, such as `State`.
  var attributes: [String] = []
  let line: Int
}
