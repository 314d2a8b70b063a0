// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var checkCall: Words {
    Words(
      "checkCall", "report errors, warnings and hints",
      "报告错误、警告和提示")
  }

  package static var checkOfFolder: Words {
    Words(
      "checkOfFolder", "For a folder of Swift source, the transitions that weren't found are hints.",
      "对于 Swift 源代码的文件夹，没有找到的转场作为提示列出。")
  }

  package static var checkPurpose: Words {
    Words(
      "checkPurpose", "Report errors, warnings and hints of descriptions.",
      "报告描述中的错误、警告和提示。")
  }
}
