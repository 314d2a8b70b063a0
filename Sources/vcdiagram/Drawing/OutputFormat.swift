import ArgumentParser
import Rendering

/// What a figure is written as.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case svg
  case png
  case pdf
  case dot
  case json
  case text

  init?(fileExtension: String) {
    self.init(rawValue: fileExtension == "txt" ? "text" : fileExtension)
  }

  var fileExtension: String { self == .text ? "txt" : rawValue }

  /// Nil for text, which is no picture.
  var pictureFormat: PictureFormat? { PictureFormat(rawValue: rawValue) }

  /// Whether several figures may stand in one file.
  var holdsPages: Bool { self == .pdf || self == .text }
}
