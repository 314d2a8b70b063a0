// error: no such module 'FoundationXML'
import Foundation
import FoundationXML

func parser() -> XMLParser { XMLParser(data: Data()) }
