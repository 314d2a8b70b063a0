import VCDescriptions
import VCLogs
import VCPhrases
import VCReaders

/// Adds what features read to `InputFormat.allCases`, in the order of this list, and the texts of UIKit
/// that they know. Further calls do nothing.
package func addInputs() { added }

private let added: Void = {
  for format in [.printed] + InputFormat.ofLogs + [.storyboard] { InputFormat.add(format) }
  UIKitText.add(UIKitText.ofLogs)
}()
