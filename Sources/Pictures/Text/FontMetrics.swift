import VCSource

/// The advance widths of a font file, in 1/2048 em, for the characters in its Unicode map.
///
/// Reads TrueType and OpenType fonts, and one font of a collection: the tables `head`, `hhea`,
/// `hmtx`, `name`, and `cmap` in its formats 4 and 12. Other tables are ignored.
package final class FontMetrics: Sendable {
  /// The family's name, which machines with the font use.
  package let family: String?
  /// Whether the font is bold.
  package let isBold: Bool
  private let ascii: [Int]
  /// The first code point of each run of equal widths; nil for a run without characters.
  private let runs: [(first: UInt32, width: Int?)]

  /// - Parameter families: The families that a collection's font may have; without one of them, its first
  ///   font is read.
  /// - Returns: nil for bytes that aren't such a font, or a font without widths or a Unicode map.
  package init?(_ bytes: [UInt8], of families: [String] = []) {
    let names = Set(families.map { $0.lowercased() })
    let fonts = FontFile.fonts(in: bytes)
    guard
      let file = fonts.first(where: { names.contains($0.family?.lowercased() ?? "") })
        ?? fonts.first
    else { return nil }
    (family, isBold) = (file.family, file.isBold)
    guard let widths = file.widths, let map = file.characterMap(glyphs: widths.count),
      !map.isEmpty
    else { return nil }
    var runs: [(first: UInt32, width: Int?)] = []
    var next: UInt32 = 0
    for (scalar, glyph) in map {
      if scalar > next || runs.isEmpty { runs.append((next, nil)) }
      if runs.last?.first == scalar { runs.removeLast() }
      let width = widths[glyph]
      if runs.isEmpty || runs[runs.count - 1].width != width { runs.append((scalar, width)) }
      next = scalar + 1
    }
    runs.append((next, nil))
    self.runs = runs
    // The width of U+FFFD, which is drawn for control characters.
    let replacement = Self.width(of: 0xFFFD, in: runs) ?? 2048
    ascii = (0..<128).map { Self.width(of: UInt32($0), in: runs) ?? replacement }
  }

  package func width(ofASCII character: UInt8) -> Int { ascii[Int(character)] }

  /// The width of a character; nil if the font lacks it.
  package subscript(scalar: Unicode.Scalar) -> Int? { Self.width(of: scalar.value, in: runs) }

  private static func width(
    of scalar: UInt32, in runs: [(first: UInt32, width: Int?)]
  ) -> Int? {
    // The first run begins at 0.
    runs[runs.firstPlace { $0.first > scalar } - 1].width
  }
}

/// The bytes of a font file; numbers beyond the end are nil.
private struct FontFile {
  private let bytes: [UInt8]
  private var tables: [String: Int] = [:]

  /// Returns the fonts of a file, several in a collection; none for other bytes.
  static func fonts(in bytes: [UInt8]) -> [FontFile] {
    let file = FontFile(bytes, at: 0)
    switch file.number(0, 4) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return [file]
    case 0x7474_6366:
      let starts = (0..<min(file.number(8, 4) ?? 0, mostFonts)).map { file.number(12 + 4 * $0, 4) }
      return starts.compactMap(\.self).map { FontFile(bytes, at: $0) }
    default: return []
    }
  }

  /// Collections have tens of fonts at most.
  private static let mostFonts = 256

  private init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    guard let count = number(start + 4, 2) else { return }
    for place in 0..<count {
      let record = start + 12 + 16 * place
      guard let offset = number(record + 8, 4), record + 4 <= bytes.count else { return }
      tables[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = offset
    }
  }

  /// The lowest bit of the style in `head`.
  var isBold: Bool { tables["head"].flatMap { number($0 + 44, 2) }.map { $0 & 1 == 1 } ?? false }

  private func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func signed(_ offset: Int) -> Int? {
    number(offset, 2).map { $0 < 0x8000 ? $0 : $0 - 0x1_0000 }
  }

  /// The widths by glyph, in 1/2048 em.
  var widths: [Int]? {
    guard let head = tables["head"], let em = number(head + 18, 2), (16...16384).contains(em),
      let hhea = tables["hhea"], let count = number(hhea + 34, 2), count > 0,
      let hmtx = tables["hmtx"], let maxp = tables["maxp"],
      let glyphs = number(maxp + 4, 2), glyphs > 0
    else { return nil }
    var widths: [Int] = []
    for glyph in 0..<min(count, glyphs) {
      guard let width = number(hmtx + 4 * glyph, 2) else { return nil }
      widths.append((width * 2048 + em / 2) / em)
    }
    // The last width applies to all further glyphs.
    while widths.count < glyphs { widths.append(widths[widths.count - 1]) }
    return widths
  }

  /// The name for Windows, in UTF-16.
  var family: String? {
    guard let table = tables["name"], let count = number(table + 2, 2),
      let texts = number(table + 4, 2)
    else { return nil }
    for place in 0..<count {
      let record = table + 6 + 12 * place
      guard number(record, 2) == 3, number(record + 6, 2) == 1,
        let length = number(record + 8, 2), let offset = number(record + 10, 2)
      else { continue }
      let start = table + texts + offset
      let units = stride(from: start, to: start + length - 1, by: 2).compactMap { number($0, 2) }
      let name = String(decoding: units.map { UInt16($0) }, as: UTF16.self)
      // A comma would end it in a list of families.
      if !name.isEmpty, !name.contains(",") { return name }
    }
    return nil
  }

  /// The glyph of each character, by code points.
  func characterMap(glyphs: Int) -> [(scalar: UInt32, glyph: Int)]? {
    guard let cmap = tables["cmap"], let count = number(cmap + 2, 2) else { return nil }
    var best: (rank: Int, offset: Int)?
    for place in 0..<count {
      let record = cmap + 4 + 8 * place
      guard let platform = number(record, 2), let encoding = number(record + 2, 2),
        let offset = number(record + 4, 4)
      else { return nil }
      let rank =
        switch (platform, encoding) {
        case (3, 10), (0, 4), (0, 6): 2
        case (3, 1), (0, 0...3): 1
        default: 0
        }
      if rank > best?.rank ?? 0 { best = (rank, cmap + offset) }
    }
    guard let best else { return nil }
    let map =
      switch number(best.offset, 2) {
      case 4: segments(at: best.offset)
      case 12: groups(at: best.offset)
      default: [(scalar: UInt32, glyph: Int)]()
      }
    return map.filter { (1..<glyphs).contains($0.glyph) }.sorted { $0.scalar < $1.scalar }
  }

  /// Format 4: the Basic Multilingual Plane in segments.
  private func segments(at table: Int) -> [(scalar: UInt32, glyph: Int)] {
    guard let twice = number(table + 6, 2) else { return [] }
    var map: [(scalar: UInt32, glyph: Int)] = []
    var next = 0
    for place in stride(from: 0, to: twice, by: 2) {
      let ends = table + 14
      let (starts, deltas, offsets) = (ends + twice + 2, ends + 2 * twice + 2, ends + 3 * twice + 2)
      guard let end = number(ends + place, 2), let start = number(starts + place, 2),
        let delta = signed(deltas + place), let offset = number(offsets + place, 2)
      else { return map }
      // Segments are in order; overlaps are skipped.
      for scalar in max(start, next)..<max(start, next, min(end, 0xFFFE) + 1) {
        if offset == 0 {
          map.append((UInt32(scalar), (scalar + delta) & 0xFFFF))
        } else if let glyph = number(offsets + place + offset + 2 * (scalar - start), 2), glyph > 0
        {
          map.append((UInt32(scalar), (glyph + delta) & 0xFFFF))
        }
      }
      next = max(next, end + 1)
    }
    return map
  }

  /// Format 12: all of Unicode in groups.
  private func groups(at table: Int) -> [(scalar: UInt32, glyph: Int)] {
    guard let count = number(table + 12, 4) else { return [] }
    var map: [(scalar: UInt32, glyph: Int)] = []
    var next = 0
    for place in 0..<count {
      let group = table + 16 + 12 * place
      guard let start = number(group, 4), let end = number(group + 4, 4),
        let glyph = number(group + 8, 4), end <= 0x10_FFFF
      else { return map }
      for scalar in max(start, next)..<max(start, next, end + 1) {
        map.append((UInt32(scalar), glyph + scalar - start))
      }
      next = max(next, end + 1)
    }
    return map
  }
}
