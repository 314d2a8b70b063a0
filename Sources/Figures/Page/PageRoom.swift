import VCPictures

/// The room for the figure itself on a page, in points of the page.
package struct PageRoom {
  package let page: PageSize
  /// The size of the margins and of the texts around the figure.
  package let around: Size

  /// The room on the part of a high page that readers see at once; nil if that is all.
  package var inView: PageRoom? { page.inView.map { PageRoom(page: $0, around: around) } }

  /// The scale at which a figure of this size fits the page.
  package func scale(_ width: Double, _ height: Double) -> Double {
    page.scale(for: Size(width: width + around.width, height: height + around.height))
  }

  /// The room for one of several figures in a grid.
  ///
  /// - Parameter apart: The distance between two figures, in points of the picture.
  func divided(columns: Int, rows: Int, apart: Double) -> PageRoom {
    let (across, down) = (Double(columns), Double(rows))
    return PageRoom(
      page: page.divided(columns: columns, rows: rows),
      around: Size(width: around.width / across + apart, height: around.height / down + apart))
  }
}
