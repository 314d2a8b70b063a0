import VCSource

/// A sentence about the classes of a line that aren't its reader's.
package enum HostSentence {
  /// The libraries of the classes, and the language in which the app's author writes.
  case owned([(library: String, classes: [String])], language: String)
  /// No class is the framework's, but the log or the call names it.
  case host(String, language: String)
  /// What UIKit or SwiftUI makes a class for, as a predicate.
  case system(String, owner: String, purpose: String)
  /// The heading of the remedies.
  case remediesHeading
}

extension English {
  package func remedy(_ words: TopicWords, for line: LoggedText) -> String {
    TopicWords.parts(of: words.english, from: line) { role in
      switch role {
      case .presented where line.presentsItsLike: "the second"
      case .blocker where line.presentsItsLike: "the first \(line[english: role])"
      case .presented where line.classes[role] == nil: "the next screen"
      case .blocker where line.classes[role] == nil: "something else"
      default: line[english: role]
      }
    }.concatenated()
  }

  package func text(of sentence: HostSentence) -> String {
    switch sentence {
    case .owned(let classes, let language):
      list(
        classes.map { library, names in
          list(names, "and") + (names.count == 1 ? " belongs to " : " belong to ") + library
        }, "and") + ". Your own part is in \(language)."
    case .host(let name, let language):
      "The app is made with \(name), so its part of the repair is in \(language)."
    case .system(let name, let owner, let purpose): "\(name) is \(owner)'s: it \(purpose)."
    case .remediesHeading: "What usually helps, most likely first:"
    }
  }
}

extension SimplifiedChinese {
  package func remedy(_ words: TopicWords, for line: LoggedText) -> String {
    spaced(
      TopicWords.parts(of: words.chinese, from: line) { role in
        switch role {
        case .presented where line.presentsItsLike: "第二个"
        case .blocker where line.presentsItsLike: spaced("第一个\(line[chinese: role])")
        case .presented where line.classes[role] == nil: "下一个界面"
        case .blocker where line.classes[role] == nil: "另一项内容"
        default: line[chinese: role]
        }
      })
  }

  package func text(of sentence: HostSentence) -> String {
    switch sentence {
    case .owned(let classes, let language):
      classes.map { spaced("\(list($0.classes, "和"))属于\($0.library)") }.joined(separator: "，")
        + "。你自己写的部分用的是 \(language)。"
    case .host(let name, let language): "应用是用 \(name) 开发的，因此修复的代码用 \(language) 写。"
    case .system(let name, let owner, let purpose): "\(name) 是 \(owner) 的类，\(purpose)。"
    case .remediesHeading: "通常有效的修复，最可能的在前："
    }
  }
}
