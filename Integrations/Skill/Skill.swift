/// The instructions for assistants, which the program prints, too: a client that installed them and the
/// program never disagree.
package enum Skill {
  package static var text: String { Resources.skillMd }
}
