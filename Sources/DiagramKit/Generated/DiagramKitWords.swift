// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var cancelled: Words {
    Words(
      "cancelled", "the drawing was cancelled",
      "绘制已取消")
  }

  package static func graphviz(text: (any RoleValue)?) -> Words {
    Words(
      "graphviz", "Graphviz: {text}",
      "Graphviz：{text}",
      ["text": text.role])
  }

  package static func hops(number: (any RoleValue)?) -> Words {
    Words(
      "hops", "the number of hops is {number}, and must be at least 0",
      "相隔的 segue 数为 {number}，而它至少应为 0",
      ["number": number.role])
  }

  package static func noPath(source: (any RoleValue)?, destination: (any RoleValue)?) -> Words {
    Words(
      "noPath", "no segues lead from {source:quoted} to {destination:quoted}",
      "没有从{source:quoted}通往{destination:quoted}的路径",
      ["source": source.role, "destination": destination.role])
  }

  package static func notAFlowchart(format: (any RoleValue)?) -> Words {
    Words(
      "notAFlowchart", "{format} can't show this kind of figure; it shows hierarchies, chains, objects and maps",
      "{format} 无法表示这种图；它可以表示 hierarchy、chain、objects 和 map",
      ["format": format.role])
  }

  package static func notAnID(text: (any RoleValue)?) -> Words {
    Words(
      "notAnID", "{text:quoted} isn't an id; use ASCII letters, digits, - and _, and begin with a letter",
      "{text:quoted}不能用作 id；请使用 ASCII 字母、数字、- 和 _，并以字母开头",
      ["text": text.role])
  }

  package static func nothingMatches(pattern: (any RoleValue)?) -> Words {
    Words(
      "nothingMatches", "no view controller has an id, class or title like {pattern:quoted}",
      "没有 id、类名或标题与{pattern:quoted}相符的视图控制器",
      ["pattern": pattern.role])
  }

  package static var nothingToDraw: Words {
    Words(
      "nothingToDraw", "there is nothing to draw",
      "没有可绘制的内容")
  }

  package static var outOfTime: Words {
    Words(
      "outOfTime", "drawing takes longer than it may",
      "绘制用时超过了上限")
  }

  package static func scale(number: (any RoleValue)?) -> Words {
    Words(
      "scale", "the scale is {number}, and must be 1, 2 or 3",
      "倍率为 {number}，只能是 1、2 或 3",
      ["number": number.role])
  }

  package static var selectionOfOtherKind: Words {
    Words(
      "selectionOfOtherKind", "only a map shows a selection of scenes",
      "只有 map 能显示部分场景")
  }

  /// A message about the size of a file.
  package static func tooLarge(message: (any RoleValue)?) -> Words {
    Words(
      "tooLarge", "{message}",
      "{message}",
      ["message": message.role])
  }

  package static func tooManyBytes(count: (any RoleValue)?, limit: (any RoleValue)?) -> Words {
    Words(
      "tooManyBytes", "the file has {count} bytes, and may have {limit}",
      "文件有 {count} 字节，最多允许 {limit} 字节",
      ["count": count.role, "limit": limit.role])
  }

  package static func tooManyControllers(count: (any RoleValue)?, limit: (any RoleValue)?) -> Words {
    Words(
      "tooManyControllers", "the app has {count} view controllers, and may have {limit}",
      "应用有 {count} 个视图控制器，最多允许 {limit} 个",
      ["count": count.role, "limit": limit.role])
  }

  package static func tooManyPixels(count: (any RoleValue)?, limit: (any RoleValue)?) -> Words {
    Words(
      "tooManyPixels", "the figure has {count} pixels, and may have {limit}",
      "图有 {count} 个像素，最多允许 {limit} 个",
      ["count": count.role, "limit": limit.role])
  }

  package static func unknownFormat(name: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownFormat", "there is no format {name:quoted}; the formats are {known:and}",
      "没有{name:quoted}这种格式；可用的有 {known:and}",
      ["name": name.role, "known": known.role])
  }

  package static func unknownKind(name: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownKind", "there is no kind of figure {name:quoted}; the kinds are {known:and}",
      "没有{name:quoted}这种图；可用的有 {known:and}",
      ["name": name.role, "known": known.role])
  }

  package static func unknownWindow(id: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownWindow", "no window has the id {id:quoted}; the windows are {known:and}",
      "没有 id 为{id:quoted}的窗口；现有的窗口是 {known:and}",
      ["id": id.role, "known": known.role])
  }

  package static var windowOfWholeApp: Words {
    Words(
      "windowOfWholeApp", "this kind of figure shows the whole app, not one window",
      "这种图显示整个应用，不能只显示一个窗口")
  }
}
