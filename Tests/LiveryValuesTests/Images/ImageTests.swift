import Livery
import LiveryValues
import Testing

struct ImageTests {
    @Test func imagesHaveNamesOfAssetsOrSymbols() throws {
        try expectRoundTrips(
            of: Image.self,
            [
                "Image(\"a\")": Image("a"), "Image(\"a\", bundle: .main)": Image("a", bundle: .main),
                "Image(\"a\", variableValue: 0.5)": Image("a", variableValue: 0.5),
                "Image(\"a\", variableValue: nil, bundle: .main)": Image("a", bundle: .main),
                "Image(systemName: \"star\")": Image(systemName: "star"),
                "Image(systemName: \"star\", variableValue: 0.5)": Image(systemName: "star", variableValue: 0.5),
                "Image(systemName: \"star\", variableValue: nil)": Image(systemName: "star"),
                "Image(decorative: \"a\")": Image(decorative: "a"),
                "Image(decorative: \"a\", bundle: .main)": Image(decorative: "a", bundle: .main),
            ])
        try expect(
            of: Image.self,
            [
                #"Image(systemName: attr("name"), variableValue: attr("value"))"#:
                    Image(systemName: "star", variableValue: 0.25)
            ], props: #""name":"star","value":"0.25""#)
    }

    @Test func imagesSayHowTheyAreDrawn() throws {
        let image = Image("a")
        try expectRoundTrips(
            of: Image.self,
            [
                "Image(\"a\").allowedDynamicRange(.high)": image.allowedDynamicRange(.high),
                "Image(\"a\").allowedDynamicRange(nil)": image,
                "Image(\"a\").antialiased(false)":
                    image.antialiased(false),
                "Image(\"a\").interpolation(.none)": image.interpolation(Image.Interpolation.none),
                "Image(\"a\").renderingMode(.template)": image.renderingMode(.template),
                "Image(\"a\").renderingMode(nil)": image,
                "Image(\"a\").resizable()": image.resizable(),
                "Image(\"a\").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)":
                    image.resizable(
                        capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile),
                "Image(\"a\").symbolColorRenderingMode(.gradient)": image.symbolColorRenderingMode(.gradient),
                "Image(\"a\").symbolRenderingMode(.palette)": image.symbolRenderingMode(.palette),
                "Image(\"a\").symbolVariableValueMode(.draw)": image.symbolVariableValueMode(.draw),
                "Image(\"a\").resizable().renderingMode(.original).interpolation(.high)":
                    image.resizable().renderingMode(.original).interpolation(.high),
            ])
    }

    @Test func theNestedTypesAreMembers() throws {
        try expectRoundTrips([".small": Image.Scale.small, ".medium": .medium, ".large": .large])
        try expectRoundTrips([
            ".standard": Image.DynamicRange.standard, ".constrainedHigh": .constrainedHigh, ".high": .high,
        ])
        try expectRoundTrips([".tile": Image.ResizingMode.tile, ".stretch": .stretch])
        try expectRoundTrips([".template": Image.TemplateRenderingMode.template, ".original": .original])
        try expectRoundTrips([
            ".none": Image.Interpolation.none, ".low": .low, ".medium": .medium, ".high": .high,
        ])
        let orientations = Image.Orientation.allCases
        #expect(
            try readings(of: orientations.map(\.description), as: Image.Orientation.self, #_sourceLocation)
                == orientations)
        try expectRoundTrips([
            ".monochrome": SymbolRenderingMode.monochrome, ".multicolor": .multicolor, ".hierarchical": .hierarchical,
            ".palette": .palette,
        ])
        try expectRoundTrips([".flat": SymbolColorRenderingMode.flat, ".gradient": .gradient])
        try expectRoundTrips([".color": SymbolVariableValueMode.color, ".draw": .draw])
        try expectRoundTrips([".main": AssetBundle.main])
    }
}
