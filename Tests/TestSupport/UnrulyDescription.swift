import VCEngine
import VCSource

extension AppDescription {
  /// Returns a description with families of every kind, flags, styles, and steps of which many are
  /// refused; always the same for a seed. (`generated` makes descriptions whose steps succeed, for
  /// drawing.)
  package static func unruly(seed: UInt64) -> AppDescription {
    var generator = UnrulyGenerator(seed: seed)
    return generator.description()
  }
}

private struct UnrulyGenerator {
  private var random: SplitMix
  private var controllers: [ViewController] = []

  /// The windows except the first.
  private var windows: [Window] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    guard seed.isMultiple(of: 4) else { return }
    for number in 2...3 {
      var window = Window(
        id: Sourced("window#\(number)"), rootViewController: family(depth: 2))
      if chance(50) { window.horizontalSizeClass = Sourced(chance(60) ? .compact : .regular) }
      windows.append(window)
    }
  }

  mutating func description() -> AppDescription {
    let root = family(depth: 0)
    let steps = (0..<Int.random(in: 0...25, using: &random)).map { _ in step() }
    var description = AppDescription(
      viewControllers: controllers, rootViewController: root, steps: steps,
      rules: Bool.random(using: &random) ? .uikit : .book,
      ios: [7, 12, 13, 17, 18, 26].randomElement(using: &random),
      idiom: Bool.random(using: &random) ? .pad : .phone)
    description.windows += windows
    return description
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 1...100, using: &random) <= percent
  }

  private mutating func family(depth: Int) -> Int {
    let classes = [
      "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController", "BoxViewController",
    ]
    let className = classes.randomElement(using: &random) ?? "UIViewController"
    let index = controllers.count
    controllers.append(
      ViewController(id: Sourced("v\(index)"), className: Sourced(className)))
    if chance(25) { controllers[index].definesPresentationContext = Sourced(chance(70)) }
    if chance(50) {
      controllers[index].modalPresentationStyle = ModalPresentationStyle.allCases
        .randomElement(using: &random).map { Sourced($0) }
    }
    for _ in 0..<(depth < 4 ? Int.random(in: 0...2, using: &random) : 0) {
      let child = family(depth: depth + 1)
      controllers[index].children.append(child)
    }
    if className == "UISplitViewController", chance(40) { makeColumns(of: index, depth: depth) }
    if className == "UISplitViewController", controllers[index].columns == nil,
      index % 5 == 0
    {
      controllers[index][flag: .collapseSecondary] = Sourced(index % 2 == 0)
    }
    if depth < 4, chance(10) { makeSearchController(of: index) }
    if depth < 2, chance(15) { controllers[index].presents = family(depth: depth + 1) }
    return index
  }

  private mutating func makeColumns(of index: Int, depth: Int) {
    let children = controllers[index].children
    controllers[index].children = []
    controllers[index].columns = SplitColumns(style: Sourced(.doubleColumn))
    let last: SplitViewColumn = chance(30) ? .inspector : .secondary
    for (column, child) in zip([.primary, last], children) {
      controllers[index].columns?[column] = child
    }
    guard depth < 4, chance(30) else { return }
    let compact = family(depth: depth + 1)
    controllers[index].columns?[.compact] = compact
  }

  private mutating func makeSearchController(of index: Int) {
    let search = controllers.count
    controllers.append(
      ViewController(id: Sourced("v\(search)"), className: Sourced("UISearchController")))
    controllers[index].searchController = search
  }

  /// Returns a declared controller, or a new one.
  private mutating func controller(new percent: Int) -> Step.Participant {
    if chance(percent) { return Sourced(family(depth: 3)) }
    return Sourced(Int.random(in: 0..<controllers.count, using: &random))
  }

  private mutating func step() -> Step {
    var step = action()
    switch step.action {
    case .present, .dismiss:
      guard chance(30) else { break }
      step.during = StepTime.allCases.randomElement(using: &random).map { Sourced($0) }
    case .push, .pop: if chance(20) { step.during = Sourced(.transition) }
    default: break
    }
    if case .dismiss = step.action, chance(30) { step.isInteractive = Sourced(chance(70)) }
    return step
  }

  private mutating func action() -> Step {
    // Chosen first, because a step's receiver must be declared before the controllers that the step
    // declares.
    let other = controller(new: 0)
    return switch Int.random(in: 0..<21, using: &random) {
    case 0...3: Step(.present(controller(new: 80), from: other))
    case 4: Step(.dismiss(other))
    case 5: Step(.push(controller(new: 60), onto: other))
    case 6: Step(.pop(other))
    case 7: Step(.popToRoot(other))
    case 8:
      Step(
        .setViewControllers(
          [controller(new: 60), controller(new: 40)], of: other))
    case 9: Step(.add(controller(new: 60), to: other))
    case 10: Step(.remove(other))
    case 11: Step(.show(controller(new: 70), from: other))
    case 12: Step(.showDetail(controller(new: 70), from: other))
    case 13:
      Step(
        .setRootViewController(
          controller(new: 60), of: Sourced(windows.isEmpty ? 0 : other.value % 3)))
    case 14: Step(.activateSearch(other))
    case 16: Step(.popTo(other))
    case 17: Step(.unwind(controller(new: 0), from: other))
    case 18: Step(.addSubview(controller(new: 60), of: other))
    case 19: Step(.transition(controller(new: 60), from: other))
    case 15:
      Step(
        .setHorizontalSizeClass(
          Sourced(chance(50) ? .compact : .regular),
          of: windows.isEmpty || chance(25) ? nil : Sourced(other.value % 3)))
    default: Step(.select(controller(new: 0), in: other))
    }
  }
}
