/// The few functions of zlib that make a PNG; they have not changed since 1.0. Graphviz's libraries
/// bring it with them.
struct Zlib {
  /// `z_stream` of zlib.h, field by field; zlib refuses one of another size.
  private struct Stream {
    var input: UnsafePointer<UInt8>?
    var inputCount: UInt32 = 0
    var inputTotal: UInt = 0
    var output: UnsafeMutablePointer<UInt8>?
    var outputCount: UInt32 = 0
    var outputTotal: UInt = 0
    var message: UnsafePointer<CChar>?
    var state: OpaquePointer?
    var allocate: OpaquePointer?
    var free: OpaquePointer?
    var opaque: OpaquePointer?
    var dataType: Int32 = 0
    var checksum: UInt = 0
    var reserved: UInt = 0
  }

  private typealias Begin =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32
    ) -> Int32

  private let begin: Begin
  private let run: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
  private let end: @convention(c) (UnsafeMutableRawPointer?) -> Int32

  /// Nil when the library is not to be found.
  init?() {
    let library = DynamicLibrary(linux: "libz.so.1", darwin: "libz.1.dylib")
    guard let library else { return nil }
    guard let begin: Begin = library.symbol("deflateInit_"),
      let run: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 =
        library.symbol("deflate"),
      let end: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = library.symbol("deflateEnd")
    else { return nil }
    self.begin = begin
    self.run = run
    self.end = end
  }

  /// Compresses what `next` hands over, buffer by buffer, until it hands over nothing. The result
  /// comes in pieces, all but the last as long as `pieceLength`. Returns whether zlib could do it.
  func compress(
    level: Int, pieceLength: Int, next: (inout [UInt8]) -> Void, piece: ([UInt8]) -> Void
  ) -> Bool {
    var stream = Stream()
    let size = Int32(MemoryLayout<Stream>.size)
    return withUnsafeMutablePointer(to: &stream) { stream in
      // The first digit of a version is all that zlib compares.
      guard begin(stream, Int32(level), "1", size) == 0 else { return false }
      defer { _ = end(stream) }
      var input: [UInt8] = []
      var output = [UInt8](repeating: 0, count: pieceLength)
      var filled = 0
      while true {
        next(&input)
        // Z_FINISH and Z_NO_FLUSH.
        let flush: Int32 = input.isEmpty ? 4 : 0
        let isEnd: Bool? = input.withUnsafeBufferPointer { input in
          stream.pointee.input = input.baseAddress
          stream.pointee.inputCount = UInt32(input.count)
          while true {
            let status = output.withUnsafeMutableBufferPointer { output in
              stream.pointee.output = output.baseAddress.map { $0 + filled }
              stream.pointee.outputCount = UInt32(output.count - filled)
              return run(stream, flush)
            }
            filled = output.count - Int(stream.pointee.outputCount)
            // Z_STREAM_END; else Z_OK, or Z_BUF_ERROR when there was nothing to do.
            if status == 1 { return true }
            guard status == 0 || status == -5 else { return nil }
            // Where there is room left, all input is taken.
            if filled < output.count { return flush == 0 ? false : nil }
            piece(output)
            filled = 0
          }
        }
        guard let isEnd else { return false }
        if isEnd {
          piece(Array(output[..<filled]))
          return true
        }
      }
    }
  }
}
