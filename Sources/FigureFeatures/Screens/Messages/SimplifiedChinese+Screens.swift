import VCSource

extension SimplifiedChinese {
  func text(of fault: Message.Screens) -> String {
    switch fault {
    case .imageOutside(let path): "图片\(quoted(path))在仓库之外"
    case .unreadableImage(let path, let reason): "无法读取图片\(quoted(path))：\(reason[.zhHans] ?? "")"
    case .notAnImage(let path): "\(quoted(path))既不是 PNG，也不是 JPEG"
    case .damagedImage(let path): "图片\(quoted(path))不完整或已损坏"
    case .unusualImage(let path): "\(quoted(path))是有些程序无法显示的 JPEG；请转换成 PNG"
    case .tooManyImagePixels(let path, let width, let height, let millions):
      "图片\(quoted(path))有 \(width) × \(height) 个像素，上限是 \(millions) 百万像素"
    case .imageTooLarge(let path, let megabytes): "图片\(quoted(path))超过 \(megabytes) MB 的上限"
    case .imagesTooLarge(let path, let megabytes):
      "加上\(quoted(path))，所有图片的总大小超过 \(megabytes) MB 的上限"
    case .imageTooLong(let path, let width, let height, let limit):
      "图片\(quoted(path))有 \(width) × \(height) 个像素，每边的上限是 \(limit)"
    case .imagesHaveTooManyPixels(let path, let millions):
      "加上\(quoted(path))，所有图片超过 \(millions) 百万像素的总上限；请缩小图片"
    case .noJPEG(let path, let format): "\(quoted(path))是 JPEG，\(format) 无法显示；请转换成 PNG"
    }
  }
}
