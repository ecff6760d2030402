import Testing

/// Ranges of views whose states are set when they appear.
@Suite struct ActingRangeTests {
  private static let types = """
    import SwiftUI
    class Model: ObservableObject {
      @Published var items: [String] = []
      func load() { items = ["alpha beta", "gamma"] }
    }
    @Observable class Titled {
      var title = "t"
      func load() async { title = "a loaded title" }
    }
    """

  /// What is set depends on no width, so that each is followed as a view without states.
  private static let bodies = [
    #"""
    @State var on=false
    var body: some View {
      HStack { Text("Title").lineLimit(1); if on { Text("more words here").lineLimit(1) } }
      .onAppear { on = true }
    }
    """#,
    #"""
    @State var items: [String] = []
    var body: some View {
      VStack { ForEach(items, id: \.self) { Text($0) } }
      .onAppear { items = ["one two three", "four five"] }
    }
    """#,
    #"""
    @State var t="a"
    var body: some View { Text(t).task { t = "loaded text that wraps" } }
    """#,
    #"""
    @State var w: CGFloat = 10
    var body: some View { Color.red.frame(width: w, height: 10).padding().onAppear { w = 120 } }
    """#,
    #"""
    @State var on=false
    var body: some View {
      HStack { Toggle("Some toggle title", isOn: $on); if on { Image(systemName: "star") } }
      .onAppear { on = true }
    }
    """#,
    #"""
    @State var n=1
    var body: some View {
      Grid { ForEach(0..<n, id: \.self) { i in GridRow { Text("\(i)"); Text("value of row") } } }
      .onAppear { n = 4 }
    }
    """#,
    #"""
    @State var n=0
    var body: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
        ForEach(0..<n, id: \.self) { i in Text("\(i)") }
      }
      .onAppear { n = 9 }
    }
    """#,
    #"""
    @State var a=1
    @State var b=1
    var body: some View {
      HStack { Text(String(repeating: "a", count: a)); Text(String(repeating: "b", count: b)) }
      .onAppear { a = 3 }
      .onChange(of: a) { b = a * 2 }
    }
    """#,
    #"""
    @State var s="x"
    var body: some View {
      VStack { Text(s); Divider(); Text("fixed text of several words") }
      .onAppear { s = "hello world again" }
    }
    """#,
    #"""
    @State var p: CGFloat = 0
    var body: some View {
      Text("padded text in here").padding(.horizontal, p)
      .onAppear { p = 24 }
    }
    """#,
    #"""
    @State var l=1
    var body: some View {
      Text("a long text that is cut somewhere").lineLimit(l)
      .onAppear { l = 2 }
    }
    """#,
    #"""
    @State var loading=true
    var body: some View {
      Group {
        if loading { ProgressView() } else { HStack { Text("left side")
        Spacer()
        Text("right side") } }
      }
      .onAppear { loading = false }
    }
    """#,
    #"""
    @StateObject var m=Model()
    var body: some View {
      HStack { ForEach(m.items, id: \.self) { Text($0) } }
      .onAppear { m.load() }
    }
    """#,
    #"""
    @State var m=Titled()
    var body: some View {
      VStack { Text(m.title); Text("under the title") }
      .task { await m.load() }
    }
    """#,
    #"""
    @State var d=false
    var body: some View {
      let layout = d ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()); layout {
        Text("one item")
        Text("two items")
      }
      .onAppear { d = true }
    }
    """#,
    #"""
    @State var o: CGFloat = 0
    var body: some View {
      ZStack(alignment: .leading) { Color.blue; Text("over it").offset(x: o) }.frame(height: 30)
      .onAppear { o = 10 }
    }
    """#,
    #"""
    @State var on=false
    var body: some View {
      ScrollView {
        VStack { Text("in scroll view")
        if on { Text("added afterwards, at the end") } }
      }
      .onAppear { on = true }
    }
    """#,
    #"""
    @State var f=Font.body
    var body: some View { Text("text in a font that grows").font(f).onAppear { f = .title } }
    """#,
    #"""
    @State var n=2
    var body: some View {
      HStack(spacing: 4) {
        ForEach(0..<n, id: \.self) { i in Text("Item \(i)").layoutPriority(i == 0 ? 1 : 0) }
      }
      .onAppear { n += 1 }
    }
    """#,
  ]

  private func found(_ body: String) throws -> String {
    let scratch = try ScratchFolder()
    try scratch.write(Self.types + "\nstruct V: View {\n\(body)\n}\n", to: "a.swift")
    let run = try Program.run(
      ["-e", "load \"a.swift\"", "-e", "breakpoints width 0..500"], in: scratch.path,
      environment: ["LAY_STRICT_SWIFT": "1"])
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test(arguments: bodies) func `what appears at all widths is followed`(body: String) throws {
    #expect(try found(body).contains("exact: followed in "), "\(body)")
  }

  /// The row appears only where it is shown: its action may run at one width and not at another.
  @Test func `what appears in a candidate is tried`() throws {
    let body = """
      @State var isWide = false
      var body: some View {
        ViewThatFits {
          Color.red.frame(width: 90, height: 10).onAppear { isWide = true }
          Text(isWide ? "wide" : "small")
        }
      }
      """
    #expect(try found(body).contains("an action in the view may do something else"))
  }

  /// The second view comes when the row appears.
  @Test func `the states are those after the view has appeared`() throws {
    let body = """
      @State var isOn = false
      var body: some View {
        HStack(spacing: 8) {
          Color.red.frame(width: 16, height: 10)
          if isOn {
            ViewThatFits { Color.blue.frame(width: 60, height: 5); Color.red.frame(width: 1) }
          }
        }
        .onAppear { isOn = true }
      }
      """
    // 16 + 8 + 60.
    #expect(try found(body).contains("from 84 "))
  }
}
