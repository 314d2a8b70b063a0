extension String {
  /// The text on one line: each run of line ends, control characters, spaces and tabs is one space.
  package var onOneLine: String {
    let pieces = unicodeScalars.split { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar == " "
      }
    }
    var line = Substring(pieces.map { String($0) }.joined(separator: " "))
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line.drop(while: \.isWhitespace))
  }
}
