import VCPhrases
import VCSource

/// The headings of the tables that `resolve` prints, and the cells that are words.
package struct TableWords {
  /// The id, class, family, the six pointers and the children.
  package let controllers: [String]
  /// The receiver, presenter, presented, style, transition, the presenter's view, and the style in
  /// compact width.
  package let presentations: [String]
  /// The id, level, scene, root and families.
  package let windows: [String]
  /// The last column of windows, if one has a width of its own.
  package let width: String
  /// Whether the presenter's view stays.
  package let stays, goes: String
}

extension Language {
  package var tableWords: TableWords {
    Wording(self).choose({ (_: English) in .english }, { (_: SimplifiedChinese) in .chinese })
  }
}

extension TableWords {
  fileprivate static let english = TableWords(
    controllers: [
      "id", "class", "family", "parent", "navigation", "tab bar", "split", "presenting",
      "presented", "children",
    ],
    presentations: [
      "sender", "presenter", "presented", "style", "transition", "presenter's view",
      "in compact width",
    ],
    windows: ["window", "level", "scene", "root", "families"], width: "width", stays: "stays",
    goes: "goes")

  fileprivate static let chinese = TableWords(
    controllers: [
      "id", "类", "族系", "父级", "导航", "标签栏", "分屏", "呈现者", "被呈现者", "子级",
    ],
    presentations: ["请求者", "呈现者", "被呈现者", "样式", "转场", "呈现者的视图", "紧凑宽度下"],
    windows: ["窗口", "级别", "场景", "根视图控制器", "族系"], width: "宽度", stays: "保留", goes: "离开")
}
