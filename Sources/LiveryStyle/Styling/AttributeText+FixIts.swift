import LiverySource
import LiveryTree

extension AttributeText {
    /// The fix-its that can be made in the payload: a text with escapes has other offsets there, and an edit that needs an
    /// escape would break the JSON around it.
    package func fixIts(among fixIts: [FixIt]) -> [FixIt] {
        guard escapes == nil else { return [] }
        return fixIts.filter { fixIt in
            fixIt.edits.allSatisfy { edit in
                edit.replacement.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
            }
        }
    }

    /// Fix-its of the text as edits of the payload.
    package func hosted(_ fixIts: [FixIt]) -> [FixIt] {
        self.fixIts(among: fixIts).map { fixIt in
            var fixIt = fixIt
            for index in fixIt.edits.indices { fixIt.edits[index].range = location(of: fixIt.edits[index].range).range }
            return fixIt
        }
    }
}
