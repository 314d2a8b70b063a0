import Pictures

/// One bundle's ways, from the hub to each spoke, and where its label is: nil where the figure has
/// none beside its lines.
struct BundleRoutes {
  var routes: [Route] = []
  var label: Rect?

  mutating func move(by offset: Point) {
    routes = routes.map { $0.moved(by: offset) }
    label = label?.moved(by: offset)
  }
}

/// The ways of a presentation's bundles, or of the window's.
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
