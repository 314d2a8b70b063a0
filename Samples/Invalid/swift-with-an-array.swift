import UIKit

final class ListViewController: UIViewController {
  private var names = [String](repeating: "", count: 3)
}
