internal import CGraphviz

/// The library that Graphviz is given with each context: a text engine that measures from tables, a
/// layout for what has its places already, a writer of SVG, and one of what cairo has drawn.
///
/// Graphviz keeps these pointers for as long as a context lives, so they are made once and stay.
enum GraphvizPlugin {
  /// What `gvContextPlugins` takes; ends in a null entry.
  static func symbols(measuringTexts: Bool) -> UnsafeMutablePointer<lt_symlist_t> {
    measuringTexts ? measuring.symbols : plain.symbols
  }

  /// The name of the layout for what has its places already.
  static let pinnedLayout = "pinned"

  /// The device's name: `svg` of our own renderer, not of Graphviz's.
  static let svgFormat = "svg:vcdiagram"

  /// The name of the device that takes a picture's pixels from cairo's renderer.
  static let pixelsFormat = "pixels:cairo"

  private struct Table: @unchecked Sendable {
    // Unchecked because: written once here, before anybody sees it, and only read by Graphviz.
    let symbols: UnsafeMutablePointer<lt_symlist_t>
  }

  private static let measuring = table(measuringTexts: true)
  private static let plain = table(measuringTexts: false)

  private static func table(measuringTexts: Bool) -> Table {
    let text = permanent(gvtextlayout_engine_t(textlayout: measure))
    let textTypes = permanent(
      [
        gvplugin_installed_t(
          id: 0, type: name("textlayout"), quality: 100, engine: text, features: nil)
      ],
      end: gvplugin_installed_t())
    let render = permanent(SVGWriter.engine)
    var renderFeatures = gvrender_features_t()
    renderFeatures.flags = GVRENDER_Y_GOES_DOWN | GVRENDER_DOES_LABELS
    renderFeatures.color_type = RGBA_BYTE
    let renderTypes = permanent(
      [
        gvplugin_installed_t(
          id: 0, type: name("vcdiagram"), quality: 100, engine: render,
          features: permanent(renderFeatures))
      ], end: gvplugin_installed_t())
    var deviceFeatures = gvdevice_features_t()
    deviceFeatures.flags = GVDEVICE_DOES_TRUECOLOR
    deviceFeatures.default_dpi = pointf(x: 72, y: 72)
    // As of Graphviz's own "png:cairo".
    var pixelsFeatures = gvdevice_features_t()
    pixelsFeatures.flags = GVDEVICE_BINARY_FORMAT | GVDEVICE_DOES_TRUECOLOR
    pixelsFeatures.default_dpi = pointf(x: 96, y: 96)
    let deviceTypes = permanent(
      [
        gvplugin_installed_t(
          id: 0, type: name(svgFormat), quality: 100, engine: nil,
          features: permanent(deviceFeatures)),
        // Known by its engine to want pixels, which Graphviz then takes from cairo.
        gvplugin_installed_t(
          id: 0, type: name(pixelsFormat), quality: 100,
          engine: permanent(PNGWriter.engine), features: permanent(pixelsFeatures)),
      ], end: gvplugin_installed_t())
    let layout = permanent(
      gvlayout_engine_t(
        layout: { if let graph = $0 { vcd_pinned_layout(graph) } },
        cleanup: { if let graph = $0 { vcd_pinned_cleanup(graph) } }))
    let layoutTypes = permanent(
      [
        gvplugin_installed_t(
          id: 0, type: name(pinnedLayout), quality: 100, engine: layout,
          features: permanent(gvlayout_features_t()))
      ], end: gvplugin_installed_t())
    var apis = [
      gvplugin_api_t(api: API_layout, types: layoutTypes),
      gvplugin_api_t(api: API_render, types: renderTypes),
      gvplugin_api_t(api: API_device, types: deviceTypes),
    ]
    if measuringTexts { apis.append(gvplugin_api_t(api: API_textlayout, types: textTypes)) }
    let library = permanent(
      gvplugin_library_t(
        packagename: name("vcdiagram"), apis: permanent(apis, end: gvplugin_api_t())))
    return Table(
      symbols: permanent(
        [lt_symlist_t(name: name("gvplugin_vcdiagram_LTX_library"), address: library)],
        end: lt_symlist_t()))
  }

  /// Graphviz asks for the size of one line of text: width in points, and the height of a line.
  private static let measure:
    @convention(c) (
      UnsafeMutablePointer<textspan_t>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> boolean = { span, _ in
      guard let span, let font = span.pointee.font, let text = span.pointee.str else { return 0 }
      let size = font.pointee.size
      let face = FontFace.allCases.first { vcd_is_equal(font.pointee.name, $0.fontName) }
      span.pointee.size.x = TextMetrics.width(
        of: String(cString: text), font: face ?? .sans, size: size)
      span.pointee.size.y = size * 1.2
      span.pointee.yoffset_layout = 0
      // gvc's baseline is 0.4 em below the middle of a line; capitals look centred at 0.35.
      span.pointee.yoffset_centerline = -0.05 * size
      span.pointee.layout = nil
      span.pointee.free_layout = nil
      return 1
    }

  private static func permanent<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    return pointer
  }

  private static func permanent<Value>(
    _ values: [Value], end: Value
  ) -> UnsafeMutablePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: values.count + 1)
    for (index, value) in (values + [end]).enumerated() { (pointer + index).initialize(to: value) }
    return pointer
  }

  private static func name(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { (pointer + index).initialize(to: byte) }
    return pointer
  }
}
