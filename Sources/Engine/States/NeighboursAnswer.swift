/// Answers for a series of names, computed only if a name differs from the previous one. Neighbours
/// often have the same class, and comparing two names is faster than a look-up.
struct NeighboursAnswer<Answer> {
  private var last: (name: String, answer: Answer)?

  mutating func answer(for name: String, _ find: (String) -> Answer) -> Answer {
    if let last, last.name == name { return last.answer }
    let answer = find(name)
    last = (name, answer)
    return answer
  }
}
