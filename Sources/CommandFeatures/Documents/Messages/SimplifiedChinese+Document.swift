import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Document) -> String {
    switch fault {
    case .documentNotUTF8: "文档不是 UTF-8，或者大于 100 MB"
    case .directiveWithoutName: "指令没有名称：vcdiagram figures/name"
    case .unknownDirective(let word, let near): "没有\(quoted(word))这一指令" + suggesting(near)
    case .directiveName(let name):
      "\(quoted(name))不能作为图的名称：应是相对于文档的路径，只含字母、数字、“-”“_”和“+”"
    case .unclosedDirective(let end): "指令没有以“\(end)”结束"
    case .strayDirectiveEnd: "这里没有未结束的指令"
    case .unclosedQuote: "引号没有在本行内闭合"
    case .commentEndsInDescription: "注释在描述中间就结束了；请把描述放进文件或代码块"
    case .unknownDirectiveOption(let word, let near):
      "指令没有\(quoted(word))这一选项" + (near == nil ? "；含空格的值请加引号" : suggesting(near))
    case .directiveOptionTwice(let word): "\(quoted(word))出现了两次"
    case .directiveOptionValue(let value, let option):
      "\(quoted(value))不是\(quoted(option))的有效值"
    case .pagesOfOneImage(let file, let count):
      "“\(file)”有 \(count) 页，但文档只能显示一页；请让图的名称以 .svg 结尾，使每一步各有一个文件"
    case .themeOfMarkdown(let theme): "theme=\(theme) 只用于 Markdown"
    case .linksOfImage:
      "“links”只用于 Markdown 和 AsciiDoc；“links=object”和“links=inline”只用于单个 SVG，"
        + "不能与 theme=both 或 docc 同用"
    case .linksInImage(let canWork):
      "图中有链接，而图片中的链接不起作用" + (canWork ? "；加上选项“links”即可起作用" : "")
    case .noDescription(let names):
      "没有描述：文档中没有，以下文件也不存在：" + enumerated(names.map(quoted))
    case .noDirectiveStep(let number, let count): "没有第 \(number) 步：描述共有 \(count) 步"
    case .noDirectiveController(let id): "描述中没有 id 为\(quoted(id))的视图控制器"
    case .figureTaken(let path): "\(quoted(path))由另一条指令以不同方式绘制，或者是本次调用的另一个文件"
    case .figureNotOurs(let path): "\(quoted(path))已经存在，但不是生成的图；请移走它，或者换一个名称"
    case .outsideRepository(let path):
      "\(quoted(path))在文档所在的仓库之外；没有仓库时，embed 只使用当前文件夹之内的文件"
    case .figureMissing(let path): "缺少\(quoted(path))；请运行“vcdiagram embed”"
    case .figureOutOfDate(let path): "\(quoted(path))已过时；请运行“vcdiagram embed”"
    case .referenceOutOfDate: "指令下方的内容已过时；请运行“vcdiagram embed”"
    }
  }
}
