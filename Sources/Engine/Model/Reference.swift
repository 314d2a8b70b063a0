import VCSource

/// An object other than a view controller: a coordinator, a data source, a window's scene.
package struct AppObject: Sendable {
  /// The name that references use; no controller may have the same.
  package var id: Sourced<String>
  /// The class, as the user writes it.
  package var className: Sourced<String>
  /// The name above the class in figures.
  package var title: Sourced<String>?
  /// The object's references, in declared order.
  package var references: [Reference] = []
  /// The `preferredPlacement` of a tab.
  package var placement: TabPlacement?

  /// An object without references.
  package init(id: Sourced<String>, className: Sourced<String>) {
    (self.id, self.className) = (id, className)
  }
}

/// A property that contains an object or a controller and doesn't relate controllers in UIKit:
/// `delegate`, `coordinator`.
package struct Reference: Sendable {
  /// The property's name.
  package var name: Sourced<String>
  /// The property's value.
  package var target: Target
  /// Whether the reference is weak.
  package var isWeak: Bool
  /// For a delegate, the method that reports the end; nil if unknown.
  package var message: Sourced<String>?

  /// The value or the owner of a reference.
  package enum Target: Hashable, Sendable {
    /// A controller, by its index in `AppDescription.viewControllers`.
    case viewController(ViewController.Index)
    /// An object, by its index in `AppDescription.objects`.
    case object(Int)
    /// A window, by its index in `AppDescription.windows`.
    case window(Window.Index)
  }

  /// A property and its value.
  package init(_ name: Sourced<String>, to target: Target, isWeak: Bool = false) {
    (self.name, self.target, self.isWeak) = (name, target, isWeak)
  }
}

extension AppDescription {
  /// All references with their owners: first those of controllers and objects, in declared order,
  /// then those of windows to their scenes (R28).
  package var references: [(owner: Reference.Target, reference: Reference)] {
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

  /// The id of a reference's owner or value.
  package func id(of target: Reference.Target) -> String {
    switch target {
    case .viewController(let index): viewControllers[index].id.value
    case .object(let index): objects[index].id.value
    case .window(let index): windows[index].id.value
    }
  }
}
