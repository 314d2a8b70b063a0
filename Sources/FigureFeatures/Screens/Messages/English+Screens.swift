import VCSource

extension English {
  func text(of fault: Message.Screens) -> String {
    switch fault {
    case .imageOutside(let path): "the image \(quoted(path)) is outside the repository"
    case .unreadableImage(let path, let reason):
      "cannot read the image \(quoted(path)): \(reason[.en] ?? "")"
    case .notAnImage(let path): "\(quoted(path)) is neither a PNG nor a JPEG"
    case .damagedImage(let path): "the image \(quoted(path)) is truncated or damaged"
    case .unusualImage(let path):
      "\(quoted(path)) is a JPEG that some programs don't show; convert it to PNG"
    case .tooManyImagePixels(let path, let width, let height, let millions):
      "the image \(quoted(path)) has \(width) × \(height) pixels, and the limit is \(millions) million"
    case .imageTooLarge(let path, let megabytes):
      "the image \(quoted(path)) exceeds the limit of \(megabytes) MB"
    case .imagesTooLarge(let path, let megabytes):
      "with \(quoted(path)), all images exceed the limit of \(megabytes) MB"
    case .imageTooLong(let path, let width, let height, let limit):
      "the image \(quoted(path)) has \(width) × \(height) pixels, and the limit for a side is \(limit)"
    case .imagesHaveTooManyPixels(let path, let millions):
      "with \(quoted(path)), all images exceed the limit of \(millions) million pixels; make them smaller"
    case .noJPEG(let path, let format):
      "\(quoted(path)) is a JPEG, which \(format) doesn't show; convert it to PNG"
    }
  }
}
