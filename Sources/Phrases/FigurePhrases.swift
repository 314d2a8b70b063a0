import Diagnostics
import ViewControllers

/// The words in figures, under them, and in the text that stands for them.
package protocol FigurePhrases: CoveragePhrases, CallPhrases, AtlasPhrases {
  /// A caption that says what came of a step.
  func text(of event: StepEvent, _ names: EventNames) -> String
  /// The name of a figure whose description has no title.
  var untitled: String { get }
  /// The title of a family's frame.
  func family(_ number: Int) -> String
  /// What a figure calls a controller at its first mention: the class follows the id.
  func mention(_ name: ControllerName) -> String
  /// What is in a frame that no container holds together.
  func consists(_ frame: String, of names: [String]) -> String
  /// What a container contains; `deeper` is what its only child contains. The frame is nil where a
  /// sentence has named it, or there is no other.
  func contains(_ holder: String, _ names: [String], deeper: [String], in frame: String?) -> String
  /// What is said of a figure whose text is too long for those who listen.
  func summary(_ title: String, controllers: Int, families: Int) -> String
  /// Who presents what; `asked` is the receiver where that is another.
  func presents(_ presenter: String, _ presented: String, style: String, asked: String?) -> String
  /// A way from one controller to another, by the name of its kind and its own names; `asked` has the
  /// segue where another carries it out. An inferred one was concluded from the app's source.
  func segue(
    _ kind: String, named names: [String], from source: String, to destination: String,
    asked: String?, isInferred: Bool
  ) -> String
  /// What a box says besides its name.
  func says(_ name: String, _ text: String) -> String
  /// Which controller is a window's root; nil for a window without a name.
  func isRoot(_ root: String, of window: String?) -> String
  /// The containers that a figure leaves out between those that it shows, as a sentence.
  func notShown(_ containers: [ControllerName]) -> String
  /// The objects that are no view controllers, as a sentence.
  func objects(_ objects: [ControllerName]) -> String
  /// What a property of one's own holds: `items.coordinator`, and the id of that.
  func refers(_ property: String, to target: String, isWeak: Bool) -> String
  /// Where one of several windows is: its level, its scene, and the window directly beneath it; nil
  /// where there is nothing to say.
  func place(of window: Window, above other: Window?) -> String?
  /// How wide a window is that has a width of its own.
  func width(of window: String, _ sizeClass: SizeClass) -> String
  /// Whose views are in a window, nil for the only one, and whose are not.
  func views(of window: String?, inWindow: [String], outside: [String]) -> String
  /// Whose views there are none of yet.
  func viewsNotLoaded(of names: [String]) -> String
  /// Whose views are in that of another as its subviews.
  func subviews(of holder: String, _ names: [String]) -> String
  /// Which controllers are not there because UIKit refused them, and what is in their way.
  func refused(_ names: [ControllerName], inTheWay blocker: String?) -> String
  /// UIKit's words for refusing a step, as a sentence.
  func uiKitsWords(_ words: String) -> String
  /// The names of segues that have no room beside their lines, each after its number or its ends.
  func withoutRoom(segues: [String]) -> String
  /// The lines between what a map shows and what it leaves out.
  func leads(outOfMap ways: [String]) -> String
  /// What a line of a figure means, in its legend.
  func meaning(of line: LineMeaning) -> String
}

extension FigurePhrases {
  /// The sentences of which controllers contain which, each class at its first mention.
  ///
  /// - Parameters:
  ///   - members: Containers before what they contain.
  ///   - frame: The name of the frame around them; `isOnly` where a figure has no other.
  package func containment(
    of members: [(name: ControllerName, parent: Int?)], in frame: String, isOnly: Bool
  ) -> [String] {
    var children: [[Int]] = members.map { _ in [] }
    for (place, member) in members.enumerated() {
      if let parent = member.parent { children[parent].append(place) }
    }
    var (mentioned, said): (Set<Int>, Set<Int>) = ([], [])
    func mentions(_ places: [Int]) -> [String] {
      places.map {
        let name = members[$0].name
        return mentioned.insert($0).inserted ? mention(name) : name.id
      }
    }
    let tops = members.indices.filter { members[$0].parent == nil }
    var sentences: [String] = []
    if tops.count != 1 || children[tops[0]].isEmpty {
      sentences.append(consists(frame, of: mentions(tops)))
    }
    for holder in members.indices where !children[holder].isEmpty && !said.contains(holder) {
      let names = (mentions([holder])[0], mentions(children[holder]))
      let only = children[holder].count == 1 ? children[holder][0] : nil
      if let only { said.insert(only) }
      sentences.append(
        contains(
          names.0, names.1, deeper: only.map { mentions(children[$0]) } ?? [],
          in: isOnly || !sentences.isEmpty ? nil : frame))
    }
    return sentences
  }
}

/// What the lines between boxes say.
package enum LineMeaning: Sendable {
  case contains
  case pointsToContainer
  case pointsToPresented
  case pointsToPresenter
  case asksToPresent
  case showsAsRoot
  case startsHere
  case hasView
  case hasViewAndSubviews
  case refersTo
  case refersWeakly
  case holdsInProperty
  case segueShows
  case segueShowsDetail
  case seguePresents
  case segueOpensPopover
  case segueUnwinds
  case segueIsCustom
  case segueShowsAsInferred
  case seguePresentsAsInferred
}

/// A bar or a view on the screen, and whose it is.
package struct SeenPart: Sendable {
  package enum Kind: Sendable {
    case navigationBar
    case toolbar
    case tabBar
    case view
  }

  package let kind: Kind
  package let name: String

  package init(kind: Kind, name: String) { (self.kind, self.name) = (kind, name) }
}

/// The words under the screens of a coverage figure.
package protocol CoveragePhrases {
  /// The last tab of a bar that has no room for all.
  var more: String { get }
  /// The first screen; `isBeginning` when something is presented later.
  func nothingPresented(isBeginning: Bool) -> String
  /// What is seen on a screen, from the back to the front.
  func sees(_ parts: [SeenPart]) -> String
  /// A window that another lies on, right beneath it.
  func liesAbove(_ window: String) -> String
  /// A window that lies on another, right above it.
  func liesBelow(_ window: String) -> String
  /// In which of several windows something is presented.
  func isIn(window: String) -> String
  /// Who presents; `asked` is the receiver where that is another.
  func presented(by presenter: String, asked: String?) -> String
  /// What a presentation covers and leaves.
  func covers(_ summary: CoverageSummary) -> String
  /// What becomes of the presenter's view.
  func presenterView(stays: Bool) -> String
  /// What was presented in a context has left the window with the tab that it lies in.
  func left(with tab: String, selected: String) -> String
  /// What was presented in a context has left the window with the controller that it lies in.
  func left(with covered: String, coveredBy top: String) -> String
  /// What a phone makes of the style.
  func adapts(to style: String, on idiom: Idiom) -> String
  /// The heights at which a sheet rests, and at which it rests first.
  func rests(at detents: [String], first: String) -> String
  /// What a sheet leaves as it is at a detent (R37).
  func leavesUndimmed(at detent: String) -> String
  /// That no swipe dismisses what is presented.
  var isModalInPresentation: String { get }
  /// Sentences about a controller, to follow another text.
  func following(_ name: String, _ sentences: [String]) -> String
}

/// The words of a figure of calls.
package protocol CallPhrases {
  var yourCode: String { get }
  func adding(_ child: String, to container: String) -> String
  func removing(_ child: String, from container: String) -> String
  /// A child takes the place of another (R33).
  func exchanging(_ old: String, for new: String, in container: String) -> String
  /// Only the view of a controller is added to that of another (R29).
  func addingView(of child: String, to holder: String) -> String
  /// How what is presented goes by the hand of its delegate.
  func dismissing(_ presented: String, by delegate: String) -> String
  /// A call of a system's view controller's.
  var bySystem: String { get }
  /// A call that is not made.
  var isMissing: String { get }
  /// What a controller lacks whose view was added without it (R29).
  func lacks(_ child: String, in holder: String) -> String
  /// Who makes a call that is not the reader's.
  func byUIKit(inside call: String) -> String
  /// When the reader makes a call in the completion handler of another.
  func whenOver(_ call: String) -> String
  var noCustomContainer: String { get }
  /// A title and the calls in their order, each with who makes it where that is not the reader.
  func calls(_ title: String, _ calls: [(code: String, note: String?)]) -> String
}

/// The words in boxes whose figure goes on elsewhere.
package protocol AtlasPhrases {
  /// How many members under a box are left out of an overview.
  func hidden(_ count: Int) -> String
  /// How many members under a box are left out of a figure of changes, because nothing changed.
  func unchanged(_ count: Int) -> String
  /// Which family a controller presents that is on another page.
  func presents(family: Int, onPage page: Int) -> String
  /// By which family, on another page, a controller is presented.
  func isPresented(byFamily family: Int, onPage page: Int) -> String
  /// A statement as code, such as `items.store = cache`, of something on another page.
  func statement(_ code: String, onPage page: Int) -> String
  /// What the frame is called that stands for a page.
  func page(_ number: Int) -> String
  /// Where a segue of a kind leads that is on another page, by its number there.
  func leads(_ kind: String, to name: String) -> String
  /// From where, on another page, a segue of a kind comes.
  func isReached(_ kind: String, from name: String) -> String
}
