extension TopicMeaning {
  /// The topics of containment and appearance.
  static let containing: [TopicMeaning] = [
    TopicMeaning(
      .requestedParent, .requestedParent, [.childBeforeView, .removeViewFirst], areChoices: true,
      stop: .exception,
      happened: TopicWords(
        "{C} was added to {X}, although its view is in that of {H}.",
        "{C}的视图在{H}的视图中，{C}却被加入{X}。"),
      inCases: [
        (
          .null(.holder),
          TopicWords(
            "{C} was added to {X}, although its view is in the window or in a view of no "
              + "controller's.",
            "{C}的视图在窗口中，或在不属于任何控制器的视图中，{C}却被加入{X}。")
        )
      ],
      reason: .childOfView),
    TopicMeaning(
      .actualParent, .actualParent, [.addToHolder, .removeViewFirst], areChoices: true,
      stop: .exception,
      happened: TopicWords(
        "the view of {C} was added to that of {H}, although {C} is a child of {X}.",
        "{C}是{X}的子视图控制器，{C}的视图却被加入{H}的视图。"),
      inCases: [
        (
          .null(.other),
          TopicWords(
            "the view of {C} was added to that of {H}, although {C} has no parent.",
            "{C}没有父视图控制器，{C}的视图却被加入{H}的视图。")
        ),
        (
          .null(.holder),
          TopicWords(
            "the view of {C} was added to the window or to a view of no controller's, although "
              + "{C} is a child of {X}.",
            "{C}是{X}的子视图控制器，{C}的视图却被加入窗口，或加入不属于任何控制器的视图。")
        ),
      ],
      reason: .childOfView),
    TopicMeaning(
      .viewOfAnother, .alone, [.ownView], stop: .exception,
      happened: TopicWords(
        "the view of {C} was given to {S}, too.",
        "{C}的视图又被交给{S}。"),
      inCases: [
        (
          .unknown(.sender),
          TopicWords(
            "the view of {C} was given to a second view controller.",
            "{C}的视图又被交给第二个视图控制器。")
        )
      ],
      reason: TopicWords(
        "A view belongs to one view controller.",
        "一个视图只能属于一个视图控制器。")),
    TopicMeaning(
      .rootAsChild, .rootAsChild, [.otherRoot], stop: .exception,
      happened: TopicWords(
        "{C}, the root view controller of a window, was added to {P}.",
        "{C}是窗口的根视图控制器，却被加入{P}。"),
      reason: TopicWords(
        "A window's root view controller has no parent.",
        "窗口的根视图控制器不能有父视图控制器。")),
    TopicMeaning(
      .noCommonParent, .noCommonParent, [.addBoth], stop: .exception,
      happened: TopicWords(
        "{C} was to be exchanged for {X}, and they have no parent in common.",
        "试图用{X}替换{C}，但两者没有共同的父视图控制器。"),
      reason: TopicWords(
        "transition(from:to:) exchanges two children of the container it is sent to.",
        "transition(from:to:) 在接收它的容器中，用一个子视图控制器替换另一个。")),
    TopicMeaning(
      .unbalanced, .two, [.showsTooEarly, .afterTransition, .rootReplaced, .balanceAppearance],
      stop: .appearance,
      happened: TopicWords(
        "a transition of {C} began before the one before it had ended.",
        "{C}的前一次转场尚未结束，后一次就开始了。"),
      reason: TopicWords(
        "Neither a controller nor its container may begin a transition while another runs. "
          + "UIKit logs this and goes on, but viewDidAppear may be missing, or the wrong screen be "
          + "left.",
        "一次转场进行时，控制器及其容器都不能开始另一次。UIKit 记录日志后继续，但可能不会调用 viewDidAppear，界面也可能停在错误的状态。")),
    TopicMeaning(
      .appearanceCalled, .alone, [.callOwnMethod, .forwardAppearance], stop: .appearance,
      happened: TopicWords(
        "the app called {M|an appearance method} itself.",
        "应用自己调用了{M|视图出现或消失的方法}。"),
      reason: TopicWords(
        "UIKit calls the appearance methods; containers begin and end transitions.",
        "视图出现和消失的方法由 UIKit 调用；容器只负责开始和结束转场。")),
    TopicMeaning(
      .deallocating, .alone, [.noViewInDeinit], stop: .load,
      happened: TopicWords(
        "code accessed the view of {C} while {C} was being deallocated and had never loaded it.",
        "{C}的视图从未加载过，代码却在{C}释放期间访问该视图。"),
      reason: TopicWords(
        "Accessing 'view' loads it, which a controller must not do in deinit. UIKit logs this; "
          + "what happens then is undefined.",
        "访问“view”会加载视图，而控制器不能在 deinit 中加载视图。UIKit 会记录日志；此后的行为未定义。")),
    TopicMeaning(
      .unexpectedSubviews, .nothing, [.emptyContainer], stop: .exception,
      happened: TopicWords(
        "the container view of an embed segue has subviews of its own.",
        "embed segue 的容器视图中另有子视图。"),
      reason: TopicWords(
        "An embed segue fills its container view with the child's view alone.",
        "embed segue 的容器视图中只能有子视图控制器的视图。")),
    TopicMeaning(
      .subviewOfHosting, .nothing, [.commonSuperview], stop: .nothing,
      happened: TopicWords(
        "a view was added to that of a UIHostingController.",
        "有视图被加入 UIHostingController 的视图。"),
      reason: TopicWords(
        "SwiftUI owns the subviews of a hosting controller's view.",
        "UIHostingController 的视图的子视图由 SwiftUI 管理。")),
    TopicMeaning(
      .viewNotDrawn, .nothing, [.drawFirst], stop: .nothing,
      happened: TopicWords(
        "a snapshot was taken of a view that hasn't been drawn.",
        "对尚未绘制的视图截了图。"),
      reason: TopicWords(
        "A snapshot shows what is on screen. Of a view that was never drawn it is empty; nothing else "
          + "changes.",
        "截图只包含屏幕上的内容。从未绘制过的视图只能得到空白的截图，此外没有影响。")),
  ]
}
