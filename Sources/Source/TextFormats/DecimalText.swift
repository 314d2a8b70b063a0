/// A number in plain decimal notation, rounded to some decimals: without an exponent or trailing
/// zeros, and the same in every locale and on every machine.
package struct DecimalText {
  private let scaled: Int
  private let places: Int

  /// - Parameters:
  ///   - value: Up to 10^12 in magnitude; larger values and NaN become the nearest possible number.
  ///   - places: The number of decimals, 0 to 6.
  package init(_ value: Double, places: Int = 2) {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let (scaled, bound) = ((value * factor).rounded(), 1e18)
    self.scaled =
      scaled.magnitude <= bound
      ? Int(scaled) : value.isNaN ? 0 : Int(value < 0 ? -bound : bound)
    self.places = places
  }

  /// Passes the ASCII characters to `body`.
  package func withCharacters<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt8>) -> Result
  ) -> Result {
    // 19 digits, a sign and a point.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      var start = buffer.count
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      // From the last digit to the first.
      var rest = scaled.magnitude
      var hasDecimals = false
      for _ in 0..<places {
        let digit = UInt8(rest % 10)
        rest /= 10
        if digit == 0, !hasDecimals { continue }
        hasDecimals = true
        put(UInt8(ascii: "0") + digit)
      }
      if hasDecimals { put(UInt8(ascii: ".")) }
      repeat {
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      if scaled < 0 { put(UInt8(ascii: "-")) }
      return body(UnsafeMutableBufferPointer(rebasing: buffer[start...]))
    }
  }

  package var text: String { withCharacters { String(decoding: $0, as: UTF8.self) } }
}
