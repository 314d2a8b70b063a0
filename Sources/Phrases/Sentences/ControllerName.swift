import VCSource

/// A controller's name in a sentence.
package struct ControllerName: Sendable {
  package let id: String
  /// The class; nil if the id equals it, or an earlier sentence has named it.
  package let className: String?

  package init(_ id: String, className: String? = nil) {
    self.id = id
    self.className = className == id ? nil : className
  }

  /// The name at its first mention in a figure's sentences, when its class follows the id.
  package var mention: Words { .mention(id: id, className: className) }
}
