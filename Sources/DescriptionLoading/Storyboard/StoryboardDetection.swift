import Diagnostics

/// Whether a text is XML: no description and no printed hierarchy begins as one.
struct StoryboardDetection {
  let isXML: Bool

  init(_ source: Source) {
    let text = source.bytes[source.textStart...].drop { $0 <= UInt8(ascii: " ") }
    isXML = ["<?xml", "<!DOCTYPE", "<!--", "<document"].contains { text.starts(with: $0.utf8) }
  }
}
