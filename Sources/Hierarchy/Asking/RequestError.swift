import VCPhrases
import VCSource

/// A question that an app has no answer to, or a figure that it doesn't have or that can't be drawn.
public struct RequestError: Error, Hashable, Sendable, CustomStringConvertible {
  private let message: Message

  package init(_ words: Words) { message = Message(words) }

  package init(_ fault: QuestionFault) { self.init(fault.words) }

  package init(_ message: Message) { self.message = message }

  /// The identifier, such as `no-step`. It is never renamed.
  public var code: String { message.id }

  /// The error as a sentence without a full stop, with a suggestion where there is one.
  public func text(in language: Language = .english) -> String { message.text(in: language.base) }

  public var description: String { text() }
}
