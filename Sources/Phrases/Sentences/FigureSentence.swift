import ViewControllers

/// What a figure's text says of its parts, by their names.
package enum FigureSentence: Sendable {
  /// The name of a figure whose description has no title.
  case untitled
  /// The title of a family's frame.
  case family(Int)
  /// What is in a frame that no container holds together.
  case consists(String, of: [String])
  /// What a container contains; `deeper` is what its only child contains. The frame is nil where a
  /// sentence has named it, or there is no other.
  case contains(String, [String], deeper: [String], in: String?)
  /// What is said of a figure whose text is too long for those who listen.
  case summary(String, controllers: Int, families: Int)
  /// Who presents what; `asked` is the receiver where that is another.
  case presents(String, String, style: String, asked: String?)
  /// A way from one controller to another, by the name of its kind and its own names; `asked` has the
  /// segue where another carries it out. An inferred one was concluded from the app's source.
  case segue(
    String, named: [String], from: String, to: String, asked: String?, isInferred: Bool)
  /// What a box says besides its name.
  case says(String, String)
  /// Which controller is a window's root; nil for a window without a name.
  case isRoot(String, of: String?)
  /// The containers that a figure leaves out between those that it shows.
  case notShown([ControllerName])
  /// The objects that are no view controllers.
  case objects([ControllerName])
  /// What a property of one's own holds: `items.coordinator`, and the id of that.
  case refers(String, to: String, isWeak: Bool)
  /// How wide a window is that has a width of its own.
  case width(of: String, SizeClass)
  /// Whose views are in a window, nil for the only one, and whose are not.
  case views(of: String?, inWindow: [String], outside: [String])
  /// Whose views there are none of yet.
  case viewsNotLoaded(of: [String])
  /// Whose views are in that of another as its subviews.
  case subviews(of: String, [String])
  /// Which controllers are not there because UIKit refused them, and what is in their way.
  case refused([ControllerName], inTheWay: String?)
  /// UIKit's words for refusing a step.
  case uiKitsWords(String)
  /// The names of segues that have no room beside their lines, each after its number or its ends.
  case withoutRoom(segues: [String])
  /// The lines between what a map shows and what it leaves out.
  case leads(outOfMap: [String])
}

/// The words in boxes whose figure goes on elsewhere.
package enum PageText: Sendable {
  /// How many members under a box are left out of an overview.
  case hidden(Int)
  /// How many members under a box are left out of a figure of changes, because nothing changed.
  case unchanged(Int)
  /// Which family a controller presents that is on another page.
  case presents(family: Int, onPage: Int)
  /// By which family, on another page, a controller is presented.
  case isPresented(byFamily: Int, onPage: Int)
  /// A statement as code, such as `items.store = cache`, of something on another page.
  case statement(String, onPage: Int)
  /// What the frame is called that stands for a page.
  case page(Int)
  /// Where a segue of a kind leads that is on another page, by its number there.
  case leads(String, to: String)
  /// From where, on another page, a segue of a kind comes.
  case isReached(String, from: String)
}
