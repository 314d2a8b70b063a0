import VCCommand
import VCPictures

/// The stamp that `embed` writes into a figure's file: a digest of the figure's bytes, and the
/// documents that show it.
struct EmbeddedStamp: Equatable {
  /// The digest of the figure, which shows whether it was changed.
  let figure: String
  /// The digests of the figure's sources, by the numbers of its documents.
  private(set) var sources: [String: String]

  private static let mark = "vcdiagram-embed:"
  private static let characters = Set("abcdefghijklmnopqrstuvwxyz0123456789:=,-".utf8)
  private static let digits = 16
  /// The maximum number of documents. PDF readers search for the end in the last kilobyte.
  private static let maximumCount = 24

  init(of figure: [UInt8]) {
    self.figure = Digest(of: figure).hexadecimal
    sources = [:]
  }

  /// The number of a document.
  ///
  /// - Parameter path: The document's path from the figure's folder, which is the same wherever
  ///   both are moved.
  static func number(ofDocument path: String) -> String { number(Digest(of: Array(path.utf8))) }

  static func number(_ digest: Digest) -> String { String(digest.hexadecimal.suffix(digits)) }

  /// Adds documents, as far as there is room.
  mutating func add(_ sources: [String: String]) {
    for (document, source) in sources.sorted(by: { $0.key < $1.key })
    where self.sources[document] != nil || self.sources.count < Self.maximumCount {
      self.sources[document] = source
    }
  }

  /// The stamp's text:
  /// `vcdiagram-embed:0123456789abcdef0123456789abcdef:0123456789abcdef=0123456789abcdef`, with
  /// more documents after commas.
  var text: String {
    let documents = sources.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(Self.mark)\(figure):\(documents.joined(separator: ","))"
  }

  private init?(_ text: some StringProtocol) {
    guard text.hasPrefix(Self.mark) else { return nil }
    let parts = text.dropFirst(Self.mark.count).split(separator: ":")
    guard parts.count == 2 else { return nil }
    figure = String(parts[0])
    let pairs = parts[1].split(separator: ",").map { $0.split(separator: "=") }
    guard pairs.allSatisfy({ $0.count == 2 }) else { return nil }
    sources = Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { first, _ in first }
  }

  /// Separates a file into its figure and its stamp; nil without a stamp.
  static func split(
    _ bytes: [UInt8], _ format: PictureFormat
  ) -> (figure: [UInt8], stamp: EmbeddedStamp)? {
    guard let range = place(in: bytes, format),
      let start = bytes[range].firstRange(of: Array(mark.utf8))?.lowerBound
    else { return nil }
    var text = bytes[start..<range.upperBound].prefix(while: characters.contains)
    // The chunk's checksum follows.
    if case .secondChunk? = format.stampPlace {
      text = bytes[start..<max(start, range.upperBound - 4)]
    }
    guard let stamp = EmbeddedStamp(String(decoding: text, as: UTF8.self)) else { return nil }
    let figure = Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
    // A stamp is valid only in the form in which it would be written.
    guard FigureStamp(text: stamp.text).added(to: figure, format) == bytes else { return nil }
    return (figure, stamp)
  }

  /// The range of a possible stamp: PNG's second chunk, or a line; nil if documents don't show
  /// figures with stamps in that place.
  private static func place(in bytes: [UInt8], _ format: PictureFormat) -> Range<Int>? {
    switch format.stampPlace {
    case .secondChunk: secondChunk(of: bytes)
    case .lastLine: lastLine(of: bytes[...])
    case .beforeEndOfPDF: lastLine(of: bytes[..<FigureStamp.endOfPDF(bytes)])
    case .lastMember, .archiveComment, nil: nil
    }
  }

  private static func lastLine(of file: ArraySlice<UInt8>) -> Range<Int>? {
    guard file.last == UInt8(ascii: "\n") else { return nil }
    let end = file.dropLast().lastIndex(of: UInt8(ascii: "\n"))
    return end.map { ($0 + 1)..<file.endIndex }
  }

  private static func secondChunk(of bytes: [UInt8]) -> Range<Int>? {
    let start = FigureStamp.headerLength
    guard bytes.count > start + 12 else { return nil }
    let count = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    let end = start + 12 + count
    return end <= bytes.count ? start..<end : nil
  }
}
