#if canImport(CLibwebsockets)
    /// Elements that are taken in the order in which they came. Adding and taking are O(1), amortised.
    struct Queue<Element> {
        private var elements: [Element?] = []
        /// How many at the front of `elements` have been taken: removing each by itself would move all others.
        private var takenCount = 0

        mutating func append(_ element: Element) { elements.append(element) }

        /// Takes the first element, if there is one.
        mutating func popFirst() -> Element? {
            guard takenCount < elements.count else { return nil }
            let element = elements[takenCount].take()
            takenCount += 1
            if takenCount > elements.count / 2 {
                elements.removeFirst(takenCount)
                takenCount = 0
            }
            return element
        }
    }
#endif
