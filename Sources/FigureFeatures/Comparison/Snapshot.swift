import VCEngine
import VCSource

/// The facts about an app's controllers in one state, as comparable values.
///
/// Comparisons use nothing else. Facts that an input lacks, such as a printed hierarchy, don't count
/// as changes.
package struct Snapshot: Sendable {
  /// An index in `controllers`.
  package typealias Index = Int

  /// The controllers; parents and children refer to each other.
  package var controllers: [Controller] = []
  /// The figure's title, nil if unknown.
  package var title: String?
  /// The presentations, in order.
  package var presentations: [Presented] = []
  package var windows: [Window] = []
  package var objects: [Object] = []
  /// The references of controllers and objects, except to relatives, and the segues.
  package var relations: [Relation] = []
  /// The segues among the relations, with what a figure shows of them.
  package var segues: [ListedSegue] = []
  /// Whether the app has scenes that aren't in its hierarchy, or segues.
  package var isMap = false
  /// The traits of the whole app, such as `ios` and `idiom`; empty if unknown.
  package var traits: [Flag] = []
  /// The steps so far; nil if unknown.
  package var steps: [PerformedStep]?
  /// Whether missing flags and segues are not set, rather than unknown.
  package var listsAllFlags = true
  /// Whether missing objects, and references to them, don't exist, rather than being unknown.
  package var listsObjects = true
  /// The classes that the app's source declares. A controller of one of them that is missing here
  /// was not found by the reader of the source, rather than removed. Empty without source.
  package var declaredClasses: Set<String> = []
  /// The new names of classes that this snapshot has, and the other's source has renamed.
  package var newNames: [String: String] = [:]
  /// The calls that the other's source lacks, by their places here. A segue of another call that is
  /// missing there was not found by the reader.
  package var deletedCalls: Set<SourceRange> = []
  /// Whether the app was read from its source.
  package var isFromSource: Bool { !declaredClasses.isEmpty }

  /// A controller and the answers about it.
  package struct Controller: Sendable {
    package var declaration: ViewController
    package var parent: Index?
    package var children: [Index] = []
    /// The index among the children of its container.
    package internal(set) var position = 0
    /// The container's property for it; nil for a child in a list.
    package var slotName: String?
    /// The values of the pointers, in the order of `Snapshot.pointers`.
    package var pointers: [Index?] = []
    /// The visible tab; nil for other controllers, and if unknown.
    package var selected: Index?
    package var isInFamily = false
    /// The window that contains its view, by index in `Snapshot.windows`; nil for none.
    package var window: Int?
    package var isCollapsed = false
    /// Whether it is a scene to which no known segue leads.
    package var isUnreached = false
    /// The properties that are set.
    package var flags: [Flag] = []
    /// Nil for the app's controllers.
    package var systemMade: SystemMade?

    /// The id. A storyboard reference without one has its title, which says where it leads.
    package var id: String { isUnnamedReference ? title : declaration.id.value }
    private var title: String { declaration.title?.value ?? "" }

    /// Whether it stands for a scene of another storyboard and has no identifier, so that its id is
    /// `UIViewController#2` or the like.
    private var isUnnamedReference: Bool {
      hasImpliedID && className == UIKitClass.viewController.name
        && (title.hasSuffix(".storyboard") || title.contains(".storyboard: "))
    }

    package var className: String { declaration.className.value }

    /// Whether the id was derived from the class name.
    var hasImpliedID: Bool { declaration.idIsImplied }

    /// The location of its declaration; nil if no text contains it.
    var place: SourceRange? {
      (hasImpliedID ? nil : declaration.id.range) ?? declaration.range
    }
  }

  /// The reason why UIKit made a controller, and the one for which it did.
  package struct SystemMade: Hashable, Sendable {
    let role: String
    let owner: Index
  }

  /// A property that is set.
  package struct Flag: Hashable, Sendable {
    package let name: String
    package let value: Change.Value
    /// Whether the value is the one of a property that isn't set.
    package let isDefault: Bool

    package init(_ name: String, _ value: Change.Value, isDefault: Bool = false) {
      (self.name, self.value, self.isDefault) = (name, value, isDefault)
    }
  }

  /// A presentation in force.
  package struct Presented: Sendable {
    package var sender: Index
    package var presenter: Index
    package var presented: Index
    package var style: String
    package var system: String?
    /// The style or the system presentation, as captions name it.
    package var name: String
    package var transition: String
    package var adaptsTo: String?
  }

  /// A window; its id is nil if none is declared.
  package struct Window: Sendable {
    package let id: String?
    package let root: Index
    /// Its level, scene and width, if set.
    package let flags: [Flag]
    package let place: SourceRange?
  }

  /// An object that is not a view controller.
  package struct Object: Sendable {
    package let id: String
    package let className: String
    /// A tab's preferred placement, nil if not set.
    package let placement: String?
    package let place: SourceRange?
  }

  /// A controller or an object.
  package enum Subject: Hashable, Sendable {
    case controller(Index)
    /// An object or a window, by its id, which is unique.
    case object(String)
  }

  /// A property of a subject that leads to another subject.
  package struct Relation: Hashable, Sendable {
    package var owner: Subject
    package var property: String
    package var target: Subject?
    /// Whether it is a segue, whose name may be that of others of the same screen.
    var isSegue: Bool { property.hasPrefix(Self.segue) }
    /// The beginning of a segue's property.
    package static let segue = "segue "
    /// An additional detail, such as `show` or that the reference is weak.
    package var detail: String?
    /// Whether the property is one of the app's own, rather than UIKit's.
    package var isReference: Bool
    /// The location of a segue; nil for the owner's. It doesn't make two relations different.
    package var place: SourceRange?

    package init(
      _ property: String, of owner: Subject, to target: Subject?, detail: String? = nil,
      isReference: Bool = false, at place: SourceRange? = nil
    ) {
      (self.owner, self.property, self.target, self.detail) = (owner, property, target, detail)
      (self.isReference, self.place) = (isReference, place)
    }

    package static func == (one: Relation, other: Relation) -> Bool {
      one.owner == other.owner && one.property == other.property && one.target == other.target
        && one.detail == other.detail && one.isReference == other.isReference
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(owner)
      hasher.combine(property)
      hasher.combine(target)
      hasher.combine(detail)
    }
  }

  /// A segue, as a relation and in a figure.
  package struct ListedSegue: Sendable {
    package let relation: Relation
    package let source: Index
    /// The destination; nil if only the app knows it.
    package let destination: Index?
    package let kind: Segue.Kind
    /// The text beside its line; nil for none.
    package let label: String?
    package let isInferred: Bool
    /// The name of an unwind segue's action.
    package let unwindAction: String?
  }

  /// A step that was carried out or refused.
  package struct PerformedStep: Sendable {
    /// The verb, such as `present`.
    package let action: String
    /// The controllers that it names, in the order of `Step.Action`.
    package let references: [Index]
    /// The other details, such as a segue's identifier or a width.
    package let detail: String?
    package let isRefused: Bool
    /// UIKit's message about the refusal; nil for none.
    package let message: UIKitMessage?
    /// What it says about its figure, such as its note, each with its location.
    package let texts: [(flag: Flag, place: SourceRange?)]
    package let place: SourceRange?

    /// The step as in a description: `present detail from items`.
    func text(of ids: [String]) -> String {
      guard case .controller(let preposition) = StepVerb.named(action)?.other, let last = ids.last
      else { return ([action] + ids + (detail.map { [$0] } ?? [])).joined(separator: " ") }
      return "\(action) \(ids.dropLast().joined(separator: ", ")) \(preposition) \(last)"
    }
  }

  /// The pointers to compare besides `parentViewController`, which the children imply.
  package static let pointers = Array(Property.pointers.dropFirst())

  /// An empty snapshot, for a file that did not exist.
  package init() {}
}

extension Snapshot {
  /// Whether a missing relation doesn't exist, rather than being unknown.
  func lists(_ relation: Relation) -> Bool { relation.isReference ? listsObjects : listsAllFlags }

  package func id(_ index: Index) -> String { controllers[index].id }

  func newName(of name: String) -> String { newNames[name] ?? name }

  func isDeleted(_ segue: Relation) -> Bool { segue.place.map(deletedCalls.contains) ?? false }

  /// Whether a segue of `old` that this snapshot lacks may still exist: the app's source has its call
  /// and both of its ends.
  func mayHave(_ segue: Relation, of old: Snapshot, _ newOfOld: [Index?]) -> Bool {
    isFromSource && !old.isDeleted(segue)
      && [segue.owner, segue.target].allSatisfy { end in
        guard case .controller(let index) = end else { return true }
        return newOfOld[index] != nil
          || declaredClasses.contains(old.controllers[index].className)
      }
  }

  /// The controllers of all families and trees, parents before their children.
  package var preorder: [Index] {
    controllers.indices.filter { controllers[$0].parent == nil }
      .withDescendants { controllers[$0].children }
  }

  /// A controller's slot in its container, which has this name.
  func slot(of index: Index, in container: String) -> Change.Slot? {
    let controller = controllers[index]
    guard let parent = controller.parent else { return nil }
    return Change.Slot(
      container: container,
      property: controller.slotName ?? controllers[parent].declaration.listProperty.rawValue,
      index: controller.slotName == nil ? controller.position : nil)
  }
}
