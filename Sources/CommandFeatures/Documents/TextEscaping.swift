// A figure's texts in documents: titles, labels, ids and classes come from others, and must never
// become markup. Every escaping for documents is in this file; `onOneLine` is in Figures/Stories.

extension String {
  // MARK: Markdown

  /// The text as Markdown, such as an image's alternative text.
  ///
  /// It uses character references, because all Markdown readers support them, and because tools
  /// that run before a reader (knitr, Liquid, Jinja, MDX) don't recognize their special characters
  /// in them.
  var markdownEscaped: String { escaped { $0.isMarkdown ? $0.reference : nil } }

  /// The text as Markdown that a page shows as its own text.
  ///
  /// Some pages search for templates (Vue), formulas (MathJax) and addresses (GitHub) after
  /// references have become characters again. They read text up to the next tag.
  var markdownCaptionEscaped: String {
    escaped { place in
      switch place.scalar {
      case "{", "$", "\\", "@": "<span>\(place.reference)</span>"
      default: place.isMarkdown ? place.reference : nil
      }
    }
  }

  /// The text as an attribute's value or a text in HTML, also within Markdown.
  package var htmlEscaped: String {
    escaped { $0.scalar == "\"" || $0.scalar == "'" || $0.isMarkdown ? $0.reference : nil }
  }

  /// A link's address, percent-encoded, in parentheses. Sites look for its scheme and file as they are written.
  var markdownAddressEscaped: String {
    escaped { "&$*[]".unicodeScalars.contains($0.scalar) ? $0.reference : nil }
  }

  /// HTML in a Markdown document: its texts come from others, too. Inside an SVG, references are
  /// characters everywhere, even in a style sheet. A blank line would end the HTML.
  var markdownEscapedHTML: String {
    split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.map { line in
      String(line).escaped { "{}$`\\@".unicodeScalars.contains($0.scalar) ? $0.reference : nil }
        + "\n"
    }.joined()
  }

  // MARK: AsciiDoc

  /// The text as a block's title in AsciiDoc, or as an attribute's value in double quotation marks.
  var asciidocEscaped: String { escaped { $0.isAsciiDoc ? $0.reference : nil } }

  /// The text as a link's name in AsciiDoc, which takes a name with `=` for attributes.
  var asciidocLinkEscaped: String { asciidocEscaped.replacing("=", with: "&#61;") }

  // MARK: LaTeX

  /// The text as LaTeX.
  var latexEscaped: String {
    escaped { place in
      switch place.scalar {
      case "\\": "\\textbackslash{}"
      case "~": "\\textasciitilde{}"
      case "^": "\\textasciicircum{}"
      case "`": "\\textasciigrave{}"
      case "<": "\\textless{}"
      case ">": "\\textgreater{}"
      case "|": "\\textbar{}"
      case "{", "}", "#", "$", "%", "&", "_": "\\\(place.scalar)"
      // Two of them would form another character.
      case "-", "'", ",": place.next == place.scalar ? "\(place.scalar){}" : nil
      default: nil
      }
    }
  }

  /// Replaces each character for which `replacement` returns a text.
  private func escaped(_ replacement: (PlaceInText) -> String?) -> String {
    let scalars = Array(unicodeScalars)
    var escaped = ""
    for index in scalars.indices {
      if let text = replacement(PlaceInText(scalars: scalars, index: index)) {
        escaped += text
      } else {
        escaped.unicodeScalars.append(scalars[index])
      }
    }
    return escaped
  }
}

/// A character with its neighbours.
private struct PlaceInText {
  let scalars: [Unicode.Scalar]
  let index: Int

  var scalar: Unicode.Scalar { scalars[index] }
  var previous: Unicode.Scalar? { index > 0 ? scalars[index - 1] : nil }
  var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  /// The character reference, which Markdown, HTML and AsciiDoc share.
  var reference: String { "&#\(scalar.value);" }

  /// Whether the character may be markup in any kind of Markdown.
  var isMarkdown: Bool {
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", ">", "&", "{", "}", "$", "@", "#", "~", "^", "|": true
    case "_": !isInWord
    // Part of addresses and of emoji's names.
    case ":": next.map { $0 != " " } ?? false
    case ".": isDotOfAddress || isDoubled
    case "=", "+", "-": isDoubled
    default: false
    }
  }

  /// Whether the character may be markup in AsciiDoc.
  var isAsciiDoc: Bool {
    switch scalar {
    case "\"", "'", "+", "!": true
    case ".": index == 0 || isDoubled
    // Index terms, and signs such as (C).
    case "(": next.map { "(CRT".unicodeScalars.contains($0) } ?? false
    default: isMarkdown
    }
  }

  private var isDoubled: Bool { scalar == previous || scalar == next }

  private var isInWord: Bool { previous?.isWord == true && next?.isWord == true }

  /// Whether readers that recognize addresses without `https:` may take the words around a dot for
  /// one.
  private var isDotOfAddress: Bool {
    guard isInWord else { return false }
    let before = scalars[..<index].reversed().prefix(while: \.isWord).reversed()
    let after = scalars[(index + 1)...].prefix(while: \.isWord)
    let (host, domain) = (Self.lowercased(before), Self.lowercased(after))
    return host == "www" || domain.count == 2 || Self.domains.contains(domain)
  }

  /// The domains that linkify-it recognizes, in addition to country codes.
  private static let domains: Set = [
    "biz", "com", "edu", "gov", "net", "org", "pro", "web", "xxx", "aero", "asia", "coop", "info",
    "museum", "name", "shop", "рф", "xn",
  ]

  private static func lowercased(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map { String($0) }.joined().lowercased()
  }
}

extension Unicode.Scalar {
  fileprivate var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}
