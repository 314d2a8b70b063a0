// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCSource

// The rows of Words.xcstrings.
extension Words {
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
