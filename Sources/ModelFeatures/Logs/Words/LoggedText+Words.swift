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
    [meaning.happened(self).words(for: self)] + (otherReceiver.map { [.calledOn(name: $0)] } ?? [])
  }

  /// The rule by which UIKit refuses the call.
  package var reason: Words { meaning.reason.words(for: self) }

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

  fileprivate func words(of text: TopicText) -> Words {
    text.words(
      presenter: self[.presenter], child: self[.child], holder: self[.holder], other: self[.other],
      presented: self[.presented], blocker: self[.blocker], method: self[.method],
      navigation: self[.navigation], sender: self[.sender], identifier: self[.identifier],
      required: self[.required], count: self[.count])
  }
}

extension TopicText {
  func words(for line: LoggedText) -> Words { line.words(of: self) }
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

/// What a line doesn't tell of the app that logged it.
package struct LogCondition: Sendable {
  /// The style of the presented controller; nil if the description has it.
  package let style: ModalPresentationStyle?
  /// The last step before the call, 0 before the first; nil for the description's last one.
  package let step: Int?

  /// The description gives the line, with the style or after the step.
  func words(in file: any RoleValue) -> Words {
    .textIsGiven(
      file: file, step: step, style: style.map { style in Words.Role.code { $0.value(style) } })
  }
}

/// A difference between a line of a log and the app's description; strings are classes or ids.
package enum LogDifference: Sendable {
  /// The description contains other instances of the class, at these addresses.
  case instance(String, logged: String, others: [String])
  /// The description contains no controllers of the classes.
  case missing([String])
  /// Another controller would present.
  case presenter(ControllerName, logged: String)
  /// The presenter presents another controller, or none.
  case blocker(ControllerName?, of: String, logged: String)
  /// The presenter's view is in the window.
  case isInWindow(String)

  /// Whether the description has another instance.
  var isInstance: Bool { if case .instance = self { true } else { false } }

  func words(in file: any RoleValue) -> Words {
    switch self {
    case .instance(let name, let logged, let others):
      .differsInInstance(file: file, name: name, addresses: others, logged: logged)
    case .missing(let names): .differsInMissing(file: file, names: names)
    case .presenter(let presenter, let logged):
      .differsInPresenter(logged: logged, file: file, presenter: presenter)
    case .blocker(let blocker, let presenter, let logged):
      .differsInBlocker(logged: logged, file: file, presenter: presenter, blocker: blocker)
    case .isInWindow(let presenter): .differsInWindow(file: file, presenter: presenter)
    }
  }
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
