/// A target of an Xcode project, with the files that it compiles.
public struct XcodeTarget: Sendable {
  public let name: String
  /// Whether it is for another system than iOS, such as watchOS.
  public let isForOtherSystem: Bool
  /// The paths of files, below the folder in which the project was found.
  fileprivate(set) var files: Set<String> = []
  /// The folders all of whose files it compiles, and those of their files that it doesn't.
  fileprivate(set) var folders: [(path: String, exceptions: Set<String>)] = []

  /// Whether the target compiles a file.
  public func contains(_ path: String) -> Bool {
    files.contains(path)
      || folders.contains { path.hasPrefix($0.path + "/") && !$0.exceptions.contains(path) }
  }

  /// Returns the targets of a project.
  ///
  /// - Parameters:
  ///   - text: The bytes of `project.pbxproj`.
  ///   - path: Its path.
  public static func all(in text: [UInt8], at path: String) -> [XcodeTarget] {
    guard let list = PropertyList(text), let project = XcodeProject(list, at: path) else {
      return []
    }
    return project.targets
  }
}

/// The objects of an Xcode project, by their identifiers.
private struct XcodeProject {
  private let objects: PropertyList
  private let root: PropertyList
  /// The folder around the project, with a slash behind it; empty for the top.
  private let folder: String
  /// The group around each file and group.
  private var parents: [String: String] = [:]
  /// The sets of exceptions, by the target that they are about.
  private var exceptions: [(target: String, group: String, files: [String])] = []

  /// The maximum nesting of groups.
  private static let deepest = 40

  init?(_ list: PropertyList, at path: String) {
    guard let objects = list["objects"], case .mapping(let members) = objects,
      let id = list["rootObject"]?.text, let root = objects[id]
    else { return nil }
    (self.objects, self.root) = (objects, root)
    // App/App.xcodeproj/project.pbxproj
    folder = path.split(separator: "/").dropLast(2).map { $0 + "/" }.joined()
    for (id, object) in members {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
      for set in object["exceptions"]?.texts ?? [] {
        guard let target = objects[set]?["target"]?.text else { continue }
        exceptions.append((target, id, objects[set]?["membershipExceptions"]?.texts ?? []))
      }
    }
  }

  var targets: [XcodeTarget] {
    let systems = self.systems(of: root)
    return (root["targets"]?.texts ?? []).compactMap { id in
      guard let target = objects[id], let name = target["name"]?.text else { return nil }
      return self.target(id, target, name, inherited: systems)
    }
  }

  private func target(
    _ id: String, _ target: PropertyList, _ name: String, inherited: Set<String>
  ) -> XcodeTarget {
    let own = systems(of: target)
    let systems = own.isEmpty ? inherited : own
    let isOther = !systems.isEmpty && !systems.contains { $0.hasPrefix("iphone") || $0 == "auto" }
    let product = target["productType"]?.text ?? ""
    var result = XcodeTarget(name: name, isForOtherSystem: isOther || product.contains("watch"))
    for phase in target["buildPhases"]?.texts ?? [] {
      for file in objects[phase]?["files"]?.texts ?? [] {
        if let reference = objects[file]?["fileRef"]?.text {
          result.files.formUnion(paths(of: reference))
        }
      }
    }
    let groups = target["fileSystemSynchronizedGroups"]?.texts ?? []
    for group in groups {
      guard let path = path(of: group) else { continue }
      let left = exceptions.filter { $0.target == id && $0.group == group }.flatMap(\.files)
      result.folders.append((path, Set(left.map { path + "/" + $0 })))
    }
    // A target compiles single files of other targets' folders.
    for exception in exceptions where exception.target == id && !groups.contains(exception.group) {
      guard let path = path(of: exception.group) else { continue }
      result.files.formUnion(exception.files.map { path + "/" + $0 })
    }
    return result
  }

  /// Returns the systems that the settings of a target or the project name.
  private func systems(of object: PropertyList) -> Set<String> {
    var systems: Set<String> = []
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    for id in list?["buildConfigurations"]?.texts ?? [] {
      let settings = objects[id]?["buildSettings"]
      let named = settings?["SUPPORTED_PLATFORMS"]?.text ?? settings?["SDKROOT"]?.text ?? ""
      systems.formUnion(named.split(separator: " ").map(String.init))
    }
    return systems
  }

  /// Returns the paths of a file, or of all languages of a storyboard.
  private func paths(of reference: String) -> [String] {
    let languages = objects[reference]?["children"]?.texts ?? []
    return (languages.isEmpty ? [reference] : languages).compactMap { path(of: $0) }
  }

  private func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    for _ in 0..<Self.deepest {
      guard let id = next, let object = objects[id] else { break }
      if let part = object["path"]?.text { parts.append(part) }
      switch object["sourceTree"]?.text {
      case "<group>": next = parents[id]
      case "SOURCE_ROOT": next = nil
      default: return nil
      }
    }
    guard !parts.isEmpty else { return nil }
    var path: [Substring] = folder.split(separator: "/")
    for part in parts.reversed().flatMap({ $0.split(separator: "/") }) where part != "." {
      if part == ".." { _ = path.popLast() } else { path.append(part) }
    }
    return path.joined(separator: "/")
  }
}
