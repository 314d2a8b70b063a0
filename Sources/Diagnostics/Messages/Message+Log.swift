extension Message {
  /// What a log of UIKit's says of view controllers, and what it leaves open. Strings are ids but for
  /// the texts of UIKit's and the classes.
  public enum Log: Hashable, Sendable {
    /// None of UIKit's texts about view controllers is anywhere in the text.
    case noLogLines
    /// The text is no input, and what it is can be said.
    case foreignInput(ForeignInput)
    /// No view of Sentry's hierarchy, or none of its breadcrumbs, names a view controller.
    case noSentryControllers
    /// The log does not say it, and it is taken to be so.
    case logGuess(LogGuess)
    /// The log does not say it, and it stays open.
    case logGap(LogGap)
    /// The log has so many other lines about view controllers, which the description is not of.
    case otherLogLines(Int)
    /// The text names no view controller, so that there is nothing to draw.
    case logNamesNobody(String)
  }

  /// What is taken to be so, though a log does not say it.
  public enum LogGuess: Hashable, Sendable {
    /// A class that is not known is taken for a container of UIKit's, by its name.
    case superclass(String, superclass: String)
    /// This one is the window's root.
    case root(String)
    /// The first one is a child of the second, with nothing between them.
    case nothingBetween(String, String)
    /// What runs is a presentation.
    case transition
    /// The class of the app's first frame in the call stack was asked.
    case caller(String)
    /// Another line, written at the same time, is about this one, too.
    case sameEvent(String)
  }

  /// What a log leaves open.
  public enum LogGap: Hashable, Sendable {
    /// Who was asked; this one presents.
    case sender(String)
    /// What is in the way.
    case blocker
    /// Who presents.
    case presenter
    /// In whose view that of this one is.
    case holder(String)
    /// What else is in the stack of this one.
    case stack(String)
    /// Which of several causes it was.
    case cause
    /// Classes, which a mask hides.
    case maskedClass
    /// Whose list of view controllers it is.
    case listOwner
    /// What Sentry's view hierarchy does not have.
    case viewHierarchy
    /// What Sentry's breadcrumbs do not have.
    case breadcrumbs
  }

  /// What somebody may paste by mistake.
  public enum ForeignInput: String, CaseIterable, Hashable, Sendable {
    /// An error of LLDB's.
    case lldbError
    /// Views, as `recursiveDescription` prints them.
    case viewHierarchy
    /// Bytes that are no text, or a text in an encoding that isn't marked.
    case binary
    /// `nil`, printed.
    case nilValue
    /// Source code in Swift.
    case swift
    /// Source code in Objective-C.
    case objectiveC
    /// A drawing.
    case svg
    /// An image.
    case png
    /// A document of pages.
    case pdf
    /// A page of the web.
    case html
    /// A property list.
    case propertyList
    /// A project of Xcode's.
    case project
    /// Words of UIKit's texts, without the controllers that they are about.
    case quotedLog
    /// A console, or a crash, without any of UIKit's texts about view controllers.
    case console
    /// Sentences.
    case prose
  }
}
