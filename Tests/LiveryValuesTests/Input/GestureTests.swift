import Foundation
import Livery
import LiveryValues
import Testing

struct GestureTests {
    @Test func gesturesAreInitialized() throws {
        try expectRoundTrips(
            [
                "TapGesture()": AnyGesture(.tap(count: 1)), "TapGesture(count: 2)": AnyGesture(.tap(count: 2)),
                "SpatialTapGesture()": AnyGesture(.spatialTap(count: 1, coordinateSpace: .local)),
                "SpatialTapGesture(count: 2, coordinateSpace: .global)":
                    AnyGesture(.spatialTap(count: 2, coordinateSpace: .global)),
                "LongPressGesture()": AnyGesture(.longPress(minimumDuration: 0.5, maximumDistance: 10)),
                "LongPressGesture(minimumDuration: 1, maximumDistance: 2)":
                    AnyGesture(.longPress(minimumDuration: 1, maximumDistance: 2)),
                "DragGesture()": AnyGesture(.drag(minimumDistance: 10, coordinateSpace: .local)),
                #"DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))"#:
                    AnyGesture(.drag(minimumDistance: 0, coordinateSpace: .named(.named(.string("board"))))),
                "MagnifyGesture()": AnyGesture(.magnify(minimumScaleDelta: 0.01)),
                "MagnifyGesture(minimumScaleDelta: 0.1)": AnyGesture(.magnify(minimumScaleDelta: 0.1)),
                "RotateGesture()": AnyGesture(.rotate(minimumAngleDelta: .degrees(1))),
                "RotateGesture(minimumAngleDelta: .degrees(5))": AnyGesture(.rotate(minimumAngleDelta: .degrees(5))),
                "WindowDragGesture()": AnyGesture(.windowDrag),
            ] as KeyValuePairs<String, AnyGesture>)
    }

    @Test func gesturesOfOlderNamesAreThoseOfToday() throws {
        let scale = StyleArgument(label: "minimumScaleDelta", .number(0.1))
        #expect(
            try AnyGesture(from: .initialized(type: "MagnificationGesture", arguments: [scale]))
                == AnyGesture(.magnify(minimumScaleDelta: 0.1)))
        #expect(
            try AnyGesture(from: .initialized(type: "RotationGesture", arguments: []))
                == AnyGesture(.rotate(minimumAngleDelta: .degrees(1))))
    }

    @Test func gesturesSendEventsAndSetStates() throws {
        let tap = AnyGesture.Recognizer.tap(count: 1)
        try expectRoundTrips(
            [
                #"TapGesture().onEnded(event("tap"))"#:
                    AnyGesture(tap, attachments: [.onEnded(EventReference(name: "tap"))]),
                #"DragGesture().onChanged(event("drag", throttle: 100)).onEnded(event("drop"))"#:
                    AnyGesture(
                        .drag(minimumDistance: 10, coordinateSpace: .local),
                        attachments: [
                            .onChanged(EventReference(name: "drag", throttle: 100)),
                            .onEnded(EventReference(name: "drop")),
                        ]),
                "TapGesture().updating(:drag)": AnyGesture(tap, attachments: [.updating("drag")]),
                "TapGesture().modifiers([.shift, .command])":
                    AnyGesture(tap, attachments: [.modifiers([.shift, .command])]),
            ] as KeyValuePairs<String, AnyGesture>)
    }

    @Test func gesturesAreCombined() throws {
        let tap = AnyGesture(.tap(count: 1))
        let press = AnyGesture(.longPress(minimumDuration: 0.5, maximumDistance: 10))
        let ended = AnyGesture.Attachment.onEnded(EventReference(name: "a"))
        try expectRoundTrips(
            [
                "TapGesture().simultaneously(with: LongPressGesture())": AnyGesture(.simultaneous(tap, press)),
                "TapGesture().sequenced(before: LongPressGesture())": AnyGesture(.sequenced(tap, before: press)),
                "TapGesture().exclusively(before: LongPressGesture())": AnyGesture(.exclusive(tap, before: press)),
                #"""
                TapGesture().onEnded(event("a")).sequenced(before: LongPressGesture().simultaneously(with: TapGesture()))\#
                .onEnded(event("a"))
                """#:
                    AnyGesture(
                        .sequenced(
                            AnyGesture(tap.recognizer, attachments: [ended]),
                            before: AnyGesture(.simultaneous(press, tap))), attachments: [ended]),
            ] as KeyValuePairs<String, AnyGesture>)
    }

    @Test func partsOfGesturesAreReadFromProps() throws {
        try expect(
            [
                #"TapGesture(count: attr("n"))"#: AnyGesture(.tap(count: 3)),
                #"TapGesture(count: attr("none"))"#: AnyGesture(.tap(count: 1)),
                #"DragGesture(coordinateSpace: attr("space"))"#:
                    AnyGesture(.drag(minimumDistance: 10, coordinateSpace: .global)),
                #"RotateGesture(minimumAngleDelta: attr("n"))"#: AnyGesture(.rotate(minimumAngleDelta: .degrees(3))),
            ] as KeyValuePairs<String, AnyGesture>, props: #""n":3,"space":"global""#)
    }

    @Test func whatIsNoGestureIsAnError() {
        let tap = StyleValue.initialized(type: "TapGesture", arguments: [])
        func member(_ name: String, _ argument: StyleValue) -> StyleValue {
            .member(StyleMember(base: tap, type: "Gesture", name: name, arguments: [StyleArgument(argument)]))
        }
        for value in [
            member("onEnded", .string("tap")), member("updating", .integer(1)),
            member("updating", .content(["a", "b"])),
            member("nothing", .null), .member(StyleMember(type: "Gesture", name: "tap")), .null,
            .initialized(type: "NothingGesture", arguments: []),
            .initialized(type: "TapGesture", arguments: [StyleArgument(label: "times", .integer(1))]),
        ] {
            #expect(throws: StylesheetDecodingError.self) { try AnyGesture(from: value) }
        }
    }

    @Test func coordinateSpacesAreRead() throws {
        try expectRoundTrips([
            ".global": CoordinateSpace.global, ".local": .local, #".named("a")"#: .named(.string("a")),
            ".named(1)": .named(.integer(1)),
        ])
        try expectRoundTrips(
            [
                ".global": AnyCoordinateSpace.global, "GlobalCoordinateSpace()": .global, ".local": .local,
                "LocalCoordinateSpace()": .local, #".named("a")"#: .named(.named(.string("a"))),
                ".scrollView": .named(.scrollView(axis: nil)),
                ".scrollView(axis: .vertical)": .named(.scrollView(axis: .vertical)),
                #"NamedCoordinateSpace.named("a")"#: .named(.named(.string("a"))),
            ] as KeyValuePairs<String, AnyCoordinateSpace>)
        try expectRoundTrips([
            ".scrollView": NamedCoordinateSpace.scrollView(axis: nil),
            ".scrollView(axis: .horizontal)": .scrollView(axis: .horizontal), ".named(true)": .named(.boolean(true)),
        ])
        try expect([#".named(attr("a"))"#: NamedCoordinateSpace.named(.string("b"))], props: #""a":"b""#)
    }

    @Test func masksAndKeysHaveTheNamesOfTheCatalogue() throws {
        try expectNames(of: GestureMask.self)
        try expectNames(of: EventModifiers.self)
        try expectNames(of: HandGestureShortcut.self)
        try expectNames(of: KeyboardShortcut.Localization.self)
    }

    @Test func keysAreCharactersOrNames() throws {
        #expect(
            Set(Catalogue.swiftUI.staticMemberNames(on: "KeyEquivalent"))
                == Set(KeyEquivalent.Named.allCases.map(\.rawValue)))
        for named in KeyEquivalent.Named.allCases {
            try expectRoundTrips([".\(named.rawValue)": KeyEquivalent.named(named)])
        }
        try expectRoundTrips([
            #""k""#: KeyEquivalent.character("k"), #"KeyEquivalent("é")"#: .character("é"), #""\"""#: .character("\""),
        ])
        try expect(
            [#"attr("a")"#: KeyEquivalent.character("x"), #"attr("b")"#: .named(.upArrow)],
            props: #""a":"x","b":"up-arrow""#)
        #expect(throws: StylesheetDecodingError.self) { try KeyEquivalent(from: .string("ab")) }
        #expect(throws: StylesheetDecodingError.self) { try KeyEquivalent(from: .string("")) }
    }

    @Test func shortcutsHaveModifiers() throws {
        try expectRoundTrips([
            ".defaultAction": KeyboardShortcut.defaultAction, ".cancelAction": .cancelAction,
            #"KeyboardShortcut("k")"#: KeyboardShortcut(.character("k")),
            "KeyboardShortcut(.upArrow, modifiers: [.command, .shift])":
                KeyboardShortcut(.named(.upArrow), modifiers: [.command, .shift]),
            "KeyboardShortcut(.space, modifiers: [], localization: .custom)":
                KeyboardShortcut(.named(.space), modifiers: [], localization: .custom),
        ])
        try expect(
            [
                #"KeyboardShortcut(attr("a"), modifiers: attr("b"))"#:
                    KeyboardShortcut(.character("x"), modifiers: [.control, .option])
            ],
            props: #""a":"x","b":"control option""#)
    }
}
