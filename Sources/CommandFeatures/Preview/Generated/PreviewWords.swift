// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var openOption: Words {
    Words(
      "openOption", "Open the page in the browser.",
      "在浏览器中打开网页。")
  }

  package static var portOption: Words {
    Words(
      "portOption", "The port on this machine; 0 chooses a free one. With another number the address stays the same.",
      "本机的端口；0 表示选择一个空闲的端口。写其他数字时，地址保持不变。")
  }

  package static var previewCall: Words {
    Words(
      "previewCall", "show figures in a browser while you write",
      "编写描述时在浏览器中显示图")
  }

  package static var previewDiscussion: Words {
    Words(
      "previewDiscussion", "Zoom and scroll position are preserved. Errors overlay the last good figure. Paste a log into the page to see its figure. Arrow keys go through the steps, a click explains a box or an arrow, and figures can be saved in every format. Only this machine can open the page, and only with the key in its address. Control-C ends it.",
      "缩放比例和滚动位置保持不变。有错误时，错误显示在上一张没有错误的图之上。把日志粘贴到网页中，就能看到它的图。用方向键浏览各个步骤，点按方框或箭头会得到解释，图可以存储为任何一种格式。只有本机能打开这个网页，而且地址中必须有密钥。按下 Control-C 结束。")
  }

  package static var previewInputs: Words {
    Words(
      "previewInputs", "Descriptions, or folders of them.",
      "描述，或存放描述的文件夹。")
  }

  package static var previewPurpose: Words {
    Words(
      "previewPurpose", "Show figures in a browser, and redraw them whenever a description is saved.",
      "在浏览器中显示图；每次存储描述后重新画图。")
  }
}
