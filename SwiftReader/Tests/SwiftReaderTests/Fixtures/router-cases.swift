/// A router of another module: what it makes of a case isn't in this source.
final class FerryViewController: UIViewController {
  let router: Router

  func showTimes() { router.present(.times, animated: true) }
  func buy(_ trip: Int) { router.open(Stop.ticket(trip), from: self) }
  func wave() { deck.paint(.times) }
  func leave() { hand(over: QuayViewController()) }

  private func hand(over next: UIViewController) { pier.moor(next) }
  private func sail(to next: UIViewController) { present(next, animated: true) }
  private func chart() { present(atlas(), animated: true) }
}

enum Stop {
  case times
  case ticket(Int)
}

extension Router {
  func present(_ stop: Stop, animated: Bool) {}
}

final class TimesViewController: UIViewController {}
final class TicketViewController: UIViewController {}
final class QuayViewController: UIViewController {}
