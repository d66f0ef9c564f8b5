import Livery
import Testing

@Suite struct StyleValueJSONTests {
    private static let red = StyleValue.member(StyleMember(type: "Color", name: "red"))

    /// A row for every case of a value.
    private static let rows: [(StyleValue, String)] = [
        (.null, "null"),
        (.boolean(true), "true"),
        (.integer(12), "12"),
        (.number(12), "12.0"),
        (.number(0.5), "0.5"),
        (.number(.infinity), #"{"kind":"number","text":"inf"}"#),
        (.number(-.infinity), #"{"kind":"number","text":"-inf"}"#),
        (.string("a\"b"), #""a\"b""#),
        (.array([.integer(1), .string("x"), .array([])]), #"[1,"x",[]]"#),
        (
            .tuple([StyleArgument(label: "x", .integer(0)), StyleArgument(.null)]),
            #"{"kind":"tuple","entries":[{"label":"x","value":0},{"value":null}]}"#
        ),
        (
            .range(lower: .integer(1), upper: .integer(3), isClosed: true),
            #"{"kind":"range","lower":1,"upper":3,"isClosed":true}"#
        ),
        (.range(lower: nil, upper: .integer(3), isClosed: false), #"{"kind":"range","upper":3,"isClosed":false}"#),
        (red, #"{"kind":"member","type":"Color","name":"red"}"#),
        (
            .member(
                StyleMember(base: red, type: "Color", name: "opacity", arguments: [StyleArgument(.number(0.5))])),
            #"{"kind":"member","base":{"kind":"member","type":"Color","name":"red"},"type":"Color","name":"opacity","arguments":[{"value":0.5}]}"#
        ),
        (
            .initialized(type: "CGSize", arguments: [StyleArgument(label: "width", .integer(1))]),
            #"{"kind":"initialized","type":"CGSize","arguments":[{"label":"width","value":1}]}"#
        ),
        (.content(["a", "b"]), #"{"kind":"content","templates":["a","b"]}"#),
        (.event(EventReference(name: "tap")), #"{"kind":"event","name":"tap"}"#),
        (
            .event(
                EventReference(
                    name: "tap", type: "focus", target: 2, debounce: 300, throttle: 0.5, params: .array([.integer(1)]))),
            #"{"kind":"event","name":"tap","type":"focus","target":2,"debounce":300.0,"throttle":0.5,"params":[1]}"#
        ),
        (
            .gestureState(GestureStateReference(gesture: "drag", property: ["translation", "width"])),
            #"{"kind":"gestureState","gesture":"drag","property":["translation","width"],"scale":1.0,"offset":0.0}"#
        ),
        (
            .gestureState(
                GestureStateReference(
                    gesture: "drag", property: [], defaultValue: .integer(0), minimum: -1, maximum: 1, scale: 2,
                    offset: 3)),
            #"{"kind":"gestureState","gesture":"drag","property":[],"defaultValue":0,"minimum":-1.0,"maximum":1.0,"scale":2.0,"offset":3.0}"#
        ),
        (
            .binding(attribute: "shown", value: .boolean(false)),
            #"{"kind":"binding","attribute":"shown","value":false}"#
        ),
    ]

    @Test(arguments: rows)
    func `A value has one JSON form`(value: StyleValue, json: String) {
        var writer = JSONWriter()
        value.write(to: &writer)
        #expect(writer.text == json)
        #expect(JSONDocument(reading: SourceFile(path: "value", text: writer.text)).diagnostics.isEmpty)
    }
}
