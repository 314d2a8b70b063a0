// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCSource

// The rows of Words.xcstrings.
extension Words {
}

extension Message {
  /// The text has this number of lines of a log that were written before an earlier print of the app, which is not read.
  package static func earlierLines(count: (any RoleValue)?) -> Message {
    Message(Words(
      "earlierLines", "{count} {count=1?line|lines} of the log {count=1?is|are} about an earlier print of the hierarchy, which is left out; 'vcdiagram explain' explains {count=1?it|them} there",
      "日志中有{count}行针对较早打印的层次结构，这里没有用到那一次；“vcdiagram explain”会按那一次解释",
      ["count": count.role]), isForFigures: true)
  }

  /// The description's steps are left out, because only the first input's are performed.
  package static var stepsLeftOut: Message {
    Message(Words(
      "stepsLeftOut", "the steps are left out; only the first input's steps are performed",
      "略去了这里的步骤；只执行第一个输入的步骤"), isForFigures: true)
  }

  /// A step doesn't say which of several windows it means.
  package static func ambiguousWindow(ids: (any RoleValue)?) -> Message {
    Message(Words(
      "ambiguousWindow", "there are several windows; add 'of' with {ids:namesOr}",
      "有多个窗口，请用“of”指明是哪一个：{ids:quotedOr}",
      ["ids": ids.role]))
  }

  /// A description begins with itself, maybe by way of others.
  package static func baseOfItself(name: (any RoleValue)?) -> Message {
    Message(Words(
      "baseOfItself", "{name:quoted} begins with this description; remove one of the two 'app' keys",
      "{name:quoted}又用“app”引用了这份描述；请去掉其中一个“app”键",
      ["name": name.role]))
  }

  /// A description begins with another, but isn't a file.
  package static var baseWithoutFolder: Message {
    Message(Words(
      "baseWithoutFolder", "'app' names another file, but this text is read without a folder; save it as a file",
      "“app”指明另一个文件，而这段文字不是从文件夹中读取的；请把它存储为文件"))
  }

  /// A controller has both `viewControllers` and `children`.
  package static var bothListsOfChildren: Message {
    Message(Words(
      "bothListsOfChildren", "a view controller has 'viewControllers' or 'children', not both",
      "视图控制器只能有“viewControllers”或“children”之一，不能两者都有"))
  }

  /// An id contains a control character, such as a line break.
  package static var controlCharacterInID: Message {
    Message(Words(
      "controlCharacterInID", "an id must not hold line breaks or control characters",
      "id 不能含有换行符和控制字符"))
  }

  /// Two view controllers have this id.
  package static func duplicateID(id: (any RoleValue)?) -> Message {
    Message(Words(
      "duplicateID", "two view controllers have the id {id:quoted}",
      "有两个视图控制器的 id 都是{id:quoted}",
      ["id": id.role]))
  }

  /// Two windows have this id.
  package static func duplicateWindowID(id: (any RoleValue)?) -> Message {
    Message(Words(
      "duplicateWindowID", "two windows have the id {id:quoted}",
      "有两个窗口的 id 都是{id:quoted}",
      ["id": id.role]))
  }

  /// An id is empty, or a word for no controller.
  package static var emptyID: Message {
    Message(Words(
      "emptyID", "an id must not be empty, nil or null",
      "id 不能为空，也不能是 nil 或 null"))
  }

  /// The text is not an input, but its kind is known.
  package static func foreignInput(input: (any RoleValue)?) -> Message {
    Message(Words(
      "foreignInput", "{input}",
      "{input}",
      ["input": input.role]))
  }

  /// A class has the name of a declared id, so it makes another controller.
  package static func idAsClass(id: (any RoleValue)?) -> Message {
    Message(Words(
      "idAsClass", "{id:quoted} is an id, but a class is expected here, so this makes another view controller of a class {id:quoted}; declare each view controller in one place",
      "{id:quoted}是 id，而此处应为类名，因此会另建一个类为{id:quoted}的视图控制器；请只在一处声明每个视图控制器",
      ["id": id.role]))
  }

  /// A later step declares the view controller with this id.
  package static func idDeclaredLater(id: (any RoleValue)?) -> Message {
    Message(Words(
      "idDeclaredLater", "{id:quoted} is declared only further down",
      "{id:quoted}在后面才声明",
      ["id": id.role]))
  }

  /// A step needs the controller that it brings itself.
  package static func idOfStep(id: (any RoleValue)?) -> Message {
    Message(Words(
      "idOfStep", "{id:quoted} isn't there yet: this step brings it",
      "{id:quoted}此时还不存在，要到这一步才出现",
      ["id": id.role]))
  }

  /// The id that was meant has Chinese quotation marks around it, which YAML reads as a part of it: a note.
  package static var idWithQuotes: Message {
    Message(Words(
      "idWithQuotes", "this id has Chinese quotation marks in it; YAML's quotation marks are ASCII",
      "此处的 id 带有中文引号；YAML 的引号是半角的"))
  }

  /// A text can't be a class name.
  package static func invalidClassName(name: (any RoleValue)?) -> Message {
    Message(Words(
      "invalidClassName", "{name:quoted} is not the name of a class",
      "{name:quoted}不是类名",
      ["name": name.role]))
  }

  /// A text can't be a property's name.
  package static func invalidPropertyName(name: (any RoleValue)?) -> Message {
    Message(Words(
      "invalidPropertyName", "{name:quoted} is not the name of a property",
      "{name:quoted}不是属性名",
      ["name": name.role]))
  }

  /// A key that only these actions take is beside another action.
  package static func keyOfAnotherAction(actions: (any RoleValue)?, key: (any RoleValue)?, action: (any RoleValue)?) -> Message {
    Message(Words(
      "keyOfAnotherAction", "only {actions:quotedAnd} {actions=1?takes|take} '{key}', and this is '{action}'",
      "只有{actions:quotedAnd}可带“{key}”，而这里是“{action}”",
      ["actions": actions.role, "key": key.role, "action": action.role]))
  }

  /// A step has a key of the view controller that it declares.
  package static func keyOfController(action: (any RoleValue)?, key: (any RoleValue)?, value: (any RoleValue)?) -> Message {
    Message(Words(
      "keyOfController", #"it is a key of the view controller: {action}: \{class: …, {key}: {value}\}"#,
      #"这是视图控制器的键：{action}: \{class: …, {key}: {value}\}"#,
      ["action": action.role, "key": key.role, "value": value.role]))
  }

  /// An action lacks the key for its second controller.
  package static func missingPreposition(action: (any RoleValue)?, preposition: (any RoleValue)?) -> Message {
    Message(Words(
      "missingPreposition", "'{action}' needs '{preposition}' with an id",
      "“{action}”需要用“{preposition}”指定一个 id",
      ["action": action.role, "preposition": preposition.role]))
  }

  /// A view controller is missing.
  package static var missingViewController: Message {
    Message(Words(
      "missingViewController", "a view controller is missing here",
      "此处缺少视图控制器"))
  }

  /// One of UIKit's own classes gets another superclass.
  package static func needlessSuperclass(name: (any RoleValue)?) -> Message {
    Message(Words(
      "needlessSuperclass", "'superclass' says nothing here: {name:quoted} is UIKit's own",
      "此处的“superclass”不起作用：{name:quoted}是 UIKit 自己的类",
      ["name": name.role]))
  }

  /// The file that a description begins with is no description.
  package static func notABase(name: (any RoleValue)?) -> Message {
    Message(Words(
      "notABase", "{name:quoted} isn't a description; 'app' takes one",
      "{name:quoted}不是描述；“app”需要一份描述",
      ["name": name.role]))
  }

  /// An alternative sets what is no property with a value: the name, and the one that may have been meant.
  package static func notAChange(name: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "notAChange", "'set' takes ids with keys that have a value, such as 'items.title', not {name:quoted}{suggestion?; did you mean {suggestion:quoted}?}",
      "“set”中应写 id 和取单个值的键，例如“items.title”，而不是{name:quoted}{suggestion?；是不是指{suggestion:quoted}？}",
      ["name": name.role, "suggestion": suggestion.role]))
  }

  /// A window's level is neither a number nor one of UIKit's names.
  package static func notALevel(names: (any RoleValue)?, value: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "notALevel", "'windowLevel' takes {names:enumerated} or a number, not {value}{suggestion?; did you mean {suggestion:quoted}?}",
      "“windowLevel”应为{names:enumerated}或数值，而不是{value}{suggestion?；是不是指{suggestion:quoted}？}",
      ["names": names.role, "value": value.role, "suggestion": suggestion.role]))
  }

  /// A link is neither a web address nor relative.
  package static func notALink(text: (any RoleValue)?) -> Message {
    Message(Words(
      "notALink", "{text:quoted} is not a link; write an address with http://, https:// or mailto:, or a relative one",
      "{text:quoted}不是链接；请写以 http://、https:// 或 mailto: 开头的地址，或相对地址",
      ["text": text.role]))
  }

  /// The text is neither a description nor anything else that is read.
  package static func notAnInput(value: (any RoleValue)?) -> Message {
    Message(Words(
      "notAnInput", "this text has no warning of UIKit's and no printed hierarchy; a description is a mapping, not {value}",
      "这段文字里没有 UIKit 的警告，也没有打印出的层次结构；描述则是一个映射，而不是{value}",
      ["value": value.role]))
  }

  /// A list or another value is in the place of a view controller.
  package static func notAViewController(value: (any RoleValue)?) -> Message {
    Message(Words(
      "notAViewController", "a view controller is a class name or a mapping, not {value}",
      "视图控制器应为类名或映射，而不是{value}",
      ["value": value.role]))
  }

  /// The list of windows is empty.
  package static var noWindows: Message {
    Message(Words(
      "noWindows", "'windows' has no window",
      "“windows”中没有窗口"))
  }

  /// An object's id is already in use.
  package static func objectIDTaken(id: (any RoleValue)?) -> Message {
    Message(Words(
      "objectIDTaken", "the object's id {id:quoted} is already in use",
      "对象的 id{id:quoted}已被占用",
      ["id": id.role]))
  }

  /// A step contains `presents`.
  package static var presentsInStep: Message {
    Message(Words(
      "presentsInStep", "'presents' tells what is presented before the first step; here, add a step 'present'",
      "“presents”用来写明第一步之前已呈现的视图控制器；此处请添加步骤“present”"))
  }

  /// A window without a root view controller, from the beginning or after a step.
  package static func rootIsNil(inStep: Bool) -> Message {
    Message(Words(
      "rootIsNil", "{inStep?a window without a root view controller is not drawn: the old root's family, and what it presents, leave as with any other root; name the next root|a window needs a root view controller here; a launch with 'rootViewController' nil ends with UIKit's exception, before iOS 9 with its words only: Application windows are expected to have a root view controller at the end of application launch}",
      "{inStep?没有根视图控制器的窗口不会绘制：原来的根视图控制器所在的族系及其所呈现的一切会离开窗口，与换成其他根视图控制器时相同；请写出下一个根视图控制器|此处的窗口需要根视图控制器；如果启动结束时“rootViewController”为 nil，UIKit 会抛出异常（iOS 9 之前只记录日志）：Application windows are expected to have a root view controller at the end of application launch}",
      ["inStep": inStep.role]))
  }

  /// A step has this action in addition to another.
  package static func secondAction(action: (any RoleValue)?) -> Message {
    Message(Words(
      "secondAction", "a step has one action; put '{action}' in a step of its own",
      "一个步骤只能有一个动作；请将“{action}”放入单独的步骤",
      ["action": action.role]))
  }

  /// The input is the app's state, as the named one is already.
  package static func secondState(name: (any RoleValue)?) -> Message {
    Message(Words(
      "secondState", "{name:quoted} shows another state of the app; name one of the two, or draw each into a folder, with '-o <folder>/'",
      "{name:quoted}显示应用的另一个状态；请只给出其中一个，或用“-o <folder>/”为每个状态各绘制一张图",
      ["name": name.role]))
  }

  /// A step has none of these actions.
  package static func stepWithoutAction(actions: (any RoleValue)?) -> Message {
    Message(Words(
      "stepWithoutAction", "the step has no action: {actions:quotedOr}",
      "该步骤缺少动作，应为以下之一：{actions:quotedOr}",
      ["actions": actions.role]))
  }

  /// Too many descriptions begin with one another.
  package static func tooManyBases(most: (any RoleValue)?) -> Message {
    Message(Words(
      "tooManyBases", "more than {most} descriptions begin with one another",
      "逐级引用的描述超过 {most} 份",
      ["most": most.role]))
  }

  /// No view controller has this id: the id, and the one that may have been meant.
  package static func unknownID(id: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownID", "no view controller has the id {id:quoted}{suggestion?; did you mean {suggestion:quoted}?}",
      "没有 id 为{id:quoted}的视图控制器{suggestion?；是不是指{suggestion:quoted}？}",
      ["id": id.role, "suggestion": suggestion.role]))
  }

  /// A superclass is not UIKit's: its name, and the class that may have been meant.
  package static func unknownSuperclass(name: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownSuperclass", "{name:quoted} is no view controller class of UIKit's{suggestion?; did you mean {suggestion:quoted}?}",
      "{name:quoted}不是 UIKit 的视图控制器类{suggestion?；是不是指{suggestion:quoted}？}",
      ["name": name.role, "suggestion": suggestion.role]))
  }

  /// The description has no window with this id: the id, the known ones, and the one that may have been meant.
  package static func unknownWindow(id: (any RoleValue)?, known: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownWindow", "no window has the id {id:quoted}; {known?{known=1?the window is {known:quoted}|{suggestion?did you mean {suggestion:quoted}?|the windows are {known:names}}}|the description names no 'window'}",
      "没有 id 为{id:quoted}的窗口{known?{suggestion?；是不是指{suggestion:quoted}？|；现有的窗口为{known:names}}|；描述没有指定“window”}",
      ["id": id.role, "known": known.role, "suggestion": suggestion.role]))
  }

  /// The description that another begins with can't be read.
  package static func unreadableBase(name: (any RoleValue)?, reason: (any RoleValue)?) -> Message {
    Message(Words(
      "unreadableBase", "the description {name:quoted} can't be read: {reason}",
      "无法读取描述{name:quoted}：{reason}",
      ["name": name.role, "reason": reason.role]))
  }

  /// A window's id is also a view controller's.
  package static func windowIDTaken(id: (any RoleValue)?) -> Message {
    Message(Words(
      "windowIDTaken", "the window's id {id:quoted} is a view controller's too",
      "窗口的 id{id:quoted}也是视图控制器的 id",
      ["id": id.role]))
  }

  /// A key for a single window is beside `windows`.
  package static func windowsBeside(key: (any RoleValue)?) -> Message {
    Message(Words(
      "windowsBeside", "a description has 'windows' or '{key}', not both",
      "描述只能有“windows”或“{key}”之一，不能两者都有",
      ["key": key.role]))
  }

  /// An action has the wrong key for its second controller: the right one, nil for none, and the one found.
  package static func wrongPreposition(right: (any RoleValue)?, action: (any RoleValue)?, wrong: (any RoleValue)?) -> Message {
    Message(Words(
      "wrongPreposition", "{right?'{action}' takes '{right}', not '{wrong}'|'{action}' takes nothing else; remove '{wrong}'}",
      "{right?“{action}”应使用“{right}”，而不是“{wrong}”|“{action}”不带其他内容；请去掉“{wrong}”}",
      ["right": right.role, "action": action.role, "wrong": wrong.role]))
  }
}

extension FigureKey {
  package var words: Words {
    switch self {
    case .ids:
      Words(
        "FigureKey.ids", "Which boxes show their controllers' ids.",
        "哪些方框显示控制器的 id。")
    case .language:
      Words(
        "FigureKey.language", "The language of figures and messages.",
        "图和消息的语言。")
    case .page:
      Words(
        "FigureKey.page", "The page or the size that figures fit, such as 'a4', 'docc', '120mmx180mm', '628x' or '960x540!'.",
        "图要适合的页面或尺寸，例如“a4”“docc”“120mmx180mm”“628x”或“960x540!”。")
    case .spelling:
      Words(
        "FigureKey.spelling", "How code is written.",
        "代码的写法。")
    case .template:
      Words(
        "FigureKey.template", "The look: a built-in name, or a file's path from the repository's root.",
        "图的外观：内置的名称，或从仓库根目录起的文件路径。")
    case .theme:
      Words(
        "FigureKey.theme", "The colours; 'both' and 'docc', which draw two files, are for documents.",
        "配色；“both”和“docc”会绘制两个文件，供文档使用。")
    }
  }
}

/// A text of `Words.xcstrings`.
package enum ForeignInput: String, CaseIterable, Sendable {
  case binary
  case console
  case document
  case html
  case lldbError
  case nilValue
  case objectiveC
  case pdf
  case png
  case project
  case propertyList
  case prose
  case quotedLog
  case resolved
  case svg
  case swift
  case viewHierarchy
}

extension ForeignInput {
  package var words: Words {
    switch self {
    case .binary:
      Words(
        "ForeignInput.binary", "this isn't text: many of its bytes are NUL; save a log as UTF-8, or copy it from the console",
        "这不是文本：其中有许多 NUL 字节；请将日志存储为 UTF-8，或从控制台复制")
    case .console:
      Words(
        "ForeignInput.console", "no line of this console is one of UIKit's about view controllers; copy the whole line from the console, such as 'Attempt to present <A: 0x…> on <B: 0x…> …'",
        "这个控制台的输出中没有 UIKit 关于视图控制器的日志；请从控制台复制整行，例如“Attempt to present <A: 0x…> on <B: 0x…> …”")
    case .document:
      Words(
        "ForeignInput.document", "this is a document; 'vcdiagram embed' draws its figures; or give a description in it",
        "这是文档；“vcdiagram embed”会绘制其中的图；也可以只给出其中的某一份描述")
    case .html:
      Words(
        "ForeignInput.html", "this is an HTML page; give the description that it was drawn from",
        "这是 HTML 页面；请给出绘制它所用的描述")
    case .lldbError:
      Words(
        "ForeignInput.lldbError", "this is an LLDB error; paste what 'expression -l objc -O -- [UIViewController _printHierarchy]' prints while the app is paused",
        "这是 LLDB 的错误；请在应用暂停时粘贴“expression -l objc -O -- [UIViewController _printHierarchy]”打印的内容")
    case .nilValue:
      Words(
        "ForeignInput.nilValue", "this is nil: the expression had no value; paste what 'expression -l objc -O -- [UIViewController _printHierarchy]' prints",
        "这是 nil：表达式没有值；请粘贴“expression -l objc -O -- [UIViewController _printHierarchy]”打印的内容")
    case .objectiveC:
      Words(
        "ForeignInput.objectiveC", "this is source code in Objective-C; paste UIKit's log, or describe the app in YAML",
        "这是 Objective-C 源代码；请粘贴 UIKit 的日志，或以 YAML 描述应用")
    case .pdf:
      Words(
        "ForeignInput.pdf", "this is a PDF document; give the description that it was drawn from",
        "这是 PDF 文档；请给出绘制它所用的描述")
    case .png:
      Words(
        "ForeignInput.png", "this is a PNG image; give the description that it was drawn from",
        "这是 PNG 图片；请给出绘制它所用的描述")
    case .project:
      Words(
        "ForeignInput.project", "this is an Xcode project; give the app's storyboards, or a description",
        "这是 Xcode 项目；请给出应用的故事板或描述")
    case .propertyList:
      Words(
        "ForeignInput.propertyList", "this is a property list; give the app's storyboards, or a description",
        "这是属性列表；请给出应用的故事板或描述")
    case .prose:
      Words(
        "ForeignInput.prose", "these are sentences; paste UIKit's log, or describe the app in YAML",
        "这是普通的文字；请粘贴 UIKit 的日志，或以 YAML 描述应用")
    case .quotedLog:
      Words(
        "ForeignInput.quotedLog", "this quotes UIKit's log without the names of the view controllers; copy the whole line from the console, such as 'Attempt to present <A: 0x…> on <B: 0x…> …'",
        "这是 UIKit 日志中的文字，但缺少视图控制器的名称；请从控制台复制整行，例如“Attempt to present <A: 0x…> on <B: 0x…> …”")
    case .resolved:
      Words(
        "ForeignInput.resolved", "this is the output of 'vcdiagram resolve --format json', not a description; give the description itself; for a baseline of 'diff', save one with 'vcdiagram import'",
        "这是“vcdiagram resolve --format json”的输出，不是描述；请给出描述本身；如需“diff”的基线，请用“vcdiagram import”存储一份描述")
    case .svg:
      Words(
        "ForeignInput.svg", "this is an SVG drawing; give the description that it was drawn from",
        "这是 SVG 图；请给出绘制它所用的描述")
    case .swift:
      Words(
        "ForeignInput.swift", "this is source code in Swift; call 'vcdiagram <folder>' with the app's source folder, or paste UIKit's log",
        "这是 Swift 源代码；请运行“vcdiagram <folder>”，其中 <folder> 是应用源代码的文件夹，或粘贴 UIKit 的日志")
    case .viewHierarchy:
      Words(
        "ForeignInput.viewHierarchy", "these are views, and no view controllers; paste what 'expression -l objc -O -- [UIViewController _printHierarchy]' prints",
        "这些是视图，不是视图控制器；请粘贴“expression -l objc -O -- [UIViewController _printHierarchy]”打印的内容")
    }
  }
}

extension SettingsKey {
  package var words: Words {
    switch self {
    case .app:
      Words(
        "SettingsKey.app", "The type that begins the app to draw, if the folder has several.",
        "要绘制的应用由哪个类型启动，用于文件夹中有多个应用时。")
    case .exclude:
      Words(
        "SettingsKey.exclude", "Leave out files below these paths.",
        "忽略这些路径下的文件。")
    case .figures:
      Words(
        "SettingsKey.figures", "The options of figures whose files and documents are in this repository.",
        "文件和文档在此仓库中的图的选项。")
    case .groups:
      Words(
        "SettingsKey.groups", "The groups of screens, each with its types or paths; any other screen is its folder's.",
        "界面的分组，各组写明类型或路径；其余界面归入所在的文件夹。")
    case .hide:
      Words(
        "SettingsKey.hide", "Leave out these types; '*' stands for any text.",
        "忽略这些类型；“*”代表任意文字。")
    case .include:
      Words(
        "SettingsKey.include", "Read only files below these paths; '*' stands for any text.",
        "只读取这些路径下的文件；“*”代表任意文字。")
    case .links:
      Words(
        "SettingsKey.links", "The address below which the source's files are; a screen's box leads to its declaration.",
        "源代码文件所在的网址；点按界面的方框会打开它的声明。")
    case .presents:
      Words(
        "SettingsKey.presents", "The app's own functions that present a screen they are given, such as 'route(to:)'.",
        "应用自己的、呈现所传入界面的函数，例如“route(to:)”。")
    case .routes:
      Words(
        "SettingsKey.routes", "The screens that an enum's cases stand for, in calls such as 'router.present(.account)'.",
        "枚举的各个 case 所代表的界面，用于“router.present(.account)”之类的调用。")
    case .schema:
      Words(
        "SettingsKey.schema", "Where the editor finds this schema; the map ignores it.",
        "编辑器查找此 schema 的位置；关系图（map）不使用它。")
    case .shows:
      Words(
        "SettingsKey.shows", "The app's own functions that push a screen they are given.",
        "应用自己的、推入所传入界面的函数。")
    case .target:
      Words(
        "SettingsKey.target", "The target of an Xcode project to read; by default all targets for iOS.",
        "要读取的 Xcode 项目的 target；默认为 iOS 的所有 target。")
    }
  }
}
