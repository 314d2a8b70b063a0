import VCDiagnostics
import VCEngine
import VCPhrases

extension SimplifiedChinese {
  package func cause(_ cause: UIKitCause, of line: LoggedText) -> String {
    let (p, isLike) = (line[chinese: .presenter], line.presentsItsLike)
    let a = isLike ? "第二个" : " " + line[chinese: .presented]
    let b = (isLike ? "第一个 " : " ") + line[chinese: .blocker]
    return switch cause {
    case .presentFromTop where line.isAskedOfSwiftUI || line.hasOtherInFront:
      "如果\(b) 要保留，请从最上层的控制器呈现\(a)。"
    case .presentFromTop: "如果\(b) 要保留，请从它呈现\(a)。"
    case .inActionHandler where line.alertInFront != nil:
      "如果\(b) 要保留，请在呈现它前面的 \(line.alertInFront ?? "警告框") 的代码中，"
        + "在其某个操作的处理程序里呈现\(a)。"
    case .inActionHandler: "如果用户要回应\(b)，请在它的操作的处理程序中呈现\(a)。"
    case .afterMenu: "菜单正在关闭。请在它消失之后呈现\(a)。"
    case .dismissFirst: "如果\(b) 已不需要，请关闭它，并在完成处理程序中呈现\(a)。"
    case .callsTwice where line.topic == .alreadyPresented:
      "代码执行了两次，例如两次点按。请只在没有谁呈现\(a) 时才呈现。"
    case .callsTwice where line.presentsItsLike:
      "如果代码执行了两次（例如两次点按），第二次不必呈现。"
    case .callsTwice where line.stop == .push || line.stop == .pop:
      "代码执行了两次，例如两次点按。转场进行时请不要再调用。"
    case .callsTwice: "代码执行了两次，例如两次点按或两次通知。请先检查。"
    case .waitForCompletion:
      "另一次呈现或关闭尚未结束。请把调用移到它的完成处理程序中；如果无法做到，请等待转场协调器。"
    case .tooEarly:
      "调用（或 performSegue）位于 viewDidLoad 或 viewWillAppear。请移到 viewDidAppear；它在视图每次回来时都会执行，因此用一个属性"
        + "记住第一次。"
    case .dismissedMeanwhile where line.topic == .detached:
      "\(line[chinese: .sender]) 已被关闭或移除。请从最上层的控制器呈现。"
    case .dismissedMeanwhile: "\(p) 已离开屏幕，或被另一个控制器覆盖。请从最上层的控制器呈现。"
    case .neverShown: "代码另外创建了不在屏幕上的 \(p)，并调用了它的方法。请对屏幕上的那一个调用；断言可以找到这次调用。"
    case .newInstance where line.topic == .hasParent: "如果它要留在原处，请呈现一个新的实例。"
    case .newInstance: "实例保存在属性中，过早地再次使用。请每次以代码或从故事板创建新的实例。"
    case .presentParent: "如果要呈现的是它的容器 \(line[chinese: .child])，请呈现容器。"
    case .removeFirst where line.topic == .hasParent: "如果它要离开容器，请先移除它。"
    case .removeFirst: "它曾是子控制器，现在要被呈现。请先移除它。"
    case .unwrapPresented: "插座变量或变量为 nil。请创建控制器，或先解包。"
    case .canSendFirst: "设备不能发送邮件，因此初始化方法返回 nil。请先询问。"
    case .presentAnother: "接收者与参数混淆。请传入另一个控制器。"
    case .setStyle: "样式被设为“none”。请设为其他样式。"
    case .addChild: "只把 \(line[chinese: .sender]) 的视图加入了别的视图。请在那里让它也成为子控制器。"
    case .presentFromParent: "如果 \(line[chinese: .sender]) 不应有父控制器，请由视图包含其视图的控制器呈现，通过委托或闭包告知。"
    case .setSource: "如果由按钮等视图显示，请在呈现之前把它设为来源。"
    case .setBarButtonItem: "如果由栏中的按钮显示，请在呈现之前设置它。"
    case .sourceInWindow: "来源视图不在屏幕上。请在 viewDidAppear 中呈现，或使用另一个视图。"
    case .keyWindow: "代码使用了 windows.last。请使用场景的主窗口。"
    case .fillAlert: "文字为 nil 或为空。请先为提醒框设置标题、消息或操作。"
    case .alertController: "旧代码或旧库显示 UIAlertView。请使用 UIAlertController。"
    case .agreeOnOrientations: "两个属性不一致。请让其中一个由另一个得出。"
    case .curlFullScreen: "样式不是 fullScreen。请设置它。"
    case .splitAsRoot: "请让分栏视图控制器成为窗口的根。"
    case .childBeforeView where line.nulls.contains(.holder):
      "请先取出它的视图，再把子控制器及其视图加入 \(line[chinese: .other])。"
    case .addToHolder where line.nulls.contains(.other): "加入了视图，却没有加入控制器。请先调用 addChild。"
    case .inputViewOut: "文本框的 inputView 同时是子视图。UIKit 会在键盘的位置显示它，请从您的视图中取出。"
    case .childBeforeView: "如果它要成为 \(line[chinese: .other]) 的子控制器，请在添加视图之前在那里调用 addChild。"
    case .removeViewFirst where line.nulls.contains(.holder): "它的视图要单独显示。请先把子控制器移出容器。"
    case .removeViewFirst: "如果它要从另一个容器移到这里，请先在那里移出。"
    case .addItsContainer:
      "如果 \(line[chinese: .child]) 要留在 \(line[chinese: .other]) 中，请加入后者及其视图，以代替 \(line[chinese: .child])。"
    case .addToHolder where line.classes[.other] != nil:
      "如果它要离开 \(line[chinese: .other])，请先在 \(line[chinese: .holder]) 中调用 addChild，它会随之移出。"
    case .addToHolder: "加入了视图，却没有加入控制器。请先在 \(line[chinese: .holder]) 中调用 addChild。"
    case .ownView where line.classes[.sender] == nil:
      "两个控制器共用一个视图。请在第二个的 loadView 中为它创建自己的视图。"
    case .ownView: "两个控制器共用一个视图。请为 \(line[chinese: .sender]) 创建自己的视图。"
    case .otherRoot: "请先为窗口设置另一个根，再让它成为子控制器。"
    case .addBoth: "新的子控制器没有加入。请在转场之前调用 addChild。"
    case .oneTransition where line.topic == .nestedPop: "两次弹出接连进行。请一次弹出到要显示的控制器。"
    case .oneTransition: "两次推入或弹出接连进行。请以一次调用设置整个栈，动画只有一次。"
    case .callSuper: "\(line[chinese: .child]) 的某个出现方法的重写没有调用 super。"
    case .workAtLaunch:
      "在 makeKeyAndVisible 之后立即显示了界面，或在 viewDidLoad、viewWillAppear 中显示。请移到第一个界面的 viewDidAppear。"
    case .balanceAppearance:
      "自己的代码调用了 viewWillAppear 或 viewDidAppear，或者容器调用了 beginAppearanceTransition 和 "
        + "endAppearanceTransition，而容器默认会自动转发出现方法。请删除这些调用；以下已足够。"
    case .callOwnMethod: "调用是为了更新界面。请把这项工作移到自己的方法中，并调用它。"
    case .forwardAppearance:
      "容器自己转发出现（shouldAutomaticallyForwardAppearanceMethods 为 false）。请开始并结束子控制器的转场。"
    case .showsTooEarly:
      "推入或呈现位于 viewDidLoad 或 viewWillAppear。请移到 viewDidAppear；它在视图每次回来时都会执行，因此用一个属性记住第一次。"
    case .showAfterDismissal: "调用紧跟在 dismiss(animated:) 之后。请移到它的完成处理程序中。"
    case .rootReplaced: "在呈现期间，窗口得到另一个根。请先在场景代理中关闭所呈现的控制器。"
    case .noViewInDeinit: "deinit 或它所调用的代码访问了“view”或“tableView”。请使用 viewIfLoaded。"
    case .loadView: "UIKit 自己的 deinit 会访问已创建但从未显示的控制器的视图。请在创建时加载视图。"
    case .emptyContainer: "有视图被加入容器视图。请放在它的旁边。"
    case .commonSuperview: "请把视图加入托管控制器视图的父视图。"
    case .afterTransition: "另一次转场（推入、弹出或关闭）正在进行。请在它结束后调用。如果是两次点按，请忽略第二次。"
    case .callsTwicePushing: "代码执行了两次，例如两次点按。只有它不在栈中时才推入。"
    case .newPushed: "实例保存在属性中，还在栈中时又被推入。请每次推入时以代码或从故事板创建新的实例。"
    case .popToIt: "它在栈的下层，要回到它。请弹出到它。"
    case .pushItsRoot: "要留在这个栈中，请推入内容，而不是包着它的导航控制器。"
    case .presentNavigation: "要开始一个自己的栈，请呈现导航控制器。"
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
    case .drawSegue:
      "在故事板中，转场的标识符不同，或者转场从另一个场景（例如容器的场景）开始。请选中箭头，在属性检查器中把 Identifier 设为"
        + "“\(line.words[.identifier] ?? "")”，拼写与代码一致。如果没有箭头从 \(line[chinese: .child]) 自己的场景开始，"
        + "请先从场景的图标按住 Control 拖到下一个场景。"
    case .fromStoryboard:
      "代码没有用故事板创建 \(line[chinese: .child])。请从故事板创建它，并在标识检查器中为它的场景设置这个 Storyboard ID；或者用 show 代替转场："
        + "它在导航控制器中推入，在别处呈现。"
    case .customSegue: "转场的类型是 Custom，而没有指定类，或者该类没有重写 perform。请选择其他类型，或在属性检查器中设置这样的类。"
    case .embedInNavigation:
      "转场的起点不在导航控制器中。请选择类型 Show，嵌入起点的场景（Editor > Embed In），或在栈中显示起点。"
    case .nameScene:
      "请在故事板中选中场景，在标识检查器中把 Storyboard ID 设为“\(line.words[.identifier] ?? "")”，拼写与代码一致。"
    case .otherStoryboard: "场景在另一个故事板中，例如 iPad 的或框架的。请使用那个故事板及其包。"
    case .markInitial: "请在故事板中选中第一个界面的场景，在属性检查器中设置 Is Initial View Controller。"
    case .unwindAction: "请在之前的控制器中加入返回动作。"
    case .setRoot: "没有故事板时，窗口由场景代理创建。请设置它的根，并让它成为主窗口。"
    case .rootOfOverlay: "启动期间还显示了另一个窗口，例如悬浮层或库的窗口。请也为它设置根，或稍后再创建。"
    case .adoptScenes: "请在 Info.plist 中加入 UIApplicationSceneManifest，并以这个类作为场景的代理类。"
    case .oneAlert: "两个提醒框或确认对话框各有绑定。请只使用一个，让内容取决于一个值；confirmationDialog 的参数相同。"
    case .alertInside: "提醒框或对话框的修饰符在表单下面的视图上。请移到其中的视图。"
    case .sheetInside: "修饰符在表单下面的视图上。若要同时显示两者，请移到其中的视图。"
    case .afterAlert: "状态在提醒框显示期间改变。请在提醒框消失之后再改变。"
    case .afterSheet: "状态在表单显示或关闭期间改变。请在 onDismiss 中改变。"
    case .whenShown: "状态在带修饰符的视图出现之前改变。请在 onAppear 中改变，并把修饰符放在一直显示的视图上。"
    case .oneSheet:
      "同一界面的两个 sheet 修饰符（可能在不同的子视图上）同时生效。请在最外层的视图上只用一个表单，由它的项决定内容。"
        + "要在表单之上再显示表单，请把第二个修饰符放在第一个表单的内容中。"
    case .onePathChange: "路径被两处代码更改，或在循环中追加。请一次赋值。"
    case .oneDestination: "修饰符所在的视图被栈再次显示。请只放在根处。"
    case .destinationAtRoot: "请把修饰符移到栈的根视图，并置于惰性容器之外。"
    case .presentActivity: "请呈现分享表，并指定来源。"
    case .popoverStyle: "UIPopoverController 属于 iOS 8 及更早版本。请以样式 popover 呈现，不需要拥有者。"
    case .oneCancel: "请为其他操作使用样式“default”或“destructive”。"
    case .keyForText: "文本框位于您的另一个窗口，例如悬浮层。请在使用文本框时让它成为主窗口。"
    case .stackDelegate: "请设置导航控制器自己的代理，或在子类中重写 navigationBar(_:shouldPop:)。"
    case .nameStoryboard: "文件名不同，文件不在目标的 Copy Bundle Resources 中，或属于库的包。请写明实际的名称和包；设备区分大小写。"
    case .connectView: "请在 nib 中选中 File's Owner，设置它的类，并连接插座变量“view”。如果这个 nib 属于只是同名的视图，请不用它来创建控制器。"
    case .nameNib: "文件名不同，文件不在目标的 Copy Bundle Resources 中，或属于库的包。"
    case .setModule:
      "请在标识检查器中设置现在的类和模块，或勾选 Inherit Module From Target。静态 Objective-C 库的类需要链接标志 -ObjC。"
    case .delegateWindow: "请在应用代理中声明这个属性。"
    case .insideStack: "请把带修饰符的视图放在 NavigationStack 中。"
    case .navigationStack: "请使用 NavigationStack，或对嵌套的链接设置 isDetailLink(false)。"
    }
  }
}
