import Foundation
import Livery
import LiveryValues
import Testing

/// Every way to make a value that the catalogue lists for a type, as calls with made-up arguments.
struct CatalogueConstructors {
    /// A value of each type that parameters have.
    static let samples: [String: String] = [
        "CGFloat": "2.5", "Double": "0.25", "Double?": "0.25", "Int": "2", "Int8": "2", "Bool": "true",
        "String": "\"a\"", "Float": "0.5", "Angle": ".degrees(30)", "UnitPoint": ".top",
        "CGPoint": "CGPoint(x: 1, y: 2)",
        "CGSize": "CGSize(width: 1, height: 2)", "CGRect": "CGRect(x: 1, y: 2, width: 3, height: 4)",
        "CGAffineTransform": "CGAffineTransform(scaleX: 2, y: 3)", "CATransform3D": "CATransform3D()", "Edge": ".top",
        "HorizontalAlignment": ".center",
        "VerticalAlignment": ".top", "RectangleCornerRadii": "RectangleCornerRadii(topLeading: 1)",
        "RoundedCornerStyle": ".circular", "Edge.Corner.Style": ".fixed(2)", "EdgeInsets": "EdgeInsets()",
        "Color": ".red", "Color?": ".red", "[Color]": "[.red, .blue]", "Color.RGBColorSpace": ".displayP3",
        "Bundle?": ".main", "UIColor": ".label", "NSColor": ".labelColor", "Gradient": "Gradient(colors: [.red])",
        "[Gradient.Stop]": "[Gradient.Stop(color: .red, location: 0)]", "Gradient.ColorSpace": ".perceptual",
        "AnyGradient": "Color.red.gradient", "[SIMD2<Float>]": "[[0, 0.5]]", "Image": "Image(\"a\")",
        "MaterialActiveAppearance": ".active", "BlendMode": ".hue", "ShadowStyle": ".drop(radius: 1)",
        "some ShapeStyle": ".tint", "some Shape": ".circle", "StrokeStyle": "StrokeStyle(lineWidth: 2)",
        "CGLineCap": ".round", "CGLineJoin": ".bevel", "[CGFloat]": "[1, 2]", "Image.DynamicRange?": ".high",
        "Image.Interpolation": ".low", "Image.TemplateRenderingMode?": ".original", "Image.ResizingMode": ".tile",
        "SymbolRenderingMode?": ".palette", "SymbolColorRenderingMode?": ".flat", "SymbolVariableValueMode?": ".draw",
    ]

    let catalogue = Catalogue.swiftUI
    let type: TypeReference
    private(set) var calls: [String] = []
    /// What has a parameter without a sample.
    private(set) var impossible: [String] = []

    /// - Parameter base: What members of values are called on.
    init(of type: TypeReference, base: String) {
        self.type = type
        switch type {
        case .some(let name, _):
            addStaticMembers(of: name)
            addMembers(of: name, on: base)
            for other in catalogue.typeNames where other != name && catalogue.conforms(other, to: name) {
                guard let declaration = catalogue.type(named: other), declaration.kind != .protocol else { continue }
                addInitializers(of: declaration)
            }
        default:
            let name = "\(type)"
            guard let declaration = catalogue.type(named: name) else { return }
            addInitializers(of: declaration)
            addStaticMembers(of: name)
            addMembers(of: name, on: base)
        }
    }

    private mutating func addInitializers(of declaration: TypeDeclaration) {
        for initializer in declaration.initializers { add(declaration.name, initializer.parameters) }
    }

    private mutating func addStaticMembers(of name: String) {
        for member in catalogue.staticMemberNames(on: name).flatMap({ catalogue.staticMembers(named: $0, on: name) })
        where makes(member.type) { add("." + member.name, member) }
    }

    private mutating func addMembers(of name: String, on base: String) {
        for member in catalogue.memberNames(of: name).flatMap({ catalogue.members(named: $0, of: name) })
        where makes(member.type) { add(base + "." + member.name, member) }
    }

    private func makes(_ result: TypeReference) -> Bool {
        switch (type, result) {
        case (_, type), (_, .named("Self", _)): true
        case (.some(let name, _), .named(let other, _)), (.some(let name, _), .some(let other, _)):
            catalogue.conforms(other, to: name)
        default: false
        }
    }

    private mutating func add(_ name: String, _ member: Member) {
        switch member {
        case .function(let function) where function.kind == .enumCase && function.parameters.isEmpty: calls.append(name)
        case .function(let function): add(name, function.parameters)
        case .property: calls.append(name)
        }
    }

    /// A call with every argument, and one with those that it needs.
    private mutating func add(_ name: String, _ parameters: [Parameter]) {
        for wanted in [parameters, parameters.filter(\.isRequired)] {
            let texts = wanted.map { parameter in
                Self.samples["\(parameter.type)"].map { (parameter.label.map { "\($0): " } ?? "") + $0 }
            }
            let call = "\(name)(\(texts.compactMap { $0 }.joined(separator: ", ")))"
            if texts.contains(nil) {
                impossible.append("\(name)(\(wanted.map { "\($0.type)" }.joined(separator: ", ")))")
            } else if !calls.contains(call) {
                calls.append(call)
            }
        }
    }
}

/// Expects all that the catalogue lists for a type to be read, to be written so that it is read again, and to be coded.
func expectConstructors<Value: StylesheetValue & CustomStringConvertible>(
    of type: Value.Type, base: String = "", _ location: Testing.SourceLocation = #_sourceLocation
) throws {
    let constructors = CatalogueConstructors(of: Value.stylesheetType, base: base)
    #expect(constructors.impossible == [], sourceLocation: location)
    try #require(!constructors.calls.isEmpty, sourceLocation: location)
    let values: [Value] = try readings(of: constructors.calls, location)
    #expect(values.count == constructors.calls.count, sourceLocation: location)
    let again: [Value] = try readings(of: values.map(\.description), location)
    #expect(again == values, sourceLocation: location)
    let data = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([Value].self, from: data) == values, sourceLocation: location)
}
