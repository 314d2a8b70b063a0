import VCCommand
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCPictures
import VCSource

/// Reads the pictures of screens that a description names.
///
/// Others may have written the description: it names files of its own repository only, or of its own
/// folder if that is in none.
struct ScreenImages {
  private let source: Source
  private var images: [String: Result<ImageFile, Message.Screens>] = [:]
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
      case .failure(let fault): found.append(.warning(.screens(fault), at: named.range))
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
      Location(of: named, in: source).flatMap { $0.isInside ? $0.path : nil }
    }.uniqued()
  }

  /// What a format doesn't show of a description.
  static func remarks(on app: AppDescription, as format: PictureFormat) -> [Diagnostic] {
    if format.showsJPEG { return [] }
    return app.viewControllers.compactMap { controller in
      guard let named = controller.image, controller.imageFile?.format == .jpeg else { return nil }
      return .warning(.screens(.noJPEG(named.value, in: format.rawValue)), at: named.range)
    }
  }

  /// Nil for a picture of a file in a commit, which isn't read: what a text names starts no git.
  private mutating func image(_ named: Sourced<String>) -> Result<ImageFile, Message.Screens>? {
    guard let location = Location(of: named, in: source) else { return nil }
    if let known = images[location.path] { return known }
    let image = Result { () throws(Message.Screens) in try read(location) }
    images[location.path] = image
    return image
  }

  private mutating func read(_ location: Location) throws(Message.Screens) -> ImageFile {
    let name = location.name
    guard location.isInside else { throw .imageOutside(name) }
    let bytes: [UInt8]
    do {
      bytes = try PlainFile(namedByText: location.path, in: location.repository).source.bytes
    } catch FileError.unreadable(_, let reason) {
      throw .unreadableImage(name, reason: reason)
    } catch {
      throw .unreadableImage(name, reason: Words(foreign: "\(error)", inChinese: "\(error)"))
    }
    return try ImageFile(bytes, at: name, in: &total)
  }

  /// Where a picture is.
  private struct Location {
    /// The path in the description.
    let name: String
    let path: String
    let repository: DocumentRepository
    var isInside: Bool { repository.contains(path) }

    /// Nil for a picture that is named by a file in a commit.
    init?(of named: Sourced<String>, in source: Source) {
      let file = source.file(of: named.range)
      if CommitNotation(file) != nil { return nil }
      let folder = file.hasPrefix("<") ? "" : String(PathParts(file).folder)
      name = named.value
      path = name.hasPrefix("/") ? name : folder + name
      repository = DocumentRepository(ofFolder: folder.isEmpty ? "." : folder)
    }
  }
}
