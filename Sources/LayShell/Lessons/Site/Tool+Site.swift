import LayLanguage

extension Tool {
  /// Writes lessons as pages for a browser.
  ///
  /// - Parameters:
  ///   - word: the number, the name or the file of a lesson; nil for all built-in lessons.
  ///   - folder: the folder for the pages, which is created if it is missing.
  package func writeSite(_ word: String?, to folder: String) -> ExitStatus {
    Interruption.install()
    limits.begin()
    let limits = limits
    let folder = SiteFolder(path: FilePath.expanded(folder)) { limits.reasonToWaitNoLonger }
    do throws(LessonFailure) {
      try folder.check()
      var site = LessonSite.ofLibrary()
      if let word {
        site = .of(
          try LessonSource.lesson(word, reasonToStop: { limits.reasonToWaitNoLonger }))
      }
      site.prepare = { limits.apply(to: $0) }
      let files = try files(of: site)
      try folder.write(files)
      let count = CountText.of(files.count, "page")
      return say("wrote \(count) into \(folder.path); open \(folder.path)/index.html in a browser")
    } catch {
      return fail(Complaint(error.message, hint: error.hint), error.status)
    }
  }

  private func files(of site: LessonSite) throws(LessonFailure) -> [LessonSite.File] {
    do throws(Diagnostic) {
      return try site.files()
    } catch {
      let status: ExitStatus =
        error.isInterruption
        ? Interruption.isRequested ? .interrupted : .outOfTime : .wrongText
      throw LessonFailure(message: error.message, hint: error.hint, status: status)
    }
  }
}
