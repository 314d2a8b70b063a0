final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let router = Router(stack: CompanyStack())

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    let clinic = ClinicCoordinator(router: router)
    clinic.start()
    window?.rootViewController = router.toPresentable()
  }
}

protocol Presentable { func toPresentable() -> UIViewController }

extension UIViewController: Presentable {
  func toPresentable() -> UIViewController { self }
}

final class CompanyStack: UINavigationController {
  override var shouldAutorotate: Bool { false }
}

/// Shows any view.
final class CompanyHosting: UIHostingController<AnyView> {
  private let tint: UIColor
  init<Content: View>(rootView: Content) {
    tint = .red
    super.init(rootView: AnyView(rootView))
  }
}

final class Router: Presentable {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  func push(_ module: Presentable, animated: Bool) {
    stack.pushViewController(module.toPresentable(), animated: animated)
  }

  func setRoot(_ module: Presentable) {
    stack.setViewControllers([module.toPresentable()], animated: false)
  }

  func present(_ module: Presentable, animated: Bool) {
    stack.present(module.toPresentable(), animated: animated)
  }

  func toPresentable() -> UIViewController { stack }
}

final class ClinicCoordinator {
  private let router: Router
  init(router: Router) { self.router = router }

  func start() {
    let list = PatientsCoordinator()
    list.onPatient = { [weak self] in self?.showPatient() }
    router.setRoot(list)
  }

  private func showPatient() {
    let patient = PatientCoordinator(router: router)
    router.push(patient, animated: true)
  }
}

/// A coordinator of one screen.
final class PatientsCoordinator: Presentable {
  private let hosting: CompanyHosting
  var onPatient: (() -> Void)?
  init() { hosting = CompanyHosting(rootView: PatientsView()) }
  func toPresentable() -> UIViewController { hosting }
}

final class PatientCoordinator: Presentable {
  private let hosting: CompanyHosting
  private let router: Router
  private let model: AnyObject

  init(router: Router) {
    self.router = router
    model = Library.makeModel()
    hosting = CompanyHosting(rootView: PatientView())
    model.callback = { [weak self] in self?.showVisit() }
  }

  func toPresentable() -> UIViewController { hosting }

  private func showVisit() {
    let flow = VisitCoordinator()
    flow.start()
    router.present(flow, animated: true)
  }

  func showLetter() {
    let flow = LetterCoordinator()
    let screen = flow.toPresentable()
    hosting.present(screen, animated: true)
    flow.start()
  }

  func showArchive() {
    let flow = ArchiveCoordinator()
    flow.start()
    hosting.present(flow.toPresentable(), animated: true)
  }

  func showForm() {
    let form = FormCoordinator()
    let modal = Router(stack: CompanyStack())
    modal.setRoot(form)
    router.present(modal, animated: true)
  }
}

/// A flow in a stack of its own.
final class VisitCoordinator: Presentable {
  private let router = Router(stack: CompanyStack())
  func start() { router.setRoot(VisitViewController()) }
  func toPresentable() -> UIViewController { router.toPresentable() }
}

final class LetterCoordinator: Presentable {
  private let router: Router
  init() { router = Router(stack: CompanyStack()) }
  func start() { router.setRoot(LetterViewController()) }
  func toPresentable() -> UIViewController { router.toPresentable() }
}

/// What it shows first isn't known: its stack is no screen.
final class ArchiveCoordinator: Presentable {
  private let router = Router(stack: CompanyStack())
  func start() { router.setRoot(Library.makeFirst()) }
  func toPresentable() -> UIViewController { router.toPresentable() }
}

final class FormCoordinator: Presentable {
  func toPresentable() -> UIViewController { FormViewController() }
}

struct PatientsView: View { var body: some View { Text("") } }
struct PatientView: View { var body: some View { Text("") } }
final class VisitViewController: UIViewController {}
final class LetterViewController: UIViewController {}
final class FormViewController: UIViewController {}

/// A stack of SwiftUI: it stands for what is its root.
final class PageStack: Presentable {
  var root: Presentable?
  func setRootCoordinator(_ coordinator: Presentable) { root = coordinator }
  func setSheetCoordinator(_ coordinator: Presentable?) {}
  func toPresentable() -> AnyView { AnyView(PageStackView(stack: self)) }
}

struct PageStackView: View {
  let stack: PageStack
  var body: some View { Text("") }
}

final class RotaCoordinator {
  private let pages: PageStack
  init(pages: PageStack) { self.pages = pages }

  func showShift() {
    let stack = PageStack()
    stack.setRootCoordinator(ShiftCoordinator())
    pages.setSheetCoordinator(stack)
  }
}

final class ShiftCoordinator: Presentable {
  func toPresentable() -> AnyView { AnyView(ShiftView()) }
}

struct ShiftView: View { var body: some View { Text("") } }
