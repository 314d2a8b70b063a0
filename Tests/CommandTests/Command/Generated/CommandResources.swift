// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

/// Texts that are files.
enum CommandResources {
  /// The text of `Tests/CommandTests/Command/Cases/any-text.txt`.
  static var anyTextTxt: String {
###"""
Quotes """# and """## end nothing, nor do \(this), \#(this), \##(this), \n and \u{41} mean anything.
	A tab, trailing spaces  
   indentation

A line with CRLF\###u{D}
and a carriage return\###u{D}alone, an escape \###u{1B}, a form feed \###u{C}, a delete \###u{7F}.
Composed é, decomposed é, 属性, 🧭, a mark \###u{FEFF}, separators     , ‎.
Two line feeds are the end; a backslash, too: \


"""###
  }
}
