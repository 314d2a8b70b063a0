import SourceFacts

/// A call that brings a screen.
struct Site {
  /// How it brings it.
  enum Verb {
    case present, show, showDetail, popover, sheet, cover, destination, link, segue, custom

    /// The key of a description's segue.
    var segueKey: String {
      switch self {
      case .present, .sheet, .cover: "present"
      case .popover: "popover"
      case .show, .destination, .link, .segue: "show"
      case .showDetail: "showDetail"
      case .custom: "custom"
      }
    }
  }

  let verb: Verb
  let function: ProjectFunction
  let call: Call
  /// What is brought; nil where only a value is, from which a table makes it.
  let target: Expression?
  /// The value that selects the screen: `item`, or `value` of a link.
  let value: Expression?
  /// The type of the values for which `navigationDestination(for:)` makes screens.
  let valueType: String?
  let receiver: Expression?

  /// The argument's place among all of the call's, nil where nothing is brought directly.
  let targetPlace: Int?

  var line: Int { call.line }

  /// Whether an argument of the call is what is brought.
  func brings(_ place: Int) -> Bool { place == targetPlace }

  /// How the call is known to bring a screen.
  enum Origin {
    /// By UIKit, SwiftUI, or a view of the project's that brings what it is given.
    case known
    /// By an author's settings.
    case named
    /// By the name alone of a function of the project's own.
    case likely
  }

  let origin: Origin

  /// Whether the function around it is given the screen as its first argument.
  var bringsParameter: Bool {
    guard case .name(let name)? = target else { return false }
    return function.parameters.first?.name == name && function.name != "init"
  }

  /// The index of the view that brings what its initializer is given, nil for any other call.
  let row: Int?

  /// The site that a call is of a function that an author's settings name. A case of an enum is no
  /// screen: what the function makes of it, its own calls say.
  init?(named call: Call, bringing verb: Verb, in function: ProjectFunction) {
    guard let first = call.allArguments.first?.value, !first.isImplicitMember else { return nil }
    self.function = function
    self.call = call
    self.verb = verb
    origin = .named
    targetPlace = 0
    target = first
    (value, valueType, receiver, row) = (nil, nil, nil, nil)
  }

  /// The site that a call of a function of the project's own may be: `coordinator.present { Home() }`.
  init?(ownVerb call: Call, in function: ProjectFunction) {
    guard let name = call.name,
      name.begins(withOneOf: ["present", "push", "show", "navigate", "open"]),
      let place = call.allArguments.lastIndex(where: { $0.value.isBuilder })
    else { return nil }
    self.function = function
    self.call = call
    origin = .likely
    verb = name.begins(withOneOf: ["present", "open"]) ? .present : .show
    targetPlace = place
    target = call.allArguments[place].value
    (value, valueType, receiver, row) = (nil, nil, nil, nil)
  }

  /// The site that a call is as the initializer of a view that brings what it is given.
  init(_ call: Call, bringing place: Int, by verb: Verb, of row: Int, in function: ProjectFunction)
  {
    self.function = function
    self.call = call
    self.verb = verb
    self.row = row
    origin = .known
    targetPlace = place
    target = call.allArguments[place].value
    (value, valueType, receiver) = (nil, nil, nil)
  }

  /// The site that a call is, nil for another call.
  init?(_ call: Call, in function: ProjectFunction) {
    self.function = function
    self.call = call
    origin = .known
    row = nil
    guard let name = call.name, let found = Found(call, named: name) else { return nil }
    verb = found.verb
    targetPlace = found.target
    target = found.target.map { call.allArguments[$0].value }
    value = found.value
    valueType = found.valueType
    switch verb {
    case .present, .show, .showDetail, .segue: receiver = call.receiver
    default: receiver = nil
    }
  }

  fileprivate struct Found {
    let verb: Verb
    /// The place of what is brought among all arguments.
    var target: Int?
    var value: Expression?
    var valueType: String?
  }
}

extension Site.Found {
  init?(_ call: Call, named name: String) {
    let labels = call.arguments.map(\.label)
    let first = call.arguments.first?.value
    switch (name, labels.first) {
    case ("present", ""?) where labels.contains("animated"):
      self.init(verb: .present, target: 0)
    case ("pushViewController", ""?): self.init(verb: .show, target: 0)
    case ("show", ""?) where labels.contains("sender"): self.init(verb: .show, target: 0)
    case ("showDetailViewController", ""?): self.init(verb: .showDetail, target: 0)
    case ("performSegue", "withIdentifier"?): self.init(verb: .segue, target: nil, value: first)
    case ("sheet", _), ("fullScreenCover", _), ("popover", _), ("navigationDestination", _):
      self.init(modifier: call, named: name, labels)
    case ("NavigationLink", _), ("NavigationLinkStore", _): self.init(link: call)
    case ("NavigationStack", _) where call.argument("destination") != nil:
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

extension Call {
  /// Where an argument of a label is among all.
  fileprivate func place(of label: String) -> Int? {
    allArguments.firstIndex { $0.label == label }
  }
}

extension Expression {
  /// Whether it is a closure that does nothing but make something.
  fileprivate var isBuilder: Bool {
    guard case .closure(let closure) = self, closure.body.count == 1 else { return false }
    var next = closure.body.first
    // A chain of modifiers is as long as people write it.
    for _ in 0..<40 {
      guard case .call(let call)? = next else { return false }
      if call.name?.isCapitalized == true { return true }
      next = call.receiver
    }
    return false
  }

  /// Whether it is `.name` or a call of it.
  fileprivate var isImplicitMember: Bool {
    switch self {
    case .member(nil, _, _): true
    case .call(let call): call.callee.isImplicitMember
    default: false
    }
  }

  /// The name after the last dot.
  var lastName: String? {
    switch self {
    case .name(let name): name
    case .member(_, let name, _): name
    default: nil
    }
  }

  /// The name of a property of `self`: `name` or `self.name`.
  var ownName: String? {
    switch self {
    case .name(let name), .member(.name("self")?, let name, _): name
    default: nil
    }
  }

  /// `A.B` of names with dots, nil for another expression.
  var dottedName: String? {
    switch self {
    case .name(let name): name
    case .member(.name(let base)?, let name, _): base + "." + name
    default: nil
    }
  }
}
