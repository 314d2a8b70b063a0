import TextFormats
import ViewControllers

/// The reasons for an answer, to be read by people and by programs.
public protocol Explanation: Sendable {
  /// Sentences, a line a decision, each with the rule it follows; a line break ends it.
  var text: String { get }
  /// The same as data.
  var json: String { get }
}

/// Words for explanations.
struct Prose {
  let hierarchy: Hierarchy
  private(set) var lines: [String] = []

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  mutating func say(_ line: String) { lines.append(line) }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The stops of a walk, a line each; of a long one the beginning and the end.
  mutating func say(
    _ stops: [Walk.Stop], _ sentence: (_ stop: Walk.Stop, _ isFirst: Bool, Prose) -> String
  ) {
    let (head, tail) = (8, 2)
    let isLong = stops.count > head + tail + 1
    for (position, stop) in stops.enumerated() {
      if isLong, position == head {
        say("The same holds for \(stops.count - head - tail) more, parent by parent.")
      }
      guard !isLong || position < head || position >= stops.count - tail else { continue }
      say(sentence(stop, position == 0, self))
    }
  }

  func name(_ index: Hierarchy.Index) -> String { "'\(hierarchy.id(index))'" }

  /// `'nav' (UINavigationController)`, or the id alone when it is the class.
  func nameAndClass(_ index: Hierarchy.Index) -> String {
    let className = hierarchy.app.viewControllers[index].className.value
    return className == hierarchy.id(index) ? name(index) : "\(name(index)) (\(className))"
  }

  func names(_ indices: [Hierarchy.Index]) -> String {
    let names = indices.count > 8 ? indices.prefix(7).map(name) : indices.map(name)
    guard indices.count <= 8 else {
      return names.joined(separator: ", ") + " and \(indices.count - 7) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nobody" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `items.navigationController`.
  func property(_ property: Property, of index: Hierarchy.Index) -> String {
    "\(hierarchy.id(index)).\(property.rawValue)"
  }
}

extension JSONWriter {
  /// The stops of a walk.
  mutating func walk(_ walk: Walk, in hierarchy: Hierarchy) {
    key("rule")
    string(walk.rule.rawValue)
    key("walk")
    array(spread: true, walk.stops) { json, stop in
      json.object {
        $0.member("id", hierarchy.id(stop.viewController))
        $0.member("finding", stop.finding.rawValue)
      }
    }
  }
}

extension RuleSet {
  /// Whose rules, in a sentence.
  var possessive: String { self == .book ? "the book's" : "UIKit's" }
}
