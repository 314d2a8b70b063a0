import VCEngine
import VCPhrases
import VCSource

extension LoggedText {
  /// Returns a role's value: of an object the class, or a description of the role if the line doesn't name it.
  private subscript(role: UIKitRole) -> (any RoleValue)? {
    if !role.isPointer { return words[role] }
    if let name = classes[role] { return name }
    return switch role {
    case .blocker: Words.otherController
    case .sender, .presenter: Words.presenterOfLine
    default: Words.someController
    }
  }

  /// What is to be presented and what is in the way, told apart where they are of one class.
  private var toPresent: any RoleValue {
    presentsItsLike ? Words.secondOfClass : self[.presented] ?? ""
  }
  private var inTheWay: any RoleValue {
    presentsItsLike ? Words.firstOfClass(name: self[.blocker]) : self[.blocker] ?? ""
  }

  /// The event, in a sentence or two.
  package var event: [Words] {
    [words(of: meaning.happened(self))] + (otherReceiver.map { [.calledOn(name: $0)] } ?? [])
  }

  /// The rule by which UIKit refuses the call.
  package var reason: Words { words(of: meaning.reason) }

  /// Returns a usual cause and its repair.
  package func words(of cause: UIKitCause) -> Words {
    cause.words(
      sender: self[.sender], child: self[.child], other: self[.other],
      isWithoutOther: nulls.contains(.other), knowsOther: classes[.other] != nil,
      holder: self[.holder], isOfModifier: isOfModifier, toPresent: toPresent, inTheWay: inTheWay,
      topic: topic.rawValue, presentsItsLike: presentsItsLike,
      isOfStack: stop == .push || stop == .pop, isWithoutHolder: nulls.contains(.holder),
      isSentByItsLike: isSentByItsLike, presenter: self[.presenter], identifier: self[.identifier],
      className: classes[.child], alertInFront: alertInFront, knowsSender: classes[.sender] != nil,
      knowsBlocker: classes[.blocker] != nil, isFromTop: isAskedOfSwiftUI || hasOtherInFront)
  }

  /// Returns a framework's remedy.
  package func words(of remedy: HostRemedy) -> Words {
    remedy.text(for: self).words(
      presented: classes[.presented] == nil && !presentsItsLike ? Words.nextScreen : toPresent,
      blocker: classes[.blocker] == nil && !presentsItsLike ? Words.somethingElse : inTheWay,
      presenter: self[.presenter])
  }

  private func words(of text: TopicText) -> Words {
    text.words(
      presenter: self[.presenter], child: self[.child], holder: self[.holder], other: self[.other],
      presented: self[.presented], blocker: self[.blocker], method: self[.method],
      navigation: self[.navigation], sender: self[.sender], identifier: self[.identifier],
      required: self[.required], count: self[.count])
  }
}

extension Phrases {
  /// Returns the beginning of a paragraph, in which a name of code or of a file keeps its small letter.
  func begun(_ text: String) -> String {
    let rest = text.prefix { $0 != " " }.dropFirst()
    let isName = rest.contains { $0.isUppercase || "./".contains($0) }
    return wording.language == .en && !isName ? text.capitalizedFirst : text
  }

  /// Returns the event in a line.
  package func happened(_ line: LoggedText) -> String { joined(line.event.map(text)) }
}

extension Int {
  /// A count with a comma before each three digits, as in 100,000; from 10,000 on.
  var inThousands: String {
    var digits = Array(String(self))
    guard self >= 10_000 else { return String(digits) }
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}
