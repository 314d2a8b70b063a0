import VCDescriptions
import VCEngine
import VCSource

/// Builds the description of a line of a log.
struct LogScene {
  private(set) var viewControllers: [ViewController] = []
  var root: ViewController.Index?
  var scenes: [ViewController.Index] = []
  var steps: [Step] = []
  var alternatives: [Alternative] = []
  /// Remarks on guesses and open questions.
  private(set) var remarks: [(Message, SourceRange?)] = []
  /// The container that `contain` put each controller into.
  private(set) var parents: [ViewController.Index: ViewController.Index] = [:]
  private var byIdentity: [String: ViewController.Index] = [:]
  private var taken: Set<String> = []
  private var implied = ImpliedIDs()

  mutating func remark(_ message: Message, at pointer: LogPointer? = nil) {
    remarks.append((message, pointer.map(Self.range)))
  }

  private static func range(_ pointer: LogPointer) -> SourceRange {
    SourceRange(start: pointer.range.lowerBound, end: pointer.range.upperBound)
  }

  func id(_ index: ViewController.Index) -> String { viewControllers[index].id.value }

  // MARK: Controllers

  /// Returns the controller that a pointer names: one for each address or, without addresses, for
  /// each class. An unnamed controller is `?`.
  ///
  /// - Parameters:
  ///   - role: The name for an unnamed controller.
  ///   - isOther: Whether it differs from an earlier controller of the same class.
  mutating func controller(
    _ pointer: LogPointer?, orUnknown role: String, isOther: Bool = false
  ) -> ViewController.Index {
    guard let pointer, let name = pointer.name else { return unknown(role, at: pointer) }
    if let known = byIdentity[pointer.identity], !(isOther && pointer.address == nil) {
      return known
    }
    var controller = ViewController(
      named: name, id: { freeID(Self.id(of: $0)) }, at: Self.range(pointer))
    if let superclass = controller.superclass?.value.name {
      remark(
        .logGuess(fact: Words.guessSuperclass(name: name, superclass: superclass)), at: pointer)
    }
    controller.address = pointer.address
    let index = append(controller)
    byIdentity[pointer.identity] = index
    return index
  }

  mutating func unknown(
    _ role: String, at pointer: LogPointer? = nil, ofClass name: String = "UIViewController"
  ) -> ViewController.Index {
    var controller = ViewController(id: Sourced(freeID(role)), className: Sourced(name))
    controller.title = Sourced("?")
    controller.range = pointer.map(Self.range)
    return append(controller)
  }

  private mutating func append(_ controller: ViewController) -> ViewController.Index {
    viewControllers.append(controller)
    return viewControllers.count - 1
  }

  private mutating func freeID(_ name: String) -> String {
    // Without a copy of the set, which would take quadratic time.
    var taken: Set<String> = []
    swap(&taken, &self.taken)
    let id = implied.next(of: name, unless: taken.contains)
    taken.insert(id)
    swap(&taken, &self.taken)
    return id
  }

  /// Derives an id from a class name: `mailCompose` from `MFMailComposeViewController`.
  private static func id(of className: String) -> String {
    var name = className.prefix { $0 != "<" }
    for ending in ["ViewController", "Controller"]
    where name.hasSuffix(ending) && name.count > ending.count {
      name = name.dropLast(ending.count)
      break
    }
    name = name.drop { $0 == "_" || $0 == "." }
    for prefix in ["UIKit", "UI"] where name.hasPrefix(prefix) && name.count > prefix.count {
      name = name.dropFirst(prefix.count)
      break
    }
    let capitals = name.prefix { $0.isUppercase }.count
    // Other frameworks' prefixes are capitals too; the last capital begins the name.
    if capitals > 2, capitals < name.count { name = name.dropFirst(capitals - 1) }
    let first = name.prefix(capitals == name.count ? name.count : 1).lowercased()
    let id = first + name.dropFirst(first.count)
    return id.isEmpty ? "controller" : id.replacing(".", with: "")
  }

  subscript(index: ViewController.Index) -> ViewController {
    get { viewControllers[index] }
    set { viewControllers[index] = newValue }
  }

  // MARK: Relationships

  /// Makes a controller a child in the initial hierarchy.
  mutating func contain(_ child: ViewController.Index, in container: ViewController.Index) {
    guard parents[child] == nil, !contains(container, in: child) else { return }
    parents[child] = container
    viewControllers[container].children.append(child)
    viewControllers[container].containmentKey = Sourced(
      viewControllers[container].kind.containmentKey)
  }

  /// Whether a controller is another or its descendant.
  func contains(_ member: ViewController.Index, in container: ViewController.Index) -> Bool {
    if viewControllers[container].children.isEmpty { return member == container }
    var next: ViewController.Index? = member
    while let index = next {
      if index == container { return true }
      next = parents[index]
    }
    return false
  }

  /// Makes a controller present another in the initial hierarchy, unless they are in the same
  /// family.
  mutating func present(
    _ presented: ViewController.Index, from presenter: ViewController.Index
  ) -> ViewController.Index {
    let isFree = !contains(presented, in: presenter) && parents[presented] == nil
    let other = isFree ? presented : unknown("blocker")
    viewControllers[presenter].presents = other
    return other
  }

  /// Makes the receiver a child of the actual presenter, if they differ.
  mutating func ask(_ sender: LogPointer?, below presenter: ViewController.Index)
    -> ViewController.Index
  {
    guard let sender, sender.name != nil else {
      remark(.logGap(fact: Words.gapSender(id: id(presenter))))
      return presenter
    }
    let asked = controller(sender, orUnknown: "sender")
    if asked == presenter { return presenter }
    var child = asked
    if viewControllers[asked].className.value.hasPrefix("NavigationStackHostingController"),
      viewControllers[presenter].kind != .navigation
    {
      let navigation = unknown("navigation", ofClass: "UIKitNavigationController")
      viewControllers[navigation].title = nil
      contain(asked, in: navigation)
      child = navigation
    }
    contain(child, in: presenter)
    remark(
      .logGuess(fact: Words.guessNothingBetween(id: id(child), other: id(presenter))), at: sender)
    return asked
  }

  /// Makes a controller the window's root.
  mutating func takeForRoot(_ index: ViewController.Index) {
    root = index
    if viewControllers[index].title?.value != "?" {
      remark(.logGuess(fact: Words.guessRoot(id: id(index))))
    }
  }

  /// Declares a navigation controller with at least one controller.
  mutating func stack(
    _ pointer: LogPointer?, of members: [ViewController.Index]
  ) -> ViewController.Index {
    let navigation =
      pointer?.name == nil
      ? unknown("navigation", ofClass: "UINavigationController")
      : controller(pointer, orUnknown: "navigation")
    if viewControllers[navigation].kind != .navigation,
      let superclass = UIKitClass(named: "UINavigationController")
    {
      viewControllers[navigation].superclass = Sourced(superclass)
    }
    for member in members { contain(member, in: navigation) }
    remark(.logGap(fact: Words.gapStack(id: id(navigation))), at: pointer)
    return navigation
  }

  // MARK: Steps

  mutating func step(_ action: Step.Action, during time: StepTime? = nil, refused: String? = nil) {
    steps.append(Step(action, during: time, refused: refused))
  }
}

extension Step {
  /// Creates a step with UIKit's words, if it refuses the call.
  init(_ action: Action, during time: StepTime?, refused: String?) {
    self.init(action)
    during = time.map { Sourced($0) }
    self.refused = refused.map { Sourced($0) }
  }
}
