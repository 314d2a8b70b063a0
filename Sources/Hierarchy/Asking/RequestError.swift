import VCEngine
import VCPhrases
import VCSource

/// A question that an app has no answer to, or a figure that it doesn't have or that can't be drawn.
public struct RequestError: Error, Hashable, Sendable, CustomStringConvertible {
  private let fault: any RequestFault

  package init(_ fault: some RequestFault) { self.fault = fault }

  /// The identifier, such as `no-step`. It is never renamed.
  public var code: String { caseName(of: fault) }

  /// The error as a sentence without a full stop, with a suggestion where there is one.
  public func text(in language: Language = .english) -> String {
    fault.words.text(in: Wording(language.base))
  }

  public var description: String { text() }

  public static func == (one: RequestError, other: RequestError) -> Bool {
    one.code == other.code && one.text() == other.text()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text()) }
}

/// The facts of a request's error, with their words.
package protocol RequestFault: Sendable {
  var words: Words { get }
}

extension QuestionFault: RequestFault {}

/// What a question names wrongly, besides what the app doesn't have.
package enum AnswerFault: RequestFault {
  case noStep(Int, of: Int)
  case notAClass(String)
  case unknownStyle(String)

  package var words: Words {
    switch self {
    case .noStep(let number, let count): .noStep(number: number, count: count)
    case .notAClass(let name): .notAClass(name: name)
    case .unknownStyle(let name): .unknownStyle(name: name, suggestion: Self.style(near: name))
    }
  }

  private static func style(near name: String) -> String? {
    name.nearest(among: ModalPresentationStyle.allCases.map(\.rawValue))
  }
}
