/// The name of standard input in messages: a filter's document, and the line on which the
/// description begins.
package struct StandardInputName: Equatable, OptionValue {
  package let name: String
  let firstLine: Int

  /// Creates a name from `NAME` or `NAME:LINE`.
  package init?(argument: String) {
    if argument.isEmpty { return nil }
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    // No document has a line number with more digits.
    if parts.count > 1, let digits = parts.last, digits.utf8.count < 10,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let line = Int(digits), line > 0
    {
      (name, firstLine) = (String(argument.dropLast(digits.count + 1)), line)
    } else {
      (name, firstLine) = (argument, 1)
    }
    if name.isEmpty { return nil }
  }

  package var argument: String { "\(name):\(firstLine)" }
}
