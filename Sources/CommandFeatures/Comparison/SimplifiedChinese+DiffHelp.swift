import VCSource

extension SimplifiedChinese {
  /// The help of `diff`.
  static let diffHelp = [
    "compare, as text, JSON or a figure": "比较两份描述，输出文本、JSON 或图",
    "changed (diff --exit-code)": "有变化（diff --exit-code）",
    "Compare two hierarchies, as text, JSON or a figure.": "比较两个层次结构，输出文本、JSON 或图。",
    "Controllers are matched by id, and without ids by class and position.":
      "控制器按 id 对应；没有 id 时，按类和位置对应。",
    """
    Either input may be a description, a printed hierarchy, a storyboard or a folder; /dev/null has no \
    controllers; HEAD~1:. is a folder of Swift source as it was in a commit.
    """: """
    两个输入都可以是描述、打印出的层次结构、故事板或文件夹；/dev/null 表示没有任何控制器；HEAD~1:. 是 Swift \
    源代码的文件夹在那次提交时的内容。
    """,
    "diff accepts the seven arguments with which git calls an external diff.":
      "diff 接受 git 调用外部 diff 时传入的七个参数。",
    "A baseline is a description that import wrote.": "要留作基线，请用 import 写出描述。",
    """
    diff compares the final states, or with --step the states after a step, and which steps are \
    refused.
    """: "diff 比较最终的状态（写有 --step 时，比较这一步之后的状态），以及哪些步骤被拒绝。",
    "<old> and <new>": "<old> 和 <new>",
    "The file of the result; by default standard output.": "结果的文件；默认写到标准输出。",
    """
    text writes one line for each change, a picture's format draws both states, and sarif to gitlab are \
    reports for CI. By default the ending of <out>, else text.
    """: """
    text 把每个变化写成一行；图的格式画出两个状态；sarif 至 gitlab 是供 CI 使用的报告。默认由 <out> \
    的扩展名决定，没有时为 text。
    """,
    "End with 1 if anything changed.": "有变化时，以退出码 1 结束。",
    "How presentations are drawn.": "如何画呈现关系。",
  ]
}
