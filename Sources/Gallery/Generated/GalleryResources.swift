// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

/// Texts that are files.
enum GalleryResources {
  /// The text of `Sources/Gallery/Page/page.html`.
  static var pageHtml: String {
#"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Figures of vcdiagram</title>
<style>
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 0; }
body, header, h2 { background: light-dark(#f4f5f7, #16191d); color: light-dark(#222, #ddd); }
header { position: sticky; top: 0; z-index: 2; height: 4rem; display: flex; gap: 2rem;
  align-items: center; padding: 0 1.5rem; border-bottom: 1px solid #8886; overflow-x: auto; }
h1 { font-size: 1.1rem; white-space: nowrap; }
fieldset { border: 0; margin: 0; padding: 0; white-space: nowrap; }
fieldset legend { float: left; margin-right: .5rem; opacity: .7; }
label { padding: .2rem .4rem; border-radius: .3rem; cursor: pointer; }
label:has(:checked) { background: light-dark(#dde4ee, #333c48); }
label:has(:focus-visible) { outline: 2px solid #3b82c4; }
input { position: absolute; opacity: 0; }
section { padding: 0 1.5rem 2rem; }
h2 { position: sticky; top: 4rem; z-index: 1; margin: 0; padding: .6rem 0; font-size: 1.2rem; }
h2 small { font-weight: normal; opacity: .7; }
section div { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; }
figure { margin: 0; max-width: 100%; }
img { display: block; max-width: 100%; background: light-dark(#fff, #000);
  box-shadow: 0 0 0 1px #8884; }
figcaption { font-size: .85rem; padding: .3rem 0; }
a { color: inherit; }
body:has(#theme-light:checked) { color-scheme: light; }
body:has(#theme-dark:checked) { color-scheme: dark; }
{rules}
</style>
</head>
<body>
<header>
<h1>{count} figures</h1>
{template}
{kind}
{theme}
</header>
<main>
{sections}</main>
</body>
</html>

"""#
  }
}
