import VCPhrases
import VCSource

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An error in reading or writing a file, in the system's words or their translation.
package enum FileError: Error, CustomStringConvertible {
  case unreadable(String, reason: String)
  /// A folder whose reader, another program, has reported the error on standard error.
  case unread(String, by: String)
  case unwritable(String, reason: String)
  /// An input that could not be processed; `work` is the work in a word, such as "drawn".
  case unfinished(String, work: String, reason: String)

  package var description: String {
    CallReport.language(of: CommandLine.arguments).phrases.headline(.error, text)
  }

  /// The message in the language that the call names, without its severity.
  package var text: String {
    Self.translated(words, to: CallReport.language(of: CommandLine.arguments))
  }

  /// A reason in each language.
  package static func reasons(_ reason: String) -> [Language: String] {
    let languages = Language.allCases.map { ($0, translated(reason, to: $0)) }
    return Dictionary(uniqueKeysWithValues: languages)
  }

  static func translated(_ words: String, to language: Language) -> String {
    CallReport.translate?(words, "", "", language) ?? words
  }

  private var words: String {
    switch self {
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .unread(let path, let reader): "'\(path)' cannot be read: '\(reader)' failed"
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)"
    case .unfinished(let path, let work, let reason): "'\(path)' was not \(work): \(reason)"
    }
  }

  package var exitCode: Int32 {
    switch self {
    case .unreadable, .unread: ExitStatus.unreadable
    case .unwritable: ExitStatus.unwritable
    case .unfinished: ExitStatus.ownFault
    }
  }
}

/// The reason of the last system error, such as "No such file or directory".
package func lastError() -> String { words(for: errno) }

/// The system's text for an error number.
package func words(for failure: Int32) -> String {
  strerror(failure).map { String(cString: $0) } ?? "unknown error"
}
