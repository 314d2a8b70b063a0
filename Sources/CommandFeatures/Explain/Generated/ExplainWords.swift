// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCCommand
import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var addOption: Words {
    Words(
      "addOption", "Which calls make this one a child?",
      "哪些调用使它成为子视图控制器？")
  }

  package static func changeOfIOS(change: (any RoleValue)?, rule: (any RoleValue)?, source: (any RoleValue)?) -> Words {
    Words(
      "changeOfIOS", "{change} ({rule}; {source})",
      "{change}（{rule}；{source}）",
      ["change": change.role, "rule": rule.role, "source": source.role])
  }

  package static var changesHeading: Words {
    Words(
      "changesHeading", "WHAT CHANGED WITH iOS 26 AND 27, WITH THE SOURCES:",
      "iOS 26 和 27 带来的变化，附出处：")
  }

  /// The section of the rules in Rules.md and its translation.
  package static var changesTitle: Words {
    Words(
      "changesTitle", "What changed with iOS 26 and 27",
      "iOS 26 和 27 带来的变化")
  }

  package static var codeOption: Words {
    Words(
      "codeOption", "Print the code instead of the reason; without a question, the code of the last step or --step.",
      "输出代码而不是原因；没有提问时，输出最后一步或 --step 指定的步骤的代码。")
  }

  package static var containerOption: Words {
    Words(
      "containerOption", "The new container.",
      "新的容器。")
  }

  package static var dismissOption: Words {
    Words(
      "dismissOption", "What would be dismissed if this one is sent dismiss?",
      "向它发送 dismiss 时，会关闭什么？")
  }

  package static func doubtAndTest(question: (any RoleValue)?, test: (any RoleValue)?) -> Words {
    Words(
      "doubtAndTest", "{question}. To decide: {test}.",
      "{question}？验证方法：{test}。",
      ["question": question.role, "test": test.role])
  }

  package static var doubtsHeading: Words {
    Words(
      "doubtsHeading", "WHAT NOBODY HAS ESTABLISHED, WITH WHAT WOULD DECIDE IT:",
      "尚无定论的问题，以及如何得出结论：")
  }

  /// The section of the rules in Rules.md and its translation.
  package static var doubtsTitle: Words {
    Words(
      "doubtsTitle", "What nobody has established",
      "尚无定论的问题")
  }

  package static func duringOption(times: (any RoleValue)?) -> Words {
    Words(
      "duringOption", "When the call happens, during the last step: {times:enumerated}.",
      "调用发生在最后一步的什么时候：{times:or}。",
      ["times": times.role])
  }

  package static func explainAppOption(kinds: (any RoleValue)?) -> Words {
    Words(
      "explainAppOption", "Find the {kinds:or}'s view controllers in this description, and answer for it.",
      "在这份描述中寻找{kinds:or}中的视图控制器，并据此回答。",
      ["kinds": kinds.role])
  }

  package static var explainCall: Words {
    Words(
      "explainCall", "explain an answer and cite its rules",
      "解释结论，并注明所依据的规则")
  }

  package static var explainDiscussion: Words {
    Words(
      "explainDiscussion", "Without a question, explain the last step, or --step.",
      "没有提问时，解释最后一步，或 --step 指定的步骤。")
  }

  package static var explainPurpose: Words {
    Words(
      "explainPurpose", "Explain an answer and cite its rules.",
      "解释结论，并注明所依据的规则。")
  }

  package static var fullOption: Words {
    Words(
      "fullOption", "Print every sentence of an answer, not only the twelve lines that say most.",
      "输出解释的全部句子，而不只是最要紧的 12 行。")
  }

  package static func hostOfDescriptionFault(kinds: (any RoleValue)?) -> Words {
    Words(
      "hostOfDescriptionFault", "{kinds=0?this program explains descriptions alone; leave --host out|--host names the framework of the app that wrote a {kinds:or}, but the input is no {kinds:or}}",
      "{kinds=0?此程序只解释描述；请去掉 --host|--host 指定产生该{kinds:or}的应用所用的框架，但输入不是{kinds:or}}",
      ["kinds": kinds.role])
  }

  package static func hostOption(kinds: (any RoleValue)?) -> Words {
    Words(
      "hostOption", "The framework of the app that wrote the {kinds:or}, if it doesn't show it.",
      "产生该{kinds:or}的应用所用的框架（{kinds:or}中看不出时填写）。",
      ["kinds": kinds.role])
  }

  package static func inOfDescriptionFault(kinds: (any RoleValue)?) -> Words {
    Words(
      "inOfDescriptionFault", "{kinds=0?this program explains descriptions alone; leave --in out|--in names the description that explains a {kinds:or}, but the input is no {kinds:or}}",
      "{kinds=0?此程序只解释描述；请去掉 --in|--in 指定用来解释{kinds:or}的描述，但输入不是{kinds:or}}",
      ["kinds": kinds.role])
  }

  package static var interactiveOption: Words {
    Words(
      "interactiveOption", "The user dismisses it with a swipe or a tap outside, not code.",
      "由用户通过轻扫或轻点外部来关闭，而不是由代码关闭。")
  }

  /// The number of lines that a short answer leaves out.
  package static func linesInFull(count: (any RoleValue)?) -> Words {
    Words(
      "linesInFull", "--full prints {count} more {count=1?line|lines}.",
      "加上 --full 会再输出 {count} 行。",
      ["count": count.role])
  }

  package static var presenterOption: Words {
    Words(
      "presenterOption", "The receiver of present, or the child to exchange.",
      "收到 present 的控制器，或要替换掉的子视图控制器。")
  }

  package static var presentOption: Words {
    Words(
      "presentOption", "Who would present a new controller of this class, or the one with this id?",
      "这个类的新控制器，或具有这个 id 的控制器，会由谁呈现？")
  }

  package static var propertyOption: Words {
    Words(
      "propertyOption", "Why does a property have its value? For example items.navigationController.",
      "一个属性为什么是这个值？例如 items.navigationController。")
  }

  package static var removeOption: Words {
    Words(
      "removeOption", "Which calls remove this one from its container?",
      "哪些调用把它从容器中移除？")
  }

  package static var resolveCall: Words {
    Words(
      "resolveCall", "print every relationship, as a table or JSON",
      "以表格或 JSON 列出全部关系")
  }

  package static var resolvePurpose: Words {
    Words(
      "resolvePurpose", "Print every relationship of every controller.",
      "列出每个控制器的全部关系。")
  }

  package static var shortOption: Words {
    Words(
      "shortOption", "Print only the answer, its reason, its effect and what mends it.",
      "只输出结论、原因、结果和修复方法。")
  }

  package static var styleOption: Words {
    Words(
      "styleOption", "The presented controller's modalPresentationStyle.",
      "被呈现的控制器的 modalPresentationStyle。")
  }

  package static var transitionOption: Words {
    Words(
      "transitionOption", "Which calls exchange a child for this one?",
      "哪些调用用它替换一个子视图控制器？")
  }

  package static func unknownHostFault(name: (any RoleValue)?, near: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownHostFault", "unknown framework '{name}'{near?; did you mean '{near}'?|{known=0?|; the frameworks are {known:enumerated}}}",
      "没有框架“{name}”{near?；是不是指“{near}”？|{known=0?|；可用的框架：{known:enumerated}}}",
      ["name": name.role, "near": near.role, "known": known.role])
  }

  package static func unknownStyleFault(name: (any RoleValue)?, near: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownStyleFault", "unknown modalPresentationStyle '{name}'{near?; did you mean '{near}'?|{known=0?|; the styles are {known:enumerated}}}",
      "没有名为“{name}”的 modalPresentationStyle{near?；是不是指“{near}”？|{known=0?|；可用的样式：{known:enumerated}}}",
      ["name": name.role, "near": near.role, "known": known.role])
  }

  package static func unknownTimeFault(name: (any RoleValue)?, near: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownTimeFault", "unknown time '{name}' of a step{near?; did you mean '{near}'?|{known=0?|; the times are {known:enumerated}}}",
      "没有名为“{name}”的时机{near?；是不是指“{near}”？|{known=0?|；可用的时机：{known:enumerated}}}",
      ["name": name.role, "near": near.role, "known": known.role])
  }

  package static var viewOnlyOption: Words {
    Words(
      "viewOnlyOption", "Only its view is added: which calls are missing?",
      "只添加了它的视图：还缺哪些调用？")
  }

  /// Where the rules are from that an answer is based on and that are known least well.
  package static func weakestRules(rules: (any RoleValue)?, grade: (any RoleValue)?) -> Words {
    Words(
      "weakestRules", "Least certain: {rules:and}, {grade=documented,code?known from UIKit's code|=observed?known from logs and crash reports|=reported?known from reports by authors of apps|this program's choice}.",
      "所用规则中，{rules:enumerated}的依据最弱，{grade=documented,code?依据的是 UIKit 的代码|=observed?仅有日志和崩溃报告|=reported?仅有应用开发者的报告|由本程序选定}。",
      ["rules": rules.role, "grade": grade.role])
  }
}

extension UsageFault {
  package static var codeOfProperty: UsageFault {
    UsageFault(Words(
      "codeOfProperty", "a property has no code; replace --property by --present, --dismiss, --add, --remove or --transition",
      "属性没有代码；请把 --property 换成 --present、--dismiss、--add、--remove 或 --transition"))
  }

  package static func fullWith(option: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "fullWith", "--full prints every sentence; leave it or {option} out",
      "--full 输出全部句子，不能与 {option} 同时使用；请去掉其中一个",
      ["option": option.role]))
  }

  package static func inWithout(kind: (any RoleValue)?, option: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "inWithout", "--in explains each line of the {kind}; leave {option} out",
      "--in 逐行解释{kind}；请去掉 {option}",
      ["kind": kind.role, "option": option.role]))
  }

  package static var noCode: UsageFault {
    UsageFault(Words(
      "noCode", "this program prints no code; leave --code out",
      "此程序不输出代码；请去掉 --code"))
  }

  package static var noStepToExplain: UsageFault {
    UsageFault(Words(
      "noStepToExplain", "no step precedes this state; paste the warning of UIKit's with it, or ask --present, --dismiss, --add, --remove, --transition or --property",
      "此状态之前没有可解释的步骤；请把 UIKit 的警告一并粘贴，或用 --present、--dismiss、--add、--remove、--transition 或 --property 提问"))
  }

  package static func notAClass(name: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "notAClass", "'{name}' is not a class name",
      "“{name}”不是类名",
      ["name": name.role]))
  }

  package static var oneQuestion: UsageFault {
    UsageFault(Words(
      "oneQuestion", "ask one question: --present, --dismiss, --add, --remove, --transition or --property",
      "一次只能问一个问题：--present、--dismiss、--add、--remove、--transition 或 --property"))
  }

  package static func shortWith(option: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "shortWith", "--short shortens sentences; leave it or {option} out",
      "--short 缩短句子，不能与 {option} 同时使用；请去掉其中一个",
      ["option": option.role]))
  }
}

/// A text of `Words.xcstrings`.
package enum TableWord: String, CaseIterable, Sendable {
  case children
  case className
  case families
  case family
  case goes
  case id
  case inCompactWidth
  case level
  case navigation
  case parent
  case presented
  case presenter
  case presentersView
  case presenting
  case root
  case scene
  case sender
  case split
  case stays
  case style
  case tabBar
  case transition
  case width
  case window
}

extension TableWord {
  package var words: Words {
    switch self {
    case .children:
      Words(
        "TableWord.children", "children",
        "子级")
    case .className:
      Words(
        "TableWord.className", "class",
        "类")
    case .families:
      Words(
        "TableWord.families", "families",
        "族系")
    case .family:
      Words(
        "TableWord.family", "family",
        "族系")
    case .goes:
      Words(
        "TableWord.goes", "goes",
        "离开")
    case .id:
      Words(
        "TableWord.id", "id",
        "id")
    case .inCompactWidth:
      Words(
        "TableWord.inCompactWidth", "in compact width",
        "紧凑宽度下")
    case .level:
      Words(
        "TableWord.level", "level",
        "级别")
    case .navigation:
      Words(
        "TableWord.navigation", "navigation",
        "导航")
    case .parent:
      Words(
        "TableWord.parent", "parent",
        "父级")
    case .presented:
      Words(
        "TableWord.presented", "presented",
        "被呈现者")
    case .presenter:
      Words(
        "TableWord.presenter", "presenter",
        "呈现者")
    case .presentersView:
      Words(
        "TableWord.presentersView", "presenter's view",
        "呈现者的视图")
    case .presenting:
      Words(
        "TableWord.presenting", "presenting",
        "呈现者")
    case .root:
      Words(
        "TableWord.root", "root",
        "根视图控制器")
    case .scene:
      Words(
        "TableWord.scene", "scene",
        "场景")
    case .sender:
      Words(
        "TableWord.sender", "sender",
        "接收者")
    case .split:
      Words(
        "TableWord.split", "split",
        "分屏")
    case .stays:
      Words(
        "TableWord.stays", "stays",
        "保留")
    case .style:
      Words(
        "TableWord.style", "style",
        "样式")
    case .tabBar:
      Words(
        "TableWord.tabBar", "tab bar",
        "标签栏")
    case .transition:
      Words(
        "TableWord.transition", "transition",
        "转场")
    case .width:
      Words(
        "TableWord.width", "width",
        "宽度")
    case .window:
      Words(
        "TableWord.window", "window",
        "窗口")
    }
  }
}
