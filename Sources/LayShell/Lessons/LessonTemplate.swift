import Glibc

/// A small lesson from which an author can start.
enum LessonTemplate {
  /// Writes the template to a new file; an existing file is an error.
  static func write(to path: String) throws(LessonFailure) {
    guard path.hasSuffix(".md"), path != ".md" else {
      throw LessonFailure(
        message: "a lesson is a Markdown file, and `\(path)` does not end in .md",
        hint: "name it `\(path).md`", status: .wrongCommandLine)
    }
    do throws(TextFile.Failure) {
      try TextFile.write(Array(text.utf8), to: path, isNew: true)
    } catch {
      if access(path, F_OK) == 0 {
        throw LessonFailure(
          message: "`\(path)` is there already", hint: "name a new file",
          status: .inputOutputFailed)
      }
      throw LessonFailure(message: error.message, hint: error.hint, status: error.status)
    }
  }

  static let text = """
    # My lesson

    A lesson is a Markdown file. This line and the next block are its first step.

    ```lay
    lay> (define box (-> (color red) (frame :width 60 :height 30)))
    lay> box
    frame  60 x 30 ideal
    ```

    ## A question

    Each `##` begins a step. A block marked `lay` is run as if it had been typed.

    > **Question.** The box keeps a margin of 10 on each side. Which size does it answer?

    <!-- lay
    wrong 70 x 40: The margin stands on both sides: twice 10.
    hint: 60 and two margins; 30 and two margins.
    -->

    <details>
    <summary>Answer</summary>

    ```lay
    lay> (padding 10 box)
    padding  80 x 50 ideal
    lay> show
    ┌───────────────────┐
    │  ┌──────────────┐ │
    │  │              │ │
    │  │              │ │
    │  └──────────────┘ │
    └───────────────────┘
    padding  nil x nil → 80 x 50
    ```

    </details>

    ## A task

    > **Task.** Write a view that answers 100 x 30, whatever is proposed to it.

    <!-- lay
    propose 10 x 10
    expect size 100 x 30
    propose nil x nil
    expect size 100 x 30
    hint: A frame with a width and a height answers them always.
    hint: A maximum is only an upper bound.
    propose 200 x 200
    expect size 100 x 30
    try: (-> (color blue) (frame :max-width 100 :max-height 30))
    -->

    <details>
    <summary>One way</summary>

    ```lay
    lay> (-> (color blue) (frame :width 100 :height 30))
    frame  100 x 30 ideal
    ```

    </details>

    """
}
