/// A rule that a walk carries out, by its number in `Rules.md`.
public enum Rule: String, CaseIterable, Sendable {
  case parent = "R1"
  case nearestContainer = "R2"
  case presenting = "R3"
  case presented = "R4"
  case topPresents = "R5"
  case contextPresents = "R6"
  case topIsPresented = "R16"
  case containmentCalls = "R17"
}
