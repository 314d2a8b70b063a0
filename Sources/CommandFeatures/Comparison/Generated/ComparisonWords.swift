// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCCommand
import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var changedExitCode: Words {
    Words(
      "changedExitCode", "changed (diff --check)",
      "有变化（diff --check）")
  }

  package static var changesRole: Words {
    Words(
      "changesRole", "the changes",
      "变化")
  }

  package static var diffCall: Words {
    Words(
      "diffCall", "compare, as text, JSON or a figure",
      "比较两个层次结构，输出文本、JSON 或图")
  }

  package static func diffFormatOption(first: (any RoleValue)?, last: (any RoleValue)?) -> Words {
    Words(
      "diffFormatOption", "text writes one line for each change, a picture's format draws both states{first?, and {first} to {last} are reports for CI|}. By default the ending of <out>, else text.",
      "text 把每处变化写成一行；图的格式会绘出两个状态{first?；{first} 至 {last} 是供 CI 使用的报告|}。默认由 <out> 的扩展名决定，没有时为 text。",
      ["first": first.role, "last": last.role])
  }

  package static var diffInputs: Words {
    Words(
      "diffInputs", "Controllers are matched by id, and without ids by class and position. Either input may be a description, a printed hierarchy, a storyboard or a folder; /dev/null has no controllers; HEAD~1:. is a folder of Swift source as it was in a commit. diff accepts the seven arguments with which git calls an external diff. A baseline is a description that import wrote.",
      "控制器按 id 对应；没有 id 时，按类和位置对应。两个输入都可以是描述、打印出的层次结构、故事板或文件夹；/dev/null 表示没有任何控制器；HEAD~1:. 表示 Swift 源代码的文件夹在该次提交时的内容。diff 接受 git 调用外部 diff 时传入的七个参数。要留作基线，请用 import 写出描述。")
  }

  package static var diffOutputOption: Words {
    Words(
      "diffOutputOption", "The file of the result; by default standard output.",
      "结果的文件；默认写到标准输出。")
  }

  package static var diffPointersOption: Words {
    Words(
      "diffPointersOption", "How presentations are drawn.",
      "呈现关系的画法。")
  }

  package static var diffPurpose: Words {
    Words(
      "diffPurpose", "Compare two hierarchies, as text, JSON or a figure.",
      "比较两个层次结构，输出文本、JSON 或图。")
  }

  package static var diffStates: Words {
    Words(
      "diffStates", "diff compares the final states, or with --step the states after a step, and which steps are refused.",
      "diff 比较最终的状态（写有 --step 时，比较这一步之后的状态），以及哪些步骤被拒绝。")
  }

  package static var exitCodeOption: Words {
    Words(
      "exitCodeOption", "End with 1 if anything changed.",
      "有变化时，以退出码 1 结束。")
  }

  package static var oldAndNew: Words {
    Words(
      "oldAndNew", "<old> and <new>",
      "<old> 和 <new>")
  }
}

extension UsageFault {
  package static var noKindOfScenes: UsageFault {
    UsageFault(Words(
      "noKindOfScenes", "this program can't draw changed scenes; leave -o and --format out for text",
      "此程序不能绘制场景的变化；要输出文本，请去掉 -o 和 --format"))
  }

  package static var nothingToDraw: UsageFault {
    UsageFault(Words(
      "nothingToDraw", "neither input has a view controller to draw",
      "两个输入都没有可绘制的视图控制器"))
  }

  package static var notTwoToCompare: UsageFault {
    UsageFault(Words(
      "notTwoToCompare", "diff compares two inputs: <old> and <new>",
      "diff 需要两个输入：<old> 和 <new>"))
  }
}
