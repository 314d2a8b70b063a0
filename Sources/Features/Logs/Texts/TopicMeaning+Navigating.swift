extension TopicMeaning {
  /// The topics of stacks, tabs, columns and pages.
  static let navigating: [TopicMeaning] = [
    TopicMeaning(
      .stackNotUpdated, .stack, [.showAfterDismissal, .showsTooEarly, .afterTransition],
      stop: .push,
      happened: TopicWords(
        "{N} ignored {M|a call}, because a transition was in progress.",
        "{N} 忽略了 {M|一次调用}，因为转场正在进行。"),
      reason: TopicWords(
        "A navigation controller's stack doesn't change while a transition is in progress: its "
          + "own, a parent's, or that of what they present. UIKit logs this and drops the call.",
        "转场进行时（自己的、父控制器的，或它们所呈现的），导航控制器的栈不会改变。UIKit 记录日志并丢弃调用。")),
    TopicMeaning(
      .nestedPush, .two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: TopicWords(
        "a push began before the one before it had ended.",
        "前一次推入尚未结束，后一次推入已开始。"),
      reason: .oneAnimation),
    TopicMeaning(
      .nestedPop, .two, [.callsTwice, .oneTransition], stop: .pop,
      happened: TopicWords(
        "a pop began before the one before it had ended.",
        "前一次弹出尚未结束，后一次弹出已开始。"),
      reason: .oneAnimation),
    TopicMeaning(
      .unexpectedState, .nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: TopicWords(
        "a navigation transition began before the one before it had ended.",
        "前一次导航转场尚未结束，后一次已开始。"),
      reason: .oneAnimation),
    TopicMeaning(
      .barInTransition, .nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: TopicWords(
        "a navigation transition began before the one before it had ended.",
        "前一次导航转场尚未结束，后一次已开始。"),
      reason: .oneAnimation),
    TopicMeaning(
      .subviewOfItself, .two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: TopicWords(
        "a view was added to itself, usually by two pushes or pops at the same time.",
        "视图被加入它自己，通常由同时的两次推入或弹出引起。"),
      reason: .oneAnimation),
    TopicMeaning(
      .pushedTwice, .pushedTwice, [.callsTwicePushing, .newPushed, .popToIt], stop: .push,
      happened: TopicWords(
        "{C} was pushed, although it is in the stack of {N} already.",
        "{C} 被推入，但它已在 {N} 的栈中。"),
      reason: .onceInStack),
    TopicMeaning(
      .pushedNavigation, .pushed, [.pushItsRoot, .presentNavigation], areChoices: true,
      stop: .exception,
      happened: TopicWords(
        "a navigation controller was pushed onto another.",
        "导航控制器被推入另一个导航控制器。"),
      reason: TopicWords(
        "A stack contains content, and no other navigation controller.",
        "栈中是内容，不是另一个导航控制器。")),
    TopicMeaning(
      .pushedNil, .pushed, [.unwrapPushed], stop: .push,
      happened: TopicWords(
        "{N} was to push nil.",
        "{N} 要推入的是 nil。"),
      reason: .somethingToShow),
    TopicMeaning(
      .poppedToStranger, .poppedToStranger, [.containsFirst], stop: .pop,
      happened: TopicWords(
        "a pop was to end at a controller that isn't in the stack.",
        "要弹出到的控制器不在栈中。"),
      reason: TopicWords(
        "popToViewController needs a controller that is in the stack.",
        "popToViewController 需要栈中的控制器。")),
    TopicMeaning(
      .notDistinct, .notDistinct, [.distinct], stop: .push,
      happened: TopicWords(
        "a controller is in the list of a stack twice.",
        "同一个控制器在栈的列表中出现两次。"),
      reason: .onceInStack),
    TopicMeaning(
      .pageCount, .nothing, [.onePage], stop: .exception,
      happened: TopicWords(
        "a page view controller was given {n|too many} view controllers and needs "
          + "{m|another number}.",
        "翻页控制器得到 {n|过多} 个视图控制器，而它需要 {m|另一个数目} 个。"),
      reason: TopicWords(
        "A page view controller is given the pages that it shows: one, or two with a spine.",
        "翻页控制器得到的是它要显示的页：一页，书脊居中时为两页。")),
    TopicMeaning(
      .pageWithoutController, .nothing, [.waitForPage], stop: .exception,
      happened: TopicWords(
        "the pages of a page view controller changed while it was scrolling.",
        "翻页控制器的页面在滚动时被更改。"),
      reason: .pagesAtRest),
    TopicMeaning(
      .pageViewCount, .nothing, [.waitForPage], stop: .exception,
      happened: TopicWords(
        "the pages of a page view controller changed while it was scrolling.",
        "翻页控制器的页面在滚动时被更改。"),
      reason: .pagesAtRest),
    TopicMeaning(
      .pageStates, .nothing, [.waitForPage], stop: .exception,
      happened: TopicWords(
        "the pages of a page view controller changed while it was scrolling.",
        "翻页控制器的页面在滚动时被更改。"),
      reason: .pagesAtRest),
    TopicMeaning(
      .notSelectable, .nothing, [.selectMember], stop: .exception,
      happened: TopicWords(
        "a controller was selected that is no tab.",
        "被选中的控制器不是标签页。"),
      reason: TopicWords(
        "Only a member of viewControllers can be selected.",
        "只能选中 viewControllers 的成员。")),
    TopicMeaning(
      .tabItemUnknown, .nothing, [.itemOfChild], stop: .exception,
      happened: TopicWords(
        "the tab bar shows the item '{I}', which is no tab's.",
        "标签栏中的项“{I}”不属于任何标签页。"),
      reason: .barShowsChildren),
    TopicMeaning(
      .tabBarModified, .nothing, [.setTabs], stop: .exception,
      happened: TopicWords(
        "the items of a tab bar controller's bar were changed directly.",
        "标签栏控制器的标签栏被直接更改。"),
      reason: .barShowsChildren),
    TopicMeaning(
      .splitMutated, .nothing, [.afterCallback], stop: .exception,
      happened: TopicWords(
        "{M|a method} was called in a delegate method of a split view controller.",
        "在分栏视图控制器的代理方法中调用了 {M|某个方法}。"),
      reason: TopicWords(
        "In its delegate's methods a split view controller is being changed already.",
        "在代理方法中，分栏视图控制器已在更改之中。")),
    TopicMeaning(
      .splitOnPhone, .nothing, [.notOnPhone], stop: .exception,
      happened: TopicWords(
        "a split view controller was made on an iPhone before iOS 8.",
        "在 iOS 8 之前的 iPhone 上创建了分栏视图控制器。"),
      reason: .splitIsRoot),
    TopicMeaning(
      .pushedSplit, .pushed, [.splitAsRoot], stop: .exception,
      happened: TopicWords(
        "{C}, a split view controller, was pushed.",
        "{C} 是分栏视图控制器，却被推入。"),
      reason: .splitIsRoot),
    TopicMeaning(
      .barDelegate, .nothing, [.stackDelegate], stop: .exception,
      happened: TopicWords(
        "code set the delegate of a navigation controller's bar.",
        "代码设置了导航控制器的导航栏的代理。"),
      reason: TopicWords(
        "A navigation controller is its bar's delegate.",
        "导航控制器是自己导航栏的代理。")),
  ]
}
