extension TopicMeaning {
  /// The topics of stacks, tabs, columns and pages.
  static let navigating: [TopicMeaning] = [
    TopicMeaning(
      .stackNotUpdated, .stack, [.showAfterDismissal, .showsTooEarly, .afterTransition],
      stop: .push,
      happened: TopicWords(
        "{N} ignored {M|a call}, because a transition was in progress.",
        "转场正在进行，因此{N}忽略了{M|一次调用}。"),
      reason: TopicWords(
        "A navigation controller's stack doesn't change while a transition is in progress: its "
          + "own, a parent's, or that of what they present. UIKit logs this and drops the call.",
        "只要导航控制器、它的父视图控制器或它们所呈现的控制器正在转场，导航栈就不会改变。UIKit 只记录日志，不执行这次调用。")),
    TopicMeaning(
      .nestedPush, .two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: TopicWords(
        "a push began before the one before it had ended.",
        "前一次推入尚未结束，后一次推入就开始了。"),
      reason: .oneAnimation),
    TopicMeaning(
      .nestedPop, .two, [.callsTwice, .oneTransition], stop: .pop,
      happened: TopicWords(
        "a pop began before the one before it had ended.",
        "前一次弹出尚未结束，后一次弹出就开始了。"),
      reason: .oneAnimation),
    TopicMeaning(
      .unexpectedState, .nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: TopicWords(
        "a navigation transition began before the one before it had ended.",
        "前一次导航转场尚未结束，后一次就开始了。"),
      reason: .oneAnimation),
    TopicMeaning(
      .barInTransition, .nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: TopicWords(
        "a navigation transition began before the one before it had ended.",
        "前一次导航转场尚未结束，后一次就开始了。"),
      reason: .oneAnimation),
    TopicMeaning(
      .nestedBars, .nothing, [.oneStack, .splitInTab], stop: .exception,
      happened: TopicWords(
        "a screen's navigation item is in two navigation bars, usually because a stack is inside another.",
        "同一界面的导航项出现在两个导航栏中，通常是因为一个导航栈中还有另一个导航栈。"),
      reason: TopicWords(
        "A navigation item is shown by one bar, that of its stack.", "一个导航项只由其导航栈的导航栏显示。")),
    TopicMeaning(
      .subviewOfItself, .two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: TopicWords(
        "a view was added to itself, usually by two pushes or pops at the same time.",
        "视图被加入自身，通常是同时推入或弹出两次造成的。"),
      reason: .oneAnimation),
    TopicMeaning(
      .pushedTwice, .pushedTwice, [.callsTwicePushing, .newPushed, .popToIt], stop: .push,
      happened: TopicWords(
        "{C} was pushed, although it is in the stack of {N} already.",
        "{C}已在{N}的导航栈中，却又被推入。"),
      reason: .onceInStack),
    TopicMeaning(
      .pushedNavigation, .pushed, [.pushItsRoot, .presentNavigation], areChoices: true,
      stop: .exception,
      happened: TopicWords(
        "a navigation controller was pushed onto another.",
        "一个导航控制器被推入另一个导航控制器。"),
      reason: TopicWords(
        "A stack contains content, and no other navigation controller.",
        "导航栈中放的是内容，不能是另一个导航控制器。")),
    TopicMeaning(
      .pushedNil, .pushed, [.unwrapPushed], stop: .push,
      happened: TopicWords(
        "{N} was to push nil.",
        "{N}试图推入 nil。"),
      reason: .somethingToShow),
    TopicMeaning(
      .poppedToStranger, .poppedToStranger, [.containsFirst], stop: .pop,
      happened: TopicWords(
        "a pop was to end at a controller that isn't in the stack.",
        "popToViewController 的目标不在导航栈中。"),
      reason: TopicWords(
        "popToViewController needs a controller that is in the stack.",
        "只能弹出到导航栈中的控制器。")),
    TopicMeaning(
      .notDistinct, .notDistinct, [.distinct], stop: .push,
      happened: TopicWords(
        "a controller is in the list of a stack twice.",
        "同一个控制器在导航栈的列表中出现了两次。"),
      reason: .onceInStack),
    TopicMeaning(
      .pageCount, .nothing, [.onePage], stop: .exception,
      happened: TopicWords(
        "a page view controller was given {n|too many} view controllers and needs "
          + "{m|another number}.",
        "页面视图控制器得到{n|若干}个视图控制器，而需要的是{m|另外几}个。"),
      reason: TopicWords(
        "A page view controller is given the pages that it shows: one, or two with a spine.",
        "应交给页面视图控制器的是要显示的页面：一页；书脊居中时为两页。")),
    TopicMeaning(
      .pageWithoutController, .nothing, [.waitForPage], stop: .exception,
      happened: TopicWords(
        "the pages of a page view controller changed while it was scrolling.",
        "页面视图控制器还在滚动，页面就被更改。"),
      reason: .pagesAtRest),
    TopicMeaning(
      .pageViewCount, .nothing, [.waitForPage], stop: .exception,
      happened: TopicWords(
        "the pages of a page view controller changed while it was scrolling.",
        "页面视图控制器还在滚动，页面就被更改。"),
      reason: .pagesAtRest),
    TopicMeaning(
      .pageStates, .nothing, [.waitForPage], stop: .exception,
      happened: TopicWords(
        "the pages of a page view controller changed while it was scrolling.",
        "页面视图控制器还在滚动，页面就被更改。"),
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
        "标签栏控制器的标签栏项被直接更改。"),
      reason: .barShowsChildren),
    TopicMeaning(
      .splitMutated, .nothing, [.afterCallback], stop: .exception,
      happened: TopicWords(
        "{M|a method} was called in a delegate method of a split view controller.",
        "在分屏视图控制器的委托方法中调用了{M|某个方法}。"),
      reason: TopicWords(
        "In its delegate's methods a split view controller is being changed already.",
        "在委托方法执行期间，分屏视图控制器已在更改之中。")),
    TopicMeaning(
      .splitOnPhone, .nothing, [.notOnPhone], stop: .exception,
      happened: TopicWords(
        "a split view controller was made on an iPhone before iOS 8.",
        "在 iOS 8 之前的 iPhone 上创建了分屏视图控制器。"),
      reason: .splitIsRoot),
    TopicMeaning(
      .pushedSplit, .pushed, [.splitAsRoot], stop: .exception,
      happened: TopicWords(
        "{C}, a split view controller, was pushed.",
        "{C}是分屏视图控制器，却被推入。"),
      reason: .splitIsRoot),
    TopicMeaning(
      .barDelegate, .nothing, [.stackDelegate], stop: .exception,
      happened: TopicWords(
        "code set the delegate of a navigation controller's bar.",
        "代码设置了导航控制器的导航栏的委托。"),
      reason: TopicWords(
        "A navigation controller is its bar's delegate.",
        "导航栏的委托就是导航控制器自己。")),
  ]
}
