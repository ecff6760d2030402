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
  /// For each text that was made from others, the places that its parts come from.
  private var origins: [Int32: TextOrigins] = [:]
  /// What the names of such a text are called where it comes from.
  private var formerNames: [Int32: [String: String]] = [:]

  /// Where the parts of a text come from that was made from Swift code.
  package struct Origins: Sendable {
    let stretches: [Origin]
    /// What its names are called in the code: `tree-view` is `TreeView`.
    let names: [String: String]

    package init(_ stretches: [Origin], names: [String: String]) {
      self.stretches = stretches
      self.names = names
    }
  }

  /// A stretch of a text that was made from another one, and the place that it comes from.
  package struct Origin: Sendable {
    let start: Int32
    let end: Int32
    let place: SourceSpan

    package init(start: Int, end: Int, place: SourceSpan) {
      self.start = Int32(clamping: start)
      self.end = Int32(clamping: end)
      self.place = place
    }
  }

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

  package func add(name: String, text: String, firstLine: Int = 1) -> Int32 {
    add(name: name, bytes: Array(text.utf8), firstLine: firstLine)
  }

  /// Sets what a text was made from; diagnostics then name these places instead.
  package func setOrigins(_ origins: Origins, of source: Int32) {
    self.origins[source] = TextOrigins(origins.stretches)
    formerNames[source] = origins.names
  }

  /// The place that a span comes from: the place of the smallest known stretch around it; the span
  /// itself if no such place is known.
  package func origin(of span: SourceSpan) -> SourceSpan { knownOrigin(of: span) ?? span }

  /// The place that a span comes from; nil if the text was not made from others, or it is not
  /// known.
  package func knownOrigin(of span: SourceSpan) -> SourceSpan? {
    origins[span.source]?.place(of: span)
  }

  /// A diagnostic whose places and names are those of the code that its program was made from, if it
  /// was made from any.
  ///
  /// Parts of such a program may come from none of that code. A mistake in such a part is reported
  /// at the innermost call from the code.
  package func placedInCode(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !origins.isEmpty else { return diagnostic }
    let names = diagnostic.span.flatMap { formerNames[$0.source] }
    let diagnostic = names.map { diagnostic.renamed(FormerNames($0)) } ?? diagnostic
    let notes = diagnostic.notes.filter { !isAddition($0.span) }
    guard let span = diagnostic.span, isAddition(span), let call = notes.first else {
      return diagnostic.placed(at: diagnostic.span, notes: notes)
    }
    return diagnostic.placed(at: call.span, notes: Array(notes.dropFirst()))
  }

  /// Whether a span is in a text that was made from others, but comes from none of them.
  private func isAddition(_ span: SourceSpan) -> Bool {
    origins[span.source] != nil && knownOrigin(of: span) == nil
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

/// Stretches of a text that was made from others, each with the place that it comes from.
///
/// They are the spans of a tree's nodes: of two that overlap, one is inside the other.
struct TextOrigins {
  private let origins: [SourceMap.Origin]
  /// The index of the stretch around each; -1 for one that is in no other.
  private let parents: [Int32]

  init(_ unsorted: [SourceMap.Origin]) {
    let origins = unsorted.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
    var parents: [Int32] = []
    parents.reserveCapacity(origins.count)
    var open: [Int32] = []
    for (index, origin) in origins.enumerated() {
      while let last = open.last, origins[Int(last)].end < origin.end { open.removeLast() }
      parents.append(open.last ?? -1)
      open.append(Int32(index))
    }
    self.origins = origins
    self.parents = parents
  }

  /// The place of the smallest stretch around a span; nil if there is none.
  func place(of span: SourceSpan) -> SourceSpan? {
    var (low, high) = (0, origins.count)
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].start <= span.start { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, origins[index].end < span.end { index = Int(parents[index]) }
    return index >= 0 ? origins[index].place : nil
  }
}

extension SourceMap {
  /// The offset in the source of each byte of a string's value, and of its end: escapes are longer
  /// than the characters that they stand for.
  ///
  /// - Parameter span: the span of a string without mistakes, with its quotation marks.
  package func offsets(inString span: SourceSpan) -> [Int32] {
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
