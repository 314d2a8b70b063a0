// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCSource

// The rows of Words.xcstrings.
extension Words {
}

extension PreviewWord {
  package var words: Words {
    switch self {
    case .actualSize:
      Words(
        "PreviewWord.actualSize", "Actual size",
        "实际大小")
    case .beginning:
      Words(
        "PreviewWord.beginning", "Beginning",
        "初始状态")
    case .byTemplate:
      Words(
        "PreviewWord.byTemplate", "by template",
        "由模板决定")
    case .descriptions:
      Words(
        "PreviewWord.descriptions", "Descriptions",
        "描述文件")
    case .download:
      Words(
        "PreviewWord.download", "Download",
        "下载")
    case .ended:
      Words(
        "PreviewWord.ended", "The preview has ended. If it was called with --port, this page goes on when it is started again.",
        "预览已结束。如果启动时用了 --port，重新启动后本页会继续显示。")
    case .explain:
      Words(
        "PreviewWord.explain", "Explain a box or an arrow: click it, or press Enter",
        "查看方框或箭头的说明：点按它，或按回车键")
    case .figure:
      Words(
        "PreviewWord.figure", "Figure",
        "图形")
    case .find:
      Words(
        "PreviewWord.find", "Find a box",
        "查找方框")
    case .firstStep:
      Words(
        "PreviewWord.firstStep", "First step",
        "第一步")
    case .fullScreen:
      Words(
        "PreviewWord.fullScreen", "Full screen",
        "全屏")
    case .gone:
      Words(
        "PreviewWord.gone", "This description is not there any more.",
        "这个描述文件已不存在。")
    case .hide:
      Words(
        "PreviewWord.hide", "Hide",
        "隐藏")
    case .keys:
      Words(
        "PreviewWord.keys", "Keys",
        "按键")
    case .language:
      Words(
        "PreviewWord.language", "Language",
        "语言")
    case .lastGood:
      Words(
        "PreviewWord.lastGood", "The figure below is the last good one.",
        "下面是最近一次正确的图形。")
    case .lastMoment:
      Words(
        "PreviewWord.lastMoment", "Last moment",
        "最终状态")
    case .lastStep:
      Words(
        "PreviewWord.lastStep", "Last step",
        "最后一步")
    case .name:
      Words(
        "PreviewWord.name", "English",
        "简体中文")
    case .nextStep:
      Words(
        "PreviewWord.nextStep", "Next step",
        "下一步")
    case .notes:
      Words(
        "PreviewWord.notes", "The figure in words",
        "图的文字说明")
    case .page:
      Words(
        "PreviewWord.page", "Page",
        "页面")
    case .pasted:
      Words(
        "PreviewWord.pasted", "Pasted text",
        "粘贴的文本")
    case .pause:
      Words(
        "PreviewWord.pause", "Pause",
        "暂停")
    case .play:
      Words(
        "PreviewWord.play", "Play the steps",
        "播放步骤")
    case .pointers:
      Words(
        "PreviewWord.pointers", "Pointers",
        "指针")
    case .previousStep:
      Words(
        "PreviewWord.previousStep", "Previous step",
        "上一步")
    case .template:
      Words(
        "PreviewWord.template", "Template",
        "模板")
    case .theme:
      Words(
        "PreviewWord.theme", "Theme",
        "主题")
    case .together:
      Words(
        "PreviewWord.together", "All together",
        "全部合在一起")
    case .wholeFigure:
      Words(
        "PreviewWord.wholeFigure", "Whole figure",
        "完整图形")
    case .zoomIn:
      Words(
        "PreviewWord.zoomIn", "Larger",
        "放大")
    case .zoomOut:
      Words(
        "PreviewWord.zoomOut", "Smaller",
        "缩小")
    }
  }
}
