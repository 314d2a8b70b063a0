final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: CinemaFlow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    let stack = UINavigationController()
    window?.rootViewController = stack
    flow = CinemaFlow(stack: stack)
    flow?.begin()
  }
}

/// Starts with the program or the sign-in; each screen tells it by a closure what to show.
final class CinemaFlow {
  private let stack: UINavigationController
  private var seats: SeatsFlow?

  init(stack: UINavigationController) { self.stack = stack }

  func begin() {
    if isSignedIn { showProgram() } else { showSignIn() }
  }

  private func showSignIn() {
    let model = SignInModel()
    model.onSuccess = { [weak self] in self?.showProgram() }
    stack.setViewControllers([SignInViewController(model: model)], animated: false)
  }

  private func showProgram() {
    let program = makeProgram(onFilm: { [unowned self] film in self.showFilm(film) })
    stack.viewControllers = [program]
  }

  private func makeProgram(onFilm: @escaping (String) -> Void) -> ProgramViewController {
    let program = ProgramViewController()
    program.onFilm = onFilm
    return program
  }

  private func showFilm(_ film: String) {
    let film = FilmViewController(film: film) { [weak self] in self?.chooseSeats() }
    stack.pushViewController(film, animated: true)
  }

  private func chooseSeats() {
    let seats = SeatsFlow(stack: stack)
    seats.onPaid = { ticket in self.stack.present(TicketViewController(ticket), animated: true) }
    self.seats = seats
    seats.begin()
  }
}

final class SeatsFlow {
  private let stack: UINavigationController
  var onPaid: ((String) -> Void)?

  init(stack: UINavigationController) { self.stack = stack }

  func begin() {
    let plan = PlanViewController()
    plan.delegate = self
    stack.pushViewController(plan, animated: true)
  }
}

protocol PlanDelegate: AnyObject { func plan(_ plan: PlanViewController, picked seat: Int) }

extension SeatsFlow: PlanDelegate {
  func plan(_ plan: PlanViewController, picked seat: Int) {
    let pay = PayViewController()
    pay.completion = { [weak self] in self?.onPaid?("ticket") }
    stack.pushViewController(pay, animated: true)
  }
}

final class SignInModel {
  var onSuccess: (() -> Void)?
  func submit() { onSuccess?() }
}

final class SignInViewController: UIViewController {
  private let model: SignInModel
  init(model: SignInModel) { self.model = model }
  @objc private func tap() { model.submit() }
}

final class ProgramViewController: UIViewController {
  var onFilm: ((String) -> Void)?
  @objc private func tap() { onFilm?("") }
}

final class FilmViewController: UIViewController {
  private let onSeats: () -> Void
  init(film: String, onSeats: @escaping () -> Void) { self.onSeats = onSeats }
}

final class PlanViewController: UIViewController {
  weak var delegate: PlanDelegate?
  @objc private func tap() { delegate?.plan(self, picked: 1) }
}

final class PayViewController: UIViewController { var completion: (() -> Void)? }
final class TicketViewController: UIViewController {}
