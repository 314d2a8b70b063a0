// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

// The rows of Words.xcstrings.
extension Words {
  package func alerts(count: Int) -> String {
    pick(
      "Not drawn: \(count) \(count == 1 ? "alert" : "alerts")",
      "未绘制：\(count) 个提醒框")
  }

  /// The other places of a remark.
  package func also(places: [String]) -> String {
    pick(
      "; also at \(places.joined(separator: ", "))",
      "；另见 \(places.joined(separator: ", "))")
  }

  /// Some other places of a remark, and their number.
  package func alsoOthers(places: [String], others: Int, count: Int) -> String {
    pick(
      "; also at \(places.joined(separator: ", ")) and \(others) others",
      "；另见 \(places.joined(separator: ", ")) 等 \(count) 处")
  }

  /// A screen that may be in another one's place.
  package func alternative(name: some CustomStringConvertible) -> String {
    pick(
      "shown instead of \(name)",
      "代替 \(name) 显示")
  }

  package func apps(count: some CustomStringConvertible, apps: [String], drawn: some CustomStringConvertible) -> String {
    pick(
      "The folder has \(count) apps: \(apps.joined(separator: ", ")); the map begins with \(drawn)",
      "这个文件夹中有 \(count) 个应用：\(apps.joined(separator: "、"))；关系图从 \(drawn) 开始")
  }

  package var bringsByFunction: String {
    pick(
      "a function that is called here brings a screen",
      "此处调用的函数会打开界面")
  }

  package var bringsNothing: String {
    pick(
      "no call in this line is known to bring a screen",
      "这一行中没有已知会打开界面的调用")
  }

  package func callsDeclared(name: some CustomStringConvertible, places: [String]) -> String {
    pick(
      "'\(name)' is declared at \(places.joined(separator: ", "))",
      "“\(name)”声明于 \(places.joined(separator: ", "))")
  }

  package func callsUnknown(name: some CustomStringConvertible) -> String {
    pick(
      "'\(name)' isn't declared in the source that was read, or not found from its receiver",
      "“\(name)”在已读取的源代码中没有声明，或无法从其接收者得知")
  }

  package func carriedOut(place: some CustomStringConvertible) -> String {
    pick(
      "carried out at \(place)",
      "在 \(place) 执行")
  }

  package var certain: String {
    pick(
      "certain",
      "确定")
  }

  /// The error of a crash; the file is the one that was read, nil after all files.
  package func crash(file: String?) -> String {
    pick(
      "the reader crashed \(file != nil ? "on '\(file ?? "")'" : "after reading the files"); this is a bug: please report it",
      "\(file != nil ? "读取“\(file ?? "")”时" : "读取文件之后")，读取程序崩溃；这是程序的缺陷，请报告")
  }

  package func drawn(calls: some CustomStringConvertible, arrows: Int) -> String {
    pick(
      "\(calls) drawn as \(arrows) \(arrows == 1 ? "arrow" : "arrows")",
      "\(calls) 处绘为 \(arrows) 条箭头")
  }

  /// The error for a folder without files to read.
  package func empty(folder: some CustomStringConvertible) -> String {
    pick(
      "'\(folder)' has no Swift file and no storyboard to read",
      "“\(folder)”中没有可读取的 Swift 文件或故事板")
  }

  /// The numbers of calls, by what became of them.
  package func heading(calls: Int, parts: some CustomStringConvertible) -> String {
    pick(
      "\(calls) \(calls == 1 ? "call brings" : "calls bring") a screen: \(parts)",
      "\(calls) 处调用打开界面：\(parts)")
  }

  package func hidden(calls: some CustomStringConvertible) -> String {
    pick(
      "\(calls) hidden",
      "\(calls) 处被隐藏")
  }

  package var idleAboveCall: String {
    pick(
      "the comment has no effect: no transition is found here; add 'presents <screen>'",
      "这条注释没有作用：此处没有找到转场；请加上“presents <界面>”")
  }

  package var idleRemark: String {
    pick(
      "the comment has no effect: no call follows it",
      "这条注释没有作用：其后没有调用")
  }

  /// A route in the settings that is only given to a function that isn't known to bring a screen.
  package func idleRoute(function: some CustomStringConvertible, route: some CustomStringConvertible) -> String {
    pick(
      "'\(function)' isn't known to bring a screen, so '\(route)' in vcdiagram.yaml has no effect; 'shows: [\"\(function)\"]' changes that",
      "不清楚“\(function)”是否打开界面，因此 vcdiagram.yaml 中的“\(route)”没有作用；写“shows: [\"\(function)\"]”，它就会起作用")
  }

  package func ignored(count: Int) -> String {
    pick(
      "Left out by '// vcdiagram: ignore': \(count) \(count == 1 ? "transition" : "transitions")",
      "因“// vcdiagram: ignore”略去：\(count) 个转场")
  }

  package func indicators(calls: Int) -> String {
    pick(
      "\(calls) \(calls == 1 ? "progress indicator" : "progress indicators")",
      "\(calls) 处为进度提示")
  }

  package func inferred(reasons: some CustomStringConvertible) -> String {
    pick(
      "inferred, because \(reasons)",
      "推断得出，因为\(reasons)")
  }

  package func inline(calls: some CustomStringConvertible) -> String {
    pick(
      "\(calls) built in place",
      "\(calls) 处就地构建界面")
  }

  /// A storyboard for a system without view controllers.
  package func leftOut(path: some CustomStringConvertible, runtime: some CustomStringConvertible) -> String {
    pick(
      "'\(path)' is for '\(runtime)' and is left out",
      "“\(path)”用于“\(runtime)”，因此没有读取")
  }

  /// The heading of the open questions.
  package func lookAt(settling: some CustomStringConvertible) -> String {
    pick(
      "To look at; \(settling):",
      "待查看；\(settling)：")
  }

  package func manyScreens(count: some CustomStringConvertible, names: [String]) -> String {
    pick(
      "may lead to any of \(count) screens, such as \(names.joined(separator: ", "))",
      "可能打开 \(count) 个界面中的任意一个，例如 \(names.joined(separator: "、"))")
  }

  package func noRoot(name: some CustomStringConvertible) -> String {
    pick(
      "What the app starts with isn't found; the map begins with \(name)",
      "找不到应用启动时的界面；关系图从 \(name) 开始")
  }

  package var noSource: String {
    pick(
      "the screen that makes this transition isn't found",
      "找不到打开这个界面的界面")
  }

  /// The error for a line that isn't read.
  package func noSuchLine(text: some CustomStringConvertible) -> String {
    pick(
      "'\(text)' names no file that was read and a line, such as 'Sources/App.swift:12'",
      "“\(text)”不是已读取的文件及行号，例如“Sources/App.swift:12”")
  }

  package var notDrawn: String {
    pick(
      "not drawn",
      "未绘制")
  }

  /// Calls of one of the app's own functions that aren't followed.
  package func notFollowed(name: some CustomStringConvertible) -> String {
    pick(
      "what '\(name)' is given here isn't found",
      "找不到传给“\(name)”的界面")
  }

  package var nothing: String {
    pick(
      "No transitions found.",
      "没有找到转场。")
  }

  package func objectiveC(count: Int) -> String {
    pick(
      "\(count) \(count == 1 ? "file" : "files") of Objective-C \(count == 1 ? "wasn't" : "weren't") read",
      "没有读取 \(count) 个 Objective-C 文件")
  }

  package func otherSystems(count: Int, targets: [String]) -> String {
    pick(
      "Left out: \(count) \(count == 1 ? "file" : "files") of targets for other systems: \(targets.joined(separator: ", "))",
      "没有读取其他系统的 target（\(targets.joined(separator: "、"))）中的 \(count) 个文件")
  }

  package var ownWindow: String {
    pick(
      "in a window of its own",
      "在单独的窗口中")
  }

  /// A component, which has a box of its own: the screens that contain it.
  package func part(screens: [String]) -> String {
    pick(
      "part of \(screens.joined(separator: ", "))",
      "属于 \(screens.joined(separator: "、"))")
  }

  /// A component in many screens: some of them.
  package func partOfMany(screens: [String], others: Int, count: Int) -> String {
    pick(
      "part of \(screens.joined(separator: ", ")) and \(others) others",
      "属于 \(screens.joined(separator: "、")) 等 \(count) 个界面")
  }

  package var reasonChoice: String {
    pick(
      "it is one of several screens",
      "是多个界面之一")
  }

  package var reasonComponent: String {
    pick(
      "the source is part of several screens",
      "起点是多个界面的一部分")
  }

  package var reasonEmbedded: String {
    pick(
      "a screen that is part of the source leads to it",
      "由起点所包含的界面打开")
  }

  package var reasonKeepers: String {
    pick(
      "the source is one of several screens",
      "起点是多个界面之一")
  }

  package var reasonName: String {
    pick(
      "the function is found by its name",
      "仅按名称找到函数")
  }

  package var reasonUnseen: String {
    pick(
      "no code is seen that leads to it",
      "没有看到打开它的代码")
  }

  package func same(calls: some CustomStringConvertible) -> String {
    pick(
      "\(calls) to the same screen",
      "\(calls) 处通往界面自身")
  }

  /// A call whose screen isn't found, and a setting that would help.
  package func screenNotFound(setting: String?) -> String {
    pick(
      "the screen isn't found\(setting != nil ? "; '\(setting ?? "")' in vcdiagram.yaml takes it from the calls" : "")",
      "找不到界面\(setting != nil ? "；在 vcdiagram.yaml 中写“\(setting ?? "")”，即可从调用处得知" : "")")
  }

  package func segues(count: Int) -> String {
    pick(
      "Besides: \(count) \(count == 1 ? "segue" : "segues") of storyboards",
      "另有：故事板的 \(count) 个 segue")
  }

  package var settling: String {
    pick(
      "'// vcdiagram: presents <screen>' above a line settles it",
      "在这一行上方写“// vcdiagram: presents <界面>”，即可指明")
  }

  package func severalScreens(names: [String]) -> String {
    pick(
      "may lead to any of several screens: \(names.joined(separator: ", "))",
      "可能打开多个界面中的任意一个：\(names.joined(separator: "、"))")
  }

  /// A first screen that leads on to the app's main screen.
  package func shownBefore(name: some CustomStringConvertible) -> String {
    pick(
      "shown at first, then \(name)",
      "最先显示，之后是\(name)")
  }

  package func shownWhile(condition: some CustomStringConvertible) -> String {
    pick(
      "shown while \(condition)",
      "\(condition) 时显示")
  }

  package func stopped(spelling: some CustomStringConvertible) -> String {
    pick(
      "stopped at '\(spelling)', whose value isn't found",
      "止于“\(spelling)”，找不到它的值")
  }

  /// A call ends the search; where its functions are declared.
  package func stoppedAtCall(spelling: some CustomStringConvertible, places: [String]) -> String {
    pick(
      "stopped at '\(spelling)', declared at \(places.joined(separator: ", ")): what it returns isn't found",
      "止于“\(spelling)”，声明于 \(places.joined(separator: ", "))：找不到它的返回值")
  }

  /// A parameter ends the search; its function's callers.
  package func stoppedAtParameter(name: some CustomStringConvertible, function: some CustomStringConvertible, callers: [String]) -> String {
    pick(
      "stopped at '\(name)', a parameter of '\(function)'; found to call it: \(callers.isEmpty ? "nothing" : callers.joined(separator: ", "))",
      "止于“\(function)”的参数“\(name)”；已找到的调用处：\(callers.isEmpty ? "无" : callers.joined(separator: ", "))")
  }

  package func stoppedAtUnknown(spelling: some CustomStringConvertible) -> String {
    pick(
      "stopped at '\(spelling)', which isn't declared in the source that was read",
      "止于“\(spelling)”，已读取的源代码中没有其声明")
  }

  package var storyboardSegue: String {
    pick(
      "the segue is a storyboard's",
      "这个 segue 属于故事板")
  }

  package func system(calls: some CustomStringConvertible) -> String {
    pick(
      "\(calls) of the system",
      "\(calls) 处呈现系统界面")
  }

  package func toLookAt(calls: some CustomStringConvertible) -> String {
    pick(
      "\(calls) to look at",
      "\(calls) 处待查看")
  }

  /// A file whose brackets nest too deep for the parser.
  package func tooDeep(path: some CustomStringConvertible) -> String {
    pick(
      "'\(path)' nests too deep and is left out",
      "“\(path)”嵌套过深，因此没有读取")
  }

  package func tooSlow(path: some CustomStringConvertible, seconds: some CustomStringConvertible) -> String {
    pick(
      "'\(path)' takes longer than \(seconds) seconds to read and is left out",
      "读取“\(path)”用时超过 \(seconds) 秒，因此没有读取")
  }

  package func tvOS(path: some CustomStringConvertible) -> String {
    pick(
      "'\(path)' is for tvOS; the answers follow the rules of iOS",
      "“\(path)”用于 tvOS；结论按 iOS 的规则得出")
  }

  /// One of the app's own functions whose calls aren't all followed.
  package func unfollowed(name: some CustomStringConvertible, calls: Int, followed: Int) -> String {
    pick(
      "Not followed: '\(name)' is called \(calls) \(calls == 1 ? "time" : "times"), followed \(followed) \(followed == 1 ? "time" : "times")",
      "未跟踪：“\(name)”被调用 \(calls) 次，跟踪了 \(followed) 次")
  }

  /// The error for an unknown app.
  package func unknownApp(app: some CustomStringConvertible, count: Int, apps: [String]) -> String {
    pick(
      "no app begins with '\(app)'; there \(count == 1 ? "is" : "are") \(apps.isEmpty ? "none" : apps.joined(separator: ", "))",
      "没有应用从“\(app)”开始；现有：\(apps.isEmpty ? "无" : apps.joined(separator: "、"))")
  }

  package func unknownRemark(remark: some CustomStringConvertible) -> String {
    pick(
      "'\(remark)' means nothing; write 'presents', 'shows' or 'from' with names, or 'ignore'",
      "“\(remark)”不起作用；请写“presents”“shows”或“from”并附上名称，或写“ignore”")
  }

  /// A screen that an author names but no file declares.
  package func unknownScreen(name: some CustomStringConvertible, similar: String?) -> String {
    pick(
      "no type '\(name)' is declared\(similar != nil ? "; did you mean '\(similar ?? "")'?" : "")",
      "没有声明类型“\(name)”\(similar != nil ? "；是不是指“\(similar ?? "")”？" : "")")
  }

  /// The error for an unknown target.
  package func unknownTarget(target: some CustomStringConvertible, count: Int, targets: [String]) -> String {
    pick(
      "no Xcode project has the target '\(target)'; there \(count == 1 ? "is" : "are") \(targets.isEmpty ? "none" : targets.joined(separator: ", "))",
      "没有 Xcode 项目包含 target“\(target)”；现有：\(targets.isEmpty ? "无" : targets.joined(separator: "、"))")
  }

  package func unreached(name: some CustomStringConvertible) -> String {
    pick(
      "no transition leads to '\(name)' from the app's first screen",
      "从应用的第一个界面出发，没有转场通往“\(name)”")
  }

  /// A function in the settings.
  package func unusedFunction(function: some CustomStringConvertible) -> String {
    pick(
      "nothing calls '\(function)'",
      "没有代码调用“\(function)”")
  }

  /// A route in the settings.
  package func unusedRoute(route: some CustomStringConvertible) -> String {
    pick(
      "no call hands over '\(route)'",
      "没有调用传递“\(route)”")
  }
}
