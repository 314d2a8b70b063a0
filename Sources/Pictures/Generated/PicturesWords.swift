// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// A character, by its number if it cannot be quoted.
  package static func character(character: (any RoleValue)?, number: (any RoleValue)?) -> Words {
    Words(
      "character", "{character?'{character}'|{number}}",
      "{character?“{character}”|{number}}",
      ["character": character.role, "number": number.role])
  }

  package static func fontPackage(debian: (any RoleValue)?, homebrew: (any RoleValue)?) -> Words {
    Words(
      "fontPackage", "{debian} (Debian) or {homebrew} (Homebrew)",
      "{debian}（Debian）或{homebrew}（Homebrew）",
      ["debian": debian.role, "homebrew": homebrew.role])
  }
}

extension Message {
  /// A text's contrast to its ground, by their keys, is below the 4.5 that WCAG requires.
  package static func faintText(text: (any RoleValue)?, ground: (any RoleValue)?, contrast: (any RoleValue)?) -> Message {
    Message(Words(
      "faintText", "'{text}' is hard to read on '{ground}': their contrast is {contrast}, and text needs 4.5",
      "“{text}”在“{ground}”上难以辨认：两者的对比度为{contrast}，文字需要 4.5",
      ["text": text.role, "ground": ground.role, "contrast": contrast.role]))
  }

  /// An option doesn't change figures of a kind.
  package static func ignoredOption(option: (any RoleValue)?, kind: (any RoleValue)?) -> Message {
    Message(Words(
      "ignoredOption", "--{option} doesn't change the figure '{kind}'",
      "--{option}对“{kind}”图没有作用",
      ["option": option.role, "kind": kind.role]))
  }

  /// No installed font shows these characters of a script; the fonts to install.
  package static func missingCharacters(characters: (any RoleValue)?, more: (any RoleValue)?, package: (any RoleValue)?) -> Message {
    Message(Words(
      "missingCharacters", "no installed font shows {characters:enumerated}{more? and {more} more}{package?; install {package}}",
      "已安装的字体都无法显示以下字符：{characters:enumerated}{more?，以及另外{more}个}{package?；请安装{package}}",
      ["characters": characters.role, "more": more.role, "package": package.role]))
  }

  /// The key's list of colours is empty.
  package static func noColors(key: (any RoleValue)?) -> Message {
    Message(Words(
      "noColors", "'{key}' needs at least one colour",
      "“{key}”至少需要一种颜色",
      ["key": key.role]))
  }

  /// The key's list of fonts is empty.
  package static func noFonts(key: (any RoleValue)?) -> Message {
    Message(Words(
      "noFonts", "'{key}' needs at least one font",
      "“{key}”至少需要一种字体",
      ["key": key.role]))
  }

  /// A picture's pixels don't fit into memory; the largest possible scale, nil for none.
  package static func noMemoryForPixels(width: (any RoleValue)?, height: (any RoleValue)?, scale: (any RoleValue)?) -> Message {
    Message(Words(
      "noMemoryForPixels", "there is no memory for a PNG of {width} × {height} pixels; {scale?--scale {scale} would do, or }draw it as SVG or PDF",
      "内存不足以绘制{width} × {height}像素的 PNG；{scale?可以使用 --scale {scale}，或者|请}输出为 SVG 或 PDF",
      ["width": width.role, "height": height.role, "scale": scale.role]))
  }

  /// Fonts of another language show the Han of a Chinese figure.
  package static func noneForChinese(package: (any RoleValue)?) -> Message {
    Message(Words(
      "noneForChinese", "no installed font is for Simplified Chinese, so Han has the forms of another language; install {package}",
      "没有安装简体中文字体，因此汉字会显示为其他语言的字形；请安装{package}",
      ["package": package.role]))
  }

  /// The machine has no fonts; those to install.
  package static func noneInstalled(package: (any RoleValue)?) -> Message {
    Message(Words(
      "noneInstalled", "no font is installed, and every letter would be an empty square; install {package}",
      "没有安装任何字体，所有字符都会显示为空方框；请安装{package}",
      ["package": package.role]))
  }

  /// A template names a file that is not a font.
  package static func notAFont(file: (any RoleValue)?) -> Message {
    Message(Words(
      "notAFont", "'{file}' is no TrueType or OpenType font",
      "“{file}”不是 TrueType 或 OpenType 字体",
      ["file": file.role]))
  }

  /// A figure of a kind shows only a sentence.
  package static func nothingToShow(kind: (any RoleValue)?) -> Message {
    Message(Words(
      "nothingToShow", "the figure '{kind}' has nothing to draw of this description, and is only a sentence",
      "这份描述没有“{kind}”图可画的内容，图中只有一句话",
      ["kind": kind.role]))
  }

  /// A template names a font family that is not installed.
  package static func notInstalled(family: (any RoleValue)?) -> Message {
    Message(Words(
      "notInstalled", #"the font '{family}' is not installed, so texts are measured as in Liberation; name its file: --font sans=<file>, or \{family: {family}, file: …\} in the template"#,
      #"没有安装字体“{family}”，文字按 Liberation 的宽度测量；请写出字体文件：--font sans=<file>，或在模板中写 \{family: {family}, file: …\}"#,
      ["family": family.role]))
  }

  /// A PDF's page is longer on a side than cairo draws, in points.
  package static func pageTooLarge(width: (any RoleValue)?, height: (any RoleValue)?, limit: (any RoleValue)?) -> Message {
    Message(Words(
      "pageTooLarge", "a PDF page of {width} × {height} points cannot be drawn, {limit} is the most; draw it as SVG, or fit it to a page with --page",
      "无法绘制{width} × {height} pt 的 PDF 页面，每边最多{limit} pt；请输出为 SVG，或用 --page 适配页面",
      ["width": width.role, "height": height.role, "limit": limit.role]))
  }

  /// A picture has more pixels on a side than cairo supports; the largest possible scale, nil for none.
  package static func tooManyPixels(width: (any RoleValue)?, height: (any RoleValue)?, limit: (any RoleValue)?, scale: (any RoleValue)?) -> Message {
    Message(Words(
      "tooManyPixels", "a PNG of {width} × {height} pixels cannot be drawn, {limit} is the most; {scale?--scale {scale} would do, or }draw it as SVG or PDF",
      "无法绘制{width} × {height}像素的 PNG，每边最多{limit}像素；{scale?可以使用 --scale {scale}，或者|请}输出为 SVG 或 PDF",
      ["width": width.role, "height": height.role, "limit": limit.role, "scale": scale.role]))
  }

  /// A font file can't be read: the file, and the reason in each language.
  package static func unreadable(file: (any RoleValue)?, reason: (any RoleValue)?) -> Message {
    Message(Words(
      "unreadable", "the font '{file}' cannot be read: {reason}",
      "无法读取字体“{file}”：{reason}",
      ["file": file.role, "reason": reason.role]))
  }
}
