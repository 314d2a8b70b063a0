import ArgumentParser
import VCRendering

/// The format of a figure: a picture, or its content in sentences. `alt` limits their length, for
/// an image's `alt` attribute.
enum OutputFormat: CombinedChoice {
  case picture(PictureFormat)
  case text, alt

  static let allCases = PictureFormat.allCases.map(picture) + [.text, .alt]

  var rawValue: String {
    switch self {
    case .picture(let format): format.rawValue
    case .text: "text"
    case .alt: "alt"
    }
  }

  init?(fileExtension: String) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = format
  }

  /// The format for a file's extension, nil without an extension.
  init?(ofFile path: String) throws(UsageFault) {
    let name = PathParts(path).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = OutputFormat(fileExtension: ending) else { throw .unknownFormat(ending) }
    self = format
  }

  var fileExtension: String {
    switch self {
    case .picture(let format): format.fileExtension
    case .text, .alt: "txt"
    }
  }

  /// Whether one file can contain several figures.
  var holdsPages: Bool {
    switch self {
    case .picture(let format): format.holdsPages
    case .text, .alt: true
    }
  }
}
