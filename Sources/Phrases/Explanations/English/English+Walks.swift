import VCEngine
import VCSource

extension English {
  package func text(of sentence: WalkSentence) -> String {
    switch sentence {
    case .isPassedBy(let controller): "\(name(controller)) is passed by."
    case .presentsWhatEnds(let controller, let presented, let stays):
      "\(name(controller)) presents '\(presented)': that presentation ends"
        + (stays ? ", and '\(controller.id)' stays" : "") + " (R10)."
    case .isShown(let controller, let container, let kind):
      switch kind {
      case .navigation:
        "\(name(controller)) is the last in the stack of '\(container)', which shows it."
      case .tabBar: "\(name(controller)) is the selected tab of '\(container)', which shows it."
      case .split: "\(name(controller)) is a column of '\(container)', which shows it."
      case .page: "\(name(controller)) is a page that '\(container)' shows."
      case .custom: "\(name(controller)) is a child of '\(container)', which shows it."
      }
    case .isRootInWindow(let controller, let window):
      "\(name(controller)) is \(root(of: window)): its view is in \(window == nil ? "the" : "that") window."
    case .isRootOfHiddenWindow(let controller, let window):
      "\(name(controller)) is \(root(of: window)), and that window is hidden: nothing is in it until it is "
        + "shown, as makeKeyAndVisible does (R45)."
    case .isPresented(let controller, let presenter, let inContext):
      inContext
        ? "\(name(controller)) has no parent: '\(presenter)' presents it in its context, so its view leaves "
          + "the window and returns with that of '\(presenter)'."
        : "\(name(controller)) has no parent: '\(presenter)' presents it, so UIKit adds its view to the "
          + "window."
    case .isNotSelected(let controller, let tabBar, let selected):
      "\(name(controller)) is a tab of '\(tabBar)', which shows another: '\(selected)' is selected."
    case .isCovered(let controller, let navigation, let top):
      "\(name(controller)) is covered in the stack of '\(navigation)', which shows only its last, "
        + "'\(top)'."
    case .isHiddenColumn(let controller, let split):
      "\(name(controller)) is a column of '\(split)', which hides it (R25)."
    case .isInView(let controller, let holder):
      "\(name(controller)) has no parent: only its view was added to that of '\(holder)', and is shown "
        + "with it (R29)."
    case .isRemoved(let controller, let presented, let style):
      "\(name(controller)) presents '\(presented)' in the style \(style), which took its view out of "
        + "the window (R12)."
    case .hasParent(let controller, let parent):
      "\(name(controller)) has " + (parent.map { "a parent, '\($0)'." } ?? "no parent.")
    case .isNo(let kind, let controller, let parent):
      "\(name(controller)) is no \(noun(ofSearched: kind)); "
        + (parent.map { "its parent, '\($0)', is next." }
          ?? "it has no parent, and the search doesn't go on to a presenter (R8).")
    case .isAnswer(let controller): "\(name(controller)) is the answer."
    case .contains(let controller, let count):
      "\(name(controller)) contains \(counted(count, "controller"))."
    case .presentsNothing(let controller, let parent):
      "\(name(controller)) presents nothing; "
        + (parent.map { "its parent, '\($0)', is next." } ?? "it has no parent.")
    case .presents(let controller, let presented): "\(name(controller)) presents '\(presented)'."
    case .isPresentedTop(let controller, let presenter):
      "\(name(controller)) has no parent, and '\(presenter)' presented it."
    case .isTopInNoWindow(let controller):
      "\(name(controller)) is in no window: it has no parent, no controller presents it, and it is no window's root."
    case .isRoot(let controller, let window):
      "\(name(controller)) is the top, and \(root(of: window)): nobody presented it."
    case .passesOn(let controller, let parent):
      "\(name(controller)) has a parent, '\(parent)', and passes the request on to it."
    case .isTop(let controller, let isFirst, let isRefused):
      isFirst
        ? "\(name(controller)) has no parent, so it is the top of its family, and the one that "
          + "\(presents(isRefused)) (R8)."
        : "\(name(controller)) has no parent: it is the top, and \(presents(isRefused))."
    case .isTopInContext(let controller, let context, let parent):
      "\(name(controller)) has no parent, but its family covers only '\(context)'. A presentation over "
        + "the whole screen starts in a family that fills the screen, so the request goes on to "
        + "'\(parent)', the parent of '\(context)' (R36)."
    case .passesOnByFlag(let controller, let flag, let isFirst, let parent):
      "\(name(controller)) is asked\(isFirst ? " first" : ""): \(phrase(for: flag)), so it passes "
        + "the request on to its parent, '\(parent)'."
    case .keepsRight(let controller, let flag, let isFirst, let isRefused):
      "\(name(controller)) is asked\(isFirst ? " first" : ""): \(phrase(for: flag)), so it "
        + "\(presents(isRefused))."
    case .isTopWithoutContext(let controller, let flag, let isFirst):
      "\(name(controller)) is asked\(isFirst ? "" : " last"): \(phrase(for: flag)), and it has no "
        + "parent to pass the request on to. If no controller defines a context, the top presents."
    }
  }

  private func presents(_ isRefused: Bool) -> String { isRefused ? "would present" : "presents" }

  private func phrase(for flag: ContextFlag) -> String {
    let reason =
      switch flag {
      case .declared: ""
      case .impliedByKind(let kind):
        ", which every \(noun(of: kind)) starts with under UIKit's rules (R7)"
      case .byDefault(let rules): " by \(possessive(rules)) default (R7)"
      }
    return "its definesPresentationContext is \(flag.value(code))" + reason
  }

  func noun(ofSearched kind: ContainerKind?) -> String {
    kind.map { noun(of: $0) } ?? "controller"
  }

  package var onlyWindow: String { "the window" }
}

extension English {
  /// Returns the possessive of a rule set's source.
  func possessive(_ rules: RuleSet) -> String {
    switch rules {
    case .book: "the book's"
    case .uikit: "UIKit's"
    }
  }
}
