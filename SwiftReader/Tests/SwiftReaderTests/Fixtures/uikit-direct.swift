final class ListViewController: UITableViewController {
  private lazy var filter = FilterViewController(style: .grouped)
  private let editor: EditorViewController

  func open(_ item: Item) {
    navigationController?.pushViewController(DetailViewController(item: item), animated: true)
  }

  func add() {
    let form = FormViewController()
    form.modalPresentationStyle = .formSheet
    let navigation = UINavigationController(rootViewController: form)
    present(navigation, animated: true)
  }

  func find() {
    present(filter, animated: true, completion: nil)
    self.show(editor, sender: self)
    splitViewController?.showDetailViewController(
      UINavigationController(rootViewController: PlaceholderViewController()), sender: nil)
    present(UIHostingController(rootView: TipView().padding()), animated: true)
  }

  func fail() {
    let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
    present(alert, animated: true)
    let picker = UIImagePickerController()
    picker.modalPresentationStyle = .popover
    present(picker, animated: true)
  }
}

class BaseViewController: UIViewController {}
final class DetailViewController: BaseViewController {}
final class FormViewController: UIViewController {}
final class FilterViewController: UITableViewController {}
final class EditorViewController: BaseViewController {}
final class PlaceholderViewController: UIViewController {}
struct TipView: View { var body: some View { Text("") } }
