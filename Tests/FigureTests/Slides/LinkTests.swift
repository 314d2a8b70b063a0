import Testing
import VCTestSupport

@Suite struct `Links of slides` {
  @Test func `are those of controllers, on their shapes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController:
        class: UITabBarController
        viewControllers:
          - {id: a, class: A, link: "https://example.com/\u{8BBE} (a)?x=1&y='2'"}
          - {id: b, class: B, link: "../Sources/B.swift#L12"}
          - {id: c, class: C}
      """, to: "a.yaml")
    #expect(try Program.run(["a.yaml", "-o", "a.pptx"], in: folder).status == 0)
    let parts = try Program.shell(
      "python3 -c \"import zipfile; z = zipfile.ZipFile('a.pptx'); "
        + "print(z.read('ppt/slides/_rels/slide1.xml.rels').decode()); "
        + "print(z.read('ppt/slides/slide1.xml').decode())\"", in: folder
    ).text
    let address = "https://example.com/%E8%AE%BE%20%28a%29?x=1&amp;y=%272%27"
    #expect(parts.contains("Target=\"\(address)\" TargetMode=\"External\"/>"))
    #expect(
      parts.contains("name=\"!!box-a\" descr=\"") && parts.contains("r:id=\"rId3\"/></p:cNvPr>"))
    #expect(parts.components(separatedBy: "<a:hlinkClick").count == 3)
  }
}
