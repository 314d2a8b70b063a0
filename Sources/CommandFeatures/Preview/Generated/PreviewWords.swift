// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCCommand
import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var openOption: Words {
    Words(
      "openOption", "Open the page in the browser.",
      "在浏览器中打开网页。")
  }

  package static func portFault(port: (any RoleValue)?, reason: (any RoleValue)?) -> Words {
    Words(
      "portFault", "port {port} is unavailable: {reason}; set VCDIAGRAM_PORT to another, or to none",
      "端口 {port} 不可用：{reason}；请把 VCDIAGRAM_PORT 换成另一个，或不设置",
      ["port": port.role, "reason": reason.role])
  }

  package static var previewCall: Words {
    Words(
      "previewCall", "show figures in a browser while you write",
      "编写描述时在浏览器中显示图")
  }

  package static var previewDiscussion: Words {
    Words(
      "previewDiscussion", "Zoom and scroll position are preserved. Errors overlay the last good figure. Paste a log into the page to see its figure. Arrow keys go through the steps, a click explains a box or an arrow, and figures can be saved in every format. Only this machine can open the page, and only with the key in its address. With VCDIAGRAM_PORT=8000 in the environment, the address stays the same. Control-C ends it.",
      "缩放比例和滚动位置保持不变。有错误时，错误信息显示在最近一张没有错误的图之上。把日志粘贴到网页中，就能看到它的图。用方向键浏览各个步骤，点按方框或箭头会得到解释，图可以存储为任何一种格式。只有本机能打开这个网页，而且地址中必须有密钥。设置环境变量 VCDIAGRAM_PORT=8000 时，地址保持不变。按下 Control-C 结束。")
  }

  package static var previewInputs: Words {
    Words(
      "previewInputs", "Descriptions, or folders of them.",
      "描述，或存放描述的文件夹。")
  }

  package static var previewPurpose: Words {
    Words(
      "previewPurpose", "Show figures in a browser, and redraw them whenever a description is saved.",
      "在浏览器中显示图；每次存储描述后重新绘图。")
  }
}

extension UsageFault {
  package static func noDescriptions(folder: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "noDescriptions", "there is no description in '{folder}'",
      "“{folder}”中没有描述",
      ["folder": folder.role]))
  }

  package static var previewOfStandardInput: UsageFault {
    UsageFault(Words(
      "previewOfStandardInput", "preview needs a file, not standard input",
      "preview 需要文件，不能用标准输入"))
  }

  package static var themeOfPreview: UsageFault {
    UsageFault(Words(
      "themeOfPreview", "preview shows one theme at a time; use light, dark or auto",
      "preview 每次只显示一个主题；请使用 light、dark 或 auto"))
  }
}

/// A text of `Words.xcstrings`.
package enum PreviewWord: String, CaseIterable, Sendable {
  case actualSize
  case beginning
  case byTemplate
  case descriptions
  case download
  case ended
  case explain
  case figure
  case find
  case firstStep
  case fullScreen
  case gone
  case hide
  case keys
  case language
  case lastGood
  case lastMoment
  case lastStep
  case name
  case nextStep
  case notes
  case page
  case pasted
  case pause
  case play
  case pointers
  case previousStep
  case template
  case theme
  case together
  case wholeFigure
  case zoomIn
  case zoomOut
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
        "描述")
    case .download:
      Words(
        "PreviewWord.download", "Download",
        "下载")
    case .ended:
      Words(
        "PreviewWord.ended", "The preview has ended. If it was called with VCDIAGRAM_PORT, this page goes on when it is started again.",
        "预览已结束。如果启动时设置了 VCDIAGRAM_PORT，重新启动后本页会继续显示。")
    case .explain:
      Words(
        "PreviewWord.explain", "Explain a box or an arrow: click it, or press Enter",
        "查看方框或箭头的说明：点按它，或按回车键")
    case .figure:
      Words(
        "PreviewWord.figure", "Figure",
        "图")
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
        "这份描述已不存在。")
    case .hide:
      Words(
        "PreviewWord.hide", "Hide",
        "隐藏")
    case .keys:
      Words(
        "PreviewWord.keys", "Keys",
        "键盘快捷键")
    case .language:
      Words(
        "PreviewWord.language", "Language",
        "语言")
    case .lastGood:
      Words(
        "PreviewWord.lastGood", "The figure below is the last good one.",
        "下面是最近一张没有错误的图。")
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
        "整张图")
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
