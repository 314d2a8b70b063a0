// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCSource

// The rows of Words.xcstrings.
extension Words {
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

  /// The number of lines that a short answer leaves out.
  package static func linesInFull(count: (any RoleValue)?) -> Words {
    Words(
      "linesInFull", "--full prints {count} more {count=1?line|lines}.",
      "加上 --full 会再输出 {count} 行。",
      ["count": count.role])
  }

  /// Where the rules are from that an answer is based on and that are known least well.
  package static func weakestRules(rules: (any RoleValue)?, grade: (any RoleValue)?) -> Words {
    Words(
      "weakestRules", "Least certain: {rules:and}, {grade=documented,code?known from UIKit's code|=observed?known from logs and crash reports|=reported?known from reports by authors of apps|this program's choice}.",
      "所用规则中依据最弱的是 {rules:enumerated}：{grade=documented,code?UIKit 的代码|=observed?日志和崩溃报告|=reported?应用开发者的报告|由本程序选定}。",
      ["rules": rules.role, "grade": grade.role])
  }
}

extension TableWord {
  package var words: Words {
    switch self {
    case .children:
      Words(
        "TableWord.children", "children",
        "子级")
    case .class:
      Words(
        "TableWord.class", "class",
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
        "请求者")
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
