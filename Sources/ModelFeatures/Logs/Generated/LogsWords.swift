// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// A comment in code: the next line belongs into the controller that the sentence above names.
  package static var commentInThatController: Words {
    Words(
      "commentInThatController", "in that controller",
      "在外层的控制器中")
  }

  /// A comment between two pieces of code, of which one is enough.
  package static var commentOr: Words {
    Words(
      "commentOr", "or",
      "或者")
  }

  /// The text ends inside one of UIKit's texts, before the words that tell which one it is.
  package static var cutLine: Words {
    Words(
      "cutLine", "UIKit's line is cut off before it says what went wrong; copy the whole line from the console",
      "UIKit 的这行文字不完整，没有说明出了什么问题；请从控制台复制整行")
  }

  /// Sentry's view hierarchy or event is of an app without UIKit.
  package static func foreignApp(platform: (any RoleValue)?) -> Words {
    Words(
      "foreignApp", "this is Sentry's file of {platform=Android?an|a} {platform} app; give a file from a UIKit app; only those have view controllers",
      "这是{platform}应用的 Sentry 文件；请给出 UIKit 应用的文件，只有 UIKit 应用才有视图控制器",
      ["platform": platform.role])
  }

  /// A fact missing in the log remains unknown.
  package static var gapBlocker: Words {
    Words(
      "gapBlocker", "the log doesn't say what is presented already; it is drawn as '?'",
      "日志没有说明已呈现的是什么；图中画作“?”")
  }

  /// A fact missing in the log remains unknown.
  package static var gapBreadcrumbs: Words {
    Words(
      "gapBreadcrumbs", "Sentry doesn't record who was asked, and when controllers go: a dismissal is a guess",
      "Sentry 不记录请求由谁收到，也不记录控制器何时离开：关闭只是推测")
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
      "日志没有说明“{id}”的视图在谁的视图中；图中画作“?”",
      ["id": id.role])
  }

  /// A fact missing in the log remains unknown.
  package static var gapListOwner: Words {
    Words(
      "gapListOwner", "the list doesn't say whose it is; a navigation controller is drawn as '?'",
      "输入没有说明这个列表属于哪个控制器；导航控制器在图中画作“?”")
  }

  /// A fact missing in the log remains unknown.
  package static var gapMaskedClass: Words {
    Words(
      "gapMaskedClass", "the log hides classes, as the system's console does with '<private>'; they are drawn as '?'",
      "日志隐藏了类名，系统控制台会这样写成“<private>”；图中画作“?”")
  }

  /// A fact missing in the log remains unknown.
  package static var gapPresenter: Words {
    Words(
      "gapPresenter", "the log doesn't say who presents; it is drawn as '?'",
      "日志没有说明由谁呈现；图中画作“?”")
  }

  /// A fact missing in the log remains unknown.
  package static func gapSender(id: (any RoleValue)?) -> Words {
    Words(
      "gapSender", "the log doesn't say who was asked to present; '{id}' presents",
      "日志没有说明 present 发送给了谁；由“{id}”呈现",
      ["id": id.role])
  }

  /// A fact missing in the log remains unknown.
  package static func gapStack(id: (any RoleValue)?) -> Words {
    Words(
      "gapStack", "the log doesn't say what else is in the stack of '{id}'; it is drawn as '?'",
      "日志没有说明“{id}”的导航栈中还有什么；图中画作“?”",
      ["id": id.role])
  }

  /// A fact missing in the log remains unknown.
  package static var gapViewHierarchy: Words {
    Words(
      "gapViewHierarchy", "Sentry doesn't record who presents, the tabs that aren't selected, and what is below the top of a stack: the top of the family below is drawn as the presenter",
      "Sentry 不记录由谁呈现、未选中的标签页以及导航栈中最后一个之下的内容：图中把下方族系的顶层画作呈现者")
  }

  /// A fact missing in the log was assumed.
  package static func guessCaller(name: (any RoleValue)?) -> Words {
    Words(
      "guessCaller", "a guess: {name} made the call, whose frame is the app's first in the call stack",
      "推测：调用来自{name}，即调用栈中属于应用的第一个栈帧",
      ["name": name.role])
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
      "推测：日志中同一时间写下的另一行提到“{id}”",
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

  /// This step is the call that a line of the log, in UIKit's words, is about.
  package static func loggedStep(text: (any RoleValue)?, step: (any RoleValue)?) -> Words {
    Words(
      "loggedStep", "UIKit logged '{text}' about step {step}; 'vcdiagram explain' explains it",
      "对于步骤{step}，UIKit 输出了“{text}”；“vcdiagram explain”会解释",
      ["text": text.role, "step": step.role])
  }

  /// The text names no view controller, so there is nothing to draw.
  package static func logNamesNobody(text: (any RoleValue)?) -> Words {
    Words(
      "logNamesNobody", "UIKit's text names no view controller, so there is nothing to draw; 'vcdiagram explain' explains {text:quoted}",
      "UIKit 的这段文字没有提到视图控制器，因此没有可画的内容；“vcdiagram explain”可以解释{text:quoted}",
      ["text": text.role])
  }

  /// The text contains none of UIKit's texts about view controllers.
  package static var noLogLines: Words {
    Words(
      "noLogLines", "vcdiagram doesn't know this text; it knows UIKit's about view controllers, such as 'Attempt to present <A: 0x7f8a3b00> on <B: 0x7f8a3c00> whose view is not in the window hierarchy!'",
      "vcdiagram 不认识这段文字；它认识 UIKit 关于视图控制器的文字，例如“Attempt to present <A: 0x7f8a3b00> on <B: 0x7f8a3c00> whose view is not in the window hierarchy!”")
  }

  /// No view in Sentry's hierarchy, and none of its breadcrumbs, names a view controller.
  package static var noSentryControllers: Words {
    Words(
      "noSentryControllers", "Sentry's file names no view controller of the app's",
      "Sentry 的文件没有提到应用的视图控制器")
  }

  /// The log has this number of other lines about view controllers, which the description doesn't show.
  package static func otherLogLines(count: (any RoleValue)?) -> Words {
    Words(
      "otherLogLines", "{count} {count=1?other line|other lines} of the log {count=1?is|are} not in this description; 'vcdiagram explain' explains all",
      "日志中另有{count}行不在此描述中；“vcdiagram explain”会解释所有的行",
      ["count": count.role])
  }
}
