internal import VCLateLibraries

/// Decompresses bytes with zlib.
package enum Inflate {
  /// Passes the decompressed bytes in pieces, until the end, an error, or until `take` returns false.
  /// Returns whether zlib was available.
  package static func decompress(
    _ bytes: [UInt8], _ take: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { input in
      guard let inflater = vcd_begin_inflate(input.baseAddress, input.count) else { return false }
      defer { vcd_end_inflate(inflater) }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = piece.withUnsafeMutableBufferPointer {
          vcd_inflate(inflater, $0.baseAddress, $0.count)
        }
        guard count > 0, take(piece[..<count]) else { return true }
      }
    }
  }
}
