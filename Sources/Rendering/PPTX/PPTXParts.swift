import Diagnostics
import Pictures
import TextFormats

/// The parts of a presentation that are nearly the same in each (ECMA-376, part 1).
enum PPTXParts {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"

  private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006"
  private static let namespaces =
    "xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" xmlns:r=\"\(office)\" "
    + "xmlns:p=\"http://schemas.openxmlformats.org/presentationml/2006/main\""

  // MARK: The package

  static let application =
    "<Properties xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/extended-properties\">"
    + "<Application>vcdiagram</Application></Properties>"

  static func properties(title: String) -> String {
    "<cp:coreProperties xmlns:cp=\"\(package)/metadata/core-properties\" "
      + "xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>\(XMLWriter.escaped(title))</dc:title>"
      + "</cp:coreProperties>"
  }

  /// - Parameter links: what is outside the file, numbered after the targets.
  static func relationships(
    _ targets: [(type: String, path: String)], links: [String] = []
  ) -> String {
    let external = links.enumerated().map { number, link in
      "<Relationship Id=\"rId\(targets.count + number + 1)\" Type=\"\(office)/hyperlink\" "
        + "Target=\"\(XMLWriter.escaped(link))\" TargetMode=\"External\"/>"
    }
    let lines = targets.enumerated().map { number, target in
      let base = target.type.hasPrefix("metadata/") ? "\(package)/relationships" : office
      return "<Relationship Id=\"rId\(number + 1)\" Type=\"\(base)/\(target.type)\" "
        + "Target=\"\(target.path)\"/>"
    }
    return
      "<Relationships xmlns=\"\(package)/relationships\">\((lines + external).concatenated())</Relationships>"
  }

  static func contentTypes(slides count: Int) -> String {
    let main = "application/vnd.openxmlformats-officedocument.presentationml"
    var types = [
      (
        "/docProps/app.xml", "application/vnd.openxmlformats-officedocument.extended-properties+xml"
      ),
      ("/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
      ("/ppt/presentation.xml", "\(main).presentation.main+xml"),
      ("/ppt/slideMasters/slideMaster1.xml", "\(main).slideMaster+xml"),
      ("/ppt/slideLayouts/slideLayout1.xml", "\(main).slideLayout+xml"),
      ("/ppt/notesMasters/notesMaster1.xml", "\(main).notesMaster+xml"),
      ("/ppt/theme/theme1.xml", "application/vnd.openxmlformats-officedocument.theme+xml"),
      ("/ppt/theme/theme2.xml", "application/vnd.openxmlformats-officedocument.theme+xml"),
    ]
    for number in 1...count {
      types.append(("/ppt/slides/slide\(number).xml", "\(main).slide+xml"))
      types.append(("/ppt/notesSlides/notesSlide\(number).xml", "\(main).notesSlide+xml"))
    }
    return "<Types xmlns=\"\(package)/content-types\"><Default Extension=\"rels\" "
      + "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
      + "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
      + types.map { "<Override PartName=\"\($0.0)\" ContentType=\"\($0.1)\"/>" }.concatenated()
      + "</Types>"
  }

  static func presentation(slides count: Int) -> String {
    // The first three relationships are the masters' and the theme's.
    let ids = (0..<count).map { "<p:sldId id=\"\(256 + $0)\" r:id=\"rId\($0 + 4)\"/>" }
    let (width, height) = PPTXSlide.size
    return "<p:presentation \(namespaces)><p:sldMasterIdLst><p:sldMasterId id=\"2147483648\" "
      + "r:id=\"rId1\"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id=\"rId2\"/>"
      + "</p:notesMasterIdLst><p:sldIdLst>\(ids.concatenated())</p:sldIdLst>"
      + "<p:sldSz cx=\"\(width)\" cy=\"\(height)\"/><p:notesSz cx=\"6858000\" cy=\"9144000\"/>"
      + "</p:presentation>"
  }

  // MARK: Masters

  private static let group =
    "<p:nvGrpSpPr><p:cNvPr id=\"1\" name=\"\"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>"
    + "<a:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"0\" cy=\"0\"/><a:chOff x=\"0\" y=\"0\"/>"
    + "<a:chExt cx=\"0\" cy=\"0\"/></a:xfrm></p:grpSpPr>"
  private static let background =
    "<p:bg><p:bgPr><a:solidFill><a:schemeClr val=\"bg1\"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>"
  private static let colorMap =
    "<p:clrMap bg1=\"lt1\" tx1=\"dk1\" bg2=\"lt2\" tx2=\"dk2\" accent1=\"accent1\" accent2=\"accent2\" "
    + "accent3=\"accent3\" accent4=\"accent4\" accent5=\"accent5\" accent6=\"accent6\" "
    + "hlink=\"hlink\" folHlink=\"folHlink\"/>"
  private static let sameColors =
    "<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>"

  static let slideMaster =
    "<p:sldMaster \(namespaces)><p:cSld>\(background)<p:spTree>\(group)\(placeholders)</p:spTree>"
    + "</p:cSld>\(colorMap)"
    + "<p:sldLayoutIdLst><p:sldLayoutId id=\"2147483649\" r:id=\"rId1\"/></p:sldLayoutIdLst>"
    + "</p:sldMaster>"

  static let slideLayout =
    "<p:sldLayout \(namespaces) type=\"titleOnly\"><p:cSld name=\"Figure\"><p:spTree>\(group)"
    + "\(placeholders)</p:spTree></p:cSld>\(sameColors)</p:sldLayout>"

  /// A title, which every slide places itself, and the slide's number in the lower right corner.
  private static let placeholders =
    placeholder(
      2, "title", "x=\"609600\" y=\"228600\"", "cx=\"10972800\" cy=\"609600\"",
      "<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang=\"en-US\"/></a:p></p:txBody>")
    + placeholder(
      4, "sldNum", "x=\"10972800\" y=\"6477000\"", "cx=\"1066800\" cy=\"304800\"", numberText(1))

  private static func numberText(_ number: Int) -> String {
    "<p:txBody><a:bodyPr anchor=\"ctr\"/><a:lstStyle/><a:p><a:pPr algn=\"r\"/><a:fld "
      + "id=\"{7B1F5A52-6C1D-4E0B-9C55-3D0E8A1C2F10}\" type=\"slidenum\"><a:rPr lang=\"en-US\" "
      + "sz=\"1200\"><a:latin typeface=\"+mn-lt\"/></a:rPr><a:t>\(number)</a:t></a:fld></a:p></p:txBody>"
  }

  static func slideNumber(_ number: Int, shape: Int) -> String {
    "<p:sp><p:nvSpPr><p:cNvPr id=\"\(shape)\" name=\"Slide Number\"/><p:cNvSpPr><a:spLocks noGrp=\"1\"/>"
      + "</p:cNvSpPr><p:nvPr><p:ph type=\"sldNum\" idx=\"2\"/></p:nvPr></p:nvSpPr><p:spPr/>"
      + "\(numberText(number))</p:sp>\n"
  }

  /// With the slide's picture above its notes, for print.
  static let notesMaster =
    "<p:notesMaster \(namespaces)><p:cSld><p:bg><p:bgRef idx=\"1001\"><a:schemeClr val=\"bg1\"/>"
    + "</p:bgRef></p:bg><p:spTree>\(group)"
    + placeholder(2, "sldImg", "x=\"685800\" y=\"1143000\"", "cx=\"5486400\" cy=\"3086100\"", "")
    + placeholder(
      3, "body", "x=\"685800\" y=\"4400550\"", "cx=\"5486400\" cy=\"3600450\"",
      "<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang=\"en-US\"/></a:p></p:txBody>")
    + "</p:spTree></p:cSld>\(colorMap)</p:notesMaster>"

  private static func placeholder(
    _ number: Int, _ type: String, _ place: String, _ size: String, _ text: String
  ) -> String {
    let locks =
      type == "sldImg"
      ? "<p:cNvSpPr><a:spLocks noGrp=\"1\" noRot=\"1\" noChangeAspect=\"1\"/></p:cNvSpPr>"
      : "<p:cNvSpPr><a:spLocks noGrp=\"1\"/></p:cNvSpPr>"
    return "<p:sp><p:nvSpPr><p:cNvPr id=\"\(number)\" name=\"\(type)\"/>\(locks)<p:nvPr>"
      + "<p:ph type=\"\(type)\"\(number > 2 ? " idx=\"\(number - 2)\"" : "")/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off \(place)/>"
      + "<a:ext \(size)/></a:xfrm><a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom></p:spPr>\(text)"
      + "</p:sp>"
  }

  // MARK: Slides

  static func slide(_ shapes: String, hasTransition: Bool) -> String {
    "<p:sld \(namespaces)><p:cSld><p:spTree>\(group)\n\(shapes)</p:spTree></p:cSld>\(sameColors)"
      + "\(hasTransition ? transition : "")</p:sld>"
  }

  /// Morph, and a fade for programs that do not know it.
  private static let transition =
    "<mc:AlternateContent xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\">"
    + "<mc:Choice xmlns:p159=\"http://schemas.microsoft.com/office/powerpoint/2015/09/main\" "
    + "Requires=\"p159\"><p:transition spd=\"slow\" "
    + "xmlns:p14=\"http://schemas.microsoft.com/office/powerpoint/2010/main\" p14:dur=\"1000\">"
    + "<p159:morph option=\"byObject\"/></p:transition></mc:Choice><mc:Fallback>"
    + "<p:transition spd=\"slow\"><p:fade/></p:transition></mc:Fallback></mc:AlternateContent>"

  static func notes(_ text: String) -> String {
    let paragraphs = text.split(separator: "\n").map {
      "<a:p><a:r><a:rPr lang=\"en-US\"/><a:t>\(XMLWriter.escaped(String($0)))</a:t></a:r></a:p>"
    }
    let body =
      paragraphs.isEmpty ? "<a:p><a:endParaRPr lang=\"en-US\"/></a:p>" : paragraphs.concatenated()
    return "<p:notes \(namespaces)><p:cSld><p:spTree>\(group)<p:sp><p:nvSpPr><p:cNvPr id=\"2\" "
      + "name=\"sldImg\"/><p:cNvSpPr><a:spLocks noGrp=\"1\" noRot=\"1\" noChangeAspect=\"1\"/>"
      + "</p:cNvSpPr><p:nvPr><p:ph type=\"sldImg\"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp><p:sp>"
      + "<p:nvSpPr><p:cNvPr id=\"3\" name=\"body\"/><p:cNvSpPr><a:spLocks noGrp=\"1\"/></p:cNvSpPr>"
      + "<p:nvPr><p:ph type=\"body\" idx=\"1\"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>"
      + "<a:lstStyle/>\(body)</p:txBody></p:sp></p:spTree></p:cSld>\(sameColors)</p:notes>"
  }

  // MARK: The theme

  static func theme(_ colors: PPTXColors, _ fonts: Look.Fonts) -> String {
    let scheme = colors.scheme.map {
      "<a:\($0.name)><a:srgbClr val=\"\($0.color)\"/></a:\($0.name)>"
    }
    let sans = XMLWriter.escaped(fonts.sans.first ?? "Helvetica")
    let font = "<a:latin typeface=\"\(sans)\"/><a:ea typeface=\"\"/><a:cs typeface=\"\"/>"
    let fill = "<a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill>"
    let line = "<a:ln w=\"9525\">\(fill)<a:prstDash val=\"solid\"/></a:ln>"
    let effect = "<a:effectStyle><a:effectLst/></a:effectStyle>"
    func three(_ text: String) -> String { text + text + text }
    return "<a:theme xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "
      + "name=\"vcdiagram\"><a:themeElements><a:clrScheme name=\"vcdiagram\">\(scheme.concatenated())"
      + "</a:clrScheme><a:fontScheme name=\"vcdiagram\"><a:majorFont>\(font)</a:majorFont><a:minorFont>"
      + "\(font)</a:minorFont></a:fontScheme><a:fmtScheme name=\"vcdiagram\"><a:fillStyleLst>"
      + "\(three(fill))</a:fillStyleLst><a:lnStyleLst>\(three(line))</a:lnStyleLst><a:effectStyleLst>"
      + "\(three(effect))</a:effectStyleLst><a:bgFillStyleLst>\(three(fill))</a:bgFillStyleLst>"
      + "</a:fmtScheme></a:themeElements></a:theme>"
  }
}
