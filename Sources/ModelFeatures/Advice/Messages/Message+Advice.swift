import VCSource

extension Message {
  /// Remarks on calls that UIKit carries out and that may do something else than was meant. Strings are
  /// ids, except for keys.
  package enum Advice: WordedFacts {
    /// The receiver of `dismiss` stays, because it presents another, which goes (R10).
    case receiverStays(String, presenting: String, presentedBy: String)
    /// A second `dismiss` ends its receiver, which presents nothing any more (R10).
    case secondDismissal(String)
    /// A search lies over what is pushed, too (R23).
    case searchOverPush(of: String, presenter: String, pushed: String)
    /// A search lies over the tab that is selected, too (R23).
    case searchOverTabs(of: String, presenter: String, tab: String)
    /// What is presented in the context of a tab leaves with it (R21).
    case tabLeftInContext(String, tab: String, bar: String)
    /// The receiver of `present` is not on screen (R5).
    case senderOutOfSight(String, presented: String)
    /// `show` presents, because nothing takes the controller (R19).
    case showPresents(String, from: String)
    /// A key that UIKit reads of the presented controller is set on one in it (R13, R37).
    case keyOfChild(String, of: String, presented: String)
    /// An alert lies under another window (R28).
    case alertUnderWindow(String, window: String, root: String)
    /// A view has two modifiers for sheets, and this iOS knows the last one alone (R32).
    case severalSheets(of: String, String, String)
    /// A delegate keeps the style, so that its controller for compact width is never shown (R14).
    case neverAdapts(String, to: String)
    /// An action sheet has no source (R13).
    case actionSheetNeedsSource(String)
  }
}

extension Message.Advice {
  package var isForFigures: Bool { if case .receiverStays = self { true } else { false } }

  package var words: Words {
    switch self {
    case .receiverStays(let receiver, let presented, let presenter):
      .receiverStays(receiver: receiver, presented: presented, presenter: presenter)
    case .secondDismissal(let receiver): .secondDismissal(receiver: receiver)
    case .searchOverPush(let sender, let presenter, let pushed):
      .searchOverPush(sender: sender, pushed: pushed, presenter: presenter)
    case .searchOverTabs(let sender, let presenter, let tab):
      .searchOverTabs(sender: sender, tab: tab, presenter: presenter)
    case .tabLeftInContext(let presented, let tab, let bar):
      .tabLeftInContext(presented: presented, tab: tab, bar: bar)
    case .senderOutOfSight(let sender, let presented):
      .senderOutOfSight(sender: sender, presented: presented)
    case .showPresents(let shown, let sender): .showPresents(shown: shown, sender: sender)
    case .keyOfChild(let key, let child, let presented):
      .keyOfChild(key: key, presented: presented, child: child)
    case .alertUnderWindow(let alert, let window, let root):
      .alertUnderWindow(window: window, alert: alert, root: root)
    case .severalSheets(let view, let first, let second):
      .severalSheets(first: first, second: second, view: view)
    case .neverAdapts(let presented, let other): .neverAdapts(other: other, presented: presented)
    case .actionSheetNeedsSource(let sheet): .actionSheetNeedsSource(sheet: sheet)
    }
  }
}
