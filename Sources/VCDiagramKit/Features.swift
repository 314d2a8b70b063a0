import VCContainment
import VCCoverage
import VCDescriptions
import VCFigures
import VCLogs
import VCMaps
import VCPhrases
import VCReaders
import VCRendering
import VCSlides

/// Adds the formats and kinds of figures of features to `InputFormat.allCases`,
/// `PictureFormat.allCases` and `FigureKind.allCases`, in the order of these lists.
///
/// A program calls this when it starts; further calls do nothing.
public func addFeatures() { added }

private let added: Void = {
  for kind in [.coverage, .calls, .map] as [FigureKind] { FigureKind.add(kind) }
  for format in [.printed] + InputFormat.ofLogs + [.storyboard] { InputFormat.add(format) }
  UIKitText.add(UIKitText.ofLogs)
  PictureFormat.add(.pptx, after: .html)
}()
