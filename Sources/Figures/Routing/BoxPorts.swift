/// The places at which lines leave a box, by their side.
package struct BoxPorts {
  private var ports: [(place: Int, heading: Heading, cost: Float)] = []

  mutating func add(_ place: Int, _ heading: Heading, _ cost: Float) {
    ports.append((place, heading, cost))
  }

  /// All ports.
  package var all: [GridPort] {
    ports.map { GridPort(place: $0.place, heading: $0.heading, cost: $0.cost) }
  }
}
