import TextFormats
import ViewControllers

extension DescriptionKey {
  var property: SchemaProperty {
    switch self {
    case .schema:
      SchemaProperty(self, .text, "Where the editor finds this schema; the figure ignores it.")
    case .title: SchemaProperty(self, .text, "The title of the figure.")
    case .rules:
      SchemaProperty(
        self, .choice(RuleSet.allCases.map(\.rawValue)),
        "Whose rules hold: 'uikit' (default) as UIKit behaves, 'book' as on iOS 7.")
    case .spelling:
      SchemaProperty(
        self, .choice(Spelling.allCases.map(\.rawValue)),
        "How figures and explanations write code: 'swift', or 'objc' as the older books do.")
    case .ios:
      SchemaProperty(
        self, .wholeNumber(Self.iosVersions.lowerBound, Self.iosVersions.upperBound),
        "The major version of iOS whose defaults apply: by default "
          + "\(RuleSet.uikit.impliedIOS), or \(RuleSet.book.impliedIOS) with the book's rules.")
    case .idiom:
      SchemaProperty(
        self, .choice(Idiom.allCases.map(\.rawValue)),
        "The device whose defaults apply: 'pad' (default) or 'phone'.")
    case .observed:
      SchemaProperty(
        self, .bool,
        "Whether the beginning was seen in a running app: no rule works out again who presents.")
    case .horizontalSizeClass:
      SchemaProperty(
        self, .choice(SizeClass.allCases.map(\.rawValue)),
        "The width of windows without one of their own: by default 'regular' on an iPad and "
          + "'compact' on an iPhone.")
    case .verticalSizeClass:
      SchemaProperty(
        self, .choice(SizeClass.allCases.map(\.rawValue)),
        "The height of all windows: by default 'compact' on an iPhone of regular width, which is held "
          + "sideways, and 'regular' elsewhere. In compact height a sheet covers the screen.")
    case .window:
      SchemaProperty(self, .definition(.id), "The id of the window, which the figure then shows.")
    case .rootViewController:
      SchemaProperty(
        self, .definition(.viewController),
        "The window's root view controller and what it contains.")
    case .windows:
      SchemaProperty(
        self, .nonEmptyList(.definition(.window)),
        "Several windows, in place of 'rootViewController' and 'window'.")
    case .scenes:
      SchemaProperty(
        self, .list(.definition(.viewController)),
        "What segues and steps can bring, besides the root view controller's family.")
    case .segues:
      SchemaProperty(self, .list(.definition(.segue)), "What can happen: a step performs one.")
    case .steps:
      SchemaProperty(self, .list(.definition(.step)), "What happens, in order.")
    case .alternatives:
      SchemaProperty(
        self, .list(.definition(.alternative)),
        "Ways on after the steps, which the figure shows side by side.")
    case .objects:
      SchemaProperty(
        self, .list(.definition(.object)),
        "Objects that are no view controllers: the figure 'objects' shows them and what refers to them."
      )
    case .emphasize:
      SchemaProperty(
        self, .list(.definition(.id)), "The ids of the view controllers that stand out.")
    }
  }
}

extension WindowKey {
  private static let levels =
    Int(WindowLevel.range.lowerBound)...Int(WindowLevel.range.upperBound)

  var property: SchemaProperty {
    switch self {
    case .id:
      SchemaProperty(
        self, .definition(.id), "What steps and figures call the window: by default 'window'.")
    case .rootViewController:
      SchemaProperty(
        self, .definition(.viewController),
        "The window's root view controller and what it contains.")
    case .windowLevel:
      SchemaProperty(
        self,
        .choiceOrNumber(
          WindowLevel.names.map(\.key), Self.levels),
        "Which windows it lies above: 'normal' (0, default), 'statusBar' (1000), 'alert' (2000) or a "
          + "number.")
    case .scene:
      SchemaProperty(
        self, .definition(.id),
        "The name of its scene; windows without one belong to one scene together.")
    case .horizontalSizeClass:
      SchemaProperty(
        self, .choice(SizeClass.allCases.map(\.rawValue)),
        "Its own width: by default the description's. Two scenes beside each other have two.")
    }
  }
}

extension ViewControllerKey {
  /// In a step, what a controller contains is declared in that step too.
  func property(isInStep: Bool) -> SchemaProperty {
    let viewController = SchemaShape.definition(isInStep ? .newViewController : .viewController)
    return switch self {
    case .id:
      SchemaProperty(
        self, .definition(.id),
        "What steps call the view controller: by default its class name, then Name#2, Name#3.")
    case .class:
      SchemaProperty(
        self, .definition(.className), "The class: UIKit's, or one of your own.")
    case .superclass:
      SchemaProperty(
        self, .definition(.superclass), "The class of UIKit's that your own class derives from.")
    case .title:
      plain("The name that the figure shows above the class.")
    case .link:
      plain(
        "Where its box leads in SVG, HTML, PDF and PPTX: an http or https address, or a relative one."
      )
    case .group:
      plain(
        "The part of the app that it belongs to, such as a folder: what --group frames in a map.")
    case .role:
      plain(
        "What it is if it is no screen: a component of many screens, or a coordinator that presents them."
      )
    case .viewControllers:
      SchemaProperty(
        self, .list(viewController),
        "The children of a navigation, tab bar, split view or page view controller.")
    case .children:
      SchemaProperty(
        self, .listOrNames(viewController),
        "The children of any other container: a list, or each under the name of a property.")
    case .selectedIndex:
      plain("The position of the tab that a tab bar controller shows.")
    case .definesPresentationContext:
      plain(
        "Whether it presents when it, or one that it contains, is to present in the current context."
      )
    case .providesPresentationContextTransitionStyle:
      plain("Whether what it presents in the current context has its transition style.")
    case .modalPresentationStyle:
      plain("How it covers the screen when it is presented, in Swift's or Objective-C's spelling.")
    case .modalTransitionStyle:
      plain("The animation of its presentation, in Swift's or Objective-C's spelling.")
    case .preferredTransition:
      plain(
        "The transition that it prefers to its modalTransitionStyle: what zooms in can be dragged back."
      )
    case .preferredStyle:
      plain("What a UIAlertController is: an alert (default) or an action sheet.")
    case .sourceType:
      plain("Where a UIImagePickerController takes images from: the camera is on the full screen.")
    case .transitionStyle:
      plain("How a UIPageViewController turns its pages.")
    case .spineLocation:
      plain("The spine of a UIPageViewController: in the middle ('mid') it shows two pages.")
    case .isToolbarHidden:
      plain("Whether a UINavigationController shows no toolbar at its lower edge; true by default.")
    case .detents:
      plain(
        "The heights at which it rests as a sheet in compact width, from the smallest to the largest."
      )
    case .selectedDetentIdentifier:
      plain("The detent at which its sheet rests first; by default the smallest.")
    case .largestUndimmedDetentIdentifier:
      plain("The largest detent at which the part above its sheet is not dimmed and takes touches.")
    case .isModalInPresentation:
      plain("Whether no swipe dismisses it as a sheet.")
    case .preferredContentSize:
      plain("How large it is as a form sheet or popover, in points.")
    case .adaptivePresentationStyle:
      plain("What the delegate of its presentation answers in compact width: with 'none' it stays.")
    case .style:
      plain("How many columns with names a UISplitViewController has.")
    case .primary:
      SchemaProperty(
        self, viewController,
        "The first column of a UISplitViewController, in a navigation controller.")
    case .supplementary:
      SchemaProperty(
        self, viewController, "The second of a UISplitViewController's three columns.")
    case .secondary:
      SchemaProperty(
        self, viewController, "The last column of a UISplitViewController: the detail.")
    case .inspector:
      SchemaProperty(
        self, viewController,
        "The trailing column of a UISplitViewController, shown by show(.inspector), from iOS 26 on."
      )
    case .compact:
      SchemaProperty(
        self, viewController,
        "What a UISplitViewController shows in place of its columns in compact width.")
    case .collapseSecondary:
      plain(
        "What the delegate of a UISplitViewController with listed children answers in compact width: "
          + "with true the detail is left out; by default it is pushed onto the primary's stack.")
    case .topColumnForCollapsing:
      plain(
        "What the delegate of a UISplitViewController with named columns answers in compact width: the "
          + "column that is seen, by default 'compact', or 'secondary' if there is no compact column."
      )
    case .tabs:
      SchemaProperty(
        self, .list(.definition(isInStep ? .newTab : .tab)),
        "The tabs of a UITabBarController in place of its viewControllers, from iOS 18 on.")
    case .searchController:
      SchemaProperty(
        self, viewController,
        "The UISearchController of its navigation item, which a step makes active.")
    case .sourceView:
      plain("The name of the view that its popover points at, when it is presented as one.")
    case .barButtonItem:
      plain("The name of the button that its popover points at, when it is presented as one.")
    case .references:
      SchemaProperty(
        self, .definition(.references), "What it refers to, each under the name of a property.")
    case .delegate:
      SchemaProperty(
        self, .definition(.delegate), "The id of its delegate, to which it refers weakly.")
    case .transitioningDelegate:
      SchemaProperty(
        self, .definition(.delegate),
        "The id of the object that animates its presentation in place of its modalTransitionStyle.")
    case .state:
      plain("How far its view had appeared when the app was looked into.")
    case .isViewLoaded:
      plain("Whether it had a view when the app was looked into.")
    case .presents:
      SchemaProperty(
        self, viewController, "The view controller that it presents before the first step.")
    }
  }
}

extension ViewControllerKey {
  /// The schema of a key whose shape the table of properties knows.
  private func plain(_ summary: String) -> SchemaProperty {
    let property = DeclaredProperty.all.first { $0.name == rawValue }
    return SchemaProperty(self, property.map(SchemaShape.init) ?? .text, summary)
  }
}

extension SchemaShape {
  fileprivate init(_ property: DeclaredProperty) {
    // What other keys take too, or what is long, is defined by itself.
    if let definition = SchemaDefinition(rawValue: property.name) {
      self = .definition(definition)
      return
    }
    self =
      switch property.shape {
      case .flag: .bool
      case .text, .link: .text
      case .index: .wholeNumber(0)
      case .detents: .list(.detent)
      case .word(let spellings):
        .choice(spellings().map { $0[0] } + spellings().flatMap { $0.dropFirst() })
      case .size:
        .object(
          SchemaObject(
            properties: SizeKey.allCases.map(\.property),
            required: SizeKey.allCases.map(\.rawValue)))
      }
  }
}

extension TabKey {
  func property(isInStep: Bool) -> SchemaProperty {
    let viewController = SchemaShape.definition(isInStep ? .newViewController : .viewController)
    return switch self {
    case .identifier:
      SchemaProperty(self, .text, "The name by which code and other tabs refer to it.")
    case .title: SchemaProperty(self, .text, "What the bar shows.")
    case .viewController:
      SchemaProperty(
        self, viewController, "The view controller that it shows; a group may have none.")
    case .managingNavigationController:
      SchemaProperty(
        self, viewController,
        "The UINavigationController in which a group shows its tabs.")
    case .children:
      SchemaProperty(
        self, .list(.definition(isInStep ? .newTab : .tab)),
        "The tabs of a group: it is a UITabGroup.")
    case .defaultChildIdentifier:
      SchemaProperty(self, .text, "The tab that a group shows first; by default its first.")
    case .preferredPlacement:
      SchemaProperty(
        self, .choice(of: TabPlacement.self),
        "Whether it is in the bar or the sidebar, and whether the user may move it.")
    }
  }
}

extension DetentKey {
  var property: SchemaProperty {
    switch self {
    case .identifier: SchemaProperty(self, .text, "The name by which other properties refer to it.")
    case .height:
      SchemaProperty(
        self, .wholeNumber(ContentSize.range.lowerBound, ContentSize.range.upperBound),
        "The height of the sheet, in points.")
    }
  }
}

extension ObjectKey {
  var property: SchemaProperty {
    switch self {
    case .id:
      SchemaProperty(self, .definition(.id), "What references call it: by default its class name.")
    case .class: SchemaProperty(self, .definition(.className), "The class, of any kind.")
    case .title: SchemaProperty(self, .text, "The name that the figure shows above the class.")
    case .references:
      SchemaProperty(
        self, .definition(.references), "What it refers to, each under the name of a property.")
    case .delegate:
      SchemaProperty(
        self, .definition(.delegate), "The id of its delegate, to which it refers weakly.")
    }
  }
}

extension ReferenceKey {
  var property: SchemaProperty {
    switch self {
    case .to: SchemaProperty(self, .definition(.id), "The id of what it refers to.")
    case .weak: SchemaProperty(self, .bool, "Whether it does not keep that alive.")
    case .sends:
      SchemaProperty(
        self, .text, "The method by which it tells that of the end, if that is its delegate.")
    }
  }
}

extension AlternativeKey {
  var property: SchemaProperty {
    switch self {
    case .label: SchemaProperty(self, .text, "The name of the way, which stands under it.")
    case .steps: SchemaProperty(self, .list(.definition(.step)), "What happens, in order.")
    }
  }
}

extension SegueKey {
  var property: SchemaProperty {
    switch self {
    case .from: SchemaProperty(self, .definition(.id), "The id of the view controller it leaves.")
    case .identifier: SchemaProperty(self, .text, "The name by which a step performs it.")
    case .label: SchemaProperty(self, .text, "What a figure says of it.")
    case .unwindAction:
      SchemaProperty(self, .text, "The action that an unwind segue calls, wherever that may be.")
    case .modalPresentationStyle:
      SchemaProperty(
        self, .definition(.modalPresentationStyle), "The style that it gives its destination.")
    case .modalTransitionStyle:
      SchemaProperty(
        self, .definition(.modalTransitionStyle),
        "The transition that it gives its destination.")
    case .at:
      SchemaProperty(self, .text, "The line of the app's source that performs it: Home.swift:12.")
    case .inferred:
      SchemaProperty(
        self, .bool, "Whether it was concluded from the app's source; its arrow is dashed.")
    }
  }

  /// The segues of one kind, or of none where only an unwind segue's action is known.
  static func schema(of kind: Segue.Kind?) -> SchemaObject {
    let destination = kind.map {
      SchemaProperty($0, .definition(.controller), "The view controller it leads to, or its id.")
    }
    let required = (kind?.rawValue ?? SegueKey.unwindAction.rawValue)
    return SchemaObject(
      properties: (destination.map { [$0] } ?? []) + allCases.map(\.property),
      required: [required, SegueKey.from.rawValue])
  }
}

extension SizeKey {
  var property: SchemaProperty {
    let range = ContentSize.range
    return SchemaProperty(
      self, .wholeNumber(range.lowerBound, range.upperBound),
      self == .width ? "In points." : "Also in points.")
  }
}

extension StepKey {
  func property(of action: ActionKey) -> SchemaProperty {
    switch self {
    case .during:
      SchemaProperty(
        self, .choice(action.times.map(\.rawValue)),
        "When it happens: while the transition of the step before runs, or in a method that the "
          + "receiver is sent as its view appears with that step.")
    case .isInteractive:
      SchemaProperty(
        self, .bool, "Whether the user dismisses it, by a swipe or a tap outside, and not code.")
    case .refused:
      SchemaProperty(
        self, .text,
        "UIKit's words for refusing the step, as a log has them: the step changes nothing.")
    case .label: SchemaProperty(self, .text, "The caption of the figure after this step.")
    }
  }
}

extension ActionKey {
  /// The steps of this action: its key, its preposition's, and a label.
  var schema: SchemaObject {
    var properties = [subject]
    var required = [rawValue]
    if let preposition {
      properties.append(
        SchemaProperty(Preposition(rawValue: preposition), .definition(.id), otherSummary))
      if !isPrepositionOptional { required.append(preposition) }
    }
    return SchemaObject(
      description: summary,
      properties: properties
        + StepKey.allCases.filter { $0.belongs(to: self) }.map { $0.property(of: self) },
      required: required)
  }

  private struct Preposition: RawRepresentable {
    let rawValue: String
  }

  private var subject: SchemaProperty {
    let controller = SchemaShape.definition(.controller)
    return switch self {
    case .present:
      SchemaProperty(self, controller, "The view controller to present, or its id.")
    case .dismiss:
      SchemaProperty(
        self, .definition(.id), "The id of the view controller that is sent dismiss.")
    case .push: SchemaProperty(self, controller, "The view controller to push, or its id.")
    case .pop, .popToRoot:
      SchemaProperty(self, .definition(.id), "The id of the navigation controller.")
    case .popTo:
      SchemaProperty(self, .definition(.id), "The id of the view controller in a stack.")
    case .setViewControllers:
      SchemaProperty(self, .list(controller), "The new children in order, each declared or by id.")
    case .add: SchemaProperty(self, controller, "The view controller to add, or its id.")
    case .addSubview:
      SchemaProperty(self, controller, "The view controller whose view is added, or its id.")
    case .remove: SchemaProperty(self, .definition(.id), "The id of the child to remove.")
    case .transition:
      SchemaProperty(
        self, controller, "The view controller that takes the other's place, or its id.")
    case .show, .showDetail:
      SchemaProperty(self, controller, "The view controller to show, or its id.")
    case .sheet, .fullScreenCover, .popover, .navigationDestination:
      SchemaProperty(self, controller, "The name of a SwiftUI view, declared here, or an id.")
    case .select: SchemaProperty(self, .definition(.id), "The id of the tab to select.")
    case .perform: SchemaProperty(self, .text, "The identifier of the segue.")
    case .unwind:
      SchemaProperty(
        self, .definition(.id), "The id of the view controller to go back to.")
    case .activateSearch:
      SchemaProperty(
        self, .definition(.id), "The id of the search controller, or of the one that has it.")
    case .horizontalSizeClass:
      SchemaProperty(self, .choice(SizeClass.allCases.map(\.rawValue)), "The new width.")
    case .setRootViewController:
      SchemaProperty(self, controller, "The window's new root view controller, or its id.")
    }
  }

  private var summary: String {
    switch self {
    case .present: "Presents a view controller."
    case .dismiss: "Dismisses what the receiver presented, or the family that it is in."
    case .push: "Pushes a view controller onto a navigation stack."
    case .pop: "Pops the top view controller off a navigation stack."
    case .popToRoot: "Pops all view controllers but the first off a navigation stack."
    case .popTo: "Pops all view controllers above one off its navigation stack."
    case .setViewControllers: "Replaces the children of a container."
    case .add: "Adds a child to a container of your own."
    case .addSubview:
      "Adds the view of a view controller without making it a child: the classic mistake."
    case .remove: "Removes a child from its container."
    case .transition: "Exchanges a child of a container of your own for another."
    case .show: "Shows a view controller: pushes it where there is a stack, else presents it."
    case .showDetail:
      "Shows the detail of a split view controller; presents it where there is none."
    case .sheet: "Presents a SwiftUI view as a sheet."
    case .fullScreenCover: "Presents a SwiftUI view over the whole screen."
    case .popover: "Presents a SwiftUI view as a popover."
    case .navigationDestination: "Pushes a SwiftUI view onto its NavigationStack."
    case .select: "Selects a tab."
    case .perform: "Performs a segue."
    case .unwind: "Goes back to a view controller, as an unwind segue does."
    case .setRootViewController: "Gives a window another root view controller."
    case .activateSearch: "Makes a search controller active, which presents it."
    case .horizontalSizeClass:
      "Gives a window, or all, another width: columns collapse or expand."
    }
  }

  private var otherSummary: String {
    switch self {
    case .present: "The id of the view controller that is sent present."
    case .push: "The id of the navigation controller."
    case .setViewControllers, .add: "The id of the container."
    case .addSubview: "The id of the view controller whose view it is added to."
    case .show, .showDetail: "The id of the view controller that is sent show or showDetail."
    case .sheet, .fullScreenCover, .popover, .navigationDestination:
      "The id of the view that has the modifier."
    case .select: "The id of the tab bar controller."
    case .transition: "The id of the child whose place it takes."
    case .unwind: "The id of the view controller that is left."
    case .setRootViewController: "The id of the window; of an only window it may be left out."
    case .horizontalSizeClass: "The id of the window; without it all windows change."
    case .perform: "The id of the segue's view controller, where several have its identifier."
    case .dismiss, .pop, .popToRoot, .popTo, .remove, .activateSearch: ""
    }
  }
}
