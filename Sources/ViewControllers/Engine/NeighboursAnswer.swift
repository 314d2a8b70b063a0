/// The answer for one name after another, found anew only where the name is not the one before:
/// neighbours are often of one class, and to compare two names is cheaper than to look one up.
struct NeighboursAnswer<Answer> {
  private var last: (name: String, answer: Answer)?

  mutating func answer(for name: String, _ find: (String) -> Answer) -> Answer {
    if let last, last.name == name { return last.answer }
    let answer = find(name)
    last = (name, answer)
    return answer
  }
}
