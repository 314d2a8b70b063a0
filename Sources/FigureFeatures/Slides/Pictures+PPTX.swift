import VCFigures
import VCPictures
import VCSource

extension Sequence<Picture> {
  /// A presentation of native shapes, with a slide for each picture, of which there must be one, and
  /// one more before a picture that builds its arrows.
  ///
  /// A part's shape has the same name on every slide, with `!!` before it, so that PowerPoint's
  /// transition Morph moves it; in programs without Morph, slides fade in.
  ///
  /// - Throws: `GraphvizError` for more slides than a file can contain.
  func pptx(in theme: Theme) throws -> [UInt8] {
    let pictures = built
    var presentation: PPTXPresentation?
    for picture in pictures {
      if presentation == nil {
        presentation = PPTXPresentation(
          like: picture, picture.look.palette(for: theme), pictures.textLanguage)
      }
      presentation?.add(picture)
    }
    guard let bytes = try presentation?.finished() else {
      preconditionFailure("a presentation has a slide")
    }
    return bytes
  }
}

/// The parts of the file and their relationships (ECMA-376).
struct PPTXPresentation {
  private var archive = ZIPArchive()
  private var media = PPTXMedia()
  private let first: Picture
  private let palette: Palette
  private let language: TextLanguage
  private var count = 0

  init(like first: Picture, _ palette: Palette, _ language: TextLanguage) {
    (self.first, self.palette, self.language) = (first, palette, language)
    // This part comes first and identifies the file as this program's, because other programs begin
    // with another part.
    archive.add("docProps/app.xml", PPTXParts.part(SlidesResources.appXml))
  }

  mutating func add(_ picture: Picture) {
    count += 1
    var slide = PPTXSlide(picture, palette, language, number: count)
    archive.add("ppt/slides/slide\(count).xml", slide.write())
    archive.add(
      "ppt/slides/_rels/slide\(count).xml.rels",
      PPTXParts.relationships(
        [
          ("slideLayout", "../slideLayouts/slideLayout1.xml"),
          ("notesSlide", "../notesSlides/notesSlide\(count).xml"),
        ], links: slide.links, images: media.add(slide.images)))
    archive.add(
      "ppt/notesSlides/notesSlide\(count).xml",
      PPTXParts.notes(picture.notes ?? picture.text, in: language))
    archive.add(
      "ppt/notesSlides/_rels/notesSlide\(count).xml.rels",
      PPTXParts.relationships([
        ("notesMaster", "../notesMasters/notesMaster1.xml"),
        ("slide", "../slides/slide\(count).xml"),
      ]))
  }

  consuming func finished() throws -> [UInt8] {
    let theme = PPTXParts.theme(PPTXColors(palette), first.look.fonts, language)
    archive.add("docProps/core.xml", PPTXParts.properties(title: first.title))
    archive.add("ppt/presentation.xml", PPTXParts.presentation(slides: count))
    archive.add(
      "ppt/_rels/presentation.xml.rels",
      PPTXParts.relationships(
        [
          ("slideMaster", "slideMasters/slideMaster1.xml"),
          ("notesMaster", "notesMasters/notesMaster1.xml"), ("theme", "theme/theme1.xml"),
        ] + (1...count).map { ("slide", "slides/slide\($0).xml") }))
    for (path, file) in Self.masters { archive.add("ppt/\(path)", PPTXParts.part(file)) }
    archive.add("ppt/theme/theme1.xml", theme)
    archive.add("ppt/theme/theme2.xml", theme)
    archive.add("_rels/.rels", PPTXParts.part(SlidesResources.packageRels))
    for (path, bytes) in media.parts { archive.add("ppt/\(path)", bytes) }
    archive.add("[Content_Types].xml", PPTXParts.contentTypes(slides: count, media: media.types))
    return try archive.finished()
  }

  private static let masters: KeyValuePairs = [
    "slideMasters/slideMaster1.xml": SlidesResources.slideMaster1Xml,
    "slideMasters/_rels/slideMaster1.xml.rels": SlidesResources.slideMaster1XmlRels,
    "slideLayouts/slideLayout1.xml": SlidesResources.slideLayout1Xml,
    "slideLayouts/_rels/slideLayout1.xml.rels": SlidesResources.slideLayout1XmlRels,
    "notesMasters/notesMaster1.xml": SlidesResources.notesMaster1Xml,
    "notesMasters/_rels/notesMaster1.xml.rels": SlidesResources.notesMaster1XmlRels,
  ]
}
