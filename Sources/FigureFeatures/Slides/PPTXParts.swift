import VCPictures
import VCSource

/// The parts that are nearly the same in every presentation (ECMA-376, part 1). Most are files in
/// `Parts`, with names in braces for the values of a presentation.
enum PPTXParts {
  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"

  private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006"

  /// A part's file with its values.
  static func part(_ file: String, filling values: KeyValuePairs<String, String> = [:]) -> [UInt8] {
    declared(text(of: file, filling: values))
  }

  /// A file's text. The line breaks and indentation of the source file are dropped.
  ///
  /// - Parameter values: The values of the names. Only the last may be a user's text, because names
  ///   are replaced one after another.
  private static func text(
    of file: String, filling values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let text = file.split(separator: "\n").map { String($0.drop { $0 == " " }) }.concatenated()
    return values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  private static func declared(_ text: String) -> [UInt8] { Array((declaration + text).utf8) }

  // MARK: The package

  static func properties(title: String) -> [UInt8] {
    part(SlidesResources.coreXml, filling: ["title": XMLWriter.escaped(title)])
  }

  /// - Parameters:
  ///   - links: The links out of the file, numbered after the targets.
  ///   - images: The relationships with ids of their own.
  static func relationships(
    _ targets: [(type: String, path: String)], links: [String] = [],
    images: [(id: String, type: String, path: String)] = []
  ) -> [UInt8] {
    let numbered = targets.enumerated().map { ("rId\($0 + 1)", $1.type, $1.path) }
    let lines = (numbered + images).map { id, type, path in
      "<Relationship Id=\"\(id)\" Type=\"\(office)/\(type)\" Target=\"\(path)\"/>"
    }
    let external = links.enumerated().map { number, link in
      "<Relationship Id=\"rId\(targets.count + number + 1)\" Type=\"\(office)/hyperlink\" "
        + "Target=\"\(XMLWriter.escaped(link))\" TargetMode=\"External\"/>"
    }
    return declared(
      "<Relationships xmlns=\"\(package)/relationships\">\((lines + external).concatenated())</Relationships>"
    )
  }

  static func contentTypes(slides count: Int, media: [(ending: String, type: String)]) -> [UInt8] {
    let slides = (1...count).flatMap { number in
      ["slide", "notesSlide"].map {
        "<Override PartName=\"/ppt/\($0)s/\($0)\(number).xml\" ContentType="
          + "\"application/vnd.openxmlformats-officedocument.presentationml.\($0)+xml\"/>"
      }
    }
    let media = media.map { "<Default Extension=\"\($0.ending)\" ContentType=\"\($0.type)\"/>" }
    return part(
      SlidesResources.contentTypesXml,
      filling: ["media": media.concatenated(), "slides": slides.concatenated()])
  }

  static func presentation(slides count: Int) -> [UInt8] {
    // The first three relationships are the masters' and the theme's.
    let ids = (0..<count).map { "<p:sldId id=\"\(256 + $0)\" r:id=\"rId\($0 + 4)\"/>" }
    return part(
      SlidesResources.presentationXml,
      filling: [
        "width": "\(PPTXSlide.size.width)", "height": "\(PPTXSlide.size.height)",
        "slides": ids.concatenated(),
      ])
  }

  // MARK: Slides

  /// A slide. All but the first have the transition Morph, or a fade in programs without it.
  static func slide(_ shapes: String, hasTransition: Bool) -> [UInt8] {
    part(
      SlidesResources.slideXml,
      filling: [
        "transition": hasTransition ? text(of: SlidesResources.transitionXml) : "",
        "shapes": "\n" + shapes,
      ])
  }

  static func slideNumber(_ number: Int, shape: Int) -> String {
    let values: KeyValuePairs = ["shape": "\(shape)", "number": "\(number)"]
    return text(of: SlidesResources.slideNumberXml, filling: values) + "\n"
  }

  static func notes(_ text: String, in language: TextLanguage) -> [UInt8] {
    let tag = language.regionalTag
    let paragraphs = text.split(separator: "\n").map {
      "<a:p><a:r><a:rPr lang=\"\(tag)\"/><a:t>\(XMLWriter.escaped(String($0)))</a:t></a:r></a:p>"
    }
    return part(
      SlidesResources.notesXml,
      filling: [
        "text": paragraphs.isEmpty
          ? "<a:p><a:endParaRPr lang=\"\(tag)\"/></a:p>" : paragraphs.concatenated()
      ])
  }

  // MARK: The theme

  static func theme(
    _ colors: PPTXColors, _ fonts: Look.Fonts, _ language: TextLanguage
  ) -> [UInt8] {
    let scheme = colors.scheme.map {
      "<a:\($0.name)><a:srgbClr val=\"\($0.color)\"/></a:\($0.name)>"
    }
    return part(
      SlidesResources.themeXml,
      filling: [
        "colors": scheme.concatenated(),
        // PowerPoint for the Mac brings Windows' fonts.
        "eastAsianFont": language.systemFonts?.windows ?? "",
        "font": XMLWriter.escaped(fonts.sans.first ?? "Helvetica"),
      ])
  }
}
