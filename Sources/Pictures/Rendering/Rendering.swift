import VCSource

/// The choice of a template's light or dark palette.
package enum Theme: String, CaseIterable, Sendable {
  /// Light, and dark for readers with a dark system: an SVG adapts, JSON contains both, other
  /// formats are light.
  case auto
  /// For light pages.
  case light
  /// For dark pages.
  case dark
}

/// The options for writing a picture.
package struct RenderingOptions: Sendable {
  /// The palette.
  package var theme: Theme
  /// The scale of a PNG, as pixels for each pixel of a screen with 96 to the inch: 1, 2 or 3.
  package var scale: Int { didSet { Self.check(scale) } }

  /// The id of an SVG's root. Its other ids begin with it and its style applies only inside it, so
  /// that several figures can be inline in one page. Nil for a root without an id.
  package var id: String? { didSet { Self.check(id) } }

  /// Options with defaults that suit most figures.
  ///
  /// - Parameters:
  ///   - theme: The palette.
  ///   - scale: 1, 2 or 3.
  ///   - id: An id that `isID` accepts, or nil.
  package init(theme: Theme = .auto, scale: Int = 1, id: String? = nil) {
    Self.check(scale)
    Self.check(id)
    (self.theme, self.scale, self.id) = (theme, scale, id)
  }

  /// Whether a text can be an id: letters, digits, `-` and `_`, beginning with a letter. It needs
  /// no escaping in XML, a style sheet or an address.
  package static func isID(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter else { return false }
    return text.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }

  private static func check(_ id: String?) {
    precondition(id.map(isID) ?? true, "an id has letters, digits, - and _, a letter first")
  }

  private static func check(_ scale: Int) {
    precondition((1...3).contains(scale), "a scale is 1, 2 or 3")
  }
}

extension Picture {
  /// The finished picture.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message; `PNGSizeError` for a PNG, and
  ///   `PDFSizeError` for a PDF, that is too large.
  package func rendered(
    as format: PictureFormat, _ options: RenderingOptions = .init()
  ) throws -> [UInt8] {
    switch format.writer {
    case .picture(let bytes): try bytes(self, options)
    case .pages(let bytes): try bytes([self], options.theme)
    }
  }
}

extension Sequence<Picture> {
  /// The pictures as the pages of one file, in a format with pages.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message; `PDFSizeError` for a PDF's page that is
  ///   too large.
  package func pages(as format: PictureFormat, in theme: Theme) throws -> [UInt8] {
    guard case .pages(let bytes) = format.writer else {
      preconditionFailure("a format that holds no pages")
    }
    return try bytes(Array(self), theme)
  }
}

extension Look {
  package func palette(for theme: Theme) -> Palette { theme == .dark ? dark : light }
}
