public enum FigureTemplates { public static var book: [UInt8] { PackageResources.book_yaml } }
