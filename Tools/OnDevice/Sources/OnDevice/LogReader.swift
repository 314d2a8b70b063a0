import Foundation

#if canImport(OSLog)
  import OSLog
#endif

/// Reads what UIKit logs in this process.
struct LogReader {
  private var last = Date()

  /// The lines since the last call.
  mutating func lines() -> [String] {
    defer { last = Date() }
    #if canImport(OSLog)
      guard let store = try? OSLogStore(scope: .currentProcessIdentifier) else { return [] }
      let entries = try? store.getEntries(
        at: store.position(date: last),
        matching: NSPredicate(format: "subsystem == %@", "com.apple.UIKit"))
      let recent = last
      return (entries ?? AnySequence([])).filter { $0.date >= recent }.map(\.composedMessage)
    #else
      return []
    #endif
  }
}
