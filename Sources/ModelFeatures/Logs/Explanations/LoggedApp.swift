import VCEngine
import VCPhrases
import VCSource

/// The app that wrote a log, as its description gives it.
package struct LoggedApp: Sendable {
  let hierarchy: Hierarchy
  let file: any RoleValue

  /// - Parameter file: The description's name in answers; nil for a hierarchy that is printed beside the
  ///   log.
  package init(_ hierarchy: Hierarchy, file: String?) {
    self.init(hierarchy, named: file ?? Words.printedHierarchy)
  }

  var spelling: Spelling? { hierarchy.app.spelling }

  /// The segues of source between a line's controllers; if there are none, those that leave its
  /// receiver. Nil without source, which has no state in which the line could be written.
  func calls(of line: LoggedText) -> [Segue]? {
    let segues = hierarchy.app.segues
    guard segues.contains(where: { $0.sourceLine != nil }) else { return nil }
    func members(_ roles: some Sequence<UIKitRole>) -> Set<ViewController.Index> {
      Set(roles.flatMap { all(ofClass: line.classes[$0]) })
    }
    let named = members(UIKitRole.allCases.filter(\.isPointer))
    let between = segues.filter {
      named.contains($0.source.value) && named.contains($0.destination?.value ?? -1)
    }
    let receivers = members([.sender, .presenter])
    return between.isEmpty ? segues.filter { receivers.contains($0.source.value) } : between
  }

  /// Returns the possible controllers of a role: the one with its address, else those of its class. Of
  /// several, those with the relations that the line tells of; a plain class of UIKit's alone says
  /// nothing.
  func members(_ role: UIKitRole, of line: LoggedText) -> [ViewController.Index] {
    let named = all(ofClass: line.classes[role])
    if let address = line.addresses[role],
      let same = named.first(where: { hierarchy.app.viewControllers[$0].address == address })
    {
      return [same]
    }
    if !others(than: role, of: line).isEmpty { return [] }
    // Nobody can present a controller that is on screen or in a container, so the call presented
    // another one, unless the text is about that.
    let isKnown =
      line.presentsItself || [.alreadyPresented, .hasParent, .isActive].contains(line.topic)
    let possible = named.filter {
      role != .presented || isKnown
        || hierarchy.family(of: $0) == nil && hierarchy.parentViewController(of: $0) == nil
    }
    guard possible.count > 1 else { return possible }
    let related = possible.filter { isRelated($0, as: role, of: line) }
    if !related.isEmpty { return related }
    return line.classes[role].flatMap { UIKitClass(named: $0) } == nil ? possible : []
  }

  func all(ofClass name: String?) -> [ViewController.Index] {
    let all = hierarchy.app.viewControllers
    return name.map { name in all.indices.filter { all[$0].className.value == name } } ?? []
  }

  /// The app's controllers of a role's class, if they are printed with addresses and the line has
  /// another; empty for a class of UIKit's, of which any may be meant.
  func others(than role: UIKitRole, of line: LoggedText) -> [ViewController.Index] {
    let named = all(ofClass: line.classes[role])
    guard let address = line.addresses[role], hierarchy.app.isObserved,
      line.classes[role].flatMap({ UIKitClass(named: $0) }) == nil
    else { return [] }
    let isOther = named.allSatisfy { member in
      hierarchy.app.viewControllers[member].address.map { $0 != address } ?? false
    }
    return isOther ? named : []
  }

  /// The controller that the user sees in a printed app; nil where several are beside each other.
  var front: ViewController.Index? {
    guard hierarchy.app.isObserved, let window = hierarchy.windows.first,
      let top = hierarchy.lastFamily(in: window)?.top
    else { return nil }
    let chain = sequence(first: top) { member in
      let shown = self.hierarchy.children(of: member).filter(self.hierarchy.isInWindow)
      return shown.count == 1 ? shown[0] : nil
    }
    return Array(chain.prefix(hierarchy.app.viewControllers.count)).last
  }

  /// Whether a controller stands to the line's others as its role says: in their container, around
  /// them, presented by them, or at the end of a segue of theirs.
  private func isRelated(
    _ candidate: ViewController.Index, as role: UIKitRole, of line: LoggedText
  ) -> Bool {
    func others(_ roles: UIKitRole...) -> [ViewController.Index] {
      roles.flatMap { all(ofClass: line.classes[$0]) }.filter { $0 != candidate }
    }
    return switch role {
    case .presenter: others(.sender).contains { hierarchy.ancestors(of: $0).contains(candidate) }
    case .navigation, .holder:
      others(.child).contains { hierarchy.ancestors(of: $0).contains(candidate) }
    case .sender: others(.presenter).contains(where: hierarchy.ancestors(of: candidate).contains)
    case .child:
      others(.navigation, .holder, .other).contains(
        where: hierarchy.ancestors(of: candidate).contains)
    case .blocker:
      others(.presenter).contains { hierarchy.presentation(by: $0)?.presented == candidate }
        || isDestination(candidate, from: others(.sender, .presenter))
    case .presented: isDestination(candidate, from: others(.sender, .presenter))
    default: false
    }
  }

  /// Whether a segue leads to a controller from one of these or from what they contain.
  private func isDestination(
    _ candidate: ViewController.Index, from sources: [ViewController.Index]
  ) -> Bool {
    hierarchy.app.segues.contains { segue in
      segue.destination?.value == candidate
        && sources.contains(where: hierarchy.ancestors(of: segue.source.value).contains)
    }
  }

  /// Returns the presenter in the app, for a line about presenting that names the receiver.
  func answer(for line: LoggedText, style: ModalPresentationStyle? = nil) -> PresentExplanation? {
    let asked = members(line.classes[.sender] == nil ? .presenter : .sender, of: line)
    guard asked.count == 1, let receiver = asked.first, let presented = line.classes[.presented],
      !line.presentsItself
    else { return nil }
    if let declared = members(.presented, of: line).first {
      return PresentExplanation(ofDeclared: declared, style: style, from: receiver, in: hierarchy)
    }
    guard ViewController.isClassName(presented) else { return nil }
    return PresentExplanation(of: presented, style: style, from: receiver, in: hierarchy)
  }

  /// The app after each earlier step, the last first. To resolve them takes time for each step.
  var earlier: [LoggedApp] {
    let resolution = Resolution(hierarchy.app)
    return (0..<hierarchy.step).reversed().map {
      LoggedApp(resolution.hierarchy(afterStep: $0), named: file)
    }
  }

  private init(_ hierarchy: Hierarchy, named file: any RoleValue) {
    (self.hierarchy, self.file) = (hierarchy, file)
  }

  /// The causes of a line about the window that a printed app shows: its presenter is on its way into the
  /// window, has left it, or is another instance. One that something covers is too late, and not too early.
  func shownCauses(of line: LoggedText) -> (causes: [UIKitCause], disproved: [UIKitCause]) {
    let role: UIKitRole = line.classes[.presenter] == nil ? .sender : .presenter
    let names = UIKitRole.allCases.filter(\.isPointer).compactMap { line.classes[$0] }
    guard hierarchy.app.isObserved, line.topic == .notInWindow, line.classes[role] != nil,
      names.contains(where: { UIKitClass(named: $0) == nil })
    else { return ([], []) }
    let all = all(ofClass: line.classes[role]).map { hierarchy.app.viewControllers[$0] }
    if all.isEmpty { return ([.dismissedMeanwhile, .neverShown], []) }
    if let address = line.addresses[role], all.allSatisfy({ ($0.address ?? address) != address }) {
      return ([.neverShown, .dismissedMeanwhile], [])
    }
    guard let hidden = hiddenPresenter(of: line) else { return ([], []) }
    if case .removed = hierarchy.visibility(of: hidden) {
      return ([.dismissedMeanwhile], [.tooEarly])
    }
    let state = hierarchy.app.viewControllers[hidden].state?.value
    return ([state == .appearing ? .tooEarly : .dismissedMeanwhile], [])
  }

  /// The controller that a line found outside the window, if a printed app shows it there.
  func hiddenPresenter(of line: LoggedText) -> ViewController.Index? {
    let members = members(line.classes[.presenter] == nil ? .sender : .presenter, of: line)
    return hierarchy.app.isObserved && line.topic == .notInWindow && members.count == 1
      && !hierarchy.isInWindow(members[0]) ? members[0] : nil
  }

  /// Returns the app as the line has it: as the description leaves it, else with a style that searches
  /// for a context (R6), else after an earlier step. A line tells neither the style nor the time.
  func asLogged(by line: LoggedText, earlier: () -> [LoggedApp]) -> LoggedCall? {
    call(loggedBy: line, isNow: true)
      ?? earlier().lazy.compactMap { $0.call(loggedBy: line, isNow: false) }.first
  }

  private func call(loggedBy line: LoggedText, isNow: Bool) -> LoggedCall? {
    for style in [nil, ModalPresentationStyle.currentContext] where style != nil || !isNow {
      guard let answer = answer(for: line, style: style), answer.refusal != nil,
        style == nil || !answer.setsStyle, differences(from: line, answer).isEmpty,
        (answer.visibility == .inWindow) == (line.topic != .notInWindow)
      else { continue }
      let condition = Words.textIsGiven(
        file: file, step: isNow ? nil : hierarchy.step,
        style: style.map { style in Words.Role.code { $0.value(style) } })
      return (self, answer, style != nil, condition)
    }
    return nil
  }

  // A controller to present is often created for the call, and so is an alert in the way.
  private static let knownRoles = UIKitRole.allCases.filter { $0.isPointer && $0 != .presented }

  /// Returns sentences on the line's controllers of which the description has other instances.
  func otherInstances(of line: LoggedText) -> [Words] {
    Self.knownRoles.filter { role in
      Self.knownRoles.first { line.classes[$0] == line.classes[role] } == role
    }.compactMap { role in
      let others = others(than: role, of: line).compactMap {
        hierarchy.app.viewControllers[$0].address
      }
      guard let name = line.classes[role], let address = line.addresses[role], !others.isEmpty
      else { return nil }
      return .differsInInstance(file: file, name: name, addresses: others, logged: address)
    }
  }

  /// Returns the differences between the line and the description, as sentences.
  func differences(from line: LoggedText, _ answer: PresentExplanation?) -> [Words] {
    let missing = Self.knownRoles.compactMap { line.classes[$0] }
      .filter { all(ofClass: $0).isEmpty && UIKitClass(named: $0)?.isClosed != true }
    var differences =
      otherInstances(of: line)
      + (missing.isEmpty ? [] : [.differsInMissing(file: file, names: missing.uniqued())])
    guard let answer else { return differences }
    let presenter = answer.presenter
    func name(_ member: ViewController.Index) -> ControllerName {
      ControllerName(
        hierarchy.id(member), className: hierarchy.app.viewControllers[member].className.value)
    }
    if let logged = line.classes[.presenter],
      logged != hierarchy.app.viewControllers[presenter].className.value
    {
      differences.append(
        .differsInPresenter(logged: logged, file: file, presenter: name(presenter)))
    } else if line.topic == .alreadyPresenting, let logged = line.classes[.blocker] {
      let presented = hierarchy.presentation(by: presenter)?.presented
      let className = presented.map { hierarchy.app.viewControllers[$0].className.value }
      if className != logged {
        differences.append(
          .differsInBlocker(
            logged: logged, file: file, presenter: hierarchy.id(presenter),
            blocker: presented.map(name)))
      }
    } else if line.topic == .notInWindow, answer.visibility == .inWindow {
      differences.append(.differsInWindow(file: file, presenter: hierarchy.id(presenter)))
    }
    return differences
  }
}
