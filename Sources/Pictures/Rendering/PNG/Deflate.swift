internal import VCLateLibraries

/// Compresses bytes with zlib.
package enum Deflate {
  /// Compresses the buffers that `next` supplies, until one is empty. Passes the result to `piece`,
  /// in pieces that all but the last have `pieceLength` bytes. Returns whether zlib was available
  /// and succeeded.
  package static func compress(
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
          // zlib has room left but isn't done.
          return false
        }
      } while taken < input.count || input.isEmpty
    }
  }
}
