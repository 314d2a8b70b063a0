import VCEngine
import VCSource

extension Source {
  /// The most descriptions that begin with one another, which ends a cycle, too.
  private static let mostLayers = 8

  /// The file of the description that this one begins with, as its `app` has it; nil for none.
  package var base: String? {
    guard parts.isEmpty, value(ofKey: AppDescriptionKey.app.rawValue) != nil,
      InputFormat(of: self).isOfDescriptions,
      let root = SyntaxNode(parsing: self, DiagnosticCollector())
    else { return nil }
    return root[member: AppDescriptionKey.app.rawValue]?.string
  }

  /// The description over those that it begins with; itself if it begins with none. Whoever reads it
  /// as a description gets a message for one that can't be read.
  ///
  /// - Parameter read: Reads the base of a text.
  package func layered(
    _ read: (_ base: String, _ text: Source) throws(Message) -> Source
  ) -> Source {
    var layers = [self]
    while let name = layers[0].base {
      do throws(Message) {
        if layers.count == Self.mostLayers { throw .tooManyBases(most: Self.mostLayers) }
        let base = try read(name, layers[0])
        if layers.contains(where: { $0.name == base.name }) { throw .baseOfItself(name: name) }
        if !InputFormat(of: base).isOfDescriptions { throw .notABase(name: name) }
        layers.insert(base, at: 0)
      } catch {
        layers[0].refusedBase = error
        break
      }
    }
    return layers.count == 1 ? layers[0] : Source(joining: layers, name: name, isLayered: true)
  }
}
