// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// The controllers in a titled frame that no other there contains.
  package static func mapFrame(title: (any RoleValue)?, names: (any RoleValue)?) -> Words {
    Words(
      "mapFrame", "In {title}: {names:and}.",
      "{title}中有{names:and}。",
      ["title": title.role, "names": names.role])
  }

  /// The connections between a map and the screens that it omits.
  package static func mapLeadsOut(ways: (any RoleValue)?) -> Words {
    Words(
      "mapLeadsOut", "Lines to what isn't shown: {ways:enumerated}.",
      "通往未显示部分的线：{ways:enumerated}。",
      ["ways": ways.role])
  }

  /// The controllers without a titled frame that no other contains, and that contain none; `areAll` is true if there are no others.
  package static func mapOthers(areAll: Bool, names: (any RoleValue)?) -> Words {
    Words(
      "mapOthers", "{areAll?View|Other view} controllers: {names:and}.",
      "{areAll?|其他}视图控制器：{names:and}。",
      ["areAll": areAll.role, "names": names.role])
  }

  /// The text in a box in addition to its name.
  package static func mapSays(name: (any RoleValue)?, text: (any RoleValue)?) -> Words {
    Words(
      "mapSays", "{name}: {text}.",
      "{name}：{text}。",
      ["name": name.role, "text": text.role])
  }

  /// A segue from one controller to another, with its kind and its names. An inferred segue comes from the app's source code.
  package static func mapSegue(names: (any RoleValue)?, isInferred: Bool, kind: (any RoleValue)?, source: (any RoleValue)?, destination: (any RoleValue)?) -> Words {
    Words(
      "mapSegue", "{names=0?{isInferred?An inferred|A} {kind} segue leads|=1?The {kind} segue {names:names} leads|The {kind} segues {names:names} lead} from {source} to {destination}.",
      "{isInferred?推断的}{kind} segue{names:names}从{source:titled}通往{destination:titled}。",
      ["names": names.role, "isInferred": isInferred.role, "kind": kind.role, "source": source.role, "destination": destination.role])
  }

  /// The page of a screen.
  package static func seePage(number: (any RoleValue)?) -> Words {
    Words(
      "seePage", "see page {number}",
      "见第 {number} 页",
      ["number": number.role])
  }
}
