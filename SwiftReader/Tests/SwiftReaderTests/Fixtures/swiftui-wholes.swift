import SwiftUI

// A row of six screens stands for itself in the map, and for the parts that are only in it.
struct Row: View {
  var body: some View {
    VStack {
      RowTitle()
      RowFooter()
      Badge()
    }
  }
}

struct RowTitle: View {
  var body: some View { RowText() }
}

// In two parts of the row.
struct RowText: View {
  var body: some View { NavigationLink("Author") { Author() } }
}

struct RowFooter: View {
  var body: some View {
    RowText()
    NavigationLink("Replies") { Replies() }
  }
}

// In the row, and in a screen without the row.
struct Badge: View {
  var body: some View { NavigationLink("Badge") { BadgeInfo() } }
}

struct Author: View { var body: some View { Badge() } }
struct Replies: View { var body: some View { Text("Replies") } }
struct BadgeInfo: View { var body: some View { Text("Badge") } }

struct Home: View { var body: some View { Row() } }
struct Search: View { var body: some View { Row() } }
struct Likes: View { var body: some View { Row() } }
struct History: View { var body: some View { Row() } }
struct Orders: View { var body: some View { Row() } }
struct Gifts: View { var body: some View { Row() } }

struct Menu: View {
  var body: some View {
    NavigationLink("Home") { Home() }
    NavigationLink("Search") { Search() }
    NavigationLink("Likes") { Likes() }
    NavigationLink("History") { History() }
    NavigationLink("Orders") { Orders() }
    NavigationLink("Gifts") { Gifts() }
  }
}
