import Testing
import VCCommandFeatures
import VCSource

@Suite struct `The words of tables` {
  /// The words of each table, each beside its translation.
  private func pairs(_ words: [TableWord]) -> [String] {
    words.map { "\($0.words.text(in: Wording(.en))) \($0.words.text(in: Wording(.zhHans)))" }
  }

  @Test func `are there in each language`() {
    #expect(
      pairs(TableWord.controllers) == [
        "id id", "class 类", "family 族系", "parent 父级", "navigation 导航", "tab bar 标签栏",
        "split 分屏", "presenting 呈现者", "presented 被呈现者", "children 子级",
      ])
    #expect(
      pairs(TableWord.presentations) == [
        "sender 接收者", "presenter 呈现者", "presented 被呈现者", "style 样式", "transition 转场",
        "presenter's view 呈现者的视图", "in compact width 紧凑宽度下",
      ])
    #expect(
      pairs(TableWord.windows) == [
        "window 窗口", "level 级别", "scene 场景", "root 根视图控制器", "families 族系",
      ])
    #expect(pairs([.width, .stays, .goes]) == ["width 宽度", "stays 保留", "goes 离开"])
  }
}
