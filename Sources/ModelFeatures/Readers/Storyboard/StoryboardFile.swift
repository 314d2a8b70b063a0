import VCDescriptions
import VCEngine
import VCSource

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
  ///
  /// - Parameters:
  ///   - start: The offset of the storyboard in a text that joins several.
  ///   - isOfFolder: Whether it was found in a folder, so that a storyboard for another system is
  ///     left out.
  init?(
    _ source: Source, at start: Int = 0, isOfFolder: Bool = false,
    _ diagnostics: DiagnosticCollector
  ) {
    let faults = DiagnosticCollector()
    let read = XMLReader.elements(of: source, faults)
    diagnostics.add(contentsOf: faults.diagnostics.map { $0.moved(by: start) })
    guard let read else { return nil }
    elements = start == 0 ? read : read.map { $0.moved(by: start) }
    self.diagnostics = diagnostics
    name = Self.name(of: source)
    let type = elements.first?["type"] ?? ""
    guard let document = elements.first, document.name == "document", type.contains("Storyboard")
    else {
      let isXIB = type.hasPrefix("com.apple.InterfaceBuilder") && type.hasSuffix(".XIB")
      diagnostics.error(isXIB ? .xib : .notAStoryboard, at: elements.first?.range)
      return nil
    }
    let runtime = document["targetRuntime"] ?? ""
    if runtime == "AppleTV" { diagnostics.hint(.storyboardOfTVOS, at: document.range) }
    // macOS and watchOS have none of UIKit's view controllers.
    if runtime.contains("Cocoa") && !runtime.contains("iOS") || runtime.contains("watch") {
      if isOfFolder {
        diagnostics.hint(.leftOut(runtime: runtime), at: document.range)
      } else {
        diagnostics.error(.otherRuntime(runtime: runtime), at: document.range)
      }
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
        // Those of a peek lead where the segue does in which they stand.
        if element["inheritsFrom"] != nil, element["destination"] == nil { continue }
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
    if base == nil {
      diagnostics.warning(.unknownController(name: element.name), at: element.range)
    }
    let baseClass = base ?? UIKitClass.viewController.name
    var controller = StoryboardController(
      id: element["id"] ?? "", baseClass: baseClass,
      declaration: declaration(element, baseClass), range: element.range)
    if element.name == StoryboardController.placeholder {
      controller.reference = StoryboardController.Reference(
        storyboard: element["storyboardName"] ?? name,
        identifier: element["referencedIdentifier"])
    }
    controller.customClass = element["customClass"]
    controller.storyboardIdentifier = element["storyboardIdentifier"]
    controller.title = element["title"]
    controller.label = element["userLabel"]
    if element.name == "splitViewController" {
      controller.hasColumnStyle =
        element["style"].flatMap { SplitViewStyle(rawValue: $0) } != nil
        || element["allowDoubleColumnStyle"] == "YES"
    }
    controller.selectedIndex = element["selectedIndex"].flatMap { Int($0) }
    return controller
  }

  private func declaration(_ element: XMLElement, _ baseClass: String) -> ViewController {
    var declaration = ViewController(id: "", className: Sourced(baseClass))
    declaration.range = element.range
    declaration.definesPresentationContext = flag("definesPresentationContext", of: element)
    declaration.providesPresentationContextTransitionStyle = flag(
      "providesPresentationContextTransitionStyle", of: element)
    declaration[flag: .hidesBottomBarWhenPushed] = flag("hidesBottomBarWhenPushed", of: element)
    declaration.modalPresentationStyle = choice("modalPresentationStyle", of: element)
    declaration.modalTransitionStyle = choice("modalTransitionStyle", of: element)
    // Interface Builder writes this attribute if the toolbar is shown.
    if UIKitClass(named: baseClass)?.kind == .navigation {
      declaration[flag: .isToolbarHidden] = flag("toolbarHidden", of: element)
    }
    if element.name == "pageViewController" {
      declaration.transitionStyle = choice("transitionStyle", of: element)
      // Interface Builder writes the spine of scrolling pages too, although these have none.
      if declaration.transitionStyle?.value != .scroll {
        declaration.spineLocation = choice("spineLocation", of: element)
      }
    }
    return declaration
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
    diagnostics.warning(.unknownValue(attribute: name, value: text), at: element.range)
    return nil
  }
}
