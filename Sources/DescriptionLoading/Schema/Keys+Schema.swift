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
    case .ios:
      SchemaProperty(
        self, .wholeNumber(Self.iosVersions.lowerBound, Self.iosVersions.upperBound),
        "The major version of iOS whose defaults apply: by default "
          + "\(RuleSet.uikit.impliedIOS), or \(RuleSet.book.impliedIOS) with the book's rules.")
    case .idiom:
      SchemaProperty(
        self, .choice(Idiom.allCases.map(\.rawValue)),
        "The device whose defaults apply: 'pad' (default) or 'phone'.")
    case .window:
      SchemaProperty(self, .definition(.id), "The id of the window, which the figure then shows.")
    case .rootViewController:
      SchemaProperty(
        self, .definition(.viewController),
        "The window's root view controller and what it contains.")
    case .steps:
      SchemaProperty(self, .list(.definition(.step)), "What happens, in order.")
    case .emphasize:
      SchemaProperty(
        self, .list(.definition(.id)), "The ids of the view controllers that stand out.")
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
      SchemaProperty(self, .text, "The name that the figure shows above the class.")
    case .viewControllers:
      SchemaProperty(
        self, .list(viewController),
        "The children of a navigation, tab bar, split view or page view controller.")
    case .children:
      SchemaProperty(self, .list(viewController), "The children of any other container.")
    case .selectedIndex:
      SchemaProperty(
        self, .wholeNumber(0), "The position of the tab that a tab bar controller shows.")
    case .definesPresentationContext:
      SchemaProperty(
        self, .bool,
        "Whether it presents when it, or one that it contains, is to present in the current context."
      )
    case .providesPresentationContextTransitionStyle:
      SchemaProperty(
        self, .bool, "Whether what it presents in the current context has its transition style.")
    case .modalPresentationStyle:
      SchemaProperty(
        self, .definition(.modalPresentationStyle),
        "How it covers the screen when it is presented, in Swift's or Objective-C's spelling.")
    case .modalTransitionStyle:
      SchemaProperty(
        self, .definition(.modalTransitionStyle),
        "The animation of its presentation, in Swift's or Objective-C's spelling.")
    case .preferredStyle:
      SchemaProperty(
        self, .choice(of: AlertStyle.allCases.map(\.spellings)),
        "What a UIAlertController is: an alert (default) or an action sheet.")
    case .sourceType:
      SchemaProperty(
        self, .choice(of: ImageSource.allCases.map(\.spellings)),
        "Where a UIImagePickerController takes images from: the camera is on the full screen.")
    case .transitionStyle:
      SchemaProperty(
        self, .choice(of: PageTransitionStyle.allCases.map(\.spellings)),
        "How a UIPageViewController turns its pages.")
    case .spineLocation:
      SchemaProperty(
        self, .choice(of: SpineLocation.allCases.map(\.spellings)),
        "The spine of a UIPageViewController: in the middle ('mid') it shows two pages.")
    case .sourceView:
      SchemaProperty(
        self, .text, "The name of the view that its popover points at, when it is presented as one."
      )
    case .barButtonItem:
      SchemaProperty(
        self, .text,
        "The name of the button that its popover points at, when it is presented as one.")
    case .presents:
      SchemaProperty(
        self, viewController, "The view controller that it presents before the first step.")
    }
  }
}

extension StepKey {
  var property: SchemaProperty {
    switch self {
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
      description: summary, properties: properties + [StepKey.label.property], required: required)
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
    case .setViewControllers:
      SchemaProperty(self, .list(controller), "The new children in order, each declared or by id.")
    case .add: SchemaProperty(self, controller, "The view controller to add, or its id.")
    case .remove: SchemaProperty(self, .definition(.id), "The id of the child to remove.")
    case .show, .showDetail:
      SchemaProperty(self, controller, "The view controller to show, or its id.")
    case .select: SchemaProperty(self, .definition(.id), "The id of the tab to select.")
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
    case .setViewControllers: "Replaces the children of a container."
    case .add: "Adds a child to a container of your own."
    case .remove: "Removes a child from its container."
    case .show: "Shows a view controller: pushes it where there is a stack, else presents it."
    case .showDetail:
      "Shows the detail of a split view controller; presents it where there is none."
    case .select: "Selects a tab."
    case .setRootViewController: "Gives the window another root view controller."
    }
  }

  private var otherSummary: String {
    switch self {
    case .present: "The id of the view controller that is sent present."
    case .push: "The id of the navigation controller."
    case .setViewControllers, .add: "The id of the container."
    case .show, .showDetail: "The id of the view controller that is sent show or showDetail."
    case .select: "The id of the tab bar controller."
    case .setRootViewController: "The id of the window; it may be left out."
    case .dismiss, .pop, .popToRoot, .remove: ""
    }
  }
}
