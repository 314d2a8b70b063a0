import VCPictures
import VCSource

extension PPTXSlide {
  /// Adds a picture from a file. Its link is its controller's box's.
  mutating func add(_ image: ImageFile, of box: Picture.Box) {
    let identity = identity(box.id, "", nil)
    let look = picture.look(of: box)
    let line = look.line.map { outline(palette[$0], picture.lineWidth(of: look), look.dash) } ?? ""
    let opacity = Int((Picture.fadedOpacity * 100_000).rounded())
    let dimming = box.isFaded ? "<a:alphaModFix amt=\"\(opacity)\"/>" : ""
    shapes.append(
      "<p:pic><p:nvPicPr>\(identity)<p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip "
        + "r:embed=\"\(Self.relationship(ofImage: images.place(of: image)))\">\(dimming)</a:blip>"
        + "<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>\(bounds(box.rect))"
        + "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>\(line)</p:spPr></p:pic>\n")
  }

  /// The id of the relationship to one of the slide's pictures.
  static func relationship(ofImage number: Int) -> String { "image\(number + 1)" }
}

/// The pictures from files that a presentation's slides share.
struct PPTXMedia {
  private(set) var images: [ImageFile] = []

  /// Adds the pictures of a slide, and returns the relationships to them.
  mutating func add(_ images: [ImageFile]) -> [(id: String, type: String, path: String)] {
    images.enumerated().map { number, image in
      let path = Self.path(of: image, self.images.place(of: image))
      return (PPTXSlide.relationship(ofImage: number), "image", "../\(path)")
    }
  }

  /// The parts of all pictures, below `ppt`.
  var parts: [(path: String, bytes: [UInt8])] {
    images.enumerated().map { (Self.path(of: $1, $0), $1.bytes) }
  }

  private static func path(of image: ImageFile, _ number: Int) -> String {
    "media/image\(number + 1).\(image.format.rawValue)"
  }

  /// The file extensions of all pictures with their types.
  var types: [(ending: String, type: String)] {
    Set(images.map(\.format)).sorted { $0.rawValue < $1.rawValue }
      .map { ($0.rawValue, $0.mediaType) }
  }
}

extension Array where Element: Equatable {
  /// The index of an element, which is appended if it is new.
  mutating func place(of element: Element) -> Int {
    if let known = firstIndex(of: element) { return known }
    append(element)
    return count - 1
  }
}
