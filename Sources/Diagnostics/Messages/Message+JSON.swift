extension Message {
  /// What a text would have gone on with.
  public enum Continuation: Hashable, Sendable {
    /// A key, after a comma.
    case key
    /// A key, or the end of the object.
    case keyOrBracket
    /// The rest of a member, after its key.
    case colonAndValue
    /// A value, after a colon or at the beginning.
    case value
    /// A value, or the end of the list.
    case valueOrBracket
    /// The next member or element, or the bracket that ends them.
    case commaOrBracket(Character)
  }

  /// Why a word of digits is not a number of JSON.
  public enum NumberFault: String, Hashable, Sendable {
    /// It begins with `+`.
    case plusSign
    /// No digit stands on one side of the point.
    case bareDecimalPoint
    /// It begins with `0`, and goes on with a digit.
    case leadingZero
  }

  /// What is not JSON.
  public enum JSON: Hashable, Sendable {
    /// A text stands in single quotes.
    case singleQuotes
    /// A word that should be a text stands without quotes.
    case unquotedText(String)
    /// A key stands without quotes.
    case unquotedKey(String)
    /// JSON has no comments.
    case commentInJSON
    /// A comment does not end, either.
    case unclosedComment
    /// A word that begins as a number does, and why it is none if that is known.
    case notANumber(String, NumberFault?)
    /// A word that means true or false in other languages.
    case misspelledBoolean(String, Bool)
    /// One half of a character above U+FFFF stands alone.
    case halfSurrogatePair(String)
    /// A character stands where a value should.
    case cannotBeginValue(String)
    /// A character stands where a key should.
    case cannotBeginKey(String)
    /// A colon or `=` stands where a comma should.
    case cannotFollowValue(String)
    /// A comma follows the last value.
    case trailingComma(before: Character)
    /// A comma stands where a key should.
    case missingKey(before: Character)
    /// Two values or members stand side by side.
    case missingComma
    /// `=` stands in place of a colon.
    case equalsSignForColon
    /// `;` stands in place of a comma.
    case semicolonForComma
    /// The object goes on, or ends, after a key.
    case keyWithoutValue
    /// A bracket closes what stands around the open one.
    case missingBracket(Character, before: Character)
    /// A bracket closes what it does not belong to.
    case wrongBracket(Character, closing: Construct)
    /// The text ends where something should follow.
    case textBreaksOff(before: Continuation)
  }
}
