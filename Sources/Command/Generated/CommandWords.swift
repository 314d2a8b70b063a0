// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var aDescription: Words {
    Words(
      "aDescription", "A description",
      "描述")
  }

  package static var allStepsOption: Words {
    Words(
      "allStepsOption", "Draw one figure for each step: <out>-0, <out>-1 ..., or pages of one PDF.",
      "每一步画一张图：<out>-0、<out>-1……，或一个 PDF 中的各页。")
  }

  package static var answerFormatOption: Words {
    Words(
      "answerFormatOption", "The output's format.",
      "输出的格式。")
  }

  package static var appOption: Words {
    Words(
      "appOption", "Draw each input in the app that this one shows.",
      "把每个输入画在此输入所显示的应用中。")
  }

  package static var arguments: Words {
    Words(
      "arguments", "Arguments",
      "参数")
  }

  package static var aroundOption: Words {
    Words(
      "aroundOption", "Show these scenes and their neighbours.",
      "显示这些场景和它们的相邻场景。")
  }

  package static func aText(kind: (any RoleValue)?) -> Words {
    Words(
      "aText", "a {kind}",
      "{kind}",
      ["kind": kind.role])
  }

  package static var backgroundOption: Words {
    Words(
      "backgroundOption", "What the figure is drawn on: the template's colour, or nothing; by default the template's.",
      "图的背景：模板的颜色，或没有背景；默认由模板决定。")
  }

  package static var blueprintTemplate: Words {
    Words(
      "blueprintTemplate", "The look of a blueprint: white and cyan lines on blue, square corners, letters of one width.",
      "蓝图的外观：蓝底，白色和青色的线条，直角，等宽字母。")
  }

  package static var bookTemplate: Words {
    Words(
      "bookTemplate", "The look of a book's figure.",
      "书中的图的外观。")
  }

  package static var captionsOption: Words {
    Words(
      "captionsOption", "Draw captions without --steps, too, and for steps without a label: what the step did.",
      "没有 --steps 时也画说明；步骤没有 label 时，说明写这一步做了什么。")
  }

  package static var depfileOption: Words {
    Words(
      "depfileOption", "Write what each figure depends on, for make.",
      "写出每张图所依赖的文件，供 make 使用。")
  }

  package static var descriptions: Words {
    Words(
      "descriptions", "Descriptions",
      "描述")
  }

  package static var docsTemplate: Words {
    Words(
      "docsTemplate", "The look of a figure in web documentation: larger type, softer lines, the title above and the legend below.",
      "网页文档中的图的外观：字较大，线条较柔和，标题在上方，图例在下方。")
  }

  package static var documentsSection: Words {
    Words(
      "documentsSection", "Documents",
      "文档")
  }

  package static var drawExample: Words {
    Words(
      "drawExample", "A description is JSON or a YAML subset. A complete example:",
      "描述用 JSON 或 YAML 的一个子集写成。一个完整的例子：")
  }

  package static var drawPurpose: Words {
    Words(
      "drawPurpose", "Draw the view controllers of an iOS app as figures.",
      "把 iOS 应用的视图控制器画成图。")
  }

  package static var emphasizeOption: Words {
    Words(
      "emphasizeOption", "Highlight these ids and dim the rest.",
      "突出显示这些 id，其余变淡。")
  }

  package static func exitCodes(meanings: (any RoleValue)?) -> Words {
    Words(
      "exitCodes", "Exit codes: 0 done, {meanings=0?|1 {meanings:or}, }64 wrong usage, 65 wrong input, 66 unreadable input, 70 internal error, 73 output can't be written.",
      "退出码：0 完成，{meanings=0?|1 {meanings:or}，}64 用法有误，65 输入有误，66 无法读取输入，70 内部错误，73 无法写入输出。",
      ["meanings": meanings.role])
  }

  package static var figureOption: Words {
    Words(
      "figureOption", "The kind of figure; by default the template's, usually hierarchy.",
      "图的种类；默认由模板决定，通常为 hierarchy。")
  }

  package static var figureSection: Words {
    Words(
      "figureSection", "Figure",
      "图")
  }

  package static var filesSection: Words {
    Words(
      "filesSection", "Input and output",
      "输入和输出")
  }

  package static var fitOption: Words {
    Words(
      "fitOption", "Fit the figure to a size: 450x300 in points, 120mmx180mm, 6inx9in, or 740x for any height.",
      "按尺寸调整图的大小：450x300（以 pt 为单位）、120mmx180mm、6inx9in，或不限高度的 740x。")
  }

  package static var fontOption: Words {
    Words(
      "fontOption", "Fonts in place of the template's, by family or file, such as sans=Georgia,mono=Iosevka.ttf; bold=<file> for a bold font's file.",
      "用来代替模板字体的字体：字体系列名或文件，例如 sans=Georgia,mono=Iosevka.ttf；粗体的文件写成 bold=<file>。")
  }

  package static var formatOption: Words {
    Words(
      "formatOption", "The figure's format; by default the ending of <out>, else svg.",
      "图的格式；默认由 <out> 的扩展名决定，没有时为 svg。")
  }

  package static var fromOption: Words {
    Words(
      "fromOption", "Show every shortest path from this scene.",
      "显示从这个场景出发的每条最短路径。")
  }

  package static var groupOption: Words {
    Words(
      "groupOption", "Frame the scenes of a folder or module, with --pages on pages of their own.",
      "给同一文件夹或模块的场景加框；与 --pages 一起使用时，各占一页。")
  }

  package static func helpCall(topics: (any RoleValue)?) -> Words {
    Words(
      "helpCall", "print help on {topics:or}",
      "显示帮助：{topics:or}",
      ["topics": topics.role])
  }

  package static var helpOption: Words {
    Words(
      "helpOption", "Show help information.",
      "显示帮助。")
  }

  package static var hideOption: Words {
    Words(
      "hideOption", "Leave out ids, classes and titles like these, with what they contain; * is any text.",
      "略去 id、类名或标题符合这些模式的控制器，连同它们所包含的控制器；* 代表任意文字。")
  }

  package static var hopsOption: Words {
    Words(
      "hopsOption", "How many segues away neighbours are; by default 1.",
      "相隔多少个 segue 算作相邻；默认为 1。")
  }

  package static var idiomOption: Words {
    Words(
      "idiomOption", "The device, instead of the input's if it has one.",
      "设备；输入中写有设备时，以这里的为准。")
  }

  package static var idOption: Words {
    Words(
      "idOption", "An id for the SVG, so that several inline figures don't share ids.",
      "SVG 的 id；同一网页中内嵌多张图时，避免 id 重复。")
  }

  package static var idsOption: Words {
    Words(
      "idsOption", "Show the ids of all controllers in their boxes, or of none; by default where boxes look alike.",
      "是否在方框中显示控制器的 id；默认只在方框看起来一样时显示。")
  }

  package static var ifChangedOption: Words {
    Words(
      "ifChangedOption", "Skip figures whose description, template and options are unchanged.",
      "跳过描述、模板和选项都没有变化的图。")
  }

  package static var inputFormatOption: Words {
    Words(
      "inputFormatOption", "The input's format; by default detected from the content.",
      "输入的格式；默认根据内容判断。")
  }

  package static func inputs(kinds: (any RoleValue)?) -> Words {
    Words(
      "inputs", "{kinds:or}; - is standard input.",
      "{kinds:or}；- 表示标准输入。",
      ["kinds": kinds.role])
  }

  package static var jobsOption: Words {
    Words(
      "jobsOption", "Draw this many figures at once; by default one for each core.",
      "同时画的图数；默认与处理器的核心数相同。")
  }

  package static var kindsOption: Words {
    Words(
      "kindsOption", "Show only these kinds of segues, and the scenes that they join.",
      "只显示这几种 segue，以及它们所连接的场景。")
  }

  package static var languageOption: Words {
    Words(
      "languageOption", "The language of figures, messages and explanations; by default the description's, or English.",
      "图、消息和解释的语言；默认为描述中的语言，没有时为英文。")
  }

  package static var lookSection: Words {
    Words(
      "lookSection", "Look",
      "外观")
  }

  package static var manySection: Words {
    Words(
      "manySection", "Many figures",
      "多张图")
  }

  package static func meaning(text: (any RoleValue)?, values: (any RoleValue)?, standard: (any RoleValue)?) -> Words {
    Words(
      "meaning", "{text}{values? (values: {values:enumerated}{standard?; default: {standard}|})|{standard? (default: {standard})|}}",
      "{text}{values?（可用的值：{values:enumerated}{standard?；默认：{standard}|}）|{standard?（默认：{standard}）|}}",
      ["text": text.role, "values": values.role, "standard": standard.role])
  }

  package static var messageFormatOption: Words {
    Words(
      "messageFormatOption", "The format of messages: text on standard error, json (an object a line) or a report for CI on standard output.",
      "消息的格式：text 写到标准错误，json（每行一个对象）或供 CI 使用的报告写到标准输出。")
  }

  package static var monoTemplate: Words {
    Words(
      "monoTemplate", "The look of a figure that is printed, or copied, in black and white: no colour anywhere.",
      "黑白打印或复印的图的外观：完全不用颜色。")
  }

  package static var namesOption: Words {
    Words(
      "namesOption", "How files of one figure are named; docc: <out>~dark for the dark theme, and a PNG in three scales, <out>@2x and <out>@3x.",
      "一张图的各个文件如何命名；docc：深色主题为 <out>~dark，PNG 有三种倍率，即另有 <out>@2x 和 <out>@3x。")
  }

  package static var options: Words {
    Words(
      "options", "Options",
      "选项")
  }

  package static var outputOption: Words {
    Words(
      "outputOption", "The figure's file, or a folder that ends in a slash; by default standard output.",
      "图的文件，或以斜杠结尾的文件夹；默认写到标准输出。")
  }

  package static func overview(purpose: (any RoleValue)?) -> Words {
    Words(
      "overview", "OVERVIEW: {purpose}",
      "概述：{purpose}",
      ["purpose": purpose.role])
  }

  package static var pageOption: Words {
    Words(
      "pageOption", "Fit the figure to a page; simplify it if text would be small.",
      "按页面调整图的大小；文字过小时会简化图。")
  }

  package static var pageSection: Words {
    Words(
      "pageSection", "Page",
      "页面")
  }

  package static var pagesOption: Words {
    Words(
      "pagesOption", "Draw an overview, then the families on their own pages: <out>-1, <out>-2 ..., or pages of one PDF.",
      "先画总览，然后每个族系各占一页：<out>-1、<out>-2……，或一个 PDF 中的各页。")
  }

  package static var panelsOption: Words {
    Words(
      "panelsOption", "Draw the steps side by side in one figure, or those of --step.",
      "把各个步骤（或 --step 指定的步骤）并排画在一张图中。")
  }

  package static var performOption: Words {
    Words(
      "performOption", "Perform these segues after the steps, by identifier, or the shortest way to a scene, by its id.",
      "在各个步骤之后执行这些 segue（写标识符），或沿最短的路径到达一个场景（写它的 id）。")
  }

  package static var pointersOption: Words {
    Words(
      "pointersOption", "all, families (containment, and one pair for each presentation), none or automatic. Add properties, such as topViewController; present for who was asked; or subviews for the views in the figure objects. Separate words with commas.",
      "all（全部）、families（包含关系，以及每次呈现的一对箭头）、none（不画）或 automatic（自动）。还可以加上属性，例如 topViewController；加上 present，画出请求发给了谁；加上 subviews，在 objects 图中画出视图。用逗号分隔。")
  }

  package static var printMonoTemplate: Words {
    Words(
      "printMonoTemplate", "The look of a figure in a book that is printed in black and white: that of print, without colour.",
      "黑白印刷书籍中的图的外观：与 print 相同，但不用颜色。")
  }

  package static var printTemplate: Words {
    Words(
      "printTemplate", "The look of a figure in a printed book, between lines of 10 points: small type, thin lines, little room.",
      "印刷书籍中、10 pt 正文之间的图的外观：字小，线细，留白少。")
  }

  package static var scaleOption: Words {
    Words(
      "scaleOption", "A PNG's pixels for each point: 1, 2 or 3.",
      "PNG 中每个 pt 的像素数：1、2 或 3。")
  }

  package static func scenesSection(kinds: (any RoleValue)?) -> Words {
    Words(
      "scenesSection", "Parts of a {kinds:or}",
      "关系图（{kinds:or}）的一部分",
      ["kinds": kinds.role])
  }

  package static func sectionHeading(title: (any RoleValue)?) -> Words {
    Words(
      "sectionHeading", "{title}:",
      "{title}：",
      ["title": title.role])
  }

  package static var sizeOption: Words {
    Words(
      "sizeOption", "The size of names, in points; all other lengths follow. By default the template's.",
      "名称的字号，以 pt 为单位；其他长度随之改变。默认由模板决定。")
  }

  package static var slideTemplate: Words {
    Words(
      "slideTemplate", "The look of a figure on a slide: a transparent page of 16 to 9, large type, few pointers.",
      "幻灯片上的图的外观：16:9 的透明页面，字大，指针少。")
  }

  package static var spellingOption: Words {
    Words(
      "spellingOption", "How code is written; by default the description's spelling.",
      "代码的写法；默认与描述中的写法一致。")
  }

  package static var standardInputNameOption: Words {
    Words(
      "standardInputNameOption", "What messages call standard input, and its first line there.",
      "消息中标准输入的名称，以及它的第一行的行号。")
  }

  package static var stepOption: Words {
    Words(
      "stepOption", "Use the state after this step; 0 is the initial state.",
      "使用这一步之后的状态；0 是初始状态。")
  }

  package static var stepsOption: Words {
    Words(
      "stepsOption", "Use the state after this step; 0 is the initial state; 2-4 or 0,2-4 draws these, as --steps does.",
      "使用这一步之后的状态；0 是初始状态；写成 2-4 或 0,2-4 时，像 --steps 那样画出这几步。")
  }

  package static var strictOption: Words {
    Words(
      "strictOption", "Treat warnings as errors.",
      "把警告当作错误。")
  }

  package static var swiftuiOption: Words {
    Words(
      "swiftuiOption", "Name SwiftUI's controllers by their views, or by UIKit's classes; by default views.",
      "SwiftUI 的控制器以其视图命名，还是以 UIKit 的类命名；默认以视图命名。")
  }

  package static var templateCallNote: Words {
    Words(
      "templateCallNote", "'vcdiagram template <name>' prints one to start your own from.",
      "“vcdiagram template <name>”打印一个，供你修改。")
  }

  package static var templateOption: Words {
    Words(
      "templateOption", "The look: a name from 'vcdiagram help templates', or a file of your own.",
      "外观：“vcdiagram help templates”列出的名称，或你自己的文件。")
  }

  package static var templateRepositoryOption: Words {
    Words(
      "templateRepositoryOption", "The repository whose settings name the template.",
      "设置中指定了模板的仓库。")
  }

  package static var templatesHeading: Words {
    Words(
      "templatesHeading", "TEMPLATES:",
      "模板：")
  }

  package static var themeOption: Words {
    Words(
      "themeOption", "The colours: auto follows the page (SVG), both writes two files, <out> and <out>-dark.",
      "颜色：auto 跟随所在的网页（SVG）；both 写出 <out> 和 <out>-dark 两个文件。")
  }

  package static var timeLimitOption: Words {
    Words(
      "timeLimitOption", "Stop working on an input after this many seconds.",
      "处理一个输入的时间上限，以秒为单位。")
  }

  package static var toOption: Words {
    Words(
      "toOption", "Where the paths of --from end.",
      "--from 的路径通往哪里。")
  }

  package static var usage: Words {
    Words(
      "usage", "USAGE: ",
      "用法：")
  }

  package static var versionOption: Words {
    Words(
      "versionOption", "Show the version.",
      "显示版本。")
  }

  package static var watchOption: Words {
    Words(
      "watchOption", "Redraw whenever a description or the template is saved, until Control-C.",
      "每次存储描述或模板后重新画图，直到按下 Control-C。")
  }

  package static var windowOption: Words {
    Words(
      "windowOption", "Draw one window; by default all.",
      "只画一个窗口；默认画全部。")
  }
}
