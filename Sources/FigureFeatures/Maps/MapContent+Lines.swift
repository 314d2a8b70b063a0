import VCEngine
import VCFigures

extension MapContent {
  /// A child of a container.
  struct Containment: Hashable {
    let container: Index
    let child: Index
  }

  /// The places of lines in `nets`.
  struct LinePlaces {
    struct Destination: Hashable {
      let net: Int
      let destination: Index
    }

    struct Source: Hashable {
      let relation: Relation
      let source: Index
    }

    var nets: [Source: Int] = [:]
    var ends: [Destination: Int] = [:]
  }

  mutating func add(
    _ relation: Relation, from source: Index, to destination: Index, _ identifier: String?,
    at moment: Int? = nil, of segue: Segue? = nil
  ) {
    guard source != destination else {
      return references[source, default: []].append(
        "\(relation.name) → \(hierarchy.heading(destination))")
    }
    let (net, end) = line(relation, from: source, to: destination, isLasting: moment == nil)
    nets[net].ends[end].add(identifier, at: moment, of: segue)
  }

  /// The indices of a net and of its end, which are added if missing.
  ///
  /// - Parameter isLasting: Whether a new one exists in all states.
  mutating func line(
    _ relation: Relation, from source: Index, to destination: Index, isLasting: Bool
  ) -> (net: Int, end: Int) {
    let origin = LinePlaces.Source(relation: relation, source: source)
    let net = places.nets[origin] ?? nets.count
    if net == nets.count {
      nets.append(Net(relation: relation, source: source, ends: []))
      places.nets[origin] = net
    }
    let line = LinePlaces.Destination(net: net, destination: destination)
    if let end = places.ends[line] { return (net, end) }
    nets[net].ends.append(End(destination: destination, moments: isLasting ? nil : []))
    places.ends[line] = nets[net].ends.count - 1
    return (net, nets[net].ends.count - 1)
  }

  /// Removes all lines, so that others can be added.
  mutating func removeLines() { (nets, places) = ([], LinePlaces()) }
}
