extension String {
  /// Whether its first letter is from a script that is written from right to left. The whole line
  /// then has that direction, with its full stop on the left.
  package var isRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      // No ASCII letter is; looking up a property is slow.
      case 0x41...0x5A, 0x61...0x7A: return false
      case 0..<0x80: continue
      default: break
      }
      guard scalar.properties.isAlphabetic else { continue }
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
    return false
  }
}
