/// An image in a document, and what is said of it.
public struct FigureReference: Sendable {
  /// The way in which an image follows its page's light or dark mode.
  public enum Images: Equatable, Sendable {
    /// One file, whatever it does.
    case one
    /// Two files between which the page chooses, the dark one with `-dark` in its name.
    case pair
    /// A name by which DocC finds its files.
    case named
  }

  /// The file, from the document's folder; of a pair the light one.
  public var path: String
  /// The dark file of a pair.
  public var darkPath: String?
  /// The figure's name alone, for DocC.
  public var name: String
  public var images: Images
  /// The alternative text.
  public var alt: String
  /// A text below it, nil for none.
  public var caption: Caption?
  /// Its own width in points.
  public var width: Double
  /// The page of a PDF, nil for its first.
  public var page: Int?

  public struct Caption: Equatable, Sendable {
    /// A step's label, which means itself.
    public var label: String?
    /// The author's words after it, in the document's language, marks and all.
    public var words: String?

    public init(label: String? = nil, words: String? = nil) {
      (self.label, self.words) = (label, words)
    }
  }

  public init(
    path: String, darkPath: String? = nil, name: String, images: Images, alt: String,
    caption: Caption? = nil, width: Double
  ) {
    self.path = path
    self.darkPath = darkPath
    self.name = name
    self.images = images
    self.alt = alt
    self.caption = caption
    self.width = width
  }
}

extension FigureReference {
  /// The lines that show it, each with its line feed.
  ///
  /// - Parameter imagesFolder: from where AsciiDoc looks for images.
  func lines(in syntax: DocumentSyntax, imagesFolder: String?) -> String {
    let caption = caption(in: syntax)
    return switch syntax {
    case .markdown: markdown(caption)
    case .asciidoc: asciidoc(caption, imagesFolder)
    case .latex: latex(caption)
    }
  }

  /// The caption as markup; nil where there is none, or nothing to read in it.
  private func caption(in syntax: DocumentSyntax) -> String? {
    let label = caption?.label?.onOneLine ?? ""
    let escaped =
      switch syntax {
      case .markdown: label.markdownCaptionEscaped
      case .asciidoc: label.asciidocEscaped
      case .latex: label.latexEscaped
      }
    let parts = [label.isEmpty ? nil : escaped, caption?.words].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " – ")
  }

  private func markdown(_ caption: String?) -> String {
    let alt = alt.onOneLine
    let image =
      switch images {
      case .one: "![\(alt.markdownEscaped)](\(path))\n"
      case .named: "![\(alt.markdownEscaped)](\(name))\n"
      case .pair:
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="\(darkPath ?? path)">
          <img alt="\(alt.htmlEscaped)" src="\(path)">
        </picture>

        """
      }
    return image + (caption.map { "\n*\($0)*\n" } ?? "")
  }

  private func asciidoc(_ caption: String?, _ folder: String?) -> String {
    let path = Self.path(path, from: folder)
    return (caption.map { ".\($0)\n" } ?? "")
      + "image::\(path)[\"\(alt.onOneLine.asciidocEscaped)\"]\n"
  }

  /// A path as it is from a folder.
  private static func path(_ path: String, from folder: String?) -> String {
    let folder = (folder ?? "").split(separator: "/").filter { $0 != "." }
    // What is above it, or elsewhere, has no path that a text could tell.
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
      + "\\end{figure}\n"
  }
}

extension [FigureReference] {
  /// What stands between a directive and its end: blank lines around it, which some readers of
  /// Markdown need.
  public func body(of directive: Directive, in syntax: DocumentSyntax) -> String {
    "\n" + map { $0.lines(in: syntax, imagesFolder: directive.imagesFolder) + "\n" }.joined()
  }
}
