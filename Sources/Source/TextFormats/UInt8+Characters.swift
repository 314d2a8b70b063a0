extension UInt8 {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let space = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")

  package var isSpace: Bool { self == .space || self == .tab }

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  package var isLetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }

  package var isHexDigit: Bool {
    isDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f")
  }
}
