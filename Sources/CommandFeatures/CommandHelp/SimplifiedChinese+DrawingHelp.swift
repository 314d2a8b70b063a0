import VCSource

extension SimplifiedChinese {
  /// The help of the call that draws, and what ArgumentParser adds to every command's.
  static let drawingHelp = headings.merging(drawing) { _, new in new }
    .merging(options) { _, new in new }

  private static let headings = [
    "OVERVIEW:": "概述：",
    "USAGE:": "用法：",
    "ARGUMENTS:": "参数：",
    "OPTIONS:": "选项：",
    "values:": "可用的值：",
    "default:": "默认：",
    "Input and output": "输入和输出",
    "Figure": "图",
    "Parts of a *": "*的一部分",
    "map": "关系图（map）",
    "Look": "外观",
    "Page": "页面",
    "Documents": "文档",
    "Many figures": "多张图",
    "Show the version.": "显示版本。",
    "Show help information.": "显示帮助。",
  ]

  private static let drawing = [
    "Draw the view controllers of an iOS app as figures.": "把 iOS 应用的视图控制器画成图。",
    "A description is JSON or a YAML subset. A complete example:":
      "描述用 JSON 或 YAML 的一个子集写成。一个完整的例子：",
    """
    Exit codes: 0 done, 1 *, 64 wrong usage, 65 wrong input, 66 unreadable input, 70 internal error, \
    73 output can't be written.
    """: "退出码：0 完成，1 *，64 用法有误，65 输入有误，66 无法读取输入，70 内部错误，73 无法写入输出。",
    """
    Exit codes: 0 done, 64 wrong usage, 65 wrong input, 66 unreadable input, 70 internal error, 73 \
    output can't be written.
    """: "退出码：0 完成，64 用法有误，65 输入有误，66 无法读取输入，70 内部错误，73 无法写入输出。",
    "print help on *": "显示帮助：*",
    "*; - is standard input.": "*；- 表示标准输入。",
    "Descriptions": "描述",
    "A description": "描述",
    "Storyboards": "故事板",
    "storyboards": "故事板",
    "a printed hierarchy": "打印出的层次结构",
    "printed hierarchies": "打印出的层次结构",
    "a log": "日志",
    "logs": "日志",
  ]

  private static let options = [
    "Draw each input in the app that this one shows.": "把每个输入画在此输入所显示的应用中。",
    "The figure's file, or a folder that ends in a slash; by default standard output.":
      "图的文件，或以斜杠结尾的文件夹；默认写到标准输出。",
    "The figure's format; by default the ending of <out>, else svg.":
      "图的格式；默认由 <out> 的扩展名决定，没有时为 svg。",
    "Redraw whenever a description or the template is saved, until Control-C.":
      "每次存储描述或模板后重新画图，直到按下 Control-C。",
    "The input's format; by default detected from the content.": "输入的格式；默认根据内容判断。",
    "The device, instead of the input's if it has one.": "设备；输入中写有设备时，以这里的为准。",
    "Perform these segues after the steps, by identifier, or the shortest way to a scene, by its id.":
      "在各个步骤之后执行这些 segue（写标识符），或沿最短的路径到达一个场景（写它的 id）。",
    "Treat warnings as errors.": "把警告当作错误。",
    "The kind of figure; by default the template's, usually hierarchy.":
      "图的种类；默认由模板决定，通常为 hierarchy。",
    """
    all, families (containment, and one pair for each presentation), none or automatic. Add \
    properties, such as topViewController; present for who was asked; or subviews for the views in \
    the figure objects. Separate words with commas.
    """: """
    all（全部）、families（包含关系，以及每次呈现的一对箭头）、none（不画）或 automatic（自动）。还可以加上\
    属性，例如 topViewController；加上 present，画出请求发给了谁；加上 subviews，在 objects 图中画出视图。用逗号分隔。
    """,
    "Highlight these ids and dim the rest.": "突出显示这些 id，其余变淡。",
    "Draw one window; by default all.": "只画一个窗口；默认画全部。",
    "How code is written; by default the description's spelling.":
      "代码的写法；默认与描述中的写法一致。",
    """
    Use the state after this step; 0 is the initial state; 2-4 or 0,2-4 draws these, as --steps does.
    """: "使用这一步之后的状态；0 是初始状态；写成 2-4 或 0,2-4 时，像 --steps 那样画出这几步。",
    "Draw one figure for each step: <out>-0, <out>-1 ..., or pages of one PDF.":
      "每一步画一张图：<out>-0、<out>-1……，或一个 PDF 中的各页。",
    "Draw the steps side by side in one figure, or those of --step.":
      "把各个步骤（或 --step 指定的步骤）并排画在一张图中。",
    "Draw captions without --steps, too, and for steps without a label: what the step did.":
      "没有 --steps 时也画说明；步骤没有 label 时，说明写这一步做了什么。",
    "Show these scenes and their neighbours.": "显示这些场景和它们的相邻场景。",
    "How many segues away neighbours are; by default 1.": "相隔多少个 segue 算作相邻；默认为 1。",
    "Show every shortest path from this scene.": "显示从这个场景出发的每条最短路径。",
    "Where the paths of --from end.": "--from 的路径通往哪里。",
    "Leave out ids, classes and titles like these, with what they contain; * is any text.":
      "略去 id、类名或标题符合这些模式的控制器，连同它们所包含的控制器；* 代表任意文字。",
    "Show only these kinds of segues, and the scenes that they join.":
      "只显示这几种 segue，以及它们所连接的场景。",
    "Frame the scenes of a folder or module, with --pages on pages of their own.":
      "给同一文件夹或模块的场景加框；与 --pages 一起使用时，各占一页。",
    "The look: a name from 'vcdiagram help templates', or a file of your own.":
      "外观：“vcdiagram help templates”列出的名称，或你自己的文件。",
    """
    Fonts in place of the template's, by family or file, such as sans=Georgia,mono=Iosevka.ttf; \
    bold=<file> for a bold font's file.
    """: """
    用来代替模板字体的字体：字体系列名或文件，例如 sans=Georgia,mono=Iosevka.ttf；粗体的文件写成 bold=<file>。
    """,
    "The size of names, in points; all other lengths follow. By default the template's.":
      "名称的字号，以 pt 为单位；其他长度随之改变。默认由模板决定。",
    "What the figure is drawn on: the template's colour, or nothing; by default the template's.":
      "图的背景：模板的颜色，或没有背景；默认由模板决定。",
    "The colours: auto follows the page (SVG), both writes two files, <out> and <out>-dark.":
      "颜色：auto 跟随所在的网页（SVG）；both 写出 <out> 和 <out>-dark 两个文件。",
    "The language of figures, messages and explanations; by default the description's, or English.":
      "图、消息和解释的语言；默认为描述中的语言，没有时为英文。",
    "Name SwiftUI's controllers by their views, or by UIKit's classes; by default views.":
      "SwiftUI 的控制器以其视图命名，还是以 UIKit 的类命名；默认以视图命名。",
    """
    Show the ids of all controllers in their boxes, or of none; by default where boxes look alike.
    """: "是否在方框中显示控制器的 id；默认只在方框看起来一样时显示。",
    "Fit the figure to a page; simplify it if text would be small.":
      "按页面调整图的大小；文字过小时会简化图。",
    """
    Fit the figure to a size: 450x300 in points, 120mmx180mm, 6inx9in, or 740x for any height; \
    with 450x300! it is exactly that large.
    """:
      "按尺寸调整图的大小：450x300（以 pt 为单位）、120mmx180mm、6inx9in，或不限高度的 740x；写 450x300! 则图恰好这么大。",
    """
    Draw an overview, then the families on their own pages: <out>-1, <out>-2 ..., or pages of one PDF.
    """: "先画总览，然后每个族系各占一页：<out>-1、<out>-2……，或一个 PDF 中的各页。",
    "A PNG's pixels for each point: 1, 2 or 3.": "PNG 中每个 pt 的像素数：1、2 或 3。",
    "Stop working on an input after this many seconds.": "处理一个输入的时间上限，以秒为单位。",
    "Draw this many figures at once; by default one for each core.":
      "同时画的图数；默认与处理器的核心数相同。",
    "Skip figures whose description, template and options are unchanged.":
      "跳过描述、模板和选项都没有变化的图。",
    "Write what each figure depends on, for make.": "写出每张图所依赖的文件，供 make 使用。",
    "An id for the SVG, so that several inline figures don't share ids.":
      "SVG 的 id；同一网页中内嵌多张图时，避免 id 重复。",
    """
    How files of one figure are named; docc: <out>~dark for the dark theme, and a PNG in three scales, \
    <out>@2x and <out>@3x.
    """: "一张图的各个文件如何命名；docc：深色主题为 <out>~dark，PNG 有三种倍率，即另有 <out>@2x 和 <out>@3x。",
    "What messages call standard input, and its first line there.":
      "消息中标准输入的名称，以及它的第一行的行号。",
    "Use the state after this step; 0 is the initial state.": "使用这一步之后的状态；0 是初始状态。",
  ]
}
