import VCSource

extension ViewController {
  /// The properties that only a few classes read.
  struct Details: Sendable {
    var link: Sourced<Hyperlink>?
    var image: Sourced<String>?
    var imageFile: ImageFile?
    var family: Sourced<String>?
    var note: Sourced<String>?
    var group: Sourced<String>?
    var role: Sourced<SceneRole>?
    var navigation: Sourced<String>?
    var preferredStyle: Sourced<AlertStyle>?
    var sourceType: Sourced<ImageSource>?
    var sourceView: Sourced<String>?
    var barButtonItem: Sourced<String>?
    var sourceItem: Sourced<String>?
    var settings: [ViewControllerKey: Sourced<KeyValue>] = [:]
    var transitionStyle: Sourced<PageTransitionStyle>?
    var spineLocation: Sourced<SpineLocation>?
    var references: [Reference] = []
    var childNames: [Index: String] = [:]
    var state: Sourced<AppearanceState>?
    var isViewLoaded: Sourced<Bool>?
    var isInWindow: Sourced<Bool>?
    var columns: SplitColumns?
    var tabs: [Tab] = []
    var selectedTab: Sourced<String>?
    var mode: Sourced<TabBarMode>?
    var detents: Sourced<[Detent]>?
    var selectedDetentIdentifier: Sourced<String>?
    var preferredTransition: Sourced<PreferredTransition>?
    var largestUndimmedDetentIdentifier: Sourced<String>?
    var preferredContentSize: Sourced<ContentSize>?
    var adaptivePresentationStyle: Sourced<ModalPresentationStyle>?
    var adaptiveViewController: Index?
    var searchController: Index?
    var systemMade: SystemMade?
    var address: String?
  }

  /// Whether any detail is declared.
  package var hasDetails: Bool { !details.isEmpty }

  // No key paths: the first uses of key paths in a process take as long as reading a small
  // description.
  mutating func setDetail(isNil: Bool, _ set: (inout Details) -> Void) {
    if details.isEmpty {
      if isNil { return }
      details = [Details()]
    }
    set(&details[0])
  }

  /// The references to objects and controllers other than its relatives, in declared order.
  package var references: [Reference] {
    get { details.first?.references ?? [] }
    set { setDetail(isNil: newValue.isEmpty) { $0.references = newValue } }
  }

  /// The reference to the object that animates its presentation, nil if there is none (R15).
  package var transitioningDelegate: Reference? {
    references.first { $0.name.value == "transitioningDelegate" }
  }

  /// The properties that contain its declared children, by the children's indices in the
  /// description. Children declared in a list have none.
  package var childNames: [Index: String] {
    get { details.first?.childNames ?? [:] }
    set { setDetail(isNil: newValue.isEmpty) { $0.childNames = newValue } }
  }

  /// Whether an alert controller is an alert or an action sheet, nil if not set (R13).
  package var preferredStyle: Sourced<AlertStyle>? {
    get { details.first?.preferredStyle }
    set { setDetail(isNil: newValue == nil) { $0.preferredStyle = newValue } }
  }

  /// The source of an image picker's images, nil if not set (R13).
  package var sourceType: Sourced<ImageSource>? {
    get { details.first?.sourceType }
    set { setDetail(isNil: newValue == nil) { $0.sourceType = newValue } }
  }

  /// The part of the app that it belongs to, such as a folder; slashes separate nested folders.
  package var group: Sourced<String>? {
    get { details.first?.group }
    set { setDetail(isNil: newValue == nil) { $0.group = newValue } }
  }

  /// The role of a box that is not a screen.
  package var role: Sourced<SceneRole>? {
    get { details.first?.role }
    set { setDetail(isNil: newValue == nil) { $0.role = newValue } }
  }

  /// The class of the navigation controller around it, which figures of scenes leave out.
  package var navigation: Sourced<String>? {
    get { details.first?.navigation }
    set { setDetail(isNil: newValue == nil) { $0.navigation = newValue } }
  }

  /// The title of the family whose top it is.
  package var family: Sourced<String>? {
    get { details.first?.family }
    set { setDetail(isNil: newValue == nil) { $0.family = newValue } }
  }

  /// The author's note on it, which figures show.
  package var note: Sourced<String>? {
    get { details.first?.note }
    set { setDetail(isNil: newValue == nil) { $0.note = newValue } }
  }

  /// The destination of its box's link, in formats that have links.
  package var link: Sourced<Hyperlink>? {
    get { details.first?.link }
    set { setDetail(isNil: newValue == nil) { $0.link = newValue } }
  }

  /// The path of a picture of its screen, from the description's folder.
  package var image: Sourced<String>? {
    get { details.first?.image }
    set { setDetail(isNil: newValue == nil) { $0.image = newValue } }
  }

  /// The picture of its screen, once it was read; nil if it can't be shown.
  package var imageFile: ImageFile? {
    get { details.first?.imageFile }
    set { setDetail(isNil: newValue == nil) { $0.imageFile = newValue } }
  }

  /// The values of properties that have no place of their own: no answer depends on most.
  package var settings: [ViewControllerKey: Sourced<KeyValue>] {
    get { details.first?.settings ?? [:] }
    set { setDetail(isNil: newValue.isEmpty) { $0.settings = newValue } }
  }

  /// A Boolean one among them, nil if not set.
  package subscript(flag key: ViewControllerKey) -> Sourced<Bool>? {
    get {
      guard let setting = settings[key], case .flag(let value) = setting.value else { return nil }
      return Sourced(value, at: setting.range)
    }
    set { settings[key] = newValue.map { Sourced(.flag($0.value), at: $0.range) } }
  }

  /// The style in which a page view controller turns its pages, nil if not set (R24).
  package var transitionStyle: Sourced<PageTransitionStyle>? {
    get { details.first?.transitionStyle }
    set { setDetail(isNil: newValue == nil) { $0.transitionStyle = newValue } }
  }

  /// The appearance state of an observed controller's view, nil if not observed.
  package var state: Sourced<AppearanceState>? {
    get { details.first?.state }
    set { setDetail(isNil: newValue == nil) { $0.state = newValue } }
  }

  /// Whether an observed controller's view was loaded, nil if not observed.
  package var isViewLoaded: Sourced<Bool>? {
    get { details.first?.isViewLoaded }
    set { setDetail(isNil: newValue == nil) { $0.isViewLoaded = newValue } }
  }

  /// Whether an observed controller's view was in the window, nil for what `state` says.
  package var isInWindow: Sourced<Bool>? {
    get { details.first?.isInWindow }
    set { setDetail(isNil: newValue == nil) { $0.isInWindow = newValue } }
  }

  /// The location of a page view controller's spine, nil if not set (R24).
  package var spineLocation: Sourced<SpineLocation>? {
    get { details.first?.spineLocation }
    set { setDetail(isNil: newValue == nil) { $0.spineLocation = newValue } }
  }

  /// The columns of a split view controller, nil if it lists its `viewControllers` (R25).
  package var columns: SplitColumns? {
    get { details.first?.columns }
    set { setDetail(isNil: newValue == nil) { $0.columns = newValue } }
  }

  /// The tabs of a tab bar controller, each group before its own tabs; empty if it lists its
  /// `viewControllers` (R39).
  package var tabs: [Tab] {
    get { details.first?.tabs ?? [] }
    set { setDetail(isNil: newValue.isEmpty) { $0.tabs = newValue } }
  }

  /// The identifier of the initially selected tab, of the bar or a group; nil for the first (R39).
  package var selectedTab: Sourced<String>? {
    get { details.first?.selectedTab }
    set { setDetail(isNil: newValue == nil) { $0.selectedTab = newValue } }
  }

  /// Whether a tab bar can become a sidebar; nil if not set, so that UIKit decides (R39).
  package var mode: Sourced<TabBarMode>? {
    get { details.first?.mode }
    set { setDetail(isNil: newValue == nil) { $0.mode = newValue } }
  }

  /// The detents of its sheet in compact width, the smallest first; nil if not set.
  package var detents: Sourced<[Detent]>? {
    get { details.first?.detents }
    set { setDetail(isNil: newValue == nil) { $0.detents = newValue } }
  }

  /// The preferred transition, nil for its `modalTransitionStyle` (R38).
  package var preferredTransition: Sourced<PreferredTransition>? {
    get { details.first?.preferredTransition }
    set { setDetail(isNil: newValue == nil) { $0.preferredTransition = newValue } }
  }

  /// The initial detent of its sheet, nil for the smallest.
  package var selectedDetentIdentifier: Sourced<String>? {
    get { details.first?.selectedDetentIdentifier }
    set { setDetail(isNil: newValue == nil) { $0.selectedDetentIdentifier = newValue } }
  }

  /// The largest detent that leaves the part above its sheet undimmed, nil if all dim it.
  package var largestUndimmedDetentIdentifier: Sourced<String>? {
    get { details.first?.largestUndimmedDetentIdentifier }
    set { setDetail(isNil: newValue == nil) { $0.largestUndimmedDetentIdentifier = newValue } }
  }

  /// The size of the controller in a form sheet or popover, nil if not set.
  package var preferredContentSize: Sourced<ContentSize>? {
    get { details.first?.preferredContentSize }
    set { setDetail(isNil: newValue == nil) { $0.preferredContentSize = newValue } }
  }

  /// The answer of its presentation's delegate in compact width, nil if there is none (R14).
  package var adaptivePresentationStyle: Sourced<ModalPresentationStyle>? {
    get { details.first?.adaptivePresentationStyle }
    set { setDetail(isNil: newValue == nil) { $0.adaptivePresentationStyle = newValue } }
  }

  /// The controller that its presentation's delegate shows in its place where the style adapts; nil
  /// if there is none (R14).
  package var adaptiveViewController: Index? {
    get { details.first?.adaptiveViewController }
    set { setDetail(isNil: newValue == nil) { $0.adaptiveViewController = newValue } }
  }

  /// The search controller of its navigation item (R23).
  package var searchController: Index? {
    get { details.first?.searchController }
    set { setDetail(isNil: newValue == nil) { $0.searchController = newValue } }
  }

  /// The reason why UIKit makes the controller, nil for the app's controllers.
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
