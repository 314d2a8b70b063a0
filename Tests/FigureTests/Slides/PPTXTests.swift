import Foundation
import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCTestSupport

/// A presentation, as Python's reader of archives and XML sees it.
@Suite(
  .enabled(
    if: InstalledProgram.isInstalled("python3"), "there is no Python: its tests are left out"))
struct `A presentation` {
  /// What the script below prints of a file: a line for each slide.
  private static let script = """
    import sys, zipfile, xml.etree.ElementTree as tree
    archive = zipfile.ZipFile('a.pptx')
    assert archive.testzip() is None
    names = archive.namelist()
    assert len(set(names)) == len(names)
    parts = {name: tree.fromstring(archive.read(name)) for name in names}
    types = parts['[Content_Types].xml']
    listed = {e.get('PartName')[1:] for e in types if e.tag.endswith('Override')}
    assert listed == {n for n in names if not n.endswith('.rels') and n[0] != '['}, listed
    for name in names:
        if not name.endswith('.rels'): continue
        folder = name.split('_rels/')[0]
        for relationship in parts[name]:
            path = []
            for piece in (folder + relationship.get('Target')).split('/'):
                if piece == '..': path.pop()
                else: path.append(piece)
            assert '/'.join(path) in names, (name, path)
    a = '{http://schemas.openxmlformats.org/drawingml/2006/main}'
    p = '{http://schemas.openxmlformats.org/presentationml/2006/main}'
    number = 1
    while f'ppt/slides/slide{number}.xml' in names:
        slide = parts[f'ppt/slides/slide{number}.xml']
        def kind(shape): return [ph.get('type') for ph in shape.iter(p + 'ph')]
        all = [e for e in slide.find(f'.//{p}spTree') if e.tag in (p + 'sp', p + 'cxnSp')]
        shapes = [s for s in all if kind(s) != ['sldNum']]
        numbers = [t.text for s in all if s not in shapes for t in s.iter(a + 't')]
        assert numbers == ([str(number)] if number > 1 else []), numbers
        titles = [s for s in shapes if kind(s) == ['title']]
        assert len(titles) <= 1 and all[0].tag == p + 'sp'
        ids = [s.find(f'.//{p}cNvPr') for s in shapes]
        assert len({i.get('id') for i in ids}) == len(ids)
        assert len({i.get('name') for i in ids}) == len(ids)
        for extent in slide.iter(a + 'ext'):
            assert int(extent.get('cx')) >= 0 and int(extent.get('cy')) >= 0
        for shape in shapes:
            place, extent = shape.find(f'.//{a}off'), shape.find(f'.//{a}ext')
            x, y = int(place.get('x')), int(place.get('y'))
            assert x >= 0 and x + int(extent.get('cx')) <= 12192000, ids
            assert y >= 0 and y + int(extent.get('cy')) <= 6858000, ids
        # A connector's end is at the site that it is glued to, of a shape that is there.
        by_id = {s.find(f'.//{p}cNvPr').get('id'): s for s in shapes}
        for shape in shapes:
            if shape.tag != p + 'cxnSp': continue
            frame, place, extent = (shape.find(f'.//{a}{n}') for n in ('xfrm', 'off', 'ext'))
            for name, is_end in (('stCxn', False), ('endCxn', True)):
                glue = shape.find(f'.//{a}{name}')
                if glue is None: continue
                other = by_id[glue.get('id')]
                sites = [c.find(f'{a}pos') for c in other.findall(f'.//{a}cxn')]
                site = sites[int(glue.get('idx'))]
                # LibreOffice takes the first four for the middles of the sides, whatever they are.
                box = other.find(f'.//{a}ext')
                width, height = int(box.get('cx')), int(box.get('cy'))
                middles = [(width/2, 0), (0, height/2), (width/2, height), (width, height/2)]
                for (x, y), s in zip(middles, sites):
                    assert abs(x - int(s.get('x'))) <= 1 and abs(y - int(s.get('y'))) <= 1
                for axis, size, flip in (('x', 'cx', 'flipH'), ('y', 'cy', 'flipV')):
                    far = is_end != (frame.get(flip) == '1')
                    own = int(place.get(axis)) + (int(extent.get(size)) if far else 0)
                    at = int(other.find(f'.//{a}off').get(axis)) + int(site.get(axis))
                    assert abs(own - at) <= 2, (shape.find(f'.//{p}cNvPr').attrib, own, at)
        def plain(text): return ' '.join((text or '').split())
        texts = ['|'.join(plain(t.text) for t in s.iter(a + 't')) for s in shapes]
        notes = parts[f'ppt/notesSlides/notesSlide{number}.xml']
        print(len(shapes), '|'.join(i.get('name') for i in ids),
            'morph' if any('morph' in e.tag for e in slide.iter()) else '-',
            ' '.join(plain(t.text) for t in notes.iter(a + 't')), '/'.join(t for t in texts if t), sep='\\t')
        number += 1
    """

  private func slides(of bytes: [UInt8]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: folder.url.appending(path: "a.pptx"))
    let outcome = try #require(InstalledProgram("python3")).run(
      ["-c", Self.script], in: folder.url)
    try #require(outcome.status == 0, "\(outcome.text)")
    return outcome.text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func `has the parts of the figure as shapes, and its sentences as notes`() throws {
    let picture = try Picture(sample: "figure-17-6")
    let texts =
      "Family 1/Family 2/A|UIViewController/B|UIViewController|modalPresentationStyle = fullScreen"
    let names = [
      "!!family-1",
      "!!family-2",
      "!!box-A",
      "!!box-B",
      "!!arrow-A-presentedViewController-B",
      "!!arrow-A-presentedViewController-B-label",
      "!!arrow-B-presentingViewController-A",
      "!!arrow-B-presentingViewController-A-label",
    ].joined(separator: "|")
    #expect(
      try slides(of: picture.rendered(as: .pptx)) == [
        [
          "8", names, "-", picture.text,
          texts + "/presentedViewController/presentingViewController",
        ]
      ])
  }

  @Test func `has the step's label as its title, or the figure's, and its number`() throws {
    let app = try Samples.description(of: "login")
    var style = Style()
    style.template.look.page.title = .above
    let pages = try pages(of: Resolution(app).moments, as: .hierarchy, in: style)
    let folder = try TemporaryFolder()
    try Data(pages.pages(as: .pptx, in: .auto)).write(to: folder.url.appending(path: "a.pptx"))
    let script = """
      import zipfile, xml.dom.minidom as dom
      file = zipfile.ZipFile('a.pptx')
      for number in range(1, 5):
          slide = dom.parseString(file.read(f'ppt/slides/slide{number}.xml'))
          for holder in slide.getElementsByTagName('p:ph'):
              shape = holder.parentNode.parentNode.parentNode
              texts = [t.firstChild.data for t in shape.getElementsByTagName('a:t')]
              print(number, holder.getAttribute('type'), *texts)
      """
    let outcome = try #require(InstalledProgram("python3")).run(["-c", script], in: folder.url)
    #expect(
      outcome.text == """
        1 title Logging in
        2 title Help with the password
        2 sldNum 2
        3 title Logging in
        3 sldNum 3
        4 title Log in
        4 sldNum 4

        """)
  }

  @Test func `has Chinese as its language, and a font for it, if its characters are Chinese`()
    throws
  {
    func languages(_ title: String) throws -> String {
      let picture = try Picture("rootViewController: {class: A, title: \(title)}")
      let folder = try TemporaryFolder()
      try Data(picture.rendered(as: .pptx)).write(to: folder.url.appending(path: "a.pptx"))
      let script = """
        import re, zipfile
        file = zipfile.ZipFile('a.pptx')
        for part in 'slides/slide1', 'notesSlides/notesSlide1', 'theme/theme1':
            text = file.read(f'ppt/{part}.xml').decode()
            print(*sorted(set(re.findall('lang="[^"]*"|<a:ea [^>]*>', text))))
        """
      return try #require(InstalledProgram("python3")).run(["-c", script], in: folder.url).text
    }
    #expect(
      try languages("Settings") == """
        lang="en-US"
        lang="en-US"
        <a:ea typeface=""/>

        """)
    #expect(
      try languages("设置") == """
        <a:ea typeface="+mn-ea"/> lang="zh-CN"
        lang="zh-CN"
        <a:ea typeface="Microsoft YaHei"/>

        """)
    // Quotation marks of a Chinese line are measured as Chinese ones.
    for text in ["显示“设置”", "显示‘设置’"] {
      #expect(
        try languages(text) == """
          <a:ea typeface="+mn-ea"/> lang="zh-CN"
          lang="zh-CN"
          <a:ea typeface="Microsoft YaHei"/>

          """)
    }
  }

  @Test func `has a box in one place while steps change`() throws {
    let app = try Samples.description(of: "login")
    let pages = try pages(of: Resolution(app).moments, as: .hierarchy, in: Style())
    let folder = try TemporaryFolder()
    try Data(pages.pages(as: .pptx, in: .auto)).write(to: folder.url.appending(path: "a.pptx"))
    let script = """
      import zipfile, xml.dom.minidom as dom
      file = zipfile.ZipFile('a.pptx')
      places = set()
      for number in range(1, 5):
          slide = dom.parseString(file.read(f'ppt/slides/slide{number}.xml'))
          for shape in slide.getElementsByTagName('p:sp'):
              if shape.getElementsByTagName('p:cNvPr')[0].getAttribute('name') == '!!family-1':
                  places.add(shape.getElementsByTagName('a:off')[0].getAttribute('x'))
      print(len(places))
      """
    let outcome = try #require(InstalledProgram("python3")).run(["-c", script], in: folder.url)
    #expect(outcome.text == "1\n")
  }

  /// The sample of a talk says what its slides need, which other tests hold.
  @Test(arguments: Samples.few.filter { $0 != "talk" }, FigureKind.all)
  func `has every part of every step, within its slide`(
    sample: String, kind: FigureKind
  ) throws {
    let moments = Resolution(try Samples.description(of: sample)).moments
    let pages = try pages(of: moments, as: kind, in: Style())
    let slides = try slides(of: pages.pages(as: .pptx, in: .auto))
    #expect(slides.count == pages.count)
    for (number, (picture, slide)) in zip(pages, slides).enumerated() {
      let names = slide[1].split(separator: "|")
      #expect(picture.arrows.allSatisfy { names.contains("!!\($0.id)"[...]) })
      #expect(slide[2] == (number == 0 ? "-" : "morph"))
      #expect(slide[3] == picture.text.replacing("\n", with: " "))
      let shown = slide[4].split { "/|".contains($0) }.joined().filter { $0 != " " }.sorted()
      let expected = picture.allTexts.joined().filter { !"/| ".contains($0) }.sorted()
      #expect(shown == expected)
    }
  }

  @Test func `holds any text`() throws {
    let pictures = try Hostile.texts.filter { $0.utf8.count < 1_000 }
      .map { try Picture(Hostile.description(with: $0)) }
    #expect(try slides(of: pictures.pages(as: .pptx, in: .auto)).count == pictures.count)
  }

  @Test(arguments: Theme.allCases)
  func `is the same for the same picture`(theme: Theme) throws {
    let picture = try Picture(sample: "figure-17-7")
    let options = RenderingOptions(theme: theme)
    #expect(try picture.rendered(as: .pptx, options) == picture.rendered(as: .pptx, options))
  }
}
