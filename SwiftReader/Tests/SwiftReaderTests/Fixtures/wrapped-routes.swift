// A route in an object that makes it identifiable; the sheet's view chooses by the object's route.
enum Task: Hashable {
  case write(Int)
  case read
}

struct Assignment: Identifiable, Hashable {
  let id = UUID()
  let task: Task
}

struct Wrapped<Value: Hashable>: Identifiable, Hashable {
  let value: Value
  var id: Value { value }
}

final class School: ObservableObject {
  @Published var assignment: Assignment?
  @Published var lesson: Wrapped<Task>?
  func assign(_ task: Task) { assignment = Assignment(task: task) }
  func teach(_ task: Task) { lesson = Wrapped(value: task) }
}

@main struct SchoolApp: App { var body: some Scene { WindowGroup { SchoolView() } } }

struct SchoolView: View {
  @StateObject private var school = School()
  var body: some View {
    ClassView()
      .environmentObject(school)
      .sheet(item: $school.assignment) { assignment in
        switch assignment.task {
        case .write(let number): WritingView(number: number)
        case .read: ReadingView()
        }
      }
      .fullScreenCover(item: $school.lesson) { TaskView(task: $0.value) }
  }
}

struct TaskView: View {
  let task: Task
  var body: some View {
    switch task {
    case .write(let number): WritingView(number: number)
    case .read: ReadingView()
    }
  }
}

struct ClassView: View {
  @EnvironmentObject var school: School
  var body: some View {
    Button("Write") { school.assign(.write(1)) }
    Button("Read") { school.teach(.read) }
  }
}

struct WritingView: View {
  let number: Int
  @EnvironmentObject var school: School
  var body: some View { Button("Read") { school.assignment = .init(task: .read) } }
}

struct ReadingView: View { var body: some View { Text("Reading") } }
