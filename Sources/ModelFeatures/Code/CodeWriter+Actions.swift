import VCEngine
import VCPhrases
import VCSource

extension CodeWriter {
  /// Writes an action. Returns whether an app's code can carry it out.
  mutating func write(_ action: Step.Action) -> Bool {
    switch action {
    case .present(let presented, let sender):
      let name = variable(presented.value)
      setAdaptivityDelegate(of: presented.value, name, sender: variable(sender.value))
      prepare(presentationOf: presented.value, by: action)
      return present(presented.value, from: sender.value)
    case .dismiss(let receiver): return dismiss(from: receiver.value)
    case .push(let child, let navigation):
      let (child, navigation) = (variable(child.value), variable(navigation.value))
      send(.push(child), to: navigation)
    case .pop(let navigation): send(.pop, to: variable(navigation.value))
    case .popToRoot(let navigation):
      let call = UIKitCall(
        "popToRootViewController(animated: true)", ["popToRootViewControllerAnimated:": "YES"])
      send(call, to: variable(navigation.value))
    case .popTo(let member): popTo(member.value)
    case .setViewControllers(let list, let container):
      set(list.map(\.value), of: container.value)
    case .add(let child, let container): addChild(child.value, to: container.value)
    case .addSubview(let child, let owner):
      let (child, owner) = (variable(child.value), variable(owner.value))
      send(.addSubview("\(child).view"), to: "\(owner).view")
    case .remove(let child): removeChild(child.value)
    case .transition(let child, let other): transition(from: other.value, to: child.value)
    case .show(let child, let sender), .showDetail(let child, let sender):
      let index = child.value
      let (child, sender) = (variable(index), variable(sender.value))
      prepare(presentationOf: index, by: action)
      let (swift, objectiveC) =
        if case .showDetail = action {
          ("showDetailViewController", "showDetailViewController")
        } else {
          ("show", "showViewController")
        }
      state(
        "\(sender).\(swift)(\(child), sender: nil)",
        "[\(sender) \(objectiveC):\(child) sender:nil]")
    case .select(let child, let tabBar):
      let tabs = app.viewControllers[tabBar.value].tabs
      if let tab = tabs.first(where: { $0.viewController == child.value }), tab.group != nil,
        let identifier = tab.identifier
      {
        select(tab: identifier.value.codeLiteral, in: variable(tabBar.value))
      } else {
        let (child, tabBar) = (variable(child.value), variable(tabBar.value))
        set(tabBar, "selectedViewController", child)
      }
    case .perform(let index): return perform(app.segues[index.value])
    case .unwind(let destination, let source): unwind(to: destination.value, from: source.value)
    case .setRootViewController(let root, let number):
      let window = app.windows[number.value].id.value.codeIdentifier
      take(window, "UIWindow", "UIWindow *")
      set(window, "rootViewController", variable(root.value))
    case .activateSearch(let named): activateSearch(named.value)
    case .setHorizontalSizeClass, .inspector: return false
    case .setColumn(let column, let split, let isShown):
      set(column.value, of: variable(split.value), isShown: isShown)
    }
    return true
  }

  /// Shows or hides a column of a split view controller.
  mutating func set(_ column: SplitViewColumn, of split: String, isShown: Bool) {
    let (verb, name) = (isShown ? "show" : "hide", column.rawValue)
    send(
      UIKitCall(
        "\(verb)(.\(name))",
        ["\(verb)Column:": "UISplitViewControllerColumn\(name.capitalizedFirst)"]),
      to: split)
  }

  /// Activates a search controller, which its owner's navigation item has had since the owner was
  /// created. `named` is either of the two.
  private mutating func activateSearch(_ named: Index) {
    let owner =
      app.viewControllers[named].searchController == nil
      ? app.viewControllers.firstIndex { $0.searchController == named } ?? named : named
    let item = "\(variable(owner)).navigationItem"
    prepare(
      presentationOf: app.viewControllers[owner].searchController ?? owner,
      by: .activateSearch(Sourced(owner)))
    state("\(item).searchController?.isActive = true", "\(item).searchController.active = YES")
  }

  /// Writes the settings before a presentation, if the action presents.
  private mutating func prepare(presentationOf presented: Index, by action: Step.Action) {
    guard let presentation = hierarchy.presentation(of: presented, madeBy: action) else { return }
    let controller = app.viewControllers[presented]
    // A controller created here has its declared source already.
    if presentation.modalPresentationStyle == .popover,
      !hierarchy.isNew(presented) || !controller.hasPopoverSource
    {
      setPopoverSource(of: controller, variable(presented))
    }
    setContext(of: presentation)
  }

  /// Sets the flag that determines the presenter, if the description declares it (R6), and the
  /// presenter's transition for its presentation (R15).
  private mutating func setContext(of presentation: Presentation) {
    guard presentation.isInContext, !hierarchy.isNew(presentation.presenter) else { return }
    let presenter = app.viewControllers[presentation.presenter]
    guard presenter.definesPresentationContext?.value == true else { return }
    let name = variable(presentation.presenter)
    set(name, "definesPresentationContext", true)
    if presenter.providesPresentationContextTransitionStyle?.value == true {
      set(name, "providesPresentationContextTransitionStyle", true)
      if let style = presenter.modalTransitionStyle?.value {
        set(name, "modalTransitionStyle", style)
      }
    }
  }

  /// Sets the delegate that adapts a sheet or popover to compact width (R14): the declared
  /// delegate, else the receiver.
  private mutating func setAdaptivityDelegate(of presented: Index, _ name: String, sender: String) {
    let controller = app.viewControllers[presented]
    let answer = controller.adaptivePresentationStyle?.value
    let other = controller.adaptiveViewController
    guard answer != nil || other != nil else { return }
    let declared = controller.references.first { $0.name.value == "delegate" }
    let delegate = declared.map { variable($0.target) } ?? sender
    let property =
      controller.modalPresentationStyle?.value == .popover
      ? "popoverPresentationController" : "presentationController"
    state(
      "\(name).\(property)?.delegate = \(delegate)", "\(name).\(property).delegate = \(delegate)")
    if let answer {
      note(
        "\(delegate).adaptivePresentationStyle(for:) → .\(answer.rawValue)",
        "[\(delegate) adaptivePresentationStyleForPresentationController:] → "
          + answer.objectiveCSpelling)
    }
    guard let other else { return }
    let takes =
      app.viewControllers[other].kind == .navigation && hierarchy.content(of: other).isEmpty
    let value = app.viewControllers[other].className.value
    note(
      "\(delegate).presentationController(_:viewControllerForAdaptivePresentationStyle:) → "
        + (takes ? "\(value)(rootViewController: \(name))" : "\(value)()"),
      "[\(delegate) presentationController:viewControllerForAdaptivePresentationStyle:] → "
        + (takes ? "[[\(value) alloc] initWithRootViewController:\(name)]" : "[\(value) new]"))
  }

  private mutating func popTo(_ member: Index) {
    guard let parent = hierarchy.parentViewController(of: member) else { return }
    let (navigation, member) = (variable(parent), variable(member))
    send(.popTo(member), to: navigation)
  }

  /// Writes the effects of an unwind segue: presentations on the way end, the destination's tab is
  /// selected, and controllers above the destination in its stack are popped.
  private mutating func unwind(to destination: Index, from source: Index) {
    let isBelow =
      hierarchy.navigationController(of: destination).map { stack in
        hierarchy.topViewController(of: stack) != destination
          && hierarchy.parentViewController(of: destination) == stack
      } ?? false
    let isPresented =
      hierarchy.family(of: destination)?.number != hierarchy.family(of: source)?.number
    if isPresented {
      // The stack doesn't change before the dismissal is complete.
      _ = dismiss(from: destination, then: isBelow ? .popTo(Sourced(destination)) : nil)
    }
    var member = destination
    while let container = hierarchy.container(listing: member) {
      if let selected = hierarchy.selectedViewController(of: container), selected != member {
        set(variable(container), "selectedViewController", variable(member))
      }
      member = container
    }
    if isBelow, !isPresented { popTo(destination) }
  }

  private mutating func set(_ children: [Index], of container: Index) {
    let name = variable(container)
    let children = children.map { variable($0) }
    switch app.viewControllers[container].kind {
    case .page: send(.setPages(list(children)), to: name)
    case .navigation, .tabBar:
      let list = list(children)
      let call = UIKitCall(
        "setViewControllers(\(list), animated: true)",
        ["setViewControllers:": list, "animated:": "YES"])
      send(call, to: name)
    case .split, .custom: set(name, "viewControllers", list(children))
    }
  }

  /// Adds a child with the call for the container's kind.
  private mutating func addChild(_ index: Index, to container: Index) {
    let (child, name) = (variable(index), variable(container))
    let siblings = hierarchy.viewControllers(of: container).filter { $0 != index }
      .map { variable($0) }
    switch app.viewControllers[container].kind {
    case .navigation: send(.push(child), to: name)
    case .page: send(.setPages(list([child])), to: name)
    case .tabBar, .split: set(name, "viewControllers", list(siblings + [child]))
    case .custom:
      leaveParent(index)
      add(child, to: name)
    }
  }

  /// Writes the call that a child needs before `addChild` takes it from another parent (R17).
  private mutating func leaveParent(_ child: Index) {
    guard !hierarchy.isNew(child), hierarchy.parentViewController(of: child) != nil else { return }
    send(.willMove(to: "nil"), to: variable(child))
  }

  private mutating func removeChild(_ child: Index) {
    guard let container = hierarchy.container(listing: child) else { return }
    let siblings = hierarchy.viewControllers(of: container)
    let rest = siblings.filter { $0 != child }
    let (name, kind) = (variable(container), app.viewControllers[container].kind)
    switch kind {
    case .navigation where siblings.last == child && !rest.isEmpty:
      send(.pop, to: name)
    case .page: send(.setPages(list(rest.map { variable($0) })), to: name)
    case .navigation, .tabBar, .split:
      set(name, "viewControllers", list(rest.map { variable($0) }))
    case .custom:
      let child = variable(child)
      send(.willMove(to: "nil"), to: child)
      send(.removeFromSuperview, to: "\(child).view")
      send(.removeFromParent, to: child)
    }
  }

  /// Replaces a child of a custom container, with the calls around a transition between two views
  /// (R33).
  private mutating func transition(from oldChild: Index, to newChild: Index) {
    guard let container = hierarchy.parentViewController(of: oldChild) else { return }
    let isAdded = hierarchy.parentViewController(of: newChild) != container
    let property = hierarchy.childNames(of: container)[oldChild]
    let (name, old, new) = (variable(container), variable(oldChild), variable(newChild))
    send(.willMove(to: "nil"), to: old)
    if isAdded {
      leaveParent(newChild)
      send(.addChild(new), to: name)
      set("\(new).view", "frame", "\(name).view.bounds")
    }
    _ = nest(
      "\(name).transition(from: \(old), to: \(new), duration: 0.25, "
        + "options: .transitionCrossDissolve, animations: nil) { _ in",
      "[\(name) transitionFromViewController:\(old) toViewController:\(new) duration:0.25 "
        + "options:UIViewAnimationOptionTransitionCrossDissolve animations:nil "
        + "completion:^(BOOL finished) {"
    ) {
      $0.send(.removeFromParent, to: old)
      if isAdded { $0.send(.didMove(to: name), to: new) }
      return true
    }
    if let property { set(name, property.codeIdentifier, new) }
  }

  private mutating func perform(_ segue: Segue) -> Bool {
    guard let identifier = segue.identifier?.value.codeLiteral else { return false }
    let source = variable(segue.source.value)
    state(
      "\(source).performSegue(withIdentifier: \(identifier), sender: nil)",
      "[\(source) performSegueWithIdentifier:@\(identifier) sender:nil]")
    return true
  }
}
