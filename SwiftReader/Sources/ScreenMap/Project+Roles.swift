extension Project {
  /// Returns all supertypes of a type.
  func supertypes(of type: ProjectType) -> ProjectType.Supertypes {
    if let known = type.supertypes { return known }
    // Stops at a type that inherits from itself by mistake.
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

  /// Returns the role of a type in an app's interface.
  func role(of type: ProjectType) -> ProjectType.Role {
    if let known = type.role { return known }
    let role = findRole(of: type)
    type.role = role
    return role
  }

  /// Returns the role of an end of a transition, nil for one that the project doesn't declare.
  func role(of screen: Screen) -> ProjectType.Role? { type(of: screen).map { role(of: $0) } }

  private func findRole(of type: ProjectType) -> ProjectType.Role {
    let all = supertypes(of: type)
    switch type.kind {
    case .class:
      if all.external.contains("UINavigationController") { return .navigation }
      if all.external.contains(where: SystemNames.isController) { return .controller }
      // A package's base class may have any name: `class Stats: PagerController`.
      let isNamed = SystemNames.isController(type.simpleName)
      return isNamed && all.external.contains { $0.hasSuffix("Controller") } ? .controller : .other
    case .struct, .enum:
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

  /// Whether it is a view modifier, whose body is shown where it is created.
  func isModifier(_ type: ProjectType) -> Bool {
    supertypes(of: type).external.contains("ViewModifier")
  }

  /// Whether a function is the body of a view modifier.
  func isBodyOfModifier(_ function: ProjectFunction) -> Bool {
    function.name == "body" && function.owner.map(isModifier) == true
  }

  /// Whether a map may draw a type.
  func isScreen(_ type: ProjectType) -> Bool { !type.isForeign && role(of: type) != .other }

  /// Returns the type that an end of a transition is, nil for one that the project doesn't declare.
  func type(of screen: Screen) -> ProjectType? { screen.type.map { types[$0] } }

  /// Whether the type derives from `UITabBarController` or `UISplitViewController`.
  func isContainer(_ type: ProjectType) -> Bool {
    supertypes(of: type).external.contains { Screen.external($0).isContainer }
  }

  /// Returns the names of the undeclared classes from which a screen derives, or its own.
  func systemClasses(of screen: Screen) -> [String] {
    switch screen {
    case .type(let index): supertypes(of: types[index]).external
    case .external(let name): [name]
    }
  }

  /// Whether a type is a controller around whatever view it is given, so that it identifies no
  /// screen: `class Hosting: UIHostingController<AnyView>`.
  func showsAnyView(_ type: ProjectType) -> Bool {
    let parent = ([type] + supertypes(of: type).types).lazy.flatMap(\.inherited)
      .first { $0.hasPrefix("UIHostingController") }
    return parent.map { type.isGeneric || TypeName.arguments($0) == ["AnyView"] } ?? false
  }

  /// Returns the number of the Swift file whose path has the longest common prefix with `path`.
  func fileNearest(to path: String) -> Int {
    var best = (file: 0, count: -1)
    for (file, other) in files.enumerated() {
      let count = zip(path.utf8, other.path.utf8).prefix { $0 == $1 }.count
      if count > best.count { best = (file, count) }
    }
    return best.file
  }

  /// Whether two files are below the same top-level folder of the project.
  func isSameTarget(_ one: Int, _ other: Int) -> Bool {
    paths[one].prefix { $0 != "/" } == paths[other].prefix { $0 != "/" }
  }

  /// Returns a variable of a type or its supertypes.
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

/// Names that the project doesn't declare.
enum SystemNames {
  /// Whether a name is a view controller class's.
  static func isController(_ name: String) -> Bool {
    guard name.isCapitalized, name.hasSuffix("Controller") else { return false }
    return endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "ViewController", "NavigationController", "TabBarController", "AlertController",
    "SearchController", "HostingController", "PickerController", "PreviewController",
    "InteractionController", "ActivityController", "ReferenceLibraryController",
  ]

  /// SwiftUI views that show other views.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group", "GroupBox", "ForEach", "Section", "List", "Form", "ScrollView",
    "GeometryReader", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Tab",
  ]

  /// SwiftUI views that show only themselves.
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

  /// Whether a name is that of a system controller that asks or shares; a map doesn't draw these.
  static func isSystemScreen(_ name: String) -> Bool {
    (isController(name) && hasPrefix(name)) || name == "SafariView" || name == "ActivityView"
  }

  /// Whether a name is that of an indicator over a screen.
  static func isIndicator(_ name: String) -> Bool {
    let words: Set = [
      "Loading", "Loader", "Spinner", "HUD", "ActivityIndicator", "LoadingIndicator",
      "LoadingOverlay", "LoadingSpinner", "ProgressHUD", "LoadingHUD", "Toast",
    ]
    return words.contains(name.withoutSuffix("Controller").withoutSuffix("View"))
  }

  /// Whether a name is that of the app's own controller, declared where it isn't read: in
  /// Objective-C.
  static func isOwnController(_ name: String) -> Bool { isController(name) && !hasPrefix(name) }

  /// Whether a name begins with the prefix of a system framework.
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
