import Livery
import LiveryValues
import Testing

struct GradientTests {
    private let plain = Gradient(colors: [.red, .blue])
    private var any: AnyGradient { AnyGradient(plain) }

    @Test func gradientsAreMadeOfColorsAndStops() throws {
        try expectRoundTrips([
            "Gradient(colors: [.red, .blue])": plain, "Gradient(colors: [])": Gradient(stops: []),
            "Gradient(colors: [.red])": Gradient(stops: [.init(color: .red, location: 0)]),
            "Gradient(colors: [.red, .green, .blue])": Gradient(stops: [
                .init(color: .red, location: 0), .init(color: .green, location: 0.5), .init(color: .blue, location: 1),
            ]),
            "Gradient(stops: [Gradient.Stop(color: .red, location: 0.25), .init(color: Color(\"x\"), location: 1)])":
                Gradient(stops: [.init(color: .red, location: 0.25), .init(color: Color("x"), location: 1)]),
        ])
        try expectRoundTrips([
            "Gradient.Stop(color: .red, location: 1)": Gradient.Stop(color: .red, location: 1)
        ])
        try expectRoundTrips([".device": Gradient.ColorSpace.device, ".perceptual": .perceptual])
        try expectRoundTrips([
            "AnyGradient(Gradient(colors: [.red, .blue]))": any,
            "Color.red.gradient": Color.red.gradient,
            "Color(\"x\").opacity(0.5).gradient": Color("x").opacity(0.5).gradient,
            "Color.red.gradient.colorSpace(.perceptual)": Color.red.gradient.colorSpace(.perceptual),
            "Gradient(colors: [.red, .blue]).colorSpace(.perceptual)": plain.colorSpace(.perceptual),
            "AnyGradient(Gradient(colors: [.red, .blue])).colorSpace(.device)": any,
        ])
        try expect(
            [
                #"Gradient(colors: [attr("c"), .blue])"#: plain, #"Gradient(colors: attr("list"))"#: plain,
                #"Gradient(stops: [.init(color: .red, location: attr("l"))])"#:
                    Gradient(stops: [.init(color: .red, location: 0.5)]),
            ], props: #""c":"red","l":"0.5","list":["red","blue"]"#)
    }

    @Test func linearGradients() throws {
        let gradient = LinearGradient(gradient: any, startPoint: .top, endPoint: .bottomTrailing)
        try expectRoundTrips([
            "LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottomTrailing)":
                gradient,
            "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: UnitPoint(x: 1, y: 1))": gradient,
            "LinearGradient(stops: [.init(color: .red, location: 1)], startPoint: .top, endPoint: .bottom)":
                LinearGradient(
                    gradient: AnyGradient(Gradient(stops: [.init(color: .red, location: 1)])), startPoint: .top,
                    endPoint: .bottom),
        ])
        try expect(
            [#"LinearGradient(colors: [.red, .blue], startPoint: attr("a"), endPoint: .bottomTrailing)"#: gradient],
            props: #""a":"top""#)
    }

    @Test func radialGradients() throws {
        let gradient = RadialGradient(gradient: any, center: .top, startRadius: 1, endRadius: 20)
        try expectRoundTrips([
            "RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .top, startRadius: 1, endRadius: 20)":
                gradient,
            "RadialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: 20)": gradient,
            "RadialGradient(stops: [], center: .top, startRadius: 0, endRadius: 0)":
                RadialGradient(gradient: AnyGradient(Gradient(stops: [])), center: .top, endRadius: 0),
        ])
    }

    @Test func ellipticalGradients() throws {
        let gradient = EllipticalGradient(gradient: any)
        try expectRoundTrips([
            "EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))": gradient,
            "EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0)": gradient,
            "EllipticalGradient(stops: [], center: .top, startRadiusFraction: 0.25, endRadiusFraction: 1)":
                EllipticalGradient(
                    gradient: AnyGradient(Gradient(stops: [])), center: .top, startRadiusFraction: 0.25,
                    endRadiusFraction: 1),
        ])
    }

    @Test func angularGradientsGoAroundUnlessTheyHaveAngles() throws {
        let whole = AngularGradient(gradient: any, startAngle: .zero, endAngle: .degrees(360))
        try expectRoundTrips([
            "AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)": whole,
            "AngularGradient(colors: [.red, .blue], center: .center)": whole,
            "AngularGradient(stops: [], center: .top, angle: .radians(1))":
                AngularGradient(gradient: AnyGradient(Gradient(stops: [])), center: .top, angle: .radians(1)),
            "AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .top, startAngle: .degrees(90))":
                AngularGradient(gradient: any, center: .top, startAngle: .degrees(90), endAngle: .zero),
            "AngularGradient(colors: [.red, .blue], center: .top, startAngle: .zero, endAngle: .degrees(90))":
                AngularGradient(gradient: any, center: .top, startAngle: .zero, endAngle: .degrees(90)),
            "AngularGradient(stops: [], center: .top, startAngle: .zero, endAngle: .degrees(90))":
                AngularGradient(
                    gradient: AnyGradient(Gradient(stops: [])), center: .top, startAngle: .zero,
                    endAngle: .degrees(90)),
        ])
    }

    @Test func meshGradients() throws {
        let points = [UnitPoint.topLeading, .topTrailing, .bottomLeading, UnitPoint(x: 0.5, y: 0.75)]
        let colors: [Color] = [.red, .green, .blue, .accentColor]
        let mesh = MeshGradient(width: 2, height: 2, points: points, colors: colors)
        try expectRoundTrips([
            """
            MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [0.5, 0.75]], \
            colors: [.red, .green, .blue, .accentColor])
            """: mesh,
            """
            MeshGradient(width: 2, height: 2, points: [SIMD2(0, 0), [1, 0], [0, 1], .init(0.5, 0.75)], \
            colors: [.red, .green, .blue, .accentColor], background: .black, smoothsColors: false, \
            colorSpace: .perceptual)
            """:
                MeshGradient(
                    width: 2, height: 2, points: points, colors: colors, background: .black, smoothsColors: false,
                    colorSpace: .perceptual),
            "MeshGradient(width: 1, height: 2, points: [], colors: [])":
                MeshGradient(width: 1, height: 2, points: [], colors: []),
        ])
        try expect(
            [
                """
                MeshGradient(width: 2, height: 2, points: attr("p"), colors: [.red, .green, .blue, .accentColor])
                """: mesh
            ], props: #""p":[[0,0],[1,0],[0,1],[0.5,0.75]]"#)
        #expect(mesh.isComplete)
        #expect(!MeshGradient(width: 1, height: 2, points: [], colors: []).isComplete)
        #expect(!MeshGradient(width: .max, height: .max, points: [], colors: []).isComplete)
        #expect(!MeshGradient(width: -1, height: -4, points: points, colors: colors).isComplete)
    }
}
