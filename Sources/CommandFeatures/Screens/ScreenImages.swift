import VCCommand
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCPictures
import VCSource

/// Reads the pictures of screens that a description names.
struct ScreenImages {
  private let source: Source
  private var images: [String: Result<ImageFile, Message>] = [:]
  private var total = ImageTotal()

  private init(_ source: Source) { self.source = source }

  /// Reads all pictures into a description, and returns what is wrong with them.
  static func read(into app: inout AppDescription, _ source: Source) -> [Diagnostic] {
    var images = Self(source)
    var found: [Diagnostic] = []
    for index in app.viewControllers.indices {
      guard let named = app.viewControllers[index].image else { continue }
      switch images.image(named) {
      case .success(let file): app.viewControllers[index].imageFile = file
      case .failure(let fault): found.append(.warning(fault, at: named.range))
      case nil: break
      }
    }
    return found
  }

  /// The paths of the pictures that a text's description names, as far as they may be read.
  static func paths(in source: Source) -> [String] {
    var warnings: [Diagnostic] = []
    guard source.bytes.contains("\(ViewControllerKey.image.rawValue)".utf8),
      let app = try? AppDescription(parsing: source, as: nil, warnings: &warnings)
    else { return [] }
    return app.viewControllers.compactMap(\.image).compactMap { named in
      location(of: named, in: source).flatMap { $0.isInside ? $0.path : nil }
    }.uniqued()
  }

  /// What a format doesn't show of a description.
  static func remarks(on app: AppDescription, as format: PictureFormat) -> [Diagnostic] {
    if format.showsJPEG { return [] }
    return app.viewControllers.compactMap { controller in
      guard let named = controller.image, controller.imageFile?.format == .jpeg else { return nil }
      return .warning(.noJPEG(path: named.value, format: format.rawValue), at: named.range)
    }
  }

  /// Nil for a picture of a file in a commit, which isn't read: what a text names starts no git.
  private mutating func image(_ named: Sourced<String>) -> Result<ImageFile, Message>? {
    guard let location = Self.location(of: named, in: source) else { return nil }
    if let known = images[location.path] { return known }
    let image = Result { () throws(Message) in try read(location, named.value) }
    images[location.path] = image
    return image
  }

  private mutating func read(_ location: NamedFile, _ name: String) throws(Message) -> ImageFile {
    guard location.isInside else { throw .imageOutside(path: name) }
    let bytes = try location.source { Message.unreadableImage(path: name, reason: $0) }.bytes
    return try ImageFile(bytes, at: name, in: &total)
  }

  /// Where a picture is; nil for one that is named by a file in a commit.
  private static func location(of named: Sourced<String>, in source: Source) -> NamedFile? {
    let file = source.file(of: named.range)
    return CommitNotation(file) == nil ? NamedFile(named.value, in: file) : nil
  }
}
