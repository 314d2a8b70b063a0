import VCDiagnostics
import VCEngine
import VCTextFormats

/// The contents of one storyboard: its view controllers in order, each with its segues.
struct StoryboardFile {
  /// The name by which other storyboards refer to it.
  let name: String
  private(set) var controllers: [StoryboardController] = []
  private(set) var initialViewController: String?
  /// The location of the document's element, for messages about the whole storyboard.
  private(set) var documentRange: SourceRange?
  private let elements: [XMLElement]
  private let diagnostics: DiagnosticCollector

  /// Creates the file. Returns nil, and reports it, if the document isn't a UIKit storyboard.
  init?(_ source: Source, _ diagnostics: DiagnosticCollector) {
    guard let elements = XMLReader.elements(of: source, diagnostics) else { return nil }
    self.elements = elements
    self.diagnostics = diagnostics
    name = Self.name(of: source)
    guard let document = elements.first, document.name == "document",
      document["type"]?.contains("Storyboard") == true
    else {
      diagnostics.error(.storyboard(.notAStoryboard), at: elements.first?.range)
      return nil
    }
    let runtime = document["targetRuntime"] ?? ""
    if runtime.contains("Cocoa") && !runtime.contains("iOS") || runtime.contains("watch") {
      diagnostics.error(.storyboard(.otherRuntime(runtime)), at: document.range)
      return nil
    }
    initialViewController = document["initialViewController"]
    documentRange = document.range
    readControllers()
  }

  /// Returns `Main` for `Base.lproj/Main.storyboard`.
  private static func name(of source: Source) -> String {
    let file = source.name.split(separator: "/").last.map(String.init) ?? source.name
    return file.hasSuffix(".storyboard") ? String(file.dropLast(11)) : file
  }

  private mutating func readControllers() {
    /// Each element's controller, and the first controller of each element's scene.
    var owners = [Int?](repeating: nil, count: elements.count)
    var scenes = owners
    var controllerOfScene: [Int: Int] = [:]
    var late: [Int] = []
    for (index, element) in elements.enumerated() {
      let parent = element.parent
      scenes[index] = element.name == "scene" ? index : parent.flatMap { scenes[$0] }
      owners[index] = parent.flatMap { owners[$0] }
      let isObject = parent.map { elements[$0].name == "objects" } ?? false
      if isObject, element["sceneMemberID"] == "viewController" {
        owners[index] = controllers.count
        if let scene = scenes[index], controllerOfScene[scene] == nil {
          controllerOfScene[scene] = controllers.count
        }
        controllers.append(controller(element))
      } else if element.name == "segue", element["reference"] == nil {
        // Objects such as gesture recognizers are siblings of their controller, and may precede it.
        if let owner = owners[index] { add(element, to: owner) } else { late.append(index) }
      } else if let owner = owners[index], let parent {
        read(element, in: elements[parent], of: owner)
      }
    }
    for index in late {
      if let owner = scenes[index].flatMap({ controllerOfScene[$0] }) {
        add(elements[index], to: owner)
      }
    }
  }

  private func controller(_ element: XMLElement) -> StoryboardController {
    let base = StoryboardController.classes[element.name]
    let baseClass = base ?? UIKitClass.viewController.name
    var controller = StoryboardController(
      id: element["id"] ?? "", baseClass: baseClass,
      declaration: ViewController(id: "", className: Sourced(baseClass)), range: element.range)
    if element.name == StoryboardController.placeholder {
      controller.reference = StoryboardController.Reference(
        storyboard: element["storyboardName"] ?? name,
        identifier: element["referencedIdentifier"])
    } else if base == nil {
      diagnostics.warning(.storyboard(.unknownController(element.name)), at: element.range)
    }
    controller.customClass = element["customClass"]
    controller.storyboardIdentifier = element["storyboardIdentifier"]
    controller.title = element["title"]
    controller.label = element["userLabel"]
    controller.declaration.range = element.range
    controller.declaration.definesPresentationContext = flag(
      "definesPresentationContext", of: element)
    controller.declaration.providesPresentationContextTransitionStyle = flag(
      "providesPresentationContextTransitionStyle", of: element)
    controller.declaration.modalPresentationStyle = choice("modalPresentationStyle", of: element)
    controller.declaration.modalTransitionStyle = choice("modalTransitionStyle", of: element)
    // Interface Builder writes this attribute if the toolbar is shown.
    if UIKitClass(named: baseClass)?.kind == .navigation {
      controller.declaration.isToolbarHidden = flag("toolbarHidden", of: element)
    }
    if element.name == "pageViewController" {
      controller.declaration.transitionStyle = choice("transitionStyle", of: element)
      // Interface Builder writes the spine of scrolling pages too, although these have none.
      if controller.declaration.transitionStyle?.value != .scroll {
        controller.declaration.spineLocation = choice("spineLocation", of: element)
      }
    }
    if element.name == "splitViewController" {
      controller.splitStyle = element["style"].flatMap { SplitViewStyle(rawValue: $0) }
      controller.allowsColumns = element["allowDoubleColumnStyle"] == "YES"
    }
    controller.selectedIndex = element["selectedIndex"].flatMap { Int($0) }
    return controller
  }

  private mutating func read(_ element: XMLElement, in parent: XMLElement, of owner: Int) {
    switch element.name {
    case "navigationItem" where element["key"] == "navigationItem",
      "tabBarItem" where element["key"] == "tabBarItem":
      guard let title = element["title"], title != "Item" else { return }
      if element.name == "navigationItem" || controllers[owner].itemTitle == nil {
        controllers[owner].itemTitle = title
      }
    case "integer" where parent["keyPath"] == "selectedIndex":
      controllers[owner].selectedIndex = element["value"].flatMap { Int($0) }
    default: break
    }
  }

  private mutating func add(_ element: XMLElement, to owner: Int) {
    controllers[owner].segues.append(
      StoryboardController.Segue(
        kind: element["kind"] ?? "", relationship: element["relationship"],
        destination: element["destination"] ?? "", identifier: element["identifier"],
        unwindAction: element["unwindAction"], customClass: element["customClass"],
        presentationStyle: choice("modalPresentationStyle", of: element),
        transitionStyle: choice("modalTransitionStyle", of: element), range: element.range))
  }

  private func flag(_ name: String, of element: XMLElement) -> Sourced<Bool>? {
    element[name].map { Sourced($0 == "YES", at: element.range) }
  }

  private func choice<Value: RawRepresentable<String>>(
    _ name: String, of element: XMLElement
  ) -> Sourced<Value>? {
    guard let text = element[name] else { return nil }
    if let value = Value(rawValue: text) { return Sourced(value, at: element.range) }
    diagnostics.warning(
      .storyboard(.unknownValue(attribute: name, text)), at: element.range)
    return nil
  }
}

/// A view controller as a storyboard declares it.
struct StoryboardController {
  /// The object's id, for instance `BYZ-38-t0r`.
  var id: String
  var baseClass: String
  var customClass: String?
  var storyboardIdentifier: String?
  var title: String?
  /// The title of its bar item.
  var itemTitle: String?
  /// The name of the object in Interface Builder.
  var label: String?
  /// The declaration derived from the controller's element alone.
  var declaration: ViewController
  var selectedIndex: Int?
  /// The style of a split view controller in the storyboard.
  var splitStyle: SplitViewStyle?
  /// Whether a split view controller may have named columns (R25).
  var allowsColumns = false
  /// The target of a placeholder; nil for a controller in this storyboard.
  var reference: Reference?
  var segues: [Segue] = []
  var range: SourceRange

  /// Whether it is a split view controller with named columns (R25). Interface Builder expresses
  /// this in three ways.
  var hasColumns: Bool {
    splitStyle != nil || allowsColumns
      || segues.contains { $0.relationship == "supplementaryViewController" }
  }

  /// The identifier by which segues and code find it, or that of a placeholder's target.
  var identifier: String? { storyboardIdentifier ?? reference?.identifier }

  struct Reference {
    var storyboard: String
    /// The target's identifier; nil for the initial view controller.
    var identifier: String?
  }

  struct Segue {
    var kind: String
    /// The destination's role for the source, if `kind` is `relationship`.
    var relationship: String?
    var destination: String
    var identifier: String?
    var unwindAction: String?
    var customClass: String?
    var presentationStyle: Sourced<ModalPresentationStyle>?
    var transitionStyle: Sourced<ModalTransitionStyle>?
    var range: SourceRange

    /// Whether it expresses containment, and so takes effect before all other segues.
    var isContainment: Bool { kind == "relationship" || kind == "embed" }
  }

  static let placeholder = "viewControllerPlaceholder"

  /// The classes of Interface Builder's elements.
  static let classes = [
    "viewController": "UIViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "tableViewController": "UITableViewController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    "collectionViewController": "UICollectionViewController",
    "hostingController": "UIHostingController", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController", placeholder: "UIViewController",
  ]
}
