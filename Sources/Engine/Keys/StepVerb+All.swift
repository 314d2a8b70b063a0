import VCSource

extension StepVerb {
  /// The verbs, in the order of the schema and the help.
  package static let all: [Self] = [
    two(
      "present", .controller, "from", during: StepTime.allCases,
      method: { ($0.name(of: .present), 5) },
      "Presents a view controller.", "The view controller to present, or its id.",
      "The id of the view controller that is sent present.",
      synonyms: "presentviewcontroller presentmodal open modal",
      { .present($0, from: $1) }),
    one(
      "dismiss", during: StepTime.allCases, method: { ($0.name(of: .dismiss), 5) },
      "Dismisses what the receiver presented, or the family that it is in.",
      "The id of the view controller that is sent dismiss.",
      synonyms: "dismissviewcontroller close hide",
      { .dismiss($0) }),
    two(
      "push", .controller, "onto", during: [.transition],
      "Pushes a view controller onto a navigation stack.",
      "The view controller to push, or its id.", "The id of the navigation controller.",
      synonyms: "pushviewcontroller"
    ) { .push($0, onto: $1) },
    one(
      "pop", during: [.transition],
      "Pops the top view controller off a navigation stack.",
      "The id of the navigation controller, or of a SwiftUI view in its stack.",
      synonyms: "popviewcontroller back goback removelast pathremovelast"
    ) { .pop($0) },
    one(
      "popToRoot", "Pops all view controllers but the first off a navigation stack.",
      "The id of the navigation controller, or of a SwiftUI view in its stack.",
      synonyms: "poptorootviewcontroller emptypath clearpath pathremoveall"
    ) { .popToRoot($0) },
    one(
      "popTo", "Pops all view controllers above one off its navigation stack.",
      "The id of the view controller in a stack.", synonyms: "poptoviewcontroller backto"
    ) { .popTo($0) },
    other(
      "setViewControllers", .controllers, .controller("of"), transition: true,
      "Replaces the children of a container.",
      "The new children in order, each declared or by id.", "The id of the container.",
      synonyms: "set viewcontrollers settabs setstack replace"
    ) { parts in parts.other.map { .setViewControllers(parts.controllers, of: $0) } },
    two(
      "add", .controller, "to", transition: false, method: { ($0.name(of: .addChild), 5) },
      "Adds a child to a container of your own.", "The view controller to add, or its id.",
      "The id of the container.", synonyms: "addchild addchildviewcontroller embed insert",
      { .add($0, to: $1) }),
    two(
      "addSubview", .controller, "of", transition: false,
      "Adds the view of a view controller without making it a child: the classic mistake.",
      "The view controller whose view is added, or its id.",
      "The id of the view controller whose view it is added to.",
      synonyms: "addview insertsubview"
    ) { .addSubview($0, of: $1) },
    one(
      "remove", transition: false, method: { ($0.name(of: .removeFromParent), 5) },
      "Removes a child from its container.", "The id of the child to remove.",
      synonyms: "removefromparent removefromparentviewcontroller removechild delete",
      { .remove($0) }),
    two(
      "transition", .controller, "from",
      method: { ($0.name(of: UIKitCode.Method.transition), 5) },
      "Exchanges a child of a container of your own for another.",
      "The view controller that takes the other's place, or its id.",
      "The id of the child whose place it takes.",
      synonyms: "transitionfromviewcontroller transitionto exchange swap swapwith cycle",
      { .transition($0, from: $1) }),
    two(
      "show", .controller, "from", method: { _ in ("show", 8) },
      "Shows a view controller: pushes it where there is a stack, else presents it.",
      "The view controller to show, or its id.",
      "The id of the view controller that is sent show or showDetail.",
      synonyms: "showviewcontroller",
      { .show($0, from: $1) }),
    two(
      "showDetail", .controller, "from", addsColumn: true,
      method: { _ in ("showDetailViewController", 8) },
      "Shows the detail of a split view controller; presents it where there is none.",
      "The view controller to show, or its id.",
      "The id of the view controller that is sent show or showDetail.",
      synonyms: "showdetailviewcontroller detail",
      { .showDetail($0, from: $1) }),
    two(
      "select", .id, "in", transition: false, "Selects a tab.",
      "The id of the tab's view controller, or the tab's identifier.",
      "The id of the tab bar controller.",
      synonyms: "selected selectedindex selectedviewcontroller selecttab tab switch switchto"
    ) { .select($0, in: $1) },
    other(
      "setRootViewController", .controller, .window("of"), transition: false,
      "Gives a window another root view controller.",
      "The window's new root view controller, or its id.",
      "The id of the window; of an only window it may be left out.",
      synonyms: "rootviewcontroller setroot root replaceroot changeroot"
    ) { parts in
      guard let root = parts.controllers.first, let window = parts.window else { return nil }
      return .setRootViewController(root, of: window)
    },
    one(
      "activateSearch", "Makes a search controller active, which presents it.",
      "The id of the search controller, or of the one that has it.",
      synonyms: "search activate startsearch beginsearch"
    ) { .activateSearch($0) },
    other(
      "horizontalSizeClass", .choice(SizeClass.allCases.map(\.rawValue)), .anyWindow("of"),
      transition: false,
      "Gives a window, or all, another width: columns collapse or expand.", "The new width.",
      "The id of the window; without it all windows change.",
      synonyms: "sizeclass width resize rotate setsizeclass"
    ) { parts in parts.chosen(SizeClass.init).map { .setHorizontalSizeClass($0, of: parts.window) }
    },
    column(
      "showColumn", isShown: true, "Shows a column of a split view controller in regular width.",
      synonyms: "showprimary showsidebar showinspector"),
    column(
      "hideColumn", isShown: false, "Hides a column of a split view controller in regular width.",
      synonyms: "hideprimary hidesidebar hideinspector"),
    other(
      "perform", .segue, .source("from"), transition: true, "Performs a segue.",
      "The identifier of the segue.",
      "The id of the segue's view controller, where several have its identifier.",
      synonyms: "performsegue segue"
    ) { $0.segue.map { .perform($0) } },
    two(
      "unwind", .id, "from", "Goes back to a view controller, as an unwind segue does.",
      "The id of the view controller to go back to.",
      "The id of the view controller that is left.", synonyms: "unwindto unwindsegue exit"
    ) { .unwind($0, from: $1) },
    modifier(
      "sheet", hostingClass: presentationHost, nil, "Presents a SwiftUI view as a sheet."
    ) { .present($0, from: $1) },
    modifier(
      "fullScreenCover", hostingClass: presentationHost, .fullScreen,
      "Presents a SwiftUI view over the whole screen."
    ) { .present($0, from: $1) },
    modifier(
      "popover", hostingClass: presentationHost, .popover,
      "Presents a SwiftUI view as a popover."
    ) { .present($0, from: $1) },
    modifier(
      "alert", hostingClass: alertClass, nil, alert: .alert, "Presents a SwiftUI alert."
    ) { .present($0, from: $1) },
    modifier(
      "confirmationDialog", hostingClass: alertClass, nil, alert: .actionSheet,
      "Presents a SwiftUI confirmation dialog: an action sheet."
    ) { .present($0, from: $1) },
    modifier(
      "inspector", hostingClass: presentationHost, nil, method: { _ in ("inspector", 17) },
      "Shows a SwiftUI inspector: a sheet in compact width, else a column.",
      { .inspector($0, from: $1) }),
    modifier(
      "navigationDestination", hostingClass: SwiftUIContainer.navigationStack.hostingClass, nil,
      "Pushes a SwiftUI view onto its NavigationStack."
    ) { .show($0, from: $1) },
  ]

  private static func column(
    _ name: String, isShown: Bool, _ meaning: String, synonyms: String
  ) -> Self {
    // The secondary column is never hidden.
    let columns = SplitViewColumn.allCases.filter {
      $0 != .compact && (isShown || $0 != .secondary)
    }
    return other(
      name, .choice(columns.map(\.rawValue)), .controller("of"), transition: true, meaning,
      "The column.",
      "The id of the split view controller.", synonyms: synonyms
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
    alert: AlertStyle? = nil, method: Method? = nil, _ meaning: String,
    _ action: @escaping @Sendable (Participant, Participant) -> Step.Action
  ) -> Self {
    two(
      name, .view(hostingClass: hostingClass, style, alert), "from", method: method, meaning,
      "The name of a SwiftUI view, declared here, or an id.",
      "The id of the view that has the modifier.", synonyms: "", action)
  }
}

extension Step.Action.Parts {
  /// The value that the word chooses, with the word's place.
  fileprivate func chosen<Value>(_ value: (String) -> Value?) -> Sourced<Value>? {
    choice.flatMap { word in value(word.value).map { Sourced($0, at: word.range) } }
  }
}
