/// The places at which lines leave a box, by their side.
package struct BoxPorts {
  private var ports: [(place: Int, heading: Heading, cost: Float)] = []

  mutating func add(_ place: Int, _ heading: Heading, _ cost: Float) {
    ports.append((place, heading, cost))
  }

  /// All ports, without preference.
  package var all: [GridPort] { chosen { _ in 0 } }

  /// The ports at which lines leave, preferably at the right.
  func leaving(except side: Heading? = nil) -> [GridPort] {
    chosen(except: side) { heading in
      switch heading {
      case .right: 0
      case .down: 2
      case .left: 4
      case .up: 6
      }
    }
  }

  /// The ports at which lines arrive, preferably at the left.
  func arriving(fromBelow: Bool = false) -> [GridPort] {
    chosen { heading in
      switch heading {
      case .left: 0
      case .up: fromBelow ? 8 : 4
      case .right: 8
      case .down: fromBelow ? 2 : 10
      }
    }
  }

  /// The ports at one side.
  func at(_ side: Heading) -> [GridPort] { all.filter { $0.heading == side } }

  private func chosen(except side: Heading? = nil, _ price: (Heading) -> Float) -> [GridPort] {
    ports.compactMap { port in
      port.heading == side
        ? nil
        : GridPort(
          place: port.place, heading: port.heading, cost: port.cost + price(port.heading))
    }
  }
}
