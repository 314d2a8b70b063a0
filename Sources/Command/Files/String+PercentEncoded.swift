extension String {
  /// The text in which only ASCII letters, digits and `marks` stand for themselves (RFC 3986).
  package func percentEncoded(besides marks: String = "-._~") -> String {
    utf8.reduce(into: "") { text, byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || marks.contains(character) {
        text.append(character)
      } else {
        text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
