import VCEngine
import VCSource

extension AppDescriptionKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .schema: "编辑器查找 schema 的位置；图不使用它。"
    case .title: "图的名称，供辅助功能使用；模板 docs、blueprint 和 slide 还会把它画在图上。"
    case .language: "图、消息和解释的语言；命令中的 --language 优先。"
    case .rules: "采用哪套规则：“uikit”（默认）与 UIKit 一致，“book”与 iOS 7 一致。"
    case .spelling: "图和解释中代码的写法：“swift”，或较早的书所用的“objc”。"
    case .ios:
      "采用哪个 iOS 主版本的默认值：默认为 \(RuleSet.uikit.impliedIOS)，采用 book 规则时为 "
        + "\(RuleSet.book.impliedIOS)。"
    case .idiom: "采用哪种设备的默认值：“pad”（默认）或“phone”。"
    case .observed: "初始状态是否取自运行中的应用；如果是，则不再按规则推算由谁呈现。"
    case .horizontalSizeClass: "未单独指定宽度的窗口所用的宽度：在 iPad 上默认为“regular”，在 iPhone 上默认为“compact”。"
    case .verticalSizeClass:
      "所有窗口的高度：常规宽度的 iPhone 视为横屏，默认为“compact”，其余默认为“regular”。在紧凑高度下，表单覆盖整个屏幕。"
    case .window: "窗口的 id；写明后，图会显示该窗口。"
    case .rootViewController: "窗口的根视图控制器及其所包含的控制器。"
    case .windows: "多个窗口，用来代替“rootViewController”和“window”。"
    case .scenes: "除根视图控制器的族系之外，segue 和步骤可以用到的视图控制器。"
    case .segues: "可供步骤执行的 segue。"
    case .steps: "依次发生的事情。"
    case .alternatives: "这些步骤之后的备选方案，在图中并排显示。"
    case .objects: "视图控制器以外的对象：图“objects”显示它们以及引用它们的对象。"
    case .emphasize: "要突出显示的视图控制器的 id。"
    }
  }
}

extension TabKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .identifier: "代码和其他标签页用来指称它的名字。"
    case .class: "系统的搜索标签页为 UISearchTab；默认为 UITab，有“children”时为 UITabGroup（标签页组）。"
    case .automaticallyActivatesSearch: "选中 UISearchTab 时，是否激活其搜索控制器，从 iOS 26 起才有。"
    case .title: "标签栏中显示的名称。"
    case .preferredPlacement: "位于标签栏还是边栏，以及用户能否移动它。"
    case .defaultChildIdentifier: "标签页组最先显示的标签页；默认为第一个。"
    case .viewController: "它所显示的视图控制器；标签页组可以没有。"
    case .managingNavigationController: "标签页组用来显示其标签页的 UINavigationController。"
    case .children: "标签页组中的标签页；有此键的是 UITabGroup。"
    }
  }
}

extension DetentKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .identifier: "其他属性用来指称它的名字。"
    case .height: "表单的高度，以 pt 为单位。"
    }
  }
}

extension SegueKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .from: "起点视图控制器的 id。"
    case .identifier: "步骤执行它时所用的名字。"
    case .label: "图中标在它旁边的文字。"
    case .unwindAction: "unwind segue 所调用的操作，不论它在哪里。"
    case .modalPresentationStyle: "它为目标设置的呈现样式。"
    case .modalTransitionStyle: "它为目标设置的转场样式。"
    case .at: "应用源代码中执行它的那一行，例如 Home.swift:12。"
    case .link: "箭头链接到的地址（http、https、mailto 或相对地址），用于支持链接的格式。"
    case .inferred: "是否由应用的源代码推断得出；如果是，则箭头为虚线。"
    }
  }
}

extension WindowKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .id: "步骤和图用来指称该窗口的名字；默认为“window”。"
    case .windowLevel:
      "位于哪些窗口之上：“normal”（0，默认）、“statusBar”（1000）、“alert”（2000）或一个数。"
    case .isHidden: "是否尚未显示，例如在调用 makeKeyAndVisible 之前：此时它的根视图控制器不能呈现。"
    case .scene: "所在场景的 id：一个 UIWindowScene 对象，不必声明。没有写明的窗口同属一个场景。"
    case .horizontalSizeClass: "窗口自己的宽度；默认为描述的宽度。并排的两个场景各有自己的宽度。"
    case .rootViewController: "窗口的根视图控制器及其所包含的控制器。"
    }
  }
}

extension ObjectKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .id: "引用用来指称它的名字；默认为类名。"
    case .class: "类，种类不限。"
    case .title: "图中显示在类名上方的名称。"
    case .references: "它所引用的对象，分别以属性名列出。"
    case .delegate: "委托的 id；对委托的引用是弱引用。"
    }
  }
}

extension ReferenceKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .to: "所引用对象的 id。"
    case .weak: "是否为弱引用，即不会使对象继续存在。"
    case .sends: "如果它是对方的委托，用来把结束通知对方的方法。"
    }
  }
}

extension AlternativeKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .label: "备选方案的名称，写在方案的下方。"
    case .set: "此方案中取值不同的控制器属性，例如 items.title：先写 id，再写键。"
    case .steps: "依次发生的事情。"
    }
  }
}
