import VCSource

extension Message {
  /// Problems with a text as a whole.
  package enum Input: WordedFacts {
    /// The text is not an input, but its kind is known.
    case foreignInput(ForeignInput)
  }

  /// A kind of text that people may paste by mistake.
  package enum ForeignInput: String, CaseIterable, Hashable, Sendable {
    /// An error of LLDB's.
    case lldbError
    /// Views, as `recursiveDescription` prints them.
    case viewHierarchy
    /// Bytes that are not a text, or a text in an unmarked encoding.
    case binary
    /// A printed `nil`.
    case nilValue
    /// Source code in Swift.
    case swift
    /// Source code in Objective-C.
    case objectiveC
    /// A drawing in SVG.
    case svg
    /// An image.
    case png
    /// A document in PDF.
    case pdf
    /// A web page.
    case html
    /// A property list.
    case propertyList
    /// An Xcode project.
    case project
    /// UIKit's texts without the controllers that they are about.
    case quotedLog
    /// A console's output without any of UIKit's texts about view controllers.
    case console
    /// The relationships that `resolve --format json` prints.
    case resolved
    /// A document, such as one in Markdown with blocks of code.
    case document
    /// Prose.
    case prose
  }
}

extension Message.Input {
  package var words: Words {
    switch self {
    case .foreignInput(let input):
      switch input {
      case .lldbError: .foreignLldbError
      case .viewHierarchy: .foreignViewHierarchy
      case .binary: .foreignBinary
      case .nilValue: .foreignNilValue
      case .swift: .foreignSwift
      case .objectiveC: .foreignObjectiveC
      case .svg: .foreignSvg
      case .png: .foreignPng
      case .pdf: .foreignPdf
      case .html: .foreignHtml
      case .propertyList: .foreignPropertyList
      case .project: .foreignProject
      case .quotedLog: .foreignQuotedLog
      case .console: .foreignConsole
      case .resolved: .foreignResolved
      case .document: .foreignDocument
      case .prose: .foreignProse
      }
    }
  }
}

extension Message {
  package static func input(_ fault: Input) -> Self { Self(fault) }
}
