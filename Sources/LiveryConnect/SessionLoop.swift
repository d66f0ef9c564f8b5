import LiveryCommandLine
import LiveryPreview
import LiverySession
import LiverySource
import LiveryStyle
import LiveryTree

/// Shows what happens in a session and does what is typed, until one of them ends it. Used by one task.
final class SessionLoop {
    /// How long a close frame may take to be sent, which the transport does while the process goes on, and updates to come from
    /// a session that has ended.
    static let closingTime: Duration = .milliseconds(100)

    private let session: LiveSessionCoordinator
    private let origin: String
    private let isOnce: Bool
    private let recorder: TrafficRecorder?
    private var output: any SessionOutput

    /// The page as it was last shown; nil while none has come.
    private var page: StyledTree?
    private var updateCount = 0
    /// The line that came before there was a page.
    private var waiting: (line: String, finish: () -> Void)?

    init(
        session: LiveSessionCoordinator, origin: String, isOnce: Bool, recorder: TrafficRecorder?,
        output: any SessionOutput
    ) {
        self.session = session
        self.origin = origin
        self.isOnce = isOnce
        self.recorder = recorder
        self.output = output
    }

    func run(_ events: SessionEvents, in console: Console) async -> ExitStatus {
        for await delivery in events.stream {
            let status: ExitStatus?
            switch delivery.event {
            case .line(let line):
                // It finishes the delivery.
                status = await take(line, delivery.finish, in: console)
            case .state(let state):
                show(state, events, in: console)
                delivery.finish()
                status = nil
            case .update(let update):
                status = await show(update, in: console)
                delivery.finish()
            // Who has typed is gone; nobody has when lines come from elsewhere.
            case .endOfInput: status = InputLines.areTyped ? await finish(in: console) : nil
            case .interruption: status = await finish(in: console)
            case .deadline:
                console.report(error: "no tree has come in time")
                _ = await finish(in: console)
                status = .failure
            case .end(let end): status = await finish(after: end, in: console)
            }
            if let status { return status }
            if console.output.isClosed { return await finish(in: console) }
        }
        return .success
    }

    // MARK: What the server does

    private func show(_ state: LiveSessionState, _ events: SessionEvents, in console: Console) {
        switch state {
        // What ends the session here shows it.
        case .closed(.disconnected): break
        // What came before the end may still be on its way.
        case .closed(let end): events.deliver(.end(end), after: Self.closingTime)
        case .idle, .connecting, .connected, .waiting: output.show(state, in: console)
        }
    }

    /// Shows what is new.
    ///
    /// - Parameter update: What has come besides the page, which is shown as it is now, also when the update is older.
    private func show(_ update: LiveUpdate?, in console: Console) async -> ExitStatus? {
        let current = await session.page()
        let marks = PreviewMarks(from: page ?? StyledTree(WidgetTree(), stylesheet: current.stylesheet), to: current)
        let effects = update?.effects ?? []
        let diagnostics = update?.diagnostics ?? DiagnosticLog()
        let hasNews = !marks.isEmpty || !effects.isEmpty || !diagnostics.isEmpty
        guard hasNews else { return nil }
        let isFirst = page == nil
        let hasPage = !current.tree.roots.isEmpty
        if isOnce, !hasPage {
            console.report(VisibleText.escapingLines(diagnostics.text))
            return nil
        }
        var views = update?.views
        if views == nil { views = await session.liveViews.withRoots }
        updateCount += 1
        output.show(
            PageUpdate(
                number: updateCount, location: await session.location, page: current, marks: marks,
                isFirst: isFirst, views: views ?? [], effects: effects,
                droppedEffectCount: update?.droppedEffectCount ?? 0, diagnostics: diagnostics),
            in: console)
        guard hasPage else { return nil }
        page = current
        if isOnce { return await finish(in: console) }
        guard let waiting = waiting.take() else { return nil }
        return await take(waiting.line, waiting.finish, in: console)
    }

    // MARK: What a person does

    /// Does what a line says, at once or when there is a page.
    ///
    /// - Parameter finish: Called when it is done: no other line is read before.
    private func take(_ line: String, _ finish: @escaping () -> Void, in console: Console) async -> ExitStatus? {
        do throws(SessionCommandError) {
            if !isOnce, let command = try SessionCommand(parsing: line) {
                if command == .quit { return await self.finish(in: console) }
                guard let page else {
                    waiting = (line, finish)
                    return nil
                }
                if let answer = await carryOut(command, on: page) { output.show(answer, in: console) }
            }
        } catch {
            output.show(.error("\(error)"), in: console)
        }
        finish()
        return nil
    }

    private func carryOut(_ command: SessionCommand, on page: StyledTree) async -> SessionAnswer? {
        do throws(LiveSessionError) {
            switch command {
            case .tap(let path, let prop):
                recorder?.note(prop == "on_tap" ? "tap \(path)" : "trigger \(prop) of \(path)")
                return try await trigger(prop, at: path)
            case .event(let name, let payload, let id):
                recorder?.note("event \(name)")
                if let id {
                    guard let view = await session.view(withID: id) else { return .error("there is no view '\(id)'") }
                    try await view.send(event: name, payload: payload)
                } else {
                    try await session.send(event: name, payload: payload)
                }
            case .navigate(let path):
                recorder?.note("navigate \(path)")
                try await session.navigate(to: LiveLocation(path))
            case .back:
                recorder?.note("back")
                try await session.back()
            case .forward:
                recorder?.note("forward")
                try await session.forward()
            case .tree: return .page(page)
            case .views: return .views(await session.liveViews.withRoots, page)
            case .diagnostics: return .diagnostics(await session.diagnostics)
            case .help: return .text(SessionCommand.summary)
            case .quit: break
            }
        } catch {
            // Control-C ends what waits for the network, which is nothing to complain of.
            guard await session.state != .closed(.disconnected) else { return nil }
            return .error(SessionWords.text(of: error))
        }
        return nil
    }

    /// Does what a prop says, of the node that is at a path now: what was last shown may be older.
    private func trigger(_ prop: String, at path: String) async throws(LiveSessionError) -> SessionAnswer? {
        while true {
            let node: NodeID
            do throws(NodePathError) {
                node = try await session.page().tree.find(NodePath(parsing: path))
            } catch {
                return .error(error.message)
            }
            do throws(LiveSessionError) {
                try await session.trigger(prop: prop, on: node)
                return nil
            } catch {
                // Another page has come meanwhile.
                guard error == .command(.noSuchNode) else { throw error }
            }
        }
    }

    /// Shows what came right before a session ended by itself, and gives its status.
    private func finish(after end: ConnectionEnd, in console: Console) async -> ExitStatus {
        if let status = await show(nil, in: console) { return status }
        output.show(.closed(end), in: console)
        // Statics are saved.
        await session.disconnect()
        guard case .closed(code: 1000, reason: _) = end, page != nil || !isOnce else { return .failure }
        return .success
    }

    /// Closes the connection, and gives the status of a session that was ended here.
    private func finish(in console: Console) async -> ExitStatus {
        await session.disconnect()
        if !isOnce { output.show(.closed(.disconnected), in: console) }
        try? await Task.sleep(for: Self.closingTime)
        return .success
    }
}

extension [LiveViewCoordinator] {
    /// The views with their roots, as far as they are still there.
    fileprivate var withRoots: [LiveView] {
        get async {
            var views: [LiveView] = []
            for view in self {
                if let root = await view.root { views.append(LiveView(id: view.id, root: root)) }
            }
            return views
        }
    }
}
