import VCFigures

/// An image in a document, with its texts.
package struct FigureReference: Sendable {
  /// The way in which an image follows its page's light or dark mode.
  package enum Images: Equatable, Sendable {
    /// One file for both modes, which may follow the mode itself.
    case one
    /// Two files between which the page chooses, the dark one with `-dark` in its name.
    case pair
    /// A name by which DocC finds its files.
    case named
  }

  /// The file, relative to the document's folder; the light one of a pair.
  package var path: String
  /// The dark file of a pair.
  package var darkPath: String?
  /// The figure's name alone, for DocC.
  package var name: String
  package var images: Images
  package var links = Links.unreachable
  /// The alternative text.
  package var alt: String
  /// The text below the image, nil for none.
  package var caption: Caption?
  /// The name by which a LaTeX document refers to it.
  package var label: String?
  /// The image's own width, in points.
  package var width: Double
  /// The page of a PDF, nil for the first.
  package var page: Int?

  /// How the figure's links work in the document.
  package enum Links: Equatable, Sendable {
    /// Not at all: the document shows an image.
    case unreachable
    /// The document contains the file rather than an image of it.
    case inObject
    /// The document contains the figure itself.
    case inline(svg: String)
    /// A line of links below the image.
    case listed([Link])
  }

  /// A link and its part's name.
  package struct Link: Hashable, Sendable {
    package let name: String
    package let address: String

    package init(name: String, address: String) { (self.name, self.address) = (name, address) }
  }

  package struct Caption: Equatable, Sendable {
    /// A step's label, as literal text.
    package var label: String?
    /// The author's text before it, in the document's language, including markup.
    package var words: String?

    package init(label: String? = nil, words: String? = nil) {
      (self.label, self.words) = (label, words)
    }
  }

  package init(
    path: String, darkPath: String? = nil, name: String, images: Images, alt: String,
    caption: Caption? = nil, width: Double
  ) {
    (self.path, self.darkPath, self.name, self.images) = (path, darkPath, name, images)
    (self.alt, self.caption, self.width) = (alt, caption, width)
  }
}

extension FigureReference {
  /// The lines that show the image, each with its line feed.
  ///
  /// - Parameter imagesFolder: The folder in which AsciiDoc looks for images.
  func lines(in syntax: DocumentSyntax, imagesFolder: String?) -> String {
    let caption = caption(in: syntax)
    return switch syntax {
    case .markdown: markdown(caption)
    case .asciidoc: asciidoc(caption, imagesFolder)
    case .latex: latex(caption)
    }
  }

  /// The caption as markup; nil if there is none, or it contains no visible text.
  private func caption(in syntax: DocumentSyntax) -> String? {
    let label = caption?.label?.onOneLine ?? ""
    let escaped =
      switch syntax {
      case .markdown: label.markdownCaptionEscaped
      case .asciidoc: label.asciidocEscaped
      case .latex: label.latexEscaped
      }
    let parts = [caption?.words, label.isEmpty ? nil : escaped].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " – ")
  }

  private func markdown(_ caption: String?) -> String {
    let alt = alt.onOneLine
    let image =
      switch (images, links) {
      case (_, .inline(let svg)):
        // No wider than the page's column.
        "<div>\n"
          + svg.replacing(
            " style=\"", with: " style=\"max-width:100%;height:auto;", maxReplacements: 1
          )
          .markdownEscapedHTML + "</div>\n"
      case (.one, .inObject):
        """
        <object type="image/svg+xml" data="\(path)" style="max-width:100%">
          <img alt="\(alt.htmlEscaped)" src="\(path)">
        </object>

        """
      case (.one, _): "![\(alt.markdownEscaped)](\(path))\n"
      case (.named, _): "![\(alt.markdownEscaped)](\(name))\n"
      case (.pair, _):
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="\(darkPath ?? path)">
          <img alt="\(alt.htmlEscaped)" src="\(path)">
        </picture>

        """
      }
    let list = list { "[\($0.name.markdownEscaped)](\($0.address.markdownAddressEscaped))" }
    return image + (caption.map { "\n*\($0)*\n" } ?? "") + (list.map { "\n\($0)\n" } ?? "")
  }

  /// The links below the image on one line; nil if there are none.
  private func list(_ markup: (Link) -> String) -> String? {
    guard case .listed(let links) = links, !links.isEmpty else { return nil }
    return links.map(markup).joined(separator: " · ")
  }

  private func asciidoc(_ caption: String?, _ folder: String?) -> String {
    let path = Self.path(path, from: folder)
    let options =
      switch links {
      case .inObject: ",opts=interactive"
      case .inline: ",opts=inline"
      case .unreachable, .listed: ""
      }
    let list = list { "link:\($0.address.asciidocEscaped)[\($0.name.asciidocLinkEscaped)]" }
    return (caption.map { ".\($0)\n" } ?? "")
      + "image::\(path)[\"\(alt.onOneLine.asciidocEscaped)\"\(options)]\n"
      + (list.map { "\n\($0)\n" } ?? "")
  }

  /// A path relative to a folder.
  private static func path(_ path: String, from folder: String?) -> String {
    let folder = (folder ?? "").split(separator: "/").filter { $0 != "." }
    // The way back from a folder that contains `..` is unknown.
    guard !folder.isEmpty, !folder.contains("..") else { return path }
    var rest = path.split(separator: "/")[...]
    var above = folder[...]
    while let first = above.first, rest.count > 1, rest.first == first {
      above = above.dropFirst()
      rest = rest.dropFirst()
    }
    return (above.map { _ in ".." } + rest).joined(separator: "/")
  }

  /// The image at its width, but never wider than its column.
  private func latex(_ caption: String?) -> String {
    let points = "\(Int(width.rounded(.up)))bp"
    let width = "width=\\ifdim\(points)>\\linewidth\\linewidth\\else\(points)\\fi"
    let page = page.map { "page=\($0)," } ?? ""
    let alt = alt.onOneLine.latexEscaped
    let image = "\\includegraphics[\(page)\(width),alt={\(alt)}]{\(path)}"
    guard let caption else { return "\\begin{center}\n  \(image)\n\\end{center}\n" }
    return "\\begin{figure}[htbp]\n  \\centering\n  \(image)\n  \\caption{\(caption)}\n"
      + (label.map { "  \\label{\($0)}\n" } ?? "") + "\\end{figure}\n"
  }
}

extension [FigureReference] {
  /// The lines between a directive and its end, with blank lines around them, which some Markdown
  /// readers need.
  package func body(of directive: Directive, in syntax: DocumentSyntax) -> String {
    "\n" + map { $0.lines(in: syntax, imagesFolder: directive.imagesFolder) + "\n" }.joined()
  }
}
