import VCSource

extension SimplifiedChinese {
  /// What is wrong with a call, by the English words. Each half of a message has its row.
  static let usageFaults = callFaults.merging(figureFaults) { first, _ in first }
    .merging(fileFaults) { first, _ in first }.merging(questionFaults) { first, _ in first }

  private static let callFaults = [
    "unknown option '*'": "没有选项“*”",
    "unknown value '*' for *": "值“*”不适用于 *",
    "did you mean '*'?": "是不是指“*”？",
    "the values are *": "可用的值：*",
    "it is an option of '*'": "它是“*”的选项",
    "write './*' for a file whose name begins with a dash": "文件名以连字符开头时，请写“./*”",
    "Missing value for '*'": "“*”缺少值",
    "Missing expected argument '*'": "缺少参数“*”",
    "Unexpected argument '*'": "多余的参数“*”",
    "* unexpected arguments: *": "* 个多余的参数：*",
    "* needs a value": "* 需要一个值",
    "for a value with a dash write '*'": "值以连字符开头时，请写“*”",
    "the name '*' is not UTF-8": "名称“*”不是 UTF-8",
    "* is given twice, as '*' and '*'": "* 有两个值：“*”和“*”",
    "choose one": "请只选一个",
    "name a description": "请指定一个描述",
    "there is no command or file '*'": "没有命令或文件“*”",
    "there is no help for '*'": "没有关于“*”的帮助",
    "there is help for *": "可用的帮助：*",
    "* needs *": "* 需要 *",
    "standard input can be read only once": "标准输入只能读取一次",
    "--stdin-name needs '-', a description on standard input":
      "--stdin-name 需要“-”，即标准输入中的描述",
    "--time-limit needs seconds, above 0 and up to 1000000": "--time-limit 需要秒数：大于 0，不超过 1000000",
    "--message-format * writes to standard output, as the description does":
      "--message-format * 写入标准输出，而描述也写入标准输出",
    "--jobs needs a number of at least 1": "--jobs 需要不小于 1 的数",
    "it takes a number": "它的值是一个数",
    "it takes a number up to 65535": "它的值是不超过 65535 的数",
  ]

  private static let figureFaults = [
    "unknown format '*'": "没有格式“*”",
    "--format takes *": "可用的格式：*",
    "unknown template '*'": "没有模板“*”",
    "the templates are *": "可用的模板：*",
    "a size is 450x300 in points, 120mmx180mm, or 740x for any height, and 36 to 20000 points long":
      "尺寸的写法：450x300（以 pt 为单位）、120mmx180mm，或不限高度的 740x；边长为 36 到 20000 pt",
    "a size is 4 to 72 points": "字号为 4 到 72 pt",
    "it takes *, or names of properties": "它的值：*，或属性的名称",
    "write sans=<family>, mono=<family> or, with a font's file, bold=<file>":
      "请写 sans=<family>、mono=<family>，或者（指定字体文件时）bold=<file>",
    "write part i of n as i/n": "n 份中的第 i 份写作 i/n",
    "it takes a number, or two such as 2-4": "它的值是一个数，或者如 2-4 的两个数",
    "'*' is a bold font": "“*”是粗体字体",
    "give it as 'bold=*', and a regular font as sans or mono":
      "请用“bold=*”指定它，并用 sans 或 mono 指定常规字体",
    "--steps draws every step and takes no value": "--steps 绘制每个步骤，没有值",
    "write '*'": "请写“*”",
    "--scale is 1, 2 or 3": "--scale 的值只能是 1、2 或 3",
    "use either --page or --fit": "--page 和 --fit 只能用其中一个",
    "--names docc draws every scale": "--names docc 绘制每种缩放倍数",
    "leave * out": "请去掉 *",
    "* can't draw '*'": "* 无法绘制“*”",
    "choose another format, or one of *": "请选择另一种格式，或者以下之一：*",
    "'*' isn't an id": "“*”不是 id",
    "use ASCII letters, digits, - and _, and begin with a letter": "请使用 ASCII 字母、数字、- 和 _，并以字母开头",
    "several figures can't share one --id": "多张图不能共用一个 --id",
    "--id is for SVG only": "--id 只适用于 SVG",
    "--steps draws every step": "--steps 绘制每个步骤",
    "--panels draws all steps in one figure": "--panels 把所有步骤绘制在一张图中",
    "--panels draws several steps": "--panels 绘制多个步骤",
    "--hops needs a number of at least 0": "--hops 需要不小于 0 的数",
    "there is no step *": "没有步骤 *",
    "the description has 1 step": "描述中只有 1 个步骤",
    "the description has * steps": "描述中有 * 个步骤",
    "no view controller has the id '*'": "没有 id 为“*”的视图控制器",
    "separate ids with commas": "id 之间请用逗号分隔",
    "no window has the id '*'": "没有 id 为“*”的窗口",
    "the windows are *": "现有的窗口：*",
    "a * shows the whole app": "* 显示整个应用",
    "--around, --from, --hide, --kinds and --group are for *s":
      "--around、--from、--hide、--kinds 和 --group 只适用于 *",
    "kinds of figures that are missing": "此程序没有的图",
    "add --figure *": "请加上 --figure *",
    "no view controller has an id, class or title like '*'": "没有 id、类名或标题与“*”相符的视图控制器",
    "there are *": "可用的有：*",
    "no segues lead from '*' to '*'": "没有从“*”通往“*”的 segue",
    "--hide or --kinds leaves nothing to show": "--hide 或 --kinds 使图中没有内容可显示",
    "the panels have * boxes in all, more than *": "各个步骤共有 * 个方框，超过了 * 个",
    "draw fewer steps, such as '*', or each in a picture with --steps":
      "请绘制较少的步骤，例如“*”，或用 --steps 把每个步骤绘制成一张图",
  ]

  private static let fileFaults = [
    "there is no file '*' to draw": "没有可绘制的文件“*”",
    "several inputs need a folder for their figures": "多个输入的图需要一个文件夹",
    "several inputs need a folder for their figures, but '*' is a file":
      "多个输入的图需要一个文件夹，但“*”是文件",
    "add -o *": "请加上 -o *",
    "two figures would both be '*'": "两张图都会写入“*”",
    "'*' exists but is not a generated figure": "“*”已经存在，但不是生成的图",
    "move it or choose another name": "请移走它，或者换一个名称",
    "* makes several files": "* 会生成多个文件",
    "name them with -o <out>": "请用 -o <out> 指定它们的名称",
    "* works with one figure in one file, but * makes several": "* 只适用于一个文件中的一张图，但 * 会生成多个",
    "--depfile needs -o <out>": "--depfile 需要 -o <out>",
    "* would overwrite *": "* 会覆盖 *",
    "the description '*'": "描述“*”",
    "the template '*'": "模板“*”",
    "the figure '*'": "图“*”",
    "the folder '*'": "文件夹“*”",
    "the depfile '*'": "depfile“*”",
    "the document '*'": "文档“*”",
    "the changes '*'": "变化“*”",
    "a depfile can't contain the path '*', which *": "depfile 不能包含路径“*”：它*",
    "has a line break": "含有换行符",
    "has a semicolon": "含有分号",
    "has a vertical bar": "含有竖线",
    "has an equals sign": "含有等号",
    "has a percent sign": "含有百分号",
    "ends in a backslash": "以反斜杠结尾",
    "--watch needs a file, not standard input": "--watch 需要文件，不能用标准输入",
    "--watch needs a file to write": "--watch 需要要写入的文件",
    "--watch redraws automatically, --depfile lets make redraw":
      "--watch 会自动重绘，--depfile 由 make 重绘",
    "leave one out": "请去掉其中一个",
    "inputs of one app have a format each": "同一个应用的各个输入各有格式",
    "leave out '*'": "请去掉“*”",
    "'*' isn't a document": "“*”不是文档",
    "its name must end in .md, .adoc or .tex": "文件名必须以 .md、.adoc 或 .tex 结尾",
    "name the catalogue's articles, such as *": "请指定 DocC 目录中的文章，例如 *",
    "--check deletes nothing": "--check 不会删除任何文件",
    "--check writes nothing": "--check 不会写入任何文件",
    "--format is for the report of --check": "--format 只用于 --check 的报告",
    "preview needs a file, not standard input": "preview 需要文件，不能用标准输入",
    "preview shows one theme at a time": "preview 每次只显示一个主题",
    "use light, dark or auto": "请使用 light、dark 或 auto",
    "there is no description in '*'": "“*”中没有描述",
    "--explain is about a line of an app's source: name the app's folder":
      "--explain 解释应用源代码中的某一行：请指定应用的文件夹",
    "--target is about the targets of an app's Xcode project: name the app's folder":
      "--target 指定应用的 Xcode 项目的 target：请指定应用的文件夹",
    "--images takes a folder with pictures, and '*' is not a folder":
      "--images 的值是存放图片的文件夹，而“*”不是文件夹",
    "descriptions alone aren't joined": "只有描述时，不会把它们合并",
    "add a storyboard or a printed hierarchy, or import them one by one":
      "请加上故事板或打印出的层次结构，或者逐个导入",
    "'*' is outside the repository of the new description, so its figures couldn't show the pictures":
      "“*”在新描述的仓库之外，因此它的图不能显示这些图片",
    "port * is unavailable: *": "端口 * 不可用：*",
    "choose another, or leave --port out": "请换一个，或者去掉 --port",
    "this program can't draw changed scenes": "此程序不能绘制变化的场景",
    "leave -o and --format out for text": "输出文本时请去掉 -o 和 --format",
    "diff compares two inputs: <old> and <new>": "diff 需要两个输入：<old> 和 <new>",
    "neither input has a view controller to draw": "两个输入都没有可绘制的视图控制器",
  ]

  private static let questionFaults = [
    "'*' is not a class name": "“*”不是类名",
    "unknown modalPresentationStyle '*'": "没有名为“*”的 modalPresentationStyle",
    "the styles are *": "可用的样式：*",
    "unknown time '*' of a step": "没有名为“*”的时间",
    "the times are *": "可用的时间：*",
    "unknown framework '*'": "没有框架“*”",
    "the frameworks are *": "可用的框架：*",
    "ask one question: --present, --dismiss, --add, --remove, --transition or --property":
      "一次只能问一个问题：--present、--dismiss、--add、--remove、--transition 或 --property",
    "no step precedes this state": "输入中没有可解释的步骤",
    "ask --present, --dismiss, --add, --remove, --transition or --property":
      "请用 --present、--dismiss、--add、--remove、--transition 或 --property 提问",
    "a property has no code": "属性没有代码",
    "replace --property by --present, --dismiss, --add, --remove or --transition":
      "请把 --property 换成 --present、--dismiss、--add、--remove 或 --transition",
    "--short shortens sentences": "--short 缩短句子",
    "--full prints every sentence": "--full 输出全部句子",
    "leave it or * out": "它不能与 * 同时使用，请去掉其中一个",
    "no step precedes this state, so there is no code to print": "输入中没有可解释的步骤，因此没有代码可输出",
    "SwiftUI does this when a view's state changes": "这由 SwiftUI 在视图的状态变化时完成",
    "only UIKit's calls are printed": "只输出 UIKit 的调用",
    "this program prints no code": "此程序不输出代码",
    "this program explains descriptions alone": "此程序只解释描述",
    "--in names the description that explains a *, but the input is no *":
      "--in 指定用来解释*的描述，但输入不是*",
    "--in explains each line of the *": "--in 逐行解释*",
    "log": "日志",
    "--host names the framework of the app that wrote a *, but the input is no *":
      "--host 指定产生该*的应用所用的框架，但输入不是*",
    "the user or the system does this, not code": "这由用户或系统完成，不由代码完成",
    "Objective-C has no generic class '*'": "Objective-C 没有泛型类“*”",
    "use --spelling swift": "请使用 --spelling swift",
  ]
}
