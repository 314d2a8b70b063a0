import VCCommand
import VCSource

extension Feature {
  /// What is wrong with files, and what deserves a second look: `check`.
  package static var checks: Feature {
    Feature(
      commands: [
        ListedCommand(
          Check.self, for: .answers, ("check <in> ...", "report errors, warnings and hints"),
          otherNames: ["validate", "lint"])
      ],
      helpWords: [
        .zhHans: [
          "report errors, warnings and hints": "报告错误、警告和提示",
          "Report errors, warnings and hints of descriptions.": "报告描述中的错误、警告和提示。",
          "For a folder of Swift source, the transitions that weren't found are hints.":
            "对于 Swift 源代码的文件夹，没有找到的转场作为提示列出。",
          """
          The format of messages: text on standard error, json (an object a line) or a report for CI \
          on standard output.
          """: "消息的格式：text 写到标准错误，json（每行一个对象）或供 CI 使用的报告写到标准输出。",
        ]
      ])
  }
}
