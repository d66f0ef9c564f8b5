// The modifiers of images, by their own names.

extension Image {
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { changed { $0.allowedDynamicRange = range } }

    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

    /// Nil leaves the mode to the host.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.renderingMode = mode } }

    /// - Parameter capInsets: The margins that keep their size, in points.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        changed { $0.symbolColorRenderingMode = mode }
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolRenderingMode = mode } }

    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        changed { $0.symbolVariableValueMode = mode }
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}
