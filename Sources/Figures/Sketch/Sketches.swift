import Pictures
import ViewControllers

/// A sketch for each moment, each made when it is asked for; the same as often as they are asked
/// for.
///
/// Closures, and none of the standard library's sequences of any type: a program's first use of one
/// takes a tenth of the time of a figure.
struct Sketches: Sequence {
  private let begin: () -> () -> Sketch?

  /// - Parameter begin: Starts again at the first state, and returns a function that makes the next
  ///   sketch.
  init(_ begin: @escaping () -> () -> Sketch?) { self.begin = begin }

  /// A sketch for each moment, independent of the others.
  init(of moments: Moments, _ sketch: @escaping (Hierarchy) -> Sketch) {
    self.init {
      var moments = moments.makeIterator()
      return { moments.next().map { sketch($0.hierarchy) } }
    }
  }

  /// The sketches, each made only once.
  var cached: Sketches {
    var sketches: [Sketch] = []
    for sketch in self { sketches.append(sketch) }
    return Sketches { [sketches] in
      var number = 0
      return {
        guard number < sketches.count else { return nil }
        defer { number += 1 }
        return sketches[number]
      }
    }
  }

  /// The room that all of them take; nil for none.
  var bounds: Rect? { Rect(around: lazy.map(\.bounds)) }

  func makeIterator() -> Iterator { Iterator(make: begin()) }

  struct Iterator: IteratorProtocol {
    fileprivate let make: () -> Sketch?

    mutating func next() -> Sketch? { make() }
  }
}

extension Moments {
  /// Whether what is made of each may be kept: memory does not grow with the number of steps.
  var areFew: Bool { count <= 16 }
}
