import ScreenMap

/// The targets whose files are read: those for iOS, or one of them. A file of no target, such as a
/// package's, is always read.
struct TargetChoice {
  private let targets: [XcodeTarget]
  private let name: String?

  init(of settings: [String], in tree: SourceTree, named name: String?) {
    self.name = name
    targets = settings.filter { $0.hasSuffix("project.pbxproj") }.flatMap { path in
      (try? tree.text(of: path)).map { XcodeTarget.all(in: $0, at: path) } ?? []
    }
  }

  var names: [String] { targets.map(\.name) }
  /// The targets for other systems, if there are some for iOS.
  var others: [String] {
    targets.allSatisfy(\.isForOtherSystem) ? [] : targets.filter(\.isForOtherSystem).map(\.name)
  }

  /// Whether to read a file.
  func contains(_ path: String) -> Bool {
    let its = targets.filter { $0.contains(path) }
    if its.isEmpty { return true }
    if let name { return its.contains { $0.name == name } }
    return others.isEmpty || !its.allSatisfy(\.isForOtherSystem)
  }
}
