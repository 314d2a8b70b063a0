import VCDescriptions
import VCPhrases

/// Adds what features read to `InputFormat.allCases`, in the order of this list, the texts of UIKit that
/// they know, and the properties that they explain. Further calls do nothing.
package func addInputs() { added }

private let added: Void = {
  for format in [.printed] + InputFormat.ofLogs + [.storyboard] { InputFormat.add(format) }
  UIKitText.add(UIKitText.ofLogs)
  for topic in PropertyTopic.ofProperties { PropertyTopic.add(topic) }
}()
