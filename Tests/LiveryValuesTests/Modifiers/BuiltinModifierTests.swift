import Foundation
import Livery
import LiveryValues
import Testing

struct BuiltinModifierTests {
    private let calls = ModifierCalls()

    private func typed<Modifier: TypedModifier>(
        _ text: String, props: String = "", as type: Modifier.Type = Modifier.self,
        _ location: Testing.SourceLocation = #_sourceLocation
    ) throws -> Modifier {
        try Modifier(try calls.resolved(text, props: props, location))
    }

    // MARK: Values

    @Test func `Padding has insets, or edges with a length`() throws {
        let all: PaddingModifier = try typed("padding()")
        #expect((all.insets, all.edges, all.length) == (nil, .all, nil))
        let edges: PaddingModifier = try typed("padding(.horizontal, 8)")
        #expect((edges.edges, edges.length) == (.horizontal, 8))
        let length: PaddingModifier = try typed(#"padding(attr("room"))"#, props: #""room": "2.5""#)
        #expect((length.edges, length.length) == (.all, 2.5))
        let insets: PaddingModifier = try typed("padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))")
        #expect(insets.insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect("\(all) \(edges) \(length)" == "padding() padding(.horizontal, 8) padding(2.5)")
    }

    @Test func `A prop that is missing leaves the default of its own parameter`() throws {
        let edges: PaddingModifier = try typed(#"padding(attr("nothing"), 4)"#)
        #expect((edges.edges, edges.length) == (.all, 4))
        let length: PaddingModifier = try typed(#"padding(.top, attr("nothing"))"#)
        #expect((length.edges, length.length) == (.top, nil))
        let insets: ListRowInsetsModifier = try typed(#"listRowInsets(attr("nothing"), 4)"#)
        #expect((insets.edges, insets.length) == (.all, 4))
    }

    @Test func `A frame has a size or limits of it`() throws {
        let size: FrameModifier = try typed("frame(width: 10, alignment: .topLeading)")
        #expect((size.width, size.height, size.alignment, size.maxWidth) == (10, nil, .topLeading, nil))
        let limits: FrameModifier = try typed("frame(maxWidth: .infinity)")
        #expect((limits.maxWidth, limits.width, limits.alignment) == (.infinity, nil, .center))
        #expect("\(size) \(limits)" == "frame(width: 10, alignment: .topLeading) frame(maxWidth: .infinity)")
    }

    @Test func `A background has content, or a style with or without a shape`() throws {
        let content: BackgroundModifier = try typed("background(alignment: .top, content: :badge)")
        #expect(content.content == ContentReference("badge"))
        #expect((content.alignment, content.style) == (.top, nil))
        let style: BackgroundModifier = try typed("background(.red)")
        #expect((style.style, style.ignoresSafeAreaEdges, style.shape) == (.color(.red), .all, nil))
        let shape: BackgroundModifier = try typed(
            #"background(attr("fill"), in: .rect(cornerRadius: 4))"#, props: ##""fill": "#ff0000""##)
        #expect(shape.shape != nil)
        #expect(shape.fillStyle == FillStyle())
    }

    @Test func `A line limit is a number or a range`() throws {
        #expect(try typed("lineLimit(nil)", as: LineLimitModifier.self).number == nil)
        #expect(try typed("lineLimit(2)", as: LineLimitModifier.self).number == 2)
        let reserving: LineLimitModifier = try typed("lineLimit(3, reservesSpace: true)")
        #expect((reserving.number, reserving.reservesSpace) == (3, true))
        #expect(try typed("lineLimit(1...)", as: LineLimitModifier.self).range == .from(1))
        #expect(try typed("lineLimit(1...4)", as: LineLimitModifier.self).range == .closed(1...4))
    }

    @Test func `An inset lies at a vertical or a horizontal edge`() throws {
        let bottom: SafeAreaInsetModifier = try typed("safeAreaInset(edge: .bottom, spacing: 4, content: :bar)")
        #expect((bottom.verticalEdge, bottom.horizontalAlignment, bottom.horizontalEdge) == (.bottom, .center, nil))
        #expect((bottom.spacing, bottom.content) == (4, ContentReference("bar")))
        let leading: SafeAreaInsetModifier = try typed("safeAreaInset(edge: .leading, content: :bar)")
        #expect((leading.verticalEdge, leading.horizontalEdge, leading.verticalAlignment) == (nil, .leading, .center))
    }

    @Test func `What kind of text an overload takes doesn't matter`() throws {
        #expect(try typed(#"navigationTitle("Cart")"#, as: NavigationTitleModifier.self).title == "Cart")
        let bold: NavigationTitleModifier = try typed(#"navigationTitle(Text("Cart").bold())"#)
        #expect(bold.title == Text(.string("Cart"), modifiers: [.bold(true)]))
        #expect(try typed("badge(3)", as: BadgeModifier.self).count == 3)
        #expect(try typed(#"badge("new")"#, as: BadgeModifier.self).label == "new")
    }

    @Test func `Bold and italic are active unless they say otherwise`() throws {
        #expect(try typed("bold()", as: BoldModifier.self).isActive)
        #expect(try !typed(#"bold(attr("b"))"#, props: #""b": false"#, as: BoldModifier.self).isActive)
        #expect("\(try typed("italic()", as: ItalicModifier.self))" == "italic()")
    }

    // MARK: References

    @Test func `A sheet has a two-way value, an event and content`() throws {
        let sheet: SheetModifier = try typed(
            #"sheet(isPresented: attr("shows"), onDismiss: event("closed"), content: :cart)"#, props: #""shows": true"#)
        #expect(sheet.isPresented == .attribute(name: "shows", default: true))
        #expect(sheet.onDismiss == Event("closed"))
        #expect(sheet.content == ContentReference("cart"))
        #expect(try typed("sheet(isPresented: false, content: :cart)", as: SheetModifier.self).onDismiss == nil)
    }

    @Test func `A tap has a count, and a coordinate space when it sends its place`() throws {
        let tap: OnTapGestureModifier = try typed(#"onTapGesture(perform: event("tap", throttle: 100))"#)
        #expect((tap.count, tap.coordinateSpace) == (1, nil))
        #expect(tap.action == Event("tap", rate: .throttled(milliseconds: 100)))
        let place: OnTapGestureModifier = try typed(
            #"onTapGesture(count: 2, coordinateSpace: .global, perform: event("tap"))"#)
        #expect((place.count, place.coordinateSpace) == (2, .global))
        #expect("\(place)" == #"onTapGesture(count: 2, coordinateSpace: .global, perform: event("tap"))"#)
    }

    @Test func `A gesture has a recognizer with a mask, or whether it is enabled`() throws {
        let tap: GestureModifier = try typed(#"gesture(TapGesture(count: 2).onEnded(event("tap")))"#)
        #expect(tap.gesture.recognizer == .tap(count: 2))
        #expect((tap.mask, tap.isEnabled, tap.name) == (.all, nil, nil))
        let drag: GestureModifier = try typed("gesture(DragGesture().updating(:drag), isEnabled: false)")
        #expect((drag.mask, drag.isEnabled) == (nil, false))
    }

    @Test func `A toolbar has content, or the visibility of bars`() throws {
        let content: ToolbarModifier = try typed("toolbar(content: :items)")
        #expect(content.content == ToolbarContentReference("items"))
        #expect((content.visibility, content.bars) == (nil, nil))
        let hidden: ToolbarModifier = try typed("toolbar(.hidden, for: .tabBar, .bottomBar)")
        #expect((hidden.visibility, hidden.bars) == (.hidden, [.tabBar, .bottomBar]))
        #expect(try typed("toolbar(.hidden)", as: ToolbarModifier.self).bars == [])
        #expect("\(hidden)" == "toolbar(.hidden, for: .tabBar, .bottomBar)")
    }

    @Test func `A row's background may be nothing`() throws {
        #expect(try typed("listRowBackground(nil)", as: ListRowBackgroundModifier.self).content == nil)
        let row: ListRowBackgroundModifier = try typed("listRowBackground(:row)")
        #expect(row.content == ContentReference("row"))
    }

    @Test func `Gestures that aren't in progress leave their values at rest, others move them`() throws {
        let modifier = try calls.resolved("offset(x: gesture_state(:drag, .translation.width, defaultValue: 3), y: 1)")
        #expect(modifier.gestures == ["drag"])
        #expect(try OffsetModifier(modifier).x == 3)
        let drag = GestureValue(translation: GestureValue.Size(width: 12, height: 0))
        let moved = try OffsetModifier(modifier.bindingGestures(["drag": drag]))
        #expect((moved.x, moved.y) == (12, 1))
    }

    // MARK: What isn't typed

    @Test func `A modifier without a type of its own is any other`() throws {
        let modifier = try calls.resolved("saturation(0.5)")
        #expect(try BuiltinModifier(decoding: modifier) == .other(modifier))
        #expect(BuiltinModifier(modifier).typed == nil)
        #expect("\(BuiltinModifier(modifier))" == "saturation(0.5)")
        #expect(try modifier.value("amount", as: Double.self) == 0.5)
        #expect(throws: StylesheetDecodingError.self) { try PaddingModifier(modifier) }
    }

    @Test func `An overload that the host declares isn't the built-in one`() throws {
        var registry = StyleRegistry()
        registry.register(
            declarations: "enum Room { case wide }\nextension View { func padding(_ room: Room) -> some View }")
        let modifier = try ModifierCalls(configuration: StyleConfiguration(registry: registry)).resolved(
            "padding(.wide)")
        #expect(BuiltinModifier(modifier) == .other(modifier))
        #expect(throws: StylesheetDecodingError.self) { try BuiltinModifier(decoding: modifier) }
    }

    private struct Padding: StylesheetModifier {
        static let declarations = "func padding(_ length: CGFloat) -> some View"
        init(from arguments: ArgumentDecoder) throws(StylesheetDecodingError) {}
    }

    @Test func `A modifier that the host registers is the host's, whatever its name`() throws {
        var registry = StyleRegistry()
        registry.register(Padding.self)
        let modifier = try ModifierCalls(configuration: StyleConfiguration(registry: registry)).resolved("padding(8)")
        #expect(try BuiltinModifier(decoding: modifier) == .other(modifier))
    }

    @Test func `A value that its type doesn't know makes the modifier any other, and says why`() throws {
        let modifier = try calls.resolved(#"lineLimit(attr("from") ... 2)"#, props: #""from": 4"#)
        #expect(BuiltinModifier(modifier) == .other(modifier))
        #expect(throws: StylesheetDecodingError.self) { try BuiltinModifier(decoding: modifier) }
    }

    // MARK: Visiting

    /// Draws what it knows, and lists the rest.
    private struct Drawing: BuiltinModifierVisitor {
        var room = 0.0
        var others: [String] = []

        mutating func visitPadding(_ padding: PaddingModifier, of modifier: ResolvedModifier) {
            room += padding.length ?? 16
        }

        mutating func visitOther(_ modifier: ResolvedModifier) { others.append(modifier.name) }
    }

    @Test func `A visitor gets what it has a method for, and the rest as it is`() throws {
        var drawing = Drawing()
        for text in ["padding(4)", "padding()", "bold()", "saturation(0)"] {
            try calls.resolved(text).accept(&drawing)
        }
        #expect(drawing.room == 20)
        #expect(drawing.others == ["bold", "saturation"])
    }

    @Test(arguments: BuiltinModifier.Name.allCases)
    func `A visitor without methods gets every modifier as another`(name: BuiltinModifier.Name) throws {
        struct Names: BuiltinModifierVisitor {
            func visitOther(_ modifier: ResolvedModifier) -> String { modifier.name }
        }
        let function = try #require(Catalogue.swiftUI.modifiers(named: name.rawValue).first)
        let types = try ModifierCoverageTests.types.get()
        let call = try #require(SampleCall.all(of: function, in: types).first)
        var names = Names()
        let modifier = try #require(try calls.resolved([(call.text, call.props)]).first ?? nil)
        #expect(modifier.accept(&names) == name.rawValue)
    }

    // MARK: Typed access

    @Test func `A parameter that takes any number of arguments is read as a list`() throws {
        let modifier = try calls.resolved("toolbarBackground(.red, for: .tabBar, .bottomBar)")
        #expect(try modifier.values("for", as: ToolbarPlacement.self) == [.tabBar, .bottomBar])
        #expect(try modifier.values("in", as: ToolbarPlacement.self) == nil)
    }
}
