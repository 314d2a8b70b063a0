import VCEngine
import VCFigures
import VCPictures

/// The device whose screen a figure shows, and the areas on it, in points of the figure.
///
/// The proportions are those of a 1024 by 768 iPad in landscape, and of an iPhone in portrait; in
/// the other width, of half an iPad's screen and of an iPhone in landscape.
struct Device {
  /// The window's traits; compact height is that of an iPhone in landscape.
  private let traits: Traits
  /// The size of a name; everything scales with the template's font size.
  let em: Double
  /// The unit of the screen's size: an em, or less on a small page.
  private let unit: Double
  /// The width of the device's body around its display. Its round corners have room for the
  /// thickest outline of a sheet.
  let bezel: Double
  let navigationBarHeight: Double
  /// The length of a popover's arrow.
  private let arrowLength: Double

  /// Creates the device for a window, with its width; `screenSize` is a share of the usual size.
  init(
    of window: Window.Index, in hierarchy: Hierarchy, _ look: Look, screenSize: Double,
    hasHighBars: Bool
  ) {
    traits = hierarchy.traits(of: hierarchy.rootViewController(of: window))
    em = look.fonts.name.size
    unit = em * screenSize
    navigationBarHeight =
      hasHighBars ? look.fonts[.smallName].lineHeight * 2 + em * 0.3 : em * 1.6
    // Where a corner is rounded by 12 points, its curve is nearest to the display's corner.
    let corner = 12 * 0.3125 + (look.box.lineWidth + look.arrows[.presented].width) / 2
    bezel = max(em * 0.4 + 2 * max(0, look.arrows[.presented].width - 1.4), corner)
    arrowLength = max(em * 0.6, look.arrows.headLength * 1.3)
  }

  var idiom: Idiom { traits.idiom }
  private var ios: Int { traits.ios }
  var isCompact: Bool { traits.isCompact }
  private var isCompactHeight: Bool { traits.isCompactHeight }

  /// The display, with its lower left corner at the origin.
  var screen: Rect {
    let phoneHeight = ios < 11 ? 13 * unit * 16 / 9 : 13 * unit * 19.5 / 9
    let (width, height) =
      switch idiom {
      case .pad: (isCompact ? 13 * unit : 25 * unit, 18.75 * unit)
      case .phone: isCompactHeight ? (phoneHeight, 13 * unit) : (13 * unit, phoneHeight)
      }
    return Rect(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  var barHeight: Double { em * 1.6 }

  /// Whether the tab bar is at the top: on iPads since iOS 18.
  var tabBarIsOnTop: Bool { idiom == .pad && !isCompact && ios >= 18 }

  /// The number of tabs in a tab bar before the last one becomes "More".
  var tabLimit: Int { isCompact ? 5 : 8 }

  /// The rectangle of a presentation whose presenter is in `presenter`.
  ///
  /// - Parameter presented: The presented controller, whose sheet may have its own detents and
  ///   size.
  func area(of presentation: Presentation, _ presented: ViewController, presenter: Rect) -> Rect {
    guard presentation.hasOwnLook else {
      if presentation.sheetExtent == .fullScreen { return screen }
      if isSheet(presentation) { return card(of: presented) }
      return area(
        of: presentation.visibleStyle, presented.preferredContentSize?.value, presenter: presenter)
    }
    guard presentation.systemPresentation == .actionSheet else { return alert }
    if presentation.originatesFromSource {
      return popover(Size(width: 10 * unit, height: 8 * unit), from: presenter)
    }
    // Without a source it is in the middle from that iOS on.
    return ios >= ViewController.inlineSourcesSince ? alert : actionSheet
  }

  /// The rectangle of an alert, not to scale, so that its name fits.
  private var alert: Rect {
    let width = min(10 * em, screen.width - 3 * unit)
    return Rect(center: screen.center, size: Size(width: width, height: 5.5 * em))
  }

  private var actionSheet: Rect {
    Rect(minX: em * 0.5, minY: em * 0.6, maxX: screen.maxX - em * 0.5, maxY: unit * 8.6)
  }

  /// Whether a presentation points at the button of a bar, or at the view, that it comes from.
  func pointsAtSource(_ presentation: Presentation) -> Bool {
    presentation.hasOwnLook
      ? presentation.systemPresentation == .actionSheet && presentation.originatesFromSource
      : presentation.visibleStyle == .popover
  }

  /// The rectangle of what a popover points at in an area, for a name of some width or else for a letter;
  /// nil if there is no room for it.
  func source(of popover: Rect, in area: Rect, width: Double) -> Rect? {
    let right = min(popover.maxX, area.maxX - em / 2)
    // The popover's arrow is at the button's middle.
    let left = max(2 * popover.minX + em - right, area.minX + em / 2)
    let room = right - min(left, max(popover.minX, area.minX + em / 2))
    let own = width + em / 3 <= room ? min(room, width + em) : min(room, em * 2)
    let bottom =
      popover.minY > top(under: area)
      ? popover.minY - arrowLength - buttonHeight : popover.maxY + arrowLength
    let source = Rect(minX: right - own, minY: bottom, maxX: right, maxY: bottom + buttonHeight)
    return screen.contains(source) ? source : nil
  }

  private var buttonHeight: Double { barHeight * 0.7 }

  /// The upper edge of a popover from a button in the presenter's bar.
  private func top(under presenter: Rect) -> Double {
    presenter.maxY - (navigationBarHeight + buttonHeight) / 2 - arrowLength
  }

  /// The rectangle of a popover from a button in the presenter's bar, on the right: below the button, or above
  /// it where only that has room.
  private func popover(_ size: Size, from presenter: Rect) -> Rect {
    // Apart from the edges of views inside the presenter.
    let right = max(size.width, presenter.maxX - em)
    let top = top(under: presenter)
    let bottom = top + 2 * arrowLength + buttonHeight
    let isAbove = top < size.height && bottom + size.height <= screen.maxY
    let edge = isAbove ? bottom + size.height : max(size.height, top)
    return Rect(minX: right - size.width, minY: edge - size.height, maxX: right, maxY: edge)
  }

  /// Whether a presentation is a sheet with detents: since iOS 15, in compact width, or attached to the
  /// lower edge in compact height.
  func isSheet(_ presentation: Presentation) -> Bool {
    (isCompact || isCompactHeight) && ios >= 15 && presentation.isSheet
      && presentation.sheetExtent != .fullScreen
  }

  /// The rectangle of a presentation in a style whose presenter is in `presenter`.
  ///
  /// - Parameter size: The presented controller's preferred size, in points of the screen.
  private func area(
    of style: ModalPresentationStyle, _ size: ContentSize?, presenter: Rect
  ) -> Rect {
    switch style {
    case .currentContext, .overCurrentContext: presenter
    case .pageSheet: isCompact ? card : pageSheet
    case .formSheet: isCompact ? card : size.map(shares).map(centered) ?? formSheet
    case .popover:
      popover(onScreen(size.map(shares) ?? (320.0 / 1024, 440.0 / 768)), from: presenter)
    case .automatic, .none, .fullScreen, .custom, .overFullScreen, .blurOverFullScreen: screen
    }
  }

  /// The rectangle of a page sheet: before iOS 13 as wide as the iPad in portrait; since then a
  /// card with room all around.
  private var pageSheet: Rect {
    guard ios < 13 else { return centered(712.0 / 1024, 728.0 / 768) }
    let sheet = centered(768.0 / 1024, 1)
    return Rect(
      minX: sheet.minX, minY: sheet.minY, maxX: sheet.maxX, maxY: sheet.maxY * (748.0 / 768))
  }

  private var formSheet: Rect { centered(540.0 / 1024, 620.0 / 768) }

  /// A sheet in compact width, with the presenter's upper edge behind it.
  private var card: Rect {
    Rect(minX: 0, minY: 0, maxX: screen.maxX, maxY: screen.maxY - unit * 0.7)
  }

  /// The rectangle of a controller's sheet resting at its detent; in compact height its width can
  /// follow the controller's preferred size.
  private func card(of presented: ViewController) -> Rect {
    let share =
      switch presented.restingDetent(in: traits) {
      case .medium: 0.52
      case .large: 1.0
      case .custom(_, let height): shares(of: ContentSize(width: 1, height: height)).height
      }
    let followsSize = presented[flag: .widthFollowsPreferredContentSizeWhenEdgeAttached]
    let size =
      isCompactHeight && followsSize?.value == true ? presented.preferredContentSize?.value : nil
    let inset = screen.maxX * (1 - (size.map { shares(of: $0).width } ?? 1)) / 2
    return Rect(
      minX: inset, minY: 0, maxX: screen.maxX - inset, maxY: min(card.maxY, screen.maxY * share))
  }

  /// The shares of the screen that a size covers. No share is too small for a name.
  private func shares(of size: ContentSize) -> (width: Double, height: Double) {
    func share(_ points: Int, of side: Double, least: Double) -> Double {
      min(1, max(least, length(points) / side))
    }
    return (
      share(size.width, of: screen.width, least: 0.25),
      share(size.height, of: screen.height, least: 0.15)
    )
  }

  /// A length on the screen, which is 1024 by 768 points, or 390 points wide when upright.
  func length(_ points: Int) -> Double {
    Double(points) * (idiom == .pad && !isCompact ? screen.width / 1024 : 13 * unit / 390)
  }

  private func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(center: screen.center, size: onScreen((width, height)))
  }

  private func onScreen(_ shares: (width: Double, height: Double)) -> Size {
    Size(width: screen.width * shares.width, height: screen.height * shares.height)
  }
}
