import VCCommand
import VCSource

extension Feature {
  /// Figures in a browser: `preview`, and the process that draws them for its server.
  package static var preview: Feature {
    Feature(
      commands: [
        ListedCommand(
          Preview.self, for: .writing,
          ("preview <in> ...", "show figures in a browser while you write"),
          otherNames: ["show", "serve"])
      ],
      worker: Worker(argument: PreviewWorker.argument, serve: PreviewWorker.serve),
      values: ["--port": "it takes a number up to 65535"],
      helpWords: [
        .zhHans: [
          "show figures in a browser while you write": "编写描述时在浏览器中显示图",
          "Show figures in a browser, and redraw them whenever a description is saved.":
            "在浏览器中显示图；每次存储描述后重新画图。",
          "Zoom and scroll position are preserved.": "缩放比例和滚动位置保持不变。",
          "Errors overlay the last good figure.": "有错误时，错误显示在上一张没有错误的图之上。",
          "Paste a log into the page to see its figure.": "把日志粘贴到网页中，就能看到它的图。",
          """
          Arrow keys go through the steps, a click explains a box or an arrow, and figures can be \
          saved in every format.
          """: "用方向键浏览各个步骤，点按方框或箭头会得到解释，图可以存储为任何一种格式。",
          "Only this machine can open the page, and only with the key in its address.":
            "只有本机能打开这个网页，而且地址中必须有密钥。",
          "Control-C ends it.": "按下 Control-C 结束。",
          "Descriptions, or folders of them.": "描述，或存放描述的文件夹。",
          """
          The port on this machine; 0 chooses a free one. With another number the address stays the \
          same.
          """: "本机的端口；0 表示选择一个空闲的端口。写其他数字时，地址保持不变。",
          "Open the page in the browser.": "在浏览器中打开网页。",
        ]
      ])
  }
}
