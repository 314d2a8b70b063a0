extension Site {
  /// What a call of UIKit's or SwiftUI's brings.
  struct Found {
    let verb: Verb
    /// The index of the target among all arguments.
    var target: Int?
    var value: Expression?
    var valueType: String?
    var flag: Expression?
  }
}

extension Site.Found {
  init?(_ call: Call, named name: String, in function: ProjectFunction) {
    let labels = call.arguments.map(\.label)
    let first = call.arguments.first?.value
    switch (name, labels.first) {
    case ("present", ""?) where labels.contains("animated"):
      self.init(verb: .present, target: 0)
    case ("pushViewController", ""?): self.init(verb: .show, target: 0)
    case ("setViewControllers", ""?) where call.receiver?.isStack(in: function) == true:
      self.init(verb: .show, target: 0)
    case ("append", ""?) where call.receiver?.isListOfStack(in: function) == true:
      self.init(verb: .show, target: 0)
    case ("show", ""?) where labels.contains("sender"): self.init(verb: .show, target: 0)
    case ("showDetailViewController", ""?): self.init(verb: .showDetail, target: 0)
    case ("performSegue", "withIdentifier"?): self.init(verb: .segue, target: nil, value: first)
    case ("sheet", _), ("fullScreenCover", _), ("popover", _), ("navigationDestination", _):
      self.init(modifier: call, named: name, labels)
    case ("NavigationLink", _), ("NavigationLinkStore", _): self.init(link: call)
    case ("NavigationSplitView", _):
      // A selection decides about the column; what is always in it is a part of the view.
      guard let detail = call.place(of: "detail"), call.allArguments[detail].value.isConditional
      else { return nil }
      self.init(verb: .showDetail, target: detail)
    case ("NavigationStack", _) where call.isReducersStack,
      ("NavigationStackStore", _) where call.isReducersStack:
      self.init(verb: .destination, target: call.place(of: "destination"))
    default: return nil
    }
  }

  private init?(modifier call: Call, named name: String, _ labels: [String]) {
    let item = ["item", "store", "unwrapping", ""].lazy.compactMap { label in
      call.arguments.first { $0.label == label }?.value
    }.first
    let isShown = !Set(labels).isDisjoint(with: ["isPresented", "item", "store", "unwrapping"])
    let type = call.argument("for")
    guard isShown || (name == "navigationDestination" && type != nil) else { return nil }
    let verb: Site.Verb =
      switch name {
      case "sheet": .sheet
      case "fullScreenCover": .cover
      case "popover": .popover
      default: .destination
      }
    let target =
      call.place(of: "content") ?? call.place(of: "destination")
      ?? call.allArguments.lastIndex { $0.label.isEmpty }
    self.init(verb: verb, target: target, value: item)
    flag = call.argument("isPresented")
    if case .member(let base?, "self", _)? = type { valueType = base.dottedName }
  }

  private init?(link call: Call) {
    if let destination = call.place(of: "destination") {
      self.init(verb: .link, target: destination)
    } else if let value = call.argument("value") ?? call.argument("state") {
      self.init(verb: .link, target: nil, value: value)
    } else if call.trailingClosures.first?.label.isEmpty == true {
      self.init(verb: .link, target: call.arguments.count)
    } else {
      return nil
    }
  }
}

extension Expression {
  /// Whether it is a closure whose views depend on a value, also within a stack.
  fileprivate var isConditional: Bool {
    guard case .closure(let closure) = self, closure.body.count == 1 else { return false }
    switch closure.body[0] {
    case .branches, .selection: return true
    default: return closure.body[0].maker?.trailingClosures.first?.value.isConditional ?? false
    }
  }

  /// Whether it is `stack.viewControllers`.
  fileprivate func isListOfStack(in function: ProjectFunction) -> Bool {
    guard case .member(let stack?, "viewControllers", _) = self else { return false }
    return stack.isStack(in: function)
  }

  /// Whether its name or type is that of a navigation controller.
  fileprivate func isStack(in function: ProjectFunction) -> Bool {
    guard let name = lastName else { return false }
    let words = name.lowercased()
    if words.contains("nav") || words.contains("stack") { return true }
    let written = function.locals.types[name]?.first ?? function.owner?.variables[name]?.result
    return written.map { TypeName.base($0).hasSuffix("NavigationController") } ?? false
  }
}

extension Call {
  /// Whether it makes a stack for the states that a reducer appends.
  var isReducersStack: Bool {
    (name == "NavigationStack" || name == "NavigationStackStore") && argument("destination") != nil
  }

  /// Returns the index of the argument with a label among all arguments.
  fileprivate func place(of label: String) -> Int? {
    allArguments.firstIndex { $0.label == label }
  }
}
