/// The few functions of cairo that make a PDF of several pages; they have not changed since 1.16.
struct Cairo {
  typealias Surface = OpaquePointer
  typealias Context = OpaquePointer
  typealias Write =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32
    ) -> Int32

  let createPDF: @convention(c) (Write, UnsafeMutableRawPointer?, Double, Double) -> Surface?
  let setSize: @convention(c) (Surface?, Double, Double) -> Void
  let setMetadata: @convention(c) (Surface?, Int32, UnsafePointer<CChar>?) -> Void
  let createContext: @convention(c) (Surface?) -> Context?
  /// A part of a surface as a surface by itself, in points.
  let createPart: @convention(c) (Surface?, Double, Double, Double, Double) -> Surface?
  let showPage: @convention(c) (Surface?) -> Void
  let destroyContext: @convention(c) (Context?) -> Void
  let finish: @convention(c) (Surface?) -> Void
  let status: @convention(c) (Surface?) -> Int32
  let destroySurface: @convention(c) (Surface?) -> Void

  /// cairo's CAIRO_PDF_METADATA_TITLE and CAIRO_PDF_METADATA_CREATE_DATE.
  static let title: Int32 = 0
  static let creationDate: Int32 = 5

  /// Nil when the library is not to be found.
  init?() {
    let library = DynamicLibrary(linux: "libcairo.so.2", darwin: "libcairo.2.dylib")
    guard let library else { return nil }
    guard
      let createPDF: @convention(c) (Write, UnsafeMutableRawPointer?, Double, Double) -> Surface? =
        library.symbol("cairo_pdf_surface_create_for_stream"),
      let setSize: @convention(c) (Surface?, Double, Double) -> Void =
        library.symbol("cairo_pdf_surface_set_size"),
      let setMetadata: @convention(c) (Surface?, Int32, UnsafePointer<CChar>?) -> Void =
        library.symbol("cairo_pdf_surface_set_metadata"),
      let createContext: @convention(c) (Surface?) -> Context? = library.symbol("cairo_create"),
      let createPart: @convention(c) (Surface?, Double, Double, Double, Double) -> Surface? =
        library.symbol("cairo_surface_create_for_rectangle"),
      let showPage: @convention(c) (Surface?) -> Void = library.symbol("cairo_surface_show_page"),
      let destroyContext: @convention(c) (Context?) -> Void = library.symbol("cairo_destroy"),
      let finish: @convention(c) (Surface?) -> Void = library.symbol("cairo_surface_finish"),
      let status: @convention(c) (Surface?) -> Int32 = library.symbol("cairo_surface_status"),
      let destroySurface: @convention(c) (Surface?) -> Void = library.symbol(
        "cairo_surface_destroy")
    else { return nil }
    self.createPDF = createPDF
    self.setSize = setSize
    self.setMetadata = setMetadata
    self.createContext = createContext
    self.createPart = createPart
    self.showPage = showPage
    self.destroyContext = destroyContext
    self.finish = finish
    self.status = status
    self.destroySurface = destroySurface
  }
}
