import Pictures
import ViewControllers

/// The device whose screen a figure shows, and how UIKit divides that; in points of the figure.
///
/// Proportions are those of a 1024 by 768 iPad held sideways, and of an iPhone held upright.
struct Device {
  let idiom: Idiom
  let ios: Int
  /// The size of a name: everything grows with the template's type.
  let em: Double

  init(of app: AppDescription, _ look: Look) {
    idiom = app.idiom
    ios = app.ios
    em = look.fonts.name.size
  }

  /// The display, its lower left corner in the origin.
  var screen: Rect {
    switch idiom {
    case .pad: Rect(minX: 0, minY: 0, maxX: 25 * em, maxY: 18.75 * em)
    case .phone:
      Rect(minX: 0, minY: 0, maxX: 13 * em, maxY: ios < 11 ? 13 * em * 16 / 9 : 13 * em * 19.5 / 9)
    }
  }

  /// How far the device's body reaches beyond its display.
  var bezel: Double { em * 0.4 }

  var barHeight: Double { em * 1.6 }

  /// From iPadOS 18 on, a tab bar stands above what it shows.
  var tabBarIsOnTop: Bool { idiom == .pad && ios >= 18 }

  /// How many tabs a tab bar has room for before the last becomes "More".
  var tabLimit: Int { idiom == .phone ? 5 : 8 }

  /// Where a presentation stands, its presenter standing in `presenter`.
  func area(of presentation: Presentation, presenter: Rect) -> Rect {
    guard presentation.hasOwnLook else {
      return area(of: presentation.visibleStyle, presenter: presenter)
    }
    return presentation.systemPresentation == .actionSheet ? actionSheet : alert
  }

  /// Not to scale, so that its name has room.
  private var alert: Rect {
    Rect(center: screen.center, size: Size(width: 10 * em, height: 5.5 * em))
  }

  private var actionSheet: Rect {
    Rect(minX: em * 0.5, minY: em * 0.6, maxX: screen.maxX - em * 0.5, maxY: em * 8.6)
  }

  /// Where a presentation in a style stands, its presenter standing in `presenter`.
  private func area(of style: ModalPresentationStyle, presenter: Rect) -> Rect {
    switch style {
    case .currentContext, .overCurrentContext: presenter
    case .pageSheet: idiom == .phone ? card : pageSheet
    case .formSheet: idiom == .phone ? card : formSheet
    case .popover: popover(from: presenter)
    case .automatic, .none, .fullScreen, .custom, .overFullScreen, .blurOverFullScreen: screen
    }
  }

  /// Before iOS 13 as wide as the iPad is held upright; since then a card with room all around.
  private var pageSheet: Rect {
    guard ios < 13 else { return centered(712.0 / 1024, 728.0 / 768) }
    let sheet = centered(768.0 / 1024, 1)
    return Rect(
      minX: sheet.minX, minY: sheet.minY, maxX: sheet.maxX, maxY: sheet.maxY * (748.0 / 768))
  }

  private var formSheet: Rect { centered(540.0 / 1024, 620.0 / 768) }

  /// A phone's sheet, with the presenter's upper edge behind it.
  private var card: Rect {
    Rect(minX: 0, minY: 0, maxX: screen.maxX, maxY: screen.maxY - em * 0.7)
  }

  /// At a button in the presenter's bar, on the right.
  private func popover(from presenter: Rect) -> Rect {
    let (width, height) = (screen.width * 320 / 1024, screen.height * 440 / 768)
    let right = max(width, presenter.maxX - em / 2)
    let top = max(height, presenter.maxY - barHeight - em / 3)
    return Rect(minX: right - width, minY: top - height, maxX: right, maxY: top)
  }

  private func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(
      center: screen.center, size: Size(width: screen.width * width, height: screen.height * height)
    )
  }
}
