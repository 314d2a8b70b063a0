// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// What no printed hierarchy says, in lines.
  package static var omissionsOfPrinted: Words {
    Words(
      "omissionsOfPrinted", "A printed hierarchy tells no titles, no superclasses, no definesPresentationContext and no\nmodalTransitionStyle. Who presents is a fact of it.",
      "打印出的层次结构不含标题、父类、definesPresentationContext 和 modalTransitionStyle；由谁呈现则以打印结果为准。")
  }

  package static var printedHierarchies: Words {
    Words(
      "printedHierarchies", "printed hierarchies",
      "打印出的层次结构")
  }

  package static var storyboards: Words {
    Words(
      "storyboards", "storyboards",
      "故事板")
  }
}

extension Message {
  /// The storyboard was found in an app's folder and is for this system rather than iOS, so it is left out.
  package static func leftOut(runtime: (any RoleValue)?) -> Message {
    Message(Words(
      "leftOut", "the storyboard is for {runtime:quoted} and is left out",
      "没有读取该故事板：它用于{runtime:quoted}",
      ["runtime": runtime.role]), isForFigures: true)
  }

  /// The storyboard is for tvOS, whose rules are unknown: iOS's are used.
  package static var storyboardOfTVOS: Message {
    Message(Words(
      "storyboardOfTVOS", "the storyboard is for tvOS; the answers follow the rules of iOS",
      "该故事板用于 tvOS；结论按 iOS 的规则得出"), isForFigures: true)
  }

  /// The cell of a presented controller precedes another cell.
  package static var cellAfterPresented: Message {
    Message(Words(
      "cellAfterPresented", "what is presented has '+' in its last cell, not before another one",
      "被呈现的控制器的“+”应位于最后一格，其后不能再有一格"))
  }

  /// A document type declaration, which may declare entities and name other files.
  package static var documentType: Message {
    Message(Words(
      "documentType", "a document type declaration is not read: no storyboard has one",
      "不读取文档类型声明：故事板没有这样的声明"))
  }

  /// The text has earlier prints of the same app, which are not read.
  package static func earlierPrints(times: (any RoleValue)?) -> Message {
    Message(Words(
      "earlierPrints", "the hierarchy was printed {times} times; only this, the last, is read",
      "层次结构打印了{times}次；只读取这里的最后一次",
      ["times": times.role]))
  }

  /// The name of a class can't be demangled.
  package static func mangledName(name: (any RoleValue)?) -> Message {
    Message(Words(
      "mangledName", "the name of the class {name:quoted} cannot be demangled",
      "无法还原类名{name:quoted}",
      ["name": name.role]))
  }

  /// The text lacks this number of containers above its first row.
  package static func missingContainers(count: (any RoleValue)?) -> Message {
    Message(Words(
      "missingContainers", "the text begins further down: {count} {count=1?container|containers} of its view controllers {count=1?is|are} not in it, and drawn as '?'",
      "文本从较低的一层开始：其中的视图控制器有{count}个容器不在文本中，图中用“?”表示",
      ["count": count.role]))
  }

  /// No row above has one cell less.
  package static var missingLevel: Message {
    Message(Words(
      "missingLevel", "no row above has one cell less, so nothing contains or presents this one",
      "上方没有少一格的行，因此没有控制器包含或呈现这一行的控制器"))
  }

  /// The text begins with a presented controller and lacks its presenter.
  package static func missingPresenter(id: (any RoleValue)?) -> Message {
    Message(Words(
      "missingPresenter", "what presents '{id}' is not in the text",
      "文本中没有呈现“{id}”的控制器",
      ["id": id.role]))
  }

  /// No view controller is the initial one; this one replaces it.
  package static func noInitialViewController(id: (any RoleValue)?) -> Message {
    Message(Words(
      "noInitialViewController", "no view controller is the initial one; '{id}' is used instead",
      "没有初始视图控制器；由“{id}”代替",
      ["id": id.role]))
  }

  /// The text contains no row of a hierarchy.
  package static var noRows: Message {
    Message(Words(
      "noRows", "no row of a printed hierarchy is here, such as '<ItemsViewController 0x7f8a3b00>, state: appeared, view: <UIView 0x7f8a3c00>'",
      "此处没有打印出的层次结构中的行，例如“<ItemsViewController 0x7f8a3b00>, state: appeared, view: <UIView 0x7f8a3c00>”"))
  }

  /// There is no scene to draw.
  package static var noScenes: Message {
    Message(Words(
      "noScenes", "the storyboard has no scene, so there is nothing to draw",
      "故事板没有场景，因此没有可绘制的内容"))
  }

  /// The document is not a storyboard.
  package static var notAStoryboard: Message {
    Message(Words(
      "notAStoryboard", "this is not a storyboard of Interface Builder's",
      "这不是 Interface Builder 的故事板"))
  }

  /// The text is not well-formed, in the parser's words.
  package static func notXML(problem: (any RoleValue)?) -> Message {
    Message(Words(
      "notXML", "this is not XML: {problem}",
      "这不是 XML：{problem}",
      ["problem": problem.role]))
  }

  /// The storyboard is for this system rather than iOS.
  package static func otherRuntime(runtime: (any RoleValue)?) -> Message {
    Message(Words(
      "otherRuntime", "the storyboard is for {runtime:quoted}, and not for UIKit's view controllers",
      "该故事板用于{runtime:quoted}，其中没有 UIKit 的视图控制器",
      ["runtime": runtime.role]))
  }

  /// A reference leads to another storyboard, with this name, which was not given.
  package static func otherStoryboard(name: (any RoleValue)?) -> Message {
    Message(Words(
      "otherStoryboard", "the storyboard {name:quoted} is not among the inputs",
      "输入中没有故事板{name:quoted}",
      ["name": name.role]))
  }

  /// The root of one of the system's windows, which is not read.
  package static func otherWindow(root: (any RoleValue)?) -> Message {
    Message(Words(
      "otherWindow", "the window of '{root}' is not read",
      "没有读取“{root}”所在的窗口",
      ["root": root.role]))
  }

  /// A view controller is a child of two.
  package static func secondParent(id: (any RoleValue)?, first: (any RoleValue)?) -> Message {
    Message(Words(
      "secondParent", "'{id}' is a child of '{first}' already, and stays there",
      "“{id}”已是“{first}”的子视图控制器，保持不变",
      ["id": id.role, "first": first.role]))
  }

  /// A controller presents a second one.
  package static func secondPresented(id: (any RoleValue)?) -> Message {
    Message(Words(
      "secondPresented", "'{id}' presents one controller already",
      "“{id}”已呈现一个控制器",
      ["id": id.role]))
  }

  /// There are several windows, of which this number are the app's and are read.
  package static func severalWindows(count: (any RoleValue)?, read: (any RoleValue)?, rest: (any RoleValue)?) -> Message {
    Message(Words(
      "severalWindows", "of {count} windows, {read=1?1 is the app's and is|{read} are the app's and are} read; {rest=1?the other is|the others are} the system's",
      "共有{count}个窗口，其中{read}个属于应用，已读取；其余属于系统{rest?}",
      ["count": count.role, "read": read.role, "rest": rest.role]))
  }

  /// An unknown class is treated as one of UIKit's containers; and whether its name suggests that, too.
  package static func takenForContainer(name: (any RoleValue)?, superclass: (any RoleValue)?, isByName: Bool) -> Message {
    Message(Words(
      "takenForContainer", "{name:quoted} is taken for {superclass:article}, by {isByName?its name, its view and its children|its view and its children}",
      "根据{isByName?名称、视图|视图}和子视图控制器，把{name:quoted}视为{superclass}",
      ["name": name.role, "superclass": superclass.role, "isByName": isByName.role]))
  }

  /// An unknown presentation controller is treated as the app's own: the style is custom.
  package static func takenForCustomStyle(name: (any RoleValue)?) -> Message {
    Message(Words(
      "takenForCustomStyle", "{name:quoted} is not a presentation controller of UIKit's: the style counts as 'custom'",
      "{name:quoted}不是 UIKit 的呈现控制器：样式按“custom”处理",
      ["name": name.role]))
  }

  /// This number of lines are neither rows nor usual console output.
  package static func textBesideRows(lines: (any RoleValue)?) -> Message {
    Message(Words(
      "textBesideRows", "{lines=1?this is no row|these {lines} lines are no rows} of a printed hierarchy, and not read",
      "没有读取{lines=1?这一行：它|这{lines}行：它们}不属于打印出的层次结构",
      ["lines": lines.role]))
  }

  /// An unknown element is in the place of a view controller.
  package static func unknownController(name: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownController", "{name:quoted} is no element of a view controller's that is known; it counts as one of your own",
      "{name:quoted}不是已知的视图控制器元素；按你自己的类处理",
      ["name": name.role]))
  }

  /// The initial view controller, or a segue's destination, is in no scene.
  package static func unknownObject(id: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownObject", "no scene has a view controller with the id {id:quoted}",
      "没有场景包含 id 为{id:quoted}的视图控制器",
      ["id": id.role]))
  }

  /// A relationship belongs to none of UIKit's containers.
  package static func unknownRelationship(name: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownRelationship", "no container has the relationship {name:quoted}; it counts as a child",
      "容器没有关系{name:quoted}；按子视图控制器处理",
      ["name": name.role]))
  }

  /// A segue has an unknown kind.
  package static func unknownSegueKind(kind: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownSegueKind", "no kind of segue is called {kind:quoted}; it counts as one of your own",
      "没有名为{kind:quoted}的 segue 类型；按自定义类型处理",
      ["kind": kind.role]))
  }

  /// A row has an unknown state: the state, and the one that may have been meant.
  package static func unknownState(state: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownState", "there is no state {state:quoted}{suggestion?{suggestion?; did you mean {suggestion:quoted}?}|; a row has 'appeared', 'appearing', 'disappeared' or 'disappearing'}",
      "没有状态{state:quoted}{suggestion?{suggestion?；是不是指{suggestion:quoted}？}|；状态为“appeared”“appearing”“disappeared”或“disappearing”}",
      ["state": state.role, "suggestion": suggestion.role]))
  }

  /// An attribute has an unknown value.
  package static func unknownValue(attribute: (any RoleValue)?, value: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownValue", "unknown '{attribute}' {value:quoted}, which is ignored",
      "没有读取{value:quoted}：它不是“{attribute}”的有效值",
      ["attribute": attribute.role, "value": value.role]))
  }

  /// A row is incomplete: the expected part.
  package static func unreadableRow(part: (any RoleValue)?) -> Message {
    Message(Words(
      "unreadableRow", "the row goes on with {part=className?the name of a class|=closingBracket?'>'|=state?', state:'|=view?', view:'|=viewValue?'(view not loaded)' or the class of the view in '<' and '>'|=presentationController?the class of the presentation controller in '<' and '>'|=chiselView?'view = <Class; 0x…>' or 'view not loaded'|'frame = (…)' and '>'}",
      "该行接下来应为{part=className?类名|=closingBracket?“>”|=state?“, state:”|=view?“, view:”|=viewValue?“(view not loaded)”，或“<”与“>”之间的视图类名|=presentationController?“<”与“>”之间的呈现控制器类名|=chiselView?“view = <Class; 0x…>”或“view not loaded”|“frame = (…)”和“>”}",
      ["part": part.role]))
  }

  /// The document is a xib: views without scenes and segues.
  package static var xib: Message {
    Message(Words(
      "xib", "this is a xib, which has no scenes and segues; give the app's storyboards, or its source",
      "这是 xib，其中没有场景和 segue；请给出应用的故事板或源代码"))
  }
}
