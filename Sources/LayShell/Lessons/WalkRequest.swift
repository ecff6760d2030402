/// A request of the `walk` command to the prompt.
enum WalkRequest {
  case list
  case lesson(Lesson)
}
