import ArgumentParser
import Rendering

/// What a figure is written as: a picture, or what it shows in sentences.
enum OutputFormat: Hashable, CaseIterable, RawRepresentable, ExpressibleByArgument {
  case picture(PictureFormat)
  case text

  static let allCases = PictureFormat.allCases.map(picture) + [.text]

  init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  var rawValue: String {
    switch self {
    case .picture(let format): format.rawValue
    case .text: "text"
    }
  }

  init?(fileExtension: String) {
    self.init(rawValue: fileExtension == "txt" ? "text" : fileExtension)
  }

  var fileExtension: String { self == .text ? "txt" : rawValue }

  /// Whether several figures may stand in one file.
  var holdsPages: Bool {
    switch self {
    case .picture(let format): format.holdsPages
    case .text: true
    }
  }
}
