import VCPictures

/// The routes of one bundle, from the hub to each spoke, and its label's rectangle: nil if the
/// figure has no labels beside its lines.
struct BundleRoutes {
  var routes: [Route] = []
  var label: Rect?

  mutating func move(by offset: Point) {
    routes = routes.map { $0.moved(by: offset) }
    label = label?.moved(by: offset)
  }
}

/// The routes of a presentation's bundles, or of the window's.
struct LinkRoutes {
  var presented = BundleRoutes()
  var presenting = BundleRoutes()
  var request = BundleRoutes()

  var all: [BundleRoutes] { [presented, presenting, request] }

  mutating func move(by offset: Point) {
    presented.move(by: offset)
    presenting.move(by: offset)
    request.move(by: offset)
  }
}

extension [LinkRoutes] {
  /// The number of pairs that turn three times or more.
  var detours: Int {
    map(\.presented.routes).count { $0.count == 1 && $0[0].corners.count > 4 }
  }
}
