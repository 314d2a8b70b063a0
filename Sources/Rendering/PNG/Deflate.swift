internal import CLateLibraries

/// Compresses as zlib does.
enum Deflate {
  /// Compresses what `next` hands over, buffer by buffer, until it hands over nothing. The result
  /// comes in pieces, all but the last as long as `pieceLength`. Returns whether zlib was there and
  /// could do it.
  static func compress(
    level: Int, pieceLength: Int, next: (inout [UInt8]) -> Void, piece: ([UInt8]) -> Void
  ) -> Bool {
    guard let deflater = vcd_begin_deflate(Int32(level)) else { return false }
    defer { vcd_end_deflate(deflater) }
    var input: [UInt8] = []
    var output = [UInt8](repeating: 0, count: pieceLength)
    var filled = 0
    while true {
      next(&input)
      var taken = 0
      repeat {
        let result = input.withUnsafeBufferPointer { input in
          output.withUnsafeMutableBufferPointer { output in
            vcd_deflate(
              deflater, input.baseAddress.map { $0 + taken }, input.count - taken,
              output.baseAddress.map { $0 + filled }, output.count - filled, input.isEmpty)
          }
        }
        if result.has_failed { return false }
        taken += result.taken
        filled += result.written
        if result.is_done {
          piece(Array(output[..<filled]))
          return true
        }
        if filled == output.count {
          piece(output)
          filled = 0
        } else if input.isEmpty {
          // Room is left, and zlib is not done.
          return false
        }
      } while taken < input.count || input.isEmpty
    }
  }
}
