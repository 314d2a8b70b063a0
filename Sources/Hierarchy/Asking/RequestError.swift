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
  public func text(in language: Language = .english) -> String { fault.text(in: language.base) }

  public var description: String { text() }

  public static func == (one: RequestError, other: RequestError) -> Bool {
    one.code == other.code && one.text() == other.text()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text()) }
}

/// The facts of a request's error, with their words.
package protocol RequestFault: Sendable {
  func text(in language: VCSource.Language) -> String
}

extension QuestionFault: RequestFault {}

/// What a question names wrongly, besides what the app doesn't have.
package enum AnswerFault: RequestFault {
  case noStep(Int, of: Int)
  case notAClass(String)
  case unknownStyle(String)

  package func text(in language: VCSource.Language) -> String {
    switch (self, language) {
    case (.noStep(let number, let count), .en):
      "there is no step \(number); the app has \(English().counted(count, "step"))"
    case (.noStep(let number, let count), .zhHans): "没有第 \(number) 步；这个应用有 \(count) 步"
    case (.notAClass(let name), .en): "\(English().quoted(name)) is not a class name"
    case (.notAClass(let name), .zhHans): "\(SimplifiedChinese().quoted(name))不是类名"
    case (.unknownStyle(let name), .en):
      "unknown modalPresentationStyle \(English().quoted(name))"
        + English().suggesting(Self.style(near: name))
    case (.unknownStyle(let name), .zhHans):
      "未知的 modalPresentationStyle \(SimplifiedChinese().quoted(name))"
        + SimplifiedChinese().suggesting(Self.style(near: name))
    }
  }

  private static func style(near name: String) -> String? {
    name.nearest(among: ModalPresentationStyle.allCases.map(\.rawValue))
  }
}
