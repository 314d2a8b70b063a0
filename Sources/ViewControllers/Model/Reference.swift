import Diagnostics

/// An object that is no view controller: a coordinator, a data source, a window's scene.
public struct AppObject: Sendable {
  /// The name by which references name it; no controller has the same.
  public var id: Sourced<String>
  /// The class as the user names it.
  public var className: Sourced<String>
  /// The name that the figure shows above the class.
  public var title: Sourced<String>?
  /// What it refers to, in declared order.
  public var references: [Reference] = []
  /// The `preferredPlacement` of a tab.
  package var placement: TabPlacement?

  /// An object that refers to nothing.
  public init(id: Sourced<String>, className: Sourced<String>) {
    self.id = id
    self.className = className
  }
}

/// A property that holds an object or a controller, and is none of UIKit's that relate controllers:
/// `delegate`, `coordinator`.
public struct Reference: Sendable {
  /// The property.
  public var name: Sourced<String>
  /// What it holds.
  public var target: Target
  /// Whether it does not keep alive what it holds.
  public var isWeak: Bool
  /// Of a delegate, the method by which it is told of the end; nil where nobody says.
  public var message: Sourced<String>?

  /// What a reference leads to, or begins at.
  public enum Target: Hashable, Sendable {
    /// A controller, by its place in `AppDescription.viewControllers`.
    case viewController(ViewController.Index)
    /// An object, by its place in `AppDescription.objects`.
    case object(Int)
    /// A window, by its place in `AppDescription.windows`.
    case window(Window.Index)
  }

  /// A property and what it holds.
  public init(_ name: Sourced<String>, to target: Target, isWeak: Bool = false) {
    self.name = name
    self.target = target
    self.isWeak = isWeak
  }
}

extension AppDescription {
  /// Every reference with what it begins at: those of controllers first, in declared order, and last
  /// those of windows to their scenes (R28).
  public var references: [(owner: Reference.Target, reference: Reference)] {
    let ofControllers = viewControllers.indices.flatMap { index in
      viewControllers[index].references.map { (Reference.Target.viewController(index), $0) }
    }
    return ofControllers
      + objects.indices.flatMap { index in
        objects[index].references.map { (.object(index), $0) }
      }
      + windows.indices.compactMap { index in
        windows[index].windowScene.map { scene in
          let name = Sourced(Property.windowScene, at: windows[index].scene?.range)
          return (.window(index), Reference(name, to: .object(scene), isWeak: true))
        }
      }
  }

  /// The id of what a reference begins at or leads to.
  public func id(of target: Reference.Target) -> String {
    switch target {
    case .viewController(let index): viewControllers[index].id.value
    case .object(let index): objects[index].id.value
    case .window(let index): windows[index].id.value
    }
  }
}
