import VCEngine
import VCPhrases

/// What the users of a framework do against a trouble.
package struct HostRemedy: Sendable {
  /// The name in data.
  package let id: String
  package let words: TopicWords
  /// The words for a line that doesn't name the presented controller, or names two of its class; nil for
  /// the usual ones.
  let others: TopicWords?
  let code: Code
  /// The forms that classes of the line must have, and those they mustn't.
  private let roles: [UIKitRole: NamePattern]
  private let exceptions: [UIKitRole: NamePattern]
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
    _ id: String, where roles: [UIKitRole: NamePattern] = [:],
    unless exceptions: [UIKitRole: NamePattern] = [:], _ words: TopicWords,
    unnamed others: TopicWords? = nil, _ code: Code, sources: [String] = []
  ) {
    (self.id, self.roles, self.exceptions) = (id, roles, exceptions)
    (self.words, self.others, self.code, self.sources) = (words, others, code, sources)
  }

  /// The same for lines with classes of other forms.
  func when(
    _ roles: [UIKitRole: NamePattern] = [:], unless exceptions: [UIKitRole: NamePattern] = [:]
  ) -> HostRemedy {
    HostRemedy(
      id, where: roles, unless: exceptions, words, unnamed: others, code, sources: sources)
  }

  /// Returns the sentence for a line.
  func words(for line: LoggedText) -> TopicWords {
    line.classes[.presented] == nil || line.presentsItsLike ? others ?? words : words
  }

  func fits(_ line: LoggedText) -> Bool {
    let matches = { (role: UIKitRole, pattern: NamePattern) in
      line.classes[role].map(pattern.matches) ?? false
    }
    return roles.allSatisfy(matches) && !exceptions.contains(where: matches)
  }

  /// A library made the mistake, as usual for this trouble: it comes before what the reader writes.
  package static let update = HostRemedy(
    "update",
    TopicWords(
      "A library usually makes this mistake. Update the library that shows {A}, and the framework. If the "
        + "line still appears, report it to the library, with this line and these versions:",
      "这通常是库的错误。请更新显示{A}的库和框架。如果仍然出现，请向该库的维护者报告，并附上以下日志和版本信息："),
    unnamed: TopicWords(
      "A library usually makes this mistake. Update the library that makes the call, and the framework. "
        + "If the line still appears, report it to the library, with this line and these versions:",
      "这通常是库的错误。请更新发出调用的库和框架。如果仍然出现，请向该库的维护者报告，并附上以下日志和版本信息："),
    .report)

  /// The reader's own code doesn't make the mistake, so that a library's does.
  static let report = HostRemedy(
    "report",
    TopicWords(
      "If your own code doesn't make the call, a library does. Update the library and the framework, or "
        + "report it to the library, with this line and these versions:",
      "如果不是你自己的代码调用的，就是某个库调用的。请更新这个库和框架，或向该库的维护者报告，并附上以下日志和版本信息："),
    .report)
}
