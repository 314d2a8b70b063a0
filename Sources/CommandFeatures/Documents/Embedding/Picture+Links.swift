import VCFigures
import VCPictures

extension Picture {
  /// The links of all parts, without duplicates.
  var namedLinks: [FigureReference.Link] {
    let parts =
      frames.map { ($0.name, $0.link) } + boxes.map { ($0.drawnName, $0.link) }
      + arrows.map { ($0.drawnName, $0.link) }
    return parts.map { ($0.onOneLine, $1) }.compactMap { name, link in
      link.map { FigureReference.Link(name: name.isEmpty ? $0 : name, address: $0) }
    }.uniqued()
  }
}

extension Picture.Box {
  /// A class name may be on two lines, a title with blanks, too.
  fileprivate var drawnName: String {
    let lines = lines.filter { $0.role == .name }.map(\.text)
    let whole = lines.joined()
    return title?.contains(whole) ?? true ? whole : lines.joined(separator: " ")
  }
}

extension Picture.Arrow {
  fileprivate var drawnName: String {
    label?.lines.joined(separator: " ") ?? statements.joined(separator: ", ")
  }
}
