import Foundation

/// A terminal without a screen: what is written to ``terminal`` can be read here. Who writes more than some 4 KB before
/// that waits.
final class PseudoTerminal {
    enum Failure: Error {
        case notAvailable(Int32)
    }

    /// The descriptor that is a terminal to who writes to it.
    let terminal: Int32
    private let screen: Int32

    init(columns: UInt16) throws {
        var size = winsize()
        size.ws_col = columns
        size.ws_row = 24
        var (screen, terminal): (Int32, Int32) = (-1, -1)
        guard openpty(&screen, &terminal, nil, nil, &size) == 0 else { throw Failure.notAvailable(errno) }
        (self.screen, self.terminal) = (screen, terminal)
    }

    deinit {
        close(terminal)
        close(screen)
    }

    /// What has been written by now, or within the time when that is nothing yet.
    func written(within milliseconds: Int32 = 0) -> String {
        var result: [UInt8] = []
        var wait = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
        var timeout = milliseconds
        while poll(&wait, 1, timeout) > 0 {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(screen, &buffer, buffer.count)
            if count <= 0 { break }
            result += buffer[..<count]
            timeout = 0
        }
        return String(decoding: result, as: UTF8.self)
    }
}
