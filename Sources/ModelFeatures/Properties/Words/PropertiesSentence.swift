import VCEngine
import VCPhrases

/// A sentence about a property that relates no controllers.
enum PropertiesSentence {
  /// The answer: UIKit reads the property.
  case isRead(String)
  /// The answer: UIKit doesn't read it, but another one's; nil if it reads none of the window's.
  case isNotRead(String, instead: String?)
  /// The window that is asked about the status bar in place of the owner's (R42).
  case windowInFront(String)
  /// The way of the search for the controller that answers (R42).
  case ruleOfPreference(SystemPreference)
  case comesTo(ControllerName, Consultation.Reason, from: String, property: String?)
  /// A presentation that doesn't take over.
  case passes(String, style: String)
  case answersItself(String, SystemPreference)
  /// The remedies: what is presented captures the status bar, or a container names the controller.
  case toCapture(String)
  case toName(String, property: String?, in: String)
  /// The child that a controller names, and who decided on it; nil for none.
  case namesChild(ControllerName, ContainerKind, Consultation.Reason?, SystemPreference)
  /// The chain of responders (R46).
  case ruleOfKeyCommands
  case responders([String])
  /// A value while a step runs, nil for a value that doesn't depend on it.
  case during(String, step: Int?)
  case ruleOfMoving(MovingFlag)
  case moves([String], MovingFlag, step: Int)
  case isNotNil(String, step: Int)
  case ruleOfCoordinator
  case isInTransition(ControllerName?, step: Int)
  /// The steps with which UIKit calls a method about appearance; 0 is the launch.
  case isSent(String, steps: [Int])
  case ruleOfAppearance
  /// What the last step does to a controller's view.
  case view(of: String, isInWindow: Bool, isChanged: Bool, step: Int)
  case ruleOfModality
  case isNotPresented
  case userCanDismiss(String)
  case ruleOfBottomBar
  case hasNoTabBar(String)
  case tabBar(String, isHiddenBy: String?)
  case selectedIndex(String?, isListed: Bool)
  /// A property of a column in compact width, where the split view controller shows one controller.
  case showsOneColumn(String)
  case ruleOfColumns
}

extension Prose {
  func text(of sentence: PropertiesSentence) -> String {
    phrases.wording.choose({ $0.text(of: sentence) }, { $0.text(of: sentence) })
  }

  mutating func say(_ sentence: PropertiesSentence, as part: Part = .reason) {
    let text = text(of: sentence)
    say(as: part) { $0.say(text) }
  }
}
