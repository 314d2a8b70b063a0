import VCSource

/// The mutable state of a run. Steps change it, and a `Hierarchy` is made from it on request.
package struct State: Sendable {
  package typealias Index = ViewController.Index

  package private(set) var app: AppDescription
  /// The `ViewController.kind` of every controller, looked up once.
  package private(set) var kinds: [ContainerKind]
  /// The names that several controllers have, or that are also an id: they identify no controller.
  let sharedNames: (spoken: Set<String>, classes: Set<String>)

  /// The windows and their roots (R26).
  package internal(set) var windows: [WindowRecord]
  /// The window of each root.
  var windowOfRoot: [Index: Window.Index] = [:]
  /// The direct container of each controller; -1 means nil.
  package internal(set) var parent: [Index]
  package internal(set) var children: [[Index]]
  /// The controllers whose views contain those of controllers that aren't their children, by
  /// contained controller (R29).
  var viewHolders: [Index: Index] = [:]
  /// The contained controllers of `viewHolders`, in the order of addition.
  var detachedTops: [Index] = []
  /// The location of the step that added each of those views.
  var detachedRanges: [Index: SourceRange] = [:]
  /// The tabs to select again when the search of a search tab ends, by search controller (R39).
  package internal(set) var tabsBeforeSearch: [Index: TabBeforeSearch] = [:]
  /// The tab that a step selected last, of each tab bar controller with `tabs` (R39).
  var selectedTabs: [Index: Int] = [:]
  /// The selected tab of each tab bar controller with a selection by a step or `selectedIndex`.
  var selected: [Index: Index] = [:]
  /// The containers' properties for their children, where children were exchanged (R33).
  var exchangedNames: [Index: [Index: String]] = [:]
  /// The traits of everything outside of windows with their own width.
  package internal(set) var traits: Traits
  /// Whether a window's width differs from `traits`, or has differed since all windows were given
  /// one width. Only then does a controller's window matter.
  var hasSeveralWidths = false
  /// The controllers that entered a family during an arrangement; nil outside of one (R25).
  var arrivals: [Index]?
  /// The collapsed split view controllers (R25).
  package internal(set) var collapsed: [Index: Collapse] = [:]
  /// The split view controllers that hide these columns in regular width, by column (R25).
  package internal(set) var hiddenColumns: [ViewController.Index: ViewController.Index] = [:]
  /// The tab bar controllers whose More controller is in use (R27).
  var moreTabs: [Index: MoreTab] = [:]
  /// The controllers that UIKit has made, by reason and owner.
  var systemMade: [SystemMade: Index]

  /// The presentations, in order. One that ended is nil until all after it have ended, too. Other
  /// properties refer to presentations by their index.
  var presentations: [PresentationRecord?] = []
  /// The presentation made by each presenter.
  var presentationByPresenter: [Index: Int] = [:]
  /// The presentation that shows each presented controller.
  package var presentationByPresented: [Index: Int] = [:]

  /// The containers whose contents sources leave open.
  var openPlaces: [Index: OpenPlace] = [:]
  /// The last departure of each controller from a family or a parent.
  package var departures: [Index: Departure] = [:]
  /// Whether each controller has never been in a family.
  var neverShown: [Bool]
  /// Whether a controller that was never shown may be outside of all families. Only then are
  /// arrivals and unused controllers searched.
  var mayContainUnused = false
  /// Controllers that arrived and whose `presents` is still to be carried out, the earliest
  /// declared last.
  var pending: [Index] = []

  /// The sheets that SwiftUI keeps until the one in their way has gone (R32).
  package internal(set) var heldSheets: [HeldSheet] = []
  /// The inspectors of the steps so far, whatever became of them (R32).
  var inspectors: [(view: Step.Participant, sender: Index)] = []

  package internal(set) var findings = Findings()
  /// The location of the step being carried out, nil initially.
  var stepRange: SourceRange?
  /// The number of the current or last step, from 1; 0 initially.
  package internal(set) var stepNumber = 0
  /// The number of the last step that changed the contents or selections of containers.
  package internal(set) var lastArrangement = 0
  /// The number of the last step that was not refused; 0 initially.
  var lastCarriedOut = 0
  /// The state before that step, if a later check needs it (R30): at most one element, whose own
  /// `before` is empty.
  var before: [State] = []

  /// A presentation in force, and derived facts.
  package struct PresentationRecord: Sendable {
    package var presentation: Presentation
    /// The location of the step that made it.
    var range: SourceRange?
    /// The presentation in whose presenter's place the family appears and disappears (R21); nil for
    /// a family that covers the window.
    var context: Int?
    /// The presenter at which the presenters on the way down end, or one on that way. It skips most
    /// of the way: a chain may have as many presentations as a description has steps.
    package internal(set) var furthestPresenter: Index
    /// Whether the family is in a popover (R15).
    var isInPopover = false
    /// What sources leave open about whether it is in force.
    var doubt: Doubt?
    /// Whether a popover has a source that its controller doesn't declare (R13).
    var hasSource = false
    /// The window of the family: its presenter's (R28).
    var window: Window.Index?
    /// The presentations made from members of the presented family.
    var fromItsFamily: Set<Int> = []
  }

  /// A window's root, and derived facts.
  package struct WindowRecord: Sendable {
    var root: Index
    var horizontalSizeClass: SizeClass
    /// The number of the step that made it the root; 0 initially.
    package internal(set) var step = 0
    /// The number of the step that set the window's width; 0 initially.
    var widthStep = 0
    /// The presentations made from members of the root's family.
    var fromRootFamily: Set<Int> = []
  }

  /// The reason and the location of a controller's departure from its family.
  package struct Departure: Sendable {
    package var kind: Message.Departure
    package var range: SourceRange?
    /// The controller that presented it until then, nil if none did.
    package var presenter: Index?
  }

  /// A step that changed nothing.
  package struct RefusedStep: Sendable {
    /// The step's number, from 1.
    package let number: Int
    /// The reason, reported or not.
    let diagnostic: Diagnostic
    /// Whether it failed only because an earlier step did, so that it isn't reported.
    package let isConsequence: Bool
    var uiKit: UIKitMessage? { diagnostic.uiKitNotes.last?.uiKit }
  }

  /// The findings of a run.
  package struct Findings: Sendable {
    package var diagnostics: [Diagnostic] = []
    var hints: [Diagnostic] = []
    /// The steps that changed nothing.
    package var refusedSteps: [RefusedStep] = []
    /// UIKit's containers that have got the hint about `add`.
    var hintedAboutAdding: Set<Index> = []
    /// The controllers that refused steps should have added, without which later steps fail.
    var missingMembers: Set<Index> = []
    /// The controllers whose `definesPresentationContext` decided on a presenter (R6).
    var contextsReached: Set<Index> = []
    /// The controllers whose ids equal their class names, by class; nil until first used.
    var firstOfClass: [String: Index]?
    /// The containers that steps gave children.
    var filled: Set<Index> = []
    var presentationsTried = 0
  }

  init(_ containment: DeclaredContainment, of app: AppDescription) {
    self.app = app
    windows = app.windows.map {
      WindowRecord(root: $0.rootViewController, horizontalSizeClass: app.initialSizeClass(of: $0))
    }
    traits = app.initialTraits
    systemMade = containment.hasDetails ? app.systemMade : [:]
    sharedNames = app.sharedNames
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

  /// Adds a controller to the description and returns its index.
  package mutating func declare(_ viewController: ViewController) -> Index {
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

  /// Gives a controller the segue's own styles.
  mutating func adopt(_ segue: Segue, for destination: Index) {
    let isPopover = segue.kind == .popover
    if let style = isPopover ? Sourced(.popover, at: segue.range) : segue.modalPresentationStyle {
      app.viewControllers[destination].modalPresentationStyle = style
    }
    if let transition = segue.modalTransitionStyle {
      app.viewControllers[destination].modalTransitionStyle = transition
    }
  }

  /// Prepares a controller for a question about its presentation: gives it a style, and a source
  /// for popovers (R13).
  mutating func prepareQuestion(about presented: Index, _ style: ModalPresentationStyle?) {
    if let style { app.viewControllers[presented].modalPresentationStyle = Sourced(style) }
    if !app.viewControllers[presented].hasPopoverSource {
      app.viewControllers[presented].sourceView = Sourced("view")
    }
  }

  /// Adds a step after a number of the description's steps and drops the others.
  mutating func declare(_ step: Step, afterStep number: Int) {
    app.steps = app.steps.prefix(number) + [step]
  }

  /// Shows a window that was hidden.
  mutating func show(_ window: Window.Index) { app.windows[window].isHidden = nil }

  /// A container's properties for its children, by child.
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

  /// The presentation that R4 finds: its own, else that of its nearest ancestor that presents.
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

  /// A controller's class, with its UIKit superclass if that says more.
  func className(_ index: Index) -> Message.ClassName {
    let viewController = app.viewControllers[index]
    let known = viewController.uiKitClass
    let saysMore = !viewController.isOfKnownClass && known != .viewController
    return Message.ClassName(
      viewController.className.value, superclass: saysMore ? known.name : nil)
  }

  /// The note with the location of a controller's declaration.
  func declarationNote(of index: Index) -> Diagnostic.Note {
    Diagnostic.Note(.declaredHere(id: id(index)), at: place(of: index))
  }

  /// The location of a controller's declaration: its id, or the whole declaration.
  func place(of index: Index) -> SourceRange? {
    let viewController = app.viewControllers[index]
    return (viewController.idIsImplied ? nil : viewController.id.range) ?? viewController.range
  }
}
