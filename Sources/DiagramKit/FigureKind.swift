import VCFigureFeatures
import VCFigures
import VCPictures

/// What a figure shows.
public struct FigureKind: RawRepresentable, Hashable, Sendable {
  /// The name, as in `vcdiagram --figure`.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Families of parents and children, and the pointers between them.
  public static let hierarchy = Self(rawValue: "hierarchy")
  /// The window, the controllers, their views and other objects.
  public static let objects = Self(rawValue: "objects")
  /// Presentations in order, with the controllers that were sent `present`.
  public static let chain = Self(rawValue: "chain")
  /// The parts of the screen that presentations cover.
  public static let coverage = Self(rawValue: "coverage")
  /// The calls between a container and its children.
  public static let calls = Self(rawValue: "protocol")
  /// All screens, and the segues between them.
  public static let map = Self(rawValue: "map")

  func row() throws(RequestError) -> VCFigures.FigureKind {
    addFeatures()
    guard let row = VCFigures.FigureKind(rawValue: rawValue) else {
      throw RequestError(
        .unknownKind(name: rawValue, known: VCFigures.FigureKind.allCases.map(\.rawValue)))
    }
    return row
  }
}

/// The format of a figure's file.
public struct FigureFormat: RawRepresentable, Hashable, Sendable {
  /// The name, as in `vcdiagram --format`.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Vector graphics for the web and for documents, with text that can be selected.
  public static let svg = Self(rawValue: "svg")
  public static let png = Self(rawValue: "png")
  /// Vector graphics for print; each page of a figure is a page.
  public static let pdf = Self(rawValue: "pdf")
  /// A web page that steps through a figure's pages.
  public static let html = Self(rawValue: "html")
  /// A presentation; each page of a figure is a slide.
  public static let pptx = Self(rawValue: "pptx")
  /// A flowchart in Mermaid's language; of kinds that are flowcharts.
  public static let mermaid = Self(rawValue: "mermaid")
  /// A graph with positions in Graphviz's language.
  public static let dot = Self(rawValue: "dot")
  /// The figure as data.
  public static let json = Self(rawValue: "json")

  /// The media type, for a server's answer; nil for a format that doesn't exist.
  public var mediaType: String? { (try? row())?.mediaType }

  /// The extension of a file's name, without a dot; nil for a format that doesn't exist.
  public var fileExtension: String? { (try? row())?.fileExtension }

  /// Whether a file has all pages of a figure, rather than one.
  public var holdsPages: Bool { (try? row())?.holdsPages ?? false }

  func row() throws(RequestError) -> PictureFormat {
    addFeatures()
    guard let row = PictureFormat(rawValue: rawValue) else {
      throw RequestError(
        .unknownFormat(name: rawValue, known: PictureFormat.allCases.map(\.rawValue)))
    }
    return row
  }
}
