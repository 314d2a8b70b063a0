// Functions for any screen: they are given the screen's type, or its initializer.
import UIKit

final class Pusher {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  func push<Screen: UIViewController>(_ type: Screen.Type) {
    stack.pushViewController(type.init(), animated: true)
  }

  func open<Screen: UIViewController>(_ type: Screen.Type, animated: Bool = true) {
    let screen = Screen(nibName: nil, bundle: nil)
    stack.pushViewController(screen, animated: animated)
  }

  func present<Item, Screen: UIViewController>(_ make: (Item) -> Screen, with item: Item) {
    let screen = make(item)
    stack.present(screen, animated: true)
  }
}

class RoomViewController: UIViewController {
  var pusher: Pusher!
  func showDoor() { pusher.push(DoorViewController.self) }
  func showWindow() { pusher.open(WindowViewController.self) }
  func showLamp() { pusher.present(LampViewController.init, with: 1) }
}

class DoorViewController: UIViewController {}
class WindowViewController: UIViewController {}
class LampViewController: UIViewController { init(_ number: Int) {} }
