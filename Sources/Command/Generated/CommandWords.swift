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

  package static var answerFormatOption: Words {
    Words(
      "answerFormatOption", "The output's format.",
      "输出的格式。")
  }

  package static var arguments: Words {
    Words(
      "arguments", "Arguments",
      "参数")
  }

  package static var aroundOption: Words {
    Words(
      "aroundOption", "Show these scenes and their neighbours; cart:2 also shows the neighbours' neighbours.",
      "显示这些场景和它们的相邻场景；cart:2 还显示相邻场景的相邻场景。")
  }

  package static func aText(kind: (any RoleValue)?) -> Words {
    Words(
      "aText", "a {kind}",
      "{kind}",
      ["kind": kind.role])
  }

  package static var blueprintTemplate: Words {
    Words(
      "blueprintTemplate", "The look of a blueprint: white and cyan lines on blue, square corners, letters of one width.",
      "蓝图的外观：蓝底，白色和青色的线条，直角，等宽字体。")
  }

  package static var bookTemplate: Words {
    Words(
      "bookTemplate", "The look of a book's figure.",
      "书籍插图的外观。")
  }

  package static var brokenLinkReason: Words {
    Words(
      "brokenLinkReason", "a link leads nowhere",
      "链接所指的文件不存在")
  }

  /// The report on a call that can't be carried out.
  package static func callReport(fault: (any RoleValue)?, usage: (any RoleValue)?, help: (any RoleValue)?) -> Words {
    Words(
      "callReport", "error: {fault}\nUsage: {usage}; see '{help}'",
      "错误：{fault}\n用法：{usage}；参见“{help} --language zh-Hans”",
      ["fault": fault.role, "usage": usage.role, "help": help.role])
  }

  package static var captionsOption: Words {
    Words(
      "captionsOption", "Draw captions without --step all, too, and for steps without a label: what the step did.",
      "没有 --step all 时也绘制说明；步骤没有 label 时，以这一步所做的事作为说明。")
  }

  package static var changedReason: Words {
    Words(
      "changedReason", "it was changed meanwhile; try again",
      "文件在此期间已被修改；请重试")
  }

  package static func crashReason(isLimited: Bool) -> Words {
    Words(
      "crashReason", "the program crashed; {isLimited?if its memory limit isn't the cause, |}please report it, with the input, on the repository's Security page",
      "程序崩溃了；{isLimited?如果不是内存限制所致，|}请在代码仓库的 Security 页面报告，并附上这个输入",
      ["isLimited": isLimited.role])
  }

  package static var descriptionRole: Words {
    Words(
      "descriptionRole", "the description",
      "描述")
  }

  package static var descriptions: Words {
    Words(
      "descriptions", "Descriptions",
      "描述")
  }

  package static var descriptionsAloneFault: Words {
    Words(
      "descriptionsAloneFault", "inputs of one kind aren't joined to one app; name them one by one",
      "同一类输入不能合成一个应用；请逐个指定")
  }

  package static var deviceReason: Words {
    Words(
      "deviceReason", "it is a device",
      "这是设备文件")
  }

  package static var docsTemplate: Words {
    Words(
      "docsTemplate", "The look of a figure in web documentation: larger type, softer lines, the title above and the legend below.",
      "网页文档配图的外观：字较大，线条较柔和，标题在上方，图例在下方。")
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
      "突出显示这些 id，其余的变淡。")
  }

  package static func exitCodeReason(code: (any RoleValue)?) -> Words {
    Words(
      "exitCodeReason", "the process that drew it ended with code {code}",
      "绘图进程以退出码 {code} 结束",
      ["code": code.role])
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

  package static var figureRole: Words {
    Words(
      "figureRole", "the figure",
      "图")
  }

  package static var figureSection: Words {
    Words(
      "figureSection", "Figure",
      "图")
  }

  package static func fileOfCall(role: (any RoleValue)?, standard: Bool, isWritten: Bool, path: (any RoleValue)?) -> Words {
    Words(
      "fileOfCall", "{role} {standard?on standard {isWritten?output|input}|'{path}'}",
      "{standard?{isWritten?标准输出|标准输入}中的{role}|{role}“{path}”}",
      ["role": role.role, "standard": standard.role, "isWritten": isWritten.role, "path": path.role])
  }

  package static var filesSection: Words {
    Words(
      "filesSection", "Input and output",
      "输入和输出")
  }

  package static func folderOfDescriptionsReason(first: (any RoleValue)?) -> Words {
    Words(
      "folderOfDescriptionsReason", "it is a folder of descriptions; name one of them, such as '{first}', or draw or check them all",
      "这是存放描述的文件夹；请指定其中一个，例如“{first}”，或者对整个文件夹绘图、检查",
      ["first": first.role])
  }

  package static var folderReason: Words {
    Words(
      "folderReason", "it is a folder",
      "这是文件夹")
  }

  package static var folderRole: Words {
    Words(
      "folderRole", "the folder",
      "文件夹")
  }

  package static var fontNotation: Words {
    Words(
      "fontNotation", "write sans=<family>, mono=<family> or, with a font's file, bold=<file>",
      "请写 sans=<family>、mono=<family>，或者（指定字体文件时）bold=<file>")
  }

  package static var fontOption: Words {
    Words(
      "fontOption", "Fonts in place of the template's, by family or file, such as sans=Georgia,mono=Iosevka.ttf; bold=<file> for a bold font's file.",
      "用来代替模板字体的字体：字体系列名或文件，例如 sans=Georgia,mono=Iosevka.ttf；粗体字体的文件写成 bold=<file>。")
  }

  package static var formatOption: Words {
    Words(
      "formatOption", "The figure's format; by default the ending of <out>, else svg.",
      "图的格式；默认由 <out> 的扩展名决定，没有时为 svg。")
  }

  package static func formerOptionNote(option: (any RoleValue)?, now: (any RoleValue)?) -> Words {
    Words(
      "formerOptionNote", "'{option}' {now?is '{now}' now|isn't needed any more}; the old spelling goes with the next release",
      "{now?“{option}”现在写作“{now}”|不再需要“{option}”}；下一版将不再支持旧写法",
      ["option": option.role, "now": now.role])
  }

  package static var fromOption: Words {
    Words(
      "fromOption", "Show every shortest path from this scene.",
      "显示从这个场景出发的每条最短路径。")
  }

  package static func givenTwiceFault(option: (any RoleValue)?, one: (any RoleValue)?, other: (any RoleValue)?, isList: Bool) -> Words {
    Words(
      "givenTwiceFault", "{option} is given twice, as '{one}' and '{other}'; {isList?write '{option} {one},{other}'|choose one}",
      "{option} 有两个值：“{one}”和“{other}”；{isList?请写“{option} {one},{other}”|请只选一个}",
      ["option": option.role, "one": one.role, "other": other.role, "isList": isList.role])
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

  package static func hideOption(kinds: (any RoleValue)?) -> Words {
    Words(
      "hideOption", "Leave out ids, classes and titles like these, with what they contain; * is any text. Also kinds of segues: {kinds:enumerated}.",
      "略去 id、类名或标题符合这些模式的控制器，连同它们所包含的控制器；* 代表任意文字。也可以写 segue 的种类：{kinds:enumerated}。",
      ["kinds": kinds.role])
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

  package static func inputs(kinds: (any RoleValue)?) -> Words {
    Words(
      "inputs", "{kinds:or}; - is standard input.",
      "{kinds:or}；- 表示标准输入。",
      ["kinds": kinds.role])
  }

  package static var inTerminalNote: Words {
    Words(
      "inTerminalNote", "a terminal shows the figure in words; '-o figure.svg' writes the picture",
      "终端中以文字显示图；“-o figure.svg”会写出图片")
  }

  package static var killedReason: Words {
    Words(
      "killedReason", "signal 9 ended the process that drew it, from outside or for lack of memory",
      "绘图进程被信号 9 终止：信号来自外部，或因内存不足")
  }

  package static var languageOption: Words {
    Words(
      "languageOption", "The language of figures, messages and explanations; by default the description's, or English.",
      "图、消息和解释的语言；默认为描述中的语言，没有时为英文。")
  }

  package static func latenessReason(seconds: (any RoleValue)?) -> Words {
    Words(
      "latenessReason", "it takes longer than {seconds} {seconds=1?second|seconds}; VCDIAGRAM_TIME_LIMIT in the environment allows more",
      "用时超过 {seconds} 秒；可用环境变量 VCDIAGRAM_TIME_LIMIT 放宽",
      ["seconds": seconds.role])
  }

  package static func leftOutNote(reason: (any RoleValue)?) -> Words {
    Words(
      "leftOutNote", "left out, because {reason}",
      "没有读取：{reason}",
      ["reason": reason.role])
  }

  package static var lookSection: Words {
    Words(
      "lookSection", "Look",
      "外观")
  }

  package static var machineSettings: Words {
    Words(
      "machineSettings", "In the environment, VCDIAGRAM_TIME_LIMIT is how many seconds an input may take (60), and VCDIAGRAM_JOBS how many figures are drawn at once (one for each core).",
      "环境变量 VCDIAGRAM_TIME_LIMIT 是处理一个输入的时间上限，以秒为单位（60）；VCDIAGRAM_JOBS 是同时绘制多少张图（每个内核一张）。")
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

  package static var memoryReason: Words {
    Words(
      "memoryReason", "memory ran out, or a library ended the program",
      "内存不足，或者某个库终止了程序")
  }

  package static var messageFormatOption: Words {
    Words(
      "messageFormatOption", "The format of messages: text on standard error, json (an object a line) or a report for CI on standard output.",
      "消息的格式：text 写到标准错误输出，json（每行一个对象）或供 CI 使用的报告写到标准输出。")
  }

  package static func missingArgumentFault(argument: (any RoleValue)?) -> Words {
    Words(
      "missingArgumentFault", "Missing expected argument '{argument}'",
      "缺少参数“{argument}”",
      ["argument": argument.role])
  }

  package static func missingFileReason(reason: (any RoleValue)?, isText: Bool, near: (any RoleValue)?) -> Words {
    Words(
      "missingFileReason", "{reason}{isText?; to give a text and no file, pipe it and write '-'|{near?; did you mean '{near}'?|}}",
      "{reason}{isText?；要输入的是文本而不是文件时，请通过管道传入，并写“-”|{near?；是不是指“{near}”？|}}",
      ["reason": reason.role, "isText": isText.role, "near": near.role])
  }

  package static func missingValueFault(option: (any RoleValue)?, value: (any RoleValue)?) -> Words {
    Words(
      "missingValueFault", "Missing value for '{option} <{value}>'",
      "“{option} <{value}>”缺少值",
      ["option": option.role, "value": value.role])
  }

  package static var monoTemplate: Words {
    Words(
      "monoTemplate", "The look of a figure that is printed, or copied, in black and white: no colour anywhere.",
      "供黑白打印或复印的图的外观：完全不用颜色。")
  }

  package static func noEndingNote(path: (any RoleValue)?) -> Words {
    Words(
      "noEndingNote", "written as SVG; for another format, give the name an extension, such as '{path}.png'",
      "已写为 SVG；需要其他格式时，请加上扩展名，例如“{path}.png”",
      ["path": path.role])
  }

  package static func noFlowchartFault(format: (any RoleValue)?, kind: (any RoleValue)?, kinds: (any RoleValue)?) -> Words {
    Words(
      "noFlowchartFault", "{format} can't draw '{kind}'; choose another format, or one of {kinds:enumerated}",
      "{format} 无法绘制“{kind}”；请选择另一种格式，或者以下一种图：{kinds:enumerated}",
      ["format": format.role, "kind": kind.role, "kinds": kinds.role])
  }

  package static func noProcessReason(reason: (any RoleValue)?) -> Words {
    Words(
      "noProcessReason", "no process could be started: {reason}",
      "无法启动进程：{reason}",
      ["reason": reason.role])
  }

  package static func noReaderReason(reader: (any RoleValue)?) -> Words {
    Words(
      "noReaderReason", "it is a folder; to read an app's Swift source, build '{reader}' with 'make reader' and put it beside vcdiagram or on PATH",
      "这是文件夹；要读取应用的 Swift 源代码，请用“make reader”构建“{reader}”，并放在 vcdiagram 旁边或 PATH 中",
      ["reader": reader.role])
  }

  package static func notAFolderFault(isBare: Bool, path: (any RoleValue)?) -> Words {
    Words(
      "notAFolderFault", "several inputs need a folder for their figures{isBare?; write '-o {path}/'|, but '{path}' is a file; write '-o <folder>/'}",
      "有多个输入时，图要写入文件夹{isBare?；请写“-o {path}/”|，而“{path}”是文件；请写“-o <folder>/”}",
      ["isBare": isBare.role, "path": path.role])
  }

  package static func nothingMatchesFault(pattern: (any RoleValue)?, near: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "nothingMatchesFault", "no view controller has an id, class or title like '{pattern}'{near?; did you mean '{near}'?|{known=0?|; there are {known:enumerated}}}",
      "没有 id、类名或标题与“{pattern}”相符的视图控制器{near?；是不是指“{near}”？|{known=0?|；可用的有：{known:enumerated}}}",
      ["pattern": pattern.role, "near": near.role, "known": known.role])
  }

  package static func notStartedReason(program: (any RoleValue)?, reason: (any RoleValue)?) -> Words {
    Words(
      "notStartedReason", "'{program}' can't be started: {reason}",
      "无法启动“{program}”：{reason}",
      ["program": program.role, "reason": reason.role])
  }

  package static func numberNotation(isWhole: Bool) -> Words {
    Words(
      "numberNotation", "it takes a {isWhole?whole }number",
      "它的值是一个{isWhole?整}数",
      ["isWhole": isWhole.role])
  }

  package static func numberUpToNotation(most: (any RoleValue)?) -> Words {
    Words(
      "numberUpToNotation", "it takes a whole number up to {most}",
      "它的值是不超过 {most} 的整数",
      ["most": most.role])
  }

  package static var options: Words {
    Words(
      "options", "Options",
      "选项")
  }

  package static var otherFileReason: Words {
    Words(
      "otherFileReason", "it is no regular file",
      "这不是普通文件")
  }

  package static var outputOption: Words {
    Words(
      "outputOption", "The figure's file, or a folder that ends in a slash; by default standard output.",
      "图的文件，或以斜杠结尾的文件夹；默认写到标准输出。")
  }

  package static var outsideReason: Words {
    Words(
      "outsideReason", "a link leads out of its repository or folder",
      "链接指向仓库或文件夹之外")
  }

  package static func overview(purpose: (any RoleValue)?) -> Words {
    Words(
      "overview", "OVERVIEW: {purpose}",
      "概述：{purpose}",
      ["purpose": purpose.role])
  }

  package static func overwritesFault(written: (any RoleValue)?, other: (any RoleValue)?) -> Words {
    Words(
      "overwritesFault", "{written} would overwrite {other}",
      "{written}会覆盖{other}",
      ["written": written.role, "other": other.role])
  }

  package static var pageNotation: Words {
    Words(
      "pageNotation", "a size is 450x300 in points, 120mmx180mm (one unit counts for both), 740x for any height, or 450x300! for exactly both, and 36 to 20000 points long",
      "尺寸的写法：450x300（以 pt 为单位）、120mmx180mm（只写一个单位时两者通用）、不限高度的 740x，或宽高恰好如此的 450x300!；边长为 36 到 20000 pt")
  }

  package static var pageOption: Words {
    Words(
      "pageOption", "Fit the figure to a page, or to a size: 450x300 in points, 120mmx180mm, 6inx9in, or 740x for any height; with 450x300! it is exactly that large. Simplify it if text would be small.",
      "按页面或尺寸调整图的大小：450x300（以 pt 为单位）、120mmx180mm、6inx9in，或不限高度的 740x；写 450x300! 则图恰好这么大。文字会过小时，简化图。")
  }

  package static var pageSection: Words {
    Words(
      "pageSection", "Page",
      "页面")
  }

  package static var pagesOption: Words {
    Words(
      "pagesOption", "Draw an overview, then the families on their own pages: <out>-1, <out>-2 ..., or pages of one PDF.",
      "先绘制总览，然后每个族系各占一页：<out>-1、<out>-2……，或一个 PDF 中的各页。")
  }

  package static func panelOfOneStepFault(last: (any RoleValue)?) -> Words {
    Words(
      "panelOfOneStepFault", "--panels draws several steps; write '--step 0-{last}'",
      "--panels 绘制多个步骤；请写“--step 0-{last}”",
      ["last": last.role])
  }

  package static var panelsOption: Words {
    Words(
      "panelsOption", "Draw the steps side by side in one figure, or those of --step.",
      "把各个步骤（或 --step 指定的步骤）并排绘制在一张图中。")
  }

  package static var performOption: Words {
    Words(
      "performOption", "Perform these segues after the steps, by identifier, or the shortest way to a scene, by its id.",
      "在各个步骤之后执行这些 segue（写标识符），或沿最短的路径到达某个场景（写它的 id）。")
  }

  package static var pipeReason: Words {
    Words(
      "pipeReason", "it is a pipe",
      "这是管道")
  }

  package static func pointersNotation(words: (any RoleValue)?) -> Words {
    Words(
      "pointersNotation", "it takes {words:enumerated}, or names of properties",
      "可用的值：{words:enumerated}，或属性的名称",
      ["words": words.role])
  }

  package static var pointersOption: Words {
    Words(
      "pointersOption", "all, families (containment, and one pair for each presentation), none or automatic. Add properties, such as topViewController; present for who was asked; or subviews for the views in the figure objects. Separate words with commas.",
      "all（全部）、families（包含关系，以及每次呈现的一对箭头）、none（不绘制）或 automatic（自动）。还可以加上属性，例如 topViewController；加上 present，绘出请求发给了谁；加上 subviews，在 objects 图中绘出视图。用逗号分隔。")
  }

  package static var printMonoTemplate: Words {
    Words(
      "printMonoTemplate", "The look of a figure in a book that is printed in black and white: that of print, without colour.",
      "黑白印刷书籍插图的外观：与 print 相同，但不用颜色。")
  }

  package static var printTemplate: Words {
    Words(
      "printTemplate", "The look of a figure in a printed book, between lines of 10 points: small type, thin lines, little room.",
      "印刷书籍插图的外观，用于 10 pt 的正文之间：字小，线细，留白少。")
  }

  package static func readerFailedReason(reader: (any RoleValue)?) -> Words {
    Words(
      "readerFailedReason", "'{reader}' failed",
      "“{reader}”运行失败",
      ["reader": reader.role])
  }

  package static func readerSignalReason(number: (any RoleValue)?, reader: (any RoleValue)?) -> Words {
    Words(
      "readerSignalReason", "signal {number} ended '{reader}'",
      "“{reader}”被信号 {number} 终止",
      ["number": number.role, "reader": reader.role])
  }

  /// The description has this number of refused steps, and the figure shows the last.
  package static func refusedCallsNote(count: (any RoleValue)?, step: (any RoleValue)?) -> Words {
    Words(
      "refusedCallsNote", "UIKit refused {count} calls; drawn is the last, step {step}; '--step <n>' draws another, '--panels' all",
      "UIKit 拒绝了{count}次调用；绘制的是最后一次，即第{step}步；“--step <n>”绘制另一次，“--panels”绘制全部",
      ["count": count.role, "step": step.role])
  }

  package static var scaleOfVectorsNote: Words {
    Words(
      "scaleOfVectorsNote", "--scale changes only PNG",
      "--scale 只对 PNG 起作用")
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

  package static func selectionOfOtherKindFault(kind: (any RoleValue)?) -> Words {
    Words(
      "selectionOfOtherKindFault", "--around, --from, --hide and --group are for {kind?{kind}s; add --figure {kind}|kinds of figures that are missing}",
      "--around、--from、--hide 和 --group 只适用于 {kind?{kind}；请加上 --figure {kind}|此程序没有的图}",
      ["kind": kind.role])
  }

  package static var settingsAsInputNote: Words {
    Words(
      "settingsAsInputNote", "not read: it has the settings for figures and is no description",
      "没有读取：它是图的设置，不是描述")
  }

  package static func signalReason(number: (any RoleValue)?) -> Words {
    Words(
      "signalReason", "signal {number} ended the process that drew it",
      "绘图进程被信号 {number} 终止",
      ["number": number.role])
  }

  package static var sizeNotation: Words {
    Words(
      "sizeNotation", "a size is 4 to 72 points",
      "字号为 4 到 72 pt")
  }

  package static var sizeOption: Words {
    Words(
      "sizeOption", "The size of names, in points; all other lengths follow. By default the template's.",
      "名称的字号，以 pt 为单位；其他长度随之改变。默认由模板决定。")
  }

  package static var slideTemplate: Words {
    Words(
      "slideTemplate", "The look of a figure on a slide: a transparent page of 16 to 9, large type, few pointers.",
      "幻灯片用图的外观：16:9 的透明页面，字大，指针少。")
  }

  package static func sourceOfOtherFormatFault(format: (any RoleValue)?, formats: (any RoleValue)?) -> Words {
    Words(
      "sourceOfOtherFormatFault", "a figure as {format} has no room for its description; --with-source is for {formats:enumerated}",
      "{format} 格式的图中放不下描述；--with-source 适用于 {formats:enumerated}",
      ["format": format.role, "formats": formats.role])
  }

  package static var spellingOption: Words {
    Words(
      "spellingOption", "How code is written; by default the description's spelling.",
      "代码的写法；默认与描述中的写法一致。")
  }

  package static var standardInputNameOption: Words {
    Words(
      "standardInputNameOption", "What messages call standard input, and its first line there.",
      "消息中对标准输入的称呼，以及其第一行的行号。")
  }

  package static var stepOption: Words {
    Words(
      "stepOption", "Use the state after this step; 0 is the initial state.",
      "使用这一步之后的状态；0 是初始状态。")
  }

  package static var stepsNotation: Words {
    Words(
      "stepsNotation", "it takes a number, or two such as 2-4",
      "它的值是一个数，或形如 2-4 的两个数")
  }

  package static var stepsOption: Words {
    Words(
      "stepsOption", "Use the state after this step; 0 is the initial state. With all, 2-4 or 0,2-4, each has a figure: <out>-0, <out>-1 ..., or pages of one PDF.",
      "使用这一步之后的状态；0 是初始状态。写成 all、2-4 或 0,2-4 时，每一步绘制一张图：<out>-0、<out>-1……，或一个 PDF 中的各页。")
  }

  package static var strictOption: Words {
    Words(
      "strictOption", "Treat warnings as errors.",
      "把警告当作错误。")
  }

  package static var surroundingsNotation: Words {
    Words(
      "surroundingsNotation", "it takes ids, each with a number of segues after a colon: cart:2,home",
      "它的值是 id，每个 id 的冒号之后可写相隔的 segue 数，例如 cart:2,home")
  }

  package static var targetNotUTF8Reason: Words {
    Words(
      "targetNotUTF8Reason", "it leads to a name that is not UTF-8",
      "链接所指的名称不是 UTF-8")
  }

  package static var templateCallNote: Words {
    Words(
      "templateCallNote", "'vcdiagram template <name>' prints one to start your own from.",
      "“vcdiagram template <name>”会输出一个模板，供你修改。")
  }

  package static var templateOption: Words {
    Words(
      "templateOption", "The look: a name from 'vcdiagram help templates', or a file of your own.",
      "图的外观：“vcdiagram help templates”所列的名称，或你自己的文件。")
  }

  package static var templateRepositoryOption: Words {
    Words(
      "templateRepositoryOption", "The repository whose settings name the template.",
      "这个仓库的设置指定了模板。")
  }

  package static var templateRole: Words {
    Words(
      "templateRole", "the template",
      "模板")
  }

  package static var templatesHeading: Words {
    Words(
      "templatesHeading", "TEMPLATES:",
      "模板：")
  }

  package static var themeOption: Words {
    Words(
      "themeOption", "The colours: auto follows the page (SVG), both writes two files, <out> and <out>-dark; docc names them <out> and <out>~dark, with a PNG in three scales.",
      "颜色：auto 跟随所在的网页（SVG）；both 写出 <out> 和 <out>-dark 两个文件；docc 将其命名为 <out> 和 <out>~dark，PNG 有三种倍率。")
  }

  package static func tooManyPanelsFault(boxes: (any RoleValue)?, limit: (any RoleValue)?, first: (any RoleValue)?, last: (any RoleValue)?) -> Words {
    Words(
      "tooManyPanelsFault", "the panels have {boxes} boxes in all, more than {limit}; draw fewer steps, such as '--step {first}-{last}', or each in a picture with --step all",
      "各个步骤共有 {boxes} 个方框，超过了 {limit} 个的上限；请绘制较少的步骤，例如“--step {first}-{last}”，或用 --step all 把每个步骤绘制成一张图",
      ["boxes": boxes.role, "limit": limit.role, "first": first.role, "last": last.role])
  }

  package static var toOption: Words {
    Words(
      "toOption", "Where the paths of --from end.",
      "--from 的路径通往的场景。")
  }

  package static func twoFiguresFault(path: (any RoleValue)?) -> Words {
    Words(
      "twoFiguresFault", "two figures would both be '{path}'",
      "两张图都要写入“{path}”",
      ["path": path.role])
  }

  package static func unfinishedFile(path: (any RoleValue)?, work: (any RoleValue)?, reason: (any RoleValue)?) -> Words {
    Words(
      "unfinishedFile", "'{path}' was not {work}: {reason}",
      "{work=drawn?没有绘制|=checked?没有检查|=compared?没有比较|=explained?没有解释|=imported?没有导入|=resolved?没有解析|没有读取}“{path}”：{reason}",
      ["path": path.role, "work": work.role, "reason": reason.role])
  }

  package static func unknownControllerFault(id: (any RoleValue)?, areSeveral: Bool, near: (any RoleValue)?) -> Words {
    Words(
      "unknownControllerFault", "no view controller has the id '{id}'{areSeveral?; separate ids with commas|{near?; did you mean '{near}'?|}}",
      "没有 id 为“{id}”的视图控制器{areSeveral?；id 之间请用逗号分隔|{near?；是不是指“{near}”？|}}",
      ["id": id.role, "areSeveral": areSeveral.role, "near": near.role])
  }

  package static func unknownFormatFault(ending: (any RoleValue)?, isOffice: Bool, formats: (any RoleValue)?) -> Words {
    Words(
      "unknownFormatFault", "unknown format '{ending}'; {isOffice?a word processor inserts SVG, or PNG drawn with '--scale 3'|--format takes {formats:enumerated}}",
      "没有格式“{ending}”；{isOffice?文字处理软件可以插入 SVG，或用“--scale 3”绘制的 PNG|可用的格式：{formats:enumerated}}",
      ["ending": ending.role, "isOffice": isOffice.role, "formats": formats.role])
  }

  package static func unknownHelpFault(name: (any RoleValue)?, near: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownHelpFault", "there is no help for '{name}'{near?; did you mean '{near}'?|{known=0?|; there is help for {known:enumerated}}}",
      "没有关于“{name}”的帮助{near?；是不是指“{near}”？|{known=0?|；可用的帮助：{known:enumerated}}}",
      ["name": name.role, "near": near.role, "known": known.role])
  }

  package static func unknownTemplateFault(name: (any RoleValue)?, near: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownTemplateFault", "unknown template '{name}'{near?; did you mean '{near}'?|{known=0?|; the templates are {known:enumerated}}}",
      "没有模板“{name}”{near?；是不是指“{near}”？|{known=0?|；可用的模板：{known:enumerated}}}",
      ["name": name.role, "near": near.role, "known": known.role])
  }

  package static func unknownValueFault(value: (any RoleValue)?, option: (any RoleValue)?, near: (any RoleValue)?, values: (any RoleValue)?, notation: (any RoleValue)?) -> Words {
    Words(
      "unknownValueFault", "unknown value '{value}' for {option}{near?; did you mean '{near}'?|{values=0?|; the values are {values:enumerated}}{notation?; {notation}|}}",
      "“{value}”不是 {option} 的有效值{near?；是不是指“{near}”？|{values=0?|；可用的值：{values:enumerated}}{notation?；{notation}|}}",
      ["value": value.role, "option": option.role, "near": near.role, "values": values.role, "notation": notation.role])
  }

  package static func unknownWindowFault(id: (any RoleValue)?, near: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownWindowFault", "no window has the id '{id}'{near?; did you mean '{near}'?|{known=0?|; the windows are {known:enumerated}}}",
      "没有 id 为“{id}”的窗口{near?；是不是指“{near}”？|{known=0?|；现有的窗口：{known:enumerated}}}",
      ["id": id.role, "near": near.role, "known": known.role])
  }

  package static func unreadableFile(path: (any RoleValue)?, reason: (any RoleValue)?) -> Words {
    Words(
      "unreadableFile", "'{path}' cannot be read: {reason}",
      "无法读取“{path}”：{reason}",
      ["path": path.role, "reason": reason.role])
  }

  /// The descriptions in a folder that a command doesn't read.
  package static func unreadDescriptionsNote(files: (any RoleValue)?, count: (any RoleValue)?) -> Words {
    Words(
      "unreadDescriptionsNote", "not read: {files}; name {count=1?it|them} in a call of {count=1?its|their} own",
      "没有读取：{files}；请在另一次调用中指定{count=1?它|它们}",
      ["files": files.role, "count": count.role])
  }

  package static func unreadSourceNote(kinds: (any RoleValue)?, reader: (any RoleValue)?) -> Words {
    Words(
      "unreadSourceNote", "only its {kinds:and} are read; build '{reader}' with 'make reader' to read its Swift source",
      "只读取了其中的{kinds:and}；要读取其中的 Swift 源代码，请用“make reader”构建“{reader}”",
      ["kinds": kinds.role, "reader": reader.role])
  }

  package static func unwritableFile(path: (any RoleValue)?, reason: (any RoleValue)?) -> Words {
    Words(
      "unwritableFile", "'{path}' cannot be written: {reason}",
      "无法写入“{path}”：{reason}",
      ["path": path.role, "reason": reason.role])
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
      "每次存储描述或模板后重新绘图，直到按下 Control-C。")
  }

  package static func windowOfWholeAppFault(kinds: (any RoleValue)?) -> Words {
    Words(
      "windowOfWholeAppFault", "a {kinds:or} shows the whole app; leave --window out",
      "{kinds:or} 显示整个应用；请去掉 --window",
      ["kinds": kinds.role])
  }

  package static var windowOption: Words {
    Words(
      "windowOption", "Draw one window; by default all.",
      "只绘制一个窗口；默认绘制全部窗口。")
  }

  package static var withSourceOption: Words {
    Words(
      "withSourceOption", "Put the description into the figure's file, which can then be drawn again.",
      "把描述写入图的文件，以后可以直接用该文件重新绘制。")
  }
}

extension UsageFault {
  package static func boldFont(file: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "boldFont", "'{file}' is a bold font; give it as 'bold={file}', and a regular font as sans or mono",
      "“{file}”是粗体字体；请用“bold={file}”指定它，并用 sans 或 mono 指定常规字体",
      ["file": file.role]))
  }

  package static func dash(option: (any RoleValue)?, near: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "dash", "unknown option '{option}'{near?; did you mean '{near}'?|; write './{option}' for a file whose name begins with a dash}",
      "没有选项“{option}”{near?；是不是指“{near}”？|；文件名以连字符开头时，请写“./{option}”}",
      ["option": option.role, "near": near.role]))
  }

  package static var figuresNeedFolder: UsageFault {
    UsageFault(Words(
      "figuresNeedFolder", "several inputs need a folder for their figures; add -o <folder>/",
      "有多个输入时，图要写入文件夹；请加上 -o <folder>/"))
  }

  package static func formerOption(option: (any RoleValue)?, key: (any RoleValue)?, now: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "formerOption", "there is no '{option}' any more; {key?use '{now}' with '{key}' in it|write '{now}'}",
      "不再有“{option}”；请改用“{now}”{key?，并在其中写入“{key}”}",
      ["option": option.role, "key": key.role, "now": now.role]))
  }

  package static func goesWith(option: (any RoleValue)?, other: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "goesWith", "{option} needs {other}",
      "{option} 需要 {other}",
      ["option": option.role, "other": other.role]))
  }

  package static var idOfOtherFormat: UsageFault {
    UsageFault(Words(
      "idOfOtherFormat", "--id is for SVG only",
      "--id 只适用于 SVG"))
  }

  package static var idOfSeveral: UsageFault {
    UsageFault(Words(
      "idOfSeveral", "several figures can't share one --id",
      "多张图不能共用一个 --id"))
  }

  package static func machineSetting(value: (any RoleValue)?, name: (any RoleValue)?, isWhole: Bool, least: (any RoleValue)?, most: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "machineSetting", "'{value}' is no value for {name} in the environment; write a {isWhole?whole }number from {least} to {most}",
      "环境变量 {name} 的值“{value}”无效；请写 {least} 到 {most} 的{isWhole?整数|数}",
      ["value": value.role, "name": name.role, "isWhole": isWhole.role, "least": least.role, "most": most.role]))
  }

  package static func missingInput(path: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "missingInput", "there is no file '{path}' to draw",
      "没有可绘制的文件“{path}”",
      ["path": path.role]))
  }

  package static var nameWithoutStandardInput: UsageFault {
    UsageFault(Words(
      "nameWithoutStandardInput", "--stdin-name needs '-', a description on standard input",
      "--stdin-name 需要“-”，即标准输入中的描述"))
  }

  package static var noInput: UsageFault {
    UsageFault(Words(
      "noInput", "name a description; '-' is standard input",
      "请指定一份描述；“-”表示标准输入"))
  }

  package static func noPath(source: (any RoleValue)?, destination: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "noPath", "no segues lead from '{source}' to '{destination}'",
      "没有从“{source}”通往“{destination}”的路径",
      ["source": source.role, "destination": destination.role]))
  }

  package static func noStep(number: (any RoleValue)?, count: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "noStep", "there is no step {number}; the description has {count=1?1 step|{count} steps}",
      "没有第 {number} 步；{count=1?描述中只有 1 步|描述中共有 {count} 步}",
      ["number": number.role, "count": count.role]))
  }

  package static func notAnID(text: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "notAnID", "'{text}' isn't an id; use ASCII letters, digits, - and _, and begin with a letter",
      "“{text}”不能用作 id；请使用 ASCII 字母、数字、- 和 _，并以字母开头",
      ["text": text.role]))
  }

  package static var nothingSelected: UsageFault {
    UsageFault(Words(
      "nothingSelected", "--hide leaves nothing to show",
      "--hide 使图中没有内容可显示"))
  }

  package static func notOurs(path: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "notOurs", "'{path}' exists but is not a generated figure; move it or choose another name",
      "“{path}”已经存在，但不是生成的图；请移走它，或者换一个名称",
      ["path": path.role]))
  }

  package static func notUTF8(name: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "notUTF8", "the name '{name}' is not UTF-8",
      "名称“{name}”不是 UTF-8",
      ["name": name.role]))
  }

  package static func onlyForOneFile(option: (any RoleValue)?, several: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "onlyForOneFile", "{option} works with one figure in one file, but {several} makes several",
      "{option} 只适用于写入一个文件的一张图，而 {several} 会生成多张",
      ["option": option.role, "several": several.role]))
  }

  package static var scale: UsageFault {
    UsageFault(Words(
      "scale", "--scale is 1, 2 or 3",
      "--scale 的值只能是 1、2 或 3"))
  }

  package static var scaleOfDocC: UsageFault {
    UsageFault(Words(
      "scaleOfDocC", "--theme docc draws every scale; leave --scale out",
      "--theme docc 会绘制所有倍率；请去掉 --scale"))
  }

  package static func severalToStandardOutput(option: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "severalToStandardOutput", "{option} makes several files; name them with -o <out>",
      "{option} 会生成多个文件；请用 -o <out> 指定它们的名称",
      ["option": option.role]))
  }

  package static var standardInputTwice: UsageFault {
    UsageFault(Words(
      "standardInputTwice", "standard input can be read only once",
      "标准输入只能读取一次"))
  }

  package static func unexpectedArguments(words: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "unexpectedArguments", "{words=1?Unexpected argument {words:quotedEnumerated}|{words.count} unexpected arguments: {words:quotedEnumerated}}",
      "{words=1?多余的参数{words:quotedEnumerated}|{words.count} 个多余的参数：{words:quotedEnumerated}}",
      ["words": words.role]))
  }

  package static func unknownCommand(name: (any RoleValue)?, near: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "unknownCommand", "there is no command or file '{name}'{near?; did you mean '{near}'?|}",
      "没有命令或文件“{name}”{near?；是不是指“{near}”？|}",
      ["name": name.role, "near": near.role]))
  }

  package static func unknownOption(option: (any RoleValue)?, near: (any RoleValue)?, owner: (any RoleValue)?, isOutput: Bool) -> UsageFault {
    UsageFault(Words(
      "unknownOption", "unknown option '{option}'{near?; did you mean '{near}'?|{owner?; it is an option of '{owner}'{isOutput?, and answers go to standard output: > <file>}|}}",
      "没有选项“{option}”{near?；是不是指“{near}”？|{owner?；它是“{owner}”的选项{isOutput?，这条命令的结果写到标准输出：> <文件>}|}}",
      ["option": option.role, "near": near.role, "owner": owner.role, "isOutput": isOutput.role]))
  }

  package static func valueOfFlag(option: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "valueOfFlag", "{option} takes no value",
      "{option} 不带值",
      ["option": option.role]))
  }

  package static func valueWithDash(option: (any RoleValue)?, value: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "valueWithDash", "{option} needs a value; for a value with a dash write '{option}={value}'",
      "{option} 需要一个值；值以连字符开头时，请写“{option}={value}”",
      ["option": option.role, "value": value.role]))
  }

  package static var watchedStandardInput: UsageFault {
    UsageFault(Words(
      "watchedStandardInput", "--watch needs a file, not standard input",
      "--watch 需要文件，不能用标准输入"))
  }

  package static var watchWithoutOutput: UsageFault {
    UsageFault(Words(
      "watchWithoutOutput", "--watch needs a file to write; add -o <out>",
      "--watch 需要一个输出文件；请加上 -o <out>"))
  }
}
