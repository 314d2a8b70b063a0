import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses JSON with another reader. Returns the value.
func checkJSON(_ bytes: [UInt8]) -> Any? {
  do {
    return try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  } catch {
    fatalError("no JSON: \(error)\n\(String(decoding: bytes, as: UTF8.self))")
  }
}

// MARK: SVG

func checkSVG(_ bytes: [UInt8]) {
  check(String(validating: bytes, as: UTF8.self) != nil, "the SVG is not UTF-8")
  let parser = XMLParser(data: Data(bytes))
  let reader = SVGReader()
  parser.delegate = reader
  let isXML = parser.parse()
  check(isXML, "no XML: \(String(describing: parser.parserError)), line \(parser.lineNumber)")
  check(reader.root == "svg", "the first element is \(reader.root ?? "missing")")
}

/// Checks every element for things that no figure contains: scripts, links, and numbers that are
/// not finite.
private final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var root: String?

  private static let numbers: Set = [
    "x", "y", "width", "height", "d", "points", "transform", "viewBox", "rx", "ry", "textLength",
    "stroke-width", "font-size",
  ]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    root = root ?? name
    check(!["script", "a", "image", "foreignObject"].contains(name), "an element \(name)")
    for (key, value) in attributes {
      check(!key.hasPrefix("on") && !key.hasSuffix("href"), "an attribute \(key)")
      guard Self.numbers.contains(key) else { continue }
      check(!value.contains("nan") && !value.contains("inf"), "\(key) is \(value)")
    }
  }
}

// MARK: PNG

/// Checks the signature, and the checksums of all chunks from IHDR to IEND.
func checkPNG(_ bytes: [UInt8]) {
  check(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "no PNG")
  var names: [String] = []
  var offset = 8
  while offset < bytes.count {
    check(offset + 12 <= bytes.count, "a chunk breaks off")
    let end = offset + 8 + Int(bigEndian(bytes, offset))
    check(end + 4 <= bytes.count, "a chunk is longer than the file")
    names.append(String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self))
    check(bigEndian(bytes, end) == crc(bytes[(offset + 4)..<end]), "the sum of \(names) is wrong")
    offset = end + 4
  }
  check(names.first == "IHDR" && names.last == "IEND" && names.contains("IDAT"), "chunks \(names)")
}

private func bigEndian(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
  bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
}

/// Returns the CRC of PNG's specification, computed with a table.
private func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  ~bytes.reduce(~0) { crcTable[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
}

private let crcTable: [UInt32] = (0..<256).map { number in
  (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
}

// MARK: PDF

/// Checks the header and, from the end, `startxref`, the table, and that each object is where the
/// table says.
func checkPDF(_ bytes: [UInt8], pages: Int) {
  // One character per byte.
  let text = String(decoding: bytes.map(UInt16.init), as: UTF16.self)
  check(text.utf8.starts(with: "%PDF-".utf8), "no PDF")
  let data = Data(bytes)
  check(data.suffix(7).range(of: Data("%%EOF".utf8)) != nil, "no %%EOF at the end")
  guard let start = data.range(of: Data("startxref".utf8), options: .backwards),
    let offset = number(in: data, at: start.upperBound), offset < data.count
  else { return check(false, "no startxref") }
  let table = data[offset...]
  guard table.starts(with: Data("xref".utf8)) else {
    // Newer versions of cairo write the table as an object.
    return check(table.prefix(20).range(of: Data(" 0 obj".utf8)) != nil, "no table at \(offset)")
  }
  check(table.range(of: Data("trailer".utf8)) != nil, "no trailer")
  let lines = table.split(separator: UInt8(ascii: "\n"))
  for (number, line) in lines.dropFirst(2).enumerated() {
    let fields = line.split(separator: UInt8(ascii: " "))
    guard fields.count >= 3, fields[2].first == UInt8(ascii: "n") else {
      if fields.count < 3 { break }
      continue
    }
    let place = Int(String(decoding: fields[0], as: UTF8.self)) ?? .max
    check(
      place < data.count && data[place...].starts(with: Data("\(number) 0 obj".utf8)),
      "object \(number) is not at \(place)")
  }
}

private func number(in data: Data, at offset: Int) -> Int? {
  let digits = data[offset...].drop { !(0x30...0x39).contains($0) }
    .prefix { (0x30...0x39).contains($0) }
  return Int(String(decoding: digits, as: UTF8.self))
}
