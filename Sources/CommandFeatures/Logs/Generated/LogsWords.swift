// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var log: Words {
    Words(
      "log", "log",
      "日志")
  }

  package static var logHelp: Words {
    Words(
      "logHelp", "Of a log, explain each of UIKit's texts: what happened, why, the usual causes and their repairs.",
      "对于日志，解释 UIKit 的每条消息：发生了什么、为什么、常见的原因和修复方法。")
  }
}
