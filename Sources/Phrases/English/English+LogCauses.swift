import ViewControllers

extension English {
  package func cause(_ cause: UIKitCause, of line: LoggedText) -> String {
    let (p, isLike) = (line[english: .presenter], line.presentsItsLike)
    let a = (isLike ? "the new " : "") + line[english: .presented]
    let b = isLike ? "the \(line[english: .blocker]) on screen" : line[english: .blocker]
    return switch cause {
    case .presentFromTop:
      "If \(b) is to stay, present \(a) from it: it is the topmost controller."
    case .inActionHandler:
      "If the user is to answer \(b) first, present \(a) in the handler of one of its actions."
    case .dismissFirst:
      "If \(b) isn't needed any more, dismiss it, and present \(a) in the completion handler."
    case .callsTwice where line.topic == .alreadyPresented:
      "The code runs twice, for example by two taps. Present \(a) only where nobody presents it."
    case .callsTwice where line.presentsItsLike:
      "The code runs twice, for example by two taps. Do nothing the second time; if the two say "
        + "different things, use one of the next."
    case .callsTwice:
      "The code runs twice, for example by two taps or two notifications. Check first."
    case .waitForCompletion:
      "The call comes right after another. Move it into the other's completion handler."
    case .tooEarly:
      "The call, or performSegue, is in viewDidLoad or viewWillAppear. Move it to viewDidAppear, which runs "
        + "each time the view comes back: a property tells the first time."
    case .dismissedMeanwhile:
      "\(p) has left the screen, or another controller covers it. Present from the topmost controller."
    case .neverShown:
      "This instance of \(p) isn't the one on screen, but another that code made. Call the method on the one "
        + "on screen; an assertion finds the place."
    case .newInstance:
      "The instance is kept in a property and used again. Make a new one each time, in code or from the "
        + "storyboard."
    case .presentParent: "Its container is meant. Present \(line[english: .child])."
    case .removeFirst: "It was a child and is to be presented now. Remove it first."
    case .unwrapPresented: "An outlet or a variable is nil. Make the controller, or unwrap it."
    case .canSendFirst: "The device can't send mail, so the initialiser returns nil. Ask first."
    case .presentAnother: "Sender and argument are mixed up. Pass the other controller."
    case .setStyle: "The style was set to 'none'. Set another."
    case .addChild:
      "Only the view of \(line[english: .sender]) was added. Where that happens, make it a child as well."
    case .presentFromParent:
      "\(line[english: .sender]) can't be a child, for example in a cell. Present from the controller whose "
        + "view has it."
    case .setSource: "A view shows it, such as a button. Set that before presenting."
    case .setBarButtonItem: "A button in a bar shows it. Set that before presenting."
    case .sourceInWindow:
      "The source view isn't on screen. Present in viewDidAppear, or use another view."
    case .keyWindow: "The code takes windows.last. Take the scene's key window."
    case .alertController: "Old code or an old library shows a UIAlertView. Use UIAlertController."
    case .agreeOnOrientations: "The two properties disagree. Let one follow the other."
    case .curlFullScreen: "The style isn't fullScreen. Set it."
    case .splitAsRoot: "Make the split view controller the window's root."
    case .childBeforeView where line.nulls.contains(.holder):
      "Take its view out first, then add the child and its view to \(line[english: .other])."
    case .addToHolder where line.nulls.contains(.other):
      "The view was added without its controller. Call addChild first."
    case .inputViewOut:
      "A text field's inputView is also a subview. UIKit shows it in the keyboard's place, so take it "
        + "out of your view."
    case .childBeforeView:
      "The view was added before its controller. In \(line[english: .other]), call addChild first."
    case .removeViewFirst where line.nulls.contains(.holder):
      "Its view is to be shown by itself. Take the child out of its container first."
    case .removeViewFirst:
      "The child is to move here. Take it out of its old container first."
    case .addItsContainer:
      "\(line[english: .child]) is in a \(line[english: .other]). Add that, and its view, in place of "
        + "\(line[english: .child])."
    case .addToHolder where line.classes[.other] != nil:
      "If it is to leave \(line[english: .other]), call addChild in \(line[english: .holder]) first, which takes "
        + "it out."
    case .addToHolder:
      "The view was added without its controller. In \(line[english: .holder]), call addChild first."
    case .ownView: "Two controllers share a view. Give each its own."
    case .otherRoot: "Give the window another root before this one becomes a child."
    case .addBoth: "The new child was not added. Call addChild before the transition."
    case .oneTransition: "Two pushes or pops run at once. Set the whole stack in one call."
    case .callSuper:
      "An override of an appearance method, most of all in a subclass of a container, doesn't call super."
    case .balanceAppearance:
      "A container of your own begins and ends appearance, and UIKit forwards it too. Tell UIKit not to."
    case .showsTooEarly:
      "A push or presentation is in viewDidLoad or viewWillAppear. Move it to viewDidAppear, which runs "
        + "each time the view comes back: a property tells the first time."
    case .showAfterDismissal:
      "The call comes right after dismiss(animated:). Move it into its completion handler."
    case .rootReplaced:
      "The window gets another root while something is presented or pushed. Dismiss it first."
    case .noViewInDeinit:
      "The code of deinit, or what it calls, accesses 'view' or 'tableView'. Ask viewIfLoaded."
    case .loadView:
      "UIKit's own deinit accesses the view of a controller that was made and never shown. Load the view "
        + "when you make it."
    case .emptyContainer: "Something was added to the container view. Put it beside that view."
    case .commonSuperview: "Add the view to the superview of the hosting controller's view."
    case .afterTransition:
      "Another push or pop is in progress. Make the call when it is over; the second of two taps needs none."
    case .callsTwicePushing:
      "The code runs twice, for example by two taps. Push it only where it isn't in the stack."
    case .newPushed:
      "The instance is kept in a property and used again. Make a new one for each push, in code or from the "
        + "storyboard."
    case .popToIt: "It is below in the stack, and meant to come back. Pop to it."
    case .pushItsRoot: "Push the content, and not the navigation controller around it."
    case .presentNavigation: "A stack of its own is wanted. Present it."
    case .unwrapPushed: "A storyboard or a variable gave nil. Unwrap it first."
    case .containsFirst: "Another instance of the class is in the stack. Look it up there."
    case .distinct: "The list names one instance twice. Drop the second."
    case .onePage: "Pass one controller, or two where the spine is in the middle."
    case .waitForPage: "Set pages when the last transition has ended, and on the main queue."
    case .selectMember: "Select a controller of the list, or its index."
    case .itemOfChild: "The item was set on a controller inside the tab. Set it on the tab itself."
    case .setTabs: "Set viewControllers, and let the bar follow."
    case .afterCallback: "Make the change after the delegate method has returned."
    case .notOnPhone: "Choose another container on an iPhone, or require iOS 8."
    case .nameSegue: "The identifier isn't in the storyboard, or the controller was made in code."
    case .embedInNavigation: "Embed the source in a navigation controller, or use a show segue."
    case .nameScene: "Set the scene's Storyboard ID, spelled as in code."
    case .unwindAction: "Add the unwind action to a controller that came before."
    case .setRoot: "No root is set. Set one and make the window key."
    case .adoptScenes: "Add a scene manifest and a scene delegate."
    case .oneAlert:
      "Two alerts or confirmation dialogs have bindings of their own. Use one, whose content depends on "
        + "a value; confirmationDialog takes the same arguments."
    case .alertInside:
      "The alert's or dialog's modifier is on the view below the sheet. Move it to the view inside."
    case .sheetInside:
      "The modifier is on the view below the sheet. To show both, move it to the view inside."
    case .afterAlert:
      "The state changes while an alert is shown. Change it when the alert is gone."
    case .afterSheet:
      "The state changes while a sheet is shown or being dismissed. Change it in onDismiss."
    case .whenShown:
      "The state changes before the view with the modifier is on screen. Change it in onAppear, and keep "
        + "the modifier on a view that stays."
    case .oneSheet: "Two sheets have bindings of their own. Use one with an item."
    case .onePathChange:
      "The path is changed by two handlers, or by appending in a loop. Assign it once."
    case .oneDestination:
      "The modifier is in a view that the stack shows again. Keep it at the root."
    case .destinationAtRoot:
      "Move the modifier to the root view of the stack, outside lazy containers."
    case .navigationStack: "Use NavigationStack, or set isDetailLink(false) on nested links."
    }
  }
}
