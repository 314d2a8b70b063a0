import VCEngine
import VCPictures

/// A sketch for each state, created on request; iterating again gives the same sketches.
///
/// It uses closures rather than the standard library's type-erased sequences, because the first use
/// of one takes a tenth of the time of a figure.
package struct Sketches: Sequence {
  private let begin: () -> () -> Sketch?

  /// - Parameter begin: Starts again at the first state, and returns a function that makes the next
  ///   sketch.
  package init(_ begin: @escaping () -> () -> Sketch?) { self.begin = begin }

  /// A sketch for each state, independent of the others.
  package init<States: Sequence>(of states: States, _ sketch: @escaping (States.Element) -> Sketch)
  {
    self.init {
      var states = states.makeIterator()
      return { states.next().map(sketch) }
    }
  }

  /// The sketches, each made only once if those of the states may be kept.
  package func cached(of moments: Moments) -> Sketches {
    guard moments.areKept else { return self }
    let sketches = map(\.self)
    return Sketches { [sketches] in
      var number = 0
      return {
        guard number < sketches.count else { return nil }
        defer { number += 1 }
        return sketches[number]
      }
    }
  }

  /// The bounds of all sketches; nil for none.
  package var bounds: Rect? { Rect(around: map(\.bounds)) }

  package func makeIterator() -> Iterator { Iterator(make: begin()) }

  package struct Iterator: IteratorProtocol {
    fileprivate let make: () -> Sketch?

    package mutating func next() -> Sketch? { make() }
  }
}

extension Moments {
  /// Whether intermediate results for each state may be kept: for few states, and for those that
  /// are in memory, as panels are. Otherwise memory would grow with the number of steps.
  package var areKept: Bool { areGiven || count <= 16 }
}
