extension Palette {
  /// A text that is hard to read on one of its possible grounds.
  package struct FaintText {
    package let text: Role
    /// The key of the ground.
    package let ground: String
    /// The ground's colour.
    package let color: String
    /// The contrast by WCAG 2.2, from 1 to 21.
    package let ratio: Double
  }

  /// The minimum contrast of text in WCAG 2.2.
  package static let leastContrast = 4.5

  /// The texts whose contrast to one of their possible grounds is below 4.5.
  ///
  /// - Parameter grounds: The possible colours of a transparent page.
  package func faintTexts(onTransparent grounds: [String]) -> [FaintText] {
    let page = (self[.background] == "none" ? grounds : [self[.background]])
      .map { (Role.background.rawValue, $0) }
    let frames = frameFills.map { ("frameFills", $0) }
    func fills(_ roles: some Sequence<Role>) -> [(String, String)] {
      Set(roles).sorted { $0.rawValue < $1.rawValue }.map { ($0.rawValue, self[$0]) }
    }
    let holders = Picture.Box.Role.allCases.filter { !$0.isPort }
    let boxes = fills(holders.compactMap { Picture.look(of: $0).fill })
    let labels = Set(Picture.Arrow.Role.allCases.map(\.textColor)).sorted {
      $0.rawValue < $1.rawValue
    }
    let faded = [(Role.fadedFill.rawValue, self[.fadedFill])]
    let pairs: [(texts: [Role], grounds: [(key: String, color: String)])] = [
      ([.nameText, .detailText], boxes),
      ([.quietText], fills(Self.groundsOfQuietText)),
      // In a sequence, the maker of a call is named beside it.
      ([.frameText, .legendText], frames),
      ([.captionText, .legendText], page),
      // A frame may be dimmed while an arrow in it is not.
      (labels, page + frames + faded),
      ([.fadedText], page + frames + faded),
      ([.nameText, .detailText], fills(Picture.Mark.allCases.map(\.fillColor))),
      (Picture.Mark.allCases.map(\.lineColor), page + frames + faded),
    ]
    return pairs.flatMap { texts, grounds in
      texts.flatMap { text in
        grounds.compactMap { ground in
          let ratio = contrast(self[text], ground.color)
          guard ratio < Self.leastContrast else { return nil }
          return FaintText(text: text, ground: ground.key, color: ground.color, ratio: ratio)
        }
      }
    }
  }

  /// Replaces fills that a template omits, if its texts would be hard to read on them: with its
  /// boxes' fill and a little of its texts' colour.
  mutating func adaptFills(besides isGiven: (Role) -> Bool) {
    guard !isFaint(on: self[.boxFill]) else { return }
    let marks = Picture.Mark.allCases.map { ($0.fillColor, $0.lineColor, 0.12) }
    let screens: [(Role, Role, Double)] = [
      (.screenFill, .nameText, 0), (.contentFill, .nameText, 0.04), (.viewFill, .nameText, 0.07),
      (.windowFill, .nameText, 0.1), (.barFill, .nameText, 0.14), (.presentedFill, .presented, 0.1),
      (.presentedBarFill, .presented, 0.2), (.coveredFill, .nameText, 0.2),
      (.coveredBarFill, .nameText, 0.25),
    ]
    for (role, tint, share) in screens + marks where !isGiven(role) && isFaint(on: self[role]) {
      let mixed = mixed(self[.boxFill], self[tint], share)
      self[role] = isFaint(on: mixed) ? self[.boxFill] : mixed
    }
  }

  private static let groundsOfQuietText: [Role] =
    [.boxFill] + Picture.Mark.allCases.map(\.fillColor)

  /// Makes the quiet parts of names as dark as details if they would be hard to read.
  mutating func adaptQuietText() {
    let isFaint = Self.groundsOfQuietText.contains {
      contrast(self[.quietText], self[$0]) < Self.leastContrast
    }
    if isFaint { self[.quietText] = self[.detailText] }
  }

  private func isFaint(on fill: String) -> Bool {
    min(contrast(self[.nameText], fill), contrast(self[.detailText], fill)) < Self.leastContrast
  }
}

/// The contrast of two colours, from 1 to 21.
package func contrast(_ a: String, _ b: String) -> Double {
  let (a, b) = (luminance(of: a), luminance(of: b))
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

private func luminance(of color: String) -> Double {
  let shares = channels(of: color).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }
  return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]
}

/// A value to the power of 2.4: the fifth root of its twelfth power, by Newton's method, so that it
/// is the same on every system.
private func power(_ share: Double) -> Double {
  let square = share * share
  let sixth = square * square * square
  // From above, the iteration decreases until it reaches the nearest number.
  var (root, next) = (2.0, 1.0)
  while next < root {
    root = next
    let fourth = root * root * root * root
    next = root - (root * fourth - sixth * sixth) / (5 * fourth)
  }
  return root
}

private func channels(of color: String) -> [Int] {
  let number = Int(color.dropFirst(), radix: 16) ?? 0
  return [number >> 16, number >> 8 & 255, number & 255]
}

private func mixed(_ color: String, _ other: String, _ share: Double) -> String {
  let number = zip(channels(of: color), channels(of: other)).reduce(1) { number, pair in
    number << 8 + pair.0 + Int((Double(pair.1 - pair.0) * share).rounded())
  }
  // The first digit preserves leading zeros.
  return "#" + String(number, radix: 16).dropFirst()
}
