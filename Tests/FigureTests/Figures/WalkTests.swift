import Foundation
import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCTestSupport

/// Every sample as every kind of figure, in every way of showing its states, on every page; each
/// picture is drawn once for all formats.
///
/// One seed has each sample as each kind, and all pairs of a way or a page with any other value. All
/// seeds together have each combination once.
@Suite struct `A walk through the samples` {
  /// What the options of the program show of the states.
  private enum Way: CaseIterable {
    case last, steps, panels, pages, step

    func request(_ kind: FigureKind, of resolution: Resolution, on page: PageSize?) -> FigureRequest
    {
      let style = Style(page: page)
      let last = resolution.ways.map(\.stepCount).max() ?? 0
      return switch self {
      case .last: FigureRequest(kind, in: style)
      case .steps: FigureRequest(kind, in: style, states: .all)
      case .panels: FigureRequest(kind, in: style, states: .all, panels: true)
      case .pages: FigureRequest(kind, in: style, spread: .several)
      case .step: FigureRequest(kind, in: style, states: .after(step: last / 2))
      }
    }
  }

  private static let sheets = [
    nil, PageSize(name: "column", width: 330, height: nil), PageSize(named: "a4"),
  ]

  /// The first seed draws `more-tabs` in panels, which crashed.
  @Test(arguments: Samples.names.enumerated().map { ($0, $1) }, Seeds.few(1, of: 15, from: 2))
  func `meets sound figures, and files that can be read`(
    sample: (place: Int, name: String), seed: UInt64
  ) throws {
    let resolution = Resolution(try Samples.description(of: sample.name))
    for (number, kind) in FigureKind.all.enumerated() {
      let place = sample.place + Int(seed)
      let way = Way.allCases[(place + number) % Way.allCases.count]
      let page = Self.sheets[(place + number / 2) % Self.sheets.count]
      let request = way.request(kind, of: resolution, on: page)
      let faults = try faults(of: resolution, request, kind, way, turn: place + number)
      #expect(faults == [], "\(sample.name), \(kind.rawValue), \(way), \(page?.name ?? "no page")")
    }
  }

  private func faults(
    of resolution: Resolution, _ request: FigureRequest, _ kind: FigureKind, _ way: Way, turn: Int
  ) throws -> [String] {
    let pages = try pages(of: resolution, request)
    let pictures = Array(pages)
    // Others show more than one state, or less than all of it.
    let isWhole =
      [.last, .steps].contains(way) && [.hierarchy, .objects, .chain].contains(kind)
      && resolution.alternatives.isEmpty
    var faults: [String] = []
    if isWhole {
      let moments =
        way == .steps ? Array(resolution.moments) : [Moment(resolution.hierarchy)]
      if moments.count != pictures.count { faults.append("\(pictures.count) pictures") }
      let density = pages.fit?.density ?? pages.screenDensity ?? .usual
      for (moment, picture) in zip(moments, pictures) {
        faults += Parts(drawnIn: picture).faults(
          of: Parts(of: moment, of: moments, as: kind, in: request.style, on: density))
      }
    }
    if pictures.isEmpty { faults.append("no pictures") }
    for picture in pictures {
      faults += picture.repeatedIDs.map { "the id '\($0)' twice" }
      if picture.text.isEmpty { faults.append("no text") }
      faults += try picture.svgFaults + picture.jsonFaults
      if kind.isFlowchart { faults += try picture.mermaidFaults }
    }
    // A file of pages takes longer than all else.
    if Seeds.areAll || turn.isMultiple(of: 2) { faults += try pictures.pdfFaults }
    if Seeds.areAll || !turn.isMultiple(of: 2) { faults += try pictures.pptxFaults }
    return faults
  }
}

extension Picture {
  /// What is wrong with the SVG, and which boxes don't hold their texts.
  fileprivate var svgFaults: [String] {
    get throws {
      let document = try SVGDocument(parsing: svg)
      let expected = boxes.map { box in
        "\(box.title ?? ""): \(box.lines.map(\.text).joined(separator: " / "))"
      }
      let found = document.groups("node").map { group in
        let texts = group.children.filter { $0.name == "text" }.map(\.wholeText)
        return "\(group.child("title")?.text ?? ""): \(texts.joined(separator: " / "))"
      }
      return document.faults
        + (found.sorted() == expected.sorted() ? [] : ["other texts in the boxes of the SVG"])
    }
  }

  fileprivate var jsonFaults: [String] {
    get throws {
      let data = try JSONSerialization.jsonObject(with: Data(rendered(as: .json)))
      let count = ((data as? [String: Any])?["boxes"] as? [Any])?.count
      return count == boxes.count ? [] : ["\(count ?? 0) boxes in JSON"]
    }
  }

  /// Whether a flowchart has every box that is one, and every arrow between them. A legend's samples
  /// would stand there without their meanings.
  fileprivate var mermaidFaults: [String] {
    get throws {
      let lines = String(decoding: try rendered(as: .mermaid), as: UTF8.self).split(separator: "\n")
      let charted = boxes.filter {
        $0.role != .text && $0.role != .note && !$0.role.isPort && !$0.id.hasPrefix("legend-")
      }
      let joined = arrows.filter { $0.tail != nil && $0.head != nil }
      let isWhole =
        lines.count { $0.contains(/^ +b[0-9]+[(\[]"/) } == charted.count
        && lines.count { $0.contains("subgraph ") } == frames.count
        && lines.count { $0.contains(/^  b[0-9]+ (-->|==>|-\.->)/) } == joined.count
        && lines.count { $0.contains("linkStyle") } == joined.count
      return isWhole ? [] : ["a flowchart with other parts"]
    }
  }
}

extension [Picture] {
  /// What is wrong with the files that hold all pictures.
  fileprivate var pdfFaults: [String] {
    get throws {
      let pdf = Data(try pages(as: .pdf, in: .auto))
      let sheets = try PDFDocument(pdf).pages.count
      let end = String(decoding: pdf.suffix(8), as: UTF8.self)
      return (sheets == count ? [] : ["\(sheets) pages in the PDF"])
        + (end.contains("%%EOF") ? [] : ["the PDF has no end"])
    }
  }

  fileprivate var pptxFaults: [String] {
    get throws {
      let parts = try archivedNames(in: pages(as: .pptx, in: .auto))
      let slides = parts.count { $0.hasPrefix("ppt/slides/slide") }
      return (slides == built.count ? [] : ["\(slides) slides"])
        + ["[Content_Types].xml", "ppt/presentation.xml"].filter { !parts.contains($0) }
    }
  }
}

/// The paths in a ZIP archive's directory.
private func archivedNames(in bytes: [UInt8]) throws -> [String] {
  func number(_ place: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
  let end = bytes.count - 22
  try #require(bytes.starts(with: "PK\u{3}\u{4}".utf8) && number(end, 4) == 0x0605_4B50)
  var place = number(end + 16, 4)
  return try (0..<number(end + 10, 2)).map { _ in
    try #require(number(place, 4) == 0x0201_4B50)
    let length = number(place + 28, 2)
    defer { place += 46 + length + number(place + 30, 2) + number(place + 32, 2) }
    return String(decoding: bytes[place + 46..<place + 46 + length], as: UTF8.self)
  }
}
