import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

extension InputFormat {
  /// The formats of this module.
  package static let ofLogs: [InputFormat] = [.log, .stack, .sentry]

  /// UIKit's console messages about view controllers, anywhere in a text.
  package static let log = InputFormat(
    "log", plural: .logs, fileExtensions: ["log", "txt"],
    recognition: .find { source in
      !source.isDescription
        && (LogReader.finds(in: source) || ConsoleText(source).isOne || LogReader.isCutOff(source))
    },
    addition: .loggedCalls, scanner: { LogStream(name: $0, firstLine: $1) },
    isQuoted: { LogReader.beginnings.contains(where: $0.contains) }, read: AppDescription.log)

  /// A list of view controllers as LLDB prints it: a navigation controller's stack.
  package static let stack = InputFormat(
    "stack",
    recognition: .looseForm {
      // One of UIKit's texts contains such a list.
      !$0.isDescription && PrintedStack($0) != nil && !LogReader.finds(in: $0)
    },
    read: AppDescription.stack)

  /// Sentry's `view-hierarchy.json`, or a Sentry event with breadcrumbs.
  package static let sentry = InputFormat(
    "sentry", recognition: .form(\.isSentrys), read: AppDescription.sentry)
}

extension Source {
  /// Whether the text is Sentry's `view-hierarchy.json` or an event with breadcrumbs.
  fileprivate var isSentrys: Bool {
    let bytes = beginning
    guard bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else { return false }
    return ["\"rendering_system\"", "\"breadcrumbs\""].contains { key in
      let key = Array(key.utf8)
      return bytes.indices.contains { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }
    }
  }
}

extension AppDescription {
  fileprivate static func log(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard source.isReadable(diagnostics, tolerating: .wrongBytesAndNULs, hasAnySize: true) else {
      return nil
    }
    let log = LogReader(source)
    guard !log.lines.isEmpty else {
      let stack = ConsoleText(source).stackOfCall
      diagnostics.error(
        LogReader.isCutOff(source)
          ? .cutLine : stack.map { .stackAlone(caller: $0.caller) } ?? .noLogLines,
        at: source.startRange)
      return nil
    }
    return log.description(diagnostics)
  }

  fileprivate static func stack(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard source.isReadable(diagnostics, tolerating: .wrongBytes) else { return nil }
    if let stack = PrintedStack(source) { return stack.description(diagnostics) }
    diagnostics.error(.noLogLines, at: source.startRange)
    return nil
  }

  fileprivate static func sentry(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard let root = SyntaxNode(parsing: source, as: .json, diagnostics) else { return nil }
    if root[member: "windows"] != nil {
      var decoder = SentryHierarchyDecoder(diagnostics)
      return decoder.decode(root)
    }
    var decoder = SentryEventDecoder(diagnostics)
    return decoder.decode(root)
  }
}
