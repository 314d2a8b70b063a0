import VCSource

extension SimplifiedChinese {
  func word(_ word: PreviewWord) -> String {
    switch word {
    case .name: "简体中文"
    case .descriptions: "描述"
    case .figure: "图"
    case .page: "页面"
    case .pointers: "指针"
    case .template: "模板"
    case .theme: "主题"
    case .language: "语言"
    case .byTemplate: "由模板决定"
    case .zoomIn: "放大"
    case .zoomOut: "缩小"
    case .actualSize: "实际大小"
    case .wholeFigure: "整张图"
    case .find: "查找方框"
    case .fullScreen: "全屏"
    case .notes: "图的文字说明"
    case .download: "下载"
    case .firstStep: "第一步"
    case .previousStep: "上一步"
    case .nextStep: "下一步"
    case .lastStep: "最后一步"
    case .play: "播放步骤"
    case .pause: "暂停"
    case .beginning: "初始状态"
    case .lastMoment: "最终状态"
    case .lastGood: "下面是最近一次正确的图。"
    case .together: "全部合在一起"
    case .keys: "按键"
    case .explain: "查看方框或箭头的说明：点按它，或按回车键"
    case .hide: "隐藏"
    case .ended: "预览已结束。如果启动时用了 --port，重新启动后本页会继续显示。"
    case .pasted: "粘贴的文本"
    case .gone: "这份描述已不存在。"
    }
  }
}
