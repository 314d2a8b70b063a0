import VCCommand
import VCDiagnostics
import VCFigures
import VCPictures
import VCStories

/// What a document says about a directive's figures.
extension EmbeddedDocument {
  /// A reference for each image: one, or one per step if each step has its own file or page.
  func references(
    to drawn: Pages, _ directive: Directive, _ asked: inout DirectiveOptions
  ) -> [FigureReference] {
    let pages = Array(drawn)
    guard hasImageForEachStep(asked) else {
      let alt = asked.alt ?? pages.alternativeText(besides: asked.caption)
      return pages.first.map {
        [
          reference(
            to: $0, "", alt, FigureReference.Caption(words: asked.caption), directive, asked)
        ]
      } ?? []
    }
    let labels = drawn.labels
    return pages.enumerated().map { number, page in
      let label = number < labels.count ? labels[number] : nil
      let caption = FigureReference.Caption(
        label: label, words: number == pages.count - 1 ? asked.caption : nil)
      var reference = reference(
        to: page, asked.format.holdsPages ? "" : asked.request.suffix(ofFigure: number),
        asked.alt ?? [page].alternativeText(besides: label ?? caption.words),
        caption, directive, asked)
      if asked.format.holdsPages { reference.page = number + 1 }
      return reference
    }
  }

  private func reference(
    to page: Picture, _ step: String, _ alt: String, _ caption: FigureReference.Caption?,
    _ directive: Directive, _ asked: DirectiveOptions
  ) -> FigureReference {
    let path = directive.name.value + step
    let ending = "." + asked.format.rawValue
    var reference = FigureReference(
      path: path + ending, darkPath: asked.images == .pair ? "\(path)-dark\(ending)" : nil,
      name: PathParts(path).name, images: asked.images, alt: alt, caption: caption,
      width: page.page.width + 2 * page.look.spacing.margin)
    reference.links =
      switch asked.links {
      case nil: .unreachable
      case .object: .inObject
      case .list: .listed(page.namedLinks)
      case .inline:
        .inline(
          svg: figures.last { $0.file == folder + path + ending }
            .map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")
      }
    return reference
  }

  /// Prints a note if a figure has links, and the document shows an image of it.
  func hint(atLinksIn pages: Pages, _ asked: DirectiveOptions, of directive: Directive) {
    guard asked.links == nil, pages.contains(where: { !$0.namedLinks.isEmpty }) else { return }
    let note = Message.document(.linksInImage(canWork: document.syntax != .latex))
    report(note.text(in: language ?? .en), at: directive)
  }
}
