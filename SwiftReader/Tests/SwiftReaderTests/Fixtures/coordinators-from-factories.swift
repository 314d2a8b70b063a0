final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private lazy var stack: UINavigationController = {
    let stack = UINavigationController()
    stack.isNavigationBarHidden = true
    return stack
  }()
  private lazy var library = flows.library(in: stack)
  private let flows = Flows()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    window?.rootViewController = stack
    library.begin()
  }
}

/// The base of all flows: it starts others without knowing their classes.
class Flow {
  private var children: [Flow] = []
  private(set) var stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func begin() {}

  func begin(_ child: Flow) {
    children.append(child)
    child.begin()
  }

  func bring(_ child: Flow, animated: Bool = true) {
    begin(child)
    stack.present(child.stack, animated: animated)
  }

  func push(_ screen: UIViewController, animated: Bool = true) {
    stack.pushViewController(screen, animated: animated)
  }
}

protocol Opening { func open() }

/// Makes the flows, and says only what they have in common.
final class Flows {
  func library(in stack: UINavigationController) -> Flow {
    LibraryFlow(flows: self, stack: stack)
  }

  func book(_ name: String, in stack: UINavigationController) -> Flow {
    let flow = BookFlow(name: name, flows: self, stack: stack)
    return flow
  }

  var account: Flow { AccountFlow(stack: UINavigationController()) }

  func scanner(over stack: UINavigationController) -> any Opening { Scanner(stack: stack) }
  func printer(over stack: UINavigationController) -> any Opening { Printer(stack: stack) }
}

final class LibraryFlow: Flow {
  private let flows: Flows

  init(flows: Flows, stack: UINavigationController) {
    self.flows = flows
    super.init(stack: stack)
  }

  override func begin() {
    let shelves = ShelvesViewController()
    shelves.onBook = { [weak self] name in self?.showBook(name) }
    shelves.onAccount = { [weak self] in self?.showAccount() }
    push(shelves, animated: false)
  }

  private func showBook(_ name: String) {
    let flow = flows.book(name, in: stack)
    begin(flow)
  }

  private func showAccount() {
    let flow = flows.account
    bring(flow)
  }
}

final class BookFlow: Flow {
  private let name: String
  private let flows: Flows

  init(name: String, flows: Flows, stack: UINavigationController) {
    self.name = name
    self.flows = flows
    super.init(stack: stack)
  }

  override func begin() {
    let book = BookViewController()
    book.onScan = { [weak self] in self?.scan() }
    push(book)
  }

  private func scan() { flows.scanner(over: stack).open() }
}

final class AccountFlow: Flow {
  override func begin() {
    let account = AccountViewController()
    account.onPrint = { [unowned self] in Flows().printer(over: stack).open() }
    push(account, animated: false)
  }
}

final class FinesFlow: Flow {
  override func begin() { push(FinesViewController()) }
}

final class LoansFlow: Flow {
  override func begin() { push(LoansViewController()) }
}

final class Scanner: Opening {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func open() { stack.present(ScannerViewController(), animated: true) }
}

final class Printer: Opening {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func open() { stack.present(PrinterViewController(), animated: true) }
}

final class ShelvesViewController: UIViewController {
  var onBook: ((String) -> Void)?
  var onAccount: (() -> Void)?
}
final class BookViewController: UIViewController { var onScan: (() -> Void)? }
final class AccountViewController: UIViewController { var onPrint: (() -> Void)? }
final class FinesViewController: UIViewController {}
final class LoansViewController: UIViewController {}
final class ScannerViewController: UIViewController {}
final class PrinterViewController: UIViewController {}
