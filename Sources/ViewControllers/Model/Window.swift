import Diagnostics

/// A window as a description declares it. `Hierarchy` knows its root at a moment.
public struct Window: Sendable {
  /// Where a window stands in `AppDescription.windows`.
  public typealias Index = Int

  /// The name by which steps refer to the window, unique in the description.
  public var id: Sourced<String>
  /// Whether the id was made up, because none was declared.
  public var idIsImplied: Bool
  /// The root view controller at the beginning (R26).
  public var rootViewController: ViewController.Index
  /// Which windows of its scene it lies above, nil where it is not set: `normal`.
  public var windowLevel: Sourced<WindowLevel>?
  /// The id of the scene that the window belongs to, nil where none is named: all such windows have one
  /// scene.
  public var scene: Sourced<String>?
  /// The scene's place in `AppDescription.objects`; nil until a hierarchy is made of the description.
  package var windowScene: Int?
  /// The width at the beginning, nil where it is the description's: an iPad's scenes beside each other
  /// have widths of their own (R14, R25, R27).
  public var horizontalSizeClass: Sourced<SizeClass>?

  /// A window of the usual level.
  ///
  /// - Parameters:
  ///   - id: no other window's and no controller's; nil for one that is made up.
  ///   - rootViewController: in no container, presented by none, and no other window's root.
  public init(id: Sourced<String>? = nil, rootViewController: ViewController.Index) {
    self.id = id ?? Sourced(Self.impliedID)
    idIsImplied = id == nil
    self.rootViewController = rootViewController
  }

  /// What an only window is called that nobody gave a name.
  package static let impliedID = "window"

  /// The level in force.
  public var level: WindowLevel { windowLevel?.value ?? .normal }

  /// Whether the description says nothing of the window but its root.
  package var isPlain: Bool { idIsImplied && !hasDetails }

  /// Whether the description says more of the window than its id and its root.
  package var hasDetails: Bool {
    windowLevel != nil || scene != nil || horizontalSizeClass != nil
  }
}

extension [Window] {
  /// Gives those of several windows that have no id one each: `window`, `window#2`.
  ///
  /// - Parameter isTaken: whether something else is called so.
  package mutating func nameUnnamed(_ isTaken: (String) -> Bool) {
    guard count > 1 else { return }
    var implied = ImpliedIDs()
    for index in indices where self[index].idIsImplied {
      self[index].id = Sourced(implied.next(of: Window.impliedID, unless: isTaken))
    }
  }
}

/// `UIWindow.Level`: a window lies above those of lower levels (R28).
public struct WindowLevel: Hashable, Comparable, Sendable {
  /// UIKit's number.
  public let rawValue: Double

  /// A level of one's own.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The app's own windows.
  public static let normal = WindowLevel(rawValue: 0)
  /// As high as the status bar.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// Above the status bar.
  public static let alert = WindowLevel(rawValue: 2000)

  /// UIKit's names, the lowest level's first.
  package static let names: KeyValuePairs<String, WindowLevel> = [
    "normal": .normal, "statusBar": .statusBar, "alert": .alert,
  ]
  /// What a description may say: the system's own windows stand at ten million.
  package static let range: ClosedRange<Double> = -1_000_000_000...1_000_000_000

  /// UIKit's name, nil for a number without one.
  package var name: String? { Self.names.first { $0.value == self }?.key }

  /// The number, without a fraction where it has none.
  package var number: String { Int(exactly: rawValue).map(String.init) ?? "\(rawValue)" }

  /// UIKit's name, else the number.
  public var text: String { name ?? number }

  public static func < (one: WindowLevel, other: WindowLevel) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension AppDescription {
  /// Whether the description tells of its windows more than that there is one.
  package var namesWindows: Bool { windows.count > 1 || !windows[0].isPlain }

  /// Where the window with an id stands, nil for none.
  public func window(ofID id: String) -> Window.Index? {
    windows.firstIndex { $0.id.value == id }
  }

  /// The id of a window where there are others to tell it from, nil where it is the only one.
  package func idAmongSeveral(_ window: Window.Index) -> String? {
    windows.count > 1 ? windows[window].id.value : nil
  }

  /// The windows of each scene from the bottom up (R28), the scenes as they are first named: a window
  /// lies on those of lower levels, and of its own level on those declared before it.
  package var windowsOfScenes: [[Window.Index]] {
    var places: [String?: Int] = [:]
    var scenes: [[Window.Index]] = []
    for (index, window) in windows.enumerated() {
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
