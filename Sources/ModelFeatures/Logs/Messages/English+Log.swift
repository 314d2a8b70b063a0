import VCSource

extension English {
  package func text(of fault: Message.Log) -> String {
    switch fault {
    case .noLogLines:
      "vcdiagram doesn't know this text; it knows UIKit's about view controllers, such as 'Attempt to present "
        + "<A: 0x7f8a3b00> on <B: 0x7f8a3c00> whose view is not in the window hierarchy!'"
    case .cutLine:
      "UIKit's line is cut off before it says what went wrong; copy the whole line from the console"
    case .logGuess(.superclass(let name, let superclass)):
      "a guess: \(name) is a subclass of \(superclass), by its name"
    case .logGuess(.root(let id)): "a guess: '\(id)' is the window's root view controller"
    case .logGuess(.nothingBetween(let id, let other)):
      "a guess: '\(id)' is a child of '\(other)', with no container between them"
    case .logGuess(.transition): "a guess: the transition in progress is a presentation"
    case .logGuess(.caller(let name)):
      "a guess: \(name) made the call, whose frame is the app's first in the call stack"
    case .logGuess(.sameEvent(let id)):
      "a guess: another line of the log, written at the same time, names '\(id)'"
    case .logGap(.maskedClass):
      "the log hides classes, as the system's console does with '<private>'; they are drawn as '?'"
    case .logGap(.sender(let id)): "the log doesn't say who was asked to present; '\(id)' presents"
    case .logGap(.blocker): "the log doesn't say what is presented already; it is drawn as '?'"
    case .logGap(.presenter): "the log doesn't say who presents; it is drawn as '?'"
    case .logGap(.holder(let id)):
      "the log doesn't say whose view contains that of '\(id)'; it is drawn as '?'"
    case .logGap(.stack(let id)):
      "the log doesn't say what else is in the stack of '\(id)'; it is drawn as '?'"
    case .logGap(.cause): "the log doesn't say which cause it was: each is an alternative"
    case .logGap(.listOwner):
      "the list doesn't say whose it is; a navigation controller is drawn as '?'"
    case .logGap(.viewHierarchy):
      "Sentry doesn't record who presents, the tabs that aren't selected, and what is below the top of "
        + "a stack: the top of the family below is drawn as the presenter"
    case .logGap(.breadcrumbs):
      "Sentry doesn't record who was asked, and when controllers go: a dismissal is a guess"
    case .noSentryControllers: "Sentry's file names no view controller of the app's"
    case .foreignApp(let platform):
      "this is Sentry's file of \(platform == .android ? "an" : "a") \(platform.rawValue) app; "
        + "give a file from a UIKit app; only those have view controllers"
    case .loggedStep(let number, let text):
      "UIKit logged '\(text)' about step \(number); 'vcdiagram explain' explains it"
    case .otherLogLines(let count):
      "\(counted(count, "other line")) of the log \(count == 1 ? "is" : "are") not in this "
        + "description; 'vcdiagram explain' explains all"
    case .logNamesNobody(let text):
      "UIKit's text names no view controller, so there is nothing to draw; 'vcdiagram explain' "
        + "explains \(quoted(text))"
    }
  }
}
