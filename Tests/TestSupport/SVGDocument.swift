import Foundation
import VCPictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension Picture {
  package var svg: String {
    get throws { String(decoding: try rendered(as: .svg), as: UTF8.self) }
  }
}

/// An SVG as a reader of XML sees it.
package final class SVGDocument {
  package final class Element {
    package let name: String
    package let attributes: [String: String]
    package fileprivate(set) var text = ""
    package fileprivate(set) var children: [Element] = []

    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// Its own text, and that of the elements in it.
    package var wholeText: String { text + children.map(\.wholeText).joined() }

    /// It and everything in it, in the order of the text.
    package var all: [Element] { [self] + children.flatMap(\.all) }

    package func child(_ name: String) -> Element? { children.first { $0.name == name } }
  }

  package let root: Element

  /// Throws what is not well-formed.
  package init(parsing svg: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    self.root = root
  }

  /// The groups of a class: `node`, `edge` or `cluster`.
  package func groups(_ name: String) -> [Element] {
    root.all.filter {
      $0.name == "g" && ($0.attributes["class"] ?? "").split(separator: " ").contains { $0 == name }
    }
  }

  /// The titles of such groups.
  package func titles(_ name: String) -> [String] {
    groups(name).compactMap { $0.child("title")?.text }
  }

  /// Everything that is written in the picture.
  package var texts: [String] { root.all.filter { $0.name == "text" }.map(\.wholeText) }

  /// What no SVG of ours may hold, whatever is written in it.
  package var faults: [String] {
    var faults: [String] = []
    var ids: Set<String> = []
    for element in root.all {
      if !Self.elements.contains(element.name) { faults.append("<\(element.name)>") }
      for (name, value) in element.attributes {
        if name == "id", !ids.insert(value).inserted { faults.append("the id '\(value)' twice") }
        if name.hasPrefix("on") || name.contains("href") { faults.append("\(name)=") }
        if value.contains("url(") { faults.append("\(name) refers to something") }
      }
      if element.name == "text", Self.length(of: element) == nil {
        faults.append("'\(element.wholeText)' has no length")
      }
    }
    return faults + elementsOutOfSight
  }

  private static let elements: Set = [
    "svg", "title", "desc", "style", "rect", "g", "path", "polygon", "polyline", "text", "tspan",
  ]

  /// The length of a text, or of all its parts.
  package static func length(of text: Element) -> Double? {
    let parts = text.children.isEmpty ? [text] : text.children
    let lengths = parts.compactMap { Double($0.attributes["textLength"] ?? "") }
    return lengths.count == parts.count ? lengths.reduce(0, +) : nil
  }

  /// What the page cuts off.
  private var elementsOutOfSight: [String] {
    let box = (root.attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
    guard box.count == 4 else { return ["no viewBox"] }
    var faults: [String] = []
    for element in root.all {
      let written = (element.attributes["d"] ?? "") + " " + (element.attributes["points"] ?? "")
      let numbers = written.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
      let x = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
      let y = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
      let isInside =
        x.allSatisfy { (0...box[2]).contains($0) } && y.allSatisfy { (0...box[3]).contains($0) }
      if !isInside { faults.append("\(element.name) is cut off") }
      guard element.name == "text", let middle = Double(element.attributes["x"] ?? ""),
        let baseline = Double(element.attributes["y"] ?? ""),
        let length = Self.length(of: element)
      else { continue }
      if middle < length / 2 || middle + length / 2 > box[2] || !(0...box[3]).contains(baseline) {
        faults.append("'\(element.wholeText)' is cut off")
      }
    }
    return faults
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: Element?
    private var open: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = Element(name: name, attributes: attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
