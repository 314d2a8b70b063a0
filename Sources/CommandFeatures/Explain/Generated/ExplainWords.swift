// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCCommand
import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var addOption: Words {
    Words(
      "addOption", "Which calls make this one a child? And which are missing if only its view is added?",
      "哪些调用使它成为子视图控制器？如果只添加了它的视图，缺少哪些调用？")
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

  package static var containerOption: Words {
    Words(
      "containerOption", "The new container.",
      "新的容器。")
  }

  package static var dismissOption: Words {
    Words(
      "dismissOption", "What would be dismissed if this one is sent dismiss, or if the user dismisses it with a swipe or a tap outside?",
      "向它发送 dismiss 时，或者用户通过轻扫或轻点外部来关闭它时，会关闭什么？")
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

  package static var explainCall: Words {
    Words(
      "explainCall", "explain an answer and cite its rules",
      "解释结论，并注明所依据的规则")
  }

  package static var explainDiscussion: Words {
    Words(
      "explainDiscussion", "Without a question, explain the last step, or --step. With an app's folder and a line of its source, Sources/Router.swift:31, print what was followed from the calls there, and where it stopped.",
      "没有提问时，解释最后一步，或 --step 指定的步骤。给出应用的文件夹和其源代码中的一行，例如 Sources/Router.swift:31，则输出从那里的调用出发读到了什么，以及在哪里停下。")
  }

  package static var explainPurpose: Words {
    Words(
      "explainPurpose", "Explain an answer and cite its rules.",
      "解释结论，并注明所依据的规则。")
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

  package static func idNotation(additions: (any RoleValue)?) -> Words {
    Words(
      "idNotation", "it takes an id and, after a colon, {additions:or}",
      "它的值是 id，冒号之后可写 {additions:or}",
      ["additions": additions.role])
  }

  /// The number of lines that a short answer leaves out.
  package static func linesInFull(count: (any RoleValue)?) -> Words {
    Words(
      "linesInFull", "--show full prints {count} more {count=1?line|lines}.",
      "加上 --show full 会再输出 {count} 行。",
      ["count": count.role])
  }

  package static func presenterOption(times: (any RoleValue)?) -> Words {
    Words(
      "presenterOption", "The receiver of present, and when the call happens during the last step: {times:enumerated}.",
      "收到 present 的控制器，以及调用发生在最后一步的什么时候：{times:enumerated}。",
      ["times": times.role])
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
      "removeOption", "Which calls remove this one from its container, or exchange it for the child of --add?",
      "哪些调用把它从容器中移除，或把它换成 --add 指定的子视图控制器？")
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

  package static var showOption: Words {
    Words(
      "showOption", "Print only the answer, its reason, its effect and the repair (short), every sentence (full), or the code (code); without a question, the code of the last step or of --step. By default the twelve most important lines.",
      "只输出结论、原因、结果和修复方法（short），输出全部句子（full），或者输出代码（code）；没有提问时，代码是最后一步或 --step 指定的步骤的。默认输出最要紧的 12 行。")
  }

  package static var styleOption: Words {
    Words(
      "styleOption", "The presented controller's modalPresentationStyle.",
      "被呈现的控制器的 modalPresentationStyle。")
  }

  package static func unknownHostFault(name: (any RoleValue)?, near: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownHostFault", "unknown framework '{name}'{near?; did you mean '{near}'?|{known=0?|; the frameworks are {known:enumerated}}}",
      "没有框架“{name}”{near?；是不是指“{near}”？|{known=0?|；可用的框架：{known:enumerated}}}",
      ["name": name.role, "near": near.role, "known": known.role])
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
      "codeOfProperty", "a property has no code; use --present, --dismiss, --add or --remove in place of --property",
      "属性没有代码；请把 --property 换成 --present、--dismiss、--add 或 --remove"))
  }

  package static var noCode: UsageFault {
    UsageFault(Words(
      "noCode", "this program prints no code; leave --show code out",
      "此程序不输出代码；请去掉 --show code"))
  }

  package static var noStepToExplain: UsageFault {
    UsageFault(Words(
      "noStepToExplain", "no step precedes this state; paste the warning of UIKit's with it, or ask --present, --dismiss, --add, --remove or --property",
      "此状态之前没有可解释的步骤；请把 UIKit 的警告一并粘贴，或用 --present、--dismiss、--add、--remove 或 --property 提问"))
  }

  package static func notAClass(name: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "notAClass", "'{name}' is not a class name",
      "“{name}”不是类名",
      ["name": name.role]))
  }

  package static var oneQuestion: UsageFault {
    UsageFault(Words(
      "oneQuestion", "ask one question: --present, --dismiss, --add, --remove or --property",
      "一次只能问一个问题：--present、--dismiss、--add、--remove 或 --property"))
  }

  package static func optionOfDescriptions(option: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "optionOfDescriptions", "{option} is for descriptions; leave it out for a line of source",
      "{option} 只用于描述；询问源代码的某一行时请去掉它",
      ["option": option.role]))
  }

  package static func partOfJSON(part: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "partOfJSON", "JSON has all of an answer; leave out --show {part} or --format json",
      "JSON 总是包含全部解释；请去掉 --show {part} 或 --format json",
      ["part": part.role]))
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
