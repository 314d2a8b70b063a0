import VCCommand

/// What is wrong with a call of `preview`.
extension UsageFault {
  static var previewOfStandardInput: Self { Self("preview needs a file, not standard input") }

  static var themeOfPreview: Self {
    Self("preview shows one theme at a time; use light, dark or auto")
  }

  static func noDescriptions(_ folder: String) -> Self {
    Self("there is no description in '\(folder)'")
  }

  static func port(_ port: UInt16, _ reason: String) -> Self {
    Self("port \(port) is unavailable: \(reason); choose another, or leave --port out")
  }
}
