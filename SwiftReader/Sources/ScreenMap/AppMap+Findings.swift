/// What a finding means for the map.
extension AppMap {
  /// The findings of each call.
  var findingsByPlace: [SourcePlace: [Finding]] { Dictionary(grouping: findings, by: \.place) }

  /// Whether a call brings no screen of the map: an alert, or what the app starts with.
  func isLeftOut(_ all: [Finding]) -> Bool {
    all.allSatisfy { finding in
      (isAlert(finding) && !finding.targets.isEmpty) || finding.isOnlyStart
    }
  }

  /// Returns the names of a finding's sources, and of the app's start.
  func sources(of finding: Finding) -> String {
    var screens = finding.sources.map(\.screen)
    if finding.isStart {
      screens = finding.sources.filter(\.isScreen).map(\.screen)
    } else if screens.contains(where: { $0.type.map { components.choosers[$0] != nil } ?? false }) {
      // Instead of a first screen that only chooses, those for which it stands.
      screens = components.sources(of: finding).sources
    }
    return ((finding.isStart ? [Words.start] : []) + screens.map(name)).joined(separator: ", ")
  }

  func isAlert(_ finding: Finding) -> Bool { finding.targets.allSatisfy(isAlert) }

  func isAlert(_ screen: Screen) -> Bool {
    project.systemClasses(of: screen).contains("UIAlertController")
  }

  func isSystem(_ screen: Screen) -> Bool {
    if children[screen] != nil { return false }
    if case .external(let name) = screen, SystemNames.isSystemScreen(name) { return true }
    return isAlert(screen)
  }

  /// Whether a controller only says that something is going on, as its name says, and brings nothing.
  func isIndicator(_ screen: Screen) -> Bool {
    guard let type = project.type(of: screen), project.role(of: type) == .controller,
      SystemNames.isIndicator(type.simpleName), !beginning.firsts.contains(screen)
    else { return false }
    return !findings.contains { $0.sources.contains { $0.screen == screen } }
  }

  func isHidden(_ screen: Screen) -> Bool {
    let name = name(screen)
    return settings.hide.contains { $0.matches(name) || $0.matches(TypeName.simple(name)) }
  }
}
