// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static func changeAdded(what: (any RoleValue)?) -> Words {
    Words(
      "changeAdded", "added: {what}",
      "新增：{what}",
      ["what": what.role])
  }

  /// A change's line as a sentence.
  package static func changeAsSentence(line: (any RoleValue)?) -> Words {
    Words(
      "changeAsSentence", "{line}.",
      "{line}。",
      ["line": line.role])
  }

  /// The name of a fact that is no property of UIKit's, with the id of its controller except in that controller's box.
  package static func changedFact(fact: (any RoleValue)?, id: (any RoleValue)?) -> Words {
    Words(
      "changedFact", "{fact=sender?receiver of {id?{id}'s presentation|present}|=adaptsTo?{id?{id} }in compact width|presentation{id? of {id}}}",
      "{fact=sender?{id?呈现{id:titled}时的|present 的}接收者|=adaptsTo?{id?{id:titled}在}紧凑宽度下的样式|{id?{id:titled}的}呈现方式}",
      ["fact": fact.role, "id": id.role])
  }

  package static func changeDismissed(id: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "changeDismissed", "no longer presented: {id}, which {presenter} presented",
      "不再被呈现：{id:titled}，原由{presenter:titled}呈现",
      ["id": id.role, "presenter": presenter.role])
  }

  package static func changedProperty(id: (any RoleValue)?, property: (any RoleValue)?) -> Words {
    Words(
      "changedProperty", "{id:titled}{id?{property?.}}{property}",
      "{id:titled}{id?{property?.}}{property}",
      ["id": id.role, "property": property.role])
  }

  /// Where a segue or a reference leads, nil if nowhere known, and its kind, style or that it is weak.
  package static func changedRelation(detail: (any RoleValue)?, target: (any RoleValue)?) -> Words {
    Words(
      "changedRelation", "{detail}{target? {target}}",
      "{target?{target:titled}（{detail=weak?弱引用|{detail}}）|{detail}}",
      ["detail": detail.role, "target": target.role])
  }

  /// A segue, such as "items.segue show": its destination is after its kind.
  package static func changedSegue(property: (any RoleValue)?, value: (any RoleValue)?) -> Words {
    Words(
      "changedSegue", "{property}, {value}",
      "{property} → {value}",
      ["property": property.role, "value": value.role])
  }

  /// A segue by its identifier, action or kind.
  package static func changedSegueName(id: (any RoleValue)?, name: (any RoleValue)?) -> Words {
    Words(
      "changedSegueName", "{id:titled}.segue {name}",
      "{id:titled}的 segue“{name}”",
      ["id": id.role, "name": name.role])
  }

  package static func changeMoved(id: (any RoleValue)?, old: (any RoleValue)?, new: (any RoleValue)?) -> Words {
    Words(
      "changeMoved", "moved: {id}, {old} → {new}",
      "移动：{id:titled}，{old=nil?不在容器中|{old}} → {new=nil?不在容器中|{new}}",
      ["id": id.role, "old": old.role, "new": new.role])
  }

  package static func changeOfClass(id: (any RoleValue)?, old: (any RoleValue)?, new: (any RoleValue)?) -> Words {
    Words(
      "changeOfClass", "class: {id}, {old} → {new}",
      "类：{id:titled}，{old} → {new}",
      ["id": id.role, "old": old.role, "new": new.role])
  }

  package static func changeOfFlag(property: (any RoleValue)?, old: (any RoleValue)?, new: (any RoleValue)?) -> Words {
    Words(
      "changeOfFlag", "flag: {property}, {old?{old}|not set} → {new?{new}|not set}",
      "属性：{property}，{old?{old}|未设置} → {new?{new}|未设置}",
      ["property": property.role, "old": old.role, "new": new.role])
  }

  package static func changeOfMessage(step: (any RoleValue)?, old: (any RoleValue)?, new: (any RoleValue)?) -> Words {
    Words(
      "changeOfMessage", #"message: {step}, {old?"{old}"|none} → {new?"{new}"|none}"#,
      "步骤“{step}”的消息：{old?“{old}”|没有} → {new?“{new}”|没有}",
      ["step": step.role, "old": old.role, "new": new.role])
  }

  package static func changeOfName(old: (any RoleValue)?, new: (any RoleValue)?) -> Words {
    Words(
      "changeOfName", "renamed: {old} → {new}",
      "改名：{old} → {new}",
      ["old": old.role, "new": new.role])
  }

  package static func changeOfPresenter(property: (any RoleValue)?, old: (any RoleValue)?, new: (any RoleValue)?) -> Words {
    Words(
      "changeOfPresenter", "presenter: {property}, {old} → {new}",
      "呈现者：{property}，{old} → {new}",
      ["property": property.role, "old": old.role, "new": new.role])
  }

  package static func changeOfRelationship(property: (any RoleValue)?, old: (any RoleValue)?, new: (any RoleValue)?) -> Words {
    Words(
      "changeOfRelationship", "relationship: {property}, {old} → {new}",
      "关系：{property}，{old} → {new}",
      ["property": property.role, "old": old.role, "new": new.role])
  }

  package static func changeOfStep(step: (any RoleValue)?, old: (any RoleValue)?, new: (any RoleValue)?) -> Words {
    Words(
      "changeOfStep", "step: {step}, {old=true?carried out|=false?refused|not there} → {new=true?carried out|=false?refused|not there}",
      "步骤“{step}”：{old=true?已执行|=false?被拒绝|没有这一步} → {new=true?已执行|=false?被拒绝|没有这一步}",
      ["step": step.role, "old": old.role, "new": new.role])
  }

  /// The sender is nil if it is the presenter.
  package static func changePresented(id: (any RoleValue)?, presenter: (any RoleValue)?, style: (any RoleValue)?, sender: (any RoleValue)?) -> Words {
    Words(
      "changePresented", "presented: {id} by {presenter} ({style}){sender?, asked by {sender}}",
      "开始呈现：{sender?应{sender:titled}的请求，}{presenter:titled}呈现{id:titled}（{style}）",
      ["id": id.role, "presenter": presenter.role, "style": style.role, "sender": sender.role])
  }

  package static func changeRemoved(what: (any RoleValue)?) -> Words {
    Words(
      "changeRemoved", "removed: {what}",
      "移除：{what}",
      ["what": what.role])
  }

  /// The title of a figure of changes, with the app's name if it has one.
  package static func changesOf(title: (any RoleValue)?) -> Words {
    Words(
      "changesOf", "Changes{title?: {title}}",
      "变化{title?：{title}}",
      ["title": title.role])
  }

  package static func changeUnfound(what: (any RoleValue)?, isDeclared: Bool) -> Words {
    Words(
      "changeUnfound", "no longer found: {what}{isDeclared?; the source still declares it}",
      "找不到了：{what}{isDeclared?；源代码中仍有声明}",
      ["what": what.role, "isDeclared": isDeclared.role])
  }

  package static func changeUnreached(id: (any RoleValue)?) -> Words {
    Words(
      "changeUnreached", "unreached: {id}, no segue leads to it any more",
      "无法到达：{id:titled}，不再有 segue 通向它",
      ["id": id.role])
  }

  package static func countOfChanges(count: (any RoleValue)?) -> Words {
    Words(
      "countOfChanges", "{count} {count=1?change|changes}.",
      "{count} 处变化。",
      ["count": count.role])
  }

  package static func declaredController(id: (any RoleValue)?, className: (any RoleValue)?, slot: (any RoleValue)?) -> Words {
    Words(
      "declaredController", "{id}{className? ({className})}{slot?, {slot}}",
      "{id:titled}{className?（{className}）}{slot?，{slot}}",
      ["id": id.role, "className": className.role, "slot": slot.role])
  }

  /// The new container, in code; nil for none.
  package static func isAt(slot: (any RoleValue)?) -> Words {
    Words(
      "isAt", "now {slot?{slot}|in no container}",
      "{slot?现为{slot}|现在不在容器中}",
      ["slot": slot.role])
  }

  /// The line in place of those of changes, if there are none.
  package static var noDifferences: Words {
    Words(
      "noDifferences", "no differences",
      "没有差别")
  }

  /// The style in compact width of a presentation that keeps its own.
  package static var notAdapted: Words {
    Words(
      "notAdapted", "not adapted",
      "不适配")
  }

  package static var nothingChanged: Words {
    Words(
      "nothingChanged", "Nothing changed.",
      "没有变化。")
  }

  /// The value of a property that is set in a description; not the one that UIKit returns.
  package static func settingValue(value: (any RoleValue)?) -> Words {
    Words(
      "settingValue", "{value?{value}|not set}",
      "{value?{value}|未设置}",
      ["value": value.role])
  }

  /// A value of a property that may be a title.
  package static func titledValue(value: (any RoleValue)?) -> Words {
    Words(
      "titledValue", "{value:titled}",
      "{value:titled}",
      ["value": value.role])
  }

  /// The former container, in code; nil for none.
  package static func wasAt(slot: (any RoleValue)?) -> Words {
    Words(
      "wasAt", "was {slot?{slot}|in no container}",
      "{slot?原为{slot}|原来不在容器中}",
      ["slot": slot.role])
  }

  /// The former presenter of a controller that is in a container now.
  package static func wasPresented(presenter: (any RoleValue)?) -> Words {
    Words(
      "wasPresented", "was presented by {presenter}",
      "原由{presenter:titled}呈现",
      ["presenter": presenter.role])
  }
}
