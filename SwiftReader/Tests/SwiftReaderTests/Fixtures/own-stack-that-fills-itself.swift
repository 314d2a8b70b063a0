// A navigation controller of the app's own begins with a screen of its choice and follows its wishes.
import UIKit

protocol TermsDelegate: AnyObject { func termsAccepted() }

class TourNavigationController: UINavigationController, TermsDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    begin()
  }

  private func begin() {
    let terms = TermsViewController()
    terms.delegate = self
    viewControllers = [terms]
  }

  func termsAccepted() {
    pushViewController(PhotosViewController(), animated: true)
  }
}

class HomeViewController: UIViewController {
  func tour() { present(TourNavigationController(), animated: true) }
}

class TermsViewController: UIViewController {
  weak var delegate: TermsDelegate?
  func accept() { delegate?.termsAccepted() }
}

class PhotosViewController: UIViewController {}
