import VCEngine
import VCSource

extension SimplifiedChinese {
  package func text(of sentence: PropertySentence) -> String {
    switch sentence {
    case .ruleOfWindow: "视图要在窗口中，从它的控制器往上，每个容器都必须正在显示下一级，直到某个视图已在窗口中的控制器（R21）。"
    case .rule(let property, let owner): rule(of: property, owner: owner)
    case .isRepresented(let child, let host):
      "“\(host)”的视图中，有一个 UIViewControllerRepresentable 创建“\(child)”，使“\(child)”成为“\(host)”的子视图控制器（R32）。"
    case .isDetailInStack(let detail, let stack, let split):
      "在紧凑宽度下，“\(split)”只显示一个视图控制器：其中的“\(detail)”栏位于“\(stack)”的导航栈中（R25）。"
    case .isLeftOut(let column, let split, let answer):
      "在紧凑宽度下，“\(split)”只显示一个视图控制器"
        + (answer.map { "，而委托对“\($0.key)”返回 \($0.value)" } ?? "")
        + "：“\(column)”暂不显示，等宽度变为常规再显示（R25）。"
    case .isBehindMore(let member, let tab, let tabBar):
      "“\(tabBar)”的标签栏容不下“\(tab)”：选中“\(tab)”时，它的导航栈（包括“\(member)”）位于 moreNavigationController 中（R27）。"
    case .style(let controller, let style): "\(name(controller))\(clause(style))"
    case .isRoot(let id, let window, let step):
      step.map { "第 \($0) 步使“\(id)”成为\(root(of: window))（R26）。" }
        ?? "“\(id)”从一开始就是\(root(of: window))（R26）。"
    case .whoSetsRoot: "由 UIKit 按主故事板设置；如果窗口由你创建，请自行设置。"
    case .isSelectedTab(let tab, let group, let controller):
      "选中的是" + (group.map { "“\($0)”组中的" } ?? "") + "标签页“\(tab)”"
        + (controller.map { "；它的 viewController 是“\($0)”（R39）。" } ?? "（R39）。")
    case .sidebar(let canBe, let isDeclared, let isPad):
      sidebar(canBe: canBe, isDeclared: isDeclared, isPad: isPad)
    case .reason(let origin, let owner, let value):
      switch origin {
      case .declared(let isWeak):
        isWeak ? "由描述声明；这是弱引用，不会使“\(value)”保持存活。" : "由描述声明。"
      case .scene(isKnown: true): "场景包含该窗口及其中呈现的一切；设置此属性会把窗口移到另一个场景（R28）。"
      case .scene(isKnown: false): "描述没有说明“\(owner)”属于哪个场景，因此其 windowScene 未知；请为该窗口添加“scene”。"
      case .windows: "它们是 windowScene 为“\(owner)”的窗口（R28）。"
      }
    case .isOwnProperty(let name, let className): "\(name) 是 \(className) 自己的属性，用来保存其中一个子视图控制器。"
    case .holdsChild(let child, let container, let isChild):
      isChild
        ? "“\(child)”是“\(container)”的子视图控制器（R1）。"
        : "“\(child)”此刻不是“\(container)”的子视图控制器（R1）。"
    case .ruleOfFlag(let flag):
      switch flag {
      case .isBeingPresented:
        "控制器自身正被呈现时，此属性为 \(code.truth(true))，即在控制器的 viewWillAppear 和 viewDidAppear 中（R34）。"
      case .isBeingDismissed:
        "控制器自身正被关闭时，此属性为 \(code.truth(true))，即在控制器的 viewWillDisappear 和 viewDidDisappear 中（R34）。"
      }
    case .noStepYet: "一开始没有任何视图控制器正在被呈现或关闭。"
    case .comesOrGoes(let ids, let flag, let step): comesOrGoes(ids, flag, inStep: step)
    case .onlyTopComesOrGoes(let member, let top, let flag):
      "\(name(member))随族系的顶层“\(top)”一同\(flag == .isBeingPresented ? "出现" : "消失")，而此属性只对顶层为 \(code.truth(true))。"
    case .whileRunning(let value, let step): "\(value)（第 \(step) 步进行期间，之后不再如此）"
    case .isCollapsed(let split, let width, let ios):
      switch width {
      case _ where ios < 8: "在 iOS 8 之前，分屏视图控制器不会折叠（R25）。"
      case .compact: "“\(split)”的宽度为紧凑，因此它只显示一个视图控制器（R25）。"
      case .regular: "“\(split)”的宽度为常规，因此它显示各栏（R25）。"
      }
    case .definesContext(let controller, let flag): definesContext(controller, flag)
    case .transition(let controller, let isDeclared):
      "\(name(controller))：" + (isDeclared ? "这是描述中设置的值" : "这是 UIKit 的默认值") + "（R15）。"
    case .ruleOfPresentationController(let className?):
      "对被呈现族系的每个成员，此属性都是该族系的呈现控制器，只要后者是 \(className)；控制器未被呈现时，由其 modalPresentationStyle 决定（R35）。"
    case .ruleOfPresentationController(nil): "控制器的 presentationController 管理这个控制器自身的呈现（R35）。"
    case .noPresentationControllers(let since, let ios):
      "这种呈现控制器从 iOS \(since) 起才有，而此描述针对 iOS \(ios)。"
    case .isManaged(let id, let presenter): "“\(presenter)”呈现“\(id)”，这次呈现由这个呈现控制器管理。"
    case .isNotManaged(let id, let top):
      "“\(id)”自身没有被呈现，因此读取此属性时会新建一个呈现控制器，尚未管理任何呈现"
        + (top.map { "；被呈现的是“\($0)”，由“\($0)”自己的呈现控制器管理。" } ?? "。")
    case .presentationControllerClass(let className, let style):
      switch style {
      case .custom: "样式为 custom 时，呈现控制器由转场委托提供；没有提供时，是 \(className)。"
      case _ where className != "UIPresentationController":
        "样式为 \(code.word(style)) 时，呈现控制器是 \(className)。"
      default: "样式为 \(code.word(style)) 时，呈现控制器的类是 UIKit 自己的，派生自 \(className)。"
      }
    case .presentationControllerOfOwnLook(let className): "呈现控制器的类是 UIKit 自己的，派生自 \(className)。"
    case .wouldBe(let value, let rules): "\(under(rules))，结果会是 \(value)。"
    }
  }

  private func definesContext(_ controller: ControllerName, _ flag: ContextFlag) -> String {
    let reason =
      switch flag {
      case .declared: "这是描述中设置的值"
      case .impliedByKind(let kind): "按 UIKit 的规则，每个\(noun(of: kind))的初始值都如此（R7）"
      case .byDefault(let rules): "\(under(rules))，这是默认值（R7）"
      }
    return "\(name(controller))：\(reason)。"
  }

  private func rule(of property: Property, owner: String) -> String {
    switch property {
    case .parentViewController: "父视图控制器是直接的容器，不论是什么类，但绝不会是呈现者（R1）。"
    case .navigationController, .tabBarController, .splitViewController:
      "此属性是“\(owner)”的上级中最近的\(noun(ofSearched: property.kind))；只沿父视图控制器查找，控制器自身不算在内（R2）。"
    case .presentingViewController: "此属性的值是呈现了本族系顶层的控制器；同一族系的每个成员，此属性的值都相同（R3）。"
    case .presentedViewController: "如果“\(owner)”自己呈现了控制器，此属性就是那个控制器；否则，取离它最近的、正在呈现的上级所呈现的控制器（R4）。"
    case .children: "此属性按顺序列出所包含的视图控制器，绝不包括被呈现的（R16）。"
    case .topViewController: "此属性是导航栈中的最后一个，即最后推入的视图控制器（R18）。"
    case .visibleViewController: "此属性是从导航栈的最后一个呈现的视图控制器（R4）；没有时，就是导航栈的最后一个（R18）。"
    case .selectedViewController: "此属性是正在显示的标签页：在选中其他标签页之前，是第一个（R21）。"
    }
  }

  private func sidebar(canBe: Bool, isDeclared: Bool, isPad: Bool) -> String {
    let reason =
      if !isPad {
        "在 iPhone 上，标签栏从不变为边栏"
      } else if isDeclared {
        canBe ? "mode 允许标签栏变为边栏" : "mode 使标签栏保持为标签栏"
      } else {
        canBe ? "有一个标签页是组，因此标签栏可以变为边栏" : "没有标签页是组，因此标签栏保持为标签栏"
      }
    return "\(reason)（R39）。边栏不是视图控制器：任何父视图控制器都不改变。"
  }

  private func comesOrGoes(_ ids: [String], _ flag: TransitionFlag, inStep step: Int) -> String {
    let verb = flag == .isBeingPresented ? "呈现" : "关闭"
    return ids.isEmpty ? "第 \(step) 步没有\(verb)任何视图控制器。" : "第 \(step) 步\(verb)\(names(ids))。"
  }
}
