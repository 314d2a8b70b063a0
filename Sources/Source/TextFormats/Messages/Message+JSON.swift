extension Message {
  /// The expected continuation of a text.
  package enum Continuation: Hashable, Sendable {
    /// A key, after a comma.
    case key
    /// A key, or the end of the object.
    case keyOrBracket
    /// The rest of a member, after its key.
    case colonAndValue
    /// A value, after a colon or initially.
    case value
    /// A value, or the end of the list.
    case valueOrBracket
    /// The next member or element, or the bracket that ends them.
    case commaOrBracket(Character)
  }

  /// The reason why a text of digits is not a number in JSON.
  package enum NumberFault: String, Hashable, Sendable {
    /// It begins with `+`.
    case plusSign
    /// The point lacks a digit on one side.
    case bareDecimalPoint
    /// It begins with `0` and continues with a digit.
    case leadingZero
  }

  /// Syntax errors in JSON.
  package enum JSON: WordedFacts {
    /// A text is in single quotes.
    case singleQuotes
    /// A word lacks the quotes of a text.
    case unquotedText(String)
    /// A key lacks quotes.
    case unquotedKey(String)
    /// JSON has no comments.
    case commentInJSON
    /// A comment doesn't end.
    case unclosedComment
    /// A word begins like a number but isn't one; the reason, if known.
    case notANumber(String, NumberFault?)
    /// A word means true or false in other languages.
    case misspelledBoolean(String, Bool)
    /// One half of a character above U+FFFF is alone.
    case halfSurrogatePair(String)
    /// A character is in the place of a value.
    case cannotBeginValue(String)
    /// A character is in the place of a key.
    case cannotBeginKey(String)
    /// A colon or `=` is in the place of a comma.
    case cannotFollowValue(String)
    /// A comma follows the last value.
    case trailingComma(before: Character)
    /// A comma is in the place of a key.
    case missingKey(before: Character)
    /// Two values or members are side by side.
    case missingComma
    /// `=` is in the place of a colon.
    case equalsSignForColon
    /// `;` is in the place of a comma.
    case semicolonForComma
    /// The object continues, or ends, after a key.
    case keyWithoutValue
    /// A bracket closes the construct around an open one.
    case missingBracket(Character, before: Character)
    /// A bracket closes a construct that it doesn't belong to.
    case wrongBracket(Character, closing: Construct)
    /// The text ends too early.
    case textBreaksOff(before: Continuation)
  }
}

extension Message.JSON {
  package var words: Words {
    switch self {
    case .singleQuotes: .singleQuotes
    case .unquotedText(let word): .unquotedText(word: word.prefix(57))
    case .unquotedKey(let word): .unquotedKey(word: word)
    case .commentInJSON: .commentInJSON
    case .unclosedComment: .unclosedComment
    case .notANumber(let word, let fault): .notANumber(word: word, fault: fault)
    case .misspelledBoolean(let word, let value): .misspelledBoolean(word: word, value: value)
    case .halfSurrogatePair(let escape): .halfSurrogatePair(escape: escape)
    case .cannotBeginValue(let character): .cannotBeginValue(character: character)
    case .cannotBeginKey(let character): .cannotBeginKey(character: character)
    case .cannotFollowValue(let character): .cannotFollowValue(character: character)
    case .trailingComma(let next): .trailingComma(next: next)
    case .missingKey(let next): .missingKey(next: next)
    case .missingComma: .missingComma
    case .equalsSignForColon: .equalsSignForColon
    case .semicolonForComma: .semicolonForComma
    case .keyWithoutValue: .keyWithoutValue
    case .missingBracket(let bracket, let next): .missingBracket(bracket: bracket, next: next)
    case .wrongBracket(let bracket, let construct):
      .wrongBracket(bracket: bracket, construct: construct)
    case .textBreaksOff(let next): .textBreaksOff(next: next)
    }
  }
}

extension Message {
  package static func json(_ fault: JSON) -> Self { Self(fault) }
}
