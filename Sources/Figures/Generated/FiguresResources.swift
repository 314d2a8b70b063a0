// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

/// Texts that are files.
enum FiguresResources {
  /// The text of `Templates/blueprint.yaml`.
  static var blueprintYaml: String {
#"""
# The look of a blueprint: white and cyan lines on blue, square corners, letters of one width.
# What is left out here is as in book.yaml.

fonts:
  name: {face: mono, size: 11.5}
  frame: {face: mono, size: 12}
  title: {face: mono, size: 15}
  caption: {face: mono, size: 11.5}
  legend: {face: mono, size: 9.5}

box:
  minimumHeight: 36
  corners: square
  lineWidth: 1.1

frame:
  corners: square
  lineWidth: 0.8

arrows:
  cornerRadius: 0
  containment: {width: 0.9, dash: solid}
  pointer: {width: 0.8, dash: dashed}
  presented: {width: 1.6, dash: solid}
  presenting: {width: 1.6, dash: solid, head: hollow}
  request: {width: 1.4, dash: dashed, head: hollow}

spacing:
  margin: 14

page:
  title: above
  legend: true

light:
  background: "#164a8c"
  boxFill: "#1a559f"
  boxLine: "#ffffff"
  nameText: "#ffffff"
  quietText: "#b9d5f3"
  detailText: "#d8e9fb"
  windowFill: "#0f3c77"
  viewFill: "#164a8c"
  viewLine: "#7fd8ff"
  hiddenLine: "#7fb2e6"
  frameText: "#ffffff"
  captionText: "#ffffff"
  legendText: "#d8e9fb"
  frameFills: ["#134483"]
  frameLines: ["#a9cdf3"]
  containment: "#cfe3f8"
  pointer: "#a9cdf3"
  pointerText: "#d8e9fb"
  presented: "#ffffff"
  presenting: "#7fe0ff"
  request: "#ffe27a"
  screenFill: "#164a8c"
  screenLine: "#ffffff"
  barFill: "#2462ae"
  contentFill: "#1a559f"
  partLine: "#a9cdf3"
  presentedFill: "#0f3c77"
  presentedBarFill: "#1d5aa6"
  coveredFill: "#0b2c58"
  coveredBarFill: "#123b72"
  fadedFill: "#164a8c"
  fadedLine: "#5f8fca"
  fadedText: "#a9cdf3"
  addedLine: "#9df2b0"
  addedFill: "#12523f"
  removedLine: "#ffc0b4"
  removedFill: "#5a2f4f"
  movedLine: "#7fe0ff"
  movedFill: "#0f4f86"
  changedLine: "#ffe27a"
  changedFill: "#4a4a36"

dark:
  background: "#071a33"
  boxFill: "#0c2748"
  boxLine: "#dcebfb"
  nameText: "#ffffff"
  quietText: "#8fb2d6"
  detailText: "#bcd6f0"
  windowFill: "#123560"
  viewFill: "#071a33"
  viewLine: "#5fc4f0"
  hiddenLine: "#4f86bb"
  frameText: "#ffffff"
  captionText: "#ffffff"
  legendText: "#bcd6f0"
  frameFills: ["#0a213f"]
  frameLines: ["#6f9fd0"]
  containment: "#a9c8e8"
  pointer: "#86b2de"
  pointerText: "#bcd6f0"
  presented: "#ffffff"
  presenting: "#63d2f7"
  request: "#f0cf63"
  screenFill: "#071a33"
  screenLine: "#dcebfb"
  barFill: "#173e6d"
  contentFill: "#0c2748"
  partLine: "#6f9fd0"
  presentedFill: "#123560"
  presentedBarFill: "#1b4a80"
  coveredFill: "#03101f"
  coveredBarFill: "#0a2240"
  fadedFill: "#071a33"
  fadedLine: "#35608c"
  fadedText: "#8fb4d8"
  addedLine: "#7fe09a"
  addedFill: "#0c3a2c"
  removedLine: "#ffa594"
  removedFill: "#42202f"
  movedLine: "#63d2f7"
  movedFill: "#0a3350"
  changedLine: "#f0cf63"
  changedFill: "#33331c"

"""#
  }

  /// The text of `Templates/book.yaml`.
  static var bookYaml: String {
#"""
# The look of a book's figure. Lengths are in points, colours are #rrggbb.
# A template of your own may hold any of these keys; what it leaves out is as it is here.

size: none                            # of names, such as 9; all other lengths follow. none: 12, as below

fonts:
  # The reader's machine takes the first that it has. The first of each list shares its widths with
  # the fonts that texts are measured by. For a font of your own, name the installed family, or the
  # file from this template's folder on: {family: Source Sans 3, file: SourceSans3.otf, bold: …}
  sans: [Helvetica, Arial, Liberation Sans, Arimo, sans-serif]
  mono: [Courier New, Liberation Mono, Cousine, monospace]
  name: {face: sans, size: 12}        # a box's first line
  detail: {face: mono, size: 9}       # its class below a title, and its flags
  pointer: {face: mono, size: 9}      # the labels of arrows
  frame: {face: sans, size: 12.5}     # "Family 1"
  title: {face: sans, size: 12}       # the description's title
  caption: {face: sans, size: 12}     # a step's label
  legend: {face: sans, size: 9.5}

box:
  paddingX: 13
  paddingY: 9
  minimumWidth: 96
  minimumWidthWithPointers: 164       # room for straight arrows in both directions
  minimumHeight: 34
  maximumTextWidth: 264               # longer texts go on in the next line
  corners: rounded                    # or square
  lineWidth: 1.1
  swiftUI: views                      # SettingsView, NavigationStack; classes: UIKit's
  names: emphasized                   # what distinguishes a name in bold; or plain
  ids: automatic                      # where boxes in one container look alike; or all, none

frame:
  paddingX: 16
  paddingTop: 32
  paddingBottom: 14
  apart: 20                           # between the frames of a column
  corners: rounded
  lineWidth: 1

arrows:
  headLength: 7
  cornerRadius: 7
  pairOffset: 7                       # half the distance between the two lines of a presentation
  # Of each kind: dash is solid, dashed or dotted, head is filled or hollow.
  containment: {width: 1, dash: solid, head: filled}
  pointer: {width: 1, dash: dashed, head: filled}
  presented: {width: 1.4, dash: solid, head: filled}
  presenting: {width: 1.4, dash: solid, head: filled}
  request: {width: 1.4, dash: dashed, head: filled}
  root: {width: 1, dash: solid, head: filled}
  start: {width: 1.6, dash: solid, head: filled}            # in a map, to the initial scene
  view: {width: 1, dash: solid, head: filled}
  call: {width: 1.4, dash: solid, head: filled}             # in a protocol, yours
  automaticCall: {width: 1, dash: dashed, head: filled}     # and UIKit's
  lifeline: {width: 1, dash: dotted, head: filled}
  strike: {width: 1.6, dash: solid, head: filled}           # over calls that nobody makes
  reference: {width: 1, dash: solid, head: hollow}          # to objects that are no controllers
  weakReference: {width: 1, dash: dashed, head: hollow}
  property: {width: 1, dash: dotted, head: filled}          # asked for by its name
  show: {width: 1.4, dash: solid, head: filled}             # in a map, the segues
  showDetail: {width: 1.4, dash: solid, head: hollow}
  present: {width: 1.4, dash: solid, head: filled}
  popover: {width: 1.4, dash: dotted, head: filled}
  unwind: {width: 1, dash: dashed, head: filled}
  custom: {width: 1, dash: dotted, head: filled}
  inferredShow: {width: 1.2, dash: dashed, head: filled}    # concluded from an app's source
  inferredPresent: {width: 1.2, dash: dashed, head: filled}

changes:
  # Where two states are shown at once: the lines of a box, a frame or an arrow, by what became of it.
  added: {width: 2.2, dash: solid}
  removed: {width: 1.6, dash: dashed}
  moved: {width: 2, dash: dotted}
  left: {width: 1, dash: dotted}      # where it was
  changed: {width: 1.6, dash: solid}
  refused: {width: 1.4, dash: dotted} # in any figure, what UIKit refused to show

spacing:
  columns: 16                         # between neighbours in a row
  rows: 18                            # between boxes and the labels under them, at least
  tracks: 9                           # between lines side by side
  label: 4                            # around a label, left and right together
  margin: 6                           # around the figure

page:
  title: none                         # above, below or none
  caption: below
  legend: false                       # explains the lines that carry no label
  aspectRatio: 0                      # width over height; 0 fits the figure
  fit: none                           # a4, a4-landscape, a5, b5, letter, letter-landscape, 16:9, docc, column, 450x300
  smallestText: 7                     # with a page to fit: smaller text makes lists of rows, and so on

figure: hierarchy                     # objects, chain, coverage, protocol or map
pointers: automatic                   # all, families or none; automatic is all for small figures
pointerLimit: 12                      # up to how many controllers a figure is small

light:
  background: "#ffffff"               # none is transparent
  boxFill: "#ffffff"
  boxLine: "#1a1a1a"
  nameText: "#000000"
  quietText: "#646c79"         # what many names have in common
  detailText: "#3d4654"
  windowFill: "#e9edf2"
  viewFill: "#fff6d6"
  viewLine: "#a08a3c"
  hiddenLine: "#a08a3c"
  frameText: "#1a1a1a"
  captionText: "#1a1a1a"
  legendText: "#3d4654"
  frameFills: ["#eef3fb", "#fbf3ee", "#eef8f0", "#f6eefb"]
  frameLines: ["#7a8fb5", "#b58f7a", "#7ab58a", "#9a7ab5"]
  containment: "#5b6675"
  pointer: "#5b6675"
  pointerText: "#3d4654"
  presented: "#b5382a"
  presenting: "#1f5f99"
  request: "#7a4a8f"
  screenFill: "#ffffff"
  screenLine: "#1a1a1a"
  partLine: "#8d98a8"               # between the parts of a screen
  barFill: "#d6dde8"
  contentFill: "#eef3fb"
  presentedFill: "#fbe9e3"
  presentedBarFill: "#f5cfc3"
  coveredFill: "#c6ccd5"            # beneath a sheet, and bars there
  coveredBarFill: "#b7bfca"
  fadedFill: "#fafafa"
  fadedLine: "#c4c9d0"
  fadedText: "#666d78"
  addedLine: "#1a7237"
  addedFill: "#e4f5e9"
  removedLine: "#b5382a"
  removedFill: "#fdebe8"
  movedLine: "#1f5f99"
  movedFill: "#e6f0fb"
  changedLine: "#845600"
  changedFill: "#fdf3dc"

dark:
  background: "#12161c"
  boxFill: "#1f2630"
  boxLine: "#cdd5e0"
  nameText: "#f2f5f9"
  quietText: "#939eac"
  detailText: "#c3ccd8"
  windowFill: "#2a323d"
  viewFill: "#3a3520"
  viewLine: "#c9b25e"
  hiddenLine: "#c9b25e"
  frameText: "#e6ebf2"
  captionText: "#e6ebf2"
  legendText: "#c3ccd8"
  frameFills: ["#18212f", "#2a2019", "#17271d", "#251b2e"]
  frameLines: ["#5f779f", "#9f7b62", "#5f9f72", "#84659f"]
  containment: "#9aa7b8"
  pointer: "#9aa7b8"
  pointerText: "#c3ccd8"
  presented: "#ff8a7a"
  presenting: "#7db8f0"
  request: "#cfa3e0"
  screenFill: "#1f2630"
  screenLine: "#cdd5e0"
  partLine: "#667385"
  barFill: "#3a4554"
  contentFill: "#232c38"
  presentedFill: "#3d2723"
  presentedBarFill: "#5a3730"
  coveredFill: "#12161d"
  coveredBarFill: "#1e242d"
  fadedFill: "#171c23"
  fadedLine: "#46505c"
  fadedText: "#939dab"
  addedLine: "#6fd08c"
  addedFill: "#16301f"
  removedLine: "#ff8a7a"
  removedFill: "#3a1f1c"
  movedLine: "#7db8f0"
  movedFill: "#1a2a3d"
  changedLine: "#e0b050"
  changedFill: "#33290f"

"""#
  }

  /// The text of `Templates/docs.yaml`.
  static var docsYaml: String {
#"""
# The look of a figure in web documentation: larger type, softer lines, the title above and the
# legend below. What is left out here is as in book.yaml.

fonts:
  name: {face: sans, size: 14}
  detail: {face: mono, size: 11}
  pointer: {face: mono, size: 10.5}
  frame: {face: sansBold, size: 13}
  title: {face: sansBold, size: 17}
  caption: {face: sans, size: 14}
  legend: {face: sans, size: 11.5}

box:
  paddingX: 16
  paddingY: 11
  minimumWidth: 116
  minimumWidthWithPointers: 190
  minimumHeight: 42
  maximumTextWidth: 300
  lineWidth: 0.8

frame:
  paddingX: 20
  paddingTop: 38
  paddingBottom: 18
  apart: 24
  lineWidth: 0.7

arrows:
  cornerRadius: 9
  pairOffset: 8
  containment: {width: 1, dash: solid}
  pointer: {width: 0.9, dash: dashed}
  presented: {width: 1.6, dash: solid}
  presenting: {width: 1.6, dash: solid}
  request: {width: 1.6, dash: dashed}

spacing:
  columns: 20
  rows: 22
  tracks: 10
  margin: 10

page:
  title: above
  legend: true

light:
  boxLine: "#8a94a3"
  nameText: "#1f2328"
  quietText: "#656d79"
  detailText: "#525b66"
  windowFill: "#eef1f5"
  viewFill: "#fff8df"
  viewLine: "#c2ad66"
  hiddenLine: "#c2ad66"
  frameText: "#1f2328"
  captionText: "#1f2328"
  legendText: "#525b66"
  frameFills: ["#f4f7fc", "#fcf6f2", "#f3faf5", "#f8f4fc"]
  frameLines: ["#c3d0e6", "#e6d0c3", "#c3e0cc", "#d5c6e6"]
  containment: "#8a94a3"
  pointer: "#8a94a3"
  pointerText: "#525b66"
  presented: "#b5382a"
  presenting: "#1f5f99"
  request: "#7a4a8f"
  barFill: "#dfe5ee"
  coveredFill: "#d5dbe3"
  coveredBarFill: "#cdd4dd"

dark:
  background: "#0d1117"
  boxFill: "#1c222b"
  boxLine: "#6c7886"
  nameText: "#f0f3f6"
  quietText: "#8d98a6"
  detailText: "#b3bdc8"
  windowFill: "#272e38"
  frameText: "#f0f3f6"
  captionText: "#f0f3f6"
  legendText: "#b3bdc8"
  frameFills: ["#131b28", "#231a14", "#122019", "#1e1726"]
  frameLines: ["#34455f", "#5f4836", "#365f43", "#503d60"]
  containment: "#7c8896"
  pointer: "#7c8896"
  pointerText: "#b3bdc8"

"""#
  }

  /// The text of `Templates/mono.yaml`.
  static var monoYaml: String {
#"""
# The look of a figure that is printed, or copied, in black and white: no colour anywhere. Arrows
# are told apart by their lines and heads, families by tints that a copier keeps.
# What is left out here is as in book.yaml.

box:
  lineWidth: 1

frame:
  lineWidth: 0.8

arrows:
  headLength: 8
  # Two kinds of one figure that have the same dash and head differ in width by a factor of 2.5 or more.
  containment: {width: 0.7, dash: solid, head: filled}
  pointer: {width: 0.7, dash: dashed, head: filled}
  presented: {width: 2.2, dash: solid, head: filled}
  presenting: {width: 1.6, dash: dotted, head: hollow}
  request: {width: 1.8, dash: dashed, head: hollow}
  root: {width: 1.8, dash: solid, head: hollow}
  start: {width: 3, dash: solid, head: hollow}
  view: {width: 0.7, dash: dotted, head: filled}
  reference: {width: 0.7, dash: solid, head: hollow}
  weakReference: {width: 0.7, dash: dashed, head: hollow}
  property: {width: 1.8, dash: dotted, head: filled}
  show: {width: 1.2, dash: solid, head: hollow}
  showDetail: {width: 1.2, dash: dashed, head: hollow}
  present: {width: 2.2, dash: solid, head: filled}
  popover: {width: 2.2, dash: dotted, head: filled}
  unwind: {width: 0.7, dash: dashed, head: filled}
  custom: {width: 0.8, dash: dotted, head: filled}
  inferredShow: {width: 1.2, dash: dotted, head: hollow}
  inferredPresent: {width: 1.8, dash: dashed, head: filled}

changes:
  added: {width: 2.6, dash: solid}
  removed: {width: 1.4, dash: dashed}
  moved: {width: 2.2, dash: dotted}
  left: {width: 1.1, dash: dotted}
  changed: {width: 1.6, dash: solid}
  refused: {width: 0.6, dash: dotted}

page:
  legend: true

light:
  boxLine: "#000000"
  quietText: "#000000"
  detailText: "#2b2b2b"
  windowFill: "#dcdcdc"
  viewFill: "#ffffff"
  viewLine: "#000000"
  hiddenLine: "#5a5a5a"
  frameText: "#000000"
  captionText: "#000000"
  legendText: "#2b2b2b"
  # White and three greys in turn, no two neighbours alike; 8, 16 and 22 parts of black in 100.
  frameFills: ["#ffffff", "#d9d9d9", "#ebebeb", "#c9c9c9"]
  frameLines: ["#000000"]
  containment: "#000000"
  pointer: "#000000"
  pointerText: "#1a1a1a"
  presented: "#000000"
  presenting: "#000000"
  request: "#000000"
  screenLine: "#000000"
  partLine: "#808080"
  barFill: "#d2d2d2"
  contentFill: "#f0f0f0"
  presentedFill: "#e0e0e0"
  presentedBarFill: "#c4c4c4"
  coveredFill: "#a8a8a8"
  coveredBarFill: "#989898"
  fadedFill: "#ffffff"
  fadedLine: "#a0a0a0"
  fadedText: "#545454"
  addedLine: "#000000"
  addedFill: "#ffffff"
  removedLine: "#000000"
  removedFill: "#e4e4e4"
  movedLine: "#000000"
  movedFill: "#f4f4f4"
  changedLine: "#000000"
  changedFill: "#ffffff"

dark:
  background: "#000000"
  boxFill: "#000000"
  boxLine: "#ffffff"
  nameText: "#ffffff"
  quietText: "#ffffff"
  detailText: "#d8d8d8"
  windowFill: "#333333"
  viewFill: "#000000"
  viewLine: "#ffffff"
  hiddenLine: "#a8a8a8"
  frameText: "#ffffff"
  captionText: "#ffffff"
  legendText: "#d8d8d8"
  frameFills: ["#000000", "#2e2e2e", "#1a1a1a", "#3a3a3a"]
  frameLines: ["#ffffff"]
  containment: "#ffffff"
  pointer: "#ffffff"
  pointerText: "#e8e8e8"
  presented: "#ffffff"
  presenting: "#ffffff"
  request: "#ffffff"
  screenFill: "#000000"
  screenLine: "#ffffff"
  partLine: "#808080"
  barFill: "#404040"
  contentFill: "#1a1a1a"
  presentedFill: "#303030"
  presentedBarFill: "#484848"
  coveredFill: "#555555"
  coveredBarFill: "#5c5c5c"
  fadedFill: "#000000"
  fadedLine: "#6a6a6a"
  fadedText: "#b4b4b4"
  addedLine: "#ffffff"
  addedFill: "#000000"
  removedLine: "#ffffff"
  removedFill: "#303030"
  movedLine: "#ffffff"
  movedFill: "#1a1a1a"
  changedLine: "#ffffff"
  changedFill: "#000000"

"""#
  }

  /// The text of `Templates/print-mono.yaml`.
  static var printMonoYaml: String {
#"""
# The look of a figure in a book that is printed in black and white: that of print, without colour.
# Arrows are told apart as in mono.yaml.

extends: [print, mono]

box:
  lineWidth: 0.8

frame:
  lineWidth: 0.7

arrows:
  presented: {width: 1.9, dash: solid, head: filled}

"""#
  }

  /// The text of `Templates/print.yaml`.
  static var printYaml: String {
#"""
# The look of a figure in a printed book, between lines of 10 points: small type, thin lines, little
# room. Lengths are for names of 12 points; the size makes all of them smaller. What is left out here
# is as in book.yaml.

size: 8.5

fonts:
  detail: {face: mono, size: 10}
  pointer: {face: mono, size: 10}
  frame: {face: sans, size: 11.5}
  legend: {face: sans, size: 10.5}

box:
  paddingX: 10
  paddingY: 6
  minimumWidth: 70
  minimumWidthWithPointers: 160       # room for straight arrows in both directions
  minimumHeight: 28
  maximumTextWidth: 240
  lineWidth: 0.8

frame:
  paddingX: 12
  paddingTop: 28
  paddingBottom: 11
  apart: 17
  lineWidth: 0.7

arrows:
  cornerRadius: 6
  pairOffset: 6
  containment: {width: 0.8, dash: solid}
  root: {width: 0.8, dash: solid}
  pointer: {width: 0.8, dash: dashed}
  presented: {width: 1.2, dash: solid}
  presenting: {width: 1.2, dash: solid}
  request: {width: 1.2, dash: dashed}

spacing:
  columns: 13
  rows: 15
  tracks: 9
  margin: 3

"""#
  }

  /// The text of `Templates/slide.yaml`.
  static var slideYaml: String {
#"""
# The look of a figure on a slide: a transparent page of 16 to 9, large type, few pointers.
# What is left out here is as in book.yaml.
#
# A picture on a slide does not know whether the slide is white or black, so the light theme reads
# on both: what stands on the slide itself (title, caption, and the arrows between families with
# their labels) has colours halfway, at least 4.5 : 1 on white and on black alike, and all else
# stands on the white of a frame or a box. With --theme dark the frames are dark and the letters
# bright: for black slides only.

fonts:
  name: {face: sans, size: 20}
  detail: {face: sans, size: 15}
  pointer: {face: sans, size: 15}
  frame: {face: sansBold, size: 17}
  title: {face: sansBold, size: 28}
  caption: {face: sans, size: 22}
  legend: {face: sans, size: 15}

box:
  paddingX: 18
  paddingY: 13
  minimumWidth: 140
  minimumWidthWithPointers: 240
  minimumHeight: 54
  maximumTextWidth: 340
  lineWidth: 1.8

frame:
  paddingX: 22
  paddingTop: 44
  paddingBottom: 22
  apart: 28
  lineWidth: 1.6

arrows:
  headLength: 12
  cornerRadius: 11
  pairOffset: 11
  containment: {width: 1.8, dash: solid}
  pointer: {width: 1.6, dash: dashed}
  presented: {width: 2.8, dash: solid}
  presenting: {width: 2.8, dash: solid}
  request: {width: 2.6, dash: dashed}
  root: {width: 1.8, dash: solid}
  start: {width: 4, dash: solid}
  view: {width: 1.8, dash: solid}
  call: {width: 2.8, dash: solid}
  automaticCall: {width: 1.8, dash: dashed}
  lifeline: {width: 1.6, dash: dotted}

changes:
  added: {width: 3.6, dash: solid}
  removed: {width: 2.6, dash: dashed}
  moved: {width: 3.2, dash: dotted}
  left: {width: 1.8, dash: dotted}
  changed: {width: 2.8, dash: solid}

spacing:
  columns: 24
  rows: 30
  tracks: 14
  label: 6
  margin: 16

page:
  title: above
  caption: below
  legend: false
  aspectRatio: 1.7778
  smallestText: 12

pointers: families

light:
  background: none
  boxFill: "#eef3fb"
  boxLine: "#31507f"
  nameText: "#000000"
  quietText: "#5e6672"
  detailText: "#36404d"
  windowFill: "#e4e8ee"
  viewFill: "#fff6d6"
  viewLine: "#a08a3c"
  hiddenLine: "#a08a3c"
  frameText: "#1a1a1a"
  captionText: "#6d7685"
  legendText: "#6d7685"
  frameFills: ["#ffffff"]
  frameLines: ["#6a86b8", "#b88060", "#5f9f72", "#9370b0"]
  containment: "#6d7685"
  pointer: "#6d7685"
  pointerText: "#6d7685"
  presented: "#da381f"
  presenting: "#1778cc"
  request: "#a255be"
  screenFill: "#ffffff"
  screenLine: "#1a1a1a"
  partLine: "#8d98a8"
  barFill: "#d6dde8"
  contentFill: "#eef3fb"
  presentedFill: "#fbe9e3"
  presentedBarFill: "#f5cfc3"
  coveredFill: "#c6ccd5"
  coveredBarFill: "#b7bfca"
  fadedFill: "#ffffff"
  fadedLine: "#b4bac4"
  fadedText: "#757575"
  addedLine: "#18873d"
  addedFill: "#e4f5e9"
  removedLine: "#d4412d"
  removedFill: "#fdebe8"
  movedLine: "#2878c4"
  movedFill: "#e6f0fb"
  changedLine: "#9f6b08"
  changedFill: "#fdf3dc"

dark:
  background: none
  boxFill: "#26303d"
  boxLine: "#cdd5e0"
  nameText: "#f2f5f9"
  quietText: "#9aa5b3"
  detailText: "#c3ccd8"
  windowFill: "#2a323d"
  viewFill: "#3a3520"
  viewLine: "#c9b25e"
  hiddenLine: "#c9b25e"
  frameText: "#e6ebf2"
  captionText: "#e6ebf2"
  legendText: "#c3ccd8"
  frameFills: ["#18212f", "#2a2019", "#17271d", "#251b2e"]
  frameLines: ["#5f779f", "#9f7b62", "#5f9f72", "#84659f"]
  containment: "#9aa7b8"
  pointer: "#9aa7b8"
  pointerText: "#c3ccd8"
  presented: "#ff8a7a"
  presenting: "#7db8f0"
  request: "#cfa3e0"
  screenFill: "#1f2630"
  screenLine: "#cdd5e0"
  partLine: "#667385"
  barFill: "#3a4554"
  contentFill: "#232c38"
  presentedFill: "#3d2723"
  presentedBarFill: "#5a3730"
  coveredFill: "#12161d"
  coveredBarFill: "#1e242d"
  fadedFill: "#171c23"
  fadedLine: "#46505c"
  fadedText: "#939dab"
  addedLine: "#6fd08c"
  addedFill: "#16301f"
  removedLine: "#ff8a7a"
  removedFill: "#3a1f1c"
  movedLine: "#7db8f0"
  movedFill: "#1a2a3d"
  changedLine: "#e0b050"
  changedFill: "#33290f"

"""#
  }
}
