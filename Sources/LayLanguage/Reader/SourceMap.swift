import Glibc
import LayEngine

/// The texts that were read, for diagnostics that quote them.
package final class SourceMap {
  private struct Source {
    let name: String
    let bytes: [UInt8]
    /// The number of the first line, for a text that is a part of a file.
    let firstLine: Int
    /// The offsets at which the lines begin, found when a line is first asked for.
    private(set) lazy var lineStarts: [Int] = {
      var starts = [0]
      bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        var rest = start
        while let found = memchr(rest, Int32(Byte.newline), bytes.count - (rest - start)) {
          rest = UnsafeRawPointer(found) + 1
          starts.append(rest - start)
        }
      }
      return starts
    }()

    init(name: String, bytes: [UInt8], firstLine: Int) {
      self.name = name
      self.bytes = bytes
      self.firstLine = firstLine
    }
  }

  private var sources: [Source] = []
  /// For the text of a string, the text that it stands in, and the offset there of each of its bytes
  /// and of its end.
  private var strings: [Int32: (source: Int32, offsets: [Int32])] = [:]
  /// The texts that are code of Swift.
  private var swiftSources: Set<Int32> = []

  /// Texts of this name appear without a name in diagnostics, with lines counted from 1.
  package var hiddenName: String?

  /// The names of texts of which no line may be shown.
  private var secretNames: Set<String> = []

  package init() {}

  /// Forbids showing lines of the texts of a name, since they belong to somebody else.
  package func keepSecret(_ name: String) { secretNames.insert(name) }

  /// Whether no line of a text may be shown.
  package func isSecret(_ source: Int32) -> Bool {
    secretNames.contains(sources[Int(source)].name)
  }

  /// Registers a text.
  ///
  /// An empty name is for a text that is in no file, as at the prompt.
  package func add(name: String, bytes: [UInt8], firstLine: Int = 1) -> Int32 {
    sources.append(Source(name: name, bytes: bytes, firstLine: firstLine))
    return Int32(sources.count - 1)
  }

  /// Does something with texts of its own, which are forgotten when it ends.
  package func passing<Made>(_ work: () -> Made) -> Made {
    let count = sources.count
    defer {
      sources.removeLast(sources.count - count)
      swiftSources = swiftSources.filter { $0 < count }
    }
    return work()
  }

  package func add(name: String, text: String, firstLine: Int = 1) -> Int32 {
    add(name: name, bytes: Array(text.utf8), firstLine: firstLine)
  }

  /// Registers the text of a string, whose places are shown where the string stands.
  ///
  /// - Parameter span: the span of a string without mistakes, with its quotation marks.
  package func add(string span: SourceSpan, text: String) -> Int32 {
    let source = add(name: sources[Int(span.source)].name, text: text)
    strings[source] = (span.source, offsets(inString: span))
    return source
  }

  /// The place of a span in the text that a person wrote: for code in a string, in the text around it.
  package func origin(of span: SourceSpan) -> SourceSpan {
    guard let (source, offsets) = strings[span.source], let end = offsets.indices.last else {
      return span
    }
    let outer = SourceSpan(
      source: source, start: offsets[min(Int(span.start), end)],
      end: offsets[min(Int(span.end), end)])
    return origin(of: outer)
  }

  /// Notes that a text is code of Swift, whose diagnostics have Swift's names.
  package func noteSwift(_ source: Int32) { swiftSources.insert(source) }

  package func isSwift(_ source: Int32) -> Bool { swiftSources.contains(source) }

  /// A diagnostic as it may be told: in the words of the code that it is about, and without words of a
  /// text of which no line may be shown.
  ///
  /// - Rule: whoever tells a diagnostic, as text or as a value, tells this one.
  package func told(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let span = diagnostic.span else { return diagnostic }
    if isSecret(origin(of: span).source), !diagnostic.isInterruption {
      let notes = diagnostic.notes.filter { !isSecret(origin(of: $0.span).source) }
      return Diagnostic(.isSecret, at: span, severity: diagnostic.severity, notes: notes)
    }
    return isSwift(span.source) ? diagnostic.inSwiftWords() : diagnostic
  }

  package func name(of source: Int32) -> String {
    let name = sources[Int(source)].name
    return name == hiddenName ? "" : name
  }

  private func firstLine(of source: Int32) -> Int {
    let source = sources[Int(source)]
    return source.name == hiddenName ? 1 : source.firstLine
  }

  package func bytes(of source: Int32) -> [UInt8] { sources[Int(source)].bytes }

  /// The text that a span covers.
  package func text(of span: SourceSpan) -> String {
    let bytes = sources[Int(span.source)].bytes
    let start = min(Int(span.start), bytes.count)
    return String(
      decoding: bytes[start..<max(start, min(Int(span.end), bytes.count))], as: UTF8.self)
  }

  /// The number of the line of an offset, counted from that of the first line.
  package func lineNumber(of offset: Int32, in source: Int32) -> Int {
    let starts = sources[Int(source)].lineStarts
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= Int(offset) { low = middle } else { high = middle }
    }
    return low + firstLine(of: source)
  }

  /// The column of an offset in characters, counted from 1.
  package func column(of offset: Int32, in source: Int32) -> Int {
    let line = byteRange(ofLine: lineNumber(of: offset, in: source), in: source)
    let bytes = sources[Int(source)].bytes
    let end = max(line.lowerBound, min(Int(offset), line.upperBound))
    return String(decoding: bytes[line.lowerBound..<end], as: UTF8.self).count + 1
  }

  /// The bytes of a line without its end; empty if there is no such line.
  package func byteRange(ofLine number: Int, in source: Int32) -> Range<Int> {
    let index = number - firstLine(of: source)
    let starts = sources[Int(source)].lineStarts
    let bytes = sources[Int(source)].bytes
    guard starts.indices.contains(index) else { return 0..<0 }
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return start..<max(start, end)
  }

  package func text(ofLine number: Int, in source: Int32) -> String {
    let range = byteRange(ofLine: number, in: source)
    return String(decoding: sources[Int(source)].bytes[range], as: UTF8.self)
  }
}

extension SourceMap {
  /// The offset in the source of each byte of a string's value, and of its end: escapes are longer
  /// than the characters that they stand for.
  ///
  /// - Parameter span: the span of a string without mistakes, with its quotation marks.
  private func offsets(inString span: SourceSpan) -> [Int32] {
    let bytes = bytes(of: span.source)
    let end = min(Int(span.end) - 1, bytes.count)
    var offsets: [Int32] = []
    var position = Int(span.start) + 1
    while position < end {
      offsets.append(Int32(position))
      guard bytes[position] == Byte.backslash else {
        position += 1
        continue
      }
      guard position + 1 < end, bytes[position + 1] == UInt8(ascii: "u") else {
        position += 2
        continue
      }
      let close = bytes[position..<end].firstIndex(of: Byte.closeBrace) ?? end - 1
      let digits = bytes[(position + 3)..<max(position + 3, close)]
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
      let length = Unicode.Scalar(number).map { UTF8.width($0) } ?? 1
      for _ in 1..<max(length, 1) { offsets.append(Int32(position)) }
      position = close + 1
    }
    offsets.append(Int32(end))
    return offsets
  }
}

extension Complaint {
  /// Stands for a message about a text that must not be quoted: the message may repeat names from it.
  fileprivate static let isSecret = Complaint(
    "here is a mistake, which is not shown: only files that end in .lay, .md or .swift are quoted")
}
