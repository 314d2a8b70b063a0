import VCSource

extension SimplifiedChinese {
  /// The help of `template`, and what `help templates` says of each template.
  static let templateHelp = [
    "print a template to start your own from": "打印一个模板，供你修改",
    "List the templates, or print one to start from.": "列出模板，或打印一个供你修改。",
    "The template to print; without it, the names are listed.": "要打印的模板；不写时列出名称。",
    "TEMPLATES:": "模板：",
    "'vcdiagram template <name>' prints one to start your own from.":
      "“vcdiagram template <name>”打印一个，供你修改。",
    "The look of a book's figure.": "书中的图的外观。",
    """
    The look of a figure in web documentation: larger type, softer lines, the title above and the \
    legend below.
    """: "网页文档中的图的外观：字较大，线条较柔和，标题在上方，图例在下方。",
    """
    The look of a figure on a slide: a transparent page of 16 to 9, large type, few pointers.
    """: "幻灯片上的图的外观：16:9 的透明页面，字大，指针少。",
    """
    The look of a figure that is printed, or copied, in black and white: no colour anywhere.
    """: "黑白打印或复印的图的外观：完全不用颜色。",
    """
    The look of a figure in a printed book, between lines of 10 points: small type, thin lines, \
    little room.
    """: "印刷书籍中、10 pt 正文之间的图的外观：字小，线细，留白少。",
    """
    The look of a figure in a book that is printed in black and white: that of print, without colour.
    """: "黑白印刷书籍中的图的外观：与 print 相同，但不用颜色。",
    """
    The look of a blueprint: white and cyan lines on blue, square corners, letters of one width.
    """: "蓝图的外观：蓝底，白色和青色的线条，直角，等宽字母。",
  ]
}
