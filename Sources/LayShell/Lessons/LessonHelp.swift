/// What `help lessons` tells.
enum LessonHelp {
  static let markdown = """
    `walk` lists the lessons, `walk 1` begins one, `walk FILE.md` one of your own. In a lesson Enter
    or `next` goes on, `back` goes back, `again` shows the step again, `hint` helps, `skip` passes a
    question or a task over, `list` shows all lessons, `quit` leaves. Everything else is the prompt
    as always. `walk` comes back to the step where you were; `lay walk --reset` forgets that.

    # Writing a lesson

    `lay walk --new FILE.md` writes a first one. A lesson is a Markdown file that any web page can
    show:

    - `# Title` begins it, and each `## Title` a step.
    - A block marked `lay` is run as if it had been typed.
    - `> **Question.** …` asks for a size or a number before it is shown; for one of several, number
      them: `> 1. The text wraps`. `> **Task.** …` asks for a view.
    - `<details>` behind it, with a `<summary>`, holds what is shown afterwards: the answer with its
      reason, or one way to do the task.
    - A comment between the two, from the line `<!-- lay` to the line `-->`, says what is right.

    In the comment of a question:

    ```
    answer: 88 x 20
    wrong 168 x 20: What is said to this answer.
    hint: What `hint` says.
    ```

    Without an answer, it is what the first `propose` behind the question prints. In the comment of
    a task, lines of the language check the view that the learner wrote, whatever its text is:

    ```
    propose 100 x nil
    expect size 100 x 20
    hint: What `hint` says.
    hint: What is said to a view for which the lines below hold.
    propose 100 x nil
    expect size 116 x 36
    try: (-> (text "Hi") (frame :width 100) (padding 8))
    ```

    The first hint whose lines hold is given. `try` is a view that should get it: `lay test FILE.md`
    tries it, does the task in the way that is shown, and replays all transcripts. A check that
    begins with a form, such as `(twice (text "Hi"))`, is made whenever the learner has defined
    something. A long line goes on in the next one, after a blank.
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
