import VCEngine
import VCPhrases

/// What the users of a framework do against a trouble.
package struct HostRemedy: Sendable {
  /// The name in data.
  package let id: String
  package let text: RemedyText
  /// The words for a line that doesn't name the presented controller, or names two of its class; nil for
  /// the usual ones.
  let others: RemedyText?
  let code: Code
  /// The forms that classes of the line must have, and those they mustn't.
  private var roles: [UIKitRole: NamePattern] = [:]
  private var exceptions: [UIKitRole: NamePattern] = [:]
  /// The public threads and pages in which it helped.
  package let sources: [String]

  enum Code: Sendable {
    /// In the framework's language; `#A` and `#B` in a comment are the classes of the presented controller
    /// and the one in the way.
    case own(String)
    /// In UIKit's languages, such as a plugin's.
    case native(RepairCode)
    /// In another notation, such as a shell's.
    case other(String, language: String)
    /// What a report should contain: the line, and the versions.
    case report
  }

  init(
    _ id: String, _ text: RemedyText, unnamed others: RemedyText? = nil, _ code: Code,
    sources: [String] = []
  ) {
    (self.id, self.text, self.others, self.code) = (id, text, others, code)
    self.sources = sources
  }

  /// The same for lines whose classes have forms, or don't have them.
  func when(
    _ roles: [UIKitRole: NamePattern] = [:], unless exceptions: [UIKitRole: NamePattern] = [:]
  ) -> HostRemedy {
    var remedy = self
    (remedy.roles, remedy.exceptions) = (roles, exceptions)
    return remedy
  }

  /// Returns the sentence for a line.
  func text(for line: LoggedText) -> RemedyText {
    line.classes[.presented] == nil || line.presentsItsLike ? others ?? text : text
  }

  func fits(_ line: LoggedText) -> Bool {
    let matches = { (role: UIKitRole, pattern: NamePattern) in
      line.classes[role].map(pattern.matches) ?? false
    }
    return roles.allSatisfy(matches) && !exceptions.contains(where: matches)
  }

  /// A library made the mistake, as usual for this trouble: it comes before what the reader writes.
  package static let update = HostRemedy("update", .update, unnamed: .updateUnnamed, .report)

  /// The reader's own code doesn't make the mistake, so that a library's does.
  static let report = HostRemedy("report", .report, .report)
}
