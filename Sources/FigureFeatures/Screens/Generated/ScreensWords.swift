// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
}

extension Message {
  /// A file or its pixels end early, a checksum is wrong, or the pixels are no compressed data.
  package static func damagedImage(path: (any RoleValue)?) -> Message {
    Message(Words(
      "damagedImage", "the image {path:quoted} is truncated or damaged",
      "图片{path:quoted}不完整或已损坏",
      ["path": path.role]))
  }

  /// A path leads out of the repository.
  package static func imageOutside(path: (any RoleValue)?) -> Message {
    Message(Words(
      "imageOutside", "the image {path:quoted} is outside the repository",
      "图片{path:quoted}在仓库之外",
      ["path": path.role]))
  }

  /// The images before this one have the most pixels that a figure takes.
  package static func imagesHaveTooManyPixels(path: (any RoleValue)?, millions: (any RoleValue)?) -> Message {
    Message(Words(
      "imagesHaveTooManyPixels", "with {path:quoted}, all images exceed the limit of {millions} million pixels; make them smaller",
      "加上{path:quoted}，所有图片的像素总数超过{millions}00 万的上限；请缩小图片",
      ["path": path.role, "millions": millions.role]))
  }

  /// The images before this one have the most bytes that a figure takes.
  package static func imagesTooLarge(path: (any RoleValue)?, megabytes: (any RoleValue)?) -> Message {
    Message(Words(
      "imagesTooLarge", "with {path:quoted}, all images exceed the limit of {megabytes} MB",
      "加上{path:quoted}，所有图片的总大小超过{megabytes} MB 的上限",
      ["path": path.role, "megabytes": megabytes.role]))
  }

  package static func imageTooLarge(path: (any RoleValue)?, megabytes: (any RoleValue)?) -> Message {
    Message(Words(
      "imageTooLarge", "the image {path:quoted} exceeds the limit of {megabytes} MB",
      "图片{path:quoted}超过{megabytes} MB 的上限",
      ["path": path.role, "megabytes": megabytes.role]))
  }

  /// A side is longer than what is drawn.
  package static func imageTooLong(path: (any RoleValue)?, width: (any RoleValue)?, height: (any RoleValue)?, limit: (any RoleValue)?) -> Message {
    Message(Words(
      "imageTooLong", "the image {path:quoted} has {width} × {height} pixels, and the limit for a side is {limit}",
      "图片{path:quoted}为{width} × {height}像素，每边的上限是{limit}像素",
      ["path": path.role, "width": width.role, "height": height.role, "limit": limit.role]))
  }

  /// A format shows no JPEG.
  package static func noJPEG(path: (any RoleValue)?, format: (any RoleValue)?) -> Message {
    Message(Words(
      "noJPEG", "{path:quoted} is a JPEG, which {format} doesn't show; convert it to PNG",
      "{path:quoted}是 JPEG，{format}无法显示；请转换成 PNG",
      ["path": path.role, "format": format.role]))
  }

  /// A file begins as neither PNG nor JPEG does.
  package static func notAnImage(path: (any RoleValue)?) -> Message {
    Message(Words(
      "notAnImage", "{path:quoted} is neither a PNG nor a JPEG",
      "{path:quoted}既不是 PNG，也不是 JPEG",
      ["path": path.role]))
  }

  package static func tooManyImagePixels(path: (any RoleValue)?, width: (any RoleValue)?, height: (any RoleValue)?, millions: (any RoleValue)?) -> Message {
    Message(Words(
      "tooManyImagePixels", "the image {path:quoted} has {width} × {height} pixels, and the limit is {millions} million",
      "图片{path:quoted}为{width} × {height}像素，上限是{millions}00 万像素",
      ["path": path.role, "width": width.role, "height": height.role, "millions": millions.role]))
  }

  /// A file can't be read; the reason in each language.
  package static func unreadableImage(path: (any RoleValue)?, reason: (any RoleValue)?) -> Message {
    Message(Words(
      "unreadableImage", "cannot read the image {path:quoted}: {reason}",
      "无法读取图片{path:quoted}：{reason}",
      ["path": path.role, "reason": reason.role]))
  }

  /// A JPEG that browsers or presentation programs don't show.
  package static func unusualImage(path: (any RoleValue)?) -> Message {
    Message(Words(
      "unusualImage", "{path:quoted} is a JPEG that some programs don't show; convert it to PNG",
      "{path:quoted}是有些程序无法显示的 JPEG；请转换成 PNG",
      ["path": path.role]))
  }
}
