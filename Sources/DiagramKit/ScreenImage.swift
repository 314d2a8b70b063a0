import VCEngine
import VCFigureFeatures
import VCPhrases
import VCSource

/// A picture of a screen, which a figure draws in a controller's box.
///
///     var options = FigureOptions(.hierarchy)
///     options.images["list"] = try ScreenImage(bytes)
///
/// Figures contain the picture's bytes, without what says where and by whom it was taken. JPEG is
/// drawn in SVG, HTML and PPTX; other formats show PNG only.
public struct ScreenImage: Hashable, Sendable {
  let file: ImageFile

  /// Checks a picture's structure and size, and whether its pixels are there.
  ///
  /// - Parameters:
  ///   - bytes: A PNG or JPEG file: at most 8 MB and 24 million pixels, and all of a figure 64 MB and 240
  ///     million.
  ///   - name: The name in the error, such as the file's.
  /// - Throws: `RequestError`, such as `not-an-image`, `damaged-image` or `image-too-large`.
  public init(_ bytes: [UInt8], named name: String = "image") throws(RequestError) {
    do {
      var alone = ImageTotal()
      file = try ImageFile(bytes, at: name, in: &alone)
    } catch {
      throw RequestError(error)
    }
  }

  /// The width in pixels.
  public var width: Int { file.width }
  /// The height in pixels.
  public var height: Int { file.height }
}

extension Resolution {
  /// The same run as a figure shows it: its texts in a language, and pictures in controllers' boxes.
  func showing(
    _ images: [ControllerID: ScreenImage], in language: VCSource.Language
  ) throws(RequestError) -> Resolution {
    if images.isEmpty, app.spoken == language { return self }
    var (app, total) = (app, ImageTotal())
    app.speak(language)
    for (id, image) in images.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      guard
        let index = app.viewControllers.indices.first(where: {
          app.viewControllers[$0].id.value == "\(id)"
        })
      else { throw RequestError(QuestionFault.unknownViewController("\(id)", known: [])) }
      do {
        try total.add(image.file, at: "\(id)")
      } catch {
        throw RequestError(error)
      }
      app.viewControllers[index].imageFile = image.file
    }
    return Resolution(app)
  }
}
