import VCCommand
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// What a document says about a directive's figures.
extension EmbeddedDocument {
  /// A reference for each image: one, or one per step if each step has its own file or page.
  func references(
    to drawn: Pages, _ directive: Directive, _ asked: DirectiveOptions
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
    var labels = drawn.labels
    // LaTeX numbers only what has a caption.
    if document.syntax == .latex, labels.contains(where: { $0 != nil }), labels[0] == nil,
      asked.request.suffix(ofFigure: 0) == "-0"
    {
      let language = asked.request.language ?? asked.request.messageLanguage ?? .en
      labels[0] = language.phrases.text(of: .beginning)
    }
    return pages.enumerated().map { number, page in
      let label = number < labels.count ? labels[number] : nil
      let caption = FigureReference.Caption(label: label, words: asked.caption)
      var reference = reference(
        to: page, asked.format.holdsPages ? "" : asked.request.suffix(ofFigure: number),
        asked.alt ?? [page].alternativeText(besides: label ?? caption.words),
        caption, directive, asked)
      if asked.format.holdsPages { reference.page = number + 1 }
      reference.label = asked.label.map { "\($0)-\(number)" }
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
    reference.label = asked.label
    // A relative link starts at the figure's file, but in the document at the document.
    let figureFolder = String(PathParts(directive.name.value).folder)
    reference.links =
      switch asked.links {
      case nil: .unreachable
      case .object: .inObject
      case .list: .listed(page.namedLinks.map { $0.inFolder(figureFolder) })
      case .inline:
        .inline(
          svg: figures.last { $0.file == folder + path + ending }
            .map { String(decoding: $0.bytes, as: UTF8.self).withLinks(inFolder: figureFolder) }
            ?? "")
      }
    return reference
  }

  /// Prints a note if a figure has links, and its directive has no `links`.
  func hint(atLinksIn pages: Pages, _ asked: DirectiveOptions, of directive: Directive) {
    guard asked.links == nil, pages.contains(where: { !$0.namedLinks.isEmpty }) else { return }
    let note = Message.linksInImage(canWork: document.syntax != .latex)
    report(note.text(in: language ?? .en), at: directive)
  }
}

extension FigureReference.Link {
  /// The link from where the folder's path starts: a relative link is in the folder.
  fileprivate func inFolder(_ folder: String) -> Self {
    Self(name: name, address: address.isRelativeAddress ? folder + address : address)
  }
}

extension String {
  /// An SVG whose relative links start where the folder's path does.
  fileprivate func withLinks(inFolder folder: String) -> String {
    if folder.isEmpty || isEmpty { return self }
    // In texts, `<` is a reference.
    let start = "<a href=\""
    let parts = split(separator: start, omittingEmptySubsequences: false)
    let addresses = parts.dropFirst().map { $0.isRelativeAddress ? "\(folder)\($0)" : String($0) }
    return ([String(parts[0])] + addresses).joined(separator: start)
  }
}

extension StringProtocol {
  /// Whether an address that begins so has neither a scheme nor a place of its own.
  fileprivate var isRelativeAddress: Bool {
    guard let first, !"/#?".contains(first) else { return false }
    let scheme = prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return scheme.isEmpty || scheme.endIndex == endIndex || self[scheme.endIndex] != ":"
  }
}
