import VCCommand
import VCSource

/// What is wrong with a call of `preview`.
extension UsageFault {
  static var previewOfStandardInput: Self { Self(.previewOfStandardInputFault) }
  static var themeOfPreview: Self { Self(.themeOfPreviewFault) }
  static func noDescriptions(_ folder: String) -> Self {
    Self(.noDescriptionsFault(folder: folder))
  }

  static func port(_ port: UInt16, _ reason: Words) -> Self {
    Self(.portFault(port: "\(port)", reason: reason))
  }
}
