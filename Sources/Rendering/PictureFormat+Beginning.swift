extension PictureFormat {
  /// Whether a file that begins so may be a picture of this format, drawn by us or in our place: an
  /// empty one may, a description may not. For who is about to replace it.
  package func mayBegin(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty
      || bytes.starts(with: signature) && (self != .json || bytes.isOfPicture)
        && (self != .pptx || bytes.isOfPresentation)
  }

  private var signature: [UInt8] {
    switch self {
    case .svg: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" ".utf8)
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .pdf: Array("%PDF-".utf8)
    case .dot: Array("digraph figure {".utf8)
    case .json: Array("{\n  \"title\": ".utf8)
    case .html: Array("<!DOCTYPE html>\n<html class=\"vcdiagram\" ".utf8)
    case .pptx: [0x50, 0x4B, 3, 4]
    case .mermaid: Array("flowchart TB\n  accTitle: ".utf8)
    }
  }
}

extension [UInt8] {
  /// Office's own begin with another part, those that a person has saved there too.
  fileprivate var isOfPresentation: Bool { dropFirst(30).starts(with: "docProps/app.xml".utf8) }

  /// Descriptions begin with their title too, but have no key "text".
  fileprivate var isOfPicture: Bool {
    let lines = split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    // A title longer than what was read.
    guard lines.count > 2 else { return true }
    return lines[2].starts(with: "  \"text\": ".utf8)
  }
}
