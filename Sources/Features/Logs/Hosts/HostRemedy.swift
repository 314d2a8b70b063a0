import VCEngine
import VCPhrases

/// What the users of a framework do against a trouble.
struct HostRemedy: Sendable {
  /// The name in data.
  let id: String
  let words: TopicWords
  let code: Code
  /// The forms that classes of the line must have, and those they mustn't.
  private let roles: [UIKitRole: NamePattern]
  private let exceptions: [UIKitRole: NamePattern]
  /// The public threads and pages in which it helped.
  let sources: [String]

  enum Code: Sendable {
    /// In the framework's language.
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
    unless exceptions: [UIKitRole: NamePattern] = [:], _ words: TopicWords, _ code: Code,
    sources: [String] = []
  ) {
    (self.id, self.roles, self.exceptions) = (id, roles, exceptions)
    (self.words, self.code, self.sources) = (words, code, sources)
  }

  /// The same for lines with classes of other forms.
  func when(
    _ roles: [UIKitRole: NamePattern] = [:], unless exceptions: [UIKitRole: NamePattern] = [:]
  ) -> HostRemedy {
    HostRemedy(id, where: roles, unless: exceptions, words, code, sources: sources)
  }

  func fits(_ line: LoggedText) -> Bool {
    let matches = { (role: UIKitRole, pattern: NamePattern) in
      line.classes[role].map(pattern.matches) ?? false
    }
    return roles.allSatisfy(matches) && !exceptions.contains(where: matches)
  }

  /// A library made the mistake, as usual for this trouble: it comes before what the reader writes.
  static let update = HostRemedy(
    "update",
    TopicWords(
      "A library usually makes this mistake: update the one that shows {A}, and the framework. If that "
        + "doesn't help, report it there, with this line and these versions:",
      "这通常是库的错误：请更新显示{A}的库和框架。如果仍然出现，请向该库报告，并附上这行日志和这些版本："),
    .report)

  /// The reader's own code doesn't make the mistake, so that a library's does.
  static let report = HostRemedy(
    "report",
    TopicWords(
      "If no code of yours makes the call, a library does: update it and the framework, or report it "
        + "there, with this line and these versions:",
      "如果不是你的代码调用的，就是某个库调用的：请更新这个库和框架，或向该库报告，并附上这行日志和这些版本："),
    .report)
}
