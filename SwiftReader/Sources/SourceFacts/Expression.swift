/// The parts of an expression or a statement that a map needs: names, calls, data flow and
/// branches.
///
/// Optional chaining, `try`, `await`, forced unwrapping and parentheses are removed; an operator is
/// a group of its operands.
public indirect enum Expression: Sendable {
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
public final class Call: Sendable {
  /// The called expression, without its generic arguments.
  public let callee: Expression
  /// The types between the callee's angle brackets.
  public let genericArguments: [String]
  /// The arguments in parentheses; a missing label is empty.
  public let arguments: [Argument]
  /// The trailing closures; the first has an empty label.
  public let trailingClosures: [Argument]
  /// The line of the called name.
  public let line: Int

  /// A label and its value.
  public struct Argument: Sendable {
    public let label: String
    public let value: Expression

    /// Creates an argument.
    public init(label: String, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// Creates a call.
  public init(
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
  public var name: String? {
    switch callee {
    case .name(let name): name
    case .member(_, let name, _): name
    default: nil
    }
  }

  /// The receiver of the call, nil if there is none before a dot.
  public var receiver: Expression? {
    if case .member(let base, _, _) = callee { base } else { nil }
  }

  /// All arguments, trailing closures last.
  public var allArguments: [Argument] { arguments + trailingClosures }

  /// Returns the first argument with a label, wherever it is written.
  public func argument(_ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
      ?? trailingClosures.first { $0.label == label }?.value
  }
}

/// A closure: parameters and statements.
public final class Closure: Sendable {
  /// The names, each with its type if that is written.
  public let parameters: [(name: String, type: String)]
  public let body: [Expression]

  /// Creates a closure.
  public init(parameters: [(name: String, type: String)], body: [Expression]) {
    self.parameters = parameters
    self.body = body
  }
}

/// A branch of `if` or of the ternary operator.
public struct Branch: Sendable {
  /// The conditions, all of which must hold; none for `else`.
  public let conditions: [Expression]
  public let body: [Expression]

  /// Creates a branch.
  public init(conditions: [Expression], body: [Expression]) {
    self.conditions = conditions
    self.body = body
  }
}

/// A `switch`, or an `if case`.
public final class Selection: Sendable {
  public let subject: Expression
  public let cases: [Case]

  /// A branch for one or several patterns.
  public struct Case: Sendable {
    /// The patterns of cases; none for `default`.
    public let patterns: [Pattern]
    public let body: [Expression]

    /// The patterns' case names: `login` for `case .login(let name)`.
    public var names: [String] { patterns.map(\.name) }

    /// Creates a branch.
    public init(patterns: [Pattern], body: [Expression]) {
      self.patterns = patterns
      self.body = body
    }
  }

  /// The pattern of an enum's case: `.login(let name)`.
  public struct Pattern: Sendable {
    /// The case's name; empty if a tuple's first element is no case.
    public let name: String
    /// The labels of the associated values, and the variables bound to them; empty for `_`.
    public let payload: [(label: String, variable: String)]
    /// The case names of a tuple's further elements: `save` for `(.editing, .save)`; empty for
    /// another pattern than a case's.
    public let following: [String]

    /// The case names in the patterns of associated values: `element` and `intro` for
    /// `.path(.element(id: _, action: .intro))`.
    public let nested: [String]

    /// Creates a pattern.
    public init(
      name: String, payload: [(label: String, variable: String)] = [], following: [String] = [],
      nested: [String] = []
    ) {
      self.nested = nested
      self.name = name
      self.payload = payload
      self.following = following
    }
  }

  /// Creates a `switch`.
  public init(subject: Expression, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

/// A variable: declared, or bound by `if let` or `for`.
public final class Binding: Sendable {
  public let name: String
  /// The written type; empty if there is none.
  public let type: String
  /// The initial value.
  public let value: Expression?
  /// A getter's statements, nil if there is no getter.
  public let getter: [Expression]?
  /// The statements of observers and setters.
  public let observers: [Expression]
  public let isStatic: Bool
  /// The names of its attributes, such as `State`.
  public let attributes: [String]
  public let line: Int

  /// Creates a variable.
  public init(
    name: String, type: String = "", value: Expression?, getter: [Expression]? = nil,
    observers: [Expression] = [], isStatic: Bool = false, attributes: [String] = [], line: Int
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.getter = getter
    self.observers = observers
    self.isStatic = isStatic
    self.attributes = attributes
    self.line = line
  }
}
