import VCEngine
import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Containment) -> String {
    switch fault {
    case .childOfItself(let id): "“\(id)”不能是它自己的子视图控制器"
    case .childContainsContainer(let child, let container):
      "“\(child)”包含“\(container)”，因此不能成为后者的子视图控制器"
    case .rootAsChild(let root, let container, let window):
      "“\(root)”是\(self.root(of: window))，不能成为“\(container)”的子视图控制器"
    case .presentedAsChild(let child, let presenter, let container):
      "“\(child)”由“\(presenter)”呈现，在关闭之前不能成为“\(container)”的子视图控制器"
    case .pageCount(let page, let given, let required):
      "“\(page)”一次显示 \(required) 页，却有 \(given) 个子视图控制器；其余的页面由数据源提供"
    case .childAsRoot(let id, let parent, let window):
      "“\(id)”是“\(parent)”的子视图控制器，不能成为\(root(of: window))"
    case .presentedAsRoot(let id, let presenter, let window):
      "“\(id)”由“\(presenter)”呈现，在关闭之前不能成为\(root(of: window))"
    case .rootOfAnother(let id, let other, let window):
      "“\(id)”是\(root(of: other))，不能同时成为\(root(of: window))"
    case .alreadyRoot(let id, let window): "没有任何变化：“\(id)”已是\(root(of: window))"
    case .navigationInStack(let child, let navigation): "“\(child)”是导航控制器，不能放入“\(navigation)”的导航栈"
    case .splitInStack(let child, let navigation): "“\(child)”是分屏视图控制器，不能放入“\(navigation)”的导航栈"
    case .listedTwice(let child, let container): "“\(child)”在“\(container)”的视图控制器中出现了两次"
    case .alreadyAChild(let child, let container): "这一步没有作用：“\(child)”已是“\(container)”的子视图控制器"
    case .ownPlace(let child): "没有交换任何控制器：“\(child)”不能取代自己"
    case .viewInItself(let child, let holder):
      child == holder
        ? "“\(child)”的视图不能添加到自身"
        : "“\(child)”的视图包含“\(holder)”的视图，因此前者不能添加到后者中"
    case .viewOfAnothersChild(let child, let parent, let holder):
      "“\(child)”是“\(parent)”的子视图控制器，因此“\(child)”的视图不能添加到“\(holder)”的视图中"
    case .viewInPlace(let child, let holder): "“\(child)”的视图已在窗口中，不能添加到“\(holder)”的视图中"
    case .viewInAnothers(let child, let holder, let container):
      "“\(child)”的视图在“\(holder)”的视图中，因此“\(child)”不能成为“\(container)”的子视图控制器"
    case .noParent(let child): "没有移除任何控制器：“\(child)”没有父视图控制器"
    case .noCommonParent(let new, let old): "“\(new)”不能取代“\(old)”：后者没有父视图控制器"
    case .transitionInUIKitsContainer(let container, let className):
      "只有你自己的容器才这样替换子视图控制器：“\(container)”的类是 \(name(className))；请使用\(stepsOfChildren(className))"
    case .noViewControllers(let id, let className):
      "“\(id)”没有“viewControllers”：它的类是 \(name(className))"
    }
  }

  package func text(of fault: Message.Container) -> String {
    switch fault {
    case .alreadyInStack(let child, let navigation): "“\(child)”已在“\(navigation)”的导航栈中"
    case .notANavigationController(let action, let id, let className):
      "只有导航控制器才能\(action == .push ? "推入" : "弹出")视图控制器，而“\(id)”的类是 \(name(className))"
    case .firstInStack(let id): "没有弹出任何控制器：“\(id)”是导航栈中的第一个，始终保留"
    case .nothingToPop(let navigation): "没有弹出任何控制器：“\(navigation)”的导航栈为空"
    case .stackInTransition(let navigation, let presented, let isDismissal):
      "“\(presented)”正在被\(isDismissal ? "关闭" : "呈现")，此时“\(navigation)”的导航栈不会改变"
    case .inNoStack(let id): "“\(id)”不在任何导航控制器的导航栈中"
    case .topAlready(let id, let navigation): "没有弹出任何控制器：“\(id)”已是“\(navigation)”的导航栈中的最后一个"
    case .inNoNavigationStack(let view, let sender):
      "“\(sender)”不在任何 NavigationStack 中，因此 SwiftUI 不显示“\(view)”"
    case .alreadyInSplitView(let child, let split, let isDetail):
      "没有任何变化：“\(child)”已是“\(split)”的\(isDetail ? "详情栏" : "一栏")"
    case .notATabBarController(let id, let className): "只有标签栏控制器才能选择，而“\(id)”的类是 \(name(className))"
    case .notAmongTabs(let id, let container): "“\(id)”不在“\(container)”的视图控制器之中"
    case .columnsHaveNames(let split): "“\(split)”的各栏按名称设置，不能作为列表设置；“showDetail”用来设置 secondary 栏"
    case .noColumn(let column, let split): "“\(split)”没有可以显示或隐藏的“\(column)”栏"
    case .columnAlready(let column, let split, let isShown):
      "没有任何变化：“\(split)”已\(isShown ? "显示" : "隐藏")“\(column)”栏"
    case .columnsAreCollapsed(let split): "“\(split)”已折叠，此时显示或隐藏一栏会怎样，尚无定论"
    case .noSearchController(let id, let className):
      "“\(id)”没有“searchController”，本身也不是搜索控制器：它的类是 \(name(className))"
    case .searchIsActive(let search): "没有任何变化：“\(search)”的搜索已激活"
    case .noSizeClasses(let ios): "尺寸类别从 iOS 8 起才有，而此描述针对 iOS \(ios)"
    case .alreadyOfSizeClass(let sizeClass, let window):
      "没有任何变化：\(window.map { "“\($0)”的" } ?? "")宽度已是 \(sizeClass)"
    }
  }

  package func text(of fault: Message.Presentation) -> String {
    switch fault {
    case .presentsItself(let id): "“\(id)”要呈现的是自己"
    case .presentedHasParent(let id, let parent): "“\(id)”是“\(parent)”的子视图控制器，而有父视图控制器的控制器不能被呈现"
    case .alreadyPresented(let id, let presenter): "“\(id)”已由“\(presenter)”呈现"
    case .rootPresented(let id, let window): "“\(id)”是\(root(of: window))，不能被呈现"
    case .presentedContainsSender(let id, let sender): "“\(id)”包含“\(sender)”，不能从后者呈现"
    case .splitNotPresentable(let id): "“\(id)”是分屏视图控制器，在 iOS 8 之前不能被呈现"
    case .pickerNeedsPopover(let id):
      "在 iOS 8 之前，iPad 只在 UIPopoverController 中显示照片图库，因此不能呈现“\(id)”"
    case .styleNone: "“none”是呈现控制器（UIPresentationController）的委托返回的值，不是可以用来呈现的样式：UIKit 会抛出异常"
    case .curlNeedsFullScreen(let id, let style):
      "转场“partialCurl”需要样式“fullScreen”，而“\(id)”以“\(style)”呈现"
    case .popoverWithoutSource(let id):
      "在 iPad 上，“\(id)”是弹出框，却没有可以指向的对象：它需要“sourceView”或“barButtonItem”"
    case .transitionInPopover(let id, let style, let transition):
      "在弹出框中，样式“\(style)”只允许转场“coverVertical”，而“\(id)”的转场是“\(transition)”"
    case .senderInNoWindow(let sender, let presented): "“\(sender)”不在任何窗口中，因此“\(presented)”没有被呈现"
    case .presenterNotInWindow(let presenter, let presented):
      "“\(presenter)”的视图不在窗口中，因此“\(presented)”没有被呈现"
    case .alreadyPresenting(let presenter, let other, let refused) where other == refused:
      "“\(presenter)”已呈现“\(other)”，不会再次呈现它"
    case .alreadyPresenting(let presenter, let other, let refused):
      "“\(presenter)”已呈现“\(other)”，因此“\(refused)”没有被呈现"
    case .nothingPresented(let receiver, let root, let window):
      "没有关闭任何控制器：“\(receiver)”及其上级都没有呈现任何视图控制器，而“\(root)”是\(self.root(of: window))"
    case .receiverInNoWindow(let id): "没有关闭任何控制器：“\(id)”不在任何窗口中"
    case .doesNotAppear(let id, let method): "“\(id)”的视图没有随上一步出现，因此“\(id)”不会收到“\(method)”"
    case .noTransition: "没有正在进行的转场：没有上一步，或者上一步没有转场"
    case .presenterInTransition(let presenter, let other, let isDismissal, let refused):
      still(presenter, isDismissal, other) + "，因此“\(refused)”没有被呈现"
    case .presenterNotYetInWindow(let presenter, let method, let sender, let presented):
      "在“\(sender)”的“\(method)”中，“\(presenter)”的视图尚未进入窗口，因此“\(presented)”没有被呈现"
    case .dismissedInTransition(let presenter, let other, let isDismissal):
      still(presenter, isDismissal, other) + "，因此没有关闭任何控制器"
    case .coveredFromUser(let id, let top): "用户无法关闭“\(id)”：“\(top)”在它之上"
    case .outOfSight(let id): "用户无法关闭“\(id)”：它不在屏幕上"
    case .noGesture(let id, _, let since?): "没有手势能关闭“\(id)”：表单从 iOS \(since) 起才有这样的手势"
    case .noGesture(let id, let style, nil): "没有手势能关闭“\(id)”：它以“\(style)”呈现"
    case .dismissalPrevented(let id, let modal):
      "用户无法关闭“\(id)”：“\(modal)”的“isModalInPresentation”为 true"
    }
  }

  /// Returns the steps by which one of UIKit's containers changes its children.
  private func stepsOfChildren(_ className: Message.ClassName) -> String {
    switch UIKitClass(named: className.superclass ?? className.name)?.kind {
    case .navigation: "“push”“pop”或“setViewControllers”"
    case .tabBar: "“select”或“setViewControllers”"
    case .split: "“show”“showDetail”或“setViewControllers”"
    default: "“setViewControllers”"
    }
  }

  private func still(_ presenter: String, _ isDismissal: Bool, _ other: String) -> String {
    "“\(presenter)”仍在\(isDismissal ? "关闭" : "呈现")“\(other)”"
  }

  package func text(of hint: Message.Hint) -> String {
    switch hint {
    case .unreachedContext(let id):
      "没有任何呈现用到“\(id)”的“definesPresentationContext”：向“\(id)”或它所包含的控制器发送“present”，"
        + "且样式为“currentContext”或“overCurrentContext”时才会用到（激活搜索时也会用到）"
    case .contextOnPhone(let style): "在 iOS 8 之前的 iPhone 上，呈现会遮住整个屏幕：“\(style)”找不到上下文"
    case .nobodyDefinesContext(let style, let presenter, let presented):
      "没有控制器为“\(style)”定义上下文，因此由族系的顶层“\(presenter)”呈现“\(presented)”，与使用“fullScreen”时相同"
    case .presentsOutOfWindow(let presenter, let presented):
      "“\(presenter)”一开始就呈现“\(presented)”，而“\(presenter)”的视图不在窗口中：呈现的那一刻，这个视图必定在窗口中"
    case .rulesChooseAnother(let expected, let presenter, let presented, let isInContext):
      "“\(presenter)”呈现“\(presented)”；按规则应由“\(expected)”呈现"
        + (isInContext ? "，除非“\(presenter)”定义了呈现上下文" : "")
    case .presenterIsDetached(let presenter, let holder):
      "“\(presenter)”只有视图被添加到了“\(holder)”的视图中，自己没有父视图控制器，却要呈现别的控制器"
    case .actionSheetWithoutSource(let id):
      "在 iPad 上，“\(id)”是弹出框，却没有可以指向的对象，因此 UIKit 会抛出异常；请添加“sourceView”或“barButtonItem”"
    case .pointsAtNothing(let id):
      "弹出框“\(id)”没有可以指向的对象，因此 UIKit 会抛出异常；请添加“sourceView”或“barButtonItem”"
    case .ignoredStyle(let id):
      "UIKit 忽略“\(id)”的“modalPresentationStyle”：UIAlertController 有自己的呈现方式"
    case .unexplainedRefusal(let words): "本程序的规则不会拒绝这一步；描述称 UIKit 会拒绝：\(quoted(words))"
    case .timeOfGesture: "“during”只用于代码中的调用；用户的手势总在上一次转场结束之后"
    case .waitsForTransition(let id): "在部分 iOS 版本上，上一步的转场期间会怎样处理“\(id)”，没有资料说明；本程序等到转场结束后再处理"
    case .methodTooNew(let method, let version, let ios):
      "方法“\(method)”从 iOS \(version) 起才有，而此描述针对 iOS \(ios)"
    case .unlistedDetent(let key, let detent, let id):
      "“\(id)”没有停靠位置“\(detent)”，因此 UIKit 忽略“\(key)”；请把“\(detent)”加到“detents”中"
    case .unlistedTab(let identifier): "该组没有标签页“\(identifier)”，因此显示该组的第一个标签页；请改写为该组已有的标签页"
    case .keyTooNew(let key, let version, let ios): "“\(key)”从 iOS \(version) 起才有，而此描述针对 iOS \(ios)"
    case .newInstance(let id, let className): "“\(id)”是新的 \(className)；要再次使用已声明的那一个，请为后者设置“id”"
    case .emptyStack(let id): "导航控制器“\(id)”的导航栈为空"
    case .tooManyTabs(let id, let count): "“\(id)”有 \(count) 个标签页：在紧凑宽度下，标签栏只显示其中 4 个和“更多”"
    case .extraColumns(let id, let count):
      "“\(id)”列出了 \(count) 个视图控制器，但只会显示 2 个；要显示更多，请设置“style”并按名称声明各栏"
    case .inspectorTooNew(let id, let ios): "“\(id)”有“inspector”栏，这一栏从 iOS 26 起才有，而此描述针对 iOS \(ios)"
    case .columnsTooNew(let id, let ios): "“\(id)”使用带名称的栏，这些栏从 iOS 14 起才有，而此描述针对 iOS \(ios)"
    case .neverUsed(let id): "“\(id)”从未使用：在任何步骤之后都不在窗口中"
    case .windowWithoutScene(let window, let holder, let ios):
      "“\(holder)”持有的“\(window)”不在任何场景中："
        + (ios < 27 ? "UIKit 会记录应用未采用场景生命周期" : "以 iOS 27 的 SDK 构建时，应用无法启动")
        + "；请为该窗口添加“scene”"
    case .unreachedScene(let id): "没有 segue 从当前显示的界面通向“\(id)”"
    case .circleOfPresentations(let ids):
      "呈现形成循环：" + (ids + ids.prefix(1)).map { "“\($0)”" }.joined(separator: " → ")
        + "；每循环一轮，就多呈现 \(ids.count) 个控制器"
    case .addCountsAs(let action, let id, let className):
      "“\(id)”是 \(className)，会自行添加子视图控制器：“add”按“\(action)”处理"
    case .viewWithoutController(let id, let holder):
      "“\(id)”的视图被添加到“\(holder)”的视图中，“\(id)”却不是“\(holder)”的子视图控制器；请用“add”添加"
    case .leavesParent(let id, let parent, let container):
      "“\(id)”离开父视图控制器“\(parent)”，转入“\(container)”"
    case .presentationEnds(let id, let presenter, let leaving, let departure):
      "“\(id)”也随之关闭：呈现“\(id)”的“\(presenter)”"
        + (presenter == leaving
          ? "被\(verb(of: departure))" : "随“\(leaving)”离开，后者被\(verb(of: departure))")
    case .closedContent(let className, let id): "\(className) 的内容由它自己管理：应用无法改变“\(id)”所包含的视图控制器"
    case .unknownClass(let name, let suggestion):
      "未知的类\(quoted(name))" + suggesting(suggestion)
    case .soundsLikeContainer(let name, let superclass):
      "\(quoted(name))被视为你自己的容器；如果它派生自 \(superclass)，请用“superclass”写明"
    case .leavesWithRoot(let presented, let root, let others, let window):
      "“\(presented)”" + (others == 0 ? "" : "和另外 \(others) 个控制器")
        + "由“\(root)”的族系呈现；该族系离开窗口\(window.map { "“\($0)”" } ?? "")时，没有控制器关闭"
        + (others == 0 ? "它" : "它们") + "；据开发者报告，它仍留在屏幕上"
    case .classGone(let name, let version, let replacement):
      "\(name) 从 iOS \(version) 起不再可用" + advice(replacement)
    case .classDeprecated(let name, let version, let replacement):
      "\(name) 从 iOS \(version) 起弃用" + advice(replacement)
    case .classTooNew(let name, let version, let ios):
      "\(name) 从 iOS \(version) 起才有，而此描述针对 iOS \(ios)"
    case .styleTooNew(let style, let version, let ios):
      "样式“\(style)”从 iOS \(version) 起才有，而此描述针对 iOS \(ios)"
    case .styleOfTVOS(let style): "只有 tvOS 才有样式“\(style)”"
    case .undocumented(let doubt): String(notEstablished(doubt).dropLast())
    case .decidesOnStatusBar(let front, let below):
      "窗口“\(front)”在“\(below)”之上：如果它覆盖状态栏，状态栏就由它的根视图控制器决定，而不询问“\(below)”中的视图控制器"
    }
  }

  private func advice(_ replacement: String?) -> String {
    replacement.map { "；请改用 \(fullWidth($0))" } ?? ""
  }
}
