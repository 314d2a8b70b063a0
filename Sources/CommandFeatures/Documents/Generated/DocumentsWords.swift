// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCCommand
import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// The note on a figure whose text is too small in its document's column; nil for what is too small to be told.
  package static func columnNote(width: (any RoleValue)?, smallest: (any RoleValue)?) -> Words {
    Words(
      "columnNote", "in a column of {width} pt the smallest text is {smallest?{smallest}|under 0.1} pt; add page={width}x, or page=a4-landscape",
      "在宽 {width} pt 的栏中，最小字号{smallest?只有 {smallest}|不足 0.1} pt；请加上 page={width}x 或 page=a4-landscape",
      ["width": width.role, "smallest": smallest.role])
  }

  package static var documentRole: Words {
    Words(
      "documentRole", "the document",
      "文档")
  }

  package static var embedCall: Words {
    Words(
      "embedCall", "keep the figures of documents up to date",
      "使文档中的图保持最新")
  }

  package static var embedCheckOption: Words {
    Words(
      "embedCheckOption", "Write nothing, report what is out of date, and end with 1 if anything is.",
      "什么也不写，只报告哪些内容已过时；如果有，则以退出码 1 结束。")
  }

  package static var embedDescription: Words {
    Words(
      "embedDescription", #"The description is figures/router.yaml, .yml or .json; or file=PATH; or in the comment, between its first line and -->; or in a code block that follows. Options are those of drawing, and alt="..." and caption="...". In AsciiDoc the lines follow //, in LaTeX %. Figures that were drawn for these documents, and that no directive names any more, are removed."#,
      #"描述是 figures/router.yaml、.yml 或 .json；或由 file=PATH 指定；或写在注释中，在第一行与 --> 之间；或写在随后的代码块中。选项与绘图时相同，另有 alt="..." 和 caption="..."。在 AsciiDoc 中各行写在 // 之后，在 LaTeX 中写在 % 之后。曾为这些文档绘制、但已没有指令提到的图会被删除。"#)
  }

  package static var embedDirective: Words {
    Words(
      "embedDirective", "In Markdown and DocC, a directive is a comment. embed writes what is between it and its end:",
      "在 Markdown 和 DocC 中，指令写成注释。embed 会写出指令与其结束标记之间的内容：")
  }

  package static var embedDocuments: Words {
    Words(
      "embedDocuments", "Documents (.md, .adoc, .tex), or folders: every document with a directive.",
      "文档：.md、.adoc、.tex；或文件夹，取其中带有指令的文档。")
  }

  package static var embedFormatOption: Words {
    Words(
      "embedFormatOption", "With --check, write what is out of date as a report for CI.",
      "与 --check 一起使用：把过时的内容写成供 CI 使用的报告。")
  }

  package static var embedPurpose: Words {
    Words(
      "embedPurpose", "Keep the figures of documents, and the references to them, up to date.",
      "使文档中的图和对图的引用保持最新。")
  }

  package static var embedWatchOption: Words {
    Words(
      "embedWatchOption", "Do it again whenever a document, a description or a template is saved, until Control-C.",
      "每次存储文档、描述或模板后重新执行，直到按下 Control-C。")
  }

  package static func notADocumentFault(path: (any RoleValue)?) -> Words {
    Words(
      "notADocumentFault", "'{path}' isn't a document; its name must end in .md, .adoc or .tex, and a folder must have some with directives",
      "“{path}”不是文档；文件名应以 .md、.adoc 或 .tex 结尾，文件夹中应有带指令的文档",
      ["path": path.role])
  }

  package static var staleExitCode: Words {
    Words(
      "staleExitCode", "out of date (embed --check)",
      "内容已过时（embed --check）")
  }
}

extension Message {
  /// A description inside a comment contains `-->`.
  package static var commentEndsInDescription: Message {
    Message(Words(
      "commentEndsInDescription", "the comment ends here, in the middle of its description; put that into a file or a block of code",
      "注释在描述中间就结束了；请把描述放进文件或代码块"))
  }

  /// A text can't be a figure's name.
  package static func directiveName(name: (any RoleValue)?) -> Message {
    Message(Words(
      "directiveName", "{name:quoted} cannot name a figure: a path from the document, of letters, digits, '-', '_' and '+'",
      "{name:quoted}不能作为图的名称：应是相对于文档的路径，只含字母、数字、“-”“_”和“+”",
      ["name": name.role]))
  }

  /// An option is given twice.
  package static func directiveOptionTwice(word: (any RoleValue)?) -> Message {
    Message(Words(
      "directiveOptionTwice", "{word:quoted} is there twice",
      "{word:quoted}出现了两次",
      ["word": word.role]))
  }

  /// A value doesn't suit its option.
  package static func directiveOptionValue(option: (any RoleValue)?, value: (any RoleValue)?) -> Message {
    Message(Words(
      "directiveOptionValue", "{option:quoted} doesn't take {value:quoted}",
      "{value:quoted}不是{option:quoted}的有效值",
      ["option": option.role, "value": value.role]))
  }

  /// A directive has no name.
  package static var directiveWithoutName: Message {
    Message(Words(
      "directiveWithoutName", "the directive has no name: vcdiagram figures/name",
      "指令没有名称：vcdiagram figures/name"))
  }

  /// The text is not UTF-8, or too large to be a document.
  package static var documentNotUTF8: Message {
    Message(Words(
      "documentNotUTF8", "the document is not UTF-8, or larger than 100 MB",
      "文档不是 UTF-8，或者大于 100 MB"))
  }

  /// The figure is missing.
  package static func figureMissing(path: (any RoleValue)?) -> Message {
    Message(Words(
      "figureMissing", "{path:quoted} is missing; run 'vcdiagram embed'",
      "缺少{path:quoted}；请运行“vcdiagram embed”",
      ["path": path.role]))
  }

  /// The file exists and is not a figure.
  package static func figureNotOurs(path: (any RoleValue)?) -> Message {
    Message(Words(
      "figureNotOurs", "{path:quoted} exists but is not a generated figure; move it or choose another name",
      "{path:quoted}已经存在，但不是生成的图；请移走它，或者换一个名称",
      ["path": path.role]))
  }

  /// The figure is out of date.
  package static func figureOutOfDate(path: (any RoleValue)?) -> Message {
    Message(Words(
      "figureOutOfDate", "{path:quoted} is out of date; run 'vcdiagram embed'",
      "{path:quoted}已过时；请运行“vcdiagram embed”",
      ["path": path.role]))
  }

  /// Another directive draws this file differently, or the file is an input.
  package static func figureTaken(path: (any RoleValue)?) -> Message {
    Message(Words(
      "figureTaken", "{path:quoted} is drawn otherwise by another directive, or is another file of this call",
      "{path:quoted}由另一条指令以不同方式绘制，或者是本次调用的另一个文件",
      ["path": path.role]))
  }

  /// A figure's links don't work, because the document shows an image of it.
  package static func linksInImage(canWork: Bool) -> Message {
    Message(Words(
      "linksInImage", "the figure has links, which don't work in an image{canWork?; the option 'links' makes them work}",
      "图中有链接，而图片中的链接不起作用{canWork?；加上选项“links”即可起作用}",
      ["canWork": canWork.role]))
  }

  /// `links` is beside an option that makes images, or in a document with images only.
  package static var linksOfImage: Message {
    Message(Words(
      "linksOfImage", "'links' is for Markdown and AsciiDoc; 'links=object' and 'links=inline' are for one SVG, without theme=both or docc",
      "“links”只用于 Markdown 和 AsciiDoc；“links=object”和“links=inline”只用于单个 SVG，不能与 theme=both 或 docc 同用"))
  }

  /// No file contains the description: the names tried.
  package static func noDescription(names: (any RoleValue)?) -> Message {
    Message(Words(
      "noDescription", "there is no description: neither in the document nor in {names:quotedEnumerated}",
      "找不到描述：文档中没有，{names:quotedEnumerated}也不存在",
      ["names": names.role]))
  }

  /// The description has no controller with this id.
  package static func noDirectiveController(id: (any RoleValue)?) -> Message {
    Message(Words(
      "noDirectiveController", "the description has no view controller with the id {id:quoted}",
      "描述中没有 id 为{id:quoted}的视图控制器",
      ["id": id.role]))
  }

  /// The description has no step with this number; its number of steps.
  package static func noDirectiveStep(number: (any RoleValue)?, count: (any RoleValue)?) -> Message {
    Message(Words(
      "noDirectiveStep", "there is no step {number}: the description has {count} {count=1?step|steps}",
      "没有第{number}步：描述共有{count}步",
      ["number": number.role, "count": count.role]))
  }

  /// A directive names a file outside of the document's repository.
  package static func outsideRepository(path: (any RoleValue)?) -> Message {
    Message(Words(
      "outsideRepository", "{path:quoted} is outside the document's repository; without a repository, embed uses files below the current folder",
      "{path:quoted}在文档所在的仓库之外；没有仓库时，embed 只使用当前文件夹之内的文件",
      ["path": path.role]))
  }

  /// The figure is a file of several pages, of which documents in this language show one: the file, and the number of pages.
  package static func pagesOfOneImage(file: (any RoleValue)?, count: (any RoleValue)?) -> Message {
    Message(Words(
      "pagesOfOneImage", "'{file}' has {count} pages, but the document would show one; end the figure's name in .svg for a file for each step",
      "“{file}”有{count}页，但文档只能显示一页；请让图的名称以 .svg 结尾，使每一步各有一个文件",
      ["file": file.role, "count": count.role]))
  }

  /// The reference is out of date.
  package static var referenceOutOfDate: Message {
    Message(Words(
      "referenceOutOfDate", "the block below the directive is out of date; run 'vcdiagram embed'",
      "指令下方的内容已过时；请运行“vcdiagram embed”"))
  }

  /// An end has no directive.
  package static var strayDirectiveEnd: Message {
    Message(Words(
      "strayDirectiveEnd", "no directive is open here",
      "这里没有未结束的指令"))
  }

  /// Documents in this language can't use a theme.
  package static func themeOfMarkdown(theme: (any RoleValue)?) -> Message {
    Message(Words(
      "themeOfMarkdown", "theme={theme} is for Markdown",
      "theme={theme}只用于 Markdown",
      ["theme": theme.role]))
  }

  /// A directive has no end; the end to write.
  package static func unclosedDirective(end: (any RoleValue)?) -> Message {
    Message(Words(
      "unclosedDirective", "the directive is not closed by '{end}'",
      "指令没有以“{end}”结束",
      ["end": end.role]))
  }

  /// A quotation mark has no partner.
  package static var unclosedQuote: Message {
    Message(Words(
      "unclosedQuote", "the quotation mark is not closed on its line",
      "引号没有在本行内闭合"))
  }

  /// A comment begins with a word similar to a directive's: the word, and the directive's.
  package static func unknownDirective(word: (any RoleValue)?, near: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownDirective", "unknown directive {word:quoted}{near?; did you mean {near:quoted}?}",
      "没有{word:quoted}这一指令{near?；是不是指{near:quoted}？}",
      ["word": word.role, "near": near.role]))
  }

  /// A word is not an option: the word, and the option that may have been meant.
  package static func unknownDirectiveOption(word: (any RoleValue)?, near: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownDirectiveOption", "a directive has no option {word:quoted}{near?{near?; did you mean {near:quoted}?}|; write a value with spaces in quotation marks}",
      "指令没有{word:quoted}这一选项{near?{near?；是不是指{near:quoted}？}|；含空格的值请加引号}",
      ["word": word.role, "near": near.role]))
  }
}

extension UsageFault {
  package static var formatWithoutCheck: UsageFault {
    UsageFault(Words(
      "formatWithoutCheck", "--format is for the report of --check",
      "--format 只用于 --check 的报告"))
  }

  package static var watchAndCheck: UsageFault {
    UsageFault(Words(
      "watchAndCheck", "--check writes nothing; leave --watch out",
      "--check 不会写入任何文件；请去掉 --watch"))
  }
}
