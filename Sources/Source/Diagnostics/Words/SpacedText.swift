/// A Chinese text: around the values in it, a blank separates Han from Latin letters and digits, and
/// nothing else.
package struct SpacedText: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  package private(set) var text: String

  package init(literalCapacity: Int, interpolationCount: Int) { text = "" }
  package init(stringInterpolation: Self) { self = stringInterpolation }
  package init(stringLiteral: String) { text = stringLiteral }

  package mutating func appendLiteral(_ literal: String) { append(literal) }
  package mutating func appendInterpolation(_ value: String) { append(value) }
  package mutating func appendInterpolation(_ number: Int) { append("\(number)") }

  package mutating func append(_ part: String) {
    if let left = text.last, let right = part.first,
      left.isHan ? right.isLatin && !part.beginsWithProperty : left.isLatin && right.isHan
    {
      text += " "
    }
    text += part
  }
}

extension String {
  /// Whether it begins with a property of the name before it: `列表.view`, but not `.NET`.
  fileprivate var beginsWithProperty: Bool {
    first == "." && dropFirst().first?.isLowercase == true
  }
}

extension Character {
  fileprivate var isHan: Bool { unicodeScalars.first?.properties.isIdeographic == true }

  /// Whether it stands in code or in a word of an alphabet.
  fileprivate var isLatin: Bool { isASCII ? !isWhitespace : isLetter && !isHan }
}
