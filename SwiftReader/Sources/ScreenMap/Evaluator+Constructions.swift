extension Evaluator {
  /// Returns the screens that an initializer creates.
  func constructed(_ name: String, by call: Call, in context: Context, _ depth: Int)
    -> [Screen]
  {
    let function = context.function
    if let type = project.type(named: name, in: function),
      !isContainer(name, ratherThan: type, in: call)
    {
      // Only in its own target can a view hide a SwiftUI view with the same name.
      if SystemNames.leaves.contains(name), !project.isSameTarget(type.file, function.file) {
        return []
      }
      switch project.role(of: type) {
      case .navigation:
        let inner = inStack(
          contents(of: call, in: context, depth).nonEmpty ?? screens(putInto: type, depth + 1),
          ofClass: TypeName.shown(type.name))
        // One that is never created around another screen is a screen itself.
        let isScreen = type.hasMembers && !type.isStack && project.subtypes(of: type).isEmpty
        return inner.isEmpty && isScreen ? [.type(type.index)] : inner
      case .controller:
        // One of the app's own containers, such as a sheet for any view, stands for its content.
        let inner = wrapped(by: call, as: type, in: context, depth)
        return inner.isEmpty && !project.showsAnyView(type) ? [.type(type.index)] : inner
      case .view:
        if let controller = controller(representedBy: type) { return [controller] }
        // A generic view stands for its content: `Lazy(Detail())`, `Card { Detail() }`.
        let isWrapper =
          !call.trailingClosures.isEmpty
          || [[""], ["content"]].contains(call.arguments.map(\.label))
        guard isWrapper, type.isGeneric || project.keepsView(type, from: call),
          !rows.isRow(type), rows.presented(by: call, in: function).isEmpty,
          !type.decorates(with: call)
        else { return chosen(by: type, madeBy: call, in: context, depth) ?? [.type(type.index)] }
        let inner = contents(of: call, in: context, depth)
        return inner.isEmpty && !call.showsOthersContent ? [.type(type.index)] : inner
      case .other:
        return type.kind == .class && !type.isGeneric ? screens(of: type) : []
      }
    }
    let simple = TypeName.simple(name)
    if simple == "UINavigationController" { return inStack(contents(of: call, in: context, depth)) }
    if simple == "UIHostingController" || simple == "UISplitViewController" {
      return contents(of: call, in: context, depth)
    }
    // A plain controller identifies no screen.
    if simple == "UIViewController" { return [] }
    if SystemNames.isController(simple) {
      // A package's own class around a screen.
      let wraps = ["HostingController", "NavigationController"].contains { simple.hasSuffix($0) }
      let inner = wraps ? contents(of: call, in: context, depth).nonEmpty : nil
      return inner ?? [.external(simple)]
    }
    if SystemNames.leaves.contains(simple) { return [] }
    if simple == "AnyView" { return contents(of: call, in: context, depth) }
    let inner = contents(of: call, in: context, depth)
    // A row isn't a whole screen.
    if !inner.isEmpty, simple == "List" || simple == "ForEach" { evidence.insert(.siblings) }
    if !inner.isEmpty || !call.trailingClosures.isEmpty { return inner }
    let endings = ["View", "Screen", "Sheet", "Page"]
    return endings.contains { simple.hasSuffix($0) } ? [.external(simple)] : []
  }

  /// Returns the app's own controller that a view only brings to SwiftUI.
  private func controller(representedBy type: ProjectType) -> Screen? {
    guard let maker = type.functions["makeUIViewController"]?.first,
      let made = screens(ofType: maker.result, in: Context(maker)).first?.type,
      project.role(of: project.types[made]) == .controller
    else { return nil }
    return .type(made)
  }

  /// Whether a call makes one of SwiftUI's containers rather than the project's type with the same
  /// name, which is no view and takes no closure.
  private func isContainer(_ name: String, ratherThan type: ProjectType, in call: Call) -> Bool {
    guard SystemNames.containers.contains(name), !call.trailingClosures.isEmpty,
      project.role(of: type) == .other
    else { return false }
    return !(type.functions["init"] ?? [type.memberwise]).contains { initializer in
      initializer.accepts(call)
        && initializer.places(of: call).values.contains { $0 >= call.arguments.count }
    }
  }

  private func wrapped(
    by call: Call, as type: ProjectType, in context: Context, _ depth: Int
  ) -> [Screen] {
    let labels: Set = ["content", "contentViewController", "rootViewController", "rootView"]
    for argument in children(givenTo: call, of: type)
      + call.arguments.filter({ labels.contains($0.label) })
    {
      if let found = screens(argument.value, in: context, depth + 1).nonEmpty { return found }
    }
    return []
  }

  private func children(givenTo call: Call, of type: ProjectType) -> [Call.Argument] {
    project.givenChildren(of: type).compactMap { type.place(of: $0, in: call) }
      .map { call.allArguments[$0] }
  }

  /// Returns the screens of each child that a call gives one of the app's own containers.
  func children(givenTo call: Call, in context: Context) -> [[Screen]] {
    guard let type = type(madeBy: call, as: nil, in: context) else { return [] }
    return children(givenTo: call, of: type).map { screens($0.value, in: context) }
  }

  /// Returns the screens in a container, from the arguments of its initializer.
  private func contents(of call: Call, in context: Context, _ depth: Int) -> [Screen] {
    var found: [Screen] = []
    for closure in call.trailingClosures {
      guard !Call.decorations.contains(closure.label) else { continue }
      let shown = screens(closure.value, in: call.givingStore(in: context), depth + 1)
      // A view beside texts and buttons decorates them.
      let isDecoration = closure.value.showsContent && call.isStack
      if !shown.isEmpty, !found.isEmpty || isDecoration { evidence.insert(.siblings) }
      found = union([found, shown])
    }
    if !found.isEmpty { return found }
    for argument in call.arguments {
      let labels = [
        "", "rootView", "rootViewController", "content", "viewControllers", "root", "destination",
        "then",
      ]
      guard labels.contains(argument.label) else { continue }
      if let shown = screens(argument.value, in: context, depth + 1).nonEmpty { return shown }
    }
    return []
  }
}

extension ProjectType {
  /// Whether the first closure after a call that creates it is only a part of it, such as its footer.
  fileprivate func decorates(with call: Call) -> Bool {
    Call.decorations.contains { place(of: $0, in: call) == call.arguments.count }
  }
}

extension Call {
  /// The labels of closures that build parts of a view, rather than its content.
  fileprivate static let decorations = ["label", "header", "footer", "detail"]

  /// Returns the context of the closure of a view that switches over a store's state:
  /// `SwitchStore(store) { state in … }`.
  fileprivate func givingStore(in context: Context) -> Context {
    guard name == "SwitchStore", let store = arguments.first?.value,
      case .closure(let closure)? = trailingClosures.first?.value
    else { return context }
    return context.binding([closure.parameters.first?.name ?? "$0": (store, context)])
  }

  /// Whether it lays out views one after another.
  fileprivate var isStack: Bool {
    let stacks: Set = [
      "VStack", "HStack", "LazyVStack", "LazyHStack", "Form", "ScrollView", "List",
    ]
    return name.map(stacks.contains) ?? false
  }

  /// Whether a closure after it names or builds the content, so that the view only decorates it:
  /// `Card { route.destination }`, `Card { Text("") }`.
  fileprivate var showsOthersContent: Bool {
    trailingClosures.contains { argument in
      guard argument.label.isEmpty, case .closure(let closure) = argument.value,
        closure.parameters.isEmpty
      else { return false }
      if closure.body.count == 1 {
        switch closure.body[0] {
        case .name, .member: return true
        default: break
        }
      }
      return closure.body.contains(where: \.createsView)
    }
  }
}

extension Expression {
  /// Whether a closure creates a text or a control itself, besides other views.
  fileprivate var showsContent: Bool {
    guard case .closure(let closure) = self, closure.body.count > 1 else { return false }
    let contents: Set = ["Text", "Button", "Label", "TextField", "SecureField", "Toggle", "Picker"]
    return closure.body.contains { $0.maker?.name.map(contents.contains) ?? false }
  }

  /// Whether a statement creates one of SwiftUI's views or containers.
  fileprivate var createsView: Bool {
    let views: Set = [
      "VStack", "HStack", "ZStack", "Group", "ForEach", "Section", "List", "Form", "ScrollView",
    ]
    return maker?.name.map { SystemNames.leaves.contains($0) || views.contains($0) } ?? false
  }
}
