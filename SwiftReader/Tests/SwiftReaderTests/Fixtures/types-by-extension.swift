// Types that the app only extends, where the reader follows an object to what is known about it.
import SwiftUI
import UIKit

extension UIView {
  var host: UIViewController { UIViewController() }
}

final class Album: UIViewController {
  let menu = Menu()

  func open() {
    let anchor = UIView()
    Opener(anchor: anchor).open()
    menu.anchor = UIView()
    menu.open()
  }
}

/// An object that is given a view.
final class Opener {
  private weak var anchor: UIView?

  init(anchor: UIView?) { self.anchor = anchor }

  func open() { anchor?.host.navigationController?.pushViewController(Photo(), animated: true) }
}

/// An object to whose property a view is assigned.
final class Menu {
  weak var anchor: UIView?

  func open() { anchor?.host.present(Help(), animated: true) }
}

extension UIViewController {
  func openHelp() { Helper(host: self).open() }
}

/// An object that is given a controller.
final class Helper {
  private let host: UIViewController

  init(host: UIViewController) { self.host = host }

  func open() { host.present(Help(), animated: true) }
}

typealias Canvas = UIScrollView

extension Canvas {
  var owner: UIViewController { UIViewController() }
  func openPhoto() { Zoom(canvas: self).open() }
}

/// An object that is given a type known by its other name.
final class Zoom {
  private let canvas: Canvas

  init(canvas: Canvas) { self.canvas = canvas }

  func open() { canvas.owner.show(Photo(), sender: nil) }
}

typealias Page = Sheet

class Sheet: UIViewController {}

/// A type declared in an extension of an alias.
extension Page {
  final class Footer: UIViewController {
    func open() { Helper(host: self).open() }
  }
}

protocol Hosting: AnyObject {}

extension Hosting where Self: UIViewController {
  func openPhoto() { Link(host: self).open() }
}

/// An object that is given a protocol's, and one that is given what only its creator knows.
final class Link {
  private weak var host: Hosting?

  init(host: Hosting?) { self.host = host }

  func open() { host?.navigationController?.pushViewController(Photo(), animated: true) }
}

extension Wrapper where Base: UIViewController {
  func openPhoto() { Slot(content: self).open() }
}

final class Slot<Content> {
  private let content: Content

  init(content: Content) { self.content = content }

  func open() { content.base.present(Photo(), animated: true) }
}

/// Delegates that another file declares, in Objective-C.
extension AppDelegate {
  func begin() { window?.rootViewController = Album() }
}

extension SceneDelegate: UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    window?.rootViewController = Album()
  }
}

final class Photo: UIViewController {}
final class Help: UIViewController {}
