import Diagnostics

extension ViewController {
  /// What the classes of a few controllers read.
  struct Details: Sendable {
    var link: Sourced<Hyperlink>?
    var group: Sourced<String>?
    var role: Sourced<SceneRole>?
    var preferredStyle: Sourced<AlertStyle>?
    var sourceType: Sourced<ImageSource>?
    var sourceView: Sourced<String>?
    var barButtonItem: Sourced<String>?
    var transitionStyle: Sourced<PageTransitionStyle>?
    var spineLocation: Sourced<SpineLocation>?
    var isToolbarHidden: Sourced<Bool>?
    var references: [Reference] = []
    var childNames: [Index: String] = [:]
    var state: Sourced<AppearanceState>?
    var isViewLoaded: Sourced<Bool>?
    var columns: SplitColumns?
    var tabs: [Tab] = []
    var selectedTab: Sourced<String>?
    var mode: Sourced<TabBarMode>?
    var isSidebarHidden: Sourced<Bool>?
    var collapseSecondary: Sourced<Bool>?
    var detents: Sourced<[Detent]>?
    var selectedDetentIdentifier: Sourced<String>?
    var preferredTransition: Sourced<PreferredTransition>?
    var largestUndimmedDetentIdentifier: Sourced<String>?
    var isModalInPresentation: Sourced<Bool>?
    var preferredContentSize: Sourced<ContentSize>?
    var adaptivePresentationStyle: Sourced<ModalPresentationStyle>?
    var searchController: Index?
    var systemMade: SystemMade?
    var address: String?
  }

  /// Whether any of them is declared.
  package var hasDetails: Bool { !details.isEmpty }

  // No key paths: a program's first uses of them take as long as reading a small description.
  private mutating func setDetail(isNil: Bool, _ set: (inout Details) -> Void) {
    if details.isEmpty {
      if isNil { return }
      details = [Details()]
    }
    set(&details[0])
  }

  /// What it refers to besides its relatives, in declared order.
  public var references: [Reference] {
    get { details.first?.references ?? [] }
    set { setDetail(isNil: newValue.isEmpty) { $0.references = newValue } }
  }

  /// Who animates its presentation: the reference of this name, nil for none (R15).
  public var transitioningDelegate: Reference? {
    references.first { $0.name.value == "transitioningDelegate" }
  }

  /// The properties by which it knows its declared children, by the children's places in the
  /// description; those that are declared in a list have none.
  public var childNames: [Index: String] {
    get { details.first?.childNames ?? [:] }
    set { setDetail(isNil: newValue.isEmpty) { $0.childNames = newValue } }
  }

  /// Whether an alert controller is an alert or an action sheet, nil where it is not set (R13).
  public var preferredStyle: Sourced<AlertStyle>? {
    get { details.first?.preferredStyle }
    set { setDetail(isNil: newValue == nil) { $0.preferredStyle = newValue } }
  }

  /// Where an image picker takes its images from, nil where it is not set (R13).
  public var sourceType: Sourced<ImageSource>? {
    get { details.first?.sourceType }
    set { setDetail(isNil: newValue == nil) { $0.sourceType = newValue } }
  }

  /// The part of the app that it belongs to, such as a folder, with slashes between folders.
  public var group: Sourced<String>? {
    get { details.first?.group }
    set { setDetail(isNil: newValue == nil) { $0.group = newValue } }
  }

  /// What it is if it is no screen.
  public var role: Sourced<SceneRole>? {
    get { details.first?.role }
    set { setDetail(isNil: newValue == nil) { $0.role = newValue } }
  }

  /// Where its box leads, in formats that have links.
  public var link: Sourced<Hyperlink>? {
    get { details.first?.link }
    set { setDetail(isNil: newValue == nil) { $0.link = newValue } }
  }

  /// The name of the view that a popover of the controller points at.
  public var sourceView: Sourced<String>? {
    get { details.first?.sourceView }
    set { setDetail(isNil: newValue == nil) { $0.sourceView = newValue } }
  }

  /// The name of the button in a bar that a popover of the controller points at.
  public var barButtonItem: Sourced<String>? {
    get { details.first?.barButtonItem }
    set { setDetail(isNil: newValue == nil) { $0.barButtonItem = newValue } }
  }

  /// How a page view controller turns its pages, nil where it is not set (R24).
  public var transitionStyle: Sourced<PageTransitionStyle>? {
    get { details.first?.transitionStyle }
    set { setDetail(isNil: newValue == nil) { $0.transitionStyle = newValue } }
  }

  /// How far the view of an observed controller had appeared, nil where nobody looked.
  public var state: Sourced<AppearanceState>? {
    get { details.first?.state }
    set { setDetail(isNil: newValue == nil) { $0.state = newValue } }
  }

  /// Whether an observed controller had its view, nil where nobody looked.
  public var isViewLoaded: Sourced<Bool>? {
    get { details.first?.isViewLoaded }
    set { setDetail(isNil: newValue == nil) { $0.isViewLoaded = newValue } }
  }

  /// Where the spine of a page view controller is, nil where it is not set (R24).
  public var spineLocation: Sourced<SpineLocation>? {
    get { details.first?.spineLocation }
    set { setDetail(isNil: newValue == nil) { $0.spineLocation = newValue } }
  }

  /// Whether a navigation controller shows no toolbar, nil where it is not set: then it shows none.
  public var isToolbarHidden: Sourced<Bool>? {
    get { details.first?.isToolbarHidden }
    set { setDetail(isNil: newValue == nil) { $0.isToolbarHidden = newValue } }
  }

  /// The columns of a split view controller, nil where it lists its `viewControllers` (R25).
  public var columns: SplitColumns? {
    get { details.first?.columns }
    set { setDetail(isNil: newValue == nil) { $0.columns = newValue } }
  }

  /// The tabs of a tab bar controller, each group before its own; empty for `viewControllers` (R39).
  public var tabs: [Tab] {
    get { details.first?.tabs ?? [] }
    set { setDetail(isNil: newValue.isEmpty) { $0.tabs = newValue } }
  }

  /// The identifier of the tab that is selected first, of the bar or a group; nil for the first (R39).
  public var selectedTab: Sourced<String>? {
    get { details.first?.selectedTab }
    set { setDetail(isNil: newValue == nil) { $0.selectedTab = newValue } }
  }

  /// Whether a tab bar can become a sidebar, nil where it is not set: then UIKit decides (R39).
  public var mode: Sourced<TabBarMode>? {
    get { details.first?.mode }
    set { setDetail(isNil: newValue == nil) { $0.mode = newValue } }
  }

  /// `sidebar.isHidden` of a tab bar controller, nil where it is not set: figures show the tab bar (R41).
  public var isSidebarHidden: Sourced<Bool>? {
    get { details.first?.isSidebarHidden }
    set { setDetail(isNil: newValue == nil) { $0.isSidebarHidden = newValue } }
  }

  /// The delegate's answer to `splitViewController(_:collapseSecondary:onto:)`: with true the detail is
  /// left out in compact width. Nil where nobody answers, which is false (R25).
  public var collapseSecondary: Sourced<Bool>? {
    get { details.first?.collapseSecondary }
    set { setDetail(isNil: newValue == nil) { $0.collapseSecondary = newValue } }
  }

  /// The heights at which its sheet rests in compact width, the smallest first; nil where not set.
  public var detents: Sourced<[Detent]>? {
    get { details.first?.detents }
    set { setDetail(isNil: newValue == nil) { $0.detents = newValue } }
  }

  /// The transition that it prefers, nil for its `modalTransitionStyle` (R38).
  public var preferredTransition: Sourced<PreferredTransition>? {
    get { details.first?.preferredTransition }
    set { setDetail(isNil: newValue == nil) { $0.preferredTransition = newValue } }
  }

  /// The detent at which its sheet rests first, nil for the smallest.
  public var selectedDetentIdentifier: Sourced<String>? {
    get { details.first?.selectedDetentIdentifier }
    set { setDetail(isNil: newValue == nil) { $0.selectedDetentIdentifier = newValue } }
  }

  /// The largest detent at which the part above its sheet is not dimmed, nil where all dim it.
  public var largestUndimmedDetentIdentifier: Sourced<String>? {
    get { details.first?.largestUndimmedDetentIdentifier }
    set { setDetail(isNil: newValue == nil) { $0.largestUndimmedDetentIdentifier = newValue } }
  }

  /// Whether no swipe dismisses it, nil where it is not set.
  public var isModalInPresentation: Sourced<Bool>? {
    get { details.first?.isModalInPresentation }
    set { setDetail(isNil: newValue == nil) { $0.isModalInPresentation = newValue } }
  }

  /// How large it is as a form sheet or popover, nil where it is not set.
  public var preferredContentSize: Sourced<ContentSize>? {
    get { details.first?.preferredContentSize }
    set { setDetail(isNil: newValue == nil) { $0.preferredContentSize = newValue } }
  }

  /// What the delegate of its presentation answers in compact width, nil where there is none (R14).
  public var adaptivePresentationStyle: Sourced<ModalPresentationStyle>? {
    get { details.first?.adaptivePresentationStyle }
    set { setDetail(isNil: newValue == nil) { $0.adaptivePresentationStyle = newValue } }
  }

  /// The search controller of its navigation item (R23).
  public var searchController: Index? {
    get { details.first?.searchController }
    set { setDetail(isNil: newValue == nil) { $0.searchController = newValue } }
  }

  /// Why UIKit makes the controller, nil for those of the app's.
  package var systemMade: SystemMade? {
    get { details.first?.systemMade }
    set { setDetail(isNil: newValue == nil) { $0.systemMade = newValue } }
  }

  /// The address of an observed controller in lower case, nil where none was printed.
  package var address: String? {
    get { details.first?.address }
    set { setDetail(isNil: newValue == nil) { $0.address = newValue } }
  }
}
