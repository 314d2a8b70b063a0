internal import VCLibExpat
import VCSource

/// Reads the elements of an XML text with expat.
///
/// A document type declaration ends the reading, so that no entities can expand and no other files
/// can be read.
final class XMLReader {
  private let source: Source
  private let diagnostics: DiagnosticCollector
  private var elements: [XMLElement] = []
  private var open: [Int] = []
  private let parser: XML_Parser
  private var isRefused = false

  /// Returns all elements in the order of the text; nil if it isn't XML, after reporting that.
  static func elements(of source: Source, _ diagnostics: DiagnosticCollector) -> [XMLElement]? {
    guard source.isReadable(diagnostics) else { return nil }
    // Only without memory, creating a parser fails.
    guard let parser = XML_ParserCreate("UTF-8") else { return nil }
    defer { XML_ParserFree(parser) }
    return XMLReader(parser, source, diagnostics).read()
  }

  private init(_ parser: XML_Parser, _ source: Source, _ diagnostics: DiagnosticCollector) {
    (self.parser, self.source, self.diagnostics) = (parser, source, diagnostics)
  }

  private func read() -> [XMLElement]? {
    // Unretained, because the parser calls back only during this call, which the reader outlives.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name, let reader = XMLReader.from(data) else { return }
        reader.begin(name, attributes)
      },
      { data, _ in _ = XMLReader.from(data)?.open.popLast() })
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      XMLReader.from(data)?.refuse(.documentType)
    }
    let status = source.bytes.withUnsafeBytes { bytes in
      // A source is smaller than 2^31 bytes.
      XML_Parse(
        parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), 1)
    }
    guard status == XML_STATUS_OK, !isRefused else {
      if !isRefused {
        let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? ""
        report(.notXML(words))
      }
      return nil
    }
    return elements
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func begin(
    _ name: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard !isRefused else { return }
    if open.count == SyntaxNode.maximumDepth {
      return refuse(.nestedTooDeep(levels: SyntaxNode.maximumDepth))
    }
    var attributes: [(name: String, value: String)] = []
    // Names and values alternate, with nil at the end.
    var next = 0
    while let list, let name = list[next], let value = list[next + 1] {
      attributes.append((String(cString: name), String(cString: value)))
      next += 2
    }
    let start = Int(XML_GetCurrentByteIndex(parser))
    let name = String(cString: name)
    let range = SourceRange(start: start, end: start + 1 + name.utf8.count)
    let element = XMLElement(name: name, attributes: attributes, parent: open.last, range: range)
    open.append(elements.count)
    elements.append(element)
  }

  private func refuse(_ message: Message) {
    guard !isRefused else { return }
    report(message)
    isRefused = true
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func report(_ message: Message) {
    let place = max(0, Int(XML_GetCurrentByteIndex(parser)))
    diagnostics.error(message, at: source.characters(from: place, to: place + 1))
  }
}
