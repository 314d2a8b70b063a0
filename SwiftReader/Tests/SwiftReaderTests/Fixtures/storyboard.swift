final class ListViewController: UITableViewController {
  enum Segue: String { case showDetail }
  private static let helpSegue = "Help"

  func open() { performSegue(withIdentifier: "showDetail", sender: self) }
  func openAgain() { performSegue(withIdentifier: Segue.showDetail.rawValue, sender: self) }
  func help() { performSegue(withIdentifier: Self.helpSegue, sender: nil) }
  func missing() { performSegue(withIdentifier: "missing", sender: nil) }

  func account() {
    let storyboard = UIStoryboard(name: "Account", bundle: nil)
    let login = storyboard.instantiateViewController(withIdentifier: "Login")
    present(login, animated: true)
    if let first = UIStoryboard(name: "Account", bundle: nil).instantiateInitialViewController() {
      present(first, animated: true)
    }
    let container = UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController()!
    let top = container.topViewController as! DetailViewController
    top.title = ""
    present(container, animated: true)
    present(StoryboardScene.Account.login.instantiate(), animated: true)
  }
}

final class DetailViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class AccountViewController: UIViewController {}
