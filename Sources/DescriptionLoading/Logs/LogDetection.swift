import Diagnostics

/// Whether a text is a log: one of UIKit's texts about view controllers is in it, and no description
/// around it.
struct LogDetection {
  let isLog: Bool

  init(_ source: Source) {
    let bytes = source.bytes[source.textStart...]
    // Nearly every description ends here.
    isLog = !PrintedDetection.isDescription(bytes.prefix(65_536)) && LogReader.finds(in: source)
  }
}
