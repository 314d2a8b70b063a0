import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCTestSupport

/// Presentations with the controllers that were asked.
@Suite struct `A chain` {
  /// Five families; in two of them another one was asked than the one that presents. `contents` is
  /// narrower than its family's name.
  private static let reader = """
    rootViewController:
      class: ReaderTabBarController
      viewControllers:
        - class: UINavigationController
          viewControllers: [LibraryViewController, {id: book, class: BookViewController}]
    steps:
      - present: {id: page, class: PageReaderViewController, modalPresentationStyle: fullScreen}
        from: book
      - present:
          class: UINavigationController
          modalPresentationStyle: pageSheet
          viewControllers: [{id: contents, class: TOCViewController}]
        from: page
      - present:
          id: editor
          class: NoteEditorViewController
          modalPresentationStyle: formSheet
          family: A family with a long name
        from: contents
      - {present: {class: UIAlertController, title: Delete}, from: editor}
    """

  private func figure(on name: String) throws -> Picture {
    let page = try #require(PageSize(named: name) ?? PageSize(measures: name))
    return try Picture(
      Self.reader, as: .chain, in: Style(page: page))
  }

  /// All families were in one row, or in stairs, with half of the page's height empty.
  @Test func `is below each other on a narrow page`() throws {
    let picture = try figure(on: "a5")
    #expect(try #require(picture.fit).smallestText >= 7)
    #expect(picture.unfitted.legibilityFaults == [])
    let frames = picture.frames.map(\.rect)
    #expect(frames.count == 5)
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(upper.minY > lower.maxY)
      #expect(abs(upper.minX - lower.minX) < 0.01 && abs(upper.maxX - lower.maxX) < 0.01)
    }
    let roles: [Picture.Arrow.Role] = [.presented, .presenting]
    for arrow in picture.arrows where roles.contains(arrow.role) && arrow.tail != nil {
      let xs = arrow.splines.flatMap(\.points).map(\.x)
      #expect((xs.max() ?? 0) - (xs.min() ?? 0) < 0.01, "\(arrow.id)")
    }
  }

  /// A request leads straight down, or turns once where a family's name is in its way, and is left of
  /// the pair.
  @Test func `shows the one that was asked beside the pair`() throws {
    let picture = try figure(on: "a5")
    let requests = picture.arrows.filter { $0.role == .request && $0.tail != nil }
    #expect(requests.count == 2)
    for request in requests {
      let head = try #require(request.head)
      let pair = picture.arrows.filter { $0.role == .presented && $0.head == head }
      let x = try #require(pair.first?.splines.first?.points.first?.x)
      let points = request.splines.flatMap(\.points).sorted { $0.y < $1.y }
      let (tip, start) = (points[0], points[points.count - 1])
      #expect(tip.x < x && start.x <= tip.x + 0.01)
      #expect(picture.boxes[head].rect.grown(12).contains(tip))
    }
  }

  /// It had no box, and no line told what it asked.
  @Test func `shows the one that was asked in another family than the presenter's`() throws {
    let picture = try Picture(
      """
      rootViewController:
        class: UISplitViewController
        style: doubleColumn
        primary: {class: PatientListViewController}
        secondary: {id: record, class: RecordViewController, definesPresentationContext: true}
      steps:
        - present:
            class: UINavigationController
            modalPresentationStyle: overCurrentContext
            viewControllers: [{id: drug, class: DrugPickerViewController}]
          from: record
        - {present: {id: warn, class: UIAlertController, title: Warning}, from: drug}
      """, as: .chain, in: Style())
    let asked = try #require(picture.boxes.first { $0.viewController == "drug" })
    #expect(asked.lines.map(\.text).contains("present(warn)"))
  }

  @Test func `is in one row where that has room`() throws {
    let frames = try figure(on: "2000x").frames.map(\.rect)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX < right.minX) }
  }
}
