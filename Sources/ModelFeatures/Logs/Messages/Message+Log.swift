import VCSource

extension Message {
  /// The facts and the gaps in a log of UIKit's. Strings are ids, except for UIKit's texts and
  /// classes.
  package enum Log: WordedFacts {
    /// The text contains none of UIKit's texts about view controllers.
    case noLogLines
    /// The text ends inside one of UIKit's texts, before the words that tell which one it is.
    case cutLine
    /// No view in Sentry's hierarchy, and none of its breadcrumbs, names a view controller.
    case noSentryControllers
    /// Sentry's view hierarchy or event is of an app without UIKit.
    case foreignApp(ForeignPlatform)
    /// A fact missing in the log was assumed.
    case logGuess(LogGuess)
    /// A fact missing in the log remains unknown.
    case logGap(LogGap)
    /// This step is the call that a line of the log, in UIKit's words, is about.
    case loggedStep(Int, String)
    /// The log has this number of other lines about view controllers, which the description doesn't
    /// show.
    case otherLogLines(Int)
    /// The text names no view controller, so there is nothing to draw.
    case logNamesNobody(String)
  }

  /// A platform whose apps have no view controllers; the raw value is its name.
  package enum ForeignPlatform: String, CaseIterable, Hashable, RoleValue {
    case android = "Android"
    case flutter = "Flutter"
    case unity = "Unity"
  }

  /// An assumption about a fact missing in a log.
  package enum LogGuess: Hashable, Sendable {
    /// An unknown class is one of UIKit's containers, judging by its name.
    case superclass(String, superclass: String)
    /// This controller is the window's root.
    case root(String)
    /// The first controller is a direct child of the second.
    case nothingBetween(String, String)
    /// The running transition is a presentation.
    case transition
    /// The receiver is of the class of the app's first frame in the call stack.
    case caller(String)
    /// Another line, written at the same time, is about this one, too.
    case sameEvent(String)
  }

  /// A fact that a log leaves unknown.
  package enum LogGap: Hashable, Sendable {
    /// The receiver; this controller presents.
    case sender(String)
    /// The controller in the way.
    case blocker
    /// The presenter.
    case presenter
    /// The controller whose view contains this one's.
    case holder(String)
    /// The rest of this controller's stack.
    case stack(String)
    /// The actual cause among several.
    case cause
    /// The classes hidden by a mask.
    case maskedClass
    /// The owner of the list of view controllers.
    case listOwner
    /// The facts missing in Sentry's view hierarchy.
    case viewHierarchy
    /// The facts missing in Sentry's breadcrumbs.
    case breadcrumbs
  }
}

extension Message.Log {
  package var isForFigures: Bool { if case .otherLogLines = self { true } else { false } }

  package var words: Words {
    switch self {
    case .noLogLines: .noLogLines
    case .cutLine: .cutLine
    case .loggedStep(let step, let text): .loggedStep(text: text, step: step)
    case .noSentryControllers: .noSentryControllers
    case .foreignApp(let platform): .foreignApp(platform: platform)
    case .logGuess(.superclass(let name, let superclass)):
      .guessSuperclass(name: name, superclass: superclass)
    case .logGuess(.root(let id)): .guessRoot(id: id)
    case .logGuess(.nothingBetween(let id, let other)): .guessNothingBetween(id: id, other: other)
    case .logGuess(.transition): .guessTransition
    case .logGuess(.caller(let name)): .guessCaller(name: name)
    case .logGuess(.sameEvent(let id)): .guessSameEvent(id: id)
    case .logGap(.maskedClass): .gapMaskedClass
    case .logGap(.sender(let id)): .gapSender(id: id)
    case .logGap(.blocker): .gapBlocker
    case .logGap(.presenter): .gapPresenter
    case .logGap(.holder(let id)): .gapHolder(id: id)
    case .logGap(.stack(let id)): .gapStack(id: id)
    case .logGap(.cause): .gapCause
    case .logGap(.listOwner): .gapListOwner
    case .logGap(.viewHierarchy): .gapViewHierarchy
    case .logGap(.breadcrumbs): .gapBreadcrumbs
    case .otherLogLines(let count): .otherLogLines(count: count)
    case .logNamesNobody(let text): .logNamesNobody(text: text)
    }
  }
}

extension Message {
  package static func log(_ fault: Log) -> Self { Self(fault) }
}
