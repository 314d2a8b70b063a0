import VCEngine

/// A sentence in a figure's alternative text, with names of the figure's parts.
package enum FigureSentence: Sendable {
  /// The name of a figure without a title.
  case untitled
  /// The label of the initial state among others.
  case beginning
  /// The title of a family's frame.
  case family(Int)
  /// The only controller in a family's frame, its top.
  case consists(String, of: String)
  /// The children of a container; `deeper` are the children of its only child. The frame is nil if
  /// it has been named or is the only one.
  case contains(String, [String], deeper: [String], in: String?)
  /// A summary of a figure whose full text is too long to listen to.
  case summary(String, controllers: Int, families: Int, segues: Int)
  /// Nothing is presented; `isBeginning` is true if something is presented later.
  case nothingPresented(isBeginning: Bool)
  /// Sentences about a controller that follow another text.
  case following(String, [String])
  /// The root of a window; nil for a window without a name.
  case isRoot(String, of: String?)
  /// The containers that a figure omits between those that it shows.
  case notShown([ControllerName])
  /// The objects that are not view controllers.
  case objects([ControllerName])
  /// The value of a custom property, such as the `coordinator` of `items`.
  case refers(String, of: String, to: String, isWeak: Bool)
  /// The width of a window that has its own.
  case width(of: String, SizeClass)
  /// The controllers whose views are in a window, nil for the only one, and those of other views.
  case views(of: String?, inWindow: [String], outside: [String])
  /// The controllers whose views are not loaded yet.
  case viewsNotLoaded(of: [String])
  /// The controllers whose views are subviews of another controller's view.
  case subviews(of: String, [String])
  /// The controllers that UIKit refused, and the one in the way, with the presenter that is busy.
  case refused([ControllerName], inTheWay: String?, presentedBy: String?)
  /// UIKit's message about a refused step.
  case uiKitsWords(String)
  /// A note by the author, with its number; nil for one on no controller.
  case note(Int, on: String?, String)
}

/// A text in a box or frame that refers to another page.
package enum PageText: Sendable {
  /// The number of members below a box that an overview omits.
  case hidden(Int)
  /// The number of unchanged members below a box that a figure of changes omits.
  case unchanged(Int)
  /// The family on another page that a controller presents.
  case presents(family: String, onPage: Int)
  /// The family on another page that presents a controller.
  case isPresented(byFamily: String, onPage: Int)
  /// A statement, such as `items.store = cache`, about an object on another page.
  case statement(String, onPage: Int)
  /// The title of a frame that represents a page.
  case page(Int)
}
