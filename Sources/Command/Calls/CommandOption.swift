import VCSource

/// What a command's call may have, in one row: an argument, an option with a value, or a flag. Its help in both
/// languages, the completion of shells, the settings of a repository, and the guide's page are made from it.
package struct OptionRow: Sendable {
  /// The parts of the program that need an option, besides the call itself.
  package struct Uses: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The workers, which draw the figures.
    static let workers = Uses(rawValue: 1)
    /// A figure's stamp, because another value gives another figure.
    package static let stamps = Uses(rawValue: 2)
    /// The calls of `--watch`, which draw saved files.
    static let calls = Uses(rawValue: 4)
    /// A page that shows figures, which may have another value than the call.
    package static let pages = Uses(rawValue: 8)
    package static let all: Uses = [.workers, .stamps, .calls]
  }

  /// What stands in a call.
  package enum Form: Sendable {
    /// A word without a name.
    case argument(isOptional: Bool)
    /// All words without a name; at least one.
    case arguments
    /// A name, and a value after it or after a sign of equality.
    case value
    /// A name alone.
    case flag
  }

  package let form: Form
  /// The names, such as `-o` and `--output`; none for arguments.
  package let names: [String]
  /// The word for the value in help, such as `out`.
  package let valueName: String
  /// The title of its group in help; nil for the last one.
  package fileprivate(set) var section: Words?
  package fileprivate(set) var uses: Uses
  package let isHidden: Bool
  package let completion: Completion
  /// All values, if they can be listed.
  package let values: @Sendable () -> [String]
  package let help: @Sendable () -> Words

  /// The long name; the value's word for an argument.
  package var name: String { names.last ?? valueName }

  package var isFlag: Bool { if case .flag = form { true } else { false } }

  package var isArgument: Bool {
    switch form {
    case .argument, .arguments: true
    case .value, .flag: false
    }
  }
}

/// A row of a command, with what reads its words into a call and writes them.
package struct CommandOption<Call>: Sendable {
  package fileprivate(set) var row: OptionRow
  /// A path is made when a word needs it: to make all of them takes as long as reading a small description.
  package typealias Path<Value> = @Sendable () -> any WritableKeyPath<Call, Value> & Sendable
  /// Reads a word into the call; a flag's is empty.
  package let read: @Sendable (_ word: String, inout Call) throws(UsageFault) -> Void
  /// Returns a call's word, empty for a flag; nil if the call hasn't the option.
  package let written: @Sendable (Call) -> String?

  /// The same option of a call that contains such a call.
  package func `in`<Outer>(
    _ path: any WritableKeyPath<Outer, Call> & Sendable
  ) -> CommandOption<Outer> {
    CommandOption<Outer>(
      row: row,
      read: { word, call throws(UsageFault) in try read(word, &call[keyPath: path]) },
      written: { written($0[keyPath: path]) })
  }
}

extension Array {
  /// The options as a group of the help, for parts of the program besides those that each names.
  package func placed<Call>(
    in section: Words, for uses: OptionRow.Uses = []
  ) -> Self where Element == CommandOption<Call> {
    map { option in
      var option = option
      option.row.section = section
      option.row.uses.formUnion(uses)
      return option
    }
  }
}

extension CommandOption {
  /// A value that a call may lack.
  ///
  /// - Parameters:
  ///   - valueName: The word for the value in help; by default the option's name.
  ///   - fault: What is wrong with a value that can't be used; nil if nothing is.
  package static func value<Value: OptionValue>(
    _ names: String...,
    at path: @autoclosure @escaping Path<Value?>, as valueName: String? = nil,
    for uses: OptionRow.Uses = [], completion: Completion = .values, isHidden: Bool = false,
    fault: @escaping @Sendable (Value) -> UsageFault? = { _ in nil },
    help: @autoclosure @escaping @Sendable () -> Words
  ) -> Self {
    Self(
      names, valueName, uses, completion, isHidden, help, fault,
      set: { $0[keyPath: path()] = $1 }, get: { $0[keyPath: path()] })
  }

  /// A value that a call has, too, if no word says it.
  package static func value<Value: OptionValue>(
    _ names: String...,
    at path: @autoclosure @escaping Path<Value>, as valueName: String? = nil,
    for uses: OptionRow.Uses = [], completion: Completion = .values,
    fault: @escaping @Sendable (Value) -> UsageFault? = { _ in nil },
    help: @autoclosure @escaping @Sendable () -> Words
  ) -> Self {
    Self(
      names, valueName, uses, completion, false, help, fault,
      set: { $0[keyPath: path()] = $1 }, get: { $0[keyPath: path()] })
  }

  private init<Value: OptionValue>(
    _ names: [String], _ valueName: String?, _ uses: OptionRow.Uses, _ completion: Completion,
    _ isHidden: Bool, _ help: @escaping @Sendable () -> Words,
    _ fault: @escaping @Sendable (Value) -> UsageFault?,
    set: @escaping @Sendable (inout Call, Value) -> Void,
    get: @escaping @Sendable (Call) -> Value?
  ) {
    let name = names[names.count - 1]
    row = OptionRow(
      form: .value, names: names, valueName: valueName ?? String(name.dropFirst(2)),
      section: nil, uses: uses, isHidden: isHidden, completion: completion,
      values: { Value.allValueStrings }, help: help)
    read = { word, call throws(UsageFault) in
      guard let value = Value(argument: word) else {
        throw .unknownValue(word, of: name, as: Value.self)
      }
      if let fault = fault(value) { throw fault }
      set(&call, value)
    }
    written = { get($0)?.argument }
  }

  package static func flag(
    _ name: String, at path: @autoclosure @escaping Path<Bool>, for uses: OptionRow.Uses = [],
    help: @autoclosure @escaping @Sendable () -> Words
  ) -> Self {
    Self(
      row: OptionRow(
        form: .flag, names: [name], valueName: "", section: nil, uses: uses, isHidden: false,
        completion: .values, values: { [] }, help: help),
      read: { _, call in call[keyPath: path()] = true },
      written: { $0[keyPath: path()] ? "" : nil })
  }

  /// All words that have no name.
  ///
  /// - Parameter paths: Returns the paths that a word stands for, such as a folder's files.
  package static func arguments(
    _ valueName: String, at path: @autoclosure @escaping Path<[String]>, completion: Completion,
    paths: @escaping @Sendable (String) -> [String] = { [$0] },
    help: @autoclosure @escaping @Sendable () -> Words
  ) -> Self {
    Self(
      row: OptionRow(
        form: .arguments, names: [], valueName: valueName, section: nil, uses: [], isHidden: false,
        completion: completion, values: { [] }, help: help),
      read: { word, call in call[keyPath: path()] += paths(word) }, written: { _ in nil })
  }

  /// A word that has no name.
  package static func argument(
    _ valueName: String, at path: @autoclosure @escaping Path<String?>, isOptional: Bool = false,
    completion: Completion,
    help: @autoclosure @escaping @Sendable () -> Words
  ) -> Self {
    Self(
      row: OptionRow(
        form: .argument(isOptional: isOptional), names: [], valueName: valueName, section: nil,
        uses: [], isHidden: false, completion: completion, values: { [] }, help: help),
      read: { word, call in call[keyPath: path()] = word }, written: { _ in nil })
  }
}
