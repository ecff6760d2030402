/// What `walk` asks the prompt for.
enum WalkRequest {
  case list
  case lesson(Lesson)
}
