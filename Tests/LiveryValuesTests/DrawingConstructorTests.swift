import LiveryValues
import Testing

struct DrawingConstructorTests {
    @Test func everyGeometryOfTheCatalogueIsRead() throws {
        try expectConstructors(of: Angle.self)
        try expectConstructors(of: UnitPoint.self)
        try expectConstructors(of: Axis.self)
        try expectConstructors(of: Axis.Set.self)
        try expectConstructors(of: Edge.self)
        try expectConstructors(of: Edge.Set.self)
        try expectConstructors(of: Edge.Corner.Style.self)
        try expectConstructors(of: HorizontalEdge.self)
        try expectConstructors(of: HorizontalEdge.Set.self)
        try expectConstructors(of: VerticalEdge.self)
        try expectConstructors(of: VerticalEdge.Set.self)
        try expectConstructors(of: EdgeInsets.self)
        try expectConstructors(of: Alignment.self)
        try expectConstructors(of: HorizontalAlignment.self)
        try expectConstructors(of: VerticalAlignment.self)
        try expectConstructors(of: CGVector.self)
        try expectConstructors(of: CGAffineTransform.self, base: "CGAffineTransform(scaleX: 2, y: 4)")
        try expectConstructors(of: ProjectionTransform.self)
        try expectConstructors(of: RectangleCornerRadii.self)
        try expectConstructors(of: RoundedCornerStyle.self)
        try expectConstructors(of: SafeAreaRegions.self)
        try expectConstructors(of: ContentMode.self)
        try expectConstructors(of: Visibility.self)
        try expectConstructors(of: LayoutDirection.self)
    }

    @Test func everyColorAndGradientOfTheCatalogueIsRead() throws {
        try expectConstructors(of: Color.self, base: ".red")
        try expectConstructors(of: Color.RGBColorSpace.self)
        try expectConstructors(of: UIColor.self)
        try expectConstructors(of: NSColor.self)
        try expectConstructors(of: Gradient.self)
        try expectConstructors(of: Gradient.Stop.self)
        try expectConstructors(of: Gradient.ColorSpace.self)
        try expectConstructors(of: AnyGradient.self, base: "Color.red.gradient")
        try expectConstructors(of: LinearGradient.self)
        try expectConstructors(of: RadialGradient.self)
        try expectConstructors(of: EllipticalGradient.self)
        try expectConstructors(of: AngularGradient.self)
        try expectConstructors(of: MeshGradient.self)
    }

    @Test(arguments: ["Color.primary", ".red.gradient", ".tint", ".thinMaterial", "Material.bar.opacity(0.5)"])
    func everyShapeStyleOfTheCatalogueIsRead(base: String) throws {
        try expectConstructors(of: AnyShapeStyle.self, base: base)
    }

    @Test func everyPartOfAShapeStyleIsRead() throws {
        try expectConstructors(of: HierarchicalShapeStyle.self)
        try expectConstructors(of: Material.self, base: ".thin")
        try expectConstructors(of: MaterialActiveAppearance.self)
        try expectConstructors(of: ShadowStyle.self)
        try expectConstructors(of: BlendMode.self)
        try expectConstructors(of: ImagePaint.self)
    }

    @Test func everyImageOfTheCatalogueIsRead() throws {
        try expectConstructors(of: Image.self, base: "Image(\"b\")")
        try expectConstructors(of: Image.Scale.self)
        try expectConstructors(of: Image.DynamicRange.self)
        try expectConstructors(of: Image.ResizingMode.self)
        try expectConstructors(of: Image.TemplateRenderingMode.self)
        try expectConstructors(of: Image.Interpolation.self)
        try expectConstructors(of: Image.Orientation.self)
        try expectConstructors(of: SymbolRenderingMode.self)
        try expectConstructors(of: SymbolColorRenderingMode.self)
        try expectConstructors(of: SymbolVariableValueMode.self)
        try expectConstructors(of: AssetBundle.self)
    }

    @Test(arguments: [".rect(cornerRadius: 8)", "Circle()", "ButtonBorderShape.circle"])
    func everyShapeOfTheCatalogueIsRead(base: String) throws {
        try expectConstructors(of: AnyShape.self, base: base)
        try expectConstructors(of: AnyInsettableShape.self, base: base)
    }

    @Test func everyPartOfAShapeIsRead() throws {
        try expectConstructors(of: StrokeStyle.self)
        try expectConstructors(of: FillStyle.self)
        try expectConstructors(of: CGLineCap.self)
        try expectConstructors(of: CGLineJoin.self)
        try expectConstructors(of: ButtonBorderShape.self)
        try expectConstructors(of: Glass.self, base: ".clear")
    }
}
