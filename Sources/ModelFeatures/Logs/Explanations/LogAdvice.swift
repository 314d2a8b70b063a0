import VCEngine
import VCPhrases
import VCSource

/// A usual cause of a line with its repair: of UIKit's world, or of the framework in which the app is
/// written.
package struct LogAdvice: Sendable {
  /// The name in data.
  package let id: String
  package let text: String
  /// The code, one statement per line; empty if the repair is made elsewhere, such as in a storyboard.
  package let code: [String]
  /// The code's language; nil for the spelling that the call asks for.
  package let language: String?
  /// The public threads and pages in which it helped; empty for UIKit's own causes.
  var sources: [String] = []

  /// Returns what fits a line, most likely first.
  package static func all(
    for line: LoggedText, in language: Language, _ spelling: Spelling
  ) -> [LogAdvice] {
    let phrases = language.phrases(spelling)
    if let host = line.answersHost {
      return host.remedies(for: line).map { remedy in
        let (code, codeLanguage) = Self.code(of: remedy, for: line, host, spelling)
        return LogAdvice(
          id: remedy.id, text: phrases.begun(phrases.text(of: line.words(of: remedy))),
          code: code, language: codeLanguage, sources: remedy.sources)
      }
    }
    return line.causes.map { cause in
      LogAdvice(
        id: cause.rawValue, text: phrases.begun(phrases.text(of: line.words(of: cause))),
        code: LogRepair(cause, of: line, in: spelling, language).lines, language: nil)
    }
  }

  /// Returns a remedy's code, and its language; nil for the spelling's.
  private static func code(
    of remedy: HostRemedy, for line: LoggedText, _ host: Host, _ spelling: Spelling
  ) -> ([String], String?) {
    switch remedy.code {
    case .own(let code): (lines(code, naming: line), host.language)
    case .other(let code, let language): (lines(code), language)
    case .native(let code): (code.lines(in: spelling), nil)
    case .report: ([line.plainText, host.versions], "text")
    }
  }

  /// Splits code into lines, with a line's classes in its comments; a comment on an unknown class is left
  /// out.
  private static func lines(_ text: String, naming line: LoggedText? = nil) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).map { row in
      let roles: [(String, UIKitRole)] = [("#A", .presented), ("#B", .blocker)]
      guard let (place, role) = roles.first(where: { row.hasSuffix($0.0) }) else { return row }
      return line?.classes[role].map { row.replacing(place, with: $0) }
        ?? row.replacing("  // " + place, with: "")
    }
  }

  /// Returns the code below its cause as a comment.
  ///
  /// - Parameter spelling: The spelling of code in no other language, named in the comment as other
  ///   languages are; nil if all code is in one spelling.
  func listing(_ cause: String, in spelling: Spelling?) -> String {
    let sign = language == "shell" ? "# " : "// "
    let name = spelling.map { "[\(language ?? ($0 == .swift ? "Swift" : "Objective-C"))] " } ?? ""
    // What a report contains isn't code.
    let rows = language == "text" ? code.map { sign + $0 } : code
    return ([sign + name + cause] + rows).map { $0 + "\n" }.joined()
  }
}

/// How certain a line's advice is.
package enum AdviceGrade: String {
  /// What usually leads to such a line; the line itself doesn't tell.
  case usual
  /// What the author may choose, each with its condition.
  case choices
  /// What usually helps, because the author can't see the cause.
  case remedies

  /// Returns an advice with its grade, where no heading tells it.
  func words(_ advice: String, _ phrases: Phrases) -> String {
    switch self {
    case .usual: phrases.text(of: .usualCause(cause: advice))
    case .choices: advice
    case .remedies: phrases.text(of: .usualRemedy(remedy: advice))
    }
  }
}

extension LoggedText {
  /// How certain the line's advice is.
  package var grade: AdviceGrade {
    if answersHost != nil { return .remedies }
    return areChoices && causes.count > 1 ? .choices : .usual
  }

  /// The host whose remedies answer the line; nil if UIKit's causes do.
  package var answersHost: Host? { host.flatMap { $0.remedies(for: self).isEmpty ? nil : $0 } }

  /// The host's libraries that the line's classes belong to, with those classes.
  func owned(by host: Host) -> [(library: Words, classes: [String])] {
    var owned: [(library: Words, classes: [String])] = []
    for name in UIKitRole.allCases.compactMap(named).uniqued() {
      guard let library = host.library(of: name)?.name else { continue }
      if let index = owned.firstIndex(where: { $0.library == library }) {
        owned[index].classes.append(name.name)
      } else {
        owned.append((library, [name.name]))
      }
    }
    return owned
  }

  /// What UIKit and SwiftUI made the line's classes for, each class once.
  package var systems: [(className: String, system: SystemClass)] {
    UIKitRole.allCases.compactMap(named).uniqued().compactMap { name in
      SystemClass(name).map { (name.name, $0) }
    }
  }
}
