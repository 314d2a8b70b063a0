import Diagnostics

/// What the steps change: one mutable value, from which a `Hierarchy` is made for the moment that
/// is asked for.
struct State: Sendable {
  typealias Index = ViewController.Index

  private(set) var app: AppDescription
  /// `ViewController.kind` of every controller, looked up once.
  private(set) var kinds: [ContainerKind]
  /// The titles that several controllers have, or that are the id of one: they name no controller.
  let sharedTitles: Set<String>

  /// What each window has at its root (R26).
  var windows: [WindowRecord]
  /// The window that each root is in.
  var windowOfRoot: [Index: Window.Index] = [:]
  /// The direct container of each controller; -1 is nil.
  var parent: [Index]
  var children: [[Index]]
  /// The controller whose view holds that of one that is not its child (R29).
  var viewHolders: [Index: Index] = [:]
  /// The controllers whose views are held so, in the order in which they were added.
  var detachedTops: [Index] = []
  /// Where a step added each of those views.
  var detachedRanges: [Index: SourceRange] = [:]
  /// By search controller, the tab that is selected again when the search of a search tab ends (R39).
  var tabsBeforeSearch: [Index: TabBeforeSearch] = [:]
  /// The selected tab of each tab bar controller that a step or `selectedIndex` selected.
  var selected: [Index: Index] = [:]
  /// The properties for children of those containers whose children were exchanged (R33).
  var exchangedNames: [Index: [Index: String]] = [:]
  /// What decides how presentations and containers adapt where no window has a width of its own.
  var traits: Traits
  /// Whether a window has, or since all were given one width had, another than `traits`: only then
  /// anybody asks which window a controller is in.
  var hasSeveralWidths = false
  /// What came into a family while containers are being arranged; nil while none is (R25).
  var arrivals: [Index]?
  /// The split view controllers that are collapsed (R25).
  var collapsed: [Index: Collapse] = [:]
  /// The tab bar controllers whose More controller is in use (R27).
  var moreTabs: [Index: MoreTab] = [:]
  /// What UIKit has made so far, by why it did.
  var systemMade: [SystemMade: Index]

  /// The presentations, in order; one that ended is nil until all after it have. Elsewhere a
  /// presentation is named by where it stands here.
  var presentations: [PresentationRecord?] = []
  /// The presentation that each presenter makes.
  var presentationByPresenter: [Index: Int] = [:]
  /// The presentation that shows each presented controller.
  var presentationByPresented: [Index: Int] = [:]

  /// How each controller that ever left a family or a parent did so last.
  var departures: [Index: Departure] = [:]
  /// Whether a controller has never been in a family.
  var neverShown: [Bool]
  /// Whether a controller that was never shown may stand below one that is in no family: only then
  /// arrivals are searched, and controllers that are never used.
  var mayHoldUnused = false
  /// Arrived controllers whose `presents` is not carried out yet, the earliest declared last.
  var pending: [Index] = []

  var findings = Findings()
  /// The place of the step that is being carried out, nil at the beginning.
  var stepRange: SourceRange?
  /// The number of the step that is or was carried out last, from 1; 0 at the beginning.
  var stepNumber = 0
  /// The number of the step that last changed what containers hold or show.
  var lastArrangement = 0
  /// The number of the last step that was carried out and not refused; 0 at the beginning.
  var lastCarriedOut = 0
  /// What was so before that step, if anybody will ask (R30): at most one, which has none itself.
  var before: [State] = []

  /// A presentation in force, and what depends on it.
  struct PresentationRecord: Sendable {
    var presentation: Presentation
    /// Where it was made.
    var range: SourceRange?
    /// The presentation inside whose presenter's place the family lies, and with which it goes and
    /// comes (R21); nil for a family that lies in the window.
    var context: Int?
    /// Whether the family lies in a popover (R15).
    var isInPopover = false
    /// Whether a popover has something to point at that its controller does not declare (R13).
    var hasSource = false
    /// The window that the family is in: its presenter's (R28).
    var window: Window.Index?
    /// The presentations made from members of the presented family.
    var fromItsFamily: Set<Int> = []
  }

  /// A window's root, and what depends on it.
  struct WindowRecord: Sendable {
    var root: Index
    var horizontalSizeClass: SizeClass
    /// The number of the step that made it the root; 0 where it is from the beginning.
    var step = 0
    /// The number of the step that gave the window its width; 0 where it is from the beginning.
    var widthStep = 0
    /// The presentations made from members of the root's family.
    var fromRootFamily: Set<Int> = []
  }

  /// What was selected before a search tab began its search.
  struct TabBeforeSearch: Sendable {
    let bar: Index
    let tab: Index
  }

  /// What took a controller out of its family, and where.
  struct Departure: Sendable {
    var kind: Message.Departure
    var range: SourceRange?
  }

  /// A step that changed nothing.
  struct RefusedStep: Sendable {
    /// From 1.
    let number: Int
    /// Why, whether or not that was told.
    let diagnostic: Diagnostic
    /// Whether it failed only because an earlier one did, so that it is not told.
    let isConsequence: Bool
  }

  /// What was found while running.
  struct Findings: Sendable {
    var diagnostics: [Diagnostic] = []
    var hints: [Diagnostic] = []
    /// The steps that changed nothing.
    var refusedSteps: [RefusedStep] = []
    /// The containers of UIKit's of which a hint has told that `add` is not their way.
    var toldOfAdding: Set<Index> = []
    /// The controllers that refused steps were to bring, without which later steps fail.
    var notBrought: Set<Index> = []
    /// The controllers whose `definesPresentationContext` decided who presents (R6).
    var contextsReached: Set<Index> = []
    /// By class, the controllers without an id that have its name for an id; nil until one is asked
    /// for.
    var firstOfClass: [String: Index]?
    /// The controllers that a step gave children.
    var filled: Set<Index> = []
    var presentationsTried = 0
  }

  init(_ containment: DeclaredContainment, of app: AppDescription) {
    self.app = app
    windows = app.windows.map {
      WindowRecord(
        root: $0.rootViewController, horizontalSizeClass: app.initialSizeClass(of: $0))
    }
    traits = app.initialTraits
    systemMade = containment.hasDetails ? app.systemMade : [:]
    sharedTitles = app.sharedTitles
    var neighbour = NeighboursAnswer<ContainerKind?>()
    kinds = app.viewControllers.map { viewController in
      neighbour.answer(for: viewController.className.value) { UIKitClass(named: $0)?.kind }
        ?? viewController.superclass?.value.kind ?? .custom
    }
    parent = containment.parent
    children = containment.children
    neverShown = [Bool](repeating: true, count: parent.count)
    for (window, record) in windows.enumerated() { windowOfRoot[record.root] = window }
    for (index, viewController) in app.viewControllers.enumerated() {
      if let shown = declaredSelection(of: viewController) {
        selected[index] = shown
      } else if let position = viewController.selectedIndex?.value,
        children[index].indices.contains(position)
      {
        selected[index] = children[index][position]
      }
    }
  }

  /// Adds a controller that the description does not have, and returns its index.
  mutating func declare(_ viewController: ViewController) -> Index {
    app.viewControllers.append(viewController)
    kinds.append(viewController.kind)
    parent.append(-1)
    children.append([])
    neverShown.append(true)
    return parent.count - 1
  }

  /// Makes a controller a child of another before either is in a family.
  mutating func adopt(_ child: Index, by container: Index) {
    app.viewControllers[container].children.append(child)
    parent[child] = container
    children[container].append(child)
  }

  /// Gives a controller the styles that a segue has of its own.
  mutating func adopt(_ segue: Segue, for destination: Index) {
    if let style = segue.styleOfDestination {
      app.viewControllers[destination].modalPresentationStyle = style
    }
    if let transition = segue.modalTransitionStyle {
      app.viewControllers[destination].modalTransitionStyle = transition
    }
  }

  /// Who would present a controller is asked of one that has what a popover points at (R13).
  mutating func prepareQuestion(about presented: Index, _ style: ModalPresentationStyle?) {
    if let style { app.viewControllers[presented].modalPresentationStyle = Sourced(style) }
    if !app.viewControllers[presented].hasPopoverSource {
      app.viewControllers[presented].sourceView = Sourced("view")
    }
  }

  /// Adds a step after the first so many of the description's, and drops the others.
  mutating func declare(_ step: Step, afterStep number: Int) {
    app.steps = app.steps.prefix(number) + [step]
  }

  // MARK: Queries

  /// A container's own properties for its children, by child.
  func childNames(of container: Index) -> [Index: String] {
    exchangedNames[container] ?? app.viewControllers[container].childNames
  }

  /// The top of a controller's family: its only member without a parent (R8).
  func top(of member: Index) -> Index {
    var top = member
    while parent[top] >= 0 { top = parent[top] }
    return top
  }

  /// Whether a controller is in a family: below a window's root or a presented controller.
  func isInFamily(_ member: Index) -> Bool { isShown(top: outerTop(of: member)) }

  func isShown(top: Index) -> Bool {
    windowOfRoot[top] != nil || presentationByPresented[top] != nil
  }

  /// Whether a controller is `ancestor` or below it.
  func isMember(_ member: Index, ofSubtreeAt ancestor: Index) -> Bool {
    var current = member
    while current >= 0, current != ancestor { current = parent[current] }
    return current == ancestor
  }

  /// The presentation that R4 finds: the controller's own, else that of its nearest ancestor that
  /// presents.
  func presentation(presentedFrom member: Index) -> Int? {
    var current = member
    while current >= 0 {
      if let number = presentationByPresenter[current] { return number }
      current = parent[current]
    }
    return nil
  }

  /// The nearest controller of a kind, from `member` itself upward.
  func nearest(_ kind: ContainerKind, from member: Index) -> Index? {
    var current = member
    while current >= 0, kinds[current] != kind { current = parent[current] }
    return current < 0 ? nil : current
  }

  func id(_ index: Index) -> String { app.viewControllers[index].id.value }

  /// A controller's class, and the class of UIKit's that it derives from where that says more.
  func className(_ index: Index) -> Message.ClassName {
    let viewController = app.viewControllers[index]
    let known = viewController.uiKitClass
    let saysMore = !viewController.isOfKnownClass && known != .viewController
    return Message.ClassName(
      viewController.className.value, superclass: saysMore ? known.name : nil)
  }

  /// The note of where a controller is declared.
  func declarationNote(of index: Index) -> Diagnostic.Note {
    Diagnostic.Note(.declaredHere(id(index)), at: place(of: index))
  }

  /// Where a controller is declared: the place of its id, or of its whole declaration.
  func place(of index: Index) -> SourceRange? {
    let viewController = app.viewControllers[index]
    return (viewController.idIsImplied ? nil : viewController.id.range) ?? viewController.range
  }
}
