// A factory makes the screens of a coordinator and hands its closures on.
import UIKit

struct HotelActions {
  let showRoom: (Room) -> Void
  let showBill: () -> Void
}

final class HotelModel {
  private let actions: HotelActions
  init(actions: HotelActions) { self.actions = actions }
  func choose(_ room: Room) { actions.showRoom(room) }
  func leave() { actions.showBill() }
}

final class HotelViewController: UIViewController {
  private let model: HotelModel
  init(model: HotelModel) { self.model = model }
  func tapped() { model.choose(Room()) }
}

protocol ScreenFactory {
  func makeHotel(actions: HotelActions) -> HotelViewController
  func makeRoom(onBook: @escaping () -> Void) -> UIViewController
}

final class Dependencies: ScreenFactory {
  func makeHotel(actions: HotelActions) -> HotelViewController {
    HotelViewController(model: makeHotelModel(actions: actions))
  }
  private func makeHotelModel(actions: HotelActions) -> HotelModel { HotelModel(actions: actions) }
  func makeRoom(onBook: @escaping () -> Void) -> UIViewController {
    let screen = RoomViewController()
    screen.onBook = onBook
    return screen
  }
}

final class HotelCoordinator {
  private let factory: ScreenFactory
  private weak var stack: UINavigationController?
  init(stack: UINavigationController, factory: ScreenFactory) {
    self.stack = stack
    self.factory = factory
  }
  func start() {
    let actions = HotelActions(showRoom: showRoom, showBill: showBill)
    let hotel = factory.makeHotel(actions: actions)
    stack?.pushViewController(hotel, animated: false)
  }
  private func showRoom(_ room: Room) {
    let screen = factory.makeRoom { [weak self] in self?.showBooking() }
    stack?.pushViewController(screen, animated: true)
  }
  private func showBill() {
    stack?.pushViewController(BillViewController(), animated: true)
  }
  private func showBooking() {
    stack?.present(BookingViewController(), animated: true)
  }
}

final class RoomViewController: UIViewController {
  var onBook: (() -> Void)?
  func book() { onBook?() }
}
final class BillViewController: UIViewController {}
final class BookingViewController: UIViewController {}
