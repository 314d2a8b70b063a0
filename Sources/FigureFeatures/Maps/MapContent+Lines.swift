import VCEngine
import VCFigures
import VCPictures

extension MapContent {
  /// A child of a container.
  struct Containment: Hashable {
    let container: Index
    let child: Index
  }

  /// What the lines of a net have in common.
  struct NetOrigin: Hashable {
    let relation: Relation
    let source: Index
    var mark: Picture.Mark?
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

  /// The indices of a net and of its end, which are added if missing, in all states or in none yet.
  mutating func line(
    _ relation: Relation, from source: Index, to destination: Index, isLasting: Bool
  ) -> (net: Int, end: Int) {
    let origin = NetOrigin(relation: relation, source: source)
    let net = places[origin] ?? nets.count
    if net == nets.count {
      nets.append(Net(relation: relation, source: source, ends: []))
      places[origin] = net
    }
    let known = nets[net].ends.firstIndex { $0.destination == destination }
    if let known { return (net, known) }
    nets[net].ends.append(End(destination: destination, moments: isLasting ? nil : []))
    return (net, nets[net].ends.count - 1)
  }
}
