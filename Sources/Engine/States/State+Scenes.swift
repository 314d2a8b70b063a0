import VCSource

extension AppDescription {
  /// The description with the scenes of its windows as objects (R28): the declared ones, and one
  /// for each other name. Applying this twice changes nothing.
  func withScenesAsObjects() -> AppDescription {
    guard windows.contains(where: { $0.scene != nil && $0.windowScene == nil }) else { return self }
    var app = self
    var ids = self.ids.union(objects.map(\.id.value)).union(windows.map(\.id.value))
    var places: [String: Int] = [:]
    for (place, object) in objects.enumerated() { places[object.id.value] = place }
    for index in windows.indices {
      guard let scene = windows[index].scene else { continue }
      if places[scene.value] == nil {
        let id = ids.freeID(for: scene.value)
        ids.insert(id)
        places[scene.value] = app.objects.count
        app.objects.append(
          AppObject(id: Sourced(id, at: scene.range), className: Sourced("UIWindowScene")))
      }
      app.windows[index].windowScene = places[scene.value]
    }
    return app
  }
}

extension State {
  /// The shown windows of the scene that a window is in, from the bottom up (R28).
  func shownWindows(inSceneOf window: Window.Index) -> [Window.Index] {
    let scene = app.windows[window].scene?.value
    return app.windowsOfScenes.first { app.windows[$0[0]].scene?.value == scene } ?? []
  }

  /// The shown window in front of another of its scene, of a higher level; nil if there is none (R28).
  package func window(above own: Window.Index) -> Window.Index? {
    guard app.windows.count > 1 else { return nil }
    return shownWindows(inSceneOf: own).last { app.windows[$0].level > app.windows[own].level }
  }

  /// Hints at windows above others of their scenes: those below aren't asked for the status bar (R42).
  mutating func hintAboutStatusBar() {
    guard app.windows.count > 1 else { return }
    for scene in app.windowsOfScenes {
      let shown = scene.map { app.windows[$0] }
      guard let below = shown.dropLast().last, let front = shown.last, front.level > below.level
      else { continue }
      hint(
        .decidesOnStatusBar(front: front.id.value, below: below.id.value),
        at: front.windowLevel?.range)
    }
  }

  /// Hints at an object that contains a window without a scene. From iOS 18 on, UIKit logs that the
  /// app doesn't adopt the scene life cycle; an app built with the SDK of iOS 27 doesn't launch
  /// (R40).
  mutating func hintAboutScenes() {
    guard app.ios >= 18 else { return }
    for (owner, reference) in app.references where reference.name.value == "window" {
      guard case .window(let window) = reference.target, app.windows[window].windowScene == nil
      else { continue }
      hint(
        .windowWithoutScene(
          holder: app.id(of: owner), window: app.windows[window].id.value, ios: app.ios),
        at: reference.name.range,
        // The versions of iOS that have a text on it; the numbers from 19 to 25 were skipped.
        app.ios == 18 || app.ios >= 26 ? [message(.noSceneLifecycle, [:]).note] : [])
    }
  }
}
