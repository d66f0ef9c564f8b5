import Livery

/// Every suite by its name. To add cases, write a file with a function that makes a `Suite`, and name it here.
let suites: [(name: String, make: @Sendable () -> Suite)] = [
    ("scan", scanSuite),
    ("json", jsonSuite),
    ("catalogue", catalogueSuite),
    ("tree", treeSuite),
    ("syntax", syntaxSuite),
    ("style", styleSuite),
    ("decode", decodingSuite),
    ("dynamic", dynamicPropertySuite),
    ("lint", lintSuite),
    ("wire", wireSuite),
]

/// `Benchmarks [--json] [--filter NAME]`: a table, or a line of JSON for each case and ratio.
@main
struct Benchmarks {
    static func main() {
        var isJSON = false
        var filter = ""
        var arguments = CommandLine.arguments.dropFirst()
        while let argument = arguments.popFirst() {
            switch argument {
            case "--json": isJSON = true
            case "--filter": filter = arguments.popFirst() ?? ""
            default:
                print("usage: Benchmarks [--json] [--filter NAME]")
                print("NAME is a suite (\(suites.map(\.name).joined(separator: ", "))) or a part of a case's name.")
                return
            }
        }
        for (name, make) in suites {
            let isSuite = name == filter
            // A filter that names another suite needs none of this one's input.
            let named = filter.split(separator: ".").first.map(String.init) ?? ""
            if !isSuite, named != name, suites.contains(where: { $0.name == named }) { continue }
            let suite = make()
            var measurements: [String: Measurement] = [:]
            for benchmark in suite.cases where filter.isEmpty || isSuite || benchmark.name.contains(filter) {
                let measurement = measured(benchmark)
                measurements[benchmark.name] = measurement
                print(isJSON ? line(for: measurement) : row(for: measurement))
            }
            for ratio in suite.ratios {
                guard let of = measurements[ratio.of], let to = measurements[ratio.to] else { continue }
                let value = of.minimum / to.minimum
                print(isJSON ? line(for: ratio, value) : row(for: ratio, value))
            }
        }
    }

    private static func row(for measurement: Measurement) -> String {
        let median = padded("\(fixed(measurement.median / 1e6, 3)) ms", 14, fromLeft: true)
        let minimum = padded("min \(fixed(measurement.minimum / 1e6, 3)) ms", 18, fromLeft: true)
        return "\(padded(measurement.name, 34))\(median)\(minimum)  \(measurement.rate)"
    }

    private static func row(for ratio: Ratio, _ value: Double) -> String {
        "\(padded(ratio.name, 34))\(padded("\(fixed(value, 2)) x", 14, fromLeft: true))  (\(ratio.bar))"
    }

    private static func padded(_ text: String, _ width: Int, fromLeft: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(0, width - text.count))
        return fromLeft ? padding + text : text + padding
    }

    private static func line(for measurement: Measurement) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("case")
        writer.string(measurement.name)
        writer.key("median_ns")
        writer.number(measurement.median)
        writer.key("minimum_ns")
        writer.number(measurement.minimum)
        writer.key("runs")
        writer.integer(measurement.times.count)
        switch measurement.work {
        case .bytes(let count):
            writer.key("bytes")
            writer.integer(count)
        case .items(let count, let noun):
            writer.key("items")
            writer.integer(count)
            writer.key("noun")
            writer.string(noun)
        }
        writer.endObject()
        return writer.text
    }

    private static func line(for ratio: Ratio, _ value: Double) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("ratio")
        writer.string(ratio.name)
        writer.key("value")
        writer.number(value)
        writer.key("bar")
        writer.string(ratio.bar)
        writer.endObject()
        return writer.text
    }
}
