import VCEngine
import VCPhrases
import VCSource

extension SimplifiedChinese {
  package func cause(_ cause: UIKitCause, of line: LoggedText) -> String {
    let (p, isLike) = (line[chinese: .presenter], line.presentsItsLike)
    let a = isLike ? "第二个" : line[chinese: .presented]
    let b = isLike ? spaced("第一个\(line[chinese: .blocker])") : line[chinese: .blocker]
    let text: SpacedText =
      switch cause {
      case .presentFromTop where line.classes[.blocker] == nil:
        "正在显示别的内容，例如某个库的界面。请由最上层的控制器来呈现\(a)。"
      case .presentFromTop where line.isAskedOfSwiftUI || line.hasOtherInFront:
        "如果\(b)要保留，请由最上层的控制器来呈现\(a)。"
      case .presentFromTop: "如果\(b)要保留，请由它来呈现\(a)。"
      case .inActionHandler where line.alertInFront != nil:
        "如果\(b)要保留，请在呈现它前面的\(line.alertInFront ?? "提醒框")的代码中，"
          + "在其某个操作的处理程序中呈现\(a)。"
      case .inActionHandler: "如果要等用户回应\(b)，请在其某个操作的处理程序中呈现\(a)。"
      case .afterMenu where line.isOfModifier: "菜单正在关闭，SwiftUI 会放弃这时的呈现。请稍后再改变状态。"
      case .afterMenu: "菜单正在关闭。请等菜单消失之后再呈现\(a)。"
      case .dismissFirst: "如果不再需要\(b)，请关闭它，并在关闭的完成处理程序中呈现\(a)。"
      case .callsTwice where line.topic == .alreadyPresented:
        "代码执行了两次，例如用户轻点了两次。请先确认没有控制器正在呈现\(a)。"
      case .callsTwice where line.presentsItsLike:
        "如果代码执行了两次（例如用户轻点了两次），第二次请不要呈现。"
      case .callsTwice where line.stop == .push || line.stop == .pop:
        "代码执行了两次，例如用户轻点了两次。转场进行时请不要再调用。"
      case .callsTwice: "代码执行了两次，例如用户轻点了两次，或收到了两次通知。请先检查再调用。"
      case .waitForCompletion:
        "另一次呈现或关闭尚未结束。请把调用移到那一次的完成处理程序中；如果做不到，请等转场协调器（transition coordinator）报告转场结束。"
      case .tooEarly:
        "调用（或 performSegue）位于 viewDidLoad 或 viewWillAppear。请移到 viewDidAppear；视图每次出现都会调用 "
          + "viewDidAppear，因此请用一个属性记录是否已显示过。"
      case .dismissedMeanwhile where line.topic == .detached:
        "\(line[chinese: .sender])已被关闭或移除。请改由最上层的控制器呈现。"
      case .dismissedMeanwhile where line.isSentByItsLike:
        "第一个\(p)已离开屏幕，或被另一个控制器遮住。请改由最上层的控制器呈现。"
      case .dismissedMeanwhile: "\(p)已离开屏幕，或被另一个控制器遮住。请改由最上层的控制器呈现。"
      case .neverShown: "代码另建了一个不在屏幕上的\(p)，并调用了它的方法。请改用屏幕上的那一个；下面的断言能找出这次调用。"
      case .newInstance where line.topic == .hasParent: "如果要呈现的控制器应留在原处，请呈现一个新的实例。"
      case .newInstance: "实例保存在属性中，上一次呈现还没结束就再次使用。请每次都用代码或从故事板创建新的实例。"
      case .presentParent: "如果本意是呈现容器（\(line[chinese: .child])），请改为呈现容器。"
      case .removeFirst where line.topic == .hasParent: "如果要呈现的控制器应离开容器，请先移除它。"
      case .removeFirst: "要呈现的控制器曾是子视图控制器。请先移除它。"
      case .unwrapPresented: "outlet 或变量为 nil。请创建控制器，或先解包。"
      case .canSendFirst: "设备不能发送邮件，因此初始化方法返回 nil。请先用 canSendMail() 检查。"
      case .presentAnother: "接收者和参数弄混了。请传入另一个控制器。"
      case .setStyle: "样式被设成了“none”。请改用其他样式。"
      case .addChild:
        "只有\(line[chinese: .sender])的视图被加入了别的视图。请在同一处把\(line[chinese: .sender])也添加为子视图控制器。"
      case .presentFromParent:
        "如果\(line[chinese: .sender])不应有父视图控制器，请由外层的控制器（其视图包含\(line[chinese: .sender])的视图）来呈现，并用委托或闭包通知该控制器。"
      case .setSource: "如果是按钮等视图触发的，请在呈现之前把这个视图设为 sourceView。"
      case .setBarButtonItem: "如果是导航栏或工具栏的按钮触发的，请在呈现之前把它设为 barButtonItem。"
      case .sourceInWindow: "作为锚点的视图（sourceView）不在屏幕上。请在 viewDidAppear 中呈现，或使用另一个视图。"
      case .keyWindow: "代码使用了 windows.last。请改用场景的主窗口（keyWindow）。"
      case .fillAlert: "文字为 nil。请先为提醒框设置标题、消息或操作。"
      case .alertController: "旧代码或旧的库显示了 UIAlertView。请改用 UIAlertController。"
      case .agreeOnOrientations: "两个属性不一致。请让其中一个由另一个得出。"
      case .curlFullScreen: "样式不是 fullScreen。请设为 fullScreen。"
      case .splitAsRoot: "请把分屏视图控制器设为窗口的根视图控制器。"
      case .childBeforeView where line.nulls.contains(.holder):
        "请先移出\(line[chinese: .child])的视图，再把控制器和视图一起加入\(line[chinese: .other])。"
      case .addToHolder where line.nulls.contains(.other): "只加入了视图，没有加入控制器。请先调用 addChild。"
      case .inputViewOut: "文本框的 inputView 同时又是子视图。UIKit 会在键盘的位置显示 inputView，请把它从你的视图中移出。"
      case .childBeforeView:
        "如果\(line[chinese: .child])应成为\(line[chinese: .other])的子视图控制器，请先在\(line[chinese: .other])中调用 addChild，再添加视图。"
      case .removeViewFirst where line.nulls.contains(.holder):
        "如果要单独显示\(line[chinese: .child])的视图，请先把\(line[chinese: .child])移出容器。"
      case .removeViewFirst: "如果\(line[chinese: .child])是从另一个容器移过来的，请先将其从那个容器中移除。"
      case .addItsContainer:
        "如果\(line[chinese: .child])要留在\(line[chinese: .other])中，请改为加入\(line[chinese: .other])及其视图。"
      case .addToHolder where line.classes[.other] != nil:
        "如果\(line[chinese: .child])要离开\(line[chinese: .other])，请先在\(line[chinese: .holder])中调用 addChild，这样会自动移出。"
      case .addToHolder: "只加入了视图，没有加入控制器。请先在\(line[chinese: .holder])中调用 addChild。"
      case .ownView where line.classes[.sender] == nil:
        "两个控制器共用一个视图。请在第二个控制器的 loadView 中创建它自己的视图。"
      case .ownView: "两个控制器共用一个视图。请为\(line[chinese: .sender])创建自己的视图。"
      case .otherRoot: "请先为窗口设置另一个根视图控制器，再把原来的添加为子视图控制器。"
      case .addBoth: "新的子视图控制器还没有加入。请在转场之前调用 addChild。"
      case .oneTransition where line.topic == .nestedPop: "接连弹出了两次。请一次弹出到要显示的控制器。"
      case .oneTransition: "接连推入或弹出了两次。请用一次调用设置整个导航栈，动画也只有一次。"
      case .callSuper: "\(line[chinese: .child])重写了某个视图出现或消失的方法，却没有调用 super。"
      case .workAtLaunch:
        "在 makeKeyAndVisible 之后，或在 viewDidLoad、viewWillAppear 中，立即显示了界面。请移到第一个界面的 viewDidAppear。"
      case .balanceAppearance:
        "你的代码调用了 viewWillAppear 或 viewDidAppear，或者容器调用了 beginAppearanceTransition 和 "
          + "endAppearanceTransition，而容器默认会自动转发视图出现和消失的回调。请删除这些调用；下面这些就够了。"
      case .callOwnMethod: "调用是为了更新界面。请把更新的代码移到单独的方法中，改为调用那个方法。"
      case .forwardAppearance:
        "容器自己转发视图出现和消失的回调（shouldAutomaticallyForwardAppearanceMethods 为 false）。请为子视图控制器成对调用转场的开始和结束。"
      case .showsTooEarly:
        "推入或呈现的代码位于 viewDidLoad 或 viewWillAppear。请移到 viewDidAppear；视图每次出现都会调用 viewDidAppear，因此请用一个属性记录是否已显示过。"
      case .showAfterDismissal: "调用紧跟在 dismiss(animated:) 之后。请移到 dismiss 的完成处理程序中。"
      case .rootReplaced: "有控制器正被呈现时，窗口换了根视图控制器。请先在场景委托中关闭被呈现的控制器。"
      case .noViewInDeinit: "deinit 或它调用的代码访问了“view”或“tableView”。请改用 viewIfLoaded。"
      case .loadView: "控制器创建之后从未显示，而 UIKit 自己的 deinit 会访问它的视图。请在创建时就加载视图。"
      case .emptyContainer: "有视图被加入了容器视图。请把那个视图放在容器视图旁边。"
      case .commonSuperview: "请把视图加入 UIHostingController 的视图的父视图。"
      case .afterTransition: "另一次转场（推入、弹出或关闭）正在进行。请等转场结束后再调用。如果是用户轻点了两次，请忽略第二次。"
      case .callsTwicePushing: "代码执行了两次，例如用户轻点了两次。只有控制器不在导航栈中时才推入。"
      case .newPushed: "实例保存在属性中，还在导航栈中就又被推入。请每次推入时都用代码或从故事板创建新的实例。"
      case .popToIt: "控制器在导航栈的下层，本意是返回。请直接弹出到这个控制器。"
      case .pushItsRoot: "要留在这个导航栈中，请推入内容本身，而不是包着内容的导航控制器。"
      case .updateLibrary: "这个类属于某个库，是库的代码发出了调用。请更新该库，或者向该库的维护者报告这一行。"
      case .oneStack: "NavigationStack 或导航控制器位于另一个之中，例如导航栈中的 TabView 的一页。两者请只保留一个。"
      case .splitInTab: "分屏视图控制器位于导航控制器之中。请把它本身作为标签页或根视图控制器。"
      case .presentNavigation: "要开始一个新的导航栈，请呈现导航控制器。"
      case .unwrapPushed: "故事板或变量给出的是 nil。请先解包。"
      case .containsFirst: "导航栈中是同一个类的另一个实例。请在导航栈中查找。"
      case .distinct: "同一个实例在列表中出现了两次。请去掉第二个。"
      case .onePage: "请传入一个控制器；书脊居中时传入两个。"
      case .waitForPage: "请在上一次转场结束后，在主队列中设置页面。"
      case .selectMember: "请选中列表中的控制器，或用它的索引来选中。"
      case .itemOfChild: "tabBarItem 被设在了标签页内部的控制器上。请设在标签页自身上。"
      case .setTabs: "请设置 viewControllers，标签栏会随之更新。"
      case .afterCallback: "请等委托方法返回之后再更改。"
      case .notOnPhone: "在 iPhone 上请改用其他容器，或要求 iOS 8。"
      case .drawSegue:
        "在故事板中，segue 的标识符不同，或者 segue 从另一个场景（例如容器的场景）开始。请选中箭头，在属性检查器中把 Identifier 设为"
          + "“\(line.words[.identifier] ?? "")”，拼写与代码一致。如果没有箭头从\(line[chinese: .child])自己的场景开始，"
          + "请先按住 Control，从这个场景的图标拖到下一个场景。"
      case .fromStoryboard:
        "代码没有用故事板创建\(line[chinese: .child])。请从故事板创建它，并在身份检查器中把其场景的 Storyboard ID 设为"
          + "\(line.classes[.child].map { "“\($0)”" } ?? "代码所用的标识符")；或者用 show 代替 segue："
          + "show 在导航控制器中推入，在别处呈现。"
      case .customSegue:
        "segue 的类型是 Custom，但没有指定类，或者指定的类没有重写 perform。请选择其他类型，或在属性检查器中指定重写了 perform 的类。"
      case .embedInNavigation:
        "segue 的起点不在导航控制器中。请选择类型 Show，或把起点的场景嵌入导航控制器（Editor > Embed In），或在导航栈中显示起点。"
      case .nameScene:
        "请在故事板中选中场景，在身份检查器中把 Storyboard ID 设为“\(line.words[.identifier] ?? "")”，拼写与代码一致。"
      case .otherStoryboard: "场景在另一个故事板中，例如 iPad 专用的或某个框架中的故事板。请写明那个故事板及其 bundle。"
      case .markInitial: "请在故事板中选中第一个界面的场景，在属性检查器中设置 Is Initial View Controller。"
      case .unwindAction: "请在之前的某个控制器中加入 unwind 动作方法。"
      case .setRoot: "没有故事板时，窗口由场景委托创建。请设置窗口的根视图控制器，并调用 makeKeyAndVisible。"
      case .rootOfOverlay: "启动期间还显示了另一个窗口，例如悬浮层或某个库的窗口。请也为那个窗口设置根视图控制器，或稍后再创建。"
      case .adoptScenes: "请在 Info.plist 中加入 UIApplicationSceneManifest，并把这个类写为场景的委托类。"
      case .oneAlert: "两个提醒框或确认对话框各有自己的绑定。请只用一个，由一个值决定内容；confirmationDialog 的参数相同。"
      case .alertInside: "提醒框或对话框的修饰符在表单（sheet）下面的视图上。请移到表单内部的视图上。"
      case .sheetInside: "修饰符在表单（sheet）下面的视图上。要同时显示两者，请移到表单内部的视图上。"
      case .afterAlert: "提醒框还在显示时就改变了状态。请等提醒框消失之后再改变。"
      case .afterOther: "\(b)在最前面，SwiftUI 的修饰符无法同时再呈现别的内容。请先关闭它，等它消失之后再改变状态。"
      case .drawFirst: "请等视图显示之后再截图，并让 UIKit 先绘制视图。使用相机或选择器时，这行日志说的是系统自己的视图，可以忽略。"
      case .afterSheet: "表单（sheet）还在显示或正在关闭时就改变了状态。请在 onDismiss 中改变。"
      case .whenShown: "带修饰符的视图还没出现就改变了状态。请在 onAppear 中改变，并把修饰符放在一直显示的视图上。"
      case .oneSheet:
        "同一界面的两个 sheet 修饰符（可能在不同的子视图上，或在 Section 的每一行上）同时生效。请只在最外层的视图上用一个 sheet，由 item 的值决定显示什么。"
          + "要在表单（sheet）之上再显示表单，请把第二个修饰符放在第一个表单的内容中。"
      case .onePathChange: "有两处代码更改路径，或者在循环中追加。请合并为一次赋值。"
      case .oneDestination: "修饰符所在的视图会在导航栈中再次显示。请只在根视图上使用修饰符。"
      case .destinationAtRoot: "请把修饰符移到导航栈的根视图上，放在惰性容器之外。"
      case .presentActivity: "请呈现共享表单，并指定锚点（sourceView 等）。"
      case .popoverStyle: "UIPopoverController 属于 iOS 8 及更早版本。请改用样式 popover 呈现，这样不需要另外持有。"
      case .oneCancel: "其他操作请使用样式“default”或“destructive”。"
      case .keyForText: "文本框在你的另一个窗口中，例如悬浮层。使用文本框时，请让那个窗口成为主窗口（key window）。"
      case .stackDelegate: "请设置导航控制器自己的委托，或在子类中重写 navigationBar(_:shouldPop:)。"
      case .nameStoryboard:
        "文件名不同，或文件不在目标的 Copy Bundle Resources 中，或属于库的 bundle。请写明实际的名称和 bundle；真机区分大小写。"
      case .connectView:
        "请在 nib 中选中 File's Owner，设置它的类，并连接 outlet“view”。如果这个 nib 属于一个恰好同名的视图，请不要用它来创建控制器。"
      case .nameNib: "文件名不同，或文件不在目标的 Copy Bundle Resources 中，或属于库的 bundle。"
      case .setModule:
        "请在身份检查器中把类和模块改为现在的名称，或勾选 Inherit Module From Target。静态 Objective-C 库的类需要链接标志 -ObjC。"
      case .delegateWindow: "请在应用委托中声明这个属性。"
      case .dialogAtButton:
        "在 iPad 上，confirmationDialog 是弹出框，指向带有这个修饰符的视图。请把修饰符放在触发它的按钮上，并且按钮须在屏幕上。"
      case .alertInstead where line.isOfModifier: "如果不是由视图触发的，请改用不需要锚点的提醒框。"
      case .alertInstead: "如果不是由视图触发的，请按设备选择样式：iPad 上的提醒框不需要锚点。"
      case .declareDestination: "请在导航栈的根视图上，为链接的值类型声明 navigationDestination。"
      case .linkInStack: "请把带链接的视图放在 NavigationStack 中。"
      case .viewInController:
        "视图被直接添加到了窗口，或者它的控制器没有用 addChild 添加。请把视图添加到正在显示的控制器的视图中。"
      case .insideStack: "请把带修饰符的视图放在 NavigationStack 中。"
      case .navigationStack: "请改用 NavigationStack，或对嵌套的链接设置 isDetailLink(false)。"
      }
    return text.text
  }
}
