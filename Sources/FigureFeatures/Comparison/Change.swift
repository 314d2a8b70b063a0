import VCSource

/// A difference between an old description and a new one.
package struct Change: Hashable, Sendable {
  /// The kind of change.
  package enum Kind: String, CaseIterable, Sendable {
    /// A controller, an object or a segue was added.
    case added
    /// A controller, an object or a segue was removed.
    case removed
    /// A controller or a segue is no longer found in the app's source, although the source still
    /// declares the classes.
    case unfound
    /// A controller has another container, or another position in it.
    case moved
    /// A controller has another class.
    case `class`
    /// A controller's class has another name in the app's source.
    case renamed
    /// A property has another value.
    case flag
    /// A controller is presented now.
    case presented
    /// A controller is no longer presented.
    case dismissed
    /// A controller is presented by another.
    case presenter
    /// A property leads to another controller or object.
    case relationship
    /// No segue leads to a scene any more. Nothing else may lead to it either, so that the new
    /// snapshot may lack it.
    case unreached
    /// A step is refused now, or is no longer refused.
    case step
    /// UIKit's message about a refused step is another one.
    case message
  }

  /// The kind of change.
  package let kind: Kind
  /// The id of the changed controller or object, in the new description, or in the old one if it
  /// was removed; nil for the whole app.
  package let id: String?
  /// The property that changed, the step or the segue, as code; nil for controllers that were added,
  /// removed, moved or are no longer found.
  package let property: String?
  package let old: Value
  package let new: Value
  /// The location in the text; nil if no text contains it.
  package let range: SourceRange?
  /// Whether the location is in the old text.
  package let isInOld: Bool
  /// The changed controller's index in the new snapshot; nil if it isn't one of its controllers.
  package let newIndex: Int?
  /// The changed controller's index in the old snapshot, if the new one lacks it.
  package let oldIndex: Int?

  /// The facts among the properties that are none of UIKit's properties.
  enum Fact {
    static let sender = "sender"
    static let adaptsTo = "adaptsTo"
    static let systemPresentation = "systemPresentation"
  }

  /// A property's value.
  package enum Value: Hashable, Sendable {
    /// No value.
    case none
    /// A word, a class or an id.
    case text(String)
    /// A Boolean.
    case flag(Bool)
    case number(Int)
    /// Several words.
    case list([String])
    /// A controller or an object that was added or removed; the slot is nil for a top.
    case declared(className: String, Slot?)
    /// A position among a container's children.
    case slot(Slot)
    /// A presentation: the presenter, the receiver, and the style.
    case presentation(presenter: String, sender: String, style: String)
    /// A property that leads to another subject: the subject's id, if known, and a detail.
    case relation(to: String?, detail: String)
    /// Whether a step is carried out.
    case isCarriedOut(Bool)
  }

  /// A position among a container's children.
  package struct Slot: Hashable, Sendable {
    /// The container's id.
    package let container: String
    /// The property that contains the container's children, or one of them.
    package let property: String
    /// The index, from 0; nil if the property contains one child.
    package let index: Int?

    /// The slot as code, such as `nav.viewControllers[1]`.
    package var code: String { "\(container).\(property)" + (index.map { "[\($0)]" } ?? "") }
  }

  init(
    _ kind: Kind, id: String?, property: String? = nil, _ old: Value, _ new: Value,
    at range: SourceRange?, isInOld: Bool = false, of newIndex: Int? = nil,
    wasOf oldIndex: Int? = nil
  ) {
    (self.kind, self.id, self.property) = (kind, id, property)
    (self.old, self.new) = (old, new)
    (self.range, self.isInOld) = (range, isInOld)
    (self.newIndex, self.oldIndex) = (newIndex, oldIndex)
  }
}

extension Change.Value {
  /// A word, or no value.
  init(_ text: String?) { self = text.map { .text($0) } ?? .none }

  /// The value as code, the same in every language.
  package var code: String {
    switch self {
    case .none: "nil"
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): String(number)
    case .list(let words): "[" + words.joined(separator: ", ") + "]"
    case .declared(let className, let slot): slot.map { "\(className), \($0.code)" } ?? className
    case .slot(let slot): slot.code
    case .presentation(let presenter, _, _): presenter
    case .relation(let target, let detail): target.map { "\(detail) \($0)" } ?? detail
    case .isCarriedOut(let flag): flag ? "true" : "false"
    }
  }
}

extension Change {
  /// Whether a segue changed, rather than its source.
  package var isOfSegue: Bool { property?.hasPrefix(Snapshot.Relation.segue) ?? false }

  /// The order of changes: by location in the new text, then by location in the old one. Changes
  /// without a location come first.
  static func comesBefore(_ one: Change, _ other: Change) -> Bool {
    func order(_ change: Change) -> (Int, Int, Int) {
      (
        change.isInOld ? 1 : 0, change.range?.start ?? -1,
        Kind.allCases.firstIndex(of: change.kind) ?? 0
      )
    }
    return order(one) < order(other)
  }
}
