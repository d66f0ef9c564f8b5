import Livery

/// Reading the shipped catalogue, which every run of the tool does once.
func catalogueSuite() -> Suite {
    let file = Catalogue.swiftUI.type(named: "View")?.location.file ?? SourceFile(path: "catalogue", bytes: [])
    return Suite(cases: [
        Case(name: "catalogue.read", work: .bytes(file.bytes.count)) { sink(Catalogue(reading: [file])) }
    ])
}
