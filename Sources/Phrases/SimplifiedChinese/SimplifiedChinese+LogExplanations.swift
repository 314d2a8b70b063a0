import ViewControllers

extension SimplifiedChinese {
  package func occurrences(_ count: Int, areOthers: Bool) -> String {
    "（出现 \(count) 次\(areOthers ? "，实例不同" : "")）"
  }

  package func caller(_ name: String) -> String { "推测：调用来自 \(name)，它是调用栈中应用自己的第一帧。" }

  package var maskedClasses: String {
    "日志隐藏了类名，例如系统控制台的“<private>”。Xcode 的控制台会显示。"
  }

  package func linesLeftOut(_ count: Int, after limit: Int) -> String {
    "另有 \(count) 行关于视图控制器的日志没有列出：只解释前 \(limit) 种不同的行。"
  }

  package func causesHeading(_ count: Int) -> String {
    count == 1 ? "常见原因：" : "常见原因，最可能的在前："
  }

  package var debuggerHeading: String { "如果还不够，请在调试器中设置断点，重复同样的操作，并在调用栈中查找您自己的代码：" }

  package func found(_ className: String, as ids: [String], in file: String) -> String {
    "在 \(file) 中，\(className) 是\(list(ids.map { "“\($0)”" }, "或"))。"
  }

  package func foundNone(in file: String) -> String { "\(file) 中没有这行日志里的视图控制器。" }

  package func text(of difference: LogDifference, in file: String) -> String {
    switch difference {
    case .missing(let name): "但 \(file) 中没有 \(name)。"
    case .presenter(let presenter, let logged):
      "但日志中的呈现者是 \(logged)，\(file) 中的是\(name(presenter))。"
    case .blocker(let blocker?, let presenter, let logged):
      "但日志中妨碍呈现的是 \(logged)，而 \(file) 中“\(presenter)”呈现的是\(name(blocker))。"
    case .blocker(nil, let presenter, let logged):
      "但日志中妨碍呈现的是 \(logged)，而 \(file) 中“\(presenter)”此时没有呈现任何控制器。"
    case .isInWindow(let presenter): "但在 \(file) 中，“\(presenter)”的视图此时在窗口中。"
    }
  }

  package func answerIsOfDescription(in file: String) -> String {
    "因此 \(file) 与记录这行日志时的应用不一致。对于 \(file)，答案是："
  }

  package func wording(_ text: UIKitText) -> String? {
    guard let until = text.until else { return nil }
    return switch text.since {
    case 1: "这是 iOS \(until) 及更低版本的措辞。"
    case until: "这是 iOS \(until) 的措辞。"
    case let since: "这是 iOS \(since) 至 \(until) 的措辞。"
    }
  }

  package var raisesException: String { "UIKit 抛出异常，应用随之终止。" }

  package func happened(_ line: LoggedText) -> String {
    let (a, p, s) = (line[.presented], line[.presenter], line[.sender])
    let (b, c, x) = (line[.blocker], line[.child], line[.other])
    let asked =
      line.classes[.sender] == nil || line.senderIsPresenter ? "" : "代码对 \(s) 调用了 present。"
    return switch line.topic {
    case .alreadyPresenting:
      "\(p) 没有呈现 \(a)，因为它已在呈现\(line.presentsItsLike ? "另一个" : line.presentsItself ? "同一个" : "") \(b)。\(asked)"
    case .notInWindow: "\(p) 没有呈现 \(a)，因为它的视图不在窗口中。\(asked)"
    case .inTransition: "\(p) 没有呈现 \(a)，因为有一次呈现或关闭正在进行。\(asked)"
    case .waitsForDelayed: "\(p) 没有呈现 \(a)，因为它即将呈现 \(b)。\(asked)"
    case .dismissedInTransition: "\(p) 没有关闭任何控制器，因为有一次呈现或关闭正在进行。"
    case .controllerTransitioning: "一次呈现在自己的转场尚未结束时又要开始或结束。"
    case .alreadyPresented: "\(a) 被第二次呈现，而 \(p) 正在呈现它。"
    case .hasParent: "\(a) 被呈现，但它是 \(c) 的子控制器。"
    case .isActive: "\(a) 被呈现，但它是子控制器，或者已被呈现。"
    case .presentedNil: "\(s) 要呈现的是 nil。"
    case .onItself: "\(p) 要呈现它自己。"
    case .styleWithoutController: "被呈现的控制器的 modalPresentationStyle 为“none”。"
    case .detached: "\(s) 呈现了 \(a)，但 \(s) 不在控制器层级中，通常是因为没有父控制器。"
    case .actionSheetWithoutSource: "\(p) 在 iPad 上呈现了操作表，而它没有指向的位置。"
    case .popoverWithoutSource: "呈现了弹出框（在 iPad 上分享表也是），而它没有指向的位置。"
    case .popoverOutsideWindow: "弹出框要指向的视图不在窗口中。"
    case .noContainedAlert: "提醒框在呈现结束之后又被更改。"
    case .keyboardPresents: "键盘的窗口要呈现 \(a)。"
    case .alertViewGone: "应用显示了 UIAlertView，而使用场景的应用没有它。"
    case .orientationMismatch: "控制器以它不支持的方向被呈现。"
    case .partialCurl: "\(p) 要以 partialCurl 呈现非全屏的控制器。"
    case .splitPresented: "\(a) 是分栏视图控制器，在 iOS 8 之前被呈现。"
    case .requestedParent where line.nulls.contains(.holder):
      "\(c) 被加入 \(x)，但它的视图在窗口中，或在不属于任何控制器的视图中。"
    case .actualParent where line.nulls.contains(.other):
      "\(c) 的视图被加入 \(line[.holder]) 的视图，但 \(c) 没有父控制器。"
    case .actualParent where line.nulls.contains(.holder):
      "\(c) 的视图被加入窗口或不属于任何控制器的视图，但 \(c) 是 \(x) 的子控制器。"
    case .requestedParent: "\(c) 被加入 \(x)，但它的视图在 \(line[.holder]) 的视图中。"
    case .actualParent: "\(c) 的视图被加入 \(line[.holder]) 的视图，但 \(c) 是 \(x) 的子控制器。"
    case .viewOfAnother: "\(c) 的视图又被交给第二个视图控制器。"
    case .rootAsChild: "\(c) 是窗口的根视图控制器，却被加入 \(p)。"
    case .noCommonParent: "要以 \(x) 替换 \(c)，但它们没有共同的父控制器。"
    case .unbalanced: "\(c) 的前一次转场尚未结束，后一次已开始。"
    case .appearanceCalled: "应用自己调用了 \(line.words[.method] ?? "出现方法")。"
    case .deallocating: "代码在 \(c) 释放过程中访问了它从未加载过的视图。"
    case .unexpectedSubviews: "嵌入转场的容器视图另有子视图。"
    case .subviewOfHosting: "视图被加入 UIHostingController 的视图。"
    case .stackNotUpdated: "\(line[.navigation]) 忽略了 \(line.words[.method] ?? "一次调用")，因为转场正在进行。"
    case .nestedPush: "前一次推入尚未结束，后一次推入已开始。"
    case .nestedPop: "前一次弹出尚未结束，后一次弹出已开始。"
    case .unexpectedState, .barInTransition: "前一次导航转场尚未结束，后一次已开始。"
    case .subviewOfItself: "视图被加入它自己，通常由同时的两次推入或弹出引起。"
    case .pushedTwice: "\(c) 被推入，但它已在 \(line[.navigation]) 的栈中。"
    case .pushedNavigation: "导航控制器被推入另一个导航控制器。"
    case .pushedNil: "\(line[.navigation]) 要推入的是 nil。"
    case .poppedToStranger: "要弹出到的控制器不在栈中。"
    case .notDistinct: "同一个控制器在栈的列表中出现两次。"
    case .pageCount:
      "翻页控制器得到 \(line.words[.count] ?? "过多") 个视图控制器，而它需要 "
        + "\(line.words[.required] ?? "另一个数目") 个。"
    case .pageWithoutController, .pageViewCount, .pageStates: "翻页控制器的页面在滚动时被更改。"
    case .notSelectable: "被选中的控制器不是标签页。"
    case .tabItemUnknown: "标签栏中的项“\(line.words[.identifier] ?? "")”不属于任何标签页。"
    case .tabBarModified: "标签栏控制器的标签栏被直接更改。"
    case .splitMutated: "在分栏视图控制器的代理方法中调用了 \(line.words[.method] ?? "某个方法")。"
    case .splitOnPhone: "在 iOS 8 之前的 iPhone 上创建了分栏视图控制器。"
    case .pushedSplit: "\(c) 是分栏视图控制器，却被推入。"
    case .noSegue: "\(c) 没有转场“\(line.words[.identifier] ?? "")”。"
    case .pushSegueOutsideStack: "推入转场的起点不在任何栈中。"
    case .noSceneWithIdentifier: "故事板中没有标识符为“\(line.words[.identifier] ?? "")”的场景。"
    case .noUnwind: "\(c) 要返回，但之前的控制器都没有该转场的动作。"
    case .segueNotPerformed: "转场“\(line.words[.identifier] ?? "")”没有目标。"
    case .noRootAtLaunch: "启动结束时，窗口没有根视图控制器。"
    case .rootViewByHand: "根视图控制器的视图被直接加入窗口。"
    case .noEntryPoint: "主故事板没有初始视图控制器。"
    case .noSceneManifest: "Info.plist 没有场景清单。"
    case .noSceneLifecycle: "应用没有使用场景。"
    case .singleSheet: "第一个表单仍在显示时，要显示第二个。"
    case .navigationTwicePerFrame: "NavigationStack 的路径在一帧中更改了两次。"
    case .destinationTwice: "同一个栈有两个用于同一类型的 navigationDestination。"
    case .destinationBelowRoot: "navigationDestination 不在栈的根处。"
    case .navigationLinkIssue: "SwiftUI 放弃了一次 NavigationLink 的推入。"
    }
  }

  package func reason(for line: LoggedText) -> String {
    switch line.topic {
    case .alreadyPresenting, .waitsForDelayed:
      "一个控制器同时只呈现一个控制器。子控制器会把调用向上交给父控制器，因此换成另一个子控制器也无济于事。UIKit "
        + "记录日志，不呈现任何东西。"
    case .notInWindow:
      "控制器的视图在窗口中时才能呈现：从 viewDidAppear 起，直到被全屏覆盖或移除。UIKit "
        + "记录日志，不呈现任何东西。"
    case .inTransition, .dismissedInTransition, .controllerTransitioning, .noContainedAlert:
      "同一控制器的前一次呈现或关闭结束之后，才能开始下一次；完成处理程序会说明何时结束。"
    case .alreadyPresented: "一个实例同时只有一个位置：关闭结束之后才能再次呈现。"
    case .isActive: "一个实例同时只有一个位置：关闭之前不能再次呈现，子控制器也不能被呈现。"
    case .hasParent: "只有没有父控制器的控制器才能被呈现：子控制器是容器的一部分。"
    case .presentedNil, .pushedNil: "必须有可显示的控制器：变量或插座变量为 nil。"
    case .onItself: "控制器不能是自己的 presentedViewController。"
    case .styleWithoutController: "“none”是呈现控制器代理的回答，不是呈现的样式。"
    case .detached:
      "只有视图在屏幕上还不够：进行呈现的控制器必须是根、已被呈现，或是它们的子控制器。UIKit 仍会呈现，但安全区域可能不对，并已预告以后"
        + "会抛出异常。"
    case .actionSheetWithoutSource, .popoverWithoutSource, .popoverOutsideWindow:
      "在 iPad 上（常规宽度下），操作表、分享表和样式为 popover 的控制器是弹出框。弹出框要指向窗口中的视图或栏按钮项。"
    case .keyboardPresents: "键盘显示时，最后一个窗口不是应用的，而是键盘的。"
    case .alertViewGone: "UIAlertView 只属于不使用场景的应用。"
    case .orientationMismatch:
      "preferredInterfaceOrientationForPresentation 必须是 supportedInterfaceOrientations 之一。"
    case .partialCurl: "partialCurl 要求两边都是全屏呈现。"
    case .splitPresented, .pushedSplit, .splitOnPhone:
      "分栏视图控制器是窗口的根：不能被推入；在 iOS 8 之前也不能被呈现，不能在 iPhone 上使用。"
    case .requestedParent, .actualParent: "视图在另一个视图中的控制器，必须是那个视图的控制器的子控制器。"
    case .viewOfAnother: "一个视图只属于一个视图控制器。"
    case .rootAsChild: "窗口的根视图控制器没有父控制器。"
    case .noCommonParent: "transition(from:to:) 交换接收它的容器的两个子控制器。"
    case .unbalanced:
      "控制器及其容器的一次转场结束之后，下一次才能开始。UIKit 记录日志并继续，但 viewDidAppear 可能缺失，或者留下错误的"
        + "屏幕。"
    case .appearanceCalled: "出现方法由 UIKit 调用；容器只开始和结束转场。"
    case .deallocating: "访问“view”会加载视图，而控制器在 deinit 中不能这样做。UIKit 记录日志；此后的行为未定义。"
    case .unexpectedSubviews: "嵌入转场只以子控制器的视图填充它的容器视图。"
    case .subviewOfHosting: "托管控制器视图的子视图归 SwiftUI 所有。"
    case .stackNotUpdated: "转场进行时（自己的、父控制器的，或它们所呈现的），导航控制器的栈不会改变。UIKit 记录日志并丢弃调用。"
    case .nestedPush, .nestedPop, .unexpectedState, .barInTransition, .subviewOfItself:
      "导航控制器同时只进行一次推入或弹出动画。"
    case .pushedTwice, .notDistinct: "一个实例在栈中只能出现一次。"
    case .pushedNavigation: "栈中是内容，不是另一个导航控制器。"
    case .poppedToStranger: "popToViewController 需要栈中的控制器。"
    case .pageCount: "翻页控制器得到的是它要显示的页：一页，书脊居中时为两页。"
    case .pageWithoutController, .pageViewCount, .pageStates: "没有转场进行时，翻页控制器才接受新的页。"
    case .notSelectable: "只能选中 viewControllers 的成员。"
    case .tabItemUnknown, .tabBarModified: "标签栏控制器以子控制器的 tabBarItem 填充标签栏。"
    case .splitMutated: "在代理方法中，分栏视图控制器已在更改之中。"
    case .noSegue, .segueNotPerformed, .pushSegueOutsideStack, .noSceneWithIdentifier, .noUnwind:
      "performSegue 和 instantiateViewController 在创建控制器的故事板中查找名称。"
    case .noRootAtLaunch, .rootViewByHand, .noEntryPoint:
      "窗口显示 rootViewController 的视图，并由 UIKit 加入这个视图。"
    case .noSceneManifest, .noSceneLifecycle: "窗口属于场景；从 iOS 27 起，不使用场景生命周期的应用不会启动。"
    case .singleSheet: "SwiftUI 的一个视图同时只显示一个表单。"
    case .navigationTwicePerFrame: "NavigationStack 的路径在一帧中只接受一次更改。"
    case .destinationTwice, .destinationBelowRoot: "栈在根处查找目标，每种类型取第一个。"
    case .navigationLinkIssue: "在 iOS 14 和 15 中，视图重建或嵌套的链接会被 NavigationView 丢失。"
    }
  }

  package func cause(_ cause: UIKitCause, of line: LoggedText) -> String {
    let (p, isLike) = (line[.presenter], line.presentsItsLike)
    let a = (isLike ? "新的 " : " ") + line[.presented]
    let b = (isLike ? "屏幕上的 " : "") + line[.blocker]
    return switch cause {
    case .presentFromTop: "如果 \(b) 要保留，请从它（最上层的控制器）呈现\(a)。"
    case .inActionHandler: "如果用户要先回应 \(b)，请在它的操作的处理程序中呈现\(a)。"
    case .dismissFirst: "如果 \(b) 已不需要，请关闭它，并在完成处理程序中呈现\(a)。"
    case .callsTwice where line.topic == .alreadyPresented:
      "代码执行了两次，例如两次点按。请只在没有谁呈现\(a) 时才呈现。"
    case .callsTwice where line.presentsItsLike:
      "代码执行了两次，例如两次点按。第二次不必呈现；如果两者内容不同，请用后面的办法。"
    case .callsTwice: "代码执行了两次，例如两次点按或两次通知。请先检查。"
    case .waitForCompletion: "调用紧跟在另一次之后。请移到另一次的完成处理程序中。"
    case .tooEarly:
      "调用（或 performSegue）位于 viewDidLoad 或 viewWillAppear。请移到 viewDidAppear；它在视图每次回来时都会执行，因此用一个属性"
        + "记住第一次。"
    case .dismissedMeanwhile: "\(p) 已离开屏幕，或被另一个控制器覆盖。请从最上层的控制器呈现。"
    case .neverShown: "\(p) 的这个实例不是屏幕上的那一个，而是代码另外创建的。请对屏幕上的那一个调用；断言可以找到出错的位置。"
    case .newInstance: "实例保存在属性中并再次使用。请每次以代码或从故事板创建新的实例。"
    case .presentParent: "要呈现的是它的容器。请呈现 \(line[.child])。"
    case .removeFirst: "它曾是子控制器，现在要被呈现。请先移除它。"
    case .unwrapPresented: "插座变量或变量为 nil。请创建控制器，或先解包。"
    case .canSendFirst: "设备不能发送邮件，因此初始化方法返回 nil。请先询问。"
    case .presentAnother: "接收者与参数混淆。请传入另一个控制器。"
    case .setStyle: "样式被设为“none”。请设为其他样式。"
    case .addChild: "只添加了 \(line[.sender]) 的视图。请在那里让它也成为子控制器。"
    case .presentFromParent: "\(line[.sender]) 不能成为子控制器，例如在单元格中。请从视图包含它的控制器呈现。"
    case .setSource: "它由一个视图（例如按钮）显示。请在呈现之前设置这个视图。"
    case .setBarButtonItem: "它由栏中的按钮显示。请在呈现之前设置这个按钮。"
    case .sourceInWindow: "来源视图不在屏幕上。请在 viewDidAppear 中呈现，或使用另一个视图。"
    case .keyWindow: "代码使用了 windows.last。请使用场景的主窗口。"
    case .alertController: "旧代码或旧库显示 UIAlertView。请使用 UIAlertController。"
    case .agreeOnOrientations: "两个属性不一致。请让其中一个由另一个得出。"
    case .curlFullScreen: "样式不是 fullScreen。请设置它。"
    case .splitAsRoot: "请让分栏视图控制器成为窗口的根。"
    case .childBeforeView where line.nulls.contains(.holder):
      "请先取出它的视图，再把子控制器及其视图加入 \(line[.other])。"
    case .addToHolder where line.nulls.contains(.other): "加入了视图，却没有加入控制器。请先调用 addChild。"
    case .inputViewOut: "文本框的 inputView 同时是子视图。UIKit 会在键盘的位置显示它，请从您的视图中取出。"
    case .childBeforeView: "视图先于控制器被添加。请先在 \(line[.other]) 中调用 addChild。"
    case .removeViewFirst where line.nulls.contains(.holder): "它的视图要单独显示。请先把子控制器移出容器。"
    case .removeViewFirst: "子控制器要移到这里。请先把它移出旧容器。"
    case .addItsContainer:
      "\(line[.child]) 在 \(line[.other]) 中。请加入后者及其视图，以代替 \(line[.child])。"
    case .addToHolder where line.classes[.other] != nil:
      "如果它要离开 \(line[.other])，请先在 \(line[.holder]) 中调用 addChild，它会随之移出。"
    case .addToHolder: "加入了视图，却没有加入控制器。请先在 \(line[.holder]) 中调用 addChild。"
    case .ownView: "两个控制器共用一个视图。请各用自己的视图。"
    case .otherRoot: "请先为窗口设置另一个根，再让它成为子控制器。"
    case .addBoth: "新的子控制器没有加入。请在转场之前调用 addChild。"
    case .oneTransition: "两次推入或弹出同时进行。请以一次调用设置整个栈。"
    case .callSuper: "出现方法的重写（尤其在容器的子类中）没有调用 super。"
    case .balanceAppearance: "自己的容器开始和结束出现，而 UIKit 也会转发。请告诉 UIKit 不要转发。"
    case .showsTooEarly:
      "推入或呈现位于 viewDidLoad 或 viewWillAppear。请移到 viewDidAppear；它在视图每次回来时都会执行，因此用一个属性记住第一次。"
    case .showAfterDismissal: "调用紧跟在 dismiss(animated:) 之后。请移到它的完成处理程序中。"
    case .rootReplaced: "在呈现或推入期间，窗口得到另一个根。请先关闭所呈现的控制器。"
    case .noViewInDeinit: "deinit 或它所调用的代码访问了“view”或“tableView”。请使用 viewIfLoaded。"
    case .loadView: "UIKit 自己的 deinit 会访问已创建但从未显示的控制器的视图。请在创建时加载视图。"
    case .emptyContainer: "有视图被加入容器视图。请放在它的旁边。"
    case .commonSuperview: "请把视图加入托管控制器视图的父视图。"
    case .afterTransition: "另一次推入或弹出正在进行。请在它结束后调用；两次点按中的第二次不需要调用。"
    case .callsTwicePushing: "代码执行了两次，例如两次点按。只有它不在栈中时才推入。"
    case .newPushed: "实例保存在属性中并再次使用。请每次推入时以代码或从故事板创建新的实例。"
    case .popToIt: "它在栈的下层，要回到它。请弹出到它。"
    case .pushItsRoot: "请推入内容，而不是包着它的导航控制器。"
    case .presentNavigation: "需要一个自己的栈。请呈现它。"
    case .unwrapPushed: "故事板或变量给出 nil。请先解包。"
    case .containsFirst: "栈中是该类的另一个实例。请在栈中查找。"
    case .distinct: "列表两次提到同一个实例。请去掉第二个。"
    case .onePage: "请传入一个控制器；书脊居中时传入两个。"
    case .waitForPage: "请在上一次转场结束后，在主队列中设置页面。"
    case .selectMember: "请选中列表中的控制器，或它的下标。"
    case .itemOfChild: "项被设置在标签页内部的控制器上。请设置在标签页自身上。"
    case .setTabs: "请设置 viewControllers，标签栏会随之改变。"
    case .afterCallback: "请在代理方法返回之后更改。"
    case .notOnPhone: "在 iPhone 上请选择另一种容器，或要求 iOS 8。"
    case .nameSegue: "故事板中没有这个标识符，或控制器是以代码创建的。"
    case .embedInNavigation: "请把起点嵌入导航控制器，或使用 show 转场。"
    case .nameScene: "请设置场景的 Storyboard ID，拼写与代码一致。"
    case .unwindAction: "请在之前的控制器中加入返回动作。"
    case .setRoot: "没有设置根。请设置根，并让窗口成为主窗口。"
    case .adoptScenes: "请加入场景清单和场景代理。"
    case .oneAlert: "两个提醒框或确认对话框各有绑定。请只使用一个，让内容取决于一个值；confirmationDialog 的参数相同。"
    case .alertInside: "提醒框或对话框的修饰符在表单下面的视图上。请移到其中的视图。"
    case .sheetInside: "修饰符在表单下面的视图上。若要同时显示两者，请移到其中的视图。"
    case .afterAlert: "状态在提醒框显示期间改变。请在提醒框消失之后再改变。"
    case .afterSheet: "状态在表单显示或关闭期间改变。请在 onDismiss 中改变。"
    case .whenShown: "状态在带修饰符的视图出现之前改变。请在 onAppear 中改变，并把修饰符放在一直显示的视图上。"
    case .oneSheet: "两个表单各有绑定。请使用一个带有项的表单。"
    case .onePathChange: "路径被两处代码更改，或在循环中追加。请一次赋值。"
    case .oneDestination: "修饰符所在的视图被栈再次显示。请只放在根处。"
    case .destinationAtRoot: "请把修饰符移到栈的根视图，并置于惰性容器之外。"
    case .navigationStack: "请使用 NavigationStack，或对嵌套的链接设置 isDetailLink(false)。"
    }
  }
}

extension LoggedText {
  /// A role's class, or words for one that the line doesn't name.
  fileprivate subscript(role: UIKitRole) -> String {
    if let name = classes[role] { return name }
    return switch role {
    case .blocker: "另一个控制器"
    case .sender, .presenter: "呈现者"
    default: "某个控制器"
    }
  }
}
