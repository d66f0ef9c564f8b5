/// The colours of UIKit and AppKit that have the same components everywhere.
enum PlainColor: String {
    case black, blue, brown, cyan, darkGray, gray, green, lightGray, magenta, orange, purple, red, white, yellow

    var components: Color.Components {
        switch self {
        case .black: Color.Components(red: 0, green: 0, blue: 0)
        case .blue: Color.Components(red: 0, green: 0, blue: 1)
        case .brown: Color.Components(red: 0.6, green: 0.4, blue: 0.2)
        case .cyan: Color.Components(red: 0, green: 1, blue: 1)
        case .darkGray: Color.Components(red: 1 / 3, green: 1 / 3, blue: 1 / 3)
        case .gray: Color.Components(red: 0.5, green: 0.5, blue: 0.5)
        case .green: Color.Components(red: 0, green: 1, blue: 0)
        case .lightGray: Color.Components(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
        case .magenta: Color.Components(red: 1, green: 0, blue: 1)
        case .orange: Color.Components(red: 1, green: 0.5, blue: 0)
        case .purple: Color.Components(red: 0.5, green: 0, blue: 0.5)
        case .red: Color.Components(red: 1, green: 0, blue: 0)
        case .white: Color.Components(red: 1, green: 1, blue: 1)
        case .yellow: Color.Components(red: 1, green: 1, blue: 0)
        }
    }
}
