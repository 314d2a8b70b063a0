import VCEngine
import VCPhrases
import VCSource

extension English {
  package func cause(_ cause: UIKitCause, of line: LoggedText) -> String {
    let (p, isLike) = (line[english: .presenter], line.presentsItsLike)
    let a = isLike ? "the second" : line[english: .presented]
    let b = isLike ? "the first \(line[english: .blocker])" : line[english: .blocker]
    return switch cause {
    case .presentFromTop where line.classes[.blocker] == nil:
      "Something else is shown, such as a library's screen. Present \(a) from the topmost controller."
    case .presentFromTop where line.isAskedOfSwiftUI || line.hasOtherInFront:
      "If \(b) is to stay, present \(a) from the topmost controller."
    case .presentFromTop:
      "If \(b) is to stay, present \(a) from it."
    case .inActionHandler where line.alertInFront != nil:
      "If \(b) is to stay, present \(a) where the \(line.alertInFront ?? "alert") in front of it is presented: "
        + "in the handler of one of its actions."
    case .inActionHandler:
      "If the user is to answer \(b), present \(a) in the handler of one of its actions."
    case .afterMenu where line.isOfModifier:
      "The menu is just closing, and SwiftUI drops what is presented then. Change the state a moment later."
    case .afterMenu:
      "The menu is just closing. Present \(a) when it has gone."
    case .dismissFirst:
      "If \(b) isn't needed any more, dismiss it, and present \(a) in the completion handler."
    case .callsTwice where line.topic == .alreadyPresented:
      "The code runs twice, for example by two taps. Present \(a) only where nobody presents it."
    case .callsTwice where line.presentsItsLike:
      "If the code runs twice, for example by two taps, do nothing the second time."
    case .callsTwice where line.stop == .push || line.stop == .pop:
      "The code runs twice, for example by two taps. Do nothing while a transition runs."
    case .callsTwice:
      "The code runs twice, for example by two taps or two notifications. Check first."
    case .waitForCompletion:
      "Another presentation or dismissal isn't over. Move the call into its completion handler; where "
        + "you can't reach that, wait for the transition coordinator."
    case .tooEarly:
      "The call, or performSegue, is in viewDidLoad or viewWillAppear. Move it to viewDidAppear, which runs "
        + "each time the view comes back, so a property records that it was shown."
    case .dismissedMeanwhile where line.topic == .detached:
      "\(line[english: .sender]) has been dismissed or removed already. Present from the topmost controller."
    case .dismissedMeanwhile where line.isSentByItsLike:
      "The first \(p) has left the screen, or another controller covers it. Present from the topmost "
        + "controller."
    case .dismissedMeanwhile:
      "\(p) has left the screen, or another controller covers it. Present from the topmost controller."
    case .neverShown:
      "Code made a second \(p), which isn't on screen, and called its method. Call the method on the one that "
        + "is; an assertion finds the call."
    case .newInstance where line.topic == .hasParent:
      "If it is to stay where it is, present a new one."
    case .newInstance:
      "The instance is kept in a property, and used again too soon. Make a new one each time, in code or from the "
        + "storyboard."
    case .presentParent: "If its container \(line[english: .child]) is meant, present that."
    case .removeFirst where line.topic == .hasParent:
      "If it is to leave its container, remove it first."
    case .removeFirst: "It was a child and is to be presented now. Remove it first."
    case .unwrapPresented: "An outlet or a variable is nil. Make the controller, or unwrap it."
    case .canSendFirst: "The device can't send mail, so the initialiser returns nil. Ask first."
    case .presentAnother: "Sender and argument are mixed up. Pass the other controller."
    case .setStyle: "The style was set to 'none'. Set another."
    case .addChild:
      "Only the view of \(line[english: .sender]) was added to another's view. Where that happens, make it a "
        + "child as well."
    case .presentFromParent:
      "If \(line[english: .sender]) is to have no parent, the controller whose view contains its view presents, "
        + "told by a delegate or a closure."
    case .setSource:
      "If a view such as a button shows it, set that as its source before presenting."
    case .setBarButtonItem: "If a button in a bar shows it, set that before presenting."
    case .sourceInWindow:
      "The source view isn't on screen. Present in viewDidAppear, or use another view."
    case .keyWindow: "The code takes windows.last. Take the scene's key window."
    case .fillAlert: "The texts were nil. Give the alert a title, a message or an action first."
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
      "If it is to be a child of \(line[english: .other]), call addChild there before adding its view."
    case .removeViewFirst where line.nulls.contains(.holder):
      "Its view is to be shown by itself. Take the child out of its container first."
    case .removeViewFirst:
      "If it is to move here from another container, take it out there first."
    case .addItsContainer:
      "If \(line[english: .child]) is to stay in its \(line[english: .other]), add that, and its view, in place of "
        + "\(line[english: .child])."
    case .addToHolder where line.classes[.other] != nil:
      "If it is to leave \(line[english: .other]), call addChild in \(line[english: .holder]) first, which takes "
        + "it out."
    case .addToHolder:
      "The view was added without its controller. In \(line[english: .holder]), call addChild first."
    case .ownView where line.classes[.sender] == nil:
      "Two controllers share a view. Give the second one its own, in its loadView."
    case .ownView:
      "Two controllers share a view. Give \(line[english: .sender]) its own."
    case .otherRoot: "Give the window another root before this one becomes a child."
    case .addBoth: "The new child was not added. Call addChild before the transition."
    case .oneTransition where line.topic == .nestedPop:
      "Two pops follow each other. Pop once, to the controller that is to be shown."
    case .oneTransition:
      "Two pushes or pops follow each other. Set the whole stack in one call, which is one animation."
    case .callSuper:
      "An override of an appearance method in \(line[english: .child]) doesn't call super."
    case .workAtLaunch:
      "Something is shown right after makeKeyAndVisible, or in viewDidLoad or viewWillAppear. Move it to the "
        + "first screen's viewDidAppear."
    case .balanceAppearance:
      "Code of yours calls viewWillAppear or viewDidAppear, or a container calls beginAppearanceTransition and "
        + "endAppearanceTransition, although it forwards appearance automatically, as a container does by "
        + "default. Delete those calls; these are enough."
    case .callOwnMethod:
      "The call is to bring a screen up to date. Move that work to a method of its own, and call that."
    case .forwardAppearance:
      "A container forwards appearance itself, with shouldAutomaticallyForwardAppearanceMethods false. Begin "
        + "and end the transition of its child."
    case .showsTooEarly:
      "A push or presentation is in viewDidLoad or viewWillAppear. Move it to viewDidAppear, which runs "
        + "each time the view comes back, so a property records that it was shown."
    case .showAfterDismissal:
      "The call comes right after dismiss(animated:). Move it into its completion handler."
    case .rootReplaced:
      "The window gets another root while something is presented. Dismiss it first, in the scene delegate."
    case .noViewInDeinit:
      "The code of deinit, or what it calls, accesses 'view' or 'tableView'. Ask viewIfLoaded."
    case .loadView:
      "UIKit's own deinit accesses the view of a controller that was made and never shown. Load the view "
        + "when you make it."
    case .emptyContainer: "Something was added to the container view. Put it beside that view."
    case .commonSuperview: "Add the view to the superview of the hosting controller's view."
    case .afterTransition:
      "Another transition is in progress, such as a push, a pop or a dismissal. Make the call when it is over. "
        + "If it was a double tap, ignore the second tap."
    case .callsTwicePushing:
      "The code runs twice, for example by two taps. Push it only if it isn't in the stack."
    case .newPushed:
      "The instance is kept in a property, and pushed while it is in the stack. Make a new one for each push, in "
        + "code or from the "
        + "storyboard."
    case .popToIt: "It is below in the stack, and meant to come back. Pop to it."
    case .pushItsRoot:
      "To stay in this stack, push the content without the navigation controller around it."
    case .presentNavigation: "To begin a stack of its own, present the navigation controller."
    case .updateLibrary:
      "The class belongs to a library, whose code makes the call. Update the library, or report the line to it."
    case .oneStack:
      "A NavigationStack, or a navigation controller, is inside another, for example as a page of a TabView in "
        + "a stack. Keep one of the two."
    case .splitInTab:
      "A split view controller is inside a navigation controller. Make it a tab, or the root, itself."
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
    case .drawSegue:
      "In the storyboard, the segue has another identifier, or starts at another scene, such as the "
        + "container's. Select the arrow, and set Identifier in the Attributes inspector to "
        + "'\(line.words[.identifier] ?? "")', spelled as in code. If no arrow starts at "
        + "\(line[english: .child])'s own scene, control-drag from its icon to the next scene first."
    case .fromStoryboard:
      "The code made \(line[english: .child]) without a storyboard. Make it from the storyboard, where its scene "
        + "has this Storyboard ID (Identity inspector); or replace the segue by show, which pushes in a "
        + "navigation controller and presents elsewhere."
    case .customSegue:
      "The segue's kind is Custom, and its class is missing or doesn't override perform. Choose another kind, "
        + "or set such a class in the Attributes inspector."
    case .embedInNavigation:
      "The segue's source isn't in a navigation controller. Choose the kind Show, embed the source's scene "
        + "(Editor > Embed In), or show the source in a stack."
    case .nameScene:
      "In the storyboard, select the scene, and set Storyboard ID in the Identity inspector to "
        + "'\(line.words[.identifier] ?? "")', spelled as in code."
    case .otherStoryboard:
      "The scene is in another storyboard, such as the iPad's or a framework's. Name that, and its bundle."
    case .markInitial:
      "In the storyboard, select the first screen's scene, and set Is Initial View Controller in the "
        + "Attributes inspector."
    case .unwindAction: "Add the unwind action to a controller that came before."
    case .setRoot:
      "Without a storyboard, the scene delegate makes the window: set its root, and make it key."
    case .rootOfOverlay:
      "Another window is shown during the launch, such as an overlay's or a library's. Give it a root too, or "
        + "make it later."
    case .adoptScenes:
      "Add UIApplicationSceneManifest to Info.plist, with this class as the scene's delegate class."
    case .oneAlert:
      "Two alerts or confirmation dialogs have bindings of their own. Use one, whose content depends on "
        + "a value; confirmationDialog takes the same arguments."
    case .alertInside:
      "The alert's or dialog's modifier is on the view below the sheet. Move it to the view inside."
    case .sheetInside:
      "The modifier is on the view below the sheet. To show both, move it to the view inside."
    case .afterAlert:
      "The state changes while an alert is shown. Change it when the alert is gone."
    case .afterOther:
      "\(b) is in front, and a SwiftUI modifier presents nothing beside it. Close it first, and change the "
        + "state when it has gone."
    case .drawFirst:
      "Take the snapshot once the view has been on screen, and let UIKit draw it first. Beside a camera or a "
        + "picker the system logs this about its own views; ignore it there."
    case .afterSheet:
      "The state changes while a sheet is shown or being dismissed. Change it in onDismiss."
    case .whenShown:
      "The state changes before the view with the modifier is on screen. Change it in onAppear, and keep "
        + "the modifier on a view that stays."
    case .oneSheet:
      "Two sheet modifiers of a screen, perhaps in different subviews or in each row of a Section, are active "
        + "at once. Use one sheet, on the outermost view, whose item says what it shows. To show a sheet on a "
        + "sheet, put the second modifier inside the first sheet's content."
    case .onePathChange:
      "The path is changed by two handlers, or by appending in a loop. Assign it once."
    case .oneDestination:
      "The modifier is in a view that the stack shows again. Keep it at the root."
    case .destinationAtRoot:
      "Move the modifier to the root view of the stack, outside lazy containers."
    case .presentActivity: "Present the share sheet, and give it a source."
    case .popoverStyle:
      "UIPopoverController is of iOS 8 and earlier. Present with the style popover, which needs no owner."
    case .oneCancel: "Give the other actions the style 'default' or 'destructive'."
    case .keyForText:
      "A second window of yours, such as an overlay's, has the field. Make it key while the field is used."
    case .stackDelegate:
      "Set the navigation controller's own delegate, or override its navigationBar(_:shouldPop:) in a subclass."
    case .nameStoryboard:
      "The file has another name, isn't in the target's Copy Bundle Resources, or belongs to a library's bundle. Name both as they are; letters' case counts on a device."
    case .connectView:
      "In the nib, select File's Owner, set its class, and connect its outlet 'view'. If the nib is a view's that only shares the name, make the controller without it."
    case .nameNib:
      "The file has another name, isn't in the target's Copy Bundle Resources, or belongs to a library's bundle."
    case .setModule:
      "In the Identity inspector, set the class and its module as they are now, or tick Inherit Module From Target. A class of a static Objective-C library needs the linker flag -ObjC."
    case .delegateWindow: "Declare the property in the app delegate."
    case .dialogAtButton:
      "On an iPad a confirmationDialog is a popover, which points at the view with the modifier. Put the modifier "
        + "on the button that asks, while it is on screen."
    case .alertInstead where line.isOfModifier:
      "If no view asks, use an alert, which needs no source."
    case .alertInstead:
      "If no view shows it, an alert on an iPad needs no source: choose the style by the device."
    case .declareDestination:
      "Declare it on the stack's root view, for the type of the link's value."
    case .linkInStack: "Put the view with the link inside a NavigationStack."
    case .viewInController:
      "The view was added to a window, or its controller was added without addChild. Add it to the view of a "
        + "controller that is shown."
    case .insideStack: "Put the view with the modifier inside a NavigationStack."
    case .navigationStack: "Use NavigationStack, or set isDetailLink(false) on nested links."
    }
  }
}
