import Diagnostics
import ViewControllers

/// What is told of an app's controllers at a moment, as values that can be compared: of a
/// `Hierarchy`, or of what `resolve` printed of one.
///
/// Comparing looks at nothing else, so that both kinds of input are compared alike. What an input
/// does not tell is no change.
public struct Snapshot: Sendable {
  /// A controller's position in `controllers`.
  package typealias Index = Int

  /// Parents and children know each other.
  package var controllers: [Controller] = []
  /// What a figure of it is called, nil where it is not told.
  package var title: String?
  /// In order of presentation.
  package var presentations: [Presented] = []
  package var windows: [Window] = []
  package var objects: [Object] = []
  /// What controllers and objects refer to besides their relatives, and segues.
  package var relations: [Relation] = []
  /// What holds for the whole app: `ios`, `idiom`; nothing where an input does not tell.
  package var traits: [Flag] = []
  /// The steps up to the moment; nil where an input does not tell.
  package var steps: [PerformedStep]?
  /// Whether a flag that is not there is not set, rather than not told; and a segue.
  package var tellsEveryFlag = true
  /// The same of objects, and of references to them.
  package var tellsObjects = true

  /// A controller and its answers.
  package struct Controller: Sendable {
    /// The id, the class and the place; of a printed answer no more.
    package var declaration: ViewController
    /// Whether the id was made of the class's name, or may have been.
    package var hasImpliedID: Bool
    package var parent: Index?
    package var children: [Index] = []
    /// Its place among the children of its container, from 0.
    package internal(set) var position = 0
    /// The property by which its container knows it; nil for one of a list.
    package var slotName: String?
    /// What the pointers hold, in the order of `Snapshot.pointers`.
    package var pointers: [Index?] = []
    /// The tab that is shown; nil for other controllers, and where it is not told.
    package var selected: Index?
    package var isInFamily = false
    /// The window that its view is in, by its place in `Snapshot.windows`; nil for none.
    package var window: Int?
    package var isCollapsed = false
    /// Whether it is a scene to which no segue leads, as far as is told.
    package var isUnreached = false
    /// The properties that are set.
    package var flags: [Flag] = []
    /// Why UIKit made it, and for whom; nil for the app's own.
    package var systemMade: (role: String, owner: Index)?

    package var id: String { declaration.id.value }
    package var className: String { declaration.className.value }

    package init(_ declaration: ViewController, hasImpliedID: Bool) {
      self.declaration = declaration
      self.hasImpliedID = hasImpliedID
    }

    /// The place of its declaration; nil for what no text contains.
    var place: SourceRange? {
      (declaration.idIsImplied ? nil : declaration.id.range) ?? declaration.range
    }
  }

  /// A property that has a value of its own.
  package struct Flag: Hashable, Sendable {
    package let name: String
    package let value: Change.Value

    package init(_ name: String, _ value: Change.Value) {
      (self.name, self.value) = (name, value)
    }
  }

  /// A presentation in force.
  package struct Presented: Sendable {
    package var sender: Index
    package var presenter: Index
    package var presented: Index
    package var style: String
    package var system: String?
    package var transition: String
    package var adaptsTo: String?

    package init(
      sender: Index, presenter: Index, presented: Index, style: String, system: String?,
      transition: String, adaptsTo: String?
    ) {
      (self.sender, self.presenter, self.presented) = (sender, presenter, presented)
      (self.style, self.system, self.transition) = (style, system, transition)
      self.adaptsTo = adaptsTo
    }
  }

  /// A window; its id is nil where none is declared.
  package struct Window: Sendable {
    package let id: String?
    package let root: Index
    /// Its level, its scene and its width, where they are set.
    package let flags: [Flag]
    package let place: SourceRange?

    package init(id: String?, root: Index, flags: [Flag] = [], at place: SourceRange? = nil) {
      (self.id, self.root, self.flags, self.place) = (id, root, flags, place)
    }
  }

  /// What is no view controller.
  package struct Object: Sendable {
    package let id: String
    package let className: String
    /// Where the user finds a tab, nil where that is not set.
    package let placement: String?
    package let place: SourceRange?

    package init(
      id: String, className: String, placement: String? = nil, at place: SourceRange? = nil
    ) {
      (self.id, self.className, self.placement, self.place) = (id, className, placement, place)
    }
  }

  /// A controller or an object.
  package enum Subject: Hashable, Sendable {
    case controller(Index)
    /// An object or a window by its id, which no other has.
    case object(String)
  }

  /// A property of a subject that leads to another.
  package struct Relation: Hashable, Sendable {
    package var owner: Subject
    package var property: String
    package var target: Subject?
    /// What is said of it besides: `show`, or that it is weak.
    package var detail: String?
    /// Whether it is one of the app's own, and not UIKit's.
    package var isReference: Bool

    package init(
      _ property: String, of owner: Subject, to target: Subject?, detail: String? = nil,
      isReference: Bool = false
    ) {
      (self.owner, self.property, self.target, self.detail) = (owner, property, target, detail)
      self.isReference = isReference
    }
  }

  /// A step that was carried out, or was to be.
  package struct PerformedStep: Sendable {
    /// `present`
    package let action: String
    /// The controllers that it names, in the order of `Step.Action`.
    package let references: [Index]
    /// What it names besides: a segue's identifier, a width.
    package let detail: String?
    package let isRefused: Bool
    package let place: SourceRange?

    /// The step as in a description: `present detail from items`.
    func text(of ids: [String]) -> String {
      guard case .controller(let preposition) = StepVerb.named(action)?.other, let last = ids.last
      else {
        return ([action] + ids + (detail.map { [$0] } ?? [])).joined(separator: " ")
      }
      return "\(action) \(ids.dropLast().joined(separator: ", ")) \(preposition) \(last)"
    }
  }

  /// The pointers that are compared besides `parentViewController`, which children tell.
  package static let pointers = Array(Property.pointers.dropFirst())

  /// No controllers: what a file held that was not there.
  public init() {}
}

extension Snapshot {
  /// Whether a relation that is not there is none, rather than not told.
  func tells(_ relation: Relation) -> Bool {
    relation.isReference ? tellsObjects : tellsEveryFlag
  }

  package func id(_ index: Index) -> String { controllers[index].id }

  /// The controllers of every family and tree, parents before their children.
  package var preorder: [Index] {
    var order: [Index] = []
    order.reserveCapacity(controllers.count)
    var stack = controllers.indices.filter { controllers[$0].parent == nil }.reversed() as [Index]
    while let next = stack.popLast() {
      order.append(next)
      stack += controllers[next].children.reversed()
    }
    return order
  }

  /// A controller's position among the children of its container, which has this name.
  func slot(of index: Index, in container: String) -> Change.Slot? {
    let controller = controllers[index]
    guard let parent = controller.parent else { return nil }
    return Change.Slot(
      container: container,
      property: controller.slotName ?? controllers[parent].declaration.listProperty.rawValue,
      index: controller.slotName == nil ? controller.position : nil)
  }

  /// Tells every child its container and its place there.
  package mutating func connectChildren() {
    for parent in controllers.indices {
      for (position, child) in controllers[parent].children.enumerated() {
        controllers[child].parent = parent
        controllers[child].position = position
      }
    }
  }
}
