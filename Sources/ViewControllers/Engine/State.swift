import Diagnostics

/// What the steps change: one mutable value, from which a `Hierarchy` is made for the moment that
/// is asked for.
struct State: Sendable {
  typealias Index = ViewController.Index

  private(set) var app: AppDescription
  /// `ViewController.kind` of every controller, looked up once.
  private(set) var kinds: [ContainerKind]

  /// The window's root view controller (R26).
  var root: Index
  /// The direct container of each controller; -1 is nil.
  var parent: [Index]
  var children: [[Index]]
  /// The selected child of each tab bar controller that a step or `selectedIndex` selected.
  var selected: [Index: Index] = [:]

  /// The presentations, in order; one that ended is nil until all after it have. Elsewhere a
  /// presentation is named by where it stands here.
  var presentations: [PresentationRecord?] = []
  /// The presentation that each presenter makes.
  var presentationByPresenter: [Index: Int] = [:]
  /// The presentation that shows each presented controller.
  var presentationByPresented: [Index: Int] = [:]
  /// The presentations made from members of the root family.
  var presentationsFromRootFamily: Set<Int> = []

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
    /// The presentations made from members of the presented family.
    var fromItsFamily: Set<Int> = []
  }

  /// What took a controller out of its family, and where.
  struct Departure: Sendable {
    var kind: Message.Departure
    var range: SourceRange?
  }

  /// What was found while running.
  struct Findings: Sendable {
    var diagnostics: [Diagnostic] = []
    var hints: [Diagnostic] = []
    /// The steps that changed nothing, by number from 1.
    var refusedSteps: [Int] = []
    /// The controllers whose `definesPresentationContext` decided who presents (R6).
    var contextsReached: Set<Index> = []
    /// The controllers that a step gave children.
    var filled: Set<Index> = []
    var presentationsTried = 0
  }

  init(_ containment: DeclaredContainment, of app: AppDescription) {
    self.app = app
    root = app.rootViewController
    // As in checkDeclarations: neighbours are often of one class.
    var (name, own) = ("", UIKitClass?.none)
    kinds = app.viewControllers.map { viewController in
      if viewController.className.value != name {
        name = viewController.className.value
        own = UIKitClass(named: name)
      }
      return own?.kind ?? viewController.superclass?.value.kind ?? .custom
    }
    parent = containment.parent
    children = containment.children
    neverShown = [Bool](repeating: true, count: parent.count)
    for (index, viewController) in app.viewControllers.enumerated() {
      guard let position = viewController.selectedIndex?.value,
        children[index].indices.contains(position)
      else { continue }
      selected[index] = children[index][position]
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

  /// Adds a step after the first so many of the description's, and drops the others.
  mutating func declare(_ step: Step, afterStep number: Int) {
    app.steps = app.steps.prefix(number) + [step]
  }

  // MARK: Queries

  /// The top of a controller's family: its only member without a parent (R8).
  func top(of member: Index) -> Index {
    var top = member
    while parent[top] >= 0 { top = parent[top] }
    return top
  }

  /// Whether a controller is in a family: below the window's root or a presented controller.
  func isInFamily(_ member: Index) -> Bool { isShown(top: top(of: member)) }

  func isShown(top: Index) -> Bool {
    top == root || presentationByPresented[top] != nil
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

  /// The presentations in force, in order.
  var presentationsInForce: [Presentation] { presentations.compactMap { $0?.presentation } }

  /// A presentation in force, nil for one that ended.
  func record(_ number: Int) -> PresentationRecord? {
    presentations.indices.contains(number) ? presentations[number] : nil
  }

  /// The presentation that a controller makes, nil for none.
  func record(ofPresenter presenter: Index) -> PresentationRecord? {
    presentationByPresenter[presenter].flatMap { presentations[$0] }
  }

  /// The presentation that shows a controller as the top of its family, nil for none.
  func record(ofPresented presented: Index) -> PresentationRecord? {
    presentationByPresented[presented].flatMap { presentations[$0] }
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
