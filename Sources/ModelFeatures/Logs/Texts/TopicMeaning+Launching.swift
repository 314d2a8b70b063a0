extension TopicMeaning {
  /// The topics of segues, windows and SwiftUI.
  static let launching: [TopicMeaning] = [
    TopicMeaning(
      .noSegue, .alone, [.drawSegue, .fromStoryboard], stop: .exception,
      happened: TopicWords(
        "{C} has no segue '{I}'.",
        "{C}没有标识符为“{I}”的 segue。"),
      reason: TopicWords(
        "A segue belongs to the scene that it starts at. performSegue looks for its identifier "
          + "among the segues of the receiver's own scene, in the storyboard that the receiver was "
          + "made from.",
        "segue 属于起点所在的场景。performSegue 只在接收者所属的故事板场景的 segue 中查找标识符。")),
    TopicMeaning(
      .pushSegueOutsideStack, .nothing, [.embedInNavigation], stop: .exception,
      happened: TopicWords(
        "a push segue began at a controller outside any stack.",
        "push segue 的起点不在任何导航栈中。"),
      reason: TopicWords(
        "A segue with the kind Push pushes onto the stack of its source.",
        "类型为 Push 的 segue 推入起点所在的导航栈。")),
    TopicMeaning(
      .noSceneWithIdentifier, .nothing, [.nameScene, .otherStoryboard], stop: .exception,
      happened: TopicWords(
        "no scene of the storyboard has the identifier '{I}'.",
        "故事板中没有标识符为“{I}”的场景。"),
      reason: TopicWords(
        "instantiateViewController looks for a scene's Storyboard ID, in one storyboard.",
        "instantiateViewController 只在一个故事板中按 Storyboard ID 查找场景。")),
    TopicMeaning(
      .noUnwind, .alone, [.unwindAction], stop: .exception,
      happened: TopicWords(
        "{C} unwound, and no controller before it has the segue's action.",
        "{C}试图执行 unwind，但之前的控制器都没有这个 segue 的动作方法。"),
      reason: TopicWords(
        "An unwind segue ends at a controller that is shown and has the segue's action.",
        "unwind segue 的终点必须是正在显示的控制器，而且有这个 segue 的动作方法。")),
    TopicMeaning(
      .segueNotPerformed, .nothing, [.customSegue], stop: .exception,
      happened: TopicWords(
        "the segue '{I}' has no destination.",
        "segue“{I}”没有目标。"),
      reason: TopicWords(
        "A segue with the kind Custom does what its class does in perform.",
        "类型为 Custom 的 segue 做什么，由它的类的 perform 决定。")),
    TopicMeaning(
      .noRootAtLaunch, .nothing, [.setRoot, .rootOfOverlay], stop: .exception,
      happened: TopicWords(
        "the launch ended with a window that has no root view controller.",
        "启动结束时，窗口没有根视图控制器。"),
      reason: .windowShowsRoot),
    TopicMeaning(
      .rootViewByHand, .nothing, [.setRoot], stop: .nothing,
      happened: TopicWords(
        "the root view controller's view was added to its window directly.",
        "根视图控制器的视图被直接加入窗口。"),
      reason: .windowShowsRoot),
    TopicMeaning(
      .noEntryPoint, .nothing, [.markInitial, .setRoot], stop: .nothing,
      happened: TopicWords(
        "the main storyboard has no initial view controller.",
        "主故事板没有初始视图控制器。"),
      reason: .windowShowsRoot),
    TopicMeaning(
      .noSceneManifest, .nothing, [.adoptScenes], stop: .nothing,
      happened: TopicWords(
        "Info.plist has no scene manifest.",
        "Info.plist 没有场景清单。"),
      reason: .windowsInScenes),
    TopicMeaning(
      .noSceneLifecycle, .nothing, [.adoptScenes], stop: .nothing,
      happened: TopicWords(
        "the app doesn't use scenes.",
        "应用没有使用场景。"),
      reason: .windowsInScenes),
    TopicMeaning(
      .singleSheet, .popover, [.oneSheet], stop: .state,
      happened: TopicWords(
        "a second sheet was to be shown while the first is.",
        "第一个表单（sheet）还没有关闭，代码就要显示第二个。"),
      reason: TopicWords(
        "A screen shows one sheet at a time, whichever of its views has the modifier. SwiftUI "
          + "shows the next one after the first is dismissed.",
        "一个界面同一时间只能显示一个表单（sheet），不论修饰符在哪个视图上。第一个关闭之后，SwiftUI 才显示下一个。")),
    TopicMeaning(
      .navigationTwicePerFrame, .nothing, [.onePathChange], stop: .path,
      happened: TopicWords(
        "the path of a NavigationStack changed twice in one frame.",
        "NavigationStack 的路径在一帧中更改了多次。"),
      reason: TopicWords(
        "A NavigationStack takes one change of its path in a frame.",
        "NavigationStack 的路径在一帧中只接受一次更改。")),
    TopicMeaning(
      .destinationTwice, .nothing, [.oneDestination], stop: .nothing,
      happened: TopicWords(
        "two navigationDestination modifiers of a stack are for the same type.",
        "同一个导航栈中，有两个 navigationDestination 用于同一类型。"),
      reason: .destinationsAtRoot),
    TopicMeaning(
      .destinationBelowRoot, .nothing, [.destinationAtRoot], stop: .nothing,
      happened: TopicWords(
        "a navigationDestination is not at the root of its stack.",
        "navigationDestination 不在导航栈的根视图上。"),
      reason: .destinationsAtRoot),
    TopicMeaning(
      .navigationLinkIssue, .nothing, [.navigationStack], stop: .nothing,
      happened: TopicWords(
        "SwiftUI gave up a push of a NavigationLink.",
        "SwiftUI 放弃了 NavigationLink 的一次推入。"),
      reason: TopicWords(
        "In iOS 14 and 15 a NavigationView loses a link whose view is made anew or nested.",
        "在 iOS 14 和 15 中，如果链接的视图被重建或嵌套，NavigationView 会丢失这个链接。")),
    TopicMeaning(
      .segueWithoutIdentifier, .nothing, [.drawSegue], stop: .exception,
      happened: TopicWords(
        "a segue was performed that has no identifier.",
        "执行了没有标识符的 segue。"),
      reason: TopicWords(
        "performSegue finds a segue by its identifier alone.",
        "performSegue 只按标识符查找 segue。")),
    TopicMeaning(
      .noSegueClass, .nothing, [.customSegue], stop: .exception,
      happened: TopicWords(
        "the custom segue's class '{I}' doesn't exist.",
        "自定义 segue 的类“{I}”不存在。"),
      reason: TopicWords(
        "UIKit makes a custom segue of the class, and module, in the Attributes inspector.",
        "UIKit 按属性检查器中的类和模块创建自定义 segue。")),
    TopicMeaning(
      .noStoryboard, .nothing, [.nameStoryboard], stop: .exception,
      happened: TopicWords(
        "the bundle has no storyboard named '{I}'.",
        "bundle 中没有名为“{I}”的故事板。"),
      reason: TopicWords(
        "UIStoryboard looks for a compiled storyboard of this name in one bundle, the app's by default.",
        "UIStoryboard 在一个 bundle（默认是应用的）中按名称查找编译后的故事板。")),
    TopicMeaning(
      .nibWithoutView, .nothing, [.connectView], stop: .exception,
      happened: TopicWords(
        "the nib '{I}' has no view for its controller.",
        "nib“{I}”没有为控制器指定视图。"),
      reason: TopicWords(
        "A controller's nib must connect the outlet 'view' of its File's Owner. Without a nib name, UIKit loads the one that has the class's name, with or without 'Controller'.",
        "控制器的 nib 必须连接 File's Owner 的 outlet“view”。没有指定 nib 名称时，UIKit 会加载与类同名（带或不带“Controller”）的 nib。"
      )
    ),
    TopicMeaning(
      .noNib, .nothing, [.nameNib], stop: .exception,
      happened: TopicWords(
        "the bundle has no nib named '{I}'.",
        "bundle 中没有名为“{I}”的 nib。"),
      reason: TopicWords(
        "UINib looks for a compiled nib of this name in one bundle.",
        "UINib 在一个 bundle 中按名称查找编译后的 nib。")),
    TopicMeaning(
      .unknownClass, .nothing, [.setModule], stop: .nothing,
      happened: TopicWords(
        "a storyboard or nib names the class {I}, which the app doesn't have.",
        "故事板或 nib 使用了应用中没有的类{I}。"),
      reason: TopicWords(
        "UIKit looks for the class in the module that the Identity inspector names, and makes a plain UIViewController or UIView if there is none.",
        "UIKit 在身份检查器指定的模块中查找类；找不到时，创建普通的 UIViewController 或 UIView。")),
    TopicMeaning(
      .noSceneDelegate, .nothing, [.adoptScenes], stop: .nothing,
      happened: TopicWords(
        "the scene has no delegate, so its storyboard isn't shown.",
        "场景没有委托，因此不显示场景的故事板。"),
      reason: TopicWords(
        "A scene with a storyboard needs a delegate class, with its module, in Info.plist.",
        "使用故事板的场景需要在 Info.plist 中写明委托类及其模块。")),
    TopicMeaning(
      .noDelegateWindow, .nothing, [.delegateWindow], stop: .nothing,
      happened: TopicWords(
        "the app delegate has no 'window', so the main storyboard isn't shown.",
        "应用委托没有“window”属性，因此不显示主故事板。"),
      reason: TopicWords(
        "UIKit puts the main storyboard's window into the delegate's property 'window'.",
        "UIKit 把主故事板的窗口存入应用委托的属性“window”。")),
    TopicMeaning(
      .destinationInLazy, .nothing, [.destinationAtRoot], stop: .path,
      happened: TopicWords(
        "a navigationDestination is inside a lazy container, such as a List.",
        "navigationDestination 位于惰性容器（例如 List）中。"),
      reason: .destinationsAtRoot),
    TopicMeaning(
      .destinationOutsideStack, .nothing, [.insideStack], stop: .path,
      happened: TopicWords(
        "a navigationDestination is outside a NavigationStack.",
        "navigationDestination 不在 NavigationStack 中。"),
      reason: .destinationsAtRoot),
    TopicMeaning(
      .linkWithoutDestination, .nothing, [.declareDestination], stop: .nothing,
      happened: TopicWords(
        "a NavigationLink has a value of type {I}, for which no navigationDestination is declared.",
        "NavigationLink 的值类型为{I}，但没有为这个类型声明 navigationDestination。"),
      reason: .destinationsAtRoot),
    TopicMeaning(
      .linkOutsideStack, .nothing, [.linkInStack], stop: .nothing,
      happened: TopicWords(
        "a NavigationLink with a value is outside a NavigationStack.",
        "带值的 NavigationLink 不在 NavigationStack 中。"),
      reason: .destinationsAtRoot),
    TopicMeaning(
      .viewWithoutController, .nothing, [.viewInController], stop: .nothing,
      happened: TopicWords(
        "a menu or picker of a view wasn't shown, because the view belongs to no view controller.",
        "视图的菜单或选择器没有显示，因为视图不属于任何视图控制器。"),
      reason: TopicWords(
        "UIKit presents a view's menu, picker or callout from the nearest view controller above the view.",
        "UIKit 由视图上方最近的视图控制器来呈现视图的菜单、选择器或标注。")),
  ]
}
