import VCPictures

extension PictureFormat {
  /// The boxes and arrows as a flowchart, which Mermaid lays out.
  package static let mermaid = PictureFormat(
    "mermaid", fileExtension: "mmd", mediaType: "text/plain",
    signature: Array("flowchart TB\n  accTitle: ".utf8), stampPlace: .lastLine(before: "%% "),
    needsFlowchart: true, writer: .picture { $0.mermaid(in: $1.theme) })

  /// The graph with positions, for Graphviz's own tools.
  package static let dot = PictureFormat(
    "dot", mediaType: "text/vnd.graphviz", signature: Array("digraph figure {".utf8),
    stampPlace: .lastLine(before: "// "),
    writer: .picture {
      try $0.rendered(byGraphvizAs: "dot", in: $0.look.palette(for: $1.theme))
    })

  /// The picture as data.
  package static let json = PictureFormat(
    "json", mediaType: "application/json", signature: Array("{\n  \"title\": ".utf8),
    stampPlace: .lastMember, isOurs: { $0.isOfPicture }, writer: .picture { $0.json(in: $1.theme) })
}

extension [UInt8] {
  /// Whether JSON is a picture. Descriptions can begin with their title, too, but lack the key
  /// "text".
  fileprivate var isOfPicture: Bool {
    let lines = split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    // The title is longer than the bytes that were read.
    guard lines.count > 2 else { return true }
    return lines[2].starts(with: "  \"text\": ".utf8)
  }
}
