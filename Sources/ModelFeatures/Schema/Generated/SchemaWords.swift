// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static func classOfFramework(framework: (any RoleValue)?, delegate: (any RoleValue)?) -> Words {
    Words(
      "classOfFramework", "Of {framework}{delegate?: it tells its {delegate} what the user does}.",
      "属于 {framework}{delegate?：把用户的操作告知其 {delegate}}。",
      ["framework": framework.role, "delegate": delegate.role])
  }

  package static func classThatGoes(framework: (any RoleValue)?, delegate: (any RoleValue)?) -> Words {
    Words(
      "classThatGoes", "Of {framework}: it goes by itself{delegate?, and tells its {delegate}}.",
      "属于 {framework}：会自行关闭{delegate?，并告知其 {delegate}}。",
      ["framework": framework.role, "delegate": delegate.role])
  }

  package static func classToDismiss(framework: (any RoleValue)?, delegate: (any RoleValue)?, method: (any RoleValue)?) -> Words {
    Words(
      "classToDismiss", "Of {framework}: its {delegate} must dismiss it{method? in {method}}.",
      "属于 {framework}：须由其 {delegate}{method?在 {method} 中}关闭。",
      ["framework": framework.role, "delegate": delegate.role, "method": method.role])
  }

  package static var descriptionSchema: Words {
    Words(
      "descriptionSchema", "vcdiagram description",
      "vcdiagram 描述")
  }

  package static var descriptionSchemaMeaning: Words {
    Words(
      "descriptionSchemaMeaning", "The view controllers of an iOS app as they stand at the beginning, and what happens then.",
      "一个 iOS 应用开始时的各个视图控制器，以及随后发生的事情。")
  }

  /// Of the key that is a segue's kind.
  package static var meaningOfKind: Words {
    Words(
      "meaningOfKind", "The view controller it leads to, or its id.",
      "目标视图控制器，或其 id。")
  }

  package static var settingsSchema: Words {
    Words(
      "settingsSchema", "vcdiagram settings",
      "vcdiagram 设置")
  }

  package static var settingsSchemaMeaning: Words {
    Words(
      "settingsSchemaMeaning", "How vcdiagram reads the source of the app in this folder, and draws the figures of this repository.",
      "vcdiagram 如何读取此文件夹中应用的源代码，如何绘制此仓库中的图。")
  }

  package static func textForLanguage(language: (any RoleValue)?) -> Words {
    Words(
      "textForLanguage", "For figures in '{language}'.",
      "用于语言为“{language}”的图。",
      ["language": language.role])
  }
}

extension AlternativeKey {
  package var words: Words {
    switch self {
    case .label:
      Words(
        "AlternativeKey.label", "The name of the way, which stands under it.",
        "备选方案的名称，写在方案的下方。")
    case .set:
      Words(
        "AlternativeKey.set", "Properties of controllers that differ in this way, such as items.title: the id, and the key.",
        "此方案中取值不同的控制器属性，例如 items.title：先写 id，再写键。")
    case .steps:
      Words(
        "AlternativeKey.steps", "What happens, in order.",
        "依次发生的事情。")
    }
  }
}

extension AppDescriptionKey {
  package func words(uikit: (any RoleValue)?, book: (any RoleValue)?) -> Words {
    switch self {
    case .alternatives:
      Words(
        "AppDescriptionKey.alternatives", "Ways on after the steps, which the figure shows side by side.",
        "这些步骤之后的备选方案，在图中并排显示。")
    case .app:
      Words(
        "AppDescriptionKey.app", "The file of another description that this one begins with: it has that one's keys, its own in their place, and its steps after the others.",
        "另一份描述的文件，本描述在它的基础上写成：沿用它的键，同名的键以本描述为准，本描述的步骤接在它的步骤之后。")
    case .emphasize:
      Words(
        "AppDescriptionKey.emphasize", "The ids of the view controllers that stand out.",
        "要突出显示的视图控制器的 id。")
    case .horizontalSizeClass:
      Words(
        "AppDescriptionKey.horizontalSizeClass", "The width of windows without one of their own: by default 'regular' on an iPad and 'compact' on an iPhone.",
        "未单独指定宽度的窗口所用的宽度：在 iPad 上默认为“regular”，在 iPhone 上默认为“compact”。")
    case .idiom:
      Words(
        "AppDescriptionKey.idiom", "The device whose defaults apply: 'pad' (default) or 'phone'.",
        "采用哪种设备的默认值：“pad”（默认）或“phone”。")
    case .ios:
      Words(
        "AppDescriptionKey.ios", "The major version of iOS whose defaults apply: by default {uikit}, or {book} with the book's rules.",
        "采用哪个 iOS 主版本的默认值：默认为 {uikit}，采用 book 规则时为 {book}。",
        ["uikit": uikit.role, "book": book.role])
    case .language:
      Words(
        "AppDescriptionKey.language", "The language of figures, messages and explanations, unless the call names one with --language.",
        "图、消息和解释的语言；命令中的 --language 优先。")
    case .objects:
      Words(
        "AppDescriptionKey.objects", "Objects that are no view controllers: the figure 'objects' shows them and what refers to them.",
        "视图控制器以外的对象：图“objects”显示它们以及引用它们的对象。")
    case .observed:
      Words(
        "AppDescriptionKey.observed", "Whether the beginning was seen in a running app: no rule works out again who presents.",
        "初始状态是否取自运行中的应用；如果是，就不再按规则推算由谁呈现。")
    case .rootViewController:
      Words(
        "AppDescriptionKey.rootViewController", "The window's root view controller and what it contains.",
        "窗口的根视图控制器及其所包含的控制器。")
    case .rules:
      Words(
        "AppDescriptionKey.rules", "Whose rules hold: 'uikit' (default) as UIKit behaves, 'book' as on iOS 7.",
        "采用哪套规则：“uikit”（默认）与 UIKit 一致，“book”与 iOS 7 一致。")
    case .scenes:
      Words(
        "AppDescriptionKey.scenes", "What segues and steps can bring, besides the root view controller's family.",
        "除根视图控制器的族系之外，segue 和步骤可以用到的视图控制器。")
    case .schema:
      Words(
        "AppDescriptionKey.schema", "Where the editor finds this schema; the figure ignores it.",
        "编辑器查找 schema 的位置；图不使用它。")
    case .segues:
      Words(
        "AppDescriptionKey.segues", "What can happen: a step performs one.",
        "可供步骤执行的 segue。")
    case .spelling:
      Words(
        "AppDescriptionKey.spelling", "How figures and explanations write code: 'swift', or 'objc' as the older books do.",
        "图和解释中代码的写法：“swift”，或较早的书所用的“objc”。")
    case .steps:
      Words(
        "AppDescriptionKey.steps", "What happens, in order.",
        "依次发生的事情。")
    case .title:
      Words(
        "AppDescriptionKey.title", "The figure's name for assistive technology; the templates docs, blueprint and slide draw it.",
        "图的名称，供辅助功能使用；模板 docs、blueprint 和 slide 还会把它绘在图上。")
    case .verticalSizeClass:
      Words(
        "AppDescriptionKey.verticalSizeClass", "The height of all windows: by default 'compact' on an iPhone of regular width, which is held sideways, and 'regular' elsewhere. In compact height a sheet covers the screen, unless it is attached to the lower edge.",
        "所有窗口的高度：常规宽度的 iPhone 视为横屏，默认为“compact”，其余默认为“regular”。在紧凑高度下，表单覆盖整个屏幕，除非它贴着下边缘。")
    case .window:
      Words(
        "AppDescriptionKey.window", "The id of the window, which the figure then shows.",
        "窗口的 id；写明后，图会显示该窗口。")
    case .windows:
      Words(
        "AppDescriptionKey.windows", "Several windows, in place of 'rootViewController' and 'window'.",
        "多个窗口，用来代替“rootViewController”和“window”。")
    }
  }
}

extension DetentKey {
  package var words: Words {
    switch self {
    case .height:
      Words(
        "DetentKey.height", "The height of the sheet, in points.",
        "表单的高度，以 pt 为单位。")
    case .identifier:
      Words(
        "DetentKey.identifier", "The name by which other properties refer to it.",
        "其他属性引用它时所用的名称。")
    }
  }
}

extension ModalTransitionStyle {
  package var words: Words {
    switch self {
    case .coverVertical:
      Words(
        "ModalTransitionStyle.coverVertical", "Up from the lower edge, the default: for work that interrupts, or asks for something.",
        "从下边缘升起，这是默认值：用于打断当前任务或请求输入。")
    case .crossDissolve:
      Words(
        "ModalTransitionStyle.crossDissolve", "One fades into the other: for another view of the same content.",
        "淡入淡出：用于同一内容的另一种显示方式。")
    case .flipHorizontal:
      Words(
        "ModalTransitionStyle.flipHorizontal", "Turned over: for another mode of the same work.",
        "翻转：用于同一任务的另一种模式。")
    case .partialCurl:
      Words(
        "ModalTransitionStyle.partialCurl", "The page is lifted: for options beneath it. It needs fullScreen.",
        "翻起页角，露出下面的视图：用于页面背后的选项，需要 fullScreen。")
    }
  }
}

extension ObjectKey {
  package var words: Words {
    switch self {
    case .class:
      Words(
        "ObjectKey.class", "The class, of any kind.",
        "类，种类不限。")
    case .delegate:
      Words(
        "ObjectKey.delegate", "The id of its delegate, to which it refers weakly.",
        "委托的 id；对委托的引用是弱引用。")
    case .id:
      Words(
        "ObjectKey.id", "What references call it: by default its class name.",
        "引用中用来指称它的名称；默认为类名。")
    case .references:
      Words(
        "ObjectKey.references", "What it refers to, each under the name of a property.",
        "它所引用的对象，分别以属性名列出。")
    case .title:
      Words(
        "ObjectKey.title", "The name that the figure shows above the class.",
        "图中显示在类名上方的名称。")
    }
  }
}

/// A text of `Words.xcstrings`.
package enum ReferenceHeading: String, CaseIterable, Sendable {
  case alternative
  case description
  case detent
  case everyStep
  case object
  case reference
  case segue
  case steps
  case tab
  case viewController
  case window
}

extension ReferenceHeading {
  package var words: Words {
    switch self {
    case .alternative:
      Words(
        "ReferenceHeading.alternative", "AN ALTERNATIVE:",
        "备选方案：")
    case .description:
      Words(
        "ReferenceHeading.description", "A DESCRIPTION:",
        "描述：")
    case .detent:
      Words(
        "ReferenceHeading.detent", "A DETENT:",
        "停靠位置：")
    case .everyStep:
      Words(
        "ReferenceHeading.everyStep", "EVERY STEP MAY HAVE:",
        "每个步骤都可以有：")
    case .object:
      Words(
        "ReferenceHeading.object", "AN OBJECT:",
        "对象：")
    case .reference:
      Words(
        "ReferenceHeading.reference", "A REFERENCE:",
        "引用：")
    case .segue:
      Words(
        "ReferenceHeading.segue", "A SEGUE:",
        "segue：")
    case .steps:
      Words(
        "ReferenceHeading.steps", "STEPS:",
        "步骤：")
    case .tab:
      Words(
        "ReferenceHeading.tab", "A TAB:",
        "标签页：")
    case .viewController:
      Words(
        "ReferenceHeading.viewController", "A VIEW CONTROLLER:",
        "视图控制器：")
    case .window:
      Words(
        "ReferenceHeading.window", "A WINDOW:",
        "窗口：")
    }
  }
}

extension ReferenceKey {
  package var words: Words {
    switch self {
    case .sends:
      Words(
        "ReferenceKey.sends", "The method by which it tells that of the end, if that is its delegate.",
        "如果所引用的是委托：操作结束时，用来通知委托的方法。")
    case .to:
      Words(
        "ReferenceKey.to", "The id of what it refers to.",
        "所引用对象的 id。")
    case .weak:
      Words(
        "ReferenceKey.weak", "Whether it does not keep that alive.",
        "是否为弱引用，即不会使对象继续存在。")
    }
  }
}

extension SegueKey {
  package var words: Words {
    switch self {
    case .at:
      Words(
        "SegueKey.at", "The line of the app's source that performs it: Home.swift:12.",
        "应用源代码中执行它的那一行，例如 Home.swift:12。")
    case .from:
      Words(
        "SegueKey.from", "The id of the view controller it leaves.",
        "起点视图控制器的 id。")
    case .identifier:
      Words(
        "SegueKey.identifier", "The name by which a step performs it.",
        "步骤执行它时所用的名称。")
    case .inferred:
      Words(
        "SegueKey.inferred", "Whether it was concluded from the app's source; its arrow is dashed.",
        "是否由应用的源代码推断得出；如果是，则箭头为虚线。")
    case .label:
      Words(
        "SegueKey.label", "What a figure says of it.",
        "图中标在它旁边的文字。")
    case .link:
      Words(
        "SegueKey.link", "Where its arrow leads, in formats with links: an http, https or mailto address, or a relative one.",
        "箭头链接到的地址（http、https、mailto 或相对地址），用于支持链接的格式。")
    case .modalPresentationStyle:
      Words(
        "SegueKey.modalPresentationStyle", "The style that it gives its destination.",
        "它为目标设置的呈现样式。")
    case .modalTransitionStyle:
      Words(
        "SegueKey.modalTransitionStyle", "The transition that it gives its destination.",
        "它为目标设置的转场样式。")
    case .unwindAction:
      Words(
        "SegueKey.unwindAction", "The action that an unwind segue calls, wherever that may be.",
        "unwind segue 所调用的动作方法，不论它在哪个控制器中。")
    }
  }
}

extension SizeKey {
  package var words: Words {
    switch self {
    case .height:
      Words(
        "SizeKey.height", "Also in points.",
        "同样以 pt 为单位。")
    case .width:
      Words(
        "SizeKey.width", "In points.",
        "以 pt 为单位。")
    }
  }
}

extension StepKey {
  package var words: Words {
    switch self {
    case .build:
      Words(
        "StepKey.build", "'arrows' if a presentation shows the new boxes first, and their arrows with another click.",
        "为“arrows”时，演示文稿先显示新的方框，再点按一次才显示箭头。")
    case .during:
      Words(
        "StepKey.during", "When it happens: while the transition of the step before runs, or in a method that the receiver is sent as its view appears with that step.",
        "发生的时机：上一步的转场仍在进行时，或者接收者的视图随上一步出现、接收者的某个方法被调用时。")
    case .emphasize:
      Words(
        "StepKey.emphasize", "The ids that stand out in the figure after this step, or the way between two: 'nav → map'.",
        "在这一步之后的图中要突出显示的 id，或两者之间的路径：“nav → map”。")
    case .expect:
      Words(
        "StepKey.expect", "'refused' if the step shows a mistake: its refusal is then no warning, but its success is.",
        "如果这一步演示一个错误，则为“refused”：被拒绝时没有警告，成功时才有警告。")
    case .isInteractive:
      Words(
        "StepKey.isInteractive", "Whether the user does it, by a gesture such as a swipe or a tap, and not code.",
        "是否由用户用轻扫、轻点等手势完成，而不是由代码完成。")
    case .label:
      Words(
        "StepKey.label", "The caption of the figure after this step.",
        "这一步之后的图的说明。")
    case .note:
      Words(
        "StepKey.note", "A note on it: a numbered mark at the arrow to its controller, and the text below the figure.",
        "注：指向相应控制器的箭头旁标有编号，注文在图的下方。")
    case .notes:
      Words(
        "StepKey.notes", "What the speaker says: the notes of the slide, and of the web page's figure.",
        "演讲者备注：幻灯片的备注，以及网页上图的备注。")
    case .refused:
      Words(
        "StepKey.refused", "UIKit's words for refusing the step, as a log has them: the step changes nothing.",
        "UIKit 拒绝这一步时的原文，与日志中的一样；这一步不产生任何变化。")
    case .title:
      Words(
        "StepKey.title", "The title of the figure after this step, in place of the description's.",
        "这一步之后的图的标题，用来代替描述的标题。")
    }
  }
}

/// A text of `Words.xcstrings`.
package enum StepMeaning: String, CaseIterable, Sendable {
  case activateSearch
  case add
  case addSubview
  case alert
  case confirmationDialog
  case dismiss
  case fullScreenCover
  case hideColumn
  case horizontalSizeClass
  case inspector
  case navigationDestination
  case perform
  case pop
  case popover
  case popTo
  case popToRoot
  case present
  case push
  case remove
  case select
  case setRootViewController
  case setViewControllers
  case sheet
  case show
  case showColumn
  case showDetail
  case transition
  case unwind
}

extension StepMeaning {
  package var words: Words {
    switch self {
    case .activateSearch:
      Words(
        "StepMeaning.activateSearch", "Makes a search controller active, which presents it.",
        "激活搜索控制器，即呈现它。")
    case .add:
      Words(
        "StepMeaning.add", "Adds a child to a container of your own.",
        "给你自己的容器添加一个子视图控制器。")
    case .addSubview:
      Words(
        "StepMeaning.addSubview", "Adds the view of a view controller without making it a child: the classic mistake.",
        "只添加一个视图控制器的视图，却不把该控制器添加为子视图控制器：这是典型的错误。")
    case .alert:
      Words(
        "StepMeaning.alert", "Presents a SwiftUI alert.",
        "呈现一个 SwiftUI 提醒框。")
    case .confirmationDialog:
      Words(
        "StepMeaning.confirmationDialog", "Presents a SwiftUI confirmation dialog: an action sheet.",
        "呈现一个 SwiftUI 确认对话框，即操作表单。")
    case .dismiss:
      Words(
        "StepMeaning.dismiss", "Dismisses what the receiver presented, or the family that it is in.",
        "关闭接收者所呈现的控制器，或接收者所在的族系。")
    case .fullScreenCover:
      Words(
        "StepMeaning.fullScreenCover", "Presents a SwiftUI view over the whole screen.",
        "全屏呈现一个 SwiftUI 视图。")
    case .hideColumn:
      Words(
        "StepMeaning.hideColumn", "Hides a column of a split view controller in regular width.",
        "在常规宽度下隐藏分屏视图控制器的一栏。")
    case .horizontalSizeClass:
      Words(
        "StepMeaning.horizontalSizeClass", "Gives a window, or all, another width: columns collapse or expand.",
        "改变一个窗口或所有窗口的宽度：各栏随之折叠或展开。")
    case .inspector:
      Words(
        "StepMeaning.inspector", "Shows a SwiftUI inspector: a sheet in compact width, else a column.",
        "显示一个 SwiftUI 检查器：在紧凑宽度下是表单，否则是一栏。")
    case .navigationDestination:
      Words(
        "StepMeaning.navigationDestination", "Pushes a SwiftUI view onto its NavigationStack.",
        "把一个 SwiftUI 视图推入它的 NavigationStack。")
    case .perform:
      Words(
        "StepMeaning.perform", "Performs a segue.",
        "执行一个 segue。")
    case .pop:
      Words(
        "StepMeaning.pop", "Pops the top view controller off a navigation stack.",
        "从导航栈弹出最后一个视图控制器。")
    case .popover:
      Words(
        "StepMeaning.popover", "Presents a SwiftUI view as a popover.",
        "以弹出框呈现一个 SwiftUI 视图。")
    case .popTo:
      Words(
        "StepMeaning.popTo", "Pops all view controllers above one off its navigation stack.",
        "弹出导航栈中位于某个视图控制器之上的所有视图控制器。")
    case .popToRoot:
      Words(
        "StepMeaning.popToRoot", "Pops all view controllers but the first off a navigation stack.",
        "弹出导航栈中除第一个以外的所有视图控制器。")
    case .present:
      Words(
        "StepMeaning.present", "Presents a view controller.",
        "呈现一个视图控制器。")
    case .push:
      Words(
        "StepMeaning.push", "Pushes a view controller onto a navigation stack.",
        "把一个视图控制器推入导航栈。")
    case .remove:
      Words(
        "StepMeaning.remove", "Removes a child from its container.",
        "从容器中移除一个子视图控制器。")
    case .select:
      Words(
        "StepMeaning.select", "Selects a tab.",
        "选中一个标签页。")
    case .setRootViewController:
      Words(
        "StepMeaning.setRootViewController", "Gives a window another root view controller.",
        "更换窗口的根视图控制器。")
    case .setViewControllers:
      Words(
        "StepMeaning.setViewControllers", "Replaces the children of a container.",
        "替换容器的子视图控制器。")
    case .sheet:
      Words(
        "StepMeaning.sheet", "Presents a SwiftUI view as a sheet.",
        "以表单（sheet）呈现一个 SwiftUI 视图。")
    case .show:
      Words(
        "StepMeaning.show", "Shows a view controller: pushes it where there is a stack, else presents it.",
        "显示一个视图控制器：有导航栈时推入，否则呈现。")
    case .showColumn:
      Words(
        "StepMeaning.showColumn", "Shows a column of a split view controller in regular width.",
        "在常规宽度下显示分屏视图控制器的一栏。")
    case .showDetail:
      Words(
        "StepMeaning.showDetail", "Shows the detail of a split view controller; presents it where there is none.",
        "显示分屏视图控制器的详情；没有分屏视图控制器时呈现。")
    case .transition:
      Words(
        "StepMeaning.transition", "Exchanges a child of a container of your own for another.",
        "在你自己的容器中，用一个子视图控制器替换另一个。")
    case .unwind:
      Words(
        "StepMeaning.unwind", "Goes back to a view controller, as an unwind segue does.",
        "返回到一个视图控制器，如同 unwind segue。")
    }
  }
}

/// A text of `Words.xcstrings`.
package enum StepOther: String, CaseIterable, Sendable {
  case add
  case addSubview
  case hideColumn
  case horizontalSizeClass
  case perform
  case present
  case push
  case select
  case setRootViewController
  case setViewControllers
  case show
  case showColumn
  case showDetail
  case transition
  case unwind
  case view
}

extension StepOther {
  package var words: Words {
    switch self {
    case .add:
      Words(
        "StepOther.add", "The id of the container.",
        "容器的 id。")
    case .addSubview:
      Words(
        "StepOther.addSubview", "The id of the view controller whose view it is added to.",
        "视图控制器的 id：视图将加入这个控制器的视图。")
    case .hideColumn:
      Words(
        "StepOther.hideColumn", "The id of the split view controller.",
        "分屏视图控制器的 id。")
    case .horizontalSizeClass:
      Words(
        "StepOther.horizontalSizeClass", "The id of the window; without it all windows change.",
        "窗口的 id；省略时所有窗口都改变。")
    case .perform:
      Words(
        "StepOther.perform", "The id of the segue's view controller, where several have its identifier.",
        "segue 所属的视图控制器的 id，用于多个 segue 的标识符相同时。")
    case .present:
      Words(
        "StepOther.present", "The id of the view controller that is sent present.",
        "收到 present 的视图控制器的 id。")
    case .push:
      Words(
        "StepOther.push", "The id of the navigation controller.",
        "导航控制器的 id。")
    case .select:
      Words(
        "StepOther.select", "The id of the tab bar controller.",
        "标签栏控制器的 id。")
    case .setRootViewController:
      Words(
        "StepOther.setRootViewController", "The id of the window; of an only window it may be left out.",
        "窗口的 id；只有一个窗口时可以省略。")
    case .setViewControllers:
      Words(
        "StepOther.setViewControllers", "The id of the container.",
        "容器的 id。")
    case .show:
      Words(
        "StepOther.show", "The id of the view controller that is sent show or showDetail.",
        "收到 show 或 showDetail 的视图控制器的 id。")
    case .showColumn:
      Words(
        "StepOther.showColumn", "The id of the split view controller.",
        "分屏视图控制器的 id。")
    case .showDetail:
      Words(
        "StepOther.showDetail", "The id of the view controller that is sent show or showDetail.",
        "收到 show 或 showDetail 的视图控制器的 id。")
    case .transition:
      Words(
        "StepOther.transition", "The id of the child whose place it takes.",
        "被替换的子视图控制器的 id。")
    case .unwind:
      Words(
        "StepOther.unwind", "The id of the view controller that is left.",
        "要离开的视图控制器的 id。")
    case .view:
      Words(
        "StepOther.view", "The id of the view that has the modifier.",
        "带有此修饰符的视图的 id。")
    }
  }
}

/// A text of `Words.xcstrings`.
package enum StepSubject: String, CaseIterable, Sendable {
  case activateSearch
  case add
  case addSubview
  case dismiss
  case hideColumn
  case horizontalSizeClass
  case perform
  case pop
  case popTo
  case popToRoot
  case present
  case push
  case remove
  case select
  case setRootViewController
  case setViewControllers
  case show
  case showColumn
  case showDetail
  case transition
  case unwind
  case view
}

extension StepSubject {
  package var words: Words {
    switch self {
    case .activateSearch:
      Words(
        "StepSubject.activateSearch", "The id of the search controller, or of the one that has it.",
        "搜索控制器的 id，或拥有它的视图控制器的 id。")
    case .add:
      Words(
        "StepSubject.add", "The view controller to add, or its id.",
        "要添加的视图控制器，或其 id。")
    case .addSubview:
      Words(
        "StepSubject.addSubview", "The view controller whose view is added, or its id.",
        "要添加其视图的视图控制器，或其 id。")
    case .dismiss:
      Words(
        "StepSubject.dismiss", "The id of the view controller that is sent dismiss.",
        "收到 dismiss 的视图控制器的 id。")
    case .hideColumn:
      Words(
        "StepSubject.hideColumn", "The column.",
        "要隐藏的栏。")
    case .horizontalSizeClass:
      Words(
        "StepSubject.horizontalSizeClass", "The new width.",
        "新的宽度。")
    case .perform:
      Words(
        "StepSubject.perform", "The identifier of the segue.",
        "segue 的标识符。")
    case .pop:
      Words(
        "StepSubject.pop", "The id of the navigation controller, or of a SwiftUI view in its stack.",
        "导航控制器的 id，或其导航栈中某个 SwiftUI 视图的 id。")
    case .popTo:
      Words(
        "StepSubject.popTo", "The id of the view controller in a stack.",
        "导航栈中某个视图控制器的 id。")
    case .popToRoot:
      Words(
        "StepSubject.popToRoot", "The id of the navigation controller, or of a SwiftUI view in its stack.",
        "导航控制器的 id，或其导航栈中某个 SwiftUI 视图的 id。")
    case .present:
      Words(
        "StepSubject.present", "The view controller to present, or its id.",
        "要呈现的视图控制器，或其 id。")
    case .push:
      Words(
        "StepSubject.push", "The view controller to push, or its id.",
        "要推入的视图控制器，或其 id。")
    case .remove:
      Words(
        "StepSubject.remove", "The id of the child to remove.",
        "要移除的子视图控制器的 id。")
    case .select:
      Words(
        "StepSubject.select", "The id of the tab's view controller, or the tab's identifier.",
        "标签页的视图控制器的 id，或标签页的标识符。")
    case .setRootViewController:
      Words(
        "StepSubject.setRootViewController", "The window's new root view controller, or its id.",
        "窗口新的根视图控制器，或其 id。")
    case .setViewControllers:
      Words(
        "StepSubject.setViewControllers", "The new children in order, each declared or by id.",
        "新的子视图控制器，按顺序排列；每个在此声明，或写其 id。")
    case .show:
      Words(
        "StepSubject.show", "The view controller to show, or its id.",
        "要显示的视图控制器，或其 id。")
    case .showColumn:
      Words(
        "StepSubject.showColumn", "The column.",
        "要显示的栏。")
    case .showDetail:
      Words(
        "StepSubject.showDetail", "The view controller to show, or its id.",
        "要显示的视图控制器，或其 id。")
    case .transition:
      Words(
        "StepSubject.transition", "The view controller that takes the other's place, or its id.",
        "用来替换的视图控制器，或其 id。")
    case .unwind:
      Words(
        "StepSubject.unwind", "The id of the view controller to go back to.",
        "要返回到的视图控制器的 id。")
    case .view:
      Words(
        "StepSubject.view", "The name of a SwiftUI view, declared here, or an id.",
        "SwiftUI 视图的名称（在此声明），或 id。")
    }
  }
}

extension TabKey {
  package var words: Words {
    switch self {
    case .automaticallyActivatesSearch:
      Words(
        "TabKey.automaticallyActivatesSearch", "Whether selecting a UISearchTab makes its search controller active, from iOS 26 on.",
        "选中 UISearchTab 时，是否激活其搜索控制器；从 iOS 26 起才有。")
    case .children:
      Words(
        "TabKey.children", "The tabs of a group: it is a UITabGroup.",
        "标签页组中的标签页；有此键的是 UITabGroup。")
    case .class:
      Words(
        "TabKey.class", "UISearchTab for the system's search tab; by default UITab, or UITabGroup with 'children'.",
        "系统的搜索标签页为 UISearchTab；默认为 UITab，有“children”时为 UITabGroup（标签页组）。")
    case .defaultChildIdentifier:
      Words(
        "TabKey.defaultChildIdentifier", "The tab that a group shows first; by default its first.",
        "标签页组最先显示的标签页；默认为第一个。")
    case .identifier:
      Words(
        "TabKey.identifier", "The name by which code and other tabs refer to it.",
        "代码和其他标签页用来指称它的名称。")
    case .managingNavigationController:
      Words(
        "TabKey.managingNavigationController", "The UINavigationController in which a group shows its tabs.",
        "标签页组用来显示其标签页的 UINavigationController。")
    case .preferredPlacement:
      Words(
        "TabKey.preferredPlacement", "Whether it is in the bar or the sidebar, and whether the user may move it.",
        "位于标签栏还是边栏，以及用户能否移动它。")
    case .title:
      Words(
        "TabKey.title", "What the bar shows.",
        "标签栏中显示的名称。")
    case .viewController:
      Words(
        "TabKey.viewController", "The view controller that it shows; a group may have none.",
        "它所显示的视图控制器；标签页组可以没有。")
    }
  }
}

extension ViewControllerKey {
  package var words: Words {
    switch self {
    case .adaptivePresentationStyle:
      Words(
        "ViewControllerKey.adaptivePresentationStyle", "What the delegate of its presentation answers in compact width: with 'none' it stays.",
        "呈现控制器（UIPresentationController）的委托在紧凑宽度下返回的样式：为“none”时样式不变。")
    case .adaptiveViewController:
      Words(
        "ViewControllerKey.adaptiveViewController", "What its presentation's delegate shows in its place in compact width: a navigation controller without children takes it.",
        "在紧凑宽度下，呈现控制器的委托用来取代该控制器的视图控制器；如果取代者是没有子视图控制器的导航控制器，该控制器会成为其导航栈的第一个。")
    case .barButtonItem:
      Words(
        "ViewControllerKey.barButtonItem", "The name of the button that its popover points at, when it is presented as one.",
        "作为弹出框呈现时，箭头所指按钮的名称。")
    case .bottomAccessory:
      Words(
        "ViewControllerKey.bottomAccessory", "The name of the view above a UITabBarController's tab bar. No answer depends on it.",
        "UITabBarController 的标签栏上方视图的名称。不影响任何结论。")
    case .children:
      Words(
        "ViewControllerKey.children", "The children of any other container: a list, or each under the name of a property.",
        "其他容器的子视图控制器：一个列表，或分别以属性名列出。")
    case .class:
      Words(
        "ViewControllerKey.class", "The class: UIKit's, or one of your own.",
        "类：UIKit 的类，或你自己的类。")
    case .collapseSecondary:
      Words(
        "ViewControllerKey.collapseSecondary", "What the delegate of a UISplitViewController with listed children answers in compact width: with true the detail is left out; by default it is pushed onto the primary's stack.",
        "UISplitViewController 以列表声明视图控制器时，其委托在紧凑宽度下返回的值：为 true 时略去详情；默认把详情推入主栏的导航栈。")
    case .compact:
      Words(
        "ViewControllerKey.compact", "What a UISplitViewController shows in place of its columns in compact width.",
        "UISplitViewController 在紧凑宽度下代替各栏显示的视图控制器。")
    case .definesPresentationContext:
      Words(
        "ViewControllerKey.definesPresentationContext", "Whether it presents when it, or one that it contains, is to present in the current context.",
        "要在当前上下文中呈现时，如果请求来自该控制器或它所包含的控制器，是否由该控制器呈现。")
    case .delegate:
      Words(
        "ViewControllerKey.delegate", "The id of its delegate, to which it refers weakly.",
        "委托的 id；对委托的引用是弱引用。")
    case .detents:
      Words(
        "ViewControllerKey.detents", "The heights at which it rests as a sheet in compact width, from the smallest to the largest.",
        "在紧凑宽度下作为表单时可以停靠的高度，从低到高。")
    case .family:
      Words(
        "ViewControllerKey.family", "The title of its family's frame, in place of the family's number.",
        "所在族系的边框的标题，用来代替族系的编号。")
    case .group:
      Words(
        "ViewControllerKey.group", "The part of the app that it belongs to, such as a folder: what --group frames in a map.",
        "属于应用的哪一部分，例如文件夹；关系图（map）中用 --group 框出。")
    case .hidesBottomBarWhenPushed:
      Words(
        "ViewControllerKey.hidesBottomBarWhenPushed", "Whether the tab bar is hidden while it is in a navigation stack.",
        "位于导航栈中时，是否隐藏标签栏。")
    case .id:
      Words(
        "ViewControllerKey.id", "What steps call the view controller: by default its class name, then Name#2, Name#3.",
        "步骤用来指称该视图控制器的名称；默认为类名，同类的其余各个依次为 Name#2、Name#3。")
    case .image:
      Words(
        "ViewControllerKey.image", "A picture of its screen, which its box shows: the path of a PNG or JPEG, from the file's folder.",
        "所显示界面的图片，放在方框中：PNG 或 JPEG 文件的路径，从描述所在的文件夹算起。")
    case .inspector:
      Words(
        "ViewControllerKey.inspector", "The trailing column of a UISplitViewController, shown by show(.inspector), from iOS 26 on.",
        "UISplitViewController 后缘的一栏，由 show(.inspector) 显示；从 iOS 26 起才有。")
    case .isInWindow:
      Words(
        "ViewControllerKey.isInWindow", "Whether its view was in the window when the app was looked into, where 'state' doesn't tell.",
        "查看应用时，视图是否在窗口中（“state”没有说明时）。")
    case .isModalInPresentation:
      Words(
        "ViewControllerKey.isModalInPresentation", "Whether no swipe dismisses it as a sheet.",
        "作为表单时，是否禁止用轻扫关闭。")
    case .isSidebarHidden:
      Words(
        "ViewControllerKey.isSidebarHidden", "Whether a UITabBarController on an iPad shows its tab bar, and not its sidebar.",
        "UITabBarController 在 iPad 上是否显示标签栏而不是边栏。")
    case .isToolbarHidden:
      Words(
        "ViewControllerKey.isToolbarHidden", "Whether a UINavigationController shows no toolbar at its lower edge; true by default.",
        "UINavigationController 是否不在下边缘显示工具栏；默认为 true。")
    case .isViewLoaded:
      Words(
        "ViewControllerKey.isViewLoaded", "Whether it had a view when the app was looked into.",
        "查看应用时，视图是否已加载。")
    case .largestUndimmedDetentIdentifier:
      Words(
        "ViewControllerKey.largestUndimmedDetentIdentifier", "The largest detent at which the part above its sheet is not dimmed and takes touches.",
        "表单后面的内容既不变暗、又可以操作的最高停靠位置。")
    case .link:
      Words(
        "ViewControllerKey.link", "Where its box leads, in formats with links: an http, https or mailto address, or a relative one.",
        "方框链接到的地址（http、https、mailto 或相对地址），用于支持链接的格式。")
    case .modalPresentationCapturesStatusBarAppearance:
      Words(
        "ViewControllerKey.modalPresentationCapturesStatusBarAppearance", "Whether it decides on the status bar although it is not presented in fullScreen.",
        "不以 fullScreen 呈现时，是否仍由它决定状态栏的样式和显隐。")
    case .modalPresentationStyle:
      Words(
        "ViewControllerKey.modalPresentationStyle", "How it covers the screen when it is presented, in Swift's or Objective-C's spelling.",
        "被呈现时以何种方式覆盖屏幕，用 Swift 或 Objective-C 的写法。")
    case .modalTransitionStyle:
      Words(
        "ViewControllerKey.modalTransitionStyle", "The animation of its presentation, in Swift's or Objective-C's spelling.",
        "被呈现时的动画，用 Swift 或 Objective-C 的写法。")
    case .mode:
      Words(
        "ViewControllerKey.mode", "Whether a UITabBarController's tab bar can become a sidebar on an iPad.",
        "UITabBarController 的标签栏在 iPad 上能否变成边栏。")
    case .navigationController:
      Words(
        "ViewControllerKey.navigationController", "The class of the navigation controller around it, which maps leave out.",
        "包含它的导航控制器的类；关系图（map）中省略。")
    case .note:
      Words(
        "ViewControllerKey.note", "A note on it: a numbered mark at its box, and the text below the figure.",
        "注：方框旁标有编号，注文在图的下方。")
    case .preferredContentSize:
      Words(
        "ViewControllerKey.preferredContentSize", "How large it is as a form sheet or popover, in points.",
        "作为 formSheet 表单或弹出框时的大小，以 pt 为单位。")
    case .preferredDisplayMode:
      Words(
        "ViewControllerKey.preferredDisplayMode", "The columns that a UISplitViewController shows beside each other or over each other. Those that it doesn't show begin hidden.",
        "UISplitViewController 的哪些栏并排或重叠显示；不显示的栏最初隐藏。")
    case .preferredStyle:
      Words(
        "ViewControllerKey.preferredStyle", "What a UIAlertController is: an alert (default) or an action sheet.",
        "UIAlertController 的种类：提醒框（默认）或操作表单。")
    case .preferredTransition:
      Words(
        "ViewControllerKey.preferredTransition", "The transition that it prefers to its modalTransitionStyle: what zooms in can be dragged back.",
        "优先于 modalTransitionStyle 的转场：以 zoom 转场进入的控制器，用户可以将其拖回。")
    case .prefersEdgeAttachedInCompactHeight:
      Words(
        "ViewControllerKey.prefersEdgeAttachedInCompactHeight", "Whether its sheet stays at the lower edge in compact height, instead of covering the screen.",
        "在紧凑高度下，表单是否仍贴着下边缘，而不是覆盖整个屏幕。")
    case .presents:
      Words(
        "ViewControllerKey.presents", "The view controller that it presents before the first step.",
        "第一步之前已由它呈现的视图控制器。")
    case .presentsWithGesture:
      Words(
        "ViewControllerKey.presentsWithGesture", "Whether a swipe shows a hidden column of a UISplitViewController. No answer depends on it.",
        "用户轻扫时，是否显示 UISplitViewController 中隐藏的栏。不影响任何结论。")
    case .primary:
      Words(
        "ViewControllerKey.primary", "The first column of a UISplitViewController, in a navigation controller.",
        "UISplitViewController 的第一栏，位于导航控制器中。")
    case .providesPresentationContextTransitionStyle:
      Words(
        "ViewControllerKey.providesPresentationContextTransitionStyle", "Whether what it presents in the current context has its transition style.",
        "在当前上下文中被呈现的控制器是否使用它的转场样式。")
    case .references:
      Words(
        "ViewControllerKey.references", "What it refers to, each under the name of a property.",
        "它所引用的对象，分别以属性名列出。")
    case .role:
      Words(
        "ViewControllerKey.role", "What it is if it is no screen: a component of many screens, or a coordinator that presents them.",
        "控制器不是界面时所起的作用：被多个界面使用的组件，或呈现界面的协调器。")
    case .searchController:
      Words(
        "ViewControllerKey.searchController", "The UISearchController of its navigation item, which a step makes active.",
        "导航项的 UISearchController，由步骤激活。")
    case .secondary:
      Words(
        "ViewControllerKey.secondary", "The last column of a UISplitViewController: the detail.",
        "UISplitViewController 的最后一栏，即详情。")
    case .selectedDetentIdentifier:
      Words(
        "ViewControllerKey.selectedDetentIdentifier", "The detent at which its sheet rests first; by default the smallest.",
        "表单最初的停靠位置；默认为最低的一个。")
    case .selectedIndex:
      Words(
        "ViewControllerKey.selectedIndex", "The position of the tab that a tab bar controller shows.",
        "标签栏控制器所显示的标签页的位置。")
    case .selectedTab:
      Words(
        "ViewControllerKey.selectedTab", "The identifier of the tab that is selected first, a root tab or one in a group.",
        "最初选中的标签页的 identifier，可以是根标签页，也可以是组中的标签页。")
    case .shouldAutorotate:
      Words(
        "ViewControllerKey.shouldAutorotate", "Whether it turned with the device, up to iOS 15. No answer depends on it.",
        "在 iOS 15 及之前，是否随设备旋转。不影响任何结论。")
    case .sourceItem:
      Words(
        "ViewControllerKey.sourceItem", "The name of the bar button or view that its popover points at, in place of both.",
        "作为弹出框呈现时，箭头所指按钮或视图的名称，用来代替 sourceView 和 barButtonItem。")
    case .sourceType:
      Words(
        "ViewControllerKey.sourceType", "Where a UIImagePickerController takes images from: the camera is on the full screen.",
        "UIImagePickerController 的图片来源：来源为相机时占满整个屏幕。")
    case .sourceView:
      Words(
        "ViewControllerKey.sourceView", "The name of the view that its popover points at, when it is presented as one.",
        "作为弹出框呈现时，箭头所指视图的名称。")
    case .spineLocation:
      Words(
        "ViewControllerKey.spineLocation", "The spine of a UIPageViewController: in the middle ('mid') it shows two pages.",
        "UIPageViewController 的书脊位置：在中间（“mid”）时显示两页。")
    case .state:
      Words(
        "ViewControllerKey.state", "How far its view had appeared when the app was looked into.",
        "查看应用时，视图的出现进行到了哪一步。")
    case .style:
      Words(
        "ViewControllerKey.style", "How many columns with names a UISplitViewController has.",
        "UISplitViewController 的各栏有名称时，一共有几栏。")
    case .superclass:
      Words(
        "ViewControllerKey.superclass", "The class of UIKit's that your own class derives from.",
        "你自己的类派生自哪个 UIKit 类。")
    case .supplementary:
      Words(
        "ViewControllerKey.supplementary", "The second of a UISplitViewController's three columns.",
        "UISplitViewController 三栏中的第二栏。")
    case .tabBarMinimizeBehavior:
      Words(
        "ViewControllerKey.tabBarMinimizeBehavior", "When a UITabBarController's tab bar becomes small while its content scrolls. No answer depends on it.",
        "内容滚动时，UITabBarController 的标签栏何时缩小。不影响任何结论。")
    case .tabs:
      Words(
        "ViewControllerKey.tabs", "The tabs of a UITabBarController in place of its viewControllers, from iOS 18 on.",
        "UITabBarController 的标签页，用来代替 viewControllers；从 iOS 18 起才有。")
    case .title:
      Words(
        "ViewControllerKey.title", "The name that the figure shows above the class.",
        "图中显示在类名上方的名称。")
    case .topColumnForCollapsing:
      Words(
        "ViewControllerKey.topColumnForCollapsing", "What the delegate of a UISplitViewController with named columns answers in compact width: the column that is seen, by default 'compact', or 'secondary' if there is no compact column.",
        "UISplitViewController 的各栏有名称时，其委托在紧凑宽度下返回的栏，即要显示的栏；默认为“compact”，没有这一栏时为“secondary”。")
    case .transitioningDelegate:
      Words(
        "ViewControllerKey.transitioningDelegate", "The id of the object that animates its presentation in place of its modalTransitionStyle.",
        "为呈现提供动画的对象的 id，用来代替 modalTransitionStyle。")
    case .transitionStyle:
      Words(
        "ViewControllerKey.transitionStyle", "How a UIPageViewController turns its pages.",
        "UIPageViewController 的翻页方式。")
    case .viewControllers:
      Words(
        "ViewControllerKey.viewControllers", "The children of a navigation, tab bar, split view or page view controller.",
        "导航控制器、标签栏控制器、分屏视图控制器或页面视图控制器的子视图控制器。")
    case .widthFollowsPreferredContentSizeWhenEdgeAttached:
      Words(
        "ViewControllerKey.widthFollowsPreferredContentSizeWhenEdgeAttached", "Whether its sheet, attached to the lower edge in compact height, is as wide as its preferredContentSize.",
        "在紧凑高度下贴着下边缘的表单，宽度是否由 preferredContentSize 决定。")
    }
  }
}

extension WindowKey {
  package var words: Words {
    switch self {
    case .horizontalSizeClass:
      Words(
        "WindowKey.horizontalSizeClass", "Its own width: by default the description's. Two scenes beside each other have two.",
        "窗口自己的宽度；默认为描述的宽度。并排的两个场景各有自己的宽度。")
    case .id:
      Words(
        "WindowKey.id", "What steps and figures call the window: by default 'window'.",
        "步骤和图用来指称该窗口的名称；默认为“window”。")
    case .isHidden:
      Words(
        "WindowKey.isHidden", "Whether it has not been shown, as before makeKeyAndVisible: its root can't present then.",
        "是否尚未显示，例如在调用 makeKeyAndVisible 之前：此时它的根视图控制器不能呈现。")
    case .rootViewController:
      Words(
        "WindowKey.rootViewController", "The window's root view controller and what it contains.",
        "窗口的根视图控制器及其所包含的控制器。")
    case .scene:
      Words(
        "WindowKey.scene", "The id of its scene: an object of the class UIWindowScene, which need not be declared. Windows without one belong to one scene together.",
        "所在场景的 id：一个 UIWindowScene 对象，不必声明。没有写明的窗口同属一个场景。")
    case .windowLevel:
      Words(
        "WindowKey.windowLevel", "Which windows it lies above: 'normal' (0, default), 'statusBar' (1000), 'alert' (2000) or a number.",
        "位于哪些窗口之上：“normal”（0，默认）、“statusBar”（1000）、“alert”（2000）或一个数。")
    }
  }
}
