#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes all bytes to a descriptor, as far as someone reads them.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

let result = CatalogueDump.run(
    Array(CommandLine.arguments.dropFirst()), usesColor: isatty(2) == 1 && getenv("NO_COLOR") == nil)
writeAll(Array(result.errors.utf8), to: 2)
writeAll(result.output, to: 1)
exit(result.status.rawValue)
