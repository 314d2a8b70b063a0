import VCPictures

/// A mark in a figure's file that identifies its sources, so that an up-to-date figure isn't drawn
/// again.
package struct FigureStamp {
  /// The stamp's text, such as `vcdiagram-stamp:0123456789abcdef0123456789abcdef`.
  private let text: [UInt8]

  package init(_ digest: Digest) { text = Array("vcdiagram-stamp:\(digest.hexadecimal)".utf8) }

  package init(text: String) { self.text = Array(text.utf8) }

  /// Whether a file has this stamp. False if its format has no place for one: such a figure is drawn
  /// again, and its file is left alone if it has the same bytes.
  func isIn(_ output: OutputFile, _ format: PictureFormat) -> Bool {
    guard let place = format.stampPlace, case .file(let path) = output, InputFile.exists(path),
      let bytes = try? PlainFile(namedByText: path).source.bytes
    else { return false }
    let stamped = added(to: [], at: place)
    switch place {
    // After the signature and the header, which have the same length in all figures.
    case .secondChunk:
      return bytes.count > Self.headerLength
        && bytes[Self.headerLength...].starts(with: stamped)
    case .beforeEndOfPDF:
      return bytes[..<Self.endOfPDF(bytes)].suffix(stamped.count) == stamped[...]
    case .lastLine, .lastMember, .archiveComment: return bytes.suffix(stamped.count) == stamped[...]
    }
  }

  /// Returns a figure with the stamp in the place that its format provides, or unchanged if it
  /// provides none.
  package func added(to figure: [UInt8], _ format: PictureFormat) -> [UInt8] {
    format.stampPlace.map { added(to: figure, at: $0) } ?? figure
  }

  private func added(to figure: [UInt8], at place: StampPlace) -> [UInt8] {
    switch place {
    case .lastLine(let before, let after): return figure + text(between: before, "\(after)\n")
    case .beforeEndOfPDF:
      let place = Self.endOfPDF(figure)
      return figure[..<place] + text(between: "%", "\n") + figure[place...]
    case .lastMember:
      return figure.dropLast(3) + text(between: ",\n  \"stamp\": \"", "\"\n}\n")
    // After the comment's length.
    case .archiveComment: return Array(figure.dropLast(2)) + [UInt8(text.count), 0] + text
    case .secondChunk:
      let place = min(Self.headerLength, figure.count)
      return Array(figure[..<place]) + textChunk + Array(figure[place...])
    }
  }

  /// The offset of a PDF's end, which contains the table's offset; everything before it is in the
  /// table.
  package static func endOfPDF(_ bytes: [UInt8]) -> Int {
    let mark = Array("startxref".utf8)
    let last = bytes.indices.dropLast(mark.count - 1).last { bytes[$0...].starts(with: mark) }
    return last ?? bytes.count
  }

  /// The length of PNG's signature and first chunk.
  package static let headerLength = 33

  private func text(between before: String, _ after: String) -> [UInt8] {
    Array(before.utf8) + text + Array(after.utf8)
  }

  private var textChunk: [UInt8] { PNGChunk("tEXt", Array("Source\0".utf8) + text).bytes }
}

/// A 128-bit digest that tells texts apart (FNV-1a); it doesn't protect against deliberate
/// collisions.
package struct Digest {
  private var state: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  package init() {}

  /// The digest of one text.
  package init(of bytes: [UInt8]) { add(bytes) }

  /// The digest of several texts, one after another.
  package init(of texts: [[UInt8]]) { for text in texts { add(text) } }

  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
    // The length is added, too, so that two parts differ from one joined text.
    for shift in stride(from: 0, to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: bytes.count >> shift))
    }
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
  }

  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
