import Foundation
import Testing

/// A PDF as cairo writes it: its pages and its title.
package struct PDFDocument {
  package struct Page: Equatable {
    package let width: Double
    package let height: Double
    /// What draws it, compressed.
    package let content: Data

    /// The sizes of the letters, in points.
    package var letterSizes: Set<Double> {
      get throws {
        let matrix = /(?<size>[0-9.]+) 0 0 [0-9.-]+ [0-9.-]+ [0-9.-]+ Tm/
        return Set(
          try PDFDocument.inflated(content).matches(of: matrix).compactMap { Double($0.size) })
      }
    }

    /// The size of the area to which drawing is limited, in points of a page that isn't scaled; nil if
    /// the whole page is drawn on.
    package var paintedArea: (width: Double, height: Double)? {
      get throws {
        let clip = /0 0 (?<width>[0-9.]+) (?<height>[0-9.]+) re W n/
        let area = try PDFDocument.inflated(content).firstMatch(of: clip)
        guard let area, let width = Double(area.width), let height = Double(area.height) else {
          return nil
        }
        return (width, height)
      }
    }
  }

  /// Everything but the streams, in plain text.
  package let objects: String
  package let title: String?
  package let pages: [Page]
  /// The names of the embedded fonts, each once.
  package let fonts: Set<String>

  package init(_ data: Data) throws {
    try #require(data.starts(with: Data("%PDF-1.".utf8)))
    // A character for each byte.
    var text = String(decoding: data.map(UInt16.init), as: UTF16.self)
    // Newer versions of cairo pack whatever is no stream.
    for object in text.matches(of: /\/ObjStm[^>]*>>\s*stream\r?\n/) {
      let start = text.utf16.distance(from: text.startIndex, to: object.range.upperBound)
      text += try Self.inflated(data.dropFirst(start))
    }
    objects = text
    pages = try text.matches(of: /\/Type \/Page\s/).map { match in
      let rest = text[match.range.upperBound...]
      let box = try #require(
        rest.firstMatch(of: /\/MediaBox \[ 0 0 (?<width>[0-9.]+) (?<height>[0-9.]+) \]/))
      let content = try #require(rest.firstMatch(of: /\/Contents (?<object>[0-9]+) 0 R/))
      return Page(
        width: try #require(Double(box.width)), height: try #require(Double(box.height)),
        content: try Self.stream(String(content.object), in: text))
    }
    fonts = Set(
      text.matches(of: /\/BaseFont \/(?:[A-Z]+\+)?(?<name>[^\s\/]+)/).map { String($0.name) })
    let title = text.firstMatch(of: /\/Title (?:\((?<plain>[^)]*)\)|<FEFF(?<coded>[0-9A-F]*)>)/)
    self.title = title.map { $0.plain.map(String.init) ?? Self.decoded($0.coded ?? "") }
  }

  /// The characters that are copied from it: those of each font's glyphs.
  package var characters: Set<String> {
    get throws {
      var characters: Set<String> = []
      for font in objects.matches(of: /\/ToUnicode (?<map>[0-9]+) 0 R/) {
        let map = try Self.inflated(Self.stream(String(font.map), in: objects))
        for pair in map.matches(of: /<[0-9A-Fa-f]+> <(?<character>[0-9A-Fa-f]+)>/) {
          characters.insert(Self.decoded(pair.character))
        }
      }
      return characters
    }
  }

  private static func stream(_ object: String, in text: String) throws -> Data {
    let start = try #require(text.firstRange(of: "\n\(object) 0 obj\n")).upperBound
    let begin = try #require(text[start...].firstRange(of: "stream\n")).upperBound
    let end = try #require(text[begin...].firstRange(of: "endstream")).lowerBound
    return Data(text[begin..<end].utf16.map { UInt8($0) })
  }

  /// UTF-16 in hexadecimal digits.
  private static func decoded(_ digits: Substring) -> String {
    let digits = Array(digits)
    let units = stride(from: 0, to: digits.count - 3, by: 4).compactMap {
      UInt16(String(digits[$0..<$0 + 4]), radix: 16)
    }
    return String(decoding: units, as: UTF16.self)
  }

  fileprivate static func inflated(_ data: Data) throws -> String {
    typealias Uncompress =
      @convention(c) (
        UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt
      ) -> Int32
    let names: [String] = ["libz.so.1", "libz.dylib"]
    let library = names.lazy.compactMap { dlopen($0, RTLD_LAZY) }.first
    let symbol = try #require(dlsym(library, "uncompress"))
    let uncompress = unsafeBitCast(symbol, to: Uncompress.self)
    var text = [UInt8](repeating: 0, count: 1 << 20)
    var count = UInt(text.count)
    // What follows the stream is not read.
    #expect(uncompress(&text, &count, Array(data), UInt(data.count)) == 0)
    return String(decoding: text[..<Int(count)].map(UInt16.init), as: UTF16.self)
  }
}
