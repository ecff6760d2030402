/// Files by which other programs run `lay check`, to be pasted into a project.
package enum CheckSetup: String, CaseIterable, Sendable {
  case preCommit = "pre-commit"
  case github, matcher

  /// The file, with a remark on its first line where its format has remarks.
  package var text: String {
    switch self {
    case .preCommit: Self.hook
    case .github: Self.workflow
    case .matcher: Self.problemMatcher
    }
  }

  /// - Source: the documentation of pre-commit on local hooks, at pre-commit.com.
  private static let hook = #"""
    # Into .pre-commit-config.yaml. What is committed is checked; `.lay-check` says which rules count.
    repos:
      - repo: local
        hooks:
          - id: lay-check
            name: layouts of SwiftUI views
            entry: lay check
            language: system
            files: '\.(swift|lay)$'
            require_serial: true
    """#

  /// - Source: GitHub's documentation of workflows and of their commands.
  private static let workflow = """
    # Into .github/workflows/layouts.yml. Findings are shown at their lines.
    name: layouts
    on: [pull_request]
    permissions:
      contents: read
    jobs:
      check:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          # Put a step here that puts `lay` and `lay-swift-tree` on the path.
          - run: lay check --format github .
    """

  /// - Source: GitHub's documentation of problem matchers. Editors know the same form.
  private static let problemMatcher = #"""
    {
      "problemMatcher": [
        {
          "owner": "lay",
          "pattern": [
            {
              "regexp": "^(.+?):(?:(\\d+):(?:(\\d+):)?)? (error|warning|note): (.+ \\[([a-z-]+)\\].*)$",
              "file": 1,
              "line": 2,
              "column": 3,
              "severity": 4,
              "message": 5,
              "code": 6
            }
          ]
        }
      ]
    }
    """#
}
