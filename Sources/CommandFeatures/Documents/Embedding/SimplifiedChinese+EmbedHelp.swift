import VCSource

extension SimplifiedChinese {
  /// The help of `embed`.
  static let embedHelp = [
    "keep the figures of documents up to date": "使文档中的图保持最新",
    "out of date (embed --check)": "不是最新（embed --check）",
    "Keep the figures of documents, and the references to them, up to date.":
      "使文档中的图和对图的引用保持最新。",
    """
    In Markdown and DocC, a directive is a comment. embed writes what is between it and its end:
    """: "在 Markdown 和 DocC 中，指令是一个注释。embed 写出指令与其结尾之间的内容：",
    """
    The description is figures/router.yaml, .yml or .json; or file=PATH; or in the comment, between \
    its first line and -->; or in a code block that follows.
    """: """
    描述是 figures/router.yaml、.yml 或 .json；或由 file=PATH 指定；或写在注释中，在第一行与 --> 之间；\
    或写在随后的代码块中。
    """,
    "Options are those of drawing, and alt=\"...\" and caption=\"...\".":
      "选项与画图时相同，另有 alt=\"...\" 和 caption=\"...\"。",
    "In AsciiDoc the lines follow //, in LaTeX %.": "在 AsciiDoc 中各行写在 // 之后，在 LaTeX 中写在 % 之后。",
    "Documents: .md, .adoc, .tex.": "文档：.md、.adoc、.tex。",
    "Write nothing, report what is out of date, and end with 1 if anything is.":
      "什么也不写，只报告哪些图不是最新的；如果有，则以退出码 1 结束。",
    "With --check, write what is out of date as a report for CI.":
      "与 --check 一起使用：把不是最新的写成供 CI 使用的报告。",
    "Delete figures drawn for this document that no directive names any more.":
      "删除为这个文档画过、但不再有指令提到的图。",
    "Do it again whenever a document, a description or a template is saved, until Control-C.":
      "每次存储文档、描述或模板后再做一次，直到按下 Control-C。",
  ]
}
