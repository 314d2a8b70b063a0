import Explanations
import TestSupport
import Testing
import ViewControllers

/// What SwiftUI does of itself (R32).
struct SwiftUIExplanationTests {
  private let app =
    "host:UIHostingController<Root>"
    + "(n:UIKitNavigationController(a:UIHostingController<List>(map)))"

  @Test func `who presents a sheet`() {
    let moment = moment(app)
    let explanation = PresentExplanation(
      of: "PresentationHostingController<AnyView>", from: moment.index("a"), in: moment)
    let lines = explanation.text(in: .en).split(separator: "\n").map(String.init)
    #expect(
      lines[2]
        == "It is SwiftUI's own: a modifier such as sheet, fullScreenCover or alert of a view in 'a' "
        + "makes it, and UIKit's rules say who presents it (R32).")
    #expect(
      lines.contains(
        "'host' (UIHostingController<Root>) has no parent: it is the top, and presents."))
  }

  @Test func `how a sheet goes`() {
    let moment = moment(app + "\npresent s:PresentationHostingController<AnyView> from a")
    let text = DismissExplanation(sentTo: moment.index("s"), in: moment).text(in: .en)
    #expect(
      text.hasSuffix(
        "\n's' is SwiftUI's own: there its isPresented becomes false, or the dismiss action of its "
          + "environment is called, and SwiftUI dismisses it (R32).\n"))
  }

  @Test func `whose child a representable's controller is`() {
    let moment = moment(app)
    func text(_ id: String) -> String {
      PropertyExplanation(of: .parentViewController, for: moment.index(id), in: moment)
        .text(in: .en)
    }
    #expect(
      text("map").hasSuffix(
        "\nA UIViewControllerRepresentable among the views of 'a' makes 'map', which becomes its "
          + "child (R32).\n"))
    #expect(!text("n").contains("R32"))
    #expect(!text("a").contains("R32"))
  }

  @Test func `no code makes what is SwiftUI's own, and any code can use it`() throws {
    let sheet = moment(app + "\npresent s:PresentationHostingController<AnyView> from a")
    #expect(throws: CodeListing.Fault.notByCode) {
      try CodeListing(ofStep: 1, of: Resolution(sheet.app))
    }
    let mixed = moment(
      app + "\npresent s:PresentationHostingController<AnyView> from a"
        + "\npresent b from map during transition")
    #expect(
      try CodeListing(ofStep: 2, of: Resolution(mixed.app)).lines.contains(
        "map.transitionCoordinator?.animate(alongsideTransition: nil) { _ in"))
    let pushed = moment(app + "\npush b onto n")
    #expect(
      try CodeListing(ofStep: 1, of: Resolution(pushed.app)).lines == [
        "// n: UINavigationController", "let b = UIViewController()",
        "n.pushViewController(b, animated: true)",
      ])
  }
}
