public import LiveryStyle

extension AnyShapeStyle {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let chain = ValueChain(value)
        let root = try ValueUse(of: chain.root, as: Self.stylesheetType)
        switch root.kind {
        case .initialized: self = try Self.initialized(root, chain.root)
        case .member: self = try Self.member(root, chain.root)
        case .chained: throw root.mismatch
        }
        for link in chain.links { self = try linked(link) }
    }

    private static func initialized(_ use: ValueUse, _ value: StyleValue) throws(StylesheetDecodingError) -> Self {
        var call = use.call
        switch use.name {
        case "Color": return .color(try Color(from: value))
        case "Gradient", "AnyGradient": return Self(.gradient(try AnyGradient(from: value)))
        case "LinearGradient": return Self(.linearGradient(try LinearGradient(from: value)))
        case "RadialGradient": return Self(.radialGradient(try RadialGradient(from: value)))
        case "EllipticalGradient": return Self(.ellipticalGradient(try EllipticalGradient(from: value)))
        case "AngularGradient": return Self(.angularGradient(try AngularGradient(from: value)))
        case "MeshGradient": return Self(.meshGradient(try MeshGradient(from: value)))
        case "ImagePaint": return Self(.image(try ImagePaint(from: value)))
        case "AnyShapeStyle":
            let style: AnyShapeStyle = try call.next(nil)
            try call.end()
            return style
        default:
            guard let style = SemanticShapeStyle(typeName: use.name) else { throw use.mismatch }
            try call.end()
            return Self(.semantic(style))
        }
    }

    private static func member(_ use: ValueUse, _ value: StyleValue) throws(StylesheetDecodingError) -> Self {
        let call = use.call
        // Names that several types have are told apart by the type that declares the member.
        switch use.owner {
        case "Color": return .color(try Color(from: value))
        case "Material": return .material(try Material(from: value))
        default: break
        }
        switch use.name {
        case "linearGradient": return Self(.linearGradient(try LinearGradient(from: value)))
        case "radialGradient": return Self(.radialGradient(try RadialGradient(from: value)))
        case "ellipticalGradient": return Self(.ellipticalGradient(try EllipticalGradient(from: value)))
        case "angularGradient", "conicGradient": return Self(.angularGradient(try AngularGradient(from: value)))
        case "image": return Self(.image(try ImagePaint(from: value)))
        case "opacity", "blendMode", "shadow": return try modified(.foreground, use)
        default: break
        }
        if let level = HierarchicalShapeStyle(rawValue: use.name) {
            try call.end()
            return Self(.hierarchical(level))
        }
        if let style = SemanticShapeStyle(rawValue: use.name) {
            try call.end()
            return Self(.semantic(style))
        }
        if SystemColor(rawValue: use.name) != nil { return .color(try Color(from: value)) }
        return .material(try Material(from: value))
    }

    /// What a member of the style gives.
    private func linked(_ link: StyleMember) throws(StylesheetDecodingError) -> Self {
        let use = try ValueUse(of: .member(link), as: Self.stylesheetType)
        switch (link.name, content) {
        case ("gradient", .color(let color)):
            try use.call.end()
            return Self(.gradient(color.gradient))
        case ("colorSpace", .gradient(let gradient)): return Self(.gradient(try gradient.linked(link)))
        case ("mix", .color(let color)), ("exposureAdjust", .color(let color)), ("headroom", .color(let color)):
            return .color(try color.linked(link))
        default: return try Self.modified(self, use)
        }
    }

    private static func modified(_ base: Self, _ use: ValueUse) throws(StylesheetDecodingError) -> Self {
        var call = use.call
        let result: Self
        switch use.name {
        case "secondary", "tertiary", "quaternary", "quinary":
            guard let level = HierarchicalShapeStyle(rawValue: use.name) else { throw use.mismatch }
            result = base.level(level)
        case "opacity": result = base.opacity(try call.next(nil))
        case "blendMode": result = base.blendMode(try call.next(nil))
        case "shadow": result = base.shadow(try call.next(nil))
        case "in": result = base.in(try call.next(nil))
        case "materialActiveAppearance": result = base.materialActiveAppearance(try call.next(nil))
        default: throw use.mismatch
        }
        try call.end()
        return result
    }

    /// The style as a stylesheet writes it.
    public var description: String {
        switch content {
        case .color(let color): Self.text(of: color)
        case .gradient(let gradient): gradient.description
        case .linearGradient(let gradient): gradient.description
        case .radialGradient(let gradient): gradient.description
        case .ellipticalGradient(let gradient): gradient.description
        case .angularGradient(let gradient): gradient.description
        case .meshGradient(let gradient): gradient.description
        case .material(let material): StylesheetText.qualified(material.description, by: "Material")
        case .image(let paint): paint.description
        case .semantic(let style): ".\(style.rawValue)"
        case .hierarchical(let level): level.description
        case .level(let style, let level): "\(style)\(level)"
        case .faded(let style, let opacity):
            StylesheetText.call("\(style).opacity", (nil, StylesheetText.number(opacity)))
        case .blended(let style, let mode): "\(style).blendMode(\(mode))"
        case .shadowed(let style, let shadow): "\(style).shadow(\(shadow))"
        case .placed(let style, let rect): "\(style).in(\(rect.writtenForm))"
        case .materialActiveAppearance(let style, let appearance): "\(style).materialActiveAppearance(\(appearance))"
        }
    }

    /// A colour by its name alone where shape styles have it too; `.primary` is another style there.
    private static func text(of color: Color) -> String {
        var base = color
        while true {
            switch base.content {
            case .faded(let color, _), .mixed(let color, _, _, _), .exposed(let color, _), .headroom(let color, _):
                base = color
                continue
            case .system(.primary), .system(.secondary), .system(.accentColor):
                return StylesheetText.qualified(color.description, by: "Color")
            default: return color.description
            }
        }
    }
}
