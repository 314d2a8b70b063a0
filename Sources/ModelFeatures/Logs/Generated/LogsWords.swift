// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// The text that follows is the rules' answer for the description.
  package static func answerIsOfDescription(file: (any RoleValue)?) -> Words {
    Words(
      "answerIsOfDescription", "So {file} doesn't show the app as it was when it logged this. For {file} the answer is:",
      "因此{file}与记录这行日志时的应用不一致。根据{file}，结论是：",
      ["file": file.role])
  }

  /// The class of the receiver, which passed the call to the presenter.
  package static func calledOn(name: (any RoleValue)?) -> Words {
    Words(
      "calledOn", "The code called present on {name}.",
      "代码对{name}调用了 present。",
      ["name": name.role])
  }

  /// Where the app's source brings a screen. The kind is a segue's, such as present.
  package static func callInSource(file: (any RoleValue)?, source: (any RoleValue)?, destination: (any RoleValue)?, kind: (any RoleValue)?, place: (any RoleValue)?) -> Words {
    Words(
      "callInSource", "In {file}, {source} brings {destination} ({kind}): {place}",
      "在 {file} 中，{source}打开{destination}（{kind}）：{place}",
      ["file": file.role, "source": source.role, "destination": destination.role, "kind": kind.role, "place": place.role])
  }

  /// Of causes or choices; `areOfText` tells whether they aren't the description's.
  package static func causesHeading(areChoices: Bool, count: (any RoleValue)?, areOfText: Bool) -> Words {
    Words(
      "causesHeading", "{areChoices?Choose one:|The usual {count=1?cause|causes}{areOfText? of the text in the log}{count=1?|, most likely first}:}",
      "{areChoices?请选择一种：|{areOfText?日志中这条消息的}常见原因和修复方法{count=1?|，最可能的在前}：}",
      ["areChoices": areChoices.role, "count": count.role, "areOfText": areOfText.role])
  }

  /// A comment in code: the next line belongs into the controller that the sentence above names.
  package static var commentInThatController: Words {
    Words(
      "commentInThatController", "in that controller",
      "在外层的控制器中")
  }

  /// A comment in code: the bundle in the next line is another one in a Swift package.
  package static var commentOfPackage: Words {
    Words(
      "commentOfPackage", "of a Swift package: Bundle.module",
      "Swift 包中用 Bundle.module")
  }

  /// A comment between two pieces of code, of which one is enough.
  package static var commentOr: Words {
    Words(
      "commentOr", "or",
      "或者")
  }

  /// What keeps a controller that the line names out of the window.
  package static func coversInFile(front: (any RoleValue)?) -> Words {
    Words(
      "coversInFile", "'{front}' covers it: present from '{front}', or dismiss '{front}' first.",
      "“{front}”盖住了它：请从“{front}”呈现，或先关闭“{front}”。",
      ["front": front.role])
  }

  /// Of the debugger's commands, or of the modifier that prints.
  package static func debuggerHeading(isOfDebugger: Bool) -> Words {
    Words(
      "debuggerHeading", "{isOfDebugger?If that isn't enough, set the breakpoint in the debugger, do the same again, and look for code of yours in the backtrace:|If that isn't enough, add this to the view for each state that shows something, and do the same again:}",
      "{isOfDebugger?如果问题仍未解决，请在调试器中设置断点，重复同样的操作，再在调用栈中查找你自己的代码：|如果问题仍未解决，请针对每个决定显示内容的状态，在视图上加入下面的代码，再重复同样的操作：}",
      ["isOfDebugger": isOfDebugger.role])
  }

  /// The presenter presents another controller, or none.
  package static func differsInBlocker(logged: (any RoleValue)?, file: (any RoleValue)?, presenter: (any RoleValue)?, blocker: (any RoleValue)?) -> Words {
    Words(
      "differsInBlocker", "But in the log {logged} is in the way; in {file} '{presenter}' presents {blocker?{blocker}|nothing at that point}.",
      "但日志中挡住呈现的是{logged}，而{file}中“{presenter}”{blocker?呈现的是{blocker}|此时没有呈现任何控制器}。",
      ["logged": logged.role, "file": file.role, "presenter": presenter.role, "blocker": blocker.role])
  }

  /// The description contains the line's class, but not this instance of it.
  package static func differsInInstance(file: (any RoleValue)?, name: (any RoleValue)?, addresses: (any RoleValue)?, logged: (any RoleValue)?) -> Words {
    Words(
      "differsInInstance", "{file} has another {name} ({addresses:and}); the one of this line ({logged}) isn't in it.",
      "{file}中的是另一个{name}（{addresses:and}）；其中没有这行日志里的那一个（{logged}）。",
      ["file": file.role, "name": name.role, "addresses": addresses.role, "logged": logged.role])
  }

  /// The description contains no controller of the class.
  package static func differsInMissing(file: (any RoleValue)?, names: (any RoleValue)?) -> Words {
    Words(
      "differsInMissing", "But {file} has no {names:or}.",
      "但{file}中没有{names:and}。",
      ["file": file.role, "names": names.role])
  }

  package static func differsInPresenter(logged: (any RoleValue)?, file: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "differsInPresenter", "But in the log {logged} is the presenter; in {file} it is {presenter}.",
      "但日志中的呈现者是{logged}，而{file}中的是{presenter}。",
      ["logged": logged.role, "file": file.role, "presenter": presenter.role])
  }

  package static func differsInWindow(file: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "differsInWindow", "But in {file} the view of '{presenter}' is in the window at that point.",
      "但在{file}中，“{presenter}”的视图此时在窗口中。",
      ["file": file.role, "presenter": presenter.role])
  }

  /// The one in the way of two controllers of a class.
  package static func firstOfClass(name: (any RoleValue)?) -> Words {
    Words(
      "firstOfClass", "the first {name}",
      "第一个{name}",
      ["name": name.role])
  }

  package static var flutterPlugin: Words {
    Words(
      "flutterPlugin", "a Flutter plugin",
      "某个 Flutter 插件")
  }

  /// The positions of the line's controllers in a description.
  package static func foundInFile(file: (any RoleValue)?, className: (any RoleValue)?, ids: (any RoleValue)?) -> Words {
    Words(
      "foundInFile", "In {file}, {className} is {ids:or}.",
      "日志中的{className}就是{file}中的{ids:or}。",
      ["file": file.role, "className": className.role, "ids": ids.role])
  }

  package static func foundNoneInFile(file: (any RoleValue)?, front: (any RoleValue)?) -> Words {
    Words(
      "foundNoneInFile", "{file} has none of the line's view controllers{front?; '{front}' is in front}.",
      "{file}中没有这行日志里的视图控制器{front?；位于最前面的是“{front}”}。",
      ["file": file.role, "front": front.role])
  }

  /// A fact missing in the log remains unknown.
  package static var gapBlocker: Words {
    Words(
      "gapBlocker", "the log doesn't say what is presented already; it is drawn as '?'",
      "日志没有说明已呈现的是什么；图中用“?”表示")
  }

  /// A fact missing in the log remains unknown.
  package static var gapBreadcrumbs: Words {
    Words(
      "gapBreadcrumbs", "Sentry doesn't record who was asked, and when controllers go: a dismissal is a guess",
      "Sentry 不记录请求由谁收到，也不记录控制器何时离开：图中的关闭只是推测")
  }

  /// A fact missing in the log remains unknown.
  package static var gapCause: Words {
    Words(
      "gapCause", "the log doesn't say which cause it was: each is an alternative",
      "日志没有说明是哪一种原因：每种原因各为一个备选方案")
  }

  /// A fact missing in the log remains unknown.
  package static func gapHolder(id: (any RoleValue)?) -> Words {
    Words(
      "gapHolder", "the log doesn't say whose view contains that of '{id}'; it is drawn as '?'",
      "日志没有说明“{id}”的视图在谁的视图中；图中用“?”表示",
      ["id": id.role])
  }

  /// A fact missing in the log remains unknown.
  package static var gapListOwner: Words {
    Words(
      "gapListOwner", "the list doesn't say whose it is; a navigation controller is drawn as '?'",
      "输入没有说明这个列表属于哪个控制器；导航控制器在图中用“?”表示")
  }

  /// A fact missing in the log remains unknown.
  package static var gapMaskedClass: Words {
    Words(
      "gapMaskedClass", "the log hides classes, as the system's console does with '<private>'; they are drawn as '?'",
      "日志隐藏了类名：系统控制台用“<private>”代替类名；图中用“?”表示")
  }

  /// A fact missing in the log remains unknown.
  package static var gapPresenter: Words {
    Words(
      "gapPresenter", "the log doesn't say who presents; it is drawn as '?'",
      "日志没有说明由谁呈现；图中用“?”表示")
  }

  /// A fact missing in the log remains unknown.
  package static func gapSender(id: (any RoleValue)?) -> Words {
    Words(
      "gapSender", "the log doesn't say who was asked to present; '{id}' presents",
      "日志没有说明 present 发送给了谁；图中由“{id}”呈现",
      ["id": id.role])
  }

  /// A fact missing in the log remains unknown.
  package static func gapStack(id: (any RoleValue)?) -> Words {
    Words(
      "gapStack", "the log doesn't say what else is in the stack of '{id}'; it is drawn as '?'",
      "日志没有说明“{id}”的导航栈中还有什么；图中用“?”表示",
      ["id": id.role])
  }

  /// A fact missing in the log remains unknown.
  package static var gapViewHierarchy: Words {
    Words(
      "gapViewHierarchy", "Sentry doesn't record who presents, the tabs that aren't selected, and what is below the top of a stack: the top of the family below is drawn as the presenter",
      "Sentry 不记录由谁呈现、未选中的标签页以及导航栈中最后一个控制器之下的内容：图中以下方族系的顶层为呈现者")
  }

  /// A fact missing in the log was assumed.
  package static func guessCaller(name: (any RoleValue)?) -> Words {
    Words(
      "guessCaller", "a guess: {name} made the call, whose frame is the app's first in the call stack",
      "推测：调用来自{name}，即调用栈中属于应用的第一个栈帧",
      ["name": name.role])
  }

  /// The class of the app's first frame in the call stack.
  package static func guessedCaller(name: (any RoleValue)?) -> Words {
    Words(
      "guessedCaller", "A guess, from the app's first frame in the call stack: {name} made the call.",
      "推测：调用来自 {name}，即调用栈中属于应用的第一个栈帧。",
      ["name": name.role])
  }

  /// There is only a call stack: UIKit raised in this method, usually with the text that follows.
  package static func guessedFromStack(isCall: Bool, method: (any RoleValue)?) -> Words {
    Words(
      "guessedFromStack", "A guess, from the call stack alone: {isCall?{method} usually logs this when viewDidLoad or viewWillAppear calls it. The next line in the console says what it was|{method} usually raises this. The line above the stack in the console says what it was}.",
      "仅根据调用栈推测：{isCall?如果由 viewDidLoad 或 viewWillAppear 调用，{method} 通常会记录下面的日志。实际的日志，见控制台中随后的那一行|{method} 通常会抛出下面的异常。实际的异常，见控制台中调用栈上方的那一行}。",
      ["isCall": isCall.role, "method": method.role])
  }

  /// A fact missing in the log was assumed.
  package static func guessNothingBetween(id: (any RoleValue)?, other: (any RoleValue)?) -> Words {
    Words(
      "guessNothingBetween", "a guess: '{id}' is a child of '{other}', with no container between them",
      "推测：“{id}”是“{other}”的子视图控制器，其间没有其他容器",
      ["id": id.role, "other": other.role])
  }

  /// A fact missing in the log was assumed.
  package static func guessRoot(id: (any RoleValue)?) -> Words {
    Words(
      "guessRoot", "a guess: '{id}' is the window's root view controller",
      "推测：“{id}”是窗口的根视图控制器",
      ["id": id.role])
  }

  /// A fact missing in the log was assumed.
  package static func guessSameEvent(id: (any RoleValue)?) -> Words {
    Words(
      "guessSameEvent", "a guess: another line of the log, written at the same time, names '{id}'",
      "推测：日志中同一时刻的另一行提到“{id}”",
      ["id": id.role])
  }

  /// A fact missing in the log was assumed.
  package static func guessSuperclass(name: (any RoleValue)?, superclass: (any RoleValue)?) -> Words {
    Words(
      "guessSuperclass", "a guess: {name} is a subclass of {superclass}, by its name",
      "推测：从名称看，{name}是{superclass}的子类",
      ["name": name.role, "superclass": superclass.role])
  }

  /// A fact missing in the log was assumed.
  package static var guessTransition: Words {
    Words(
      "guessTransition", "a guess: the transition in progress is a presentation",
      "推测：正在进行的转场是一次呈现")
  }

  package static func linesLeftOut(count: (any RoleValue)?, limit: (any RoleValue)?) -> Words {
    Words(
      "linesLeftOut", "{count} {count=1?more line|more lines} about view controllers {count=1?is|are} left out: only the first {limit} different lines are explained.",
      "另有 {count} 行关于视图控制器的日志没有解释：只解释前 {limit} 种不同的行。",
      ["count": count.role, "limit": limit.role])
  }

  package static var logs: Words {
    Words(
      "logs", "logs",
      "日志")
  }

  /// No class is the framework's, but the log or the call names it.
  package static func madeWithHost(name: (any RoleValue)?, language: (any RoleValue)?) -> Words {
    Words(
      "madeWithHost", "The app is made with {name}, so its part of the repair is in {language}.",
      "应用是用 {name} 开发的，因此修复所用的代码用 {language} 编写。",
      ["name": name.role, "language": language.role])
  }

  package static var maskedClasses: Words {
    Words(
      "maskedClasses", "The log hides classes, as the system's console does with '<private>'. Xcode's console shows them.",
      "日志隐藏了类名：系统控制台用“<private>”代替类名。Xcode 的控制台会显示类名。")
  }

  package static var mauiLibrary: Words {
    Words(
      "mauiLibrary", "a .NET MAUI library",
      "某个 .NET MAUI 库")
  }

  package static var mauiToolkit: Words {
    Words(
      "mauiToolkit", "the .NET MAUI Community Toolkit",
      ".NET MAUI Community Toolkit")
  }

  package static func nameOfLibrary(name: (any RoleValue)?) -> Words {
    Words(
      "nameOfLibrary", "{name}",
      "{name}",
      ["name": name.role])
  }

  /// What is to be presented, where a line doesn't name it.
  package static var nextScreen: Words {
    Words(
      "nextScreen", "the next screen",
      "下一个界面")
  }

  /// The number of occurrences of a line, and whether they name other instances.
  package static func occurrences(count: (any RoleValue)?, areOthers: Bool) -> Words {
    Words(
      "occurrences", "({count} times{areOthers?, with different instances})",
      "（出现 {count} 次{areOthers?，实例不同}）",
      ["count": count.role, "areOthers": areOthers.role])
  }

  /// A controller in the way that a line doesn't name.
  package static var otherController: Words {
    Words(
      "otherController", "another controller",
      "另一个控制器")
  }

  /// The libraries of the classes, and the language in which the app's author writes.
  package static func ownedByLibraries(libraries: (any RoleValue)?, language: (any RoleValue)?) -> Words {
    Words(
      "ownedByLibraries", "{libraries:clauses}. Your own part is in {language}.",
      "{libraries:clauses}。你自己的代码用 {language} 编写。",
      ["libraries": libraries.role, "language": language.role])
  }

  package static func ownedByLibrary(classes: (any RoleValue)?, library: (any RoleValue)?) -> Words {
    Words(
      "ownedByLibrary", "{classes:and} {classes=1?belongs|belong} to {library}",
      "{classes:and}属于{library}",
      ["classes": classes.role, "library": library.role])
  }

  /// What UIKit or SwiftUI makes a class for, as a predicate.
  package static func ownedBySystem(name: (any RoleValue)?, owner: (any RoleValue)?, purpose: (any RoleValue)?) -> Words {
    Words(
      "ownedBySystem", "{name} is {owner}'s: it {purpose}.",
      "{name} 是 {owner} 的类，{purpose}。",
      ["name": name.role, "owner": owner.role, "purpose": purpose.role])
  }

  /// A presenter that a line doesn't name.
  package static var presenterOfLine: Words {
    Words(
      "presenterOfLine", "the presenter",
      "呈现者")
  }

  /// A hierarchy in the same text as the log, where a description's file is named.
  package static var printedHierarchy: Words {
    Words(
      "printedHierarchy", "the printed hierarchy",
      "打印出的层次结构")
  }

  package static var raisesException: Words {
    Words(
      "raisesException", "UIKit raises an exception, which ends the app.",
      "UIKit 抛出异常，应用随之终止。")
  }

  package static var reactNativeLibrary: Words {
    Words(
      "reactNativeLibrary", "a React Native library",
      "某个 React Native 库")
  }

  package static var remediesHeading: Words {
    Words(
      "remediesHeading", "Usual causes and repairs, most likely first:",
      "常见原因和修复方法，最可能的在前：")
  }

  package static var sameCauses: Words {
    Words(
      "sameCauses", "The causes and repairs are the same as above.",
      "原因和修复方法与上文相同。")
  }

  /// The presented one of two controllers of a class.
  package static var secondOfClass: Words {
    Words(
      "secondOfClass", "the second",
      "第二个")
  }

  /// A controller that a line doesn't name.
  package static var someController: Words {
    Words(
      "someController", "a controller",
      "某个控制器")
  }

  /// What is in the way, where a line doesn't name it.
  package static var somethingElse: Words {
    Words(
      "somethingElse", "something else",
      "另一项内容")
  }

  /// The description gives the line, with a style or after a step that the line doesn't tell.
  package static func textIsGiven(file: (any RoleValue)?, step: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "textIsGiven", "In {file} the call gives this text {step?{step=0?before the first step|after step {step}}{style? and }}{style?with {style} as the style, which the text doesn't tell}.",
      "按{file}，{step?在第{step=0?一步之前| {step} 步之后}{style?、}}{style?样式为 {style} 时}，这次调用会得到这条消息{style?（日志没有写明样式）}。",
      ["file": file.role, "step": step.role, "style": style.role])
  }

  /// A cause that no heading calls usual.
  package static func usualCause(cause: (any RoleValue)?) -> Words {
    Words(
      "usualCause", "A usual cause: {cause}",
      "常见原因：{cause}",
      ["cause": cause.role])
  }

  /// A remedy that no heading calls usual.
  package static func usualRemedy(remedy: (any RoleValue)?) -> Words {
    Words(
      "usualRemedy", "A usual cause or repair: {remedy}",
      "常见原因或修复方法：{remedy}",
      ["remedy": remedy.role])
  }

  package static var xamarinToolkit: Words {
    Words(
      "xamarinToolkit", "the Xamarin Community Toolkit",
      "Xamarin Community Toolkit")
  }
}

extension Message {
  /// The description is of one line of the log; this number of others about view controllers are not in it.
  package static func firstLogLine(text: (any RoleValue)?, count: (any RoleValue)?) -> Message {
    Message(Words(
      "firstLogLine", "only '{text}' is read as a description; {count} other {count=1?line|lines} of the log {count=1?is|are} left out: take this line out of the input for {count=1?it|the next}; 'vcdiagram explain' explains all",
      "这里只用了“{text}”；日志中另有{count}行没有用到：要用到它们，请从输入中去掉这一行；“vcdiagram explain”可以逐行解释",
      ["text": text.role, "count": count.role]), isForFigures: true)
  }

  /// The line of the log is about controllers that the app beside it doesn't have, or about one of several.
  package static func loggedElsewhere(text: (any RoleValue)?, names: (any RoleValue)?, areOthers: Bool) -> Message {
    Message(Words(
      "loggedElsewhere", "left out: '{text}'; {names?the app has {areOthers?only another|no} {names:or}|the app has several such controllers}",
      "没有用到“{text}”；{names?应用中{areOthers?只有另一个|没有}{names:and}|应用中有多个这样的控制器}",
      ["text": text.role, "names": names.role, "areOthers": areOthers.role]), isForFigures: true)
  }

  /// The log has this number of other lines about view controllers, which the description doesn't show.
  package static func otherLogLines(count: (any RoleValue)?) -> Message {
    Message(Words(
      "otherLogLines", "{count} {count=1?other line|other lines} of the log {count=1?is|are} not in this description; 'vcdiagram explain' explains all",
      "日志中另有{count}行不在这份描述中；“vcdiagram explain”可以逐行解释",
      ["count": count.role]), isForFigures: true)
  }

  /// The text ends inside one of UIKit's texts, before the words that tell which one it is.
  package static var cutLine: Message {
    Message(Words(
      "cutLine", "UIKit's line is cut off before it says what went wrong; copy the whole line from the console",
      "UIKit 的这行文字不完整，没有说明出了什么问题；请从控制台复制整行"))
  }

  /// Sentry's view hierarchy or event is of an app without UIKit.
  package static func foreignApp(platform: (any RoleValue)?) -> Message {
    Message(Words(
      "foreignApp", "this is Sentry's file of {platform=Android?an|a} {platform} app; give a file from a UIKit app; only those have view controllers",
      "这是{platform}应用的 Sentry 文件；请给出 UIKit 应用的文件，只有 UIKit 应用才有视图控制器",
      ["platform": platform.role]))
  }

  /// A fact missing in the log remains unknown.
  package static func logGap(fact: (any RoleValue)?) -> Message {
    Message(Words(
      "logGap", "{fact}",
      "{fact}",
      ["fact": fact.role]))
  }

  /// This step, or a controller, is what a line of the log, in UIKit's words, is about.
  package static func loggedStep(text: (any RoleValue)?, step: (any RoleValue)?) -> Message {
    Message(Words(
      "loggedStep", "UIKit logged '{text}'{step? about step {step}}; 'vcdiagram explain' explains it",
      "{step?关于第{step}步，}UIKit 记录了“{text}”；“vcdiagram explain”可以解释这条日志",
      ["text": text.role, "step": step.role]))
  }

  /// A fact missing in the log was assumed.
  package static func logGuess(fact: (any RoleValue)?) -> Message {
    Message(Words(
      "logGuess", "{fact}",
      "{fact}",
      ["fact": fact.role]))
  }

  /// The text names no view controller, so there is nothing to draw.
  package static func logNamesNobody(text: (any RoleValue)?) -> Message {
    Message(Words(
      "logNamesNobody", "UIKit's text names no view controller, so there is nothing to draw; 'vcdiagram explain' explains {text:quoted}",
      "UIKit 的这段文字没有提到视图控制器，因此没有可绘制的内容；“vcdiagram explain”可以解释{text:quoted}",
      ["text": text.role]))
  }

  /// The text contains none of UIKit's texts about view controllers.
  package static var noLogLines: Message {
    Message(Words(
      "noLogLines", "vcdiagram doesn't know this text; it knows UIKit's about view controllers, such as 'Attempt to present <A: 0x7f8a3b00> on <B: 0x7f8a3c00> whose view is not in the window hierarchy!'",
      "vcdiagram 不认识这段文字；它认识的是 UIKit 关于视图控制器的文字，例如“Attempt to present <A: 0x7f8a3b00> on <B: 0x7f8a3c00> whose view is not in the window hierarchy!”"))
  }

  /// No view in Sentry's hierarchy, and none of its breadcrumbs, names a view controller.
  package static var noSentryControllers: Message {
    Message(Words(
      "noSentryControllers", "Sentry's file names no view controller of the app's",
      "Sentry 的文件没有提到应用的视图控制器"))
  }

  /// The text is a call stack at a breakpoint on present, in which no method runs before the view is in the window.
  package static func stackAlone(caller: (any RoleValue)?) -> Message {
    Message(Words(
      "stackAlone", "{caller?{caller} called present; the call stack alone doesn't tell what UIKit did|the call stack doesn't tell what UIKit did}: paste the line that the console shows next, too",
      "{caller?{caller} 调用了 present；仅凭调用栈看不出 UIKit 做了什么|仅凭调用栈看不出 UIKit 做了什么}：请把控制台中随后的那一行也粘贴进来",
      ["caller": caller.role]))
  }
}

/// A text of `Words.xcstrings`.
package enum RemedyText: String, CaseIterable, Sendable {
  case dotNetAwaitModal
  case dotNetAwaitPopup
  case dotNetFromCurrentController
  case dotNetNewPopup
  case dotNetShownPage
  case dotNetSourceBounds
  case dotNetUpdateForAlerts
  case enginesAfterCallback
  case enginesCloseDialog
  case enginesCurrentController
  case enginesEmbedController
  case enginesFromKotlinsFront
  case enginesFromUnitysFront
  case enginesNewController
  case enginesNewerCompose
  case enginesOutsideDialog
  case enginesPopoverSource
  case flutterAfterFirstFrame
  case flutterAsRoot
  case flutterAwaitFirst
  case flutterEmbeddedAsRoot
  case flutterFromPluginsFront
  case flutterMigrateToScenes
  case flutterSharePosition
  case flutterUpdatePlugin
  case flutterUpdateTwice
  case reactNativeAfterDismissal
  case reactNativeAfterTransitionOfScreen
  case reactNativeAnchor
  case reactNativeExtraModules
  case reactNativeFromReactsFront
  case reactNativeHideBeforeNavigating
  case reactNativeModalScreen
  case reactNativeNavigateOnce
  case reactNativeNestedModal
  case report
  case update
  case updateUnnamed
  case webViewsAfterMenu
  case webViewsCentredPopover
  case webViewsCloseBrowser
  case webViewsClosePlugin
  case webViewsFromBridgesFront
  case webViewsFromPluginsController
  case webViewsUpdateCordova
  case webViewsUpdatePlugins
}

extension RemedyText {
  package func words(presented: (any RoleValue)?, blocker: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    switch self {
    case .dotNetAwaitModal:
      Words(
        "RemedyText.dotNetAwaitModal", "A modal page is still closing, or not shown yet. Await its navigation before showing {presented}.",
        "模态页面仍在关闭，或者尚未显示。请等页面的导航结束，再显示{presented}。",
        ["presented": presented.role])
    case .dotNetAwaitPopup:
      Words(
        "RemedyText.dotNetAwaitPopup", "Something else is shown, or is closing. Await it before showing {presented}; show one at a time.",
        "另一项内容正在显示或关闭。请等它结束再显示{presented}；一次只显示一个。",
        ["presented": presented.role])
    case .dotNetFromCurrentController:
      Words(
        "RemedyText.dotNetFromCurrentController", "In platform code, present from the controller in front.",
        "在平台代码中，请由最前面的控制器呈现。")
    case .dotNetNewPopup:
      Words(
        "RemedyText.dotNetNewPopup", "A popup is kept in a field, and shown again. Make a new one each time.",
        "Popup 保存在字段中，又显示了一次。请每次都新建一个。")
    case .dotNetShownPage:
      Words(
        "RemedyText.dotNetShownPage", "Show {presented} from the page that is shown: with a modal page in front, call that page's own methods.",
        "请从正在显示的页面显示{presented}：前面有模态页面时，调用那个页面自己的方法。",
        ["presented": presented.role])
    case .dotNetSourceBounds:
      Words(
        "RemedyText.dotNetSourceBounds", "On an iPad, say where the sheet points.",
        "在 iPad 上，请指定共享表单指向的位置。")
    case .dotNetUpdateForAlerts:
      Words(
        "RemedyText.dotNetUpdateForAlerts", "Newer versions show alerts over a modal page, and while one is closing. Update .NET MAUI.",
        "新版本能在模态页面之上以及模态页面关闭时显示提醒框。请更新 .NET MAUI。")
    case .enginesAfterCallback:
      Words(
        "RemedyText.enginesAfterCallback", "A plugin or an ad shows {blocker}. Show {presented} in the callback that says it has closed; Google's ads call OnAdFullScreenContentClosed.",
        "插件或广告正在显示{blocker}。请在它关闭后的回调中显示{presented}；Google 广告的回调是 OnAdFullScreenContentClosed。",
        ["blocker": blocker.role, "presented": presented.role])
    case .enginesCloseDialog:
      Words(
        "RemedyText.enginesCloseDialog", "Close the dialog or sheet first, and show {presented} when it has left the composition.",
        "请先关闭对话框或表单，等它从组合中移除之后再显示{presented}。",
        ["presented": presented.role])
    case .enginesCurrentController:
      Words(
        "RemedyText.enginesCurrentController", "{presented} is shown from the window's root, while a sheet or dialog is in front. Show it from the controller of the composable that asks for it.",
        "{presented}由窗口的根视图控制器呈现，而最前面是表单或对话框。请改由发出请求的可组合项所在的控制器呈现{presented}。",
        ["presented": presented.role])
    case .enginesEmbedController:
      Words(
        "RemedyText.enginesEmbedController", "A controller's view was put into the composition without its controller. Embed the controller.",
        "只把控制器的视图放进了组合，没有放入控制器本身。请嵌入控制器。")
    case .enginesFromKotlinsFront:
      Words(
        "RemedyText.enginesFromKotlinsFront", "In iosMain, present from the controller in front.",
        "在 iosMain 中，请由最前面的控制器呈现。")
    case .enginesFromUnitysFront:
      Words(
        "RemedyText.enginesFromUnitysFront", "In a native plugin, present from the controller in front of Unity's.",
        "在原生插件中，请由显示在 Unity 的控制器之上的控制器呈现。")
    case .enginesNewController:
      Words(
        "RemedyText.enginesNewController", "Keep no ComposeUIViewController in a property: make a new one each time it is shown.",
        "不要把 ComposeUIViewController 存入属性：每次显示时都请新建一个。")
    case .enginesNewerCompose:
      Words(
        "RemedyText.enginesNewerCompose", "Versions 1.6.0-beta01 to 1.6.0-rc01 of Compose Multiplatform raise this where nothing is wrong. Take a newer one.",
        "Compose Multiplatform 1.6.0-beta01 至 1.6.0-rc01 会误报此异常。请使用更新的版本。")
    case .enginesOutsideDialog:
      Words(
        "RemedyText.enginesOutsideDialog", "Take UIKitViewController out of the Dialog or Popup, or present the controller itself.",
        "请把 UIKitViewController 移出 Dialog 或 Popup，或者直接呈现该控制器。")
    case .enginesPopoverSource:
      Words(
        "RemedyText.enginesPopoverSource", "On an iPad, say which view the sheet points at.",
        "在 iPad 上，请指定共享表单指向的视图。")
    case .flutterAfterFirstFrame:
      Words(
        "RemedyText.flutterAfterFirstFrame", "If the call is in initState, make it after the first frame.",
        "如果在 initState 中调用，请改到第一帧之后。")
    case .flutterAsRoot:
      Words(
        "RemedyText.flutterAsRoot", "{presenter} presents Flutter, and plugins present from the window's root. Make Flutter the root, or the root of a navigation controller, instead of presenting it.",
        "{presenter}呈现了 Flutter，而插件从窗口的根视图控制器呈现。请不要呈现 Flutter，而把它设为窗口的根视图控制器，或导航控制器的根视图控制器。",
        ["presenter": presenter.role])
    case .flutterAwaitFirst:
      Words(
        "RemedyText.flutterAwaitFirst", "A plugin shows something while {blocker} is shown. Await the first call, and begin the second after it.",
        "{blocker}还在显示，插件又要显示别的内容。请等第一次调用结束，再开始第二次。",
        ["blocker": blocker.role])
    case .flutterEmbeddedAsRoot:
      Words(
        "RemedyText.flutterEmbeddedAsRoot", "If {presenter} presents Flutter, Flutter covers it, and plugins present from the window's root. Make Flutter the root, or the root of a navigation controller.",
        "如果{presenter}呈现了 Flutter，Flutter 就会遮住它，而插件从窗口的根视图控制器呈现。请把 Flutter 设为窗口的根视图控制器，或导航控制器的根视图控制器。",
        ["presenter": presenter.role])
    case .flutterFromPluginsFront:
      Words(
        "RemedyText.flutterFromPluginsFront", "In a plugin, present from the front of the registrar's controller (Flutter 3.38 and later), looked up for each call.",
        "在插件中，请每次都从 registrar 的控制器开始，查找最前面的控制器来呈现（Flutter 3.38 起）。")
    case .flutterMigrateToScenes:
      Words(
        "RemedyText.flutterMigrateToScenes", "Flutter 3.41 and later moves the app to scenes when it builds, unless its AppDelegate was changed by hand.",
        "Flutter 3.41 起，构建时会把应用迁移到场景，除非 AppDelegate 已被手动修改。")
    case .flutterSharePosition:
      Words(
        "RemedyText.flutterSharePosition", "On an iPad, say which widget the share sheet points at: in share_plus, sharePositionOrigin.",
        "在 iPad 上，请指定共享表单指向的 widget：在 share_plus 中是 sharePositionOrigin。")
    case .flutterUpdatePlugin:
      Words(
        "RemedyText.flutterUpdatePlugin", "The plugin presents from a controller that isn't in front, such as the window's root. Newer versions of most plugins look for the one in front: update the plugin.",
        "插件用来呈现的控制器（例如窗口的根视图控制器）不在最前面。多数插件的新版本会查找最前面的控制器：请更新插件。")
    case .flutterUpdateTwice:
      Words(
        "RemedyText.flutterUpdateTwice", "If a plugin makes the call, update it: newer versions of many plugins don't make this mistake.",
        "如果是插件调用的，请更新插件：许多插件的新版本已没有这个错误。")
    case .reactNativeAfterDismissal:
      Words(
        "RemedyText.reactNativeAfterDismissal", "One native Modal or sheet is shown at a time. Set onDismiss on the first Modal (in react-native-modal, onModalHide), hide it, and open the second in that handler.",
        "同一时间只能显示一个原生 Modal 或表单。请为第一个 Modal 设置 onDismiss（react-native-modal 中是 onModalHide），将该 Modal 隐藏，并在该回调中打开第二个。")
    case .reactNativeAfterTransitionOfScreen:
      Words(
        "RemedyText.reactNativeAfterTransitionOfScreen", "The screen is still opening or closing. Open {presented} when its transition has ended.",
        "screen 仍在打开或关闭。请等转场结束后再打开{presented}。",
        ["presented": presented.role])
    case .reactNativeAnchor:
      Words(
        "RemedyText.reactNativeAnchor", "On an iPad, give the sheet the view that it belongs to.",
        "在 iPad 上，请指定共享表单所属的视图。")
    case .reactNativeExtraModules:
      Words(
        "RemedyText.reactNativeExtraModules", "The splash screen stays, because the bridge has no module of react-native-navigation. The app delegate must hand it over.",
        "启动画面没有消失，因为 bridge 中没有 react-native-navigation 的模块。请在应用委托中提供这个模块。")
    case .reactNativeFromReactsFront:
      Words(
        "RemedyText.reactNativeFromReactsFront", "In a native module, present from the controller in front, which React Native knows.",
        "在原生模块中，请由最前面的控制器呈现；React Native 知道是哪一个。")
    case .reactNativeHideBeforeNavigating:
      Words(
        "RemedyText.reactNativeHideBeforeNavigating", "The app navigates while {presented} is still shown, and shows it again. Hide it first, and navigate in onDismiss.",
        "{presented}还在显示，应用就执行导航，并再次显示{presented}。请先隐藏{presented}，再在 onDismiss 中导航。",
        ["presented": presented.role])
    case .reactNativeModalScreen:
      Words(
        "RemedyText.reactNativeModalScreen", "Make it a screen of the native stack instead of a Modal: the stack keeps presentations in order.",
        "请用原生导航栈的 screen 代替 Modal：导航栈会让各次呈现依次进行。")
    case .reactNativeNavigateOnce:
      Words(
        "RemedyText.reactNativeNavigateOnce", "Two taps, or a tap and an effect, navigate at once. navigate goes to a screen once, where push adds it again.",
        "用户轻点了两次，或者一次轻点和一个 effect 同时触发了导航。navigate 对同一个 screen 只进入一次，而 push 每次都会再添加一个。")
    case .reactNativeNestedModal:
      Words(
        "RemedyText.reactNativeNestedModal", "To show both, put the second Modal inside the first.",
        "若要同时显示两者，请把第二个 Modal 放在第一个里面。")
    case .report:
      Words(
        "RemedyText.report", "If your own code doesn't make the call, a library does. Update the library and the framework, or report it to the library, with this line and these versions:",
        "如果不是你自己的代码调用的，就是某个库调用的。请更新这个库和框架，或向该库的维护者报告，并附上以下日志和版本信息：")
    case .update:
      Words(
        "RemedyText.update", "A library usually makes this mistake. Update the library that shows {presented}, and the framework. If the line still appears, report it to the library, with this line and these versions:",
        "这通常是库的错误。请更新显示{presented}的库和框架。如果仍然出现，请向该库的维护者报告，并附上以下日志和版本信息：",
        ["presented": presented.role])
    case .updateUnnamed:
      Words(
        "RemedyText.updateUnnamed", "A library usually makes this mistake. Update the library that makes the call, and the framework. If the line still appears, report it to the library, with this line and these versions:",
        "这通常是库的错误。请更新发出调用的库和框架。如果仍然出现，请向该库的维护者报告，并附上以下日志和版本信息：")
    case .webViewsAfterMenu:
      Words(
        "RemedyText.webViewsAfterMenu", "The menu of a <select> or a link is just closing. Show {presented} a moment later.",
        "<select> 或链接的菜单正在关闭。请稍后再显示{presented}。",
        ["presented": presented.role])
    case .webViewsCentredPopover:
      Words(
        "RemedyText.webViewsCentredPopover", "In a plugin, a popover without a button to point at is shown in the centre.",
        "在插件中，请让没有按钮可指向的弹出框显示在中央。")
    case .webViewsCloseBrowser:
      Words(
        "RemedyText.webViewsCloseBrowser", "Another plugin shows {blocker} in front of the web view. Close it, and show {presented} when it has gone: the in-app browser's event exit says when.",
        "另一个插件正在网页视图前面显示{blocker}。请先将其关闭，消失之后再显示{presented}：应用内浏览器会发出 exit 事件。",
        ["blocker": blocker.role, "presented": presented.role])
    case .webViewsClosePlugin:
      Words(
        "RemedyText.webViewsClosePlugin", "Another plugin shows {blocker} in front of the web view. Close it, and await that, before the next plugin shows {presented}.",
        "另一个插件正在网页视图前面显示{blocker}。请先将其关闭，关闭之后再让下一个插件显示{presented}。",
        ["blocker": blocker.role, "presented": presented.role])
    case .webViewsFromBridgesFront:
      Words(
        "RemedyText.webViewsFromBridgesFront", "In a plugin, present from the controller in front of the bridge's.",
        "在插件中，请由显示在 bridge 的控制器之上的控制器呈现。")
    case .webViewsFromPluginsController:
      Words(
        "RemedyText.webViewsFromPluginsController", "In a plugin, present from the controller in front of its own.",
        "在插件中，请由显示在插件自己的控制器之上的控制器呈现。")
    case .webViewsUpdateCordova:
      Words(
        "RemedyText.webViewsUpdateCordova", "The plugin presents from the window's root while another controller is in front. Update it.",
        "插件从窗口的根视图控制器呈现，而最前面是另一个控制器。请更新插件。")
    case .webViewsUpdatePlugins:
      Words(
        "RemedyText.webViewsUpdatePlugins", "The plugin presents twice, or from a controller that isn't in front. Update it.",
        "插件呈现了两次，或者用来呈现的控制器不在最前面。请更新插件。")
    }
  }
}

/// A text of `Words.xcstrings`.
package enum SystemPurpose: String, CaseIterable, Sendable {
  case alert
  case contextMenu
  case keyboard
  case oldAlerts
  case popover
  case remoteScreen
  case sheet
  case stack
  case tab
  case viewInStack
  case windowOfAlert
}

extension SystemPurpose {
  package var words: Words {
    switch self {
    case .alert:
      Words(
        "SystemPurpose.alert", "shows an alert or a confirmationDialog",
        "用来显示 alert 或 confirmationDialog")
    case .contextMenu:
      Words(
        "SystemPurpose.contextMenu", "shows a context menu, or the menu of a button or of SwiftUI's Menu, and leaves by itself",
        "用来显示上下文菜单、按钮的菜单或 SwiftUI 的 Menu，用完会自行离开")
    case .keyboard:
      Words(
        "SystemPurpose.keyboard", "belongs to the keyboard's window",
        "属于键盘的窗口")
    case .oldAlerts:
      Words(
        "SystemPurpose.oldAlerts", "presents for UIAlertView and UIActionSheet",
        "用来呈现 UIAlertView 和 UIActionSheet")
    case .popover:
      Words(
        "SystemPurpose.popover", "shows a popover",
        "用来显示 popover")
    case .remoteScreen:
      Words(
        "SystemPurpose.remoteScreen", "shows a system screen of another process, such as a picker's",
        "用来显示另一个进程的系统界面，例如选择器的界面")
    case .sheet:
      Words(
        "SystemPurpose.sheet", "shows a sheet or fullScreenCover",
        "用来显示 sheet 或 fullScreenCover")
    case .stack:
      Words(
        "SystemPurpose.stack", "is the stack of a NavigationStack",
        "用作 NavigationStack 的导航栈")
    case .tab:
      Words(
        "SystemPurpose.tab", "shows a tab of a TabView",
        "用来显示 TabView 的标签页")
    case .viewInStack:
      Words(
        "SystemPurpose.viewInStack", "shows a view of a NavigationStack",
        "用来显示 NavigationStack 中的视图")
    case .windowOfAlert:
      Words(
        "SystemPurpose.windowOfAlert", "is the root of a window that UIKit made, such as an alert's",
        "用作 UIKit 所建窗口（例如提醒框的窗口）的根视图控制器")
    }
  }
}

/// A text of `Words.xcstrings`.
package enum TopicText: String, CaseIterable, Sendable {
  case actionSheetWithoutSource
  case activityOnPad
  case activityOnPadReason
  case actualParent
  case actualParentNullHolder
  case actualParentNullOther
  case alertViewGone
  case alertViewGoneReason
  case alreadyPresented
  case alreadyPresenting
  case alreadyPresentingSameInstance
  case alreadyPresentingSecondOfItsClass
  case appearanceCalled
  case appearanceCalledReason
  case barDelegate
  case barDelegateReason
  case barInTransition
  case barModified
  case barNotLocked
  case barNotLockedReason
  case barShowsChildren
  case barShowsStack
  case childOfView
  case composeDetached
  case composeDetachedReason
  case composeInDialog
  case composeInDialogReason
  case composeReused
  case composeReusedReason
  case controllerTransitioning
  case deallocating
  case deallocatingReason
  case destinationBelowRoot
  case destinationInLazy
  case destinationOutsideStack
  case destinationsAtRoot
  case destinationTwice
  case detached
  case detachedReason
  case dismissedDuringPresentation
  case dismissedInTransition
  case dismissNotShown
  case displayModeButton
  case displayModeButtonReason
  case emptyAlert
  case emptyAlertReason
  case geometryRefused
  case geometryRefusedReason
  case hasParent
  case hasParentReason
  case inPopoverController
  case inTransition
  case isActive
  case isActiveReason
  case keyboardPresents
  case keyboardPresentsReason
  case linkOutsideStack
  case linkWithoutDestination
  case missingDestination
  case missingDestinationReason
  case modalInTransition
  case navigationLinkIssue
  case navigationLinkIssueReason
  case navigationTwicePerFrame
  case navigationTwicePerFrameReason
  case nestedBars
  case nestedBarsReason
  case nestedPop
  case nestedPush
  case neverPresented
  case nibWithoutView
  case nibWithoutViewReason
  case noCommonOrientation
  case noCommonOrientationReason
  case noCommonParent
  case noCommonParentReason
  case noContainedAlert
  case noDelegateWindow
  case noDelegateWindowReason
  case noEntryPoint
  case noNib
  case noNibReason
  case noRootAtLaunch
  case noSceneDelegate
  case noSceneDelegateReason
  case noSceneLifecycle
  case noSceneManifest
  case noSceneWithIdentifier
  case noSceneWithIdentifierReason
  case noSegue
  case noSegueClass
  case noSegueClassReason
  case noSegueReason
  case noStoryboard
  case noStoryboardReason
  case notDistinct
  case notInWindow
  case notInWindowReason
  case notInWindowSentByItsLike
  case notSelectable
  case notSelectableReason
  case noUnwind
  case noUnwindReason
  case onceInStack
  case oneAnimation
  case onePlace
  case onePresentation
  case oneTransition
  case onItself
  case onItselfReason
  case orientationMismatch
  case orientationMismatchReason
  case pageCount
  case pageCountReason
  case pagesAtRest
  case pageStates
  case pageViewCount
  case pageWithoutController
  case partialCurl
  case partialCurlReason
  case pickerOnPad
  case pickerOnPadReason
  case popoverControllerOnPhone
  case popoverControllerOnPhoneReason
  case popoverGone
  case popoverGoneReason
  case popoverNeedsSource
  case popoverOutsideWindow
  case popoverWithoutSource
  case poppedToStranger
  case poppedToStrangerReason
  case presentedNil
  case pushedNavigation
  case pushedNavigationReason
  case pushedNil
  case pushedSplit
  case pushedTwice
  case pushSegueOutsideStack
  case pushSegueOutsideStackReason
  case requestedParent
  case requestedParentNullHolder
  case rootAsChild
  case rootAsChildReason
  case rootViewByHand
  case segueNotPerformed
  case segueNotPerformedReason
  case segueWithoutIdentifier
  case segueWithoutIdentifierReason
  case singleSheet
  case singleSheetReason
  case somethingToShow
  case splitIsRoot
  case splitMutated
  case splitMutatedReason
  case splitOnPhone
  case splitPresented
  case stackNotUpdated
  case stackNotUpdatedReason
  case styleWithoutController
  case styleWithoutControllerReason
  case subviewOfHosting
  case subviewOfHostingReason
  case subviewOfItself
  case tabBarModified
  case tabItemUnknown
  case textFieldInSheet
  case textFieldInSheetReason
  case textInOtherWindow
  case textInOtherWindowReason
  case twoCancels
  case twoCancelsReason
  case unbalanced
  case unbalancedReason
  case unexpectedState
  case unexpectedSubviews
  case unexpectedSubviewsReason
  case unknownClass
  case unknownClassReason
  case viewNotDrawn
  case viewNotDrawnReason
  case viewOfAnother
  case viewOfAnotherReason
  case viewOfAnotherUnknownSender
  case viewWithoutController
  case viewWithoutControllerReason
  case waitsForDelayed
  case windowShowsRoot
  case windowsInScenes
}

extension TopicText {
  package func words(presenter: (any RoleValue)?, child: (any RoleValue)?, holder: (any RoleValue)?, other: (any RoleValue)?, presented: (any RoleValue)?, blocker: (any RoleValue)?, method: (any RoleValue)?, navigation: (any RoleValue)?, sender: (any RoleValue)?, identifier: (any RoleValue)?, required: (any RoleValue)?, count: (any RoleValue)?) -> Words {
    switch self {
    case .actionSheetWithoutSource:
      Words(
        "TopicText.actionSheetWithoutSource", "{presenter} presented an action sheet on an iPad, and the sheet had nothing to point at.",
        "{presenter}在 iPad 上呈现了操作表单，但没有指定弹出框指向哪里。",
        ["presenter": presenter.role])
    case .activityOnPad:
      Words(
        "TopicText.activityOnPad", "a share sheet was pushed, or added as a child.",
        "共享表单被推入，或被添加为子视图控制器。")
    case .activityOnPadReason:
      Words(
        "TopicText.activityOnPadReason", "A share sheet is presented; on an iPad, as a popover.",
        "共享表单只能被呈现；在 iPad 上以弹出框呈现。")
    case .actualParent:
      Words(
        "TopicText.actualParent", "the view of {child} was added to that of {holder}, although {child} is a child of {other}.",
        "{child}是{other}的子视图控制器，{child}的视图却被加入{holder}的视图。",
        ["child": child.role, "holder": holder.role, "other": other.role])
    case .actualParentNullHolder:
      Words(
        "TopicText.actualParentNullHolder", "the view of {child} was added to the window or to a view of no controller's, although {child} is a child of {other}.",
        "{child}是{other}的子视图控制器，{child}的视图却被加入窗口，或加入不属于任何控制器的视图。",
        ["child": child.role, "other": other.role])
    case .actualParentNullOther:
      Words(
        "TopicText.actualParentNullOther", "the view of {child} was added to that of {holder}, although {child} has no parent.",
        "{child}没有父视图控制器，{child}的视图却被加入{holder}的视图。",
        ["child": child.role, "holder": holder.role])
    case .alertViewGone:
      Words(
        "TopicText.alertViewGone", "the app showed a UIAlertView, which apps with scenes don't have.",
        "应用显示了 UIAlertView，而使用场景的应用不能再用 UIAlertView。")
    case .alertViewGoneReason:
      Words(
        "TopicText.alertViewGoneReason", "UIAlertView belongs to apps without scenes.",
        "UIAlertView 只属于不使用场景的应用。")
    case .alreadyPresented:
      Words(
        "TopicText.alreadyPresented", "{presented} was presented a second time, while {presenter} is presenting it.",
        "{presented}已由{presenter}呈现，代码又呈现了一次。",
        ["presented": presented.role, "presenter": presenter.role])
    case .alreadyPresenting:
      Words(
        "TopicText.alreadyPresenting", "{presenter} didn't present {presented}, because it is already presenting {blocker}.",
        "{presenter}已在呈现{blocker}，因此没有呈现{presented}。",
        ["presenter": presenter.role, "presented": presented.role, "blocker": blocker.role])
    case .alreadyPresentingSameInstance:
      Words(
        "TopicText.alreadyPresentingSameInstance", "{presenter} didn't present {presented}, because it is already presenting {blocker}, the same instance.",
        "{presenter}已在呈现同一个{blocker}，因此没有再次呈现{presented}。",
        ["presenter": presenter.role, "presented": presented.role, "blocker": blocker.role])
    case .alreadyPresentingSecondOfItsClass:
      Words(
        "TopicText.alreadyPresentingSecondOfItsClass", "{presenter} didn't present a second {presented}, because it is already presenting the first.",
        "{presenter}已在呈现第一个{presented}，因此没有呈现第二个。",
        ["presenter": presenter.role, "presented": presented.role])
    case .appearanceCalled:
      Words(
        "TopicText.appearanceCalled", "the app called {method?{method}|an appearance method} itself.",
        "应用自己调用了{method?{method}|视图出现或消失的方法}。",
        ["method": method.role])
    case .appearanceCalledReason:
      Words(
        "TopicText.appearanceCalledReason", "UIKit calls the appearance methods; containers begin and end transitions.",
        "视图出现和消失的方法由 UIKit 调用；容器只负责开始和结束转场。")
    case .barDelegate:
      Words(
        "TopicText.barDelegate", "code set the delegate of a navigation controller's bar.",
        "代码设置了导航控制器的导航栏的委托。")
    case .barDelegateReason:
      Words(
        "TopicText.barDelegateReason", "A navigation controller is its bar's delegate.",
        "导航栏的委托就是导航控制器自己。")
    case .barInTransition:
      Words(
        "TopicText.barInTransition", "a navigation transition began before the one before it had ended.",
        "前一次导航转场尚未结束，后一次就开始了。")
    case .barModified:
      Words(
        "TopicText.barModified", "code called {method?{method}|a method} of a navigation controller's bar.",
        "代码对导航控制器的导航栏调用了{method?{method}|某个方法}。",
        ["method": method.role])
    case .barNotLocked:
      Words(
        "TopicText.barNotLocked", "{navigation} was read from a storyboard, and its navigation bar was not locked, or had another delegate.",
        "从故事板读取{navigation}时，它的导航栏没有锁定，或者它不是导航栏的委托。",
        ["navigation": navigation.role])
    case .barNotLockedReason:
      Words(
        "TopicText.barNotLockedReason", "A navigation controller is the delegate of its own bar, and locks it. UIKit logs the line and goes on.",
        "导航控制器是自己的导航栏的委托，并锁定导航栏。UIKit 只记录这一行，然后继续运行。")
    case .barShowsChildren:
      Words(
        "TopicText.barShowsChildren", "A tab bar controller fills its bar with its children's tabBarItem.",
        "标签栏控制器用子视图控制器的 tabBarItem 填充标签栏。")
    case .barShowsStack:
      Words(
        "TopicText.barShowsStack", "A navigation controller's bar follows its stack: it has the navigationItem of each controller there.",
        "导航控制器的导航栏随导航栈变化：显示栈中各控制器的 navigationItem。")
    case .childOfView:
      Words(
        "TopicText.childOfView", "A controller whose view is in another's view must be that controller's child.",
        "如果一个控制器的视图在另一个控制器的视图中，前者就必须是后者的子视图控制器。")
    case .composeDetached:
      Words(
        "TopicText.composeDetached", "Compose laid out a controller whose view isn't in a window.",
        "Compose 对视图不在窗口中的控制器进行了布局。")
    case .composeDetachedReason:
      Words(
        "TopicText.composeDetachedReason", "Compose asks its controller's view for the window, also while SwiftUI or UIKit takes the view out. Without one it raises an exception, which ends the app.",
        "Compose 会查询控制器的视图所在的窗口，SwiftUI 或 UIKit 正在移除视图时也是如此。没有窗口时，Compose 抛出异常，应用随之终止。")
    case .composeInDialog:
      Words(
        "TopicText.composeInDialog", "a UIKitViewController was composed inside a Dialog or Popup.",
        "UIKitViewController 被放进了 Dialog 或 Popup。")
    case .composeInDialogReason:
      Words(
        "TopicText.composeInDialogReason", "Compose makes the controller a child of the composable's, whose view doesn't contain the dialog. It raises an exception, which ends the app.",
        "Compose 会把该控制器设为可组合项所在控制器的子视图控制器，但后者的视图不包含对话框。Compose 抛出异常，应用随之终止。")
    case .composeReused:
      Words(
        "TopicText.composeReused", "a controller of Compose's was shown again after it had left the hierarchy.",
        "Compose 的控制器离开层次结构之后，又显示了一次。")
    case .composeReusedReason:
      Words(
        "TopicText.composeReusedReason", "Compose destroys a controller's composition when the controller has left the hierarchy. If it is shown again, Compose raises an exception, which ends the app.",
        "控制器离开层次结构时，Compose 会销毁它的组合。再次显示它时，Compose 抛出异常，应用随之终止。")
    case .controllerTransitioning:
      Words(
        "TopicText.controllerTransitioning", "a presentation was to begin or end while its own transition was in progress.",
        "一次呈现的转场尚未结束，代码却又要求开始或结束这次呈现。")
    case .deallocating:
      Words(
        "TopicText.deallocating", "code accessed the view of {child} while {child} was being deallocated and had never loaded it.",
        "{child}的视图从未加载过，代码却在{child}释放期间访问该视图。",
        ["child": child.role])
    case .deallocatingReason:
      Words(
        "TopicText.deallocatingReason", "Accessing 'view' loads it, which a controller must not do in deinit. UIKit logs this; what happens then is undefined.",
        "访问“view”会加载视图，而控制器不能在 deinit 中加载视图。UIKit 会记录日志；此后的行为未定义。")
    case .destinationBelowRoot:
      Words(
        "TopicText.destinationBelowRoot", "a navigationDestination is not at the root of its stack.",
        "navigationDestination 不在导航栈的根视图上。")
    case .destinationInLazy:
      Words(
        "TopicText.destinationInLazy", "a navigationDestination is inside a lazy container, such as a List.",
        "navigationDestination 位于惰性容器（例如 List）中。")
    case .destinationOutsideStack:
      Words(
        "TopicText.destinationOutsideStack", "a navigationDestination is outside a NavigationStack.",
        "navigationDestination 不在 NavigationStack 中。")
    case .destinationsAtRoot:
      Words(
        "TopicText.destinationsAtRoot", "A stack looks for destinations at its root, and takes the first for each type.",
        "导航栈在根视图处查找 navigationDestination，每种类型取第一个。")
    case .destinationTwice:
      Words(
        "TopicText.destinationTwice", "two navigationDestination modifiers of a stack are for the same type.",
        "同一个导航栈中，有两个 navigationDestination 用于同一类型。")
    case .detached:
      Words(
        "TopicText.detached", "{sender} presented {presented}, although {sender} isn't in the hierarchy of controllers.",
        "{sender}呈现了{presented}，但{sender}不在视图控制器层次结构中。",
        ["sender": sender.role, "presented": presented.role])
    case .detachedReason:
      Words(
        "TopicText.detachedReason", "It isn't enough that its view is on screen: a controller that presents must be a root, presented, or a child of such a one. UIKit presents it, perhaps with wrong safe areas. From iOS 17 on it says that this is not supported and will become an exception.",
        "只有视图在屏幕上还不够：呈现者必须是根视图控制器、被呈现的控制器，或者它们的子视图控制器。UIKit 仍会呈现，但安全区域可能不对。从 iOS 17 起，日志会说明：这种做法不受支持，以后会抛出异常。")
    case .dismissedDuringPresentation:
      Words(
        "TopicText.dismissedDuringPresentation", "a controller was dismissed while it was being presented.",
        "一个控制器还在呈现过程中就被关闭。")
    case .dismissedInTransition:
      Words(
        "TopicText.dismissedInTransition", "{presenter} dismissed nothing, because a presentation or dismissal was in progress.",
        "有一次呈现或关闭正在进行，因此{presenter}没有关闭任何控制器。",
        ["presenter": presenter.role])
    case .dismissNotShown:
      Words(
        "TopicText.dismissNotShown", "{presenter} dismissed {presented} before it was shown, or after it had gone.",
        "{presenter}关闭{presented}时，{presented}尚未显示，或者已经消失。",
        ["presenter": presenter.role, "presented": presented.role])
    case .displayModeButton:
      Words(
        "TopicText.displayModeButton", "displayModeButtonItem of a split view controller with named columns was read{identifier? in the style {identifier}|}.",
        "读取了具有命名栏的分屏视图控制器的 displayModeButtonItem{identifier?（样式为 {identifier}）|}。",
        ["identifier": identifier.role])
    case .displayModeButtonReason:
      Words(
        "TopicText.displayModeButtonReason", "From iOS 14 on a split view controller with named columns shows this button itself, and returns one without effect. UIKit only logs this.",
        "从 iOS 14 起，具有命名栏的分屏视图控制器自行显示这个按钮，读取属性只能得到没有作用的按钮。UIKit 只记录日志。")
    case .emptyAlert:
      Words(
        "TopicText.emptyAlert", "an alert without title, message and actions was presented.",
        "呈现了一个既没有标题和消息、也没有操作的提醒框。")
    case .emptyAlertReason:
      Words(
        "TopicText.emptyAlertReason", "UIKit doesn't show an empty alert.",
        "UIKit 不显示空的提醒框。")
    case .geometryRefused:
      Words(
        "TopicText.geometryRefused", "the scene was to turn to {identifier?{identifier}|an orientation}, which the controller in front doesn't support{required?: it supports {required}|}.",
        "场景要旋转到{identifier?{identifier}|某个方向}，而最前面的控制器不支持这个方向{required?，只支持 {required}|}。",
        ["identifier": identifier.role, "required": required.role])
    case .geometryRefusedReason:
      Words(
        "TopicText.geometryRefusedReason", "From iOS 16 on requestGeometryUpdate(_:errorHandler:) turns a scene only to an orientation in the supportedInterfaceOrientations of the controller that UIKit asks: the one that fills the screen (R42).",
        "从 iOS 16 起，requestGeometryUpdate(_:errorHandler:) 只会把场景旋转到 UIKit 所询问的控制器（占满屏幕的那一个）在 supportedInterfaceOrientations 中返回的方向（R42）。")
    case .hasParent:
      Words(
        "TopicText.hasParent", "{presented} was presented, although it is a child of {child}.",
        "{presented}是{child}的子视图控制器，代码却要呈现它。",
        ["presented": presented.role, "child": child.role])
    case .hasParentReason:
      Words(
        "TopicText.hasParentReason", "Only a controller without a parent can be presented: a child is part of its container.",
        "没有父视图控制器的控制器才能被呈现：子视图控制器是容器的一部分。")
    case .inPopoverController:
      Words(
        "TopicText.inPopoverController", "{presented} was presented, although a UIPopoverController shows it.",
        "{presented}正由 UIPopoverController 显示，却又有代码呈现它。",
        ["presented": presented.role])
    case .inTransition:
      Words(
        "TopicText.inTransition", "{presenter} didn't present {presented}, because a presentation or dismissal was in progress.",
        "有一次呈现或关闭正在进行，因此{presenter}没有呈现{presented}。",
        ["presenter": presenter.role, "presented": presented.role])
    case .isActive:
      Words(
        "TopicText.isActive", "{presented} was presented, although it is a child or presented already.",
        "{presented}是子视图控制器，或者已被呈现，代码却又要呈现它。",
        ["presented": presented.role])
    case .isActiveReason:
      Words(
        "TopicText.isActiveReason", "An instance has one place at a time: it can't be presented again before it is dismissed, and a child can't be presented.",
        "一个实例同一时间只能在一处：关闭之前不能再次呈现，子视图控制器也不能被呈现。")
    case .keyboardPresents:
      Words(
        "TopicText.keyboardPresents", "the keyboard's window was to present {presented}.",
        "键盘的窗口试图呈现{presented}。",
        ["presented": presented.role])
    case .keyboardPresentsReason:
      Words(
        "TopicText.keyboardPresentsReason", "The last window isn't the app's while the keyboard is on screen: it is the keyboard's.",
        "键盘显示时，最后一个窗口是键盘的，不是应用的。")
    case .linkOutsideStack:
      Words(
        "TopicText.linkOutsideStack", "a NavigationLink with a value is outside a NavigationStack.",
        "带值的 NavigationLink 不在 NavigationStack 中。")
    case .linkWithoutDestination:
      Words(
        "TopicText.linkWithoutDestination", "a NavigationLink has a value of type {identifier}, for which no navigationDestination is declared.",
        "NavigationLink 的值类型为{identifier}，但没有为这个类型声明 navigationDestination。",
        ["identifier": identifier.role])
    case .missingDestination:
      Words(
        "TopicText.missingDestination", "a NavigationView went back from a NavigationLink whose destination was no longer there.",
        "NavigationView 从 NavigationLink 返回时，链接的目标已不存在。")
    case .missingDestinationReason:
      Words(
        "TopicText.missingDestinationReason", "A NavigationView loses a link whose view is made anew or nested. SwiftUI logs this and goes on; an app of iOS 13.3 reports no other effect.",
        "如果链接的视图被重建或嵌套，NavigationView 会丢失这个链接。SwiftUI 只记录日志，然后继续运行；据一名 iOS 13.3 应用的开发者报告，没有其他影响。")
    case .modalInTransition:
      Words(
        "TopicText.modalInTransition", "{presenter} was to present {presented} while another transition was in progress.",
        "另一次转场正在进行时，{presenter}试图呈现{presented}。",
        ["presenter": presenter.role, "presented": presented.role])
    case .navigationLinkIssue:
      Words(
        "TopicText.navigationLinkIssue", "SwiftUI gave up a push of a NavigationLink.",
        "SwiftUI 放弃了 NavigationLink 的一次推入。")
    case .navigationLinkIssueReason:
      Words(
        "TopicText.navigationLinkIssueReason", "In iOS 14 and 15 a NavigationView loses a link whose view is made anew or nested.",
        "在 iOS 14 和 15 中，如果链接的视图被重建或嵌套，NavigationView 会丢失这个链接。")
    case .navigationTwicePerFrame:
      Words(
        "TopicText.navigationTwicePerFrame", "the path of a NavigationStack changed twice in one frame.",
        "NavigationStack 的路径在一帧中更改了多次。")
    case .navigationTwicePerFrameReason:
      Words(
        "TopicText.navigationTwicePerFrameReason", "A NavigationStack takes one change of its path in a frame.",
        "NavigationStack 的路径在一帧中只接受一次更改。")
    case .nestedBars:
      Words(
        "TopicText.nestedBars", "a screen's navigation item is in two navigation bars, usually because a stack is inside another.",
        "同一界面的导航项出现在两个导航栏中，通常是因为一个导航栈中还有另一个导航栈。")
    case .nestedBarsReason:
      Words(
        "TopicText.nestedBarsReason", "A navigation item is shown by one bar, that of its stack.",
        "一个导航项只由其导航栈的导航栏显示。")
    case .nestedPop:
      Words(
        "TopicText.nestedPop", "a pop began before the one before it had ended.",
        "前一次弹出尚未结束，后一次弹出就开始了。")
    case .nestedPush:
      Words(
        "TopicText.nestedPush", "a push began before the one before it had ended.",
        "前一次推入尚未结束，后一次推入就开始了。")
    case .neverPresented:
      Words(
        "TopicText.neverPresented", "{presented} wasn't dismissed: its presentation was delayed and hadn't begun.",
        "{presented}没有被关闭：它的呈现被推迟，尚未开始。",
        ["presented": presented.role])
    case .nibWithoutView:
      Words(
        "TopicText.nibWithoutView", "the nib '{identifier}' has no view for its controller.",
        "nib“{identifier}”没有为控制器指定视图。",
        ["identifier": identifier.role])
    case .nibWithoutViewReason:
      Words(
        "TopicText.nibWithoutViewReason", "A controller's nib must connect the outlet 'view' of its File's Owner. Without a nib name, UIKit loads the one that has the class's name, with or without 'Controller'.",
        "控制器的 nib 必须连接 File's Owner 的 outlet“view”。没有指定 nib 名称时，UIKit 会加载与类同名（带或不带“Controller”）的 nib。")
    case .noCommonOrientation:
      Words(
        "TopicText.noCommonOrientation", "the app and {identifier?{identifier}|the controller that fills the screen} support no orientation in common.",
        "应用与{identifier?{identifier}|占满屏幕的控制器}没有共同支持的方向。",
        ["identifier": identifier.role])
    case .noCommonOrientationReason:
      Words(
        "TopicText.noCommonOrientationReason", "UIKit turns to an orientation that both the app, by Info.plist or its delegate, and the controller in front support; there must be one.",
        "UIKit 只旋转到应用（由 Info.plist 或应用委托决定）和最前面的控制器都支持的方向；至少要有一个。")
    case .noCommonParent:
      Words(
        "TopicText.noCommonParent", "{child} was to be exchanged for {other}, and they have no parent in common.",
        "试图用{other}替换{child}，但两者没有共同的父视图控制器。",
        ["child": child.role, "other": other.role])
    case .noCommonParentReason:
      Words(
        "TopicText.noCommonParentReason", "transition(from:to:) exchanges two children of the container it is sent to.",
        "transition(from:to:) 在接收它的容器中，用一个子视图控制器替换另一个。")
    case .noContainedAlert:
      Words(
        "TopicText.noContainedAlert", "an alert changed after its presentation had ended.",
        "提醒框的呈现已经结束，代码却又更改了提醒框。")
    case .noDelegateWindow:
      Words(
        "TopicText.noDelegateWindow", "the app delegate has no 'window', so the main storyboard isn't shown.",
        "应用委托没有“window”属性，因此不显示主故事板。")
    case .noDelegateWindowReason:
      Words(
        "TopicText.noDelegateWindowReason", "UIKit puts the main storyboard's window into the delegate's property 'window'.",
        "UIKit 把主故事板的窗口存入应用委托的属性“window”。")
    case .noEntryPoint:
      Words(
        "TopicText.noEntryPoint", "the main storyboard has no initial view controller.",
        "主故事板没有初始视图控制器。")
    case .noNib:
      Words(
        "TopicText.noNib", "the bundle has no nib named '{identifier}'.",
        "bundle 中没有名为“{identifier}”的 nib。",
        ["identifier": identifier.role])
    case .noNibReason:
      Words(
        "TopicText.noNibReason", "UINib looks for a compiled nib of this name in one bundle.",
        "UINib 在一个 bundle 中按名称查找编译后的 nib。")
    case .noRootAtLaunch:
      Words(
        "TopicText.noRootAtLaunch", "the launch ended with a window that has no root view controller.",
        "启动结束时，窗口没有根视图控制器。")
    case .noSceneDelegate:
      Words(
        "TopicText.noSceneDelegate", "the scene has no delegate, so its storyboard isn't shown.",
        "场景没有委托，因此不显示场景的故事板。")
    case .noSceneDelegateReason:
      Words(
        "TopicText.noSceneDelegateReason", "A scene with a storyboard needs a delegate class, with its module, in Info.plist.",
        "使用故事板的场景需要在 Info.plist 中写明委托类及其模块。")
    case .noSceneLifecycle:
      Words(
        "TopicText.noSceneLifecycle", "the app doesn't use scenes.",
        "应用没有使用场景。")
    case .noSceneManifest:
      Words(
        "TopicText.noSceneManifest", "Info.plist has no scene manifest.",
        "Info.plist 没有场景清单。")
    case .noSceneWithIdentifier:
      Words(
        "TopicText.noSceneWithIdentifier", "no scene of the storyboard has the identifier '{identifier}'.",
        "故事板中没有标识符为“{identifier}”的场景。",
        ["identifier": identifier.role])
    case .noSceneWithIdentifierReason:
      Words(
        "TopicText.noSceneWithIdentifierReason", "instantiateViewController looks for a scene's Storyboard ID, in one storyboard.",
        "instantiateViewController 只在一个故事板中按 Storyboard ID 查找场景。")
    case .noSegue:
      Words(
        "TopicText.noSegue", "{child} has no segue '{identifier}'.",
        "{child}没有标识符为“{identifier}”的 segue。",
        ["child": child.role, "identifier": identifier.role])
    case .noSegueClass:
      Words(
        "TopicText.noSegueClass", "the custom segue's class '{identifier}' doesn't exist.",
        "自定义 segue 的类“{identifier}”不存在。",
        ["identifier": identifier.role])
    case .noSegueClassReason:
      Words(
        "TopicText.noSegueClassReason", "UIKit makes a custom segue of the class, and module, in the Attributes inspector.",
        "UIKit 按属性检查器中的类和模块创建自定义 segue。")
    case .noSegueReason:
      Words(
        "TopicText.noSegueReason", "A segue belongs to the scene that it starts at. performSegue looks for its identifier among the segues of the receiver's own scene, in the storyboard that the receiver was made from.",
        "segue 属于起点所在的场景。performSegue 只在接收者所属的故事板场景的 segue 中查找标识符。")
    case .noStoryboard:
      Words(
        "TopicText.noStoryboard", "the bundle has no storyboard named '{identifier}'.",
        "bundle 中没有名为“{identifier}”的故事板。",
        ["identifier": identifier.role])
    case .noStoryboardReason:
      Words(
        "TopicText.noStoryboardReason", "UIStoryboard looks for a compiled storyboard of this name in one bundle, the app's by default.",
        "UIStoryboard 在一个 bundle（默认是应用的）中按名称查找编译后的故事板。")
    case .notDistinct:
      Words(
        "TopicText.notDistinct", "a controller is in the list of a stack twice.",
        "同一个控制器在导航栈的列表中出现了两次。")
    case .notInWindow:
      Words(
        "TopicText.notInWindow", "{presenter} didn't present {presented}, because its view isn't in a window.",
        "{presenter}的视图不在窗口中，因此没有呈现{presented}。",
        ["presenter": presenter.role, "presented": presented.role])
    case .notInWindowReason:
      Words(
        "TopicText.notInWindowReason", "A controller presents only while its view is in a window: from viewIsAppearing on, or better viewDidAppear, until it is covered full screen or removed. UIKit logs this and presents nothing.",
        "只有视图在窗口中的控制器才能呈现：从 viewIsAppearing 起（最好从 viewDidAppear 起），到视图被全屏遮住或移除为止。UIKit 只记录日志，什么也不呈现。")
    case .notInWindowSentByItsLike:
      Words(
        "TopicText.notInWindowSentByItsLike", "{presenter} didn't present a second {presented}, because the view of the first isn't in a window.",
        "第一个{presenter}的视图不在窗口中，因此没有呈现第二个。{presented?}",
        ["presenter": presenter.role, "presented": presented.role])
    case .notSelectable:
      Words(
        "TopicText.notSelectable", "a controller was selected that is no tab.",
        "被选中的控制器不是标签页。")
    case .notSelectableReason:
      Words(
        "TopicText.notSelectableReason", "Only a member of viewControllers can be selected.",
        "只能选中 viewControllers 的成员。")
    case .noUnwind:
      Words(
        "TopicText.noUnwind", "{child} unwound, and no controller before it has the segue's action.",
        "{child}试图执行 unwind，但之前的控制器都没有这个 segue 的动作方法。",
        ["child": child.role])
    case .noUnwindReason:
      Words(
        "TopicText.noUnwindReason", "An unwind segue ends at a controller that is shown and has the segue's action.",
        "unwind segue 的终点必须是正在显示的控制器，而且有这个 segue 的动作方法。")
    case .onceInStack:
      Words(
        "TopicText.onceInStack", "An instance can be in a stack once.",
        "一个实例在导航栈中只能出现一次。")
    case .oneAnimation:
      Words(
        "TopicText.oneAnimation", "A navigation controller animates one push or pop at a time.",
        "导航控制器同一时间只能执行一次推入或弹出的动画。")
    case .onePlace:
      Words(
        "TopicText.onePlace", "An instance has one place at a time: it can be presented again when its dismissal has ended.",
        "一个实例同一时间只能在一处：关闭结束之后才能再次呈现。")
    case .onePresentation:
      Words(
        "TopicText.onePresentation", "A controller presents one other at a time. Its children pass the call up to it, so a request on another child usually fails, too. UIKit logs this and presents nothing.",
        "一个控制器同一时间只能呈现一个控制器。子视图控制器会把呈现权上交给父视图控制器，因此改为对子视图控制器调用 present，通常也会失败。UIKit 只记录日志，什么也不呈现。")
    case .oneTransition:
      Words(
        "TopicText.oneTransition", "A presentation or dismissal must be over before the next one of the same controller begins; its completion handler says when.",
        "同一控制器的前一次呈现或关闭结束之后，才能开始下一次；结束时会调用完成处理程序。")
    case .onItself:
      Words(
        "TopicText.onItself", "{presenter} was to present itself.",
        "{presenter}试图呈现自己。",
        ["presenter": presenter.role])
    case .onItselfReason:
      Words(
        "TopicText.onItselfReason", "A controller can't be its own presentedViewController.",
        "控制器不能是自己的 presentedViewController。")
    case .orientationMismatch:
      Words(
        "TopicText.orientationMismatch", "a controller was presented in an orientation that it doesn't support.",
        "控制器不支持呈现时的界面方向。")
    case .orientationMismatchReason:
      Words(
        "TopicText.orientationMismatchReason", "preferredInterfaceOrientationForPresentation must be one of supportedInterfaceOrientations.",
        "preferredInterfaceOrientationForPresentation 必须是 supportedInterfaceOrientations 之一。")
    case .pageCount:
      Words(
        "TopicText.pageCount", "a page view controller was given {count?{count}|too many} view controllers and needs {required?{required}|another number}.",
        "页面视图控制器得到{count?{count}个视图控制器|的视图控制器数目不对}{required?，而需要的是{required}个|{count?，与所需的数目不符|}}。",
        ["count": count.role, "required": required.role])
    case .pageCountReason:
      Words(
        "TopicText.pageCountReason", "Pages that curl come in pairs where the spine is in the middle (left and right), or where isDoubleSided is true (front and back). All others come one at a time.",
        "采用卷页效果时，如果书脊居中，须成对传入（左页和右页）；如果 isDoubleSided 为 true，也须成对传入（正面和背面）。其他情况每次传入一页。")
    case .pagesAtRest:
      Words(
        "TopicText.pagesAtRest", "A page view controller takes new pages only when no transition is in progress.",
        "只有在没有转场进行时，页面视图控制器才接受新的页面。")
    case .pageStates:
      Words(
        "TopicText.pageStates", "the pages of a page view controller changed while it was scrolling.",
        "页面视图控制器还在滚动，页面就已更改。")
    case .pageViewCount:
      Words(
        "TopicText.pageViewCount", "the pages of a page view controller changed while it was scrolling.",
        "页面视图控制器还在滚动，页面就已更改。")
    case .pageWithoutController:
      Words(
        "TopicText.pageWithoutController", "the pages of a page view controller changed while it was scrolling.",
        "页面视图控制器还在滚动，页面就已更改。")
    case .partialCurl:
      Words(
        "TopicText.partialCurl", "{presenter} was to present with partialCurl what isn't full screen.",
        "{presenter}试图用 partialCurl 呈现非全屏的控制器。",
        ["presenter": presenter.role])
    case .partialCurlReason:
      Words(
        "TopicText.partialCurlReason", "partialCurl needs a full-screen presentation on both sides.",
        "partialCurl 要求呈现者和被呈现者都是全屏。")
    case .pickerOnPad:
      Words(
        "TopicText.pickerOnPad", "an image picker was presented full screen on an iPad, before iOS 9.",
        "在 iOS 9 之前的 iPad 上，全屏呈现了图片选择器。")
    case .pickerOnPadReason:
      Words(
        "TopicText.pickerOnPadReason", "The photo library is shown in a popover there.",
        "在这样的 iPad 上，照片图库要显示在弹出框中。")
    case .popoverControllerOnPhone:
      Words(
        "TopicText.popoverControllerOnPhone", "a UIPopoverController was made on an iPhone.",
        "在 iPhone 上创建了 UIPopoverController。")
    case .popoverControllerOnPhoneReason:
      Words(
        "TopicText.popoverControllerOnPhoneReason", "UIPopoverController is for iPads only, whatever the width.",
        "UIPopoverController 只能用于 iPad，与宽度无关。")
    case .popoverGone:
      Words(
        "TopicText.popoverGone", "a UIPopoverController was deallocated while its popover was shown.",
        "弹出框还在显示，UIPopoverController 就被释放了。")
    case .popoverGoneReason:
      Words(
        "TopicText.popoverGoneReason", "Nothing else keeps a UIPopoverController alive: its owner must, in a property.",
        "没有别的对象持有 UIPopoverController，因此必须用一个属性来持有。")
    case .popoverNeedsSource:
      Words(
        "TopicText.popoverNeedsSource", "On an iPad (in regular width) action sheets and share sheets are popovers, and everything with modalPresentationStyle = .popover. Set popoverPresentationController's sourceView (on screen) or barButtonItem before presenting one.",
        "在 iPad 上（常规宽度下），操作表单、共享表单和 modalPresentationStyle = .popover 的控制器都是弹出框。请在呈现之前设置 popoverPresentationController 的 sourceView（须在屏幕上）或 barButtonItem。")
    case .popoverOutsideWindow:
      Words(
        "TopicText.popoverOutsideWindow", "a popover was to point at a view that isn't in a window.",
        "弹出框要指向的视图不在窗口中。")
    case .popoverWithoutSource:
      Words(
        "TopicText.popoverWithoutSource", "a popover was presented without a source: it had nothing to point at.",
        "呈现了没有锚点的弹出框：没有指定弹出框指向哪里。")
    case .poppedToStranger:
      Words(
        "TopicText.poppedToStranger", "a pop was to end at a controller that isn't in the stack.",
        "popToViewController 的目标不在导航栈中。")
    case .poppedToStrangerReason:
      Words(
        "TopicText.poppedToStrangerReason", "popToViewController needs a controller that is in the stack.",
        "只能弹出到导航栈中的控制器。")
    case .presentedNil:
      Words(
        "TopicText.presentedNil", "{sender} was to present nil.",
        "{sender}试图呈现 nil。",
        ["sender": sender.role])
    case .pushedNavigation:
      Words(
        "TopicText.pushedNavigation", "a navigation controller was pushed onto another.",
        "一个导航控制器被推入另一个导航控制器。")
    case .pushedNavigationReason:
      Words(
        "TopicText.pushedNavigationReason", "A stack contains content, and no other navigation controller.",
        "导航栈中放的是内容，不能是另一个导航控制器。")
    case .pushedNil:
      Words(
        "TopicText.pushedNil", "{navigation} was to push nil.",
        "{navigation}试图推入 nil。",
        ["navigation": navigation.role])
    case .pushedSplit:
      Words(
        "TopicText.pushedSplit", "{child}, a split view controller, was pushed.",
        "{child}是分屏视图控制器，却被推入。",
        ["child": child.role])
    case .pushedTwice:
      Words(
        "TopicText.pushedTwice", "{child} was pushed, although it is in the stack of {navigation} already.",
        "{child}已在{navigation}的导航栈中，却又被推入。",
        ["child": child.role, "navigation": navigation.role])
    case .pushSegueOutsideStack:
      Words(
        "TopicText.pushSegueOutsideStack", "a push segue began at a controller outside any stack.",
        "push segue 的起点不在任何导航栈中。")
    case .pushSegueOutsideStackReason:
      Words(
        "TopicText.pushSegueOutsideStackReason", "A segue with the kind Push pushes onto the stack of its source.",
        "类型为 Push 的 segue 推入起点所在的导航栈。")
    case .requestedParent:
      Words(
        "TopicText.requestedParent", "{child} was added to {other}, although its view is in that of {holder}.",
        "{child}的视图在{holder}的视图中，{child}却被加入{other}。",
        ["child": child.role, "other": other.role, "holder": holder.role])
    case .requestedParentNullHolder:
      Words(
        "TopicText.requestedParentNullHolder", "{child} was added to {other}, although its view is in the window or in a view of no controller's.",
        "{child}的视图在窗口中，或在不属于任何控制器的视图中，{child}却被加入{other}。",
        ["child": child.role, "other": other.role])
    case .rootAsChild:
      Words(
        "TopicText.rootAsChild", "{child}, the root view controller of a window, was added to {presenter}.",
        "{child}是窗口的根视图控制器，却被加入{presenter}。",
        ["child": child.role, "presenter": presenter.role])
    case .rootAsChildReason:
      Words(
        "TopicText.rootAsChildReason", "A window's root view controller has no parent.",
        "窗口的根视图控制器不能有父视图控制器。")
    case .rootViewByHand:
      Words(
        "TopicText.rootViewByHand", "the root view controller's view was added to its window directly.",
        "根视图控制器的视图被直接加入窗口。")
    case .segueNotPerformed:
      Words(
        "TopicText.segueNotPerformed", "the segue '{identifier}' has no destination.",
        "segue“{identifier}”没有目标。",
        ["identifier": identifier.role])
    case .segueNotPerformedReason:
      Words(
        "TopicText.segueNotPerformedReason", "A segue with the kind Custom does what its class does in perform.",
        "类型为 Custom 的 segue 做什么，由其类中的 perform 决定。")
    case .segueWithoutIdentifier:
      Words(
        "TopicText.segueWithoutIdentifier", "a segue was performed that has no identifier.",
        "执行了没有标识符的 segue。")
    case .segueWithoutIdentifierReason:
      Words(
        "TopicText.segueWithoutIdentifierReason", "performSegue finds a segue by its identifier alone.",
        "performSegue 只按标识符查找 segue。")
    case .singleSheet:
      Words(
        "TopicText.singleSheet", "a second sheet was to be shown while the first is.",
        "第一个表单（sheet）还没有关闭，代码就要显示第二个。")
    case .singleSheetReason:
      Words(
        "TopicText.singleSheetReason", "A screen shows one sheet at a time, whichever of its views has the modifier. SwiftUI shows the next one after the first is dismissed.",
        "一个界面同一时间只能显示一个表单（sheet），不论修饰符在哪个视图上。第一个关闭之后，SwiftUI 才显示下一个。")
    case .somethingToShow:
      Words(
        "TopicText.somethingToShow", "There must be a controller to show: the variable or outlet is nil.",
        "要显示的控制器不存在：变量或 outlet 为 nil。")
    case .splitIsRoot:
      Words(
        "TopicText.splitIsRoot", "A split view controller is a window's root: it can't be pushed, and before iOS 8 it couldn't be presented or run on an iPhone.",
        "分屏视图控制器是窗口的根视图控制器：不能被推入；在 iOS 8 之前也不能被呈现，也不能在 iPhone 上使用。")
    case .splitMutated:
      Words(
        "TopicText.splitMutated", "{method?{method}|a method} was called in a delegate method of a split view controller.",
        "在分屏视图控制器的委托方法中调用了{method?{method}|某个方法}。",
        ["method": method.role])
    case .splitMutatedReason:
      Words(
        "TopicText.splitMutatedReason", "In its delegate's methods a split view controller is being changed already.",
        "在委托方法执行期间，分屏视图控制器已在更改之中。")
    case .splitOnPhone:
      Words(
        "TopicText.splitOnPhone", "a split view controller was made on an iPhone before iOS 8.",
        "在 iOS 8 之前的 iPhone 上创建了分屏视图控制器。")
    case .splitPresented:
      Words(
        "TopicText.splitPresented", "{presented}, a split view controller, was presented before iOS 8.",
        "{presented}是分屏视图控制器，在 iOS 8 之前被呈现。",
        ["presented": presented.role])
    case .stackNotUpdated:
      Words(
        "TopicText.stackNotUpdated", "{navigation} ignored {method?{method}|a call}, because a transition was in progress.",
        "转场正在进行，因此{navigation}忽略了{method?{method}|一次调用}。",
        ["navigation": navigation.role, "method": method.role])
    case .stackNotUpdatedReason:
      Words(
        "TopicText.stackNotUpdatedReason", "A navigation controller's stack doesn't change while a parent's transition is in progress, or that of what they present. UIKit logs this and drops the call. Whether a push or pop of its own counts on each iOS is not established (R30).",
        "只要导航控制器的父视图控制器或它们所呈现的控制器正在转场，导航栈就不会改变。UIKit 只记录日志，不执行这次调用。导航栈自身的推入或弹出是否在每个 iOS 版本上都算在内，尚无定论（R30）。")
    case .styleWithoutController:
      Words(
        "TopicText.styleWithoutController", "a controller was presented whose modalPresentationStyle is 'none'.",
        "被呈现的控制器的 modalPresentationStyle 为“none”。")
    case .styleWithoutControllerReason:
      Words(
        "TopicText.styleWithoutControllerReason", "'none' is an answer of a presentation controller's delegate, and no style to present in.",
        "“none”是呈现控制器（UIPresentationController）的委托返回的值，不是可以用来呈现的样式。")
    case .subviewOfHosting:
      Words(
        "TopicText.subviewOfHosting", "a view was added to that of a UIHostingController.",
        "有视图被加入 UIHostingController 的视图。")
    case .subviewOfHostingReason:
      Words(
        "TopicText.subviewOfHostingReason", "SwiftUI owns the subviews of a hosting controller's view.",
        "UIHostingController 视图的子视图由 SwiftUI 管理。")
    case .subviewOfItself:
      Words(
        "TopicText.subviewOfItself", "a view was added to itself, usually by two pushes or pops at the same time.",
        "视图被加入自身，通常是同时推入或弹出两次造成的。")
    case .tabBarModified:
      Words(
        "TopicText.tabBarModified", "the items of a tab bar controller's bar were changed directly.",
        "标签栏控制器的标签栏中的项被直接更改。")
    case .tabItemUnknown:
      Words(
        "TopicText.tabItemUnknown", "the tab bar shows the item '{identifier}', which is no tab's.",
        "标签栏中的项“{identifier}”不属于任何标签页。",
        ["identifier": identifier.role])
    case .textFieldInSheet:
      Words(
        "TopicText.textFieldInSheet", "a text field was added to an action sheet.",
        "向操作表单添加了文本框。")
    case .textFieldInSheetReason:
      Words(
        "TopicText.textFieldInSheetReason", "Of a UIAlertController only an alert has text fields, and preferredStyle can't change after its creation.",
        "UIAlertController 只有作为提醒框时才能有文本框，而 preferredStyle 在创建之后不能更改。")
    case .textInOtherWindow:
      Words(
        "TopicText.textInOtherWindow", "a text field in a window that isn't key wanted the keyboard.",
        "文本框要求显示键盘，但它所在的窗口不是主窗口（key window）。")
    case .textInOtherWindowReason:
      Words(
        "TopicText.textInOtherWindowReason", "The keyboard belongs to the key window. UIKit logs this and shows it, but the field may lose it.",
        "键盘属于主窗口（key window）。UIKit 会记录日志并显示键盘，但文本框可能会失去键盘。")
    case .twoCancels:
      Words(
        "TopicText.twoCancels", "a second action with the style 'cancel' was added to an alert.",
        "向提醒框添加了第二个样式为“cancel”的操作。")
    case .twoCancelsReason:
      Words(
        "TopicText.twoCancelsReason", "A UIAlertController has at most one cancel action; in an action sheet, a tap outside counts as it.",
        "UIAlertController 最多有一个取消操作；对于操作表单，轻点外部也相当于取消。")
    case .unbalanced:
      Words(
        "TopicText.unbalanced", "a transition of {child} began before the one before it had ended.",
        "{child}的前一次转场尚未结束，后一次就开始了。",
        ["child": child.role])
    case .unbalancedReason:
      Words(
        "TopicText.unbalancedReason", "Neither a controller nor its container may begin a transition while another runs. UIKit logs this and goes on, but viewDidAppear may be missing, or the wrong screen be left.",
        "一次转场进行时，控制器及其容器都不能开始另一次。UIKit 记录日志后继续，但可能不会调用 viewDidAppear，界面也可能停在错误的状态。")
    case .unexpectedState:
      Words(
        "TopicText.unexpectedState", "a navigation transition began before the one before it had ended.",
        "前一次导航转场尚未结束，后一次就开始了。")
    case .unexpectedSubviews:
      Words(
        "TopicText.unexpectedSubviews", "the container view of an embed segue has subviews of its own.",
        "embed segue 的容器视图中另有子视图。")
    case .unexpectedSubviewsReason:
      Words(
        "TopicText.unexpectedSubviewsReason", "An embed segue fills its container view with the child's view alone.",
        "embed segue 的容器视图中只能有子视图控制器的视图。")
    case .unknownClass:
      Words(
        "TopicText.unknownClass", "a storyboard or nib names the class {identifier}, which the app doesn't have.",
        "故事板或 nib 使用了应用中没有的类{identifier}。",
        ["identifier": identifier.role])
    case .unknownClassReason:
      Words(
        "TopicText.unknownClassReason", "UIKit looks for the class in the module that the Identity inspector names, and makes a plain UIViewController or UIView if there is none.",
        "UIKit 在身份检查器指定的模块中查找类；找不到时，创建普通的 UIViewController 或 UIView。")
    case .viewNotDrawn:
      Words(
        "TopicText.viewNotDrawn", "a snapshot was taken of a view that hasn't been drawn.",
        "对尚未绘制的视图截了图。")
    case .viewNotDrawnReason:
      Words(
        "TopicText.viewNotDrawnReason", "A snapshot shows what is on screen. Of a view that was never drawn it is empty; nothing else changes.",
        "截图只包含屏幕上的内容。从未绘制过的视图只能得到空白的截图，此外没有影响。")
    case .viewOfAnother:
      Words(
        "TopicText.viewOfAnother", "the view of {child} was given to {sender}, too.",
        "{child}的视图又被交给{sender}。",
        ["child": child.role, "sender": sender.role])
    case .viewOfAnotherReason:
      Words(
        "TopicText.viewOfAnotherReason", "A view belongs to one view controller.",
        "一个视图只能属于一个视图控制器。")
    case .viewOfAnotherUnknownSender:
      Words(
        "TopicText.viewOfAnotherUnknownSender", "the view of {child} was given to a second view controller.",
        "{child}的视图又被交给第二个视图控制器。",
        ["child": child.role])
    case .viewWithoutController:
      Words(
        "TopicText.viewWithoutController", "a menu or picker of a view wasn't shown, because the view belongs to no view controller.",
        "视图的菜单或选择器没有显示，因为视图不属于任何视图控制器。")
    case .viewWithoutControllerReason:
      Words(
        "TopicText.viewWithoutControllerReason", "UIKit presents a view's menu, picker or callout from the nearest view controller above the view.",
        "UIKit 由视图上方最近的视图控制器来呈现这个视图的菜单、选择器或标注。")
    case .waitsForDelayed:
      Words(
        "TopicText.waitsForDelayed", "{presenter} didn't present {presented}, because it is about to present {blocker}.",
        "{presenter}即将呈现{blocker}，因此没有呈现{presented}。",
        ["presenter": presenter.role, "presented": presented.role, "blocker": blocker.role])
    case .windowShowsRoot:
      Words(
        "TopicText.windowShowsRoot", "A window shows the view of its rootViewController, and UIKit adds that view itself.",
        "窗口显示 rootViewController 的视图，这个视图由 UIKit 自动加入。")
    case .windowsInScenes:
      Words(
        "TopicText.windowsInScenes", "Windows belong to scenes; an app that is built with the SDK of iOS 27 doesn't launch without the scene life cycle, and one that is built with an older SDK still does.",
        "窗口属于场景；不使用场景生命周期的应用，用 iOS 27 的 SDK 构建就不会启动，用更早的 SDK 构建则仍能启动。")
    }
  }
}

/// A text of `Words.xcstrings`.
package enum UIKitCause: String, CaseIterable, Sendable {
  case accessoryViewOut
  case addBoth
  case addChild
  case addItsContainer
  case addToHolder
  case adoptScenes
  case afterAlert
  case afterCallback
  case afterMenu
  case afterOther
  case afterSheet
  case afterTransition
  case agreeOnOrientations
  case alertController
  case alertForText
  case alertInside
  case alertInstead
  case balanceAppearance
  case callOwnMethod
  case callsTwice
  case callsTwicePushing
  case callSuper
  case canSendFirst
  case childBeforeView
  case commonSuperview
  case connectView
  case containsFirst
  case curlFullScreen
  case customSegue
  case declareDestination
  case delegateWindow
  case destinationAtRoot
  case dialogAtButton
  case dismissedMeanwhile
  case dismissFirst
  case distinct
  case drawFirst
  case drawSegue
  case embedInNavigation
  case emptyContainer
  case endSearch
  case fillAlert
  case forwardAppearance
  case fromStoryboard
  case ignoreBar
  case inActionHandler
  case inputViewOut
  case inputViewRenamed
  case insideStack
  case itemOfChild
  case keyForText
  case keyWindow
  case leaveModeButton
  case linkInStack
  case loadView
  case markInitial
  case maskOfOrientations
  case nameNib
  case nameScene
  case nameStoryboard
  case navigationStack
  case neverShown
  case newInstance
  case newPushed
  case notOnPhone
  case noViewInDeinit
  case oneAlert
  case oneCancel
  case oneDestination
  case onePage
  case onePathChange
  case oneSheet
  case oneStack
  case oneTransition
  case otherRoot
  case otherStoryboard
  case ownView
  case popoverStyle
  case popToIt
  case presentActivity
  case presentAnother
  case presentFromParent
  case presentFromTop
  case presentNavigation
  case presentParent
  case pushInStead
  case pushItsRoot
  case removeFirst
  case removeViewFirst
  case requestSupported
  case resetBarDelegate
  case rootOfOverlay
  case rootReplaced
  case selectMember
  case setBarButtonItem
  case setModule
  case setRoot
  case setSource
  case setStyle
  case setTabs
  case shareOrientation
  case sheetInside
  case showAfterDismissal
  case showsTooEarly
  case sourceInWindow
  case splitAsRoot
  case splitInTab
  case stackDelegate
  case tooEarly
  case unwindAction
  case unwrapPresented
  case unwrapPushed
  case updateLibrary
  case viewInController
  case waitForCompletion
  case waitForPage
  case whenShown
  case workAtLaunch
}

extension UIKitCause {
  package func words(sender: (any RoleValue)?, child: (any RoleValue)?, other: (any RoleValue)?, isWithoutOther: Bool, knowsOther: Bool, holder: (any RoleValue)?, isOfModifier: Bool, toPresent: (any RoleValue)?, inTheWay: (any RoleValue)?, topic: (any RoleValue)?, presentsItsLike: Bool, isOfStack: Bool, isWithoutHolder: Bool, isSentByItsLike: Bool, presenter: (any RoleValue)?, identifier: (any RoleValue)?, className: (any RoleValue)?, alertInFront: (any RoleValue)?, knowsSender: Bool, knowsBlocker: Bool, isFromTop: Bool) -> Words {
    switch self {
    case .accessoryViewOut:
      Words(
        "UIKitCause.accessoryViewOut", "A text field's inputAccessoryView is also a subview. UIKit shows it above the keyboard, so take it out of your view.",
        "文本框的 inputAccessoryView 同时又是子视图。UIKit 会在键盘上方显示它，请把它从你的视图中移出。")
    case .addBoth:
      Words(
        "UIKitCause.addBoth", "The new child was not added. Call addChild before the transition, and the calls of containment around it.",
        "新的子视图控制器还没有加入。请在转场之前调用 addChild，并在转场前后调用包含关系的方法。")
    case .addChild:
      Words(
        "UIKitCause.addChild", "Only the view of {sender} was added to another's view. Where that happens, make it a child as well.",
        "只有{sender}的视图被加入了别的视图。请在同一处把{sender}也添加为子视图控制器。",
        ["sender": sender.role])
    case .addItsContainer:
      Words(
        "UIKitCause.addItsContainer", "If {child} is to stay in its {other}, add that, and its view, in place of {child}.",
        "如果{child}要留在{other}中，请改为加入{other}及其视图。",
        ["child": child.role, "other": other.role])
    case .addToHolder:
      Words(
        "UIKitCause.addToHolder", "{isWithoutOther?The view was added without its controller. Call addChild first.|{knowsOther?If it is to move from {other} to {holder}, call addChild in {holder} first: UIKit takes it out of {other}.|The view was added without its controller. In {holder}, call addChild first.}}{child?}",
        "{isWithoutOther?只加入了视图，没有加入控制器。请先调用 addChild。|{knowsOther?如果{child}要从{other}移到{holder}，请先在{holder}中调用 addChild：UIKit 会自动将它从{other}移出。|只加入了视图，没有加入控制器。请先在{holder}中调用 addChild。}}",
        ["isWithoutOther": isWithoutOther.role, "knowsOther": knowsOther.role, "other": other.role, "holder": holder.role, "child": child.role])
    case .adoptScenes:
      Words(
        "UIKitCause.adoptScenes", "Add UIApplicationSceneManifest to Info.plist, with this class as the scene's delegate class.",
        "请在 Info.plist 中加入 UIApplicationSceneManifest，并把下面的类写为场景的委托类。")
    case .afterAlert:
      Words(
        "UIKitCause.afterAlert", "The state changes while an alert is shown. Change it when the alert is gone.",
        "提醒框还在显示时就改变了状态。请等提醒框消失之后再改变。")
    case .afterCallback:
      Words(
        "UIKitCause.afterCallback", "Make the change after the delegate method has returned.",
        "请等委托方法返回之后再更改。")
    case .afterMenu:
      Words(
        "UIKitCause.afterMenu", "{isOfModifier?The menu is just closing, and SwiftUI drops what is presented then. Change the state a moment later.|The menu is just closing. Present {toPresent} when it has gone.}",
        "{isOfModifier?菜单正在关闭，SwiftUI 会放弃这时的呈现。请稍后再改变状态。|菜单正在关闭。请等菜单消失之后再呈现{toPresent}。}",
        ["isOfModifier": isOfModifier.role, "toPresent": toPresent.role])
    case .afterOther:
      Words(
        "UIKitCause.afterOther", "{inTheWay} is in front, and a SwiftUI modifier presents nothing beside it. Close it first, and change the state when it has gone.",
        "{inTheWay}在最前面，SwiftUI 的修饰符无法同时再呈现别的内容。请先关闭它，等它消失之后再改变状态。",
        ["inTheWay": inTheWay.role])
    case .afterSheet:
      Words(
        "UIKitCause.afterSheet", "The state changes while a sheet is shown or being dismissed. Change it in onDismiss.",
        "表单（sheet）还在显示或正在关闭时就改变了状态。请在 onDismiss 中改变。")
    case .afterTransition:
      Words(
        "UIKitCause.afterTransition", "Another transition is in progress, such as a push, a pop or a dismissal. Make the call when it is over. If it was a double tap, ignore the second tap.",
        "另一次转场（推入、弹出或关闭）正在进行。请等转场结束后再调用。如果是用户轻点了两次，请忽略第二次。")
    case .agreeOnOrientations:
      Words(
        "UIKitCause.agreeOnOrientations", "The two properties disagree. Let one follow the other.",
        "两个属性不一致。请让其中一个从另一个得出。")
    case .alertController:
      Words(
        "UIKitCause.alertController", "Old code or an old library shows a UIAlertView. Use UIAlertController.",
        "旧代码或旧的库显示了 UIAlertView。请改用 UIAlertController。")
    case .alertForText:
      Words(
        "UIKitCause.alertForText", "Create it as an alert, or present a controller of your own with the text field.",
        "请把它创建为提醒框，或者呈现自己的、带有文本框的控制器。")
    case .alertInside:
      Words(
        "UIKitCause.alertInside", "The alert's or dialog's modifier is on the view below the sheet. Move it to the view inside.",
        "提醒框或对话框的修饰符在表单（sheet）下面的视图上。请移到表单内部的视图上。")
    case .alertInstead:
      Words(
        "UIKitCause.alertInstead", "{isOfModifier?If no view asks, use an alert, which needs no source.|If no view shows it, an alert on an iPad needs no source: choose the style by the device.}",
        "{isOfModifier?如果这次呈现不是由视图触发的，请改用不需要锚点的提醒框。|如果这次呈现不是由视图触发的，请在 iPad 上改用提醒框（.alert）：提醒框不需要锚点。}",
        ["isOfModifier": isOfModifier.role])
    case .balanceAppearance:
      Words(
        "UIKitCause.balanceAppearance", "Code of yours calls viewWillAppear or viewDidAppear, or a container calls beginAppearanceTransition and endAppearanceTransition, although it forwards appearance automatically, as a container does by default. Delete those calls; these are enough.",
        "你的代码调用了 viewWillAppear 或 viewDidAppear，或者容器调用了 beginAppearanceTransition 和 endAppearanceTransition，而容器默认会自动转发视图出现和消失的回调。请删除这些调用，只保留下面几行。")
    case .callOwnMethod:
      Words(
        "UIKitCause.callOwnMethod", "The call is to bring a screen up to date. Move that work to a method of its own, and call that.",
        "这次调用是为了更新界面。请把更新的代码移到单独的方法中，改为调用那个方法。")
    case .callsTwice:
      Words(
        "UIKitCause.callsTwice", "{topic=alreadyPresented?The code runs twice, for example by two taps. Present {toPresent} only where nobody presents it.|{presentsItsLike?If the code runs twice, for example by two taps, do nothing the second time.|{isOfStack?The code runs twice, for example by two taps. Do nothing while a transition runs.|The code runs twice, for example by two taps or two notifications. Check first.}}}",
        "{topic=alreadyPresented?代码执行了两次，例如用户轻点了两次。请先确认没有控制器正在呈现{toPresent}。|{presentsItsLike?如果代码执行了两次（例如用户轻点了两次），第二次请不要呈现。|{isOfStack?代码执行了两次，例如用户轻点了两次。转场进行时请不要再调用。|代码执行了两次，例如用户轻点了两次，或收到了两次通知。请先检查再调用。}}}",
        ["topic": topic.role, "toPresent": toPresent.role, "presentsItsLike": presentsItsLike.role, "isOfStack": isOfStack.role])
    case .callsTwicePushing:
      Words(
        "UIKitCause.callsTwicePushing", "The code runs twice, for example by two taps. Push it only if it isn't in the stack.",
        "代码执行了两次，例如用户轻点了两次。只有控制器不在导航栈中时才推入。")
    case .callSuper:
      Words(
        "UIKitCause.callSuper", "An override of an appearance method in {child} doesn't call super.",
        "{child}重写了某个视图出现或消失的方法，却没有调用 super。",
        ["child": child.role])
    case .canSendFirst:
      Words(
        "UIKitCause.canSendFirst", "The device can't send mail, so the initialiser returns nil. Ask first.",
        "设备不能发送邮件，因此初始化方法返回 nil。请先用 canSendMail() 检查。")
    case .childBeforeView:
      Words(
        "UIKitCause.childBeforeView", "{isWithoutHolder?Take its view out first, then add the child and its view to {other}.|If it is to be a child of {other}, call addChild there before adding its view.}{child?}",
        "{isWithoutHolder?请先移出{child}的视图，再把控制器和视图一起加入{other}。|如果{child}应成为{other}的子视图控制器，请先在{other}中调用 addChild，再添加视图。}",
        ["isWithoutHolder": isWithoutHolder.role, "other": other.role, "child": child.role])
    case .commonSuperview:
      Words(
        "UIKitCause.commonSuperview", "Add the view to the superview of the hosting controller's view.",
        "请把视图加入 UIHostingController 视图的父视图。")
    case .connectView:
      Words(
        "UIKitCause.connectView", "In the nib, select File's Owner, set its class, and connect its outlet 'view'. If the nib is a view's that only shares the name, make the controller without it.",
        "nib 没有连接 outlet“view”。请选中 File's Owner，设置它的类，并连接这个 outlet。如果这个 nib 属于一个恰好同名的视图，请不要用它来创建控制器。")
    case .containsFirst:
      Words(
        "UIKitCause.containsFirst", "Another instance of the class is in the stack. Look it up there.",
        "导航栈中是同一个类的另一个实例。请在导航栈中查找。")
    case .curlFullScreen:
      Words(
        "UIKitCause.curlFullScreen", "The style isn't fullScreen. Set it.",
        "样式不是 fullScreen。请设为 fullScreen。")
    case .customSegue:
      Words(
        "UIKitCause.customSegue", "The segue's kind is Custom, and its class is missing or doesn't override perform. Choose another kind, or set such a class in the Attributes inspector.",
        "segue 的类型是 Custom，但没有指定类，或者指定的类没有重写 perform。请选择其他类型，或在属性检查器中指定重写了 perform 的类。")
    case .declareDestination:
      Words(
        "UIKitCause.declareDestination", "Declare it on the stack's root view, for the type of the link's value.",
        "请在导航栈的根视图上，为链接的值类型声明 navigationDestination。")
    case .delegateWindow:
      Words(
        "UIKitCause.delegateWindow", "Declare the property in the app delegate.",
        "请在应用委托中声明这个属性。")
    case .destinationAtRoot:
      Words(
        "UIKitCause.destinationAtRoot", "Move the modifier to the root view of the stack, outside lazy containers.",
        "请把修饰符移到导航栈的根视图上，放在惰性容器之外。")
    case .dialogAtButton:
      Words(
        "UIKitCause.dialogAtButton", "On an iPad a confirmationDialog is a popover, which points at the view with the modifier. Put the modifier on the button that asks, while it is on screen.",
        "在 iPad 上，confirmationDialog 是弹出框，指向带有这个修饰符的视图。请把修饰符放在触发它的按钮上，并且按钮须在屏幕上。")
    case .dismissedMeanwhile:
      Words(
        "UIKitCause.dismissedMeanwhile", "{topic=detached?{sender} has been dismissed or removed already. Present from the topmost controller.|{isSentByItsLike?The first {presenter} has left the screen, or another controller covers it. Present from the topmost controller.|{presenter} has left the screen, or another controller covers it. Present from the topmost controller.}}",
        "{topic=detached?{sender}已被关闭或移除。请改由最上层的控制器呈现。|{isSentByItsLike?第一个{presenter}已离开屏幕，或被另一个控制器遮住。请改由最上层的控制器呈现。|{presenter}已离开屏幕，或被另一个控制器遮住。请改由最上层的控制器呈现。}}",
        ["topic": topic.role, "sender": sender.role, "isSentByItsLike": isSentByItsLike.role, "presenter": presenter.role])
    case .dismissFirst:
      Words(
        "UIKitCause.dismissFirst", "If {inTheWay} isn't needed any more, dismiss it, and present {toPresent} in the completion handler.",
        "如果不再需要{inTheWay}，请关闭它，并在关闭的完成处理程序中呈现{toPresent}。",
        ["inTheWay": inTheWay.role, "toPresent": toPresent.role])
    case .distinct:
      Words(
        "UIKitCause.distinct", "The list names one instance twice. Drop the second.",
        "同一个实例在列表中出现了两次。请去掉第二个。")
    case .drawFirst:
      Words(
        "UIKitCause.drawFirst", "Take the snapshot once the view has been on screen, and let UIKit draw it first. Beside a camera or a picker the system logs this about its own views; ignore it there.",
        "请等视图显示之后再截图，并让 UIKit 先绘制视图。使用相机或选择器时，这行日志说的是系统自己的视图，可以忽略。")
    case .drawSegue:
      Words(
        "UIKitCause.drawSegue", "In the storyboard, the segue has another identifier, or starts at another scene, such as the container's. Select the arrow, and set Identifier in the Attributes inspector to '{identifier}', spelled as in code. If no arrow starts at {child}'s own scene, control-drag from its icon to the next scene first.",
        "在故事板中，segue 的标识符不同，或者 segue 从另一个场景（例如容器的场景）开始。请选中箭头，在属性检查器中把 Identifier 设为“{identifier}”，拼写与代码一致。如果没有箭头从{child}自己的场景开始，请先按住 Control，从这个场景的图标拖到下一个场景。",
        ["identifier": identifier.role, "child": child.role])
    case .embedInNavigation:
      Words(
        "UIKitCause.embedInNavigation", "The segue's source isn't in a navigation controller. Choose the kind Show, embed the source's scene (Editor > Embed In), or show the source in a stack.",
        "segue 的起点不在导航控制器中。请选择类型 Show，或把起点的场景嵌入导航控制器（Editor > Embed In），或在导航栈中显示起点。")
    case .emptyContainer:
      Words(
        "UIKitCause.emptyContainer", "Something was added to the container view. Put it beside that view.",
        "有视图被加入了容器视图。请把那个视图放在容器视图旁边。")
    case .endSearch:
      Words(
        "UIKitCause.endSearch", "A search is active: it is presented, and the stack waits for it. End the search before the call.",
        "搜索处于活跃状态：搜索是一次呈现，导航栈要等它结束。请在调用之前结束搜索。")
    case .fillAlert:
      Words(
        "UIKitCause.fillAlert", "The texts were nil. Give the alert a title, a message or an action first.",
        "文字为 nil。请先为提醒框设置标题、消息或操作。")
    case .forwardAppearance:
      Words(
        "UIKitCause.forwardAppearance", "A container forwards appearance itself, with shouldAutomaticallyForwardAppearanceMethods false. Begin and end the transition of its child.",
        "容器自己转发视图出现和消失的回调（shouldAutomaticallyForwardAppearanceMethods 为 false）。请为子视图控制器成对调用转场的开始和结束。")
    case .fromStoryboard:
      Words(
        "UIKitCause.fromStoryboard", "The code made {child} without a storyboard. Make it from the storyboard, where its scene has this Storyboard ID (Identity inspector); or replace the segue by show, which pushes in a navigation controller and presents elsewhere.{className?}",
        "代码没有用故事板创建{child}。请从故事板创建它，并在身份检查器中把其场景的 Storyboard ID 设为{className?“{className}”|代码所用的标识符}；或者用 show 代替 segue：show 在导航控制器中推入，在别处呈现。",
        ["child": child.role, "className": className.role])
    case .ignoreBar:
      Words(
        "UIKitCause.ignoreBar", "From iOS 16 on UIKit logs this for storyboards in which nothing is wrong, by reports of many developers. It changes nothing; ignore it.",
        "从 iOS 16 起，没有任何问题的故事板也会有这一行（许多开发者的报告）。它不影响运行，可以忽略。")
    case .inActionHandler:
      Words(
        "UIKitCause.inActionHandler", "{alertInFront?If {inTheWay} is to stay, present {toPresent} where the {alertInFront} in front of it is presented: in the handler of one of its actions.|If the user is to answer {inTheWay}, present {toPresent} in the handler of one of its actions.}",
        "{alertInFront?如果{inTheWay}要保留，请在呈现它前面的{alertInFront}的代码中，在其某个操作的处理程序中呈现{toPresent}。|如果要等用户回应{inTheWay}，请在其某个操作的处理程序中呈现{toPresent}。}",
        ["alertInFront": alertInFront.role, "inTheWay": inTheWay.role, "toPresent": toPresent.role])
    case .inputViewOut:
      Words(
        "UIKitCause.inputViewOut", "A text field's inputView is also a subview. UIKit shows it in the keyboard's place, so take it out of your view.",
        "文本框的 inputView 同时又是子视图。UIKit 会在键盘的位置显示 inputView，请把它从你的视图中移出。")
    case .inputViewRenamed:
      Words(
        "UIKitCause.inputViewRenamed", "The view controller has a property or a method of its own named inputView, which UIKit takes for the view in the keyboard's place. Give it another name.",
        "视图控制器自己有名为 inputView 的属性或方法，UIKit 把它当作键盘位置的视图。请改用别的名称。")
    case .insideStack:
      Words(
        "UIKitCause.insideStack", "Put the view with the modifier inside a NavigationStack.",
        "请把带修饰符的视图放在 NavigationStack 中。")
    case .itemOfChild:
      Words(
        "UIKitCause.itemOfChild", "The item was set on a controller inside the tab. Set it on the tab itself.",
        "tabBarItem 设在了标签页内部的控制器上。请设在标签页自身上。")
    case .keyForText:
      Words(
        "UIKitCause.keyForText", "A second window of yours, such as an overlay's, has the field. Make it key while the field is used.",
        "文本框在你的另一个窗口中，例如悬浮层。使用文本框时，请让那个窗口成为主窗口（key window）。")
    case .keyWindow:
      Words(
        "UIKitCause.keyWindow", "The code takes windows.last. Take the scene's key window.",
        "代码使用了 windows.last。请改用场景的主窗口（keyWindow）。")
    case .leaveModeButton:
      Words(
        "UIKitCause.leaveModeButton", "Don't put it into a navigation bar: UIKit does. To show or hide the column from elsewhere, call show(_:) or hide(_:).",
        "不要把它放入导航栏：UIKit 会自行放置。要在别处显示或隐藏这一栏，请调用 show(_:) 或 hide(_:)。")
    case .linkInStack:
      Words(
        "UIKitCause.linkInStack", "Put the view with the link inside a NavigationStack.",
        "请把带链接的视图放在 NavigationStack 中。")
    case .loadView:
      Words(
        "UIKitCause.loadView", "UIKit's own deinit accesses the view of a controller that was made and never shown. Load the view when you make it.",
        "控制器创建之后从未显示，而 UIKit 自己的 deinit 会访问它的视图。请在创建时就加载视图。")
    case .markInitial:
      Words(
        "UIKitCause.markInitial", "In the storyboard, select the first screen's scene, and set Is Initial View Controller in the Attributes inspector.",
        "请在故事板中选中第一个界面的场景，在属性检查器中设置 Is Initial View Controller。")
    case .maskOfOrientations:
      Words(
        "UIKitCause.maskOfOrientations", "A mask and an orientation are mixed up. supportedInterfaceOrientations returns a mask, such as UIInterfaceOrientationMaskPortrait, and never an orientation, such as UIInterfaceOrientationPortrait.",
        "混淆了掩码和方向。supportedInterfaceOrientations 返回掩码，例如 UIInterfaceOrientationMaskPortrait，而不是 UIInterfaceOrientationPortrait 这样的方向。")
    case .nameNib:
      Words(
        "UIKitCause.nameNib", "The file has another name, isn't in the target's Copy Bundle Resources, or belongs to a library's bundle.",
        "文件名不同，或文件不在 target 的 Copy Bundle Resources 中，或属于库的 bundle。")
    case .nameScene:
      Words(
        "UIKitCause.nameScene", "In the storyboard, select the scene, and set Storyboard ID in the Identity inspector to '{identifier}', spelled as in code.",
        "请在故事板中选中场景，在身份检查器中把 Storyboard ID 设为“{identifier}”，拼写与代码一致。",
        ["identifier": identifier.role])
    case .nameStoryboard:
      Words(
        "UIKitCause.nameStoryboard", "The file has another name, isn't in the target's Copy Bundle Resources, or belongs to a library's bundle. Name both as they are; letters' case counts on a device.",
        "文件名不同，或文件不在 target 的 Copy Bundle Resources 中，或属于库的 bundle。请写明实际的名称和 bundle；真机区分大小写。")
    case .navigationStack:
      Words(
        "UIKitCause.navigationStack", "Use NavigationStack, or set isDetailLink(false) on nested links.",
        "请改用 NavigationStack，或对嵌套的链接设置 isDetailLink(false)。")
    case .neverShown:
      Words(
        "UIKitCause.neverShown", "Code made a second {presenter}, which isn't on screen, and called its method. Call the method on the one that is; an assertion finds the call.",
        "代码另建了一个不在屏幕上的{presenter}，并调用了它的方法。请改用屏幕上的那一个；下面的断言能找出这次调用。",
        ["presenter": presenter.role])
    case .newInstance:
      Words(
        "UIKitCause.newInstance", "{topic=hasParent?If it is to stay where it is, present a new one.|The instance is kept in a property, and used again too soon. Make a new one each time, in code or from the storyboard.}",
        "{topic=hasParent?如果要呈现的控制器应留在原处，请呈现一个新的实例。|实例保存在属性中，上一次呈现还没结束就再次使用。请每次都用代码或从故事板创建新的实例。}",
        ["topic": topic.role])
    case .newPushed:
      Words(
        "UIKitCause.newPushed", "The instance is kept in a property, and pushed while it is in the stack. Make a new one for each push, in code or from the storyboard.",
        "实例保存在属性中，还在导航栈中就又被推入。请在每次推入时，用代码或从故事板创建新的实例。")
    case .notOnPhone:
      Words(
        "UIKitCause.notOnPhone", "Choose another container on an iPhone, or require iOS 8.",
        "在 iPhone 上请改用其他容器，或要求 iOS 8。")
    case .noViewInDeinit:
      Words(
        "UIKitCause.noViewInDeinit", "The code of deinit, or what it calls, accesses 'view' or 'tableView'. Ask viewIfLoaded.",
        "deinit 或它调用的代码访问了“view”或“tableView”。请改用 viewIfLoaded。")
    case .oneAlert:
      Words(
        "UIKitCause.oneAlert", "Two alerts or confirmation dialogs have bindings of their own. Use one, whose content depends on a value; confirmationDialog takes the same arguments.",
        "两个提醒框或确认对话框各有自己的绑定。请只用一个，由一个值决定内容；confirmationDialog 的参数相同。")
    case .oneCancel:
      Words(
        "UIKitCause.oneCancel", "Give the other actions the style 'default' or 'destructive'.",
        "其他操作请使用样式“default”或“destructive”。")
    case .oneDestination:
      Words(
        "UIKitCause.oneDestination", "The modifier is in a view that the stack shows again. Keep it at the root.",
        "修饰符所在的视图会在导航栈中再次显示。请只在根视图上使用修饰符。")
    case .onePage:
      Words(
        "UIKitCause.onePage", "Pass as many controllers as the spine and isDoubleSided need. The data source supplies all other pages.",
        "请按书脊位置和 isDoubleSided 所需的数目传入控制器。其余页面由数据源提供。")
    case .onePathChange:
      Words(
        "UIKitCause.onePathChange", "The path is changed by two handlers, or by appending in a loop. Assign it once.",
        "有两处代码更改路径，或者在循环中追加。请合并为一次赋值。")
    case .oneSheet:
      Words(
        "UIKitCause.oneSheet", "Two sheet modifiers of a screen, perhaps in different subviews or in each row of a Section, are active at once. Use one sheet, on the outermost view, whose item says what it shows. To show a sheet on a sheet, put the second modifier inside the first sheet's content.",
        "同一界面的两个 sheet 修饰符（可能在不同的子视图上，或在 Section 的每一行上）同时生效。请只在最外层的视图上用一个 sheet，由 item 的值决定显示什么。要在表单（sheet）之上再显示表单，请把第二个修饰符放在第一个表单的内容中。")
    case .oneStack:
      Words(
        "UIKitCause.oneStack", "A NavigationStack, or a navigation controller, is inside another, for example as a page of a TabView in a stack. Keep one of the two.",
        "NavigationStack 或导航控制器位于另一个之中，例如导航栈中的 TabView 的一页。两者请只保留一个。")
    case .oneTransition:
      Words(
        "UIKitCause.oneTransition", "{topic=nestedPop?Two pops follow each other. Pop once, to the controller that is to be shown.|Two pushes or pops follow each other. Set the whole stack in one call, which is one animation.}",
        "{topic=nestedPop?接连弹出了两次。请一次弹出到要显示的控制器。|接连推入或弹出了两次。请用一次调用设置整个导航栈，动画也只有一次。}",
        ["topic": topic.role])
    case .otherRoot:
      Words(
        "UIKitCause.otherRoot", "Give the window another root before this one becomes a child.",
        "请先为窗口设置另一个根视图控制器，再把原来的添加为子视图控制器。")
    case .otherStoryboard:
      Words(
        "UIKitCause.otherStoryboard", "The scene is in another storyboard, such as the iPad's or a framework's. Name that, and its bundle.",
        "场景在另一个故事板中，例如 iPad 专用的或某个框架中的故事板。请写明那个故事板及其 bundle。")
    case .ownView:
      Words(
        "UIKitCause.ownView", "{knowsSender?Two controllers share a view. Give {sender} its own.|Two controllers share a view. Give the second one its own, in its loadView.}",
        "{knowsSender?两个控制器共用一个视图。请为{sender}创建自己的视图。|两个控制器共用一个视图。请在第二个控制器的 loadView 中创建它自己的视图。}",
        ["knowsSender": knowsSender.role, "sender": sender.role])
    case .popoverStyle:
      Words(
        "UIKitCause.popoverStyle", "UIPopoverController is of iOS 8 and earlier. Present with the style popover, which needs no owner.",
        "UIPopoverController 属于 iOS 8 及更早版本。请改用样式 popover 呈现，这样不需要另外持有。")
    case .popToIt:
      Words(
        "UIKitCause.popToIt", "It is below in the stack, and meant to come back. Pop to it.",
        "控制器就在导航栈的下层，代码的本意是返回。请直接弹出到这个控制器。")
    case .presentActivity:
      Words(
        "UIKitCause.presentActivity", "Present the share sheet, and give it a source.",
        "请呈现共享表单，并指定锚点（sourceView 等）。")
    case .presentAnother:
      Words(
        "UIKitCause.presentAnother", "Sender and argument are mixed up. Pass the other controller.",
        "接收者和参数弄混了。请传入另一个控制器。")
    case .presentFromParent:
      Words(
        "UIKitCause.presentFromParent", "If {sender} is to have no parent, the controller whose view contains its view presents, told by a delegate or a closure.",
        "如果{sender}不应有父视图控制器，请由外层的控制器（其视图包含{sender}的视图）来呈现，并用委托或闭包通知该控制器。",
        ["sender": sender.role])
    case .presentFromTop:
      Words(
        "UIKitCause.presentFromTop", "{knowsBlocker?{isFromTop?If {inTheWay} is to stay, present {toPresent} from the topmost controller.|If {inTheWay} is to stay, present {toPresent} from it.}|Something else is shown, such as a library's screen. Present {toPresent} from the topmost controller.}",
        "{knowsBlocker?{isFromTop?如果{inTheWay}要保留，请由最上层的控制器来呈现{toPresent}。|如果{inTheWay}要保留，请由它来呈现{toPresent}。}|正在显示别的内容，例如某个库的界面。请由最上层的控制器来呈现{toPresent}。}",
        ["knowsBlocker": knowsBlocker.role, "isFromTop": isFromTop.role, "inTheWay": inTheWay.role, "toPresent": toPresent.role])
    case .presentNavigation:
      Words(
        "UIKitCause.presentNavigation", "To begin a stack of its own, present the navigation controller.",
        "要开始一个新的导航栈，请呈现导航控制器。")
    case .presentParent:
      Words(
        "UIKitCause.presentParent", "If its container {child} is meant, present that.",
        "如果本意是呈现容器（{child}），请改为呈现容器。",
        ["child": child.role])
    case .pushInStead:
      Words(
        "UIKitCause.pushInStead", "Push or pop a view controller, or set viewControllers, and let the bar follow. Use a UINavigationBar of your own only outside a navigation controller.",
        "请推入或弹出视图控制器，或设置 viewControllers，导航栏会随之更新。只有在导航控制器之外，才可以使用自己的 UINavigationBar。")
    case .pushItsRoot:
      Words(
        "UIKitCause.pushItsRoot", "To stay in this stack, push the content without the navigation controller around it.",
        "要留在这个导航栈中，请推入内容本身，而不是包着内容的导航控制器。")
    case .removeFirst:
      Words(
        "UIKitCause.removeFirst", "{topic=hasParent?If it is to leave its container, remove it first.|It was a child and is to be presented now. Remove it first.}",
        "{topic=hasParent?如果要呈现的控制器应离开容器，请先移除它。|要呈现的控制器曾是子视图控制器。请先移除它。}",
        ["topic": topic.role])
    case .removeViewFirst:
      Words(
        "UIKitCause.removeViewFirst", "{isWithoutHolder?Its view is to be shown by itself. Take the child out of its container first.|Or take it out of its other container yourself, and then add it.}{child?}",
        "{isWithoutHolder?如果要单独显示{child}的视图，请先把{child}移出容器。|也可以先自己把{child}从原来的容器中移除，再添加。}",
        ["isWithoutHolder": isWithoutHolder.role, "child": child.role])
    case .requestSupported:
      Words(
        "UIKitCause.requestSupported", "The controller in front doesn't support the orientation. Return it from supportedInterfaceOrientations, call setNeedsUpdateOfSupportedInterfaceOrientations(), then request the geometry.",
        "最前面的控制器不支持这个方向。请在 supportedInterfaceOrientations 中返回它，调用 setNeedsUpdateOfSupportedInterfaceOrientations()，然后再请求。")
    case .resetBarDelegate:
      Words(
        "UIKitCause.resetBarDelegate", "The storyboard sets the delegate of the bar. Remove that; the navigation controller is the delegate.",
        "故事板设置了导航栏的委托。请去掉这个设置；委托应是导航控制器。")
    case .rootOfOverlay:
      Words(
        "UIKitCause.rootOfOverlay", "Another window is shown during the launch, such as an overlay's or a library's. Give it a root too, or make it later.",
        "启动期间还显示了另一个窗口，例如悬浮层或某个库的窗口。请也为那个窗口设置根视图控制器，或稍后再创建。")
    case .rootReplaced:
      Words(
        "UIKitCause.rootReplaced", "The window gets another root while something is presented. Dismiss it first, in the scene delegate.",
        "有控制器正被呈现时，窗口换了根视图控制器。请先在场景委托中关闭被呈现的控制器。")
    case .selectMember:
      Words(
        "UIKitCause.selectMember", "Select a controller of the list, or its index.",
        "请选中列表中的控制器，或用它的索引来选中。")
    case .setBarButtonItem:
      Words(
        "UIKitCause.setBarButtonItem", "If a button in a bar shows it, set that before presenting.",
        "如果这次呈现由导航栏或工具栏的按钮触发，请在呈现之前把这个按钮设为 barButtonItem。")
    case .setModule:
      Words(
        "UIKitCause.setModule", "In the Identity inspector, set the class and its module as they are now, or tick Inherit Module From Target. A class of a static Objective-C library needs the linker flag -ObjC.",
        "请在身份检查器中把类和模块改为现在的名称，或勾选 Inherit Module From Target。静态 Objective-C 库的类需要链接标志 -ObjC。")
    case .setRoot:
      Words(
        "UIKitCause.setRoot", "Without a storyboard, the scene delegate makes the window: set its root, and make it key.",
        "没有故事板时，窗口由场景委托创建。请设置窗口的根视图控制器，并调用 makeKeyAndVisible。")
    case .setSource:
      Words(
        "UIKitCause.setSource", "If a view such as a button shows it, set that as its source before presenting.",
        "如果这次呈现由按钮等视图触发，请在呈现之前把这个视图设为 sourceView。")
    case .setStyle:
      Words(
        "UIKitCause.setStyle", "The style was set to 'none'. Set another.",
        "样式设成了“none”。请改用其他样式。")
    case .setTabs:
      Words(
        "UIKitCause.setTabs", "Set viewControllers, and let the bar follow.",
        "请设置 viewControllers，标签栏会随之更新。")
    case .shareOrientation:
      Words(
        "UIKitCause.shareOrientation", "supportedInterfaceOrientations has none of the app's orientations. Return one of those in Info.plist, or add one there; for a class of the system's, such as the photo library, the app needs portrait.",
        "supportedInterfaceOrientations 中没有应用所支持的方向。请返回 Info.plist 中的一个方向，或者在 Info.plist 中加上一个；系统的类（例如照片图库）要求应用支持竖屏。")
    case .sheetInside:
      Words(
        "UIKitCause.sheetInside", "The modifier is on the view below the sheet. To show both, move it to the view inside.",
        "修饰符在表单（sheet）下面的视图上。要同时显示两者，请移到表单内部的视图上。")
    case .showAfterDismissal:
      Words(
        "UIKitCause.showAfterDismissal", "The call comes right after dismiss(animated:). Move it into its completion handler.",
        "调用紧跟在 dismiss(animated:) 之后。请移到 dismiss 的完成处理程序中。")
    case .showsTooEarly:
      Words(
        "UIKitCause.showsTooEarly", "A push or presentation is in viewDidLoad or viewWillAppear. Move it to viewDidAppear, which runs each time the view comes back, so a property records that it was shown.",
        "推入或呈现的代码位于 viewDidLoad 或 viewWillAppear。请移到 viewDidAppear；视图每次出现都会调用 viewDidAppear，因此请用一个属性记录是否已显示过。")
    case .sourceInWindow:
      Words(
        "UIKitCause.sourceInWindow", "The source view isn't on screen. Present in viewDidAppear, or use another view.",
        "作为锚点的视图（sourceView）不在屏幕上。请在 viewDidAppear 中呈现，或使用另一个视图。")
    case .splitAsRoot:
      Words(
        "UIKitCause.splitAsRoot", "Make the split view controller the window's root.",
        "请把分屏视图控制器设为窗口的根视图控制器。")
    case .splitInTab:
      Words(
        "UIKitCause.splitInTab", "A split view controller is inside a navigation controller. Make it a tab, or the root, itself.",
        "分屏视图控制器位于导航控制器之中。请把它本身作为标签页或根视图控制器。")
    case .stackDelegate:
      Words(
        "UIKitCause.stackDelegate", "Set the navigation controller's own delegate, or override its navigationBar(_:shouldPop:) in a subclass.",
        "请设置导航控制器自己的委托，或在子类中重写 navigationBar(_:shouldPop:)。")
    case .tooEarly:
      Words(
        "UIKitCause.tooEarly", "The call, or performSegue, is in viewDidLoad or viewWillAppear. Move it to viewDidAppear, which runs each time the view comes back, so a property records that it was shown.",
        "调用（或 performSegue）位于 viewDidLoad 或 viewWillAppear。请移到 viewDidAppear；视图每次出现都会调用 viewDidAppear，因此请用一个属性记录是否已显示过。")
    case .unwindAction:
      Words(
        "UIKitCause.unwindAction", "Add the unwind action to a controller that came before.",
        "请在之前的某个控制器中加入 unwind 动作方法。")
    case .unwrapPresented:
      Words(
        "UIKitCause.unwrapPresented", "An outlet or a variable is nil. Make the controller, or unwrap it.",
        "outlet 或变量为 nil。请创建控制器，或先解包。")
    case .unwrapPushed:
      Words(
        "UIKitCause.unwrapPushed", "A storyboard or a variable gave nil. Unwrap it first.",
        "故事板或变量给出的是 nil。请先解包。")
    case .updateLibrary:
      Words(
        "UIKitCause.updateLibrary", "The class belongs to a library, whose code makes the call. Update the library, or report the line to it.",
        "这个类属于某个库，是库的代码发出了调用。请更新该库，或者向该库的维护者报告这一行。")
    case .viewInController:
      Words(
        "UIKitCause.viewInController", "The view was added to a window, or its controller was added without addChild. Add it to the view of a controller that is shown.",
        "视图被直接添加到了窗口，或者它的控制器没有用 addChild 添加。请把视图添加到正在显示的控制器的视图中。")
    case .waitForCompletion:
      Words(
        "UIKitCause.waitForCompletion", "Another presentation or dismissal isn't over. Move the call into its completion handler; where you can't reach that, wait for the transition coordinator. After a presentation, present from the controller that was presented.",
        "另一次呈现或关闭尚未结束。请把调用移到那一次的完成处理程序中；如果做不到，请等转场协调器（transition coordinator）报告转场结束。如果那一次是呈现，请由被呈现的视图控制器来呈现。")
    case .waitForPage:
      Words(
        "UIKitCause.waitForPage", "Set pages when the last transition has ended, and on the main queue.",
        "请在上一次转场结束后，在主队列中设置页面。")
    case .whenShown:
      Words(
        "UIKitCause.whenShown", "The state changes before the view with the modifier is on screen. Change it in onAppear, and keep the modifier on a view that stays.",
        "带修饰符的视图还没出现就改变了状态。请在 onAppear 中改变，并把修饰符放在一直显示的视图上。")
    case .workAtLaunch:
      Words(
        "UIKitCause.workAtLaunch", "Something is shown right after makeKeyAndVisible, or in viewDidLoad or viewWillAppear. Move it to the first screen's viewDidAppear.",
        "在 makeKeyAndVisible 之后，或在 viewDidLoad、viewWillAppear 中，立即显示了界面。请移到第一个界面的 viewDidAppear 中。")
    }
  }
}
