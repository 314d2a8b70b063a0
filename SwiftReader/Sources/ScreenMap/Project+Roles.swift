import SourceFacts

extension Project {
  /// All that a type inherits from.
  func supertypes(of type: ProjectType) -> ProjectType.Supertypes {
    if let known = type.supertypes { return known }
    // A type that inherits from itself, by mistake, ends here.
    var all = ProjectType.Supertypes()
    var seen: Set<Int> = [type.index]
    var queue = [type]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      for name in next.inherited {
        let base = name.hasPrefix("UIHostingController") ? "UIHostingController" : name
        guard let parent = self.type(named: base, in: next.outer, file: next.file) else {
          all.external.append(TypeName.simple(TypeName.base(base)))
          continue
        }
        guard seen.insert(parent.index).inserted else { continue }
        all.types.append(parent)
        queue.append(parent)
      }
    }
    type.supertypes = all
    return all
  }

  /// Which part of an app's interface a type is.
  func role(of type: ProjectType) -> ProjectType.Role {
    if let known = type.role { return known }
    let role = findRole(of: type)
    type.role = role
    return role
  }

  private func findRole(of type: ProjectType) -> ProjectType.Role {
    let all = supertypes(of: type)
    switch type.kind {
    case .class:
      if all.external.contains("UINavigationController") { return .navigation }
      return all.external.contains(where: SystemNames.isController) ? .controller : .other
    case .struct:
      let views: Set = [
        "View", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
      ]
      if !views.isDisjoint(with: all.external) { return .view }
      let inherited = all.external + all.types.map(\.simpleName)
      let hasBody = type.variables["body"] != nil || type.functions["body"] != nil
      return hasBody && inherited.contains { $0.hasSuffix("View") } ? .view : .other
    case .extension where SystemNames.isController(type.name): return .controller
    default: return .other
    }
  }

  /// Whether a type is one that a map may draw.
  func isScreen(_ type: ProjectType) -> Bool {
    type.index >= 0 && role(of: type) != .other
  }

  /// Whether the type is a container that UIKit knows, by its bases.
  func isTabBar(_ type: ProjectType) -> Bool {
    supertypes(of: type).external.contains("UITabBarController")
  }

  /// The Swift file that has the longest beginning in common with a path, by its number.
  func fileNearest(to path: String) -> Int {
    var best = (file: 0, count: -1)
    for (file, other) in files.enumerated() {
      let count = zip(path.utf8, other.path.utf8).prefix { $0 == $1 }.count
      if count > best.count { best = (file, count) }
    }
    return best.file
  }

  /// Whether two files are below the same of the project's first folders.
  func isSameTarget(_ one: Int, _ other: Int) -> Bool {
    paths[one].prefix { $0 != "/" } == paths[other].prefix { $0 != "/" }
  }

  /// The variable of a type, or of what it inherits from.
  func variable(_ name: String, of type: ProjectType) -> ProjectFunction? {
    if let own = type.variables[name] { return own }
    let all = supertypes(of: type)
    for parent in all.types {
      if let inherited = parent.variables[name] { return inherited }
    }
    for parent in all.external {
      if let added = foreign[parent]?.variables[name] { return added }
    }
    return nil
  }
}

/// What is known of names that the project doesn't declare.
enum SystemNames {
  /// Whether a class is a view controller, by its name.
  static func isController(_ name: String) -> Bool {
    guard name.isCapitalized, name.hasSuffix("Controller") else { return false }
    return endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "ViewController", "NavigationController", "TabBarController", "AlertController",
    "SearchController", "HostingController", "PickerController", "PreviewController",
    "InteractionController", "ActivityController", "ReferenceLibraryController",
  ]

  /// Views of SwiftUI that show nothing but themselves.
  static let leaves: Set<String> = [
    "Text", "Image", "Label", "Color", "Spacer", "Divider", "EmptyView", "ProgressView", "Toggle",
    "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "Slider", "Stepper", "Link",
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path", "Gauge",
    "AsyncImage", "ContentUnavailableView", "ShareLink", "EditButton", "ColorPicker",
    "LinearGradient", "RadialGradient", "Canvas", "Map", "Chart", "VideoPlayer", "PhotosPicker",
    "Menu", "MenuButton", "LabeledContent", "Button", "ToolbarItem", "ToolbarItemGroup",
    "NavigationLink", "EmptyModifier", "ModifiedContent", "UnevenRoundedRectangle",
    "PasteButton", "SignInWithAppleButton", "MultiDatePicker", "RenameButton",
  ]

  /// Controllers of the system that ask or share: a map doesn't draw them.
  static func isSystemScreen(_ name: String) -> Bool {
    (isController(name) && hasPrefix(name)) || name == "SafariView" || name == "ActivityView"
  }

  /// Whether it is a controller that the app declares where it isn't read: in Objective-C.
  static func isOwnController(_ name: String) -> Bool { isController(name) && !hasPrefix(name) }

  /// Whether its first letters are those of one of the system's frameworks.
  private static func hasPrefix(_ name: String) -> Bool {
    let letters = name.prefix { $0.isUppercase }
    return letters.count >= 3 && prefixes.contains(String(letters.dropLast()))
  }

  private static let prefixes: Set = [
    "AB", "AS", "AV", "CK", "CN", "CS", "EK", "GK", "HK", "HM", "IN", "INUI", "MC", "MF", "MK",
    "MP", "NS",
    "PH", "PK", "QL", "RP", "SF", "SK", "SL", "ST", "TV", "UI", "VN", "WK",
  ]
}
