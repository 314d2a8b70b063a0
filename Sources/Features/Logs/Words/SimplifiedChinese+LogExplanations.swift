import VCDiagnostics
import VCEngine
import VCPhrases

extension SimplifiedChinese: LogPhrases {
  package func text(of sentence: LogSentence) -> String {
    switch sentence {
    case .occurrences(let count, let areOthers): "（出现 \(count) 次\(areOthers ? "，实例不同" : "")）"
    case .caller(let name): "推测：调用来自 \(name)，它是调用栈中应用自己的第一帧。"
    case .maskedClasses: "日志隐藏了类名，例如系统控制台的“<private>”。Xcode 的控制台会显示。"
    case .linesLeftOut(let count, let limit): "另有 \(count) 行关于视图控制器的日志没有列出：只解释前 \(limit) 种不同的行。"
    case .causesHeading(let count, let areChoices): causesHeading(count, areChoices: areChoices)
    case .sameCauses: "原因和修复与上文相同。"
    case .debuggerHeading(let stop): debuggerHeading(stop)
    case .found(let className, let ids, let file):
      "在 \(file) 中，\(className) 是\(list(ids.map { "“\($0)”" }, "或"))。"
    case .foundNone(let file): "\(file) 中没有这行日志里的视图控制器。"
    case .answerIsOfDescription(let file): "因此 \(file) 与记录这行日志时的应用不一致。对于 \(file)，答案是："
    case .raisesException: "UIKit 抛出异常，应用随之终止。"
    }
  }

  private func causesHeading(_ count: Int, areChoices: Bool) -> String {
    if areChoices, count > 1 { return "请选择一种：" }
    return count == 1 ? "常见原因：" : "常见原因，最可能的在前："
  }

  private func debuggerHeading(_ stop: DebuggerStop) -> String {
    switch stop {
    case .state, .path: "如果还不够，请为每个控制显示的状态在视图上加入下面的代码，并重复同样的操作："
    default: "如果还不够，请在调试器中设置断点，重复同样的操作，并在调用栈中查找您自己的代码："
    }
  }

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

  package func wording(_ text: UIKitText) -> String? {
    guard let until = text.until else { return nil }
    return switch text.since {
    case 1: "这是 iOS \(until) 及更低版本的措辞。"
    case until: "这是 iOS \(until) 的措辞。"
    case let since: "这是 iOS \(since) 至 \(until) 的措辞。"
    }
  }

  package func happened(_ line: LoggedText) -> String {
    let (a, p, s) = (line[chinese: .presented], line[chinese: .presenter], line[chinese: .sender])
    let (b, c, x) = (line[chinese: .blocker], line[chinese: .child], line[chinese: .other])
    let asked =
      line.classes[.sender] == nil || line.senderIsPresenter ? "" : "代码对 \(s) 调用了 present。"
    return switch line.topic {
    case .alreadyPresenting:
      line.presentsItsLike
        ? "\(p) 没有呈现第二个 \(a)，因为它已在呈现第一个。\(asked)"
        : "\(p) 没有呈现 \(a)，因为它已在呈现\(line.presentsItself ? "同一个" : "") \(b)。\(asked)"
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
    case .detached: "\(s) 呈现了 \(a)，但 \(s) 不在控制器层级中。"
    case .actionSheetWithoutSource: "\(p) 在 iPad 上呈现了操作表，而它没有指向的位置。"
    case .popoverWithoutSource: "呈现了没有来源的弹出框：它没有指向的位置。"
    case .popoverOutsideWindow: "弹出框要指向的视图不在窗口中。"
    case .emptyAlert: "呈现了没有标题、消息和操作的提醒框。"
    case .neverPresented: "\(a) 没有被关闭：它的呈现被推迟，尚未开始。"
    case .inPopoverController: "\(a) 被呈现，但 UIPopoverController 正在显示它。"
    case .noContainedAlert: "提醒框在呈现结束之后又被更改。"
    case .keyboardPresents: "键盘的窗口要呈现 \(a)。"
    case .alertViewGone: "应用显示了 UIAlertView，而使用场景的应用没有它。"
    case .orientationMismatch: "控制器以它不支持的方向被呈现。"
    case .partialCurl: "\(p) 要以 partialCurl 呈现非全屏的控制器。"
    case .splitPresented: "\(a) 是分栏视图控制器，在 iOS 8 之前被呈现。"
    case .requestedParent where line.nulls.contains(.holder):
      "\(c) 被加入 \(x)，但它的视图在窗口中，或在不属于任何控制器的视图中。"
    case .actualParent where line.nulls.contains(.other):
      "\(c) 的视图被加入 \(line[chinese: .holder]) 的视图，但 \(c) 没有父控制器。"
    case .actualParent where line.nulls.contains(.holder):
      "\(c) 的视图被加入窗口或不属于任何控制器的视图，但 \(c) 是 \(x) 的子控制器。"
    case .requestedParent: "\(c) 被加入 \(x)，但它的视图在 \(line[chinese: .holder]) 的视图中。"
    case .actualParent: "\(c) 的视图被加入 \(line[chinese: .holder]) 的视图，但 \(c) 是 \(x) 的子控制器。"
    case .viewOfAnother:
      "\(c) 的视图又被交给" + (line.classes[.sender] == nil ? "第二个视图控制器。" : " \(s)。")
    case .rootAsChild: "\(c) 是窗口的根视图控制器，却被加入 \(p)。"
    case .noCommonParent: "要以 \(x) 替换 \(c)，但它们没有共同的父控制器。"
    case .unbalanced: "\(c) 的前一次转场尚未结束，后一次已开始。"
    case .appearanceCalled: "应用自己调用了 \(line.words[.method] ?? "出现方法")。"
    case .deallocating: "代码在 \(c) 释放过程中访问了它从未加载过的视图。"
    case .unexpectedSubviews: "嵌入转场的容器视图另有子视图。"
    case .subviewOfHosting: "视图被加入 UIHostingController 的视图。"
    case .stackNotUpdated:
      "\(line[chinese: .navigation]) 忽略了 \(line.words[.method] ?? "一次调用")，因为转场正在进行。"
    case .nestedPush: "前一次推入尚未结束，后一次推入已开始。"
    case .nestedPop: "前一次弹出尚未结束，后一次弹出已开始。"
    case .unexpectedState, .barInTransition: "前一次导航转场尚未结束，后一次已开始。"
    case .subviewOfItself: "视图被加入它自己，通常由同时的两次推入或弹出引起。"
    case .pushedTwice: "\(c) 被推入，但它已在 \(line[chinese: .navigation]) 的栈中。"
    case .pushedNavigation: "导航控制器被推入另一个导航控制器。"
    case .pushedNil: "\(line[chinese: .navigation]) 要推入的是 nil。"
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
      "一个控制器同时只呈现一个控制器。它的子控制器把调用向上交给它，因此换成另一个子控制器同样失败。UIKit "
        + "记录日志，不呈现任何东西。"
    case .notInWindow:
      "控制器的视图在窗口中时才能呈现：从 viewDidAppear 起，直到被全屏覆盖或移除。UIKit "
        + "记录日志，不呈现任何东西。"
    case .inTransition, .dismissedInTransition, .controllerTransitioning, .noContainedAlert,
      .neverPresented:
      "同一控制器的前一次呈现或关闭结束之后，才能开始下一次；完成处理程序会说明何时结束。"
    case .emptyAlert: "UIKit 不显示空的提醒框。"
    case .alreadyPresented, .inPopoverController: "一个实例同时只有一个位置：关闭结束之后才能再次呈现。"
    case .isActive: "一个实例同时只有一个位置：关闭之前不能再次呈现，子控制器也不能被呈现。"
    case .hasParent: "只有没有父控制器的控制器才能被呈现：子控制器是容器的一部分。"
    case .presentedNil, .pushedNil: "必须有可显示的控制器：变量或插座变量为 nil。"
    case .onItself: "控制器不能是自己的 presentedViewController。"
    case .styleWithoutController: "“none”是呈现控制器代理的回答，不是呈现的样式。"
    case .detached:
      "只有视图在屏幕上还不够：进行呈现的控制器必须是根、已被呈现，或是它们的子控制器。UIKit 仍会呈现，但安全区域可能不对。从 iOS 17 起，"
        + "它说明这不受支持，以后会抛出异常。"
    case .actionSheetWithoutSource, .popoverWithoutSource, .popoverOutsideWindow:
      "在 iPad 上（常规宽度下），操作表、分享表和 modalPresentationStyle = .popover 的控制器是弹出框。请在呈现之前设置 "
        + "popoverPresentationController 的 sourceView（在屏幕上）或 barButtonItem。"
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
      "一次转场进行时，控制器及其容器都不能开始另一次。UIKit 记录日志并继续，但 viewDidAppear 可能缺失，或者留下错误的"
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
    case .noSegue:
      "转场属于它的起点场景。performSegue 在创建接收者的故事板中，在接收者自己的场景的转场中查找标识符。"
    case .segueNotPerformed: "类型为 Custom 的转场执行它的类的 perform。"
    case .pushSegueOutsideStack: "类型为 Push 的转场推入起点所在的栈。"
    case .noSceneWithIdentifier: "instantiateViewController 在一个故事板中查找场景的 Storyboard ID。"
    case .noUnwind: "返回转场的终点是一个正在显示、并有该转场的动作的控制器。"
    case .noRootAtLaunch, .rootViewByHand, .noEntryPoint:
      "窗口显示 rootViewController 的视图，并由 UIKit 加入这个视图。"
    case .noSceneManifest, .noSceneLifecycle: "窗口属于场景；从 iOS 27 起，不使用场景生命周期的应用不会启动。"
    case .singleSheet: "一个界面同时只显示一个表单，无论哪个视图带有修饰符。第一个关闭之后，SwiftUI 才显示下一个。"
    case .navigationTwicePerFrame: "NavigationStack 的路径在一帧中只接受一次更改。"
    case .destinationTwice, .destinationBelowRoot: "栈在根处查找目标，每种类型取第一个。"
    case .navigationLinkIssue: "在 iOS 14 和 15 中，视图重建或嵌套的链接会被 NavigationView 丢失。"
    }
  }
}

extension LoggedText {
  /// Returns a role's class, or a description of the role if the line doesn't name it.
  subscript(chinese role: UIKitRole) -> String {
    if let name = classes[role] { return name }
    return switch role {
    case .blocker: "另一个控制器"
    case .sender, .presenter: "呈现者"
    default: "某个控制器"
    }
  }
}
