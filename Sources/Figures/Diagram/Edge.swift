import VCEngine
import VCPhrases
import VCPictures
import VCSource

/// The subject of a box, by which edges identify their ends.
package enum Subject: Hashable, Sendable {
  case viewController(ViewController.Index)
  case view(of: ViewController.Index)
  /// A controller that UIKit refused to present.
  case refused(ViewController.Index)
  case window(Window.Index)
  /// An object, by its index in `AppDescription.objects`.
  case object(Int)

  package init(_ target: Reference.Target) {
    switch target {
    case .viewController(let index): self = .viewController(index)
    case .object(let number): self = .object(number)
    case .window(let index): self = .window(index)
    }
  }

  /// The controller of the subject; nil for an object or a window.
  package var controller: ViewController.Index? {
    switch self {
    case .viewController(let index), .view(of: let index), .refused(let index): index
    case .object, .window: nil
    }
  }
}

extension [Subject: [String]] {
  /// The lines in a controller's box.
  package subscript(member: ViewController.Index) -> [String] {
    get { self[.viewController(member)] ?? [] }
    set { self[.viewController(member)] = newValue }
  }
}

/// An edge of a figure: its meaning and its two ends.
///
/// To add a kind of edge, add a case to `Relation` and its statement below.
package struct Edge<End: Hashable & Sendable>: Hashable, Sendable {
  package let relation: Relation
  /// UIKit's properties, a reference's name or a segue's identifiers; empty for an edge without
  /// names.
  package var names: [String] = []
  package let tail: End
  package let head: End

  package init(relation: Relation, names: [String] = [], tail: End, head: End) {
    (self.relation, self.names, self.tail, self.head) = (relation, names, tail, head)
  }

  package func mapped<Other>(_ end: (End) -> Other) -> Edge<Other> {
    Edge<Other>(relation: relation, names: names, tail: end(tail), head: end(head))
  }
}

extension Hierarchy {
  /// A subject's id; a view has the id of its controller.
  package func id(of subject: Subject) -> String {
    switch subject {
    case .viewController(let index), .view(of: let index), .refused(let index): id(index)
    case .window(let index): app.windows[index].id.value
    case .object(let number): app.objects[number].id.value
    }
  }

  /// An edge's id in the picture, such as `items-presentedViewController-detailNav`.
  package func elementID(of edge: Edge<Subject>) -> String {
    let (tail, head) = (ElementID.name(id(of: edge.tail)), ElementID.name(id(of: edge.head)))
    let name = edge.relation.name
    switch edge.relation {
    case .view: return "\(tail)-\(name)"
    case .reference, .weakReference:
      let owner = ElementID.name("\(id(of: edge.tail)).\(edge.names.first ?? name)")
      return "\(owner)-\(head)"
    case .pointer, .property, .propertyAcross:
      return "\(tail)-\(edge.names.first ?? name)-\(head)"
    case .inferred: return "\(tail)-\(name)-\(head)-inferred"
    default: return "\(tail)-\(name)-\(head)"
    }
  }

  /// The statements that an edge represents: in code, or in words where UIKit has no code for it.
  package func statements(of edge: Edge<Subject>, in language: Language) -> [String] {
    let (tail, head) = (id(of: edge.tail), id(of: edge.head))
    func pointer(_ name: String) -> String { "\(tail).\(name) = \(head)" }
    switch edge.relation {
    case .containment:
      return [language.phrases.text(of: .containsChild(container: tail, child: head))]
    case .pointer, .property, .propertyAcross, .reference, .weakReference:
      return edge.names.map(pointer)
    case .presented, .formerlyPresented: return [pointer(Relation.presented.name)]
    case .presenting: return [pointer(Relation.presenting.name)]
    case .root, .start: return [pointer(Relation.root.name)]
    case .request: return [code.request(head, of: tail)]
    case .view: return ["\(tail).view"]
    // The index is unknown, because UIKit's containers add other views.
    case .subviews: return ["\(tail).view.\(edge.relation.name)[…] = \(head).view"]
    case .refused, .waiting:
      let way = Words.isInTheWay(waits: edge.relation == .waiting, refused: tail, blocker: head)
      return [language.phrases.text(of: way)]
    case .segue, .inferred:
      let segue = "\(tail): \(edge.relation.name) \(head)"
      return edge.names.isEmpty ? [segue] : edge.names.map { "\(segue) (\($0))" }
    }
  }

  /// A container's reference to a child in code, such as `nav.viewControllers[0] = items`.
  ///
  /// - Parameter name: The property for the child; nil for a position in the list.
  package func containment(
    of child: Index, in container: Index, at position: Int, name: String? = nil
  ) -> String {
    let list = code.name(of: app.viewControllers[container].listProperty)
    return "\(id(container)).\(name ?? "\(list)[\(position)]") = \(id(child))"
  }

  /// The references between the parts of a figure.
  ///
  /// - Parameter members: The controllers in the figure.
  package func references(
    among members: Set<Index>
  ) -> [(owner: Reference.Target, reference: Reference)] {
    app.references.filter { owner, reference in
      [owner, reference.target].allSatisfy { end in
        switch end {
        case .viewController(let index): members.contains(index)
        case .window(let index): windows.contains(index)
        case .object: true
        }
      }
    }
  }
}
