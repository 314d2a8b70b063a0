import VCFigures
import VCModelFeatures
import VCPictures

/// Adds what features read, draw and write to `InputFormat.allCases`, `FigureKind.allCases` and
/// `PictureFormat.allCases`, in the order of these lists.
///
/// A program calls this when it starts; further calls do nothing.
package func addFeatures() { added }

private let added: Void = {
  addInputs()
  for kind in [.objects, .coverage, .calls, .map] as [FigureKind] { FigureKind.add(kind) }
  for format in [.html, .pptx, .mermaid, .dot, .json] as [PictureFormat] {
    PictureFormat.add(format)
  }
}()
