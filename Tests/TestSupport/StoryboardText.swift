/// Returns the text of a storyboard with a line for each controller and each segue, from the third
/// line on.
///
/// - Parameters:
///   - controllers: The class of each controller, which is its object's id, too, and its segues:
///     `Home, show Detail, presentation Help`.
///   - initial: The object id of the initial view controller.
///   - runtime: The system that it is for, in Interface Builder's words.
package func storyboard(
  _ controllers: String..., initial: String?, runtime: String = "iOS.CocoaTouch"
) -> String {
  let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  var lines = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "targetRuntime=\"\(runtime)\"\(initial)><scenes>",
  ]
  for controller in controllers {
    let parts = controller.split(separator: ", ")
    lines.append(
      "<scene><objects><viewController id=\"\(parts[0])\" customClass=\"\(parts[0])\" "
        + "sceneMemberID=\"viewController\"><connections>")
    for segue in parts.dropFirst() {
      let words = segue.split(separator: " ")
      lines.append("<segue kind=\"\(words[0])\" destination=\"\(words[1])\"/>")
    }
    lines[lines.count - 1] += "</connections></viewController></objects></scene>"
  }
  return (lines + ["</scenes></document>"]).joined(separator: "\n") + "\n"
}
