import Diagnostics
import Graphviz
import Pictures

extension Sequence<Picture> {
  /// A presentation of native shapes, a slide for each picture, of which there must be one.
  ///
  /// A shape has the same name on every slide where its part is, with `!!` before it: PowerPoint's
  /// transition Morph moves it; where that is unknown, the slide fades in.
  ///
  /// - Throws: `GraphvizError` for more slides than a file holds.
  func pptx(in theme: Theme) throws -> [UInt8] {
    var presentation: PPTXPresentation?
    for picture in self {
      if presentation == nil {
        presentation = PPTXPresentation(like: picture, picture.look.palette(for: theme))
      }
      presentation?.add(picture)
    }
    guard let bytes = try presentation?.finished() else {
      preconditionFailure("a presentation has a slide")
    }
    return bytes
  }
}

/// The parts of the file and how they refer to each other (ECMA-376).
struct PPTXPresentation {
  private var archive = ZIPArchive()
  private let first: Picture
  private let palette: Palette
  private var count = 0

  init(like first: Picture, _ palette: Palette) {
    self.first = first
    self.palette = palette
    // By this part a file is known for ours: other programs begin with another.
    add("docProps/app.xml", PPTXParts.application)
  }

  private mutating func add(_ path: String, _ text: String) {
    archive.add(path, Array((PPTXParts.declaration + text).utf8))
  }

  mutating func add(_ picture: Picture) {
    count += 1
    var slide = PPTXSlide(picture, palette, number: count)
    archive.add("ppt/slides/slide\(count).xml", PPTXParts.declaration.utf8 + slide.write())
    add(
      "ppt/slides/_rels/slide\(count).xml.rels",
      PPTXParts.relationships(
        [
          ("slideLayout", "../slideLayouts/slideLayout1.xml"),
          ("notesSlide", "../notesSlides/notesSlide\(count).xml"),
        ], links: slide.links))
    add("ppt/notesSlides/notesSlide\(count).xml", PPTXParts.notes(picture.text))
    add(
      "ppt/notesSlides/_rels/notesSlide\(count).xml.rels",
      PPTXParts.relationships([
        ("notesMaster", "../notesMasters/notesMaster1.xml"),
        ("slide", "../slides/slide\(count).xml"),
      ]))
  }

  consuming func finished() throws -> [UInt8] {
    let theme = PPTXParts.theme(PPTXColors(palette), first.look.fonts)
    add("docProps/core.xml", PPTXParts.properties(title: first.title))
    add("ppt/presentation.xml", PPTXParts.presentation(slides: count))
    add(
      "ppt/_rels/presentation.xml.rels",
      PPTXParts.relationships(
        [
          ("slideMaster", "slideMasters/slideMaster1.xml"),
          ("notesMaster", "notesMasters/notesMaster1.xml"), ("theme", "theme/theme1.xml"),
        ] + (1...count).map { ("slide", "slides/slide\($0).xml") }))
    add("ppt/slideMasters/slideMaster1.xml", PPTXParts.slideMaster)
    add(
      "ppt/slideMasters/_rels/slideMaster1.xml.rels",
      PPTXParts.relationships([
        ("slideLayout", "../slideLayouts/slideLayout1.xml"), ("theme", "../theme/theme1.xml"),
      ]))
    add("ppt/slideLayouts/slideLayout1.xml", PPTXParts.slideLayout)
    add(
      "ppt/slideLayouts/_rels/slideLayout1.xml.rels",
      PPTXParts.relationships([("slideMaster", "../slideMasters/slideMaster1.xml")]))
    add("ppt/notesMasters/notesMaster1.xml", PPTXParts.notesMaster)
    add(
      "ppt/notesMasters/_rels/notesMaster1.xml.rels",
      PPTXParts.relationships([("theme", "../theme/theme2.xml")]))
    add("ppt/theme/theme1.xml", theme)
    add("ppt/theme/theme2.xml", theme)
    add(
      "_rels/.rels",
      PPTXParts.relationships([
        ("officeDocument", "ppt/presentation.xml"), ("extended-properties", "docProps/app.xml"),
        ("metadata/core-properties", "docProps/core.xml"),
      ]))
    add("[Content_Types].xml", PPTXParts.contentTypes(slides: count))
    return try archive.finished()
  }
}
