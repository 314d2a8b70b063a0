import VCSource

/// A window as a description declares it. `Hierarchy` has its root after each step.
package struct Window: Sendable {
  /// An index in `AppDescription.windows`.
  package typealias Index = Int

  /// The name that steps use, unique in the description.
  package var id: Sourced<String>
  /// Whether the id was generated, because none was declared.
  package var idIsImplied: Bool
  /// The initial root view controller (R26).
  package var rootViewController: ViewController.Index
  /// The window's level within its scene, nil if not set, which means `normal`.
  package var windowLevel: Sourced<WindowLevel>?
  /// Whether nobody has shown the window, so that its root's view isn't in it (R45); nil if not set.
  package var isHidden: Sourced<Bool>?
  /// The id of the window's scene; nil if none is named. All windows with nil share one scene.
  package var scene: Sourced<String>?
  /// The scene's index in `AppDescription.objects`; nil until a hierarchy is made of the
  /// description.
  package var windowScene: Int?
  /// The initial width, nil for the description's. An iPad's scenes side by side have different
  /// widths (R14, R25, R27).
  package var horizontalSizeClass: Sourced<SizeClass>?

  /// A window of the usual level.
  ///
  /// - Parameters:
  ///   - id: Must not be another window's or a controller's; nil to generate one.
  ///   - rootViewController: Must not be in a container, presented, or another window's root.
  package init(id: Sourced<String>? = nil, rootViewController: ViewController.Index) {
    self.id = id ?? Sourced(Self.impliedID)
    idIsImplied = id == nil
    self.rootViewController = rootViewController
  }

  /// The default id of an only window.
  package static let impliedID = "window"

  /// The level in force.
  package var level: WindowLevel { windowLevel?.value ?? .normal }

  /// Whether the description declares only the window's root.
  package var isPlain: Bool { idIsImplied && !hasDetails }

  /// Whether the description declares more than the window's id and root.
  package var hasDetails: Bool {
    windowLevel != nil || scene != nil || horizontalSizeClass != nil || isHidden != nil
  }
}

extension [Window] {
  /// Gives each of several windows without an id one: `window`, `window#2`.
  ///
  /// - Parameter isTaken: Whether an id is already in use.
  package mutating func nameUnnamed(_ isTaken: (String) -> Bool) {
    guard count > 1 else { return }
    var implied = ImpliedIDs()
    for index in indices where self[index].idIsImplied {
      self[index].id = Sourced(implied.next(of: Window.impliedID, unless: isTaken))
    }
  }
}

/// `UIWindow.Level`: a window is above those of lower levels (R28).
package struct WindowLevel: Hashable, Comparable, Sendable {
  /// UIKit's number.
  package let rawValue: Double

  /// A level with any number.
  package init(rawValue: Double) { self.rawValue = rawValue }

  /// The level of the app's ordinary windows.
  package static let normal = WindowLevel(rawValue: 0)
  package static let statusBar = WindowLevel(rawValue: 1000)
  /// The level of alerts, above the status bar.
  package static let alert = WindowLevel(rawValue: 2000)

  /// UIKit's names, from the lowest level to the highest.
  package static let names: KeyValuePairs<String, WindowLevel> = [
    "normal": .normal, "statusBar": .statusBar, "alert": .alert,
  ]
  /// The range that a description may use. The system's own windows are at ten million.
  package static let range: ClosedRange<Double> = -1_000_000_000...1_000_000_000

  /// UIKit's name, nil if the number has none.
  package var name: String? { Self.names.first { $0.value == self }?.key }

  /// The number, without a fraction if it is whole.
  package var number: String { Int(exactly: rawValue).map(String.init) ?? "\(rawValue)" }

  /// UIKit's name, else the number.
  package var text: String { name ?? number }

  package static func < (one: WindowLevel, other: WindowLevel) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension AppDescription {
  /// Whether the description declares more than one plain window.
  package var namesWindows: Bool { windows.count > 1 || !windows[0].isPlain }

  /// The index of the window with an id, nil if there is none.
  package func window(ofID id: String) -> Window.Index? {
    windows.firstIndex { $0.id.value == id }
  }

  /// The window's id if there are several windows, else nil.
  package func idAmongSeveral(_ window: Window.Index) -> String? {
    windows.count > 1 ? windows[window].id.value : nil
  }

  /// The shown windows of each scene from the bottom up (R28), with scenes in declared order: a window
  /// is above those of lower levels, and above those of its own level declared before it.
  package var windowsOfScenes: [[Window.Index]] {
    var places: [String?: Int] = [:]
    var scenes: [[Window.Index]] = []
    for (index, window) in windows.enumerated() where window.isHidden?.value != true {
      let scene = window.scene?.value
      if let place = places[scene] {
        scenes[place].append(index)
      } else {
        places[scene] = scenes.count
        scenes.append([index])
      }
    }
    return scenes.map { $0.sorted { (windows[$0].level, $0) < (windows[$1].level, $1) } }
  }
}
