import VCSource

extension StepVerb {
  /// The verbs, in the order of the schema and the help.
  package static let all: [Self] = [
    two(
      "present", .controller, "from", during: StepTime.allCases,
      method: { ($0.name(of: .present), 5) },
      synonyms: "presentviewcontroller presentmodal open modal",
      { .present($0, from: $1) }),
    one(
      "dismiss", during: StepTime.allCases, method: { ($0.name(of: .dismiss), 5) },
      synonyms: "dismissviewcontroller close hide",
      { .dismiss($0) }),
    two(
      "push", .controller, "onto", during: [.transition],
      synonyms: "pushviewcontroller"
    ) { .push($0, onto: $1) },
    one(
      "pop", during: [.transition],
      synonyms: "popviewcontroller back goback removelast pathremovelast"
    ) { .pop($0) },
    one(
      "popToRoot",
      synonyms: "poptorootviewcontroller emptypath clearpath pathremoveall"
    ) { .popToRoot($0) },
    one(
      "popTo", synonyms: "poptoviewcontroller backto"
    ) { .popTo($0) },
    other(
      "setViewControllers", .controllers, .controller("of"), transition: true,
      synonyms: "set viewcontrollers settabs setstack replace"
    ) { parts in parts.other.map { .setViewControllers(parts.controllers, of: $0) } },
    two(
      "add", .controller, "to", transition: false, method: { ($0.name(of: .addChild), 5) },
      synonyms: "addchild addchildviewcontroller embed insert",
      { .add($0, to: $1) }),
    two(
      "addSubview", .controller, "of", transition: false,
      synonyms: "addview insertsubview"
    ) { .addSubview($0, of: $1) },
    one(
      "remove", transition: false, method: { ($0.name(of: .removeFromParent), 5) },
      synonyms: "removefromparent removefromparentviewcontroller removechild delete",
      { .remove($0) }),
    two(
      "transition", .controller, "from",
      method: { ($0.name(of: UIKitCode.Method.transition), 5) },
      synonyms: "transitionfromviewcontroller transitionto exchange swap swapwith cycle",
      { .transition($0, from: $1) }),
    two(
      "show", .controller, "from", method: { _ in ("show", 8) },
      synonyms: "showviewcontroller",
      { .show($0, from: $1) }),
    two(
      "showDetail", .controller, "from", addsColumn: true,
      method: { _ in ("showDetailViewController", 8) },
      synonyms: "showdetailviewcontroller detail",
      { .showDetail($0, from: $1) }),
    two(
      "select", .id, "in", transition: false,
      synonyms: "selected selectedindex selectedviewcontroller selecttab tab switch switchto"
    ) { .select($0, in: $1) },
    other(
      "setRootViewController", .controller, .window("of"), transition: false,
      synonyms: "rootviewcontroller setroot root replaceroot changeroot"
    ) { parts in
      guard let root = parts.controllers.first, let window = parts.window else { return nil }
      return .setRootViewController(root, of: window)
    },
    one(
      "activateSearch",
      synonyms: "search activate startsearch beginsearch"
    ) { .activateSearch($0) },
    other(
      "horizontalSizeClass", .choice(SizeClass.allCases.map(\.rawValue)), .anyWindow("of"),
      transition: false,
      synonyms: "sizeclass width resize rotate setsizeclass"
    ) { parts in parts.chosen(SizeClass.init).map { .setHorizontalSizeClass($0, of: parts.window) }
    },
    column(
      "showColumn", isShown: true, synonyms: "showprimary showsidebar showinspector"),
    column(
      "hideColumn", isShown: false, synonyms: "hideprimary hidesidebar hideinspector"),
    other(
      "perform", .segue, .source("from"), transition: true,
      synonyms: "performsegue segue"
    ) { $0.segue.map { .perform($0) } },
    two(
      "unwind", .id, "from", synonyms: "unwindto unwindsegue exit"
    ) { .unwind($0, from: $1) },
    modifier(
      "sheet", hostingClass: presentationHost, nil
    ) { .present($0, from: $1) },
    modifier(
      "fullScreenCover", hostingClass: presentationHost, .fullScreen
    ) { .present($0, from: $1) },
    modifier(
      "popover", hostingClass: presentationHost, .popover
    ) { .present($0, from: $1) },
    modifier(
      "alert", hostingClass: alertClass, nil, alert: .alert
    ) { .present($0, from: $1) },
    modifier(
      "confirmationDialog", hostingClass: alertClass, nil, alert: .actionSheet
    ) { .present($0, from: $1) },
    modifier(
      "inspector", hostingClass: presentationHost, nil, method: { _ in ("inspector", 17) },
      { .inspector($0, from: $1) }),
    modifier(
      "navigationDestination", hostingClass: SwiftUIContainer.navigationStack.hostingClass, nil
    ) { .show($0, from: $1) },
  ]

  private static func column(_ name: String, isShown: Bool, synonyms: String) -> Self {
    // The secondary column is never hidden.
    let columns = SplitViewColumn.allCases.filter {
      $0 != .compact && (isShown || $0 != .secondary)
    }
    return other(
      name, .choice(columns.map(\.rawValue)), .controller("of"), transition: true,
      synonyms: synonyms
    ) { parts in
      guard let split = parts.other else { return nil }
      return parts.chosen(SplitViewColumn.init).map { .setColumn($0, of: split, isShown: isShown) }
    }
  }

  private static let presentationHost = "PresentationHostingController"
  private static let alertClass = "PlatformAlertController"

  /// A SwiftUI modifier, which acts like one of UIKit's verbs.
  private static func modifier(
    _ name: String, hostingClass: String, _ style: ModalPresentationStyle?,
    alert: AlertStyle? = nil, method: Method? = nil,
    _ action: @escaping @Sendable (Participant, Participant) -> Step.Action
  ) -> Self {
    two(
      name, .view(hostingClass: hostingClass, style, alert), "from", method: method, synonyms: "",
      action)
  }
}

extension Step.Action.Parts {
  /// The value that the word chooses, with the word's place.
  fileprivate func chosen<Value>(_ value: (String) -> Value?) -> Sourced<Value>? {
    choice.flatMap { word in value(word.value).map { Sourced($0, at: word.range) } }
  }
}
