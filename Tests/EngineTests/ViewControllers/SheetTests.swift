import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// What a sheet takes of the screen (R37). The expectations are from the header of
/// UISheetPresentationController.
struct SheetTests {
  private func resolution(
    _ text: String, ios: Int? = nil, idiom: Idiom = .phone, width: SizeClass? = nil,
    height: SizeClass? = nil
  ) -> Resolution {
    var description = Notation(text).description(ios: ios, idiom: idiom)
    description.horizontalSizeClass = width.map { Sourced($0) }
    description.verticalSizeClass = height.map { Sourced($0) }
    return Resolution(description)
  }

  private func sheet(
    _ attributes: String, ios: Int? = nil, idiom: Idiom = .phone, width: SizeClass? = nil,
    height: SizeClass? = nil
  ) -> Presentation? {
    resolution(
      "nav(a)\npresent m[\(attributes)] from a", ios: ios, idiom: idiom, width: width,
      height: height
    ).hierarchy.presentations.first
  }

  @Test(
    arguments: [
      ("detents=medium+large", nil),
      ("detents=medium+large,undimmed=medium", .undimmed),
      ("detents=medium+large,undimmed=medium,rests=large", nil),
      ("detents=medium+large,undimmed=large,rests=large", .undimmed),
      ("detents=medium+large,undimmed=small", nil),
      ("detents=medium+large,undimmed=medium,rests=small", .undimmed),
      ("detents=small+medium,undimmed=small", .undimmed),
      ("detents=small+medium,undimmed=small,rests=medium", nil),
      ("detents=small+medium,undimmed=medium,rests=small", .undimmed),
      ("undimmed=large", .undimmed),
      ("undimmed=medium", nil),
      ("formSheet,detents=medium+large,undimmed=medium", .undimmed),
      ("fullScreen,detents=medium+large,undimmed=medium", nil),
      ("overFullScreen,undimmed=large", nil),
    ] as [(String, SheetExtent?)])
  func `the part above a sheet is undimmed up to a detent`(
    attributes: String, extent: SheetExtent?
  ) {
    #expect(sheet(attributes)?.sheetExtent == extent)
    #expect((sheet(attributes)?.covering == .coversPart) == (extent == .undimmed))
  }

  @Test func `detents count in compact width and since iOS 15`() {
    let attributes = "pageSheet,detents=medium+large,undimmed=medium"
    #expect(sheet(attributes, idiom: .pad)?.sheetExtent == nil)
    #expect(sheet(attributes, idiom: .pad, width: .compact)?.sheetExtent == .undimmed)
    #expect(sheet(attributes, ios: 14)?.sheetExtent == nil)
    #expect(sheet(attributes, ios: 12)?.covering == .replaces)
  }

  @Test func `the sheet rests at its smallest detent, unless another is selected`() {
    for (attributes, detent) in [
      ("detents=medium+large", "medium"), ("detents=medium+large,rests=large", "large"),
      ("detents=small+large", "small"), ("detents=medium+large,rests=small", "medium"),
      ("fullScreen", "large"),
    ] {
      let moment = resolution("a\npresent m[\(attributes)] from a").hierarchy
      #expect(moment.app.viewControllers[1].restingDetent?.identifier == detent)
    }
  }

  @Test(arguments: ["pageSheet", "formSheet", "popover,source", "automatic"])
  func `in compact height a sheet covers the screen`(style: String) {
    #expect(sheet(style, height: .compact)?.sheetExtent == .fullScreen)
    #expect(sheet(style, height: .compact)?.covering == .replaces)
    let undimmed = sheet(style + ",detents=medium,undimmed=medium", height: .compact)
    #expect(undimmed?.sheetExtent == .fullScreen)
    #expect(sheet(style)?.sheetExtent == nil)
  }

  @Test func `an iPhone of regular width is held sideways, so its height is compact`() {
    #expect(sheet("pageSheet", width: .regular)?.sheetExtent == .fullScreen)
    #expect(sheet("pageSheet", width: .regular, height: .regular)?.sheetExtent == nil)
    #expect(sheet("pageSheet", idiom: .pad)?.sheetExtent == nil)
    let turned = resolution("a\npresent m from a\nwidth regular").hierarchy
    #expect(turned.presentations[0].sheetExtent == .fullScreen)
    let back = resolution("a\npresent m from a\nwidth regular\nwidth compact").hierarchy
    #expect(back.presentations[0].sheetExtent == nil)
  }

  @Test func `what is no sheet does not change with the height`() {
    for style in ["fullScreen", "overFullScreen", "custom", "currentContext"] {
      #expect(sheet(style, height: .compact)?.sheetExtent == nil)
      #expect(sheet(style, height: .compact)?.covering == sheet(style)?.covering)
    }
    let alert = resolution("a\npresent m:UIAlertController from a", height: .compact).hierarchy
    #expect(alert.presentations.map(\.covering) == [.dims])
    #expect(sheet("pageSheet", ios: 12, height: .compact)?.adaptsTo == .fullScreen)
  }

  @Test func `the user swipes an undimmed sheet away, too`() {
    let moment = resolution(
      "a\npresent m[detents=medium+large,undimmed=medium] from a\ndismiss m by user")
    #expect(moment.diagnostics.isEmpty)
    #expect(moment.hierarchy.presentations.isEmpty)
  }

  @Test func `a hint names a detent that the sheet does not have`() {
    let hints = resolution("a\npresent m[detents=medium+large,undimmed=small,rests=tiny] from a")
      .hints.map { $0.text(in: .en) }
    #expect(
      hints == [
        "'m' has no detent 'small', so UIKit ignores 'largestUndimmedDetentIdentifier'; add it to 'detents'",
        "'m' has no detent 'tiny', so UIKit ignores 'selectedDetentIdentifier'; add it to 'detents'",
      ])
    #expect(resolution("a\npresent m[undimmed=large] from a").hints.isEmpty)
  }

  @Test func `the user drags back what zoomed in, in any style and since iOS 18`() {
    func refusal(_ attributes: String, ios: Int = 18) -> String? {
      resolution("a\npresent m[\(attributes)] from a\ndismiss m by user", ios: ios)
        .diagnostics.first?.text(in: .en)
    }
    #expect(refusal("fullScreen,zoom") == nil)
    #expect(refusal("overFullScreen,zoom") == nil)
    #expect(
      refusal("fullScreen") == "no gesture dismisses 'm', which is presented as 'fullScreen'")
    #expect(
      refusal("fullScreen,zoom", ios: 17)
        == "no gesture dismisses 'm', which is presented as 'fullScreen'")
  }

  @Test func `custom detents came with iOS 16`() {
    let text = "a\npresent m[detents=small+large] from a"
    #expect(
      resolution(text, ios: 15).hints.map { $0.text(in: .en) } == [
        "'detents' came with iOS 16, and the description is for iOS 15"
      ])
    #expect(resolution(text, ios: 16).hints.isEmpty)
  }
}
