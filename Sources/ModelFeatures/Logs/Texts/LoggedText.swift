import VCEngine
import VCPhrases

/// One of UIKit's texts in a line of a log, with its values.
package struct LoggedText: Sendable {
  /// The text in its wording.
  package let text: UIKitText
  /// The classes in the line, without modules. Roles that are `(null)` or missing have none.
  package var classes: [UIKitRole: String]
  /// The addresses in the line. Roles without one have none.
  package var addresses: [UIKitRole: String] = [:]
  /// The other values in the line.
  package let words: [UIKitRole: String]
  /// Whether the receiver is the presenter.
  package let senderIsPresenter: Bool
  /// The whole line, with classes instead of pointers.
  package let plainText: String
  /// The number of occurrences in the log.
  package let count: Int
  /// The app's first frame in the call stack: a class, or a method of it.
  package let caller: String?
  /// Whether the call stack has a method that runs before the view is in the window; nil without a stack.
  var isBeforeWindow: Bool?
  /// The method in which UIKit raised, if there is only a call stack: the text is a guess.
  package var frame: String?
  /// The modules that the line names with its classes.
  package var modules: [UIKitRole: String] = [:]
  /// The framework that makes the app's controllers; nil for an app whose author does.
  package var host: Host?
  /// The roles that are `(null)`, unlike objects that the log leaves out.
  package var nulls: Set<UIKitRole> = []
  /// Whether the log masks a class.
  package var isMasked = false
  /// Whether the log also contains the line with other instances of its classes.
  package var hasOtherInstances = false

  package init(
    _ text: UIKitText, classes: [UIKitRole: String], words: [UIKitRole: String],
    senderIsPresenter: Bool, plainText: String, count: Int, caller: String?
  ) {
    (self.text, self.classes, self.words) = (text, classes, words)
    (self.senderIsPresenter, self.plainText) = (senderIsPresenter, plainText)
    (self.count, self.caller) = (count, caller)
  }

  /// The text's topic.
  package var topic: UIKitTopic { text.topic }

  /// Whether the blocker is the presented object itself.
  package var presentsItself = false

  /// Whether the app shows another controller in front of the blocker.
  package var hasOtherInFront = false
  /// The class of an alert that the app shows in front of the blocker, nil if there is none.
  package var alertInFront: String?

  /// The causes that the app's printed hierarchy shows, and those that it disproves, if one was printed
  /// beside the line.
  var shown: (causes: [UIKitCause], disproved: [UIKitCause]) = ([], [])

  /// Whether the blocker is another object of the presented one's class, so that sentences must
  /// tell them apart.
  package var presentsItsLike: Bool {
    !presentsItself && classes[.blocker] != nil && classes[.blocker] == classes[.presented]
  }

  /// Whether the presenter is of the presented one's class: another object, of which the same holds.
  var isSentByItsLike: Bool {
    classes[.presenter] != nil && classes[.presenter] == classes[.presented]
  }

  /// The line of an app that is made with a framework, whatever the log shows; nil for what it shows.
  package func of(_ host: Host?) -> LoggedText {
    guard let host else { return self }
    var line = self
    line.host = host
    return line
  }
}
