import VCRendering
import VCSlides

/// What the program offers besides the core.
enum Features {
  /// Adds the features, a line for each. Doing so again changes nothing.
  static func register() {
    PictureFormat.add(.pptx, after: .html)
  }

  /// The formats of pictures. It registers them itself, because tests run without the program's start.
  static var formats: [PictureFormat] {
    register()
    return PictureFormat.allCases
  }
}
