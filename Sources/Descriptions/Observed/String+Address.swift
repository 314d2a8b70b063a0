extension String {
  /// An address by its digits, in the spelling by which addresses are compared: small digits without
  /// leading zeros.
  package init(address digits: some Collection<UInt8>) {
    self =
      "0x" + String(decoding: digits.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self).lowercased()
  }
}
