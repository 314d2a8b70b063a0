import Diagnostics

/// One thing that is otherwise in a new description than it was in the old one.
public struct Change: Hashable, Sendable {
  /// What changed.
  public enum Kind: String, CaseIterable, Sendable {
    /// A controller, or an object, that was not there.
    case added
    /// One that is there no more.
    case removed
    /// A controller has another container, or another place in it.
    case moved
    /// A controller is of another class.
    case `class`
    /// A property has another value.
    case flag
    /// A controller is presented that was not.
    case presented
    /// A controller is presented no more.
    case dismissed
    /// A controller is presented by another.
    case presenter
    /// A property leads to another controller or object.
    case relationship
    /// A scene to which no segue leads any more.
    case unreached
    /// A step is refused that was carried out, or the other way round.
    case step
  }

  /// What changed.
  public let kind: Kind
  /// Whose change it is: the id in the new description, in the old one for what was removed; nil for
  /// the whole app.
  public let id: String?
  /// The property that changed, or the step, as code; nil for added, removed and moved controllers.
  public let property: String?
  /// What was.
  public let old: Value
  /// What is.
  public let new: Value
  /// The place in the text; nil for what no text contains.
  public let range: SourceRange?
  /// Whether the place is one of the old text.
  public let isInOld: Bool
  /// Whose change it is, by its place in the new snapshot; nil for what is no controller of it.
  package let newIndex: Int?
  /// The same by its place in the old snapshot, of what is in the new one no more.
  package let oldIndex: Int?

  /// What a property holds.
  public enum Value: Hashable, Sendable {
    /// Nothing.
    case none
    /// A word, a class or an id.
    case text(String)
    /// A truth value.
    case flag(Bool)
    /// A number.
    case number(Int)
    /// Words.
    case list([String])
    /// A controller or an object as it was added or removed; the slot is nil for a top.
    case declared(className: String, Slot?)
    /// A place among a container's children.
    case slot(Slot)
    /// A presentation: the presenter, who was asked, and its style.
    case presentation(presenter: String, sender: String, style: String)
    /// What leads to another: its id, if it is known, and what is said of it.
    case relation(to: String?, detail: String)
    /// Whether a step is carried out.
    case isCarriedOut(Bool)
  }

  /// A place among a container's children.
  public struct Slot: Hashable, Sendable {
    /// The container's id.
    public let container: String
    /// The property that holds its children, or one of them.
    public let property: String
    /// From 0; nil where the property holds one.
    public let index: Int?

    /// `nav.viewControllers[1]`
    public var code: String { "\(container).\(property)" + (index.map { "[\($0)]" } ?? "") }
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
  /// A word, or nothing.
  init(_ text: String?) { self = text.map { .text($0) } ?? .none }

  /// The value as code, the same in every language.
  public var code: String {
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
  /// By the place in the new text, then by that in the old one; what has no place comes first.
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
