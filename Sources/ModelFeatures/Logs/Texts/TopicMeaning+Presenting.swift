extension TopicMeaning {
  /// The topics of presenting and dismissing.
  static let presenting: [TopicMeaning] = [
    TopicMeaning(
      .alreadyPresenting, .call, [.presentFromTop, .dismissFirst], areChoices: true, stop: .present,
      happened: TopicWords(
        "{P} didn't present {A}, because it is already presenting {B}.",
        "{P}已在呈现{B}，因此没有呈现{A}。"),
      inCases: [
        (
          .secondOfItsClass,
          TopicWords(
            "{P} didn't present a second {A}, because it is already presenting the first.",
            "{P}已在呈现第一个{A}，因此没有呈现第二个。")
        ),
        (
          .sameInstance,
          TopicWords(
            "{P} didn't present {A}, because it is already presenting {B}, the same instance.",
            "{P}已在呈现同一个{B}，因此没有再次呈现{A}。")
        ),
      ],
      reason: .onePresentation),
    TopicMeaning(
      .notInWindow, .outsideWindow, [.tooEarly, .dismissedMeanwhile, .neverShown], stop: .present,
      happened: TopicWords(
        "{P} didn't present {A}, because its view isn't in a window.",
        "{P}的视图不在窗口中，因此没有呈现{A}。"),
      inCases: [
        (
          .sentByItsLike,
          TopicWords(
            "{P} didn't present a second {A}, because the view of the first isn't in a window.",
            "第一个{P}的视图不在窗口中，因此没有呈现第二个。")
        )
      ],
      reason: TopicWords(
        "A controller presents only while its view is in a window: from viewIsAppearing on, "
          + "or better viewDidAppear, until it is covered full screen or removed. UIKit logs this "
          + "and presents nothing.",
        "只有视图在窗口中的控制器才能呈现：从 viewIsAppearing 起（最好从 viewDidAppear 起），到视图被全屏遮住或移除为止。UIKit 只记录日志，什么也不呈现。"
      )),
    TopicMeaning(
      .inTransition, .call, [.waitForCompletion, .callsTwice], stop: .present,
      happened: TopicWords(
        "{P} didn't present {A}, because a presentation or dismissal was in progress.",
        "有一次呈现或关闭正在进行，因此{P}没有呈现{A}。"),
      reason: .oneTransition),
    TopicMeaning(
      .waitsForDelayed, .call, [.waitForCompletion, .callsTwice], stop: .present,
      happened: TopicWords(
        "{P} didn't present {A}, because it is about to present {B}.",
        "{P}即将呈现{B}，因此没有呈现{A}。"),
      reason: .onePresentation),
    TopicMeaning(
      .dismissedInTransition, .transition, [.waitForCompletion, .callsTwice], stop: .dismiss,
      happened: TopicWords(
        "{P} dismissed nothing, because a presentation or dismissal was in progress.",
        "有一次呈现或关闭正在进行，因此{P}没有关闭任何控制器。"),
      reason: .oneTransition),
    TopicMeaning(
      .controllerTransitioning, .transition, [.waitForCompletion, .callsTwice], stop: .dismiss,
      happened: TopicWords(
        "a presentation was to begin or end while its own transition was in progress.",
        "某次呈现的转场尚未结束，却又要求这同一次呈现开始或结束。"),
      reason: .oneTransition),
    TopicMeaning(
      .alreadyPresented, .presentedAgain, [.callsTwice, .newInstance], stop: .present,
      happened: TopicWords(
        "{A} was presented a second time, while {P} is presenting it.",
        "{A}已由{P}呈现，又被呈现了一次。"),
      reason: .onePlace),
    TopicMeaning(
      .hasParent, .presentedChild, [.presentParent, .removeFirst, .newInstance], areChoices: true,
      stop: .present,
      happened: TopicWords(
        "{A} was presented, although it is a child of {C}.",
        "{A}是{C}的子视图控制器，代码却要呈现它。"),
      reason: TopicWords(
        "Only a controller without a parent can be presented: a child is part of its container.",
        "只有没有父视图控制器的控制器才能被呈现：子视图控制器是容器的一部分。")),
    TopicMeaning(
      .isActive, .active, [.callsTwice, .removeFirst, .newInstance], stop: .present,
      happened: TopicWords(
        "{A} was presented, although it is a child or presented already.",
        "{A}是子视图控制器，或者已被呈现，却又被呈现。"),
      reason: TopicWords(
        "An instance has one place at a time: it can't be presented again before it is "
          + "dismissed, and a child can't be presented.",
        "一个实例同一时间只能在一处：关闭之前不能再次呈现，子视图控制器也不能被呈现。")),
    TopicMeaning(
      .presentedNil, .presentedNil, [.unwrapPresented, .canSendFirst], stop: .present,
      happened: TopicWords(
        "{S} was to present nil.",
        "{S}试图呈现 nil。"),
      reason: .somethingToShow),
    TopicMeaning(
      .onItself, .onItself, [.presentAnother], stop: .present,
      happened: TopicWords(
        "{P} was to present itself.",
        "{P}试图呈现自己。"),
      reason: TopicWords(
        "A controller can't be its own presentedViewController.",
        "控制器不能是自己的 presentedViewController。")),
    TopicMeaning(
      .styleWithoutController, .nothing, [.setStyle], stop: .exception,
      happened: TopicWords(
        "a controller was presented whose modalPresentationStyle is 'none'.",
        "被呈现的控制器的 modalPresentationStyle 为“none”。"),
      reason: TopicWords(
        "'none' is an answer of a presentation controller's delegate, and no style to present in.",
        "“none”是呈现控制器（UIPresentationController）的委托返回的值，不是可以用来呈现的样式。")),
    TopicMeaning(
      .detached, .detached,
      [.addChild, .dismissedMeanwhile, .presentFromParent, .rootReplaced, .tooEarly],
      stop: .present,
      happened: TopicWords(
        "{S} presented {A}, although {S} isn't in the hierarchy of controllers.",
        "{S}呈现了{A}，但{S}不在视图控制器层次结构中。"),
      reason: TopicWords(
        "It isn't enough that its view is on screen: a controller that presents must be a "
          + "root, presented, or a child of such a one. UIKit presents it, perhaps with wrong safe "
          + "areas. From iOS 17 on it says that this is not supported and will become an exception.",
        "只有视图在屏幕上还不够：呈现者必须是根视图控制器、被呈现的控制器，或者它们的子视图控制器。UIKit 仍会呈现，但安全区域可能不对。从 iOS 17 起，日志会说明：这种做法不受支持，以后会抛出异常。"
      )
    ),
    TopicMeaning(
      .actionSheetWithoutSource, .popover, [.setSource, .setBarButtonItem, .alertInstead],
      areChoices: true,
      stop: .present,
      happened: TopicWords(
        "{P} presented an action sheet on an iPad, and the sheet had nothing to point at.",
        "{P}在 iPad 上呈现了操作表单，但没有指定它指向哪里。"),
      reason: .popoverNeedsSource),
    TopicMeaning(
      .popoverWithoutSource, .popover, [.setSource, .setBarButtonItem], areChoices: true,
      stop: .present,
      happened: TopicWords(
        "a popover was presented without a source: it had nothing to point at.",
        "呈现了没有锚点的弹出框：没有指定它指向哪里。"),
      reason: .popoverNeedsSource),
    TopicMeaning(
      .popoverOutsideWindow, .nothing, [.sourceInWindow], stop: .present,
      happened: TopicWords(
        "a popover was to point at a view that isn't in a window.",
        "弹出框要指向的视图不在窗口中。"),
      reason: .popoverNeedsSource),
    TopicMeaning(
      .noContainedAlert, .nothing, [.waitForCompletion], stop: .dismiss,
      happened: TopicWords(
        "an alert changed after its presentation had ended.",
        "提醒框的呈现已经结束，之后又被更改。"),
      reason: .oneTransition),
    TopicMeaning(
      .keyboardPresents, .popover, [.keyWindow], stop: .present,
      happened: TopicWords(
        "the keyboard's window was to present {A}.",
        "键盘的窗口试图呈现{A}。"),
      reason: TopicWords(
        "The last window isn't the app's while the keyboard is on screen: it is the keyboard's.",
        "键盘显示时，最后一个窗口是键盘的，不是应用的。")),
    TopicMeaning(
      .alertViewGone, .nothing, [.alertController], stop: .exception,
      happened: TopicWords(
        "the app showed a UIAlertView, which apps with scenes don't have.",
        "应用显示了 UIAlertView，而使用场景的应用不能再用 UIAlertView。"),
      reason: TopicWords(
        "UIAlertView belongs to apps without scenes.",
        "UIAlertView 只属于不使用场景的应用。")),
    TopicMeaning(
      .emptyAlert, .nothing, [.fillAlert], stop: .present,
      happened: TopicWords(
        "an alert without title, message and actions was presented.",
        "呈现了一个既没有标题和消息、也没有操作的提醒框。"),
      reason: TopicWords(
        "UIKit doesn't show an empty alert.",
        "UIKit 不显示空的提醒框。")),
    TopicMeaning(
      .neverPresented, .nothing, [.waitForCompletion], stop: .dismiss,
      happened: TopicWords(
        "{A} wasn't dismissed: its presentation was delayed and hadn't begun.",
        "{A}没有被关闭：它的呈现被推迟，尚未开始。"),
      reason: .oneTransition),
    TopicMeaning(
      .inPopoverController, .nothing, [.newInstance], stop: .present,
      happened: TopicWords(
        "{A} was presented, although a UIPopoverController shows it.",
        "{A}正由 UIPopoverController 显示，却又有代码呈现它。"),
      reason: .onePlace),
    TopicMeaning(
      .orientationMismatch, .nothing, [.agreeOnOrientations], stop: .exception,
      happened: TopicWords(
        "a controller was presented in an orientation that it doesn't support.",
        "控制器不支持呈现时的界面方向。"),
      reason: TopicWords(
        "preferredInterfaceOrientationForPresentation must be one of "
          + "supportedInterfaceOrientations.",
        "preferredInterfaceOrientationForPresentation 必须是 supportedInterfaceOrientations 之一。")),
    TopicMeaning(
      .partialCurl, .popover, [.curlFullScreen], stop: .exception,
      happened: TopicWords(
        "{P} was to present with partialCurl what isn't full screen.",
        "{P}试图用 partialCurl 呈现非全屏的控制器。"),
      reason: TopicWords(
        "partialCurl needs a full-screen presentation on both sides.",
        "partialCurl 要求呈现者和被呈现者都是全屏。")),
    TopicMeaning(
      .splitPresented, .popover, [.splitAsRoot], stop: .exception,
      happened: TopicWords(
        "{A}, a split view controller, was presented before iOS 8.",
        "{A}是分屏视图控制器，在 iOS 8 之前被呈现。"),
      reason: .splitIsRoot),
    TopicMeaning(
      .modalInTransition, .call, [.waitForCompletion, .tooEarly], stop: .present,
      happened: TopicWords(
        "{P} was to present {A} while another transition was in progress.",
        "另一次转场正在进行时，{P}试图呈现{A}。"),
      reason: .oneTransition),
    TopicMeaning(
      .dismissedDuringPresentation, .nothing, [.waitForCompletion, .callsTwice], stop: .dismiss,
      happened: TopicWords(
        "a controller was dismissed while it was being presented.",
        "一个控制器还在呈现过程中就被关闭。"),
      reason: .oneTransition),
    TopicMeaning(
      .dismissNotShown, .nothing, [.waitForCompletion], stop: .dismiss,
      happened: TopicWords(
        "{P} dismissed {A} before it was shown, or after it had gone.",
        "{P}关闭{A}时，{A}尚未显示，或者已经消失。"),
      reason: .oneTransition),
    TopicMeaning(
      .activityOnPad, .nothing, [.presentActivity], stop: .present,
      happened: TopicWords(
        "a share sheet was pushed, or added as a child.",
        "共享表单被推入，或被添加为子视图控制器。"),
      reason: TopicWords(
        "A share sheet is presented; on an iPad, as a popover.",
        "共享表单只能被呈现；在 iPad 上以弹出框呈现。")),
    TopicMeaning(
      .pickerOnPad, .nothing, [.popoverStyle], stop: .present,
      happened: TopicWords(
        "an image picker was presented full screen on an iPad, before iOS 9.",
        "在 iOS 9 之前的 iPad 上，全屏呈现了图片选择器。"),
      reason: TopicWords(
        "The photo library is shown in a popover there.",
        "在这样的 iPad 上，照片图库要显示在弹出框中。")),
    TopicMeaning(
      .popoverGone, .nothing, [.popoverStyle], stop: .exception,
      happened: TopicWords(
        "a UIPopoverController was deallocated while its popover was shown.",
        "弹出框还在显示，UIPopoverController 就被释放了。"),
      reason: TopicWords(
        "Nothing else keeps a UIPopoverController alive: its owner must, in a property.",
        "没有别的对象持有 UIPopoverController：必须用一个属性持有它。")),
    TopicMeaning(
      .twoCancels, .nothing, [.oneCancel], stop: .exception,
      happened: TopicWords(
        "a second action with the style 'cancel' was added to an alert.",
        "向提醒框添加了第二个样式为“cancel”的操作。"),
      reason: TopicWords(
        "A UIAlertController has at most one cancel action; in an action sheet, a tap outside counts as it.",
        "UIAlertController 最多有一个取消操作；对于操作表单，轻点外部也相当于取消。")),
    TopicMeaning(
      .textInOtherWindow, .nothing, [.keyForText], stop: .nothing,
      happened: TopicWords(
        "a text field in a window that isn't key wanted the keyboard.",
        "文本框要求显示键盘，但它所在的窗口不是主窗口（key window）。"),
      reason: TopicWords(
        "The keyboard belongs to the key window. UIKit logs this and shows it, but the field may lose it.",
        "键盘属于主窗口（key window）。UIKit 会记录日志并显示键盘，但文本框可能会失去键盘。")),
  ]
}
