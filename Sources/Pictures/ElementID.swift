/// The names of controllers in an SVG's ids. The ids are an interface: programs find a controller's
/// box by its id in the description.
package enum ElementID {
  /// Returns an id as an XML name. A character that a name can't contain becomes `_`, its code
  /// point and `_`. So do `-` and `.`, which join the parts of an element's id, so that no id looks
  /// like several parts.
  package static func name(_ id: String) -> String {
    if id.unicodeScalars.allSatisfy(isPlain) { return id }
    var name = ""
    for scalar in id.unicodeScalars {
      if isPlain(scalar) {
        name.unicodeScalars.append(scalar)
      } else {
        name += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
    return name
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
